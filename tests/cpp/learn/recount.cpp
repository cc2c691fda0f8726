#include "learn/recount.h"

#include <map>
#include <set>
#include <vector>

namespace sudominoku::test {
namespace {

using textbook::Algorithm;
using textbook::Counters;

bool shareHouse(Cell a, Cell b) {
  const bool sameBox = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || sameBox);
}

class Recount {
 public:
  Recount(Algorithm algorithm, const Puzzle& puzzle, std::uint64_t maxSolutions)
      : algorithm_(algorithm), maxSolutions_(maxSolutions) {
    if (const auto* sudominoku = std::get_if<Sudominoku>(&puzzle)) {
      board_ = digitsOf(sudominoku->givens());
      for (const Placement& domino : sudominoku->dominoes) {
        used_.insert(std::minmax(domino.firstDigit, domino.secondDigit));
      }
    } else {
      board_ = digitsOf(std::get<Sudoku>(puzzle).givens);
      given_ = board_;
    }
  }

  Counters run() {
    const auto givens = static_cast<std::uint64_t>(
        std::count_if(given_.begin(), given_.end(), [](int digit) { return digit != 0; }));
    switch (algorithm_) {
      case Algorithm::sudokuFewestFirst:
        counters_.calls = givens;
        fewest();
        break;
      case Algorithm::sudokuSingles:
        counters_.calls = givens;
        singles();
        break;
      case Algorithm::sudokuExactCover:
        counters_.calls = givens;
        sudokuCover();
        break;
      case Algorithm::sudominokuPost:
      case Algorithm::sudominokuRightDown:
        dominoes(0);
        break;
      case Algorithm::sudominokuMostConstrained:
        mostConstrained();
        break;
      case Algorithm::sudominokuExactCover:
        dominoCover();
        break;
      default:
        rowMajor(0);
    }
    return counters_;
  }

 private:
  static std::vector<int> digitsOf(const Grid& grid) {
    return {grid.digits().begin(), grid.digits().end()};
  }

  bool isFree(Cell cell, int digit) const {
    for (Cell other = 0; other < 81; ++other) {
      if (shareHouse(cell, other) && board_[other] == digit) return false;
    }
    return true;
  }

  /// How many looks it takes until the digit is met, or the end of the cells to look at.
  static std::uint64_t looks(const std::vector<bool>& meets) {
    std::uint64_t looks = 0;
    for (const bool met : meets) {
      ++looks;
      if (met) break;
    }
    return looks;
  }

  std::uint64_t readsOf(Cell cell, int digit) const {
    std::vector<bool> row, column, box, all;
    const int corner = cell / 27 * 27 + cell % 9 / 3 * 3;
    for (int i = 0; i < 9; ++i) {
      row.push_back(board_[cell / 9 * 9 + i] == digit);
      column.push_back(board_[i * 9 + cell % 9] == digit);
      box.push_back(board_[corner + i / 3 * 9 + i % 3] == digit);
    }
    const auto any = [](const std::vector<bool>& meets) {
      return std::count(meets.begin(), meets.end(), true) > 0;
    };
    switch (algorithm_) {
      case Algorithm::sudokuBlankList:
        all = row;
        all.insert(all.end(), column.begin(), column.end());
        all.insert(all.end(), box.begin(), box.end());
        return looks(all);
      case Algorithm::sudokuUsedTables:
        return looks({any(row), any(column), any(box)});
      case Algorithm::sudokuBlankStack:
        for (Cell other = 0; other < 81; ++other) {
          all.push_back(shareHouse(cell, other) && board_[other] == digit);
        }
        return looks(all);
      case Algorithm::sudominokuPost:
      case Algorithm::sudominokuRightDown:
        for (Cell other = 0; other < 81; ++other) {
          if (shareHouse(cell, other)) all.push_back(board_[other] == digit);
        }
        return looks(all);
      default:
        return 0;
    }
  }

  bool found() { return ++counters_.solutions == maxSolutions_; }

  bool rowMajor(Cell cell) {
    ++counters_.calls;
    if (cell == 81) return found();
    if (given_[cell] != 0) return rowMajor(cell + 1);
    const bool inSets =
        algorithm_ == Algorithm::sudokuCandidateSet || algorithm_ == Algorithm::sudokuMasks;
    if (inSets) counters_.reads += algorithm_ == Algorithm::sudokuMasks ? 3 : 27;
    for (int digit = 1; digit <= 9; ++digit) {
      counters_.reads += readsOf(cell, digit);
      if (!isFree(cell, digit)) {
        counters_.rejected += !inSets;
        continue;
      }
      ++counters_.placed;
      board_[cell] = digit;
      if (rowMajor(cell + 1)) return true;
      board_[cell] = 0;
    }
    ++counters_.backUps;
    return false;
  }

  std::vector<int> candidatesOf(Cell cell) const {
    std::vector<int> candidates;
    for (int digit = 1; digit <= 9; ++digit) {
      if (board_[cell] == 0 && isFree(cell, digit)) candidates.push_back(digit);
    }
    return candidates;
  }

  /// The blank with the fewest candidates, the first of equals; 81: there is no blank.
  Cell bestBlank() const {
    Cell best = 81;
    for (Cell cell = 80; cell >= 0; --cell) {
      if (board_[cell] != 0) continue;
      if (best == 81 || candidatesOf(cell).size() <= candidatesOf(best).size()) best = cell;
    }
    return best;
  }

  bool fewest() {
    ++counters_.calls;
    const Cell cell = bestBlank();
    if (cell == 81) return found();
    counters_.reads += 3 + 3 * std::count(board_.begin(), board_.end(), 0);
    for (const int digit : candidatesOf(cell)) {
      ++counters_.placed;
      board_[cell] = digit;
      if (fewest()) return true;
      board_[cell] = 0;
    }
    ++counters_.backUps;
    return false;
  }

  /// Fills in one digit that follows. 0: none does; −1: a contradiction.
  int deduce() {
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board_[cell] == 0 && candidatesOf(cell).empty()) return -1;
    }
    for (Cell first = 0; first < 81; ++first) {
      for (const auto& sameHouse :
           {+[](Cell a, Cell b) { return a / 9 == b / 9; },
            +[](Cell a, Cell b) { return a % 9 == b % 9; },
            +[](Cell a, Cell b) { return a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3; }}) {
        for (int digit = 1; digit <= 9; ++digit) {
          std::vector<Cell> places;
          bool stands = false;
          for (Cell cell = 0; cell < 81; ++cell) {
            if (!sameHouse(first, cell)) continue;
            stands = stands || board_[cell] == digit;
            if (board_[cell] == 0 && isFree(cell, digit)) places.push_back(cell);
          }
          if (stands) continue;
          if (places.empty()) return -1;
          if (places.size() > 1) continue;
          board_[places[0]] = digit;
          return 1;
        }
      }
      const auto candidates = candidatesOf(first);
      if (candidates.size() != 1) continue;
      board_[first] = candidates[0];
      return 1;
    }
    return 0;
  }

  bool singles() {
    ++counters_.calls;
    const auto before = board_;
    int deduced = 1;
    while (deduced > 0) deduced = deduce();
    bool over = false;
    const Cell cell = bestBlank();
    if (deduced == 0 && cell == 81) {
      over = found();
      if (over) return true;
    } else {
      const auto after = board_;
      if (deduced == 0) {
        for (const int digit : candidatesOf(cell)) {
          ++counters_.placed;
          board_[cell] = digit;
          if (singles()) return true;
          board_ = after;
        }
      }
      ++counters_.backUps;
    }
    board_ = before;
    return false;
  }

  /// Every item with the options that cover it, both in ascending order.
  using Cover = std::map<int, std::set<std::vector<int>>>;

  bool cover(const Cover& left) {
    ++counters_.calls;
    if (left.empty()) return found();
    const auto best = std::min_element(left.begin(), left.end(), [](const auto& a, const auto& b) {
      return a.second.size() < b.second.size();
    });
    for (const std::vector<int>& option : best->second) {
      // The head says which option it is; the items follow.
      counters_.placed += option.size() / 4;
      Cover next = left;
      for (std::size_t i = 1; i < option.size(); ++i) {
        for (const std::vector<int>& gone : left.at(option[i])) {
          for (std::size_t j = 1; j < gone.size(); ++j) {
            if (const auto item = next.find(gone[j]); item != next.end()) item->second.erase(gone);
          }
        }
        next.erase(option[i]);
      }
      if (cover(next)) return true;
    }
    ++counters_.backUps;
    return false;
  }

  static std::vector<int> itemsOf(Cell cell, int digit) {
    const int box = cell / 27 * 3 + cell % 9 / 3;
    return {cell, 81 + cell / 9 * 9 + digit - 1, 81 + 81 + cell % 9 * 9 + digit - 1,
            81 + 162 + box * 9 + digit - 1};
  }

  /// Items that the board lacks; `dominoes` of them, too.
  Cover itemsLacking(bool dominoes) const {
    Cover cover;
    for (int item = 0; item < 324; ++item) cover[item];
    for (int low = 1, item = 324; dominoes && low < 9; ++low) {
      for (int high = low + 1; high <= 9; ++high, ++item) {
        if (used_.count({low, high}) == 0) cover[item];
      }
    }
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board_[cell] == 0) continue;
      for (const int item : itemsOf(cell, board_[cell])) cover.erase(item);
    }
    return cover;
  }

  static void add(Cover& cover, const std::vector<int>& option) {
    for (std::size_t i = 1; i < option.size(); ++i) {
      if (cover.count(option[i]) == 0) return;
    }
    for (std::size_t i = 1; i < option.size(); ++i) cover[option[i]].insert(option);
  }

  void sudokuCover() {
    Cover lacking = itemsLacking(false);
    for (int option = 0; option < 729; ++option) {
      std::vector<int> all{option};
      for (const int item : itemsOf(option / 9, option % 9 + 1)) all.push_back(item);
      add(lacking, all);
    }
    cover(lacking);
  }

  void dominoCover() {
    Cover lacking = itemsLacking(true);
    int number = 0;
    for (Cell cell = 0; cell < 81; ++cell) {
      for (const Cell beside : {cell + 1, cell + 9}) {
        if (beside > 80 || (beside == cell + 1 && beside % 9 == 0)) continue;
        for (int digit = 1; digit <= 9; ++digit) {
          for (int other = 1; other <= 9; ++other) {
            if (other == digit) continue;
            std::vector<int> all{number++, 324 + dominoOf(digit, other)};
            for (const int item : itemsOf(cell, digit)) all.push_back(item);
            for (const int item : itemsOf(beside, other)) all.push_back(item);
            add(lacking, all);
          }
        }
      }
    }
    cover(lacking);
  }

  std::vector<Cell> neighbours(Cell cell) const {
    std::vector<Cell> cells;
    if (cell >= 9) cells.push_back(cell - 9);
    if (cell % 9 > 0) cells.push_back(cell - 1);
    if (cell % 9 < 8) cells.push_back(cell + 1);
    if (cell < 72) cells.push_back(cell + 9);
    return cells;
  }

  bool dominoes(Cell from) {
    ++counters_.calls;
    const Cell cell =
        static_cast<Cell>(std::find(board_.begin() + from, board_.end(), 0) - board_.begin());
    if (cell == 81) return found();
    for (int digit = 1; digit <= 9; ++digit) {
      counters_.reads += readsOf(cell, digit);
      if (!isFree(cell, digit)) {
        ++counters_.rejected;
        continue;
      }
      ++counters_.placed;
      board_[cell] = digit;
      for (const Cell beside : neighbours(cell)) {
        if (beside < cell && algorithm_ == Algorithm::sudominokuRightDown) continue;
        ++counters_.reads;
        if (board_[beside] == 0 && besides(cell, beside)) return true;
      }
      board_[cell] = 0;
    }
    ++counters_.backUps;
    return false;
  }

  bool besides(Cell cell, Cell beside) {
    for (int other = 1; other <= 9; ++other) {
      if (other == board_[cell]) continue;
      ++counters_.reads;
      const std::pair<int, int> domino = std::minmax(other, board_[cell]);
      if (used_.count(domino) > 0) {
        ++counters_.rejected;
        continue;
      }
      counters_.reads += readsOf(beside, other);
      if (!isFree(beside, other)) {
        ++counters_.rejected;
        continue;
      }
      ++counters_.placed;
      board_[beside] = other;
      used_.insert(domino);
      if (dominoes(cell + 1)) return true;
      used_.erase(domino);
      board_[beside] = 0;
    }
    return false;
  }

  std::vector<Placement> waysToFill(Cell cell) const {
    std::vector<Placement> ways;
    for (const Cell beside : neighbours(cell)) {
      for (const int digit : candidatesOf(cell)) {
        for (const int other : candidatesOf(beside)) {
          if (other == digit || used_.count(std::minmax(digit, other)) > 0) continue;
          ways.push_back({cell, beside, digit, other});
        }
      }
    }
    return ways;
  }

  bool mostConstrained() {
    ++counters_.calls;
    Cell best = 81;
    std::size_t fewest = 1000;
    for (Cell cell = 0; cell < 81 && fewest > 0; ++cell) {
      if (board_[cell] != 0) continue;
      counters_.reads += 3;
      for (const Cell beside : neighbours(cell)) {
        if (board_[beside] == 0) counters_.reads += 3 + candidatesOf(cell).size();
      }
      const std::size_t ways = waysToFill(cell).size();
      if (ways >= fewest) continue;
      best = cell;
      fewest = ways;
    }
    if (best == 81) return found();
    for (const Cell beside : neighbours(best)) {
      if (board_[beside] != 0) continue;
      counters_.reads += 3;
      for (const int digit : candidatesOf(best)) {
        counters_.reads += 4;
        for (const int other : candidatesOf(beside)) {
          const std::pair<int, int> domino = std::minmax(digit, other);
          if (other == digit || used_.count(domino) > 0) continue;
          counters_.placed += 2;
          board_[best] = digit;
          board_[beside] = other;
          used_.insert(domino);
          if (mostConstrained()) return true;
          used_.erase(domino);
          board_[best] = board_[beside] = 0;
        }
      }
    }
    ++counters_.backUps;
    return false;
  }

  Algorithm algorithm_;
  std::uint64_t maxSolutions_;
  std::vector<int> board_;
  std::vector<int> given_;
  std::set<std::pair<int, int>> used_;
  Counters counters_;
};

}  // namespace

Counters recount(Algorithm algorithm, const Puzzle& puzzle, std::uint64_t maxSolutions) {
  return Recount(algorithm, puzzle, maxSolutions).run();
}

}  // namespace sudominoku::test

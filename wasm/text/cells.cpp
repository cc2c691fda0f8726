#include "text/cells.h"

#include <algorithm>
#include <string>
#include <utility>

#include "text/line_shape.h"

namespace sudominoku::text {

CellText cellText(char symbol, Place place) {
  CellText cell;
  cell.place = place;
  if (symbol >= '1' && symbol <= '9') {
    cell.kind = CellText::Kind::given;
    cell.digits = DigitSet::of(symbol - '0');
  }
  return cell;
}

CellText marksText(std::string_view digits, Place place) {
  CellText cell;
  cell.place = place;
  for (const char c : digits) {
    if (c >= '1' && c <= '9') cell.digits = cell.digits.with(c - '0');
  }
  if (!cell.digits.empty()) cell.kind = CellText::Kind::marks;
  return cell;
}

bool isGridText(std::string_view text) { return gridTextCells(text) == kCells; }

int gridTextCells(std::string_view text) {
  int cells = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("\\n") || text.substr(i).starts_with("\\r")) {
      ++i;
    } else if (isCellValue(text[i])) {
      ++cells;
    } else if (text[i] != ' ' && text[i] != '|') {
      return 0;
    }
  }
  return cells;
}

bool isMiscountedGrid(std::string_view text) {
  const int cells = gridTextCells(text);
  // Without a digit it may be a rule.
  return cells != kCells && cells >= kCells - kSize && cells <= kCells + kSize &&
         hasAnyOf(text, "123456789");
}

std::vector<CellText> wholeGridCells(std::string_view text, int line, int column) {
  std::vector<CellText> cells;
  cells.reserve(kCells);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!isCellValue(text[i])) continue;
    cells.push_back(cellText(text[i], {line, column + static_cast<int>(i), 1}));
  }
  return cells;
}

void bringIntoRows(std::vector<CellText>& cells, std::string_view label, std::string_view raw) {
  static constexpr std::string_view columns =
      "col cols column columns vertical spalte columna colonne coluna";
  static constexpr std::string_view boxes =
      "box boxes block blocks square region nonet subgrid kasten";
  static constexpr std::string_view koreanBoxes = "박스 상자 블록";
  int firstHouse = 0;
  if (contains(raw, "세로")) firstHouse = kFirstColumn;
  if (containsAny(raw, koreanBoxes)) firstHouse = kFirstBox;
  for (std::size_t at = raw.find("열"); at < raw.size(); at = raw.find("열", at + 1)) {
    // An array is none, nor is a list.
    const std::string_view before = raw.substr(0, at);
    if (!before.ends_with("배") && !before.ends_with("나")) firstHouse = kFirstColumn;
  }
  for (std::size_t at = 0; true;) {
    const std::string word = lowerOf(nextRun(label, at, isAsciiLetter));
    if (word.empty() || word == "row") break;
    if (placeOfWord(columns, word) >= 0) firstHouse = kFirstColumn;
    if (placeOfWord(boxes, word) >= 0) firstHouse = kFirstBox;
    // `c` alone marks comments in many a file, and stands in the names of versions: `a1c2d`.
    const std::size_t begin = at - word.size();
    const bool isWithin = begin > 0 && isAsciiDigit(label[begin - 1]);
    if (isWithin || label.find_first_of("0123456789", at) > at + 1) continue;
    if (word == "c") firstHouse = kFirstColumn;
    if (word == "b") firstHouse = kFirstBox;
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    // Where one cell goes to another's place, that one goes to its.
    const std::size_t place = kHouseCells[firstHouse + static_cast<int>(i) / kSize][i % kSize];
    if (i < place) std::swap(cells[i], cells[place]);
  }
}

void settleLoneMarks(std::vector<CellText>& cells) {
  const auto isLone = [](const CellText& cell) {
    return cell.kind == CellText::Kind::marks && cell.digits.size() == 1;
  };
  const auto isStruckFromPeers = [&](Cell cell) {
    const auto& peers = kPeerCells[cell];
    return std::none_of(peers.begin(), peers.end(), [&](Cell peer) {
      return cells[peer].digits.size() > 1 && !(cells[peer].digits & cells[cell].digits).empty();
    });
  };
  std::vector<Cell> lone;
  std::vector<Cell> placed;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!isLone(cells[cell])) continue;
    lone.push_back(cell);
    if (isStruckFromPeers(cell)) placed.push_back(cell);
  }
  const bool hasGivens = std::any_of(cells.begin(), cells.end(), [](const CellText& cell) {
    return cell.kind == CellText::Kind::given;
  });
  for (const Cell cell : placed.empty() && !hasGivens ? lone : placed)
    cells[cell].kind = CellText::Kind::given;
}

void addPuzzle(Reading& reading, const ReadOptions& options, const std::vector<CellText>& cells,
               Format format, int firstLine, int lastLine) {
  ReadPuzzle read{Sudoku(), format, firstLine, lastLine};
  auto& sudoku = std::get<Sudoku>(read.puzzle);
  const bool hasMarks = std::any_of(cells.begin(), cells.end(), [](const CellText& cell) {
    return cell.kind == CellText::Kind::marks;
  });
  for (Cell cell = 0; cell < kCells; ++cell) {
    const CellText& text = cells[cell];
    switch (text.kind) {
      case CellText::Kind::blank:
        break;
      case CellText::Kind::given:
        sudoku.givens.set(cell, text.digits.smallest());
        if (hasMarks) sudoku.candidates[cell] = text.digits;
        break;
      case CellText::Kind::placed:
        if (!read.entries) read.entries.emplace();
        read.entries->set(cell, text.digits.smallest());
        break;
      case CellText::Kind::marks:
        sudoku.candidates[cell] = text.digits;
        break;
    }
    if (options.places) read.places.push_back(text.place);
  }
  reading.puzzles.push_back(std::move(read));
}

const Grid* plainGridOf(const ReadPuzzle& read) {
  const auto* sudoku = std::get_if<Sudoku>(&read.puzzle);
  const bool isPlain = sudoku != nullptr && !read.entries && !sudoku->hasCandidates() &&
                       read.format != Format::pencilMarks && read.format != Format::candidateString;
  return isPlain ? &sudoku->givens : nullptr;
}

bool isPartOf(const Grid& part, const Grid& whole) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (part[cell] != 0 && part[cell] != whole[cell]) return false;
  }
  return true;
}

bool areCandidates(std::string_view nineSigns) {
  bool hasDigit = false;
  for (std::size_t i = 0; i < kSize; ++i) {
    const char c = nineSigns[i];
    if (c >= '1' && c <= '9') {
      if (c - '1' != static_cast<int>(i)) return false;
      hasDigit = true;
    } else if (!isCellValue(c)) {
      return false;
    }
  }
  return hasDigit;
}

bool mayBeCandidates(std::string_view line) {
  for (; areCandidates(line.substr(0, kSize)); line.remove_prefix(kSize)) {
    if (line.size() == kSize) return true;
  }
  return false;
}

}  // namespace sudominoku::text

#include "bind/make.h"

#include <variant>

#include "bind/from_js.h"
#include "bind/to_js.h"
#include "explain/path.h"
#include "make/canonical.h"
#include "make/complete.h"
#include "make/dice.h"
#include "make/minimise.h"
#include "make/sudoku.h"
#include "make/sudominoku.h"
#include "make/transform.h"
#include "make/worst.h"
#include "text/write.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

constexpr double kMostPuzzles = 1e6;
constexpr double kMostOrders = 1e4;

std::string stringOf(const val& options, const char* key) { return options[key].as<std::string>(); }

/// `maxTries`, 0: no limit.
make::Effort effortOf(const val& options) { return {.maxTries = limitOf(options, "maxTries")}; }

val toJs(const make::Tries& tries) {
  return Object().add("tries", tries.done).add("millis", tries.millis).take();
}

/// `level`, empty: any.
std::optional<explain::Level> levelIn(const val& options) {
  const std::string name = stringOf(options, "level");
  if (name.empty()) return std::nullopt;
  return named<explain::Level>(name, explain::kLevels);
}

make::SudokuWish sudokuWishOf(const val& options) {
  make::SudokuWish wish;
  wish.clues = static_cast<int>(counterOf(options, "clues", make::kMostClues));
  require(wish.clues == 0 || wish.clues >= make::kFewestClues);
  wish.symmetry = named<make::Symmetry>(stringOf(options, "symmetry"), make::kSymmetries);
  wish.isMinimal = options["minimal"].as<bool>();
  wish.level = levelIn(options);
  if (const std::string pattern = stringOf(options, "pattern"); !pattern.empty()) {
    require(pattern.size() == kCells);
    wish.pattern.emplace();
    for (Cell cell = 0; cell < kCells; ++cell) (*wish.pattern)[cell] = pattern[cell] != '0';
  }
  if (const std::string solution = stringOf(options, "solution"); !solution.empty()) {
    wish.solution = gridOf(solution);
    require(wish.solution->filledCount() == kCells && clashingCells(*wish.solution).empty());
  }
  return wish;
}

make::SudominokuWish sudominokuWishOf(const val& options) {
  make::SudominokuWish wish;
  wish.dominoes = static_cast<int>(counterOf(options, "dominoes", kDominoes));
  wish.symmetry = named<make::Symmetry>(stringOf(options, "symmetry"), make::kSymmetries);
  wish.isTilingUnique = options["oneTiling"].as<bool>();
  wish.isMinimal = options["minimal"].as<bool>();
  wish.isFewest = options["fewest"].as<bool>();
  wish.level = levelIn(options);
  return wish;
}

/// Empty: not rated.
template <typename PuzzleOfKind>
std::string_view levelOf(const PuzzleOfKind& puzzle, const Grid& solution, bool isRated) {
  return isRated ? nameOf(*explain::levelOfUnique(puzzle, solution)) : std::string_view();
}

val toJs(std::uint64_t number, const make::MadeSudoku& made, bool isRated) {
  return Object()
      .add("level", levelOf(Sudoku{.givens = made.puzzle}, made.solution, isRated))
      .add("number", number)
      .add("text", text::writeOneLine(made.puzzle, '.'))
      .add("givens", text::writeOneLine(made.puzzle))
      .add("count", made.puzzle.filledCount())
      .add("solution", text::writeOneLine(made.solution))
      .add("tiling", val::null())
      .take();
}

val toJs(std::uint64_t number, const make::MadeSudominoku& made, bool isRated) {
  return Object()
      .add("level", levelOf(made.puzzle, made.solution, isRated))
      .add("number", number)
      .add("text", wireTextOf(made.puzzle))
      .add("givens", text::writeOneLine(made.puzzle.givens()))
      .add("count", static_cast<int>(made.puzzle.dominoes.size()))
      .add("solution", text::writeOneLine(made.solution))
      .add("tiling", arrayOf(made.tiling))
      .take();
}

/// Makes a series; the tries of each puzzle are limited.
template <typename Make>
val seriesOf(const val& options, const val& onProgress, Make make) {
  const auto seed = counterOf(options, "seed", kLargestSeed);
  const auto first = counterOf(options, "first", kMostPuzzles);
  const auto count = counterOf(options, "count", kMostPuzzles);
  const bool isRated = options["rate"].as<bool>() || !stringOf(options, "level").empty();
  make::Effort effort = effortOf(options);
  const Stopwatch watch;
  std::uint64_t tries = 0;
  if (!onProgress.isNull()) {
    effort.monitor = [&](const make::Tries& ofPuzzle) {
      onProgress(toJs(make::Tries{tries + ofPuzzle.done, watch.millis()}));
      return true;
    };
  }
  val puzzles = val::array();
  int found = 0;
  for (std::uint64_t index = first; index < first + count; ++index) {
    make::Patience patience(effort);
    const auto made = make(make::seedOf(seed, index), patience);
    tries += patience.tries().done;
    if (made) puzzles.set(found++, toJs(index + 1, *made, isRated));
  }
  return Object()
      .add("puzzles", puzzles)
      .add("next", first + count)
      .add("tries", tries)
      .add("millis", watch.millis())
      .take();
}

val toJs(const make::WorstCase& worst, const make::Tries& tries) {
  return Object()
      .add("text", worst.calls == 0 ? std::string() : wireTextOf(worst.puzzle))
      .add("calls", worst.calls)
      .add("atTry", worst.atTry)
      .add("tries", tries.done)
      .add("millis", tries.millis)
      .take();
}

/// Nine different digits as an array of `least` to `least` + 8; none where there are none.
std::array<int, kSize> nineOf(const val& options, const char* key, int least,
                              const std::array<int, kSize>& none) {
  const std::string digits = stringOf(options, key);
  if (digits.empty()) return none;
  require(digits.size() == kSize);
  std::array<int, kSize> nine{};
  for (int i = 0; i < kSize; ++i) nine[i] = digits[i] - '1' + least;
  return nine;
}

}  // namespace

val makePuzzles(const val& options, const val& onProgress) {
  if (kindOf(options["kind"]) == PuzzleKind::sudoku) {
    const make::SudokuWish wish = sudokuWishOf(options);
    return seriesOf(options, onProgress, [&](std::uint64_t seed, make::Patience& patience) {
      return makeSudoku(wish, seed, patience);
    });
  }
  const make::SudominokuWish wish = sudominokuWishOf(options);
  return seriesOf(options, onProgress, [&](std::uint64_t seed, make::Patience& patience) {
    return makeSudominoku(wish, seed, patience);
  });
}

val worstCase(const val& options, const val& onProgress) {
  constexpr double kMostCalls = 1e9;
  make::WorstWish wish;
  wish.kind = kindOf(options["kind"]);
  wish.order = named<textbook::SearchOrder>(stringOf(options, "order"), textbook::kSearchOrders);
  wish.mostCalls = counterOf(options, "mostCalls", kMostCalls);
  wish.enough = counterOf(options, "enough", kMostCalls);
  wish.isUnique = options["unique"].as<bool>();
  wish.dominoes = static_cast<int>(counterOf(options, "dominoes", make::kMostWorstDominoes));
  make::Effort effort = effortOf(options);
  make::WorstCase best;
  if (!onProgress.isNull()) {
    effort.monitor = [&](const make::Tries& tries) {
      onProgress(toJs(best, tries));
      return true;
    };
  }
  make::Patience patience(effort);
  findWorstCase(wish, counterOf(options, "seed", kLargestSeed), patience,
                [&](const make::WorstCase& worse) { best = worse; });
  return toJs(best, patience.tries());
}

val minimise(const std::string& text, const val& options, const val& onProgress) {
  make::Effort effort;
  if (!onProgress.isNull()) {
    effort.monitor = [&](const make::Tries& tries) {
      onProgress(toJs(tries));
      return true;
    };
  }
  make::Patience patience(effort);
  const auto seed = counterOf(options, "seed", kLargestSeed);
  const int orders = static_cast<int>(counterOf(options, "orders", kMostOrders));
  return std::visit(
      [&](const auto& puzzle) {
        const auto result = make::minimised(puzzle, seed, orders, patience);
        return Object()
            .add("outcome", nameOf(result.outcome))
            .add("text", wireTextOf(result.puzzle))
            .take();
      },
      puzzleOf(text));
}

val complete(const std::string& text, const val& onProgress) {
  const solve::Effort effort{.monitor = monitorOf(onProgress)};
  return std::visit(
      [&](const auto& puzzle) {
        const auto result = make::completed(puzzle, effort);
        return Object()
            .add("outcome", nameOf(result.outcome))
            .add("text", wireTextOf(result.puzzle))
            .add("added", static_cast<int>(result.added.size()))
            .add("fewest", result.isFewest)
            .take();
      },
      puzzleOf(text));
}

std::string transform(const std::string& text, const val& options) {
  const val drawn = options["shuffle"];
  const auto isDrawn = [&](const char* what) {
    return drawn.call<bool>("includes", std::string(what));
  };
  SplitMix64 dice(counterOf(options, "seed", kLargestSeed));
  make::Transformation change =
      make::randomTransformation({isDrawn("turn"), isDrawn("bands"), isDrawn("rows"),
                                  isDrawn("stacks"), isDrawn("columns"), isDrawn("digits")},
                                 dice);
  if (const std::string turn = stringOf(options, "turn"); !turn.empty()) {
    change.turn = named<make::Turn>(turn, make::kTurns);
  }
  change.rows = nineOf(options, "rows", 0, change.rows);
  change.columns = nineOf(options, "columns", 0, change.columns);
  change.digits = nineOf(options, "digits", 1, change.digits);
  const Puzzle puzzle = puzzleOf(text);
  require(make::isOrderOfLines(change.rows) && make::isOrderOfLines(change.columns) &&
          make::isRenaming(change.digits));
  require(kindOf(puzzle) == PuzzleKind::sudoku ||
          (change.rows == make::kSameLines && change.columns == make::kSameLines));
  return std::visit([&](const auto& one) { return wireTextOf(change.of(one)); }, puzzle);
}

std::string canonicalText(const std::string& text) {
  const Puzzle puzzle = puzzleOf(text);
  if (const auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
    return text::writeOneLine(make::canonical(sudoku->givens), '.');
  }
  return wireTextOf(make::canonical(std::get<Sudominoku>(puzzle)));
}

}  // namespace sudominoku::bind

#include "bind/batch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

#include "bind/boards.h"
#include "bind/from_js.h"
#include "bind/to_js.h"
#include "text/chunk.h"
#include "text/source.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

constexpr std::size_t kMostDiagnostics = 1000;
constexpr double kMostNodes = 1e12;

/// What is read of a grid takes five times the memory of its line, so a long set is read and
/// searched in parts of so many bytes.
constexpr std::size_t kPartSize = std::size_t{128} << 10;

/// What was found, an element (or 81) for each puzzle.
struct Columns {
  std::size_t size() const { return kinds.size(); }
  void resize(std::size_t puzzles) {
    kinds.resize(puzzles);
    boards.resize(puzzles * kCells);
    outcomes.resize(puzzles);
    lines.resize(puzzles);
    guesses.resize(puzzles);
  }

  std::vector<std::uint8_t> kinds, boards, outcomes;
  std::vector<std::uint32_t> lines;
  std::vector<double> guesses;
};

val toJs(const Columns& columns) {
  return Object()
      .add("kinds", copyOf(columns.kinds))
      .add("lines", copyOf(columns.lines))
      .add("boards", copyOf(columns.boards))
      .add("outcomes", copyOf(columns.outcomes))
      .add("guesses", copyOf(columns.guesses))
      .take();
}

constexpr auto kSudominoku = static_cast<std::uint8_t>(PuzzleKind::sudominoku);

val lastKindOf(const std::vector<std::uint8_t>& kinds) {
  if (kinds.empty()) return val::null();
  return jsOf(kinds.back() == kSudominoku ? "sudominoku" : "sudoku");
}

/// How many puzzles came to each outcome.
using Tally = std::array<int, 1 + static_cast<std::size_t>(solve::Outcome::stopped)>;

Tally tallyOf(const std::vector<std::uint8_t>& outcomes) {
  Tally tally{};
  for (const std::uint8_t outcome : outcomes) ++tally[outcome];
  return tally;
}

void solveInto(Columns& columns, std::size_t at, const text::ReadPuzzle& read, int linesBefore,
               const solve::Request& request) {
  const auto keep = [&](const auto& answer, const Grid& givens, const Grid& solution) {
    columns.outcomes[at] = static_cast<std::uint8_t>(answer.outcome);
    columns.guesses[at] = static_cast<double>(answer.counters.guesses);
    const Board board = boardOf(givens, solution);
    std::copy(board.begin(), board.end(), &columns.boards[at * kCells]);
  };
  if (const auto* sudoku = std::get_if<Sudoku>(&read.puzzle)) {
    const solve::SudokuAnswer answer = solveSudoku(*sudoku, request);
    keep(answer, sudoku->givens, answer.solutions.empty() ? Grid() : answer.solutions.front());
  } else {
    const auto& puzzle = std::get<Sudominoku>(read.puzzle);
    const solve::SudominokuAnswer answer = solveSudominoku(puzzle, request);
    keep(answer, puzzle.givens(),
         answer.solutions.empty() ? Grid() : answer.solutions.front().grid);
  }
  columns.kinds[at] = static_cast<std::uint8_t>(kindOf(read.puzzle));
  columns.lines[at] = static_cast<std::uint32_t>(linesBefore + read.firstLine);
}

/// Different texts have different digests, as good as certainly: FNV-1a over words of eight bytes,
/// rotated, as a product's low bits say nothing of a factor's high ones.
std::uint32_t digestOf(std::string_view text) {
  constexpr std::uint64_t kPrime = 0x100000001b3;
  std::uint64_t digest = text.size();
  for (std::size_t at = 0; at < text.size(); at += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + at, std::min(sizeof word, text.size() - at));
    digest = std::rotl((digest ^ word) * kPrime, 29);
  }
  return static_cast<std::uint32_t>(digest ^ (digest >> 32));
}

/// Bytes of a text's first part.
std::size_t partOf(std::string_view text) {
  if (text.size() <= kPartSize) return text.size();
  const std::size_t cut = text::safeCutBetweenLines(text.substr(0, kPartSize));
  return cut != 0 ? cut : text.size();
}

/// What came of the puzzles of a text.
struct Answers {
  Columns columns;
  std::vector<text::Diagnostic> diagnostics;
  int lineBreaks = 0;
};

Answers solveAll(std::string_view text, bool isLast, const solve::Request& request) {
  Answers answers;
  auto& [columns, diagnostics, lineBreaks] = answers;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, partOf(text));
    text::Reading reading = text::read(part);
    const std::size_t before = columns.size();
    const std::size_t puzzles = reading.puzzles.size();
    columns.resize(before + puzzles);
    for (std::size_t i = 0; i < puzzles; ++i) {
      solveInto(columns, before + i, reading.puzzles[i], lineBreaks, request);
    }
    text.remove_prefix(part.size());
    for (text::Diagnostic& diagnostic : reading.diagnostics) {
      if (diagnostics.size() == kMostDiagnostics) break;
      if (!text::holdsForWhole(diagnostic, isLast && text.empty())) continue;
      text::moveDown(diagnostic, lineBreaks);
      diagnostics.push_back(std::move(diagnostic));
    }
    lineBreaks += text::lineBreaks(part);
  }
  return answers;
}

}  // namespace

val batch(const val& chunkBytes, const val& options, const val& onRead) {
  const Stopwatch watch;
  // Embind would make a std::string of a typed array byte by byte, and a vector would be cleared
  // first.
  const auto length = chunkBytes["length"].as<std::size_t>();
  const std::unique_ptr<char[]> bytes(new char[length]);
  val(emscripten::typed_memory_view(length, bytes.get())).call<val>("set", chunkBytes);
  const std::string_view chunk(bytes.get(), length);
  const bool isLast = options["isLast"].as<bool>();
  const std::size_t consumed = isLast ? chunk.size() : text::safeCut(chunk);
  const std::string_view text = chunk.substr(0, consumed);
  if (!onRead.isNull()) onRead(Object().add("consumed", static_cast<double>(consumed)).take());

  solve::Request request;
  request.order = orderOf(options);
  request.limits.maxSolutions = counterOf(options, "maxSolutions", kMostSolutions);
  request.limits.maxNodes = counterOf(options, "maxNodes", kMostNodes);
  const auto [columns, diagnostics, lineBreaks] = solveAll(text, isLast, request);

  const double millis = watch.millis();
  const double leastMicros = options["columnsFrom"].as<double>() * static_cast<double>(text.size());
  const auto cases = std::count(columns.kinds.begin(), columns.kinds.end(), kSudominoku);
  return Object()
      .add("consumed", static_cast<double>(consumed))
      .add("lineBreaks", lineBreaks)
      .add("puzzleCount", static_cast<double>(columns.size()))
      .add("digest", static_cast<double>(digestOf(text)))
      .add("tally", arrayOf(tallyOf(columns.outcomes), [](int puzzles) { return puzzles; }))
      .add("cases", static_cast<double>(cases))
      .add("lastKind", lastKindOf(columns.kinds))
      .add("columns", 1000 * millis >= leastMicros ? toJs(columns) : val::null())
      .add("diagnostics", toJs(diagnostics))
      .add("millis", millis)
      .take();
}

}  // namespace sudominoku::bind

#include "bind/batch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "bind/boards.h"
#include "bind/from_js.h"
#include "bind/to_js.h"
#include "text/chunk.h"
#include "text/source.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

constexpr std::size_t kMostDiagnostics = 1000;

/// What is read of a grid takes five times the memory of its line, so a long set is read and
/// searched in parts of so many bytes.
constexpr std::size_t kPartSize = std::size_t{128} << 10;

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
  return jsOf(nameOf(static_cast<PuzzleKind>(kinds.back())));
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

solve::Request batchRequestOf(const val& options) {
  solve::Request request;
  request.order = orderOf(options);
  request.limits.maxSolutions = counterOf(options, "maxSolutions", kMostSolutions);
  require(request.limits.maxSolutions > 0);
  request.limits.maxNodes = limitOf(options, "maxNodes");
  return request;
}

/// How all of a text is to be read.
text::ReadOptions readOptionsOf(const val& options) {
  const val as = options["as"];
  if (as.isNull()) return {};
  return {.as = named<text::Format>(as.as<std::string>(), text::kFormats)};
}

/// FNV-1a over words of eight bytes, rotated, as a product's low bits say nothing of a factor's
/// high ones.
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

}  // namespace

Piece::Piece(const val& bytes)
    : length_(bytes["length"].as<std::size_t>()), bytes_(new char[length_]) {
  val(emscripten::typed_memory_view(length_, bytes_.get())).call<val>("set", bytes);
}

Answers solveAll(std::string_view text, const val& options) {
  Answers answers{.digest = digestOf(text)};
  auto& [digest, columns, diagnostics, lineBreaks] = answers;
  const val expected = options["digest"];
  if (!expected.isNull() && expected.as<double>() != digest) return answers;
  const solve::Request request = batchRequestOf(options);
  const text::ReadOptions readOptions = readOptionsOf(options);
  const bool isLast = options["isLast"].as<bool>();
  while (!text.empty()) {
    const std::string_view part = text.substr(0, partOf(text));
    text::Reading reading = text::read(part, readOptions);
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

val batch(const val& pieceBytes, const val& options, const val& onRead) {
  const Stopwatch watch;
  const Piece piece(pieceBytes);
  const bool isLast = options["isLast"].as<bool>();
  const std::size_t consumed = isLast ? piece.text().size() : text::safeCut(piece.text());
  const std::string_view text = piece.text().substr(0, consumed);
  if (!onRead.isNull()) onRead(Object().add("consumed", static_cast<double>(consumed)).take());
  const auto [digest, columns, diagnostics, lineBreaks] = solveAll(text, options);

  const double millis = watch.millis();
  const double leastMicros = options["columnsFrom"].as<double>() * static_cast<double>(text.size());
  const auto cases = std::count(columns.kinds.begin(), columns.kinds.end(), kSudominoku);
  return Object()
      .add("consumed", static_cast<double>(consumed))
      .add("lineBreaks", lineBreaks)
      .add("puzzleCount", static_cast<double>(columns.size()))
      .add("digest", static_cast<double>(digest))
      .add("tally", arrayOf(tallyOf(columns.outcomes)))
      .add("cases", static_cast<double>(cases))
      .add("lastKind", lastKindOf(columns.kinds))
      .add("columns", 1000 * millis >= leastMicros ? toJs(columns) : val::null())
      .add("diagnostics", toJs(diagnostics))
      .add("millis", millis)
      .take();
}

}  // namespace sudominoku::bind

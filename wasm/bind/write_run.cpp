#include "bind/write_run.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bind/batch.h"
#include "bind/boards.h"
#include "bind/from_js.h"
#include "bind/to_js.h"
#include "text/write.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;
using solve::Outcome;

/// `FileFormat`: what is not an output format is the table of a batch.
constexpr std::string_view kTable = "table";

Columns columnsOf(const val& columns) {
  const auto bytes = [&columns](const char* key) {
    return emscripten::convertJSArrayToNumberVector<std::uint8_t>(columns[key]);
  };
  Columns found;
  found.kinds = bytes("kinds");
  found.boards = bytes("boards");
  found.outcomes = bytes("outcomes");
  found.guesses = emscripten::convertJSArrayToNumberVector<double>(columns["guesses"]);
  const std::size_t puzzles = found.size();
  require(found.outcomes.size() == puzzles && found.guesses.size() == puzzles &&
          found.boards.size() == puzzles * kCells);
  const auto isAtMost = [](auto most) {
    return [most](std::uint8_t code) { return code <= static_cast<std::uint8_t>(most); };
  };
  require(std::all_of(found.kinds.begin(), found.kinds.end(), isAtMost(PuzzleKind::sudominoku)));
  require(std::all_of(found.outcomes.begin(), found.outcomes.end(), isAtMost(Outcome::stopped)));
  require(std::all_of(found.boards.begin(), found.boards.end(), isBoardCell));
  return found;
}

text::Preceding precedingOf(const val& place) {
  text::Preceding preceding;
  preceding.sudominokus = counterOf(place, "casesBefore", kLargestSafeInteger);
  if (!place["before"].isNull()) preceding.last = kindOf(place["before"]);
  return preceding;
}

/// A row of CSV: puzzle, outcome, solution if there is one, guesses.
void writeTableRow(std::string& out, const Board& board, Outcome outcome, bool isSolved,
                   double guesses) {
  std::array<char, kCells> puzzle, solution;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const std::uint8_t digit = board[cell] % kGivenMark;
    solution[cell] = static_cast<char>('0' + digit);
    puzzle[cell] = board[cell] > kGivenMark ? solution[cell] : '.';
  }
  out.append(puzzle.data(), kCells).append(",").append(nameOf(outcome)).append(",");
  if (isSolved) out.append(solution.data(), kCells);
  out.append(",").append(std::to_string(static_cast<std::uint64_t>(guesses))).append("\r\n");
}

val written(const Columns& columns, const val& place, const std::string& formatName) {
  const bool isTable = formatName == kTable;
  const text::OutputFormat format =
      isTable ? text::OutputFormat() : named<text::OutputFormat>(formatName, text::kOutputFormats);
  text::Preceding preceding = precedingOf(place);
  std::string out;
  out.reserve(columns.size() * 3 * kCells);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    Board board;
    std::copy_n(&columns.boards[i * kCells], kCells, board.begin());
    const auto outcome = static_cast<Outcome>(columns.outcomes[i]);
    const text::OutputItem answer{static_cast<PuzzleKind>(columns.kinds[i]),
                                  solutionOf(board, outcome)};
    if (isTable) {
      writeTableRow(out, board, outcome, answer.grid.has_value(), columns.guesses[i]);
    } else {
      writeAnswer(out, answer, format, preceding);
      preceding.add(answer.kind);
    }
  }
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(out.data());
  return val(emscripten::typed_memory_view(out.size(), bytes)).call<val>("slice");
}

}  // namespace

val writeRun(const val& columns, const val& place, const std::string& formatName) {
  return written(columnsOf(columns), place, formatName);
}

val writePiece(const val& pieceBytes, const val& options, const val& place,
               const std::string& formatName) {
  const Piece piece(pieceBytes);
  const Answers answers = solveAll(piece.text(), options);
  return Object()
      .add("digest", static_cast<double>(answers.digest))
      .add("bytes", written(answers.columns, place, formatName))
      .take();
}

}  // namespace sudominoku::bind

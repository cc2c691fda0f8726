#include "text/chunk.h"

#include <algorithm>
#include <vector>

#include "board/cell.h"
#include "text/cells.h"
#include "text/grid_set.h"
#include "text/line_shape.h"
#include "text/list_set.h"
#include "text/read.h"
#include "text/source.h"
#include "text/write.h"

namespace sudominoku::text {
namespace {

/// How far back a cut between grids of one line each is looked for.
constexpr int kLinesLookedBack = 5;

/// No puzzle stands on so many lines.
constexpr int kMostLinesOfPuzzle = 1000;

/// An array of grids is read when it is closed; a longer one is given up.
constexpr std::size_t kLongestArray = std::size_t{16} << 20;

/// A line of 81 cells, and not of candidates, which belong to the grid above.
bool isOneLineGrid(std::string_view line) {
  const std::string_view cells = line.substr(0, kCells);
  return isWholeGrid(cells) && (line.size() == cells.size() || !isCellValue(line[kCells])) &&
         !mayBeCandidates(cells);
}

/// The byte behind the last line break that is surely complete.
std::size_t endOfLastLine(std::string_view text) {
  if (text.ends_with('\r')) text.remove_suffix(1);
  return text.find_last_of("\r\n") + 1;
}

/// The first of the puzzles that may still change with what follows: the last one may not be
/// complete, and candidates may follow that belong to it and to the one before, its givens. Or the
/// first of their nine lines stand there already and look like grids.
std::size_t firstOpenPuzzle(const std::vector<ReadPuzzle>& puzzles) {
  std::size_t open = puzzles.size() - 1;
  for (int line = 1; line < kSize && open > 0; ++line, --open) {
    const Grid* grid = plainGridOf(puzzles[open]);
    if (grid == nullptr || !mayBeCandidates(writeOneLine(*grid))) break;
  }
  if (open == 0) return 0;
  const Grid* placed = plainGridOf(puzzles[open]);
  const Grid* givens = plainGridOf(puzzles[open - 1]);
  const bool mayBelongTogether =
      placed != nullptr && givens != nullptr && isPartOf(*givens, *placed);
  return mayBelongTogether ? open - 1 : open;
}

/// Whether an array that goes on behind the end has begun.
bool endsInArray(const Reading& reading) {
  return std::any_of(reading.diagnostics.begin(), reading.diagnostics.end(),
                     [](const Diagnostic& diagnostic) {
                       return diagnostic.kind == DiagnosticKind::unclosedBracket;
                     });
}

/// The byte behind the `count`-th line break; a text has CRLF, LF or CR.
std::size_t endOfLine(std::string_view text, int count) {
  std::size_t end = 0;
  for (; count > 0; --count) {
    end = text.find_first_of("\r\n", end);
    if (end == std::string_view::npos) return text.size();
    end += text.substr(end).starts_with("\r\n") ? 2 : 1;
  }
  return end;
}

}  // namespace

bool holdsForWhole(const Diagnostic& diagnostic, bool isLastPart) {
  if (diagnostic.kind == DiagnosticKind::noPuzzle) return false;
  return isLastPart || diagnostic.kind != DiagnosticKind::missingTerminator;
}

std::size_t safeCutBetweenLines(std::string_view text) {
  // Before two grids, so that the first is not completed by candidates.
  std::size_t end = text.rfind('\n');
  for (int i = 0, grids = 0; i < kLinesLookedBack && end != std::string_view::npos; ++i) {
    const std::size_t before = end == 0 ? std::string_view::npos : text.rfind('\n', end - 1);
    const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
    grids = isOneLineGrid(text.substr(start, end - start)) ? grids + 1 : 0;
    if (grids == 3) return end + 1;
    end = before;
  }
  return 0;
}

std::size_t safeCut(std::string_view text) {
  if (const std::size_t cut = safeCutBetweenLines(text); cut != 0) return cut;
  if (const std::size_t cut = safeCutOfGridSet(text); cut != 0) return cut;
  if (const std::size_t cut = safeCutOfListSet(text); cut != 0) return cut;
  // Everything else can be cut behind a complete puzzle.
  const std::string_view lines = text.substr(0, endOfLastLine(text));
  const Reading reading = read(lines);
  const std::vector<ReadPuzzle>& puzzles = reading.puzzles;
  for (std::size_t i = puzzles.empty() ? 0 : firstOpenPuzzle(puzzles); i > 0; --i) {
    // Several puzzles may stand on one line.
    if (puzzles[i - 1].lastLine == puzzles[i].firstLine) continue;
    return endOfLine(lines, puzzles[i - 1].lastLine);
  }
  if (endsInArray(reading) && lines.size() < kLongestArray) return 0;
  // Nor must endless lines without a puzzle, of which each takes memory, be gathered.
  const int lastRead = puzzles.empty() ? 0 : puzzles.back().lastLine;
  const int cut = lineBreaks(lines) - kMostLinesOfPuzzle;
  return cut > lastRead ? endOfLine(lines, cut) : 0;
}

}  // namespace sudominoku::text

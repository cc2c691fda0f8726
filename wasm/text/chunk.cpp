#include "text/chunk.h"

#include <algorithm>

#include "board/cell.h"
#include "text/cells.h"
#include "text/grid_set.h"
#include "text/line_shape.h"
#include "text/read.h"

namespace sudominoku::text {
namespace {

/// How far back a cut between two grids of one line each is looked for.
constexpr int kLinesLookedBack = 4;

/// No puzzle stands on so many lines.
constexpr int kMostLinesOfPuzzle = 1000;

/// A line of 81 cells, and not of candidates, which the next lines may go on with.
bool isOneLineGrid(std::string_view line) {
  const auto cells = static_cast<std::size_t>(kCells);
  return line.size() >= cells && std::all_of(line.begin(), line.begin() + kCells, isCellValue) &&
         (line.size() == cells || !isCellValue(line[cells])) &&
         !areCandidates(line.substr(0, kSize));
}

bool mayBelongTogether(const ReadPuzzle& first, const ReadPuzzle& second) {
  const auto* givens = std::get_if<Sudoku>(&first.puzzle);
  const auto* placed = std::get_if<Sudoku>(&second.puzzle);
  return givens != nullptr && placed != nullptr && maySharePuzzle(givens->givens, placed->givens);
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

int lineBreaks(std::string_view text) {
  auto breaks = std::count(text.begin(), text.end(), '\n');
  for (std::size_t i = text.find('\r'); i != std::string_view::npos; i = text.find('\r', i + 1)) {
    breaks += text.substr(i + 1).starts_with('\n') ? 0 : 1;
  }
  return static_cast<int>(breaks);
}

std::size_t safeCut(std::string_view text) {
  // Sets with a grid a line can be cut at almost any line break, without reading them.
  std::size_t end = text.rfind('\n');
  for (int i = 0; i < kLinesLookedBack && end != std::string_view::npos && end > 0; ++i) {
    const std::size_t previous = text.rfind('\n', end - 1);
    if (previous == std::string_view::npos || previous == 0) break;
    const std::size_t before = text.rfind('\n', previous - 1);
    const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
    if (isOneLineGrid(text.substr(start, previous - start)) &&
        isOneLineGrid(text.substr(previous + 1, end - previous - 1))) {
      return end + 1;
    }
    end = previous;
  }
  if (const std::size_t cut = safeCutOfGridSet(text); cut != 0) return cut;
  // Everything else can be cut behind a complete puzzle. The last one may not be complete.
  const Reading reading = read(text);
  for (std::size_t i = reading.puzzles.size(); i >= 2; --i) {
    const ReadPuzzle& last = reading.puzzles[i - 2];
    const ReadPuzzle& next = reading.puzzles[i - 1];
    // Several puzzles may stand on one line.
    if (last.lastLine == next.firstLine || mayBelongTogether(last, next)) continue;
    return endOfLine(text, last.lastLine);
  }
  // Nor must endless lines without a puzzle, of which each takes memory, be gathered.
  const int lastRead = reading.puzzles.empty() ? 0 : reading.puzzles.back().lastLine;
  const int cut = lineBreaks(text) - kMostLinesOfPuzzle;
  return cut > lastRead ? endOfLine(text, cut) : 0;
}

}  // namespace sudominoku::text

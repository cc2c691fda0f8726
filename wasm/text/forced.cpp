#include "text/forced.h"

#include <string>
#include <vector>

#include "text/cell_list.h"
#include "text/cells.h"
#include "text/line_shape.h"
#include "text/packed_cells.h"

namespace sudominoku::text {
namespace {

/// Collects cells until they make a grid.
class Collector {
 public:
  Collector(Format format, const LineCursor& cursor, Reading& reading)
      : format_(format), cursor_(cursor), reading_(reading) {}

  void add(const CellText& cell) {
    if (cells_.empty()) firstLine_ = cell.place.line;
    cells_.push_back(cell);
    if (cells_.size() < kCells) return;
    if (format_ == Format::pencilMarks || format_ == Format::candidateString) {
      settleLoneMarks(cells_);
    }
    addPuzzle(reading_, cursor_.options, cells_, format_, firstLine_, cell.place.line);
    cells_.clear();
  }

  void reportBad(const Line& line, Place place, const char* expected) {
    reportText(reading_, DiagnosticKind::badCellValue, line, place, expected);
  }

  void finish() {
    if (cells_.empty()) return;
    const Line& last = cursor_.lines[static_cast<std::size_t>(cells_.back().place.line - 1)];
    reportCount(reading_, DiagnosticKind::wrongCellCount, last.end(), cells_.size(), kCells);
  }

 private:
  Format format_;
  const LineCursor& cursor_;
  Reading& reading_;
  std::vector<CellText> cells_;
  int firstLine_ = 0;
};

void addSigns(const Line& line, Collector& collector) {
  for (std::size_t i = 0; i < line.folded.size(); ++i) {
    const char c = line.folded[i];
    if (isOneOf(c, " |,;")) continue;
    const Place place{line.number, static_cast<int>(i) + 1, 1};
    if (!isCellValue(c)) return collector.reportBad(line, place, "0-9");
    collector.add(cellText(c, place));
  }
}

void addGroups(const Line& line, Format format, Collector& collector) {
  for (const Token& token : tokensOf(line, "|,;")) {
    const bool isPlaced = format == Format::sdx && token.text.size() == 2 && token.text[0] == 'u';
    const std::string_view digits = token.text.substr(isPlaced ? 1 : 0);
    if (!consistsOf(digits, "123456789")) {
      return collector.reportBad(line, token.place, "1-9");
    }
    CellText cell = marksText(digits, token.place);
    const bool isLone = cell.digits.size() == 1;
    if (format == Format::sdx && isLone) {
      cell.kind = isPlaced ? CellText::Kind::placed : CellText::Kind::given;
    }
    collector.add(cell);
  }
}

void addCandidates(const Line& line, std::string& pending, Collector& collector) {
  for (std::size_t i = 0; i < line.folded.size(); ++i) {
    const char c = line.folded[i];
    if (c == ' ' || c == '|') continue;
    const Place place{line.number, static_cast<int>(i) + 1, 1};
    pending += c;
    if (pending.size() < kSize) continue;
    if (!areCandidates(pending)) return collector.reportBad(line, place, "1-9");
    collector.add(marksText(pending, place));
    pending.clear();
  }
}

void addPacked(const Line& line, Format format, Collector& collector) {
  for (const Token& token : tokensOf(line)) {
    const std::vector<CellText> cells =
        format == Format::zeroRuns
            ? zeroRunCells(token.text, token.place.line, token.place.column)
            : blankRunCells(token.text, token.place.line, token.place.column);
    if (cells.empty()) return collector.reportBad(line, token.place, "81");
    for (CellText cell : cells) {
      if (cell.place.line == 0) cell.place = {token.place.line, token.place.column, 0};
      collector.add(cell);
    }
  }
}

/// Nothing to read, or a line drawn between rows. Dashes alone may be blank cells.
bool isBetweenRows(const Line& line) {
  return isSkipped(line) || (isBorder(line) && hasAnyOf(line.folded, "|+"));
}

void readListsFromZero(LineCursor& cursor, Reading& reading, Collector& collector) {
  while (!cursor.atEnd()) {
    const Line& line = cursor.line();
    if (isBetweenRows(line)) {
      ++cursor.next;
    } else if (!readCellList(cursor, reading, true)) {
      return collector.reportBad(line, line.extent(), "0-8");
    }
  }
}

}  // namespace

bool canBeForced(Format format) {
  switch (format) {
    case Format::spacedRows:
    case Format::packedRows:
    case Format::oneLine:
    case Format::borderedGrid:
    case Format::sdx:
    case Format::pencilMarks:
    case Format::candidateString:
    case Format::zeroRuns:
    case Format::blankRuns:
    case Format::cellListFromZero:
      return true;
    default:
      return false;
  }
}

void readAs(Format format, LineCursor& cursor, Reading& reading) {
  Collector collector(format, cursor, reading);
  if (format == Format::cellListFromZero) return readListsFromZero(cursor, reading, collector);
  std::string pending;
  for (; !cursor.atEnd(); ++cursor.next) {
    const Line& line = cursor.line();
    if (isBetweenRows(line)) continue;
    switch (format) {
      case Format::sdx:
      case Format::pencilMarks:
        if (!isBorder(line)) addGroups(line, format, collector);
        break;
      case Format::candidateString:
        addCandidates(line, pending, collector);
        break;
      case Format::zeroRuns:
      case Format::blankRuns:
        addPacked(line, format, collector);
        break;
      default:
        addSigns(line, collector);
    }
  }
  collector.finish();
}

}  // namespace sudominoku::text

#include "judge/output_reader.h"

#include <algorithm>

#include "judge/json_grid.h"
#include "text/line_shape.h"

namespace sudominoku::judge {
namespace {

using profile::CellStyle;
using profile::Word;
using text::Place;

bool isCellText(std::string_view text) {
  return std::all_of(text.begin(), text.end(), text::isCellValue);
}

/// The signs of a word, each for a cell.
void addCells(PrintedGrid& grid, const Word& word, char blank) {
  int column = word.place.column;
  for (std::string_view rest = word.text; !rest.empty();) {
    const std::string_view cell = profile::firstCodePoint(rest);
    grid.cells.push_back(cellOf(cell, {word.place.line, column++, 1}, blank));
    rest.remove_prefix(cell.size());
  }
}

}  // namespace

bool isSignedNumber(std::string_view word) {
  if (word.starts_with('-') || word.starts_with('+')) word.remove_prefix(1);
  return text::isNumber(word);
}

OutputReader::OutputReader(const profile::OutputLayout& layout, std::string_view output)
    : layout_(layout), words_(output) {}

std::string OutputReader::textHere() const {
  return atEnd() ? std::string() : profile::quoteOf(words_[next_].text);
}

Place OutputReader::spanOf(std::size_t first, std::size_t end) const {
  Place place = words_[first].place;
  const Place last = words_[end - 1].place;
  place.length = last.column + last.length - place.column;
  return place;
}

std::string OutputReader::quoteOf(std::size_t first, std::size_t end) const {
  const std::size_t offset = words_[first].offset;
  const std::size_t length = words_[end - 1].offset + words_[end - 1].text.size() - offset;
  return profile::quoteOf(output().substr(offset, length));
}

std::size_t OutputReader::endOfLine(std::size_t index) const {
  const int line = words_[index].place.line;
  while (words_.has(index) && words_[index].place.line == line) ++index;
  return index;
}

Place OutputReader::readLine() {
  const std::size_t first = next_;
  next_ = endOfLine(first);
  return spanOf(first, next_);
}

bool OutputReader::isRowNext(int size) const {
  if (atEnd()) return false;
  const std::size_t count = endOfLine(next_) - next_;
  const std::string_view first = words_[next_].text;
  if (!isCellText(first)) return false;
  return static_cast<int>(layout_.cells == CellStyle::spaced ? count : first.size()) == size;
}

bool OutputReader::isHeadingAt(std::size_t index) const {
  if (layout_.heading.empty()) return false;
  return words_[index].text == layout_.heading.substr(0, layout_.heading.find(' '));
}

std::optional<Reason> OutputReader::readHeading(int k) {
  if (layout_.heading.empty()) return std::nullopt;
  const std::string heading = profile::headingOf(layout_.heading, k);
  if (atEnd()) {
    return Reason{.kind = ReasonKind::missingHeading, .place = placeHere(), .expected = heading};
  }
  const std::vector<Word> expected = profile::wordsOf(heading);
  if (readCutOff(expected)) {
    return Reason{.kind = ReasonKind::missingAnswer, .place = placeHere()};
  }
  const std::size_t first = next_;
  for (const Word& word : expected) {
    if (!atEnd() && words_[next_].text == word.text) {
      ++next_;
      continue;
    }
    next_ = first;
    // What stands in the heading's place: its own kind, or something else.
    if (!profile::startsAlike(words_[first].text, expected[0].text)) {
      return Reason{.kind = ReasonKind::missingHeading,
                    .place = placeHere(),
                    .found = textHere(),
                    .expected = heading};
    }
    const std::size_t end = std::min(first + expected.size(), endOfLine(first));
    return Reason{.kind = ReasonKind::wrongHeading,
                  .place = spanOf(first, end),
                  .found = quoteOf(first, end),
                  .expected = heading};
  }
  return std::nullopt;
}

bool OutputReader::readCutOff(const std::vector<Word>& expected) {
  std::size_t count = 0;
  while (count <= expected.size() && words_.has(next_ + count)) ++count;
  if (count == 0 || count > expected.size()) return false;
  for (std::size_t i = 0; i + 1 < count; ++i) {
    if (words_[next_ + i].text != expected[i].text) return false;
  }
  const Word last = words_[next_ + count - 1];
  const std::string_view wanted = expected[count - 1].text;
  const bool isHalf = last.offset + last.text.size() == output().size() &&
                      last.text.size() < wanted.size() && wanted.starts_with(last.text);
  if (last.text == wanted ? count == expected.size() : !isHalf) return false;
  next_ += count;
  return true;
}

int OutputReader::readMessage() {
  int index = 0;
  for (const std::string_view message : layout_.messages) {
    const std::vector<Word> expected = profile::wordsOf(message);
    std::size_t same = 0;
    while (same < expected.size() && words_.has(next_ + same) &&
           words_[next_ + same].text == expected[same].text) {
      ++same;
    }
    if (same == expected.size()) {
      next_ += same;
      return index;
    }
    ++index;
  }
  return -1;
}

bool OutputReader::isMessageNext() const { return !atEnd() && isMessageAt(next_); }

bool OutputReader::isMessageAt(std::size_t index) const {
  const auto& messages = layout_.messages;
  return std::any_of(messages.begin(), messages.end(), [&](std::string_view message) {
    return words_[index].text == message.substr(0, message.find(' '));
  });
}

std::size_t OutputReader::endOfBody(int mostWords) const {
  const std::size_t last = next_ + static_cast<std::size_t>(mostWords);
  std::size_t end = next_;
  while (end < last && words_.has(end) && !isHeadingAt(end) && !isMessageAt(end)) ++end;
  return end;
}

PrintedGrid OutputReader::readGrid(int size, bool mayBeBlank) {
  const char blank = mayBeBlank ? layout_.blank : '\0';
  switch (layout_.cells) {
    case CellStyle::spaced:
      return readSpaced(size, blank);
    case CellStyle::json:
      return readJsonGrid(words_, next_, size, blank);
    default:
      return readPacked(size, blank);
  }
}

std::vector<PrintedCell> OutputReader::readCells(int size, bool mayBeBlank) {
  const char blank = mayBeBlank ? layout_.blank : '\0';
  std::vector<PrintedCell> cells;
  for (; static_cast<int>(cells.size()) < size * size && !atEnd(); ++next_) {
    cells.push_back(cellOf(words_[next_].text, words_[next_].place, blank));
  }
  return cells;
}

bool OutputReader::hasOtherSeparators(std::size_t lineEnd, int size) const {
  int digits = 0;
  bool hasOthers = false;
  for (std::size_t i = next_; i < lineEnd; ++i) {
    for (const char c : words_[i].text) {
      const bool isOther = text::isOneOf(c, "[](){}|,;\"'");
      if (!isOther && !text::isAsciiDigit(c)) return false;
      digits += isOther ? 0 : 1;
      hasOthers |= isOther;
    }
  }
  return hasOthers && (digits == size || digits == size * size);
}

bool OutputReader::areEvenLines(std::size_t end) const {
  const auto lineAt = [&](std::size_t index) { return words_[index].place.line; };
  // Not by endOfLine: all answers may stand on one line.
  const auto lengthAt = [&](std::size_t first) {
    const int line = lineAt(first);
    std::size_t at = first;
    while (at < end && lineAt(at) == line) ++at;
    return at - first;
  };
  if (words_.has(end) && lineAt(end) == lineAt(end - 1)) return false;
  const std::size_t length = lengthAt(next_);
  for (std::size_t i = next_; i < end; i += length) {
    if (lengthAt(i) != length) return false;
  }
  return true;
}

std::optional<Reason> OutputReader::troubleWithRow(std::size_t lineEnd, int size) const {
  const auto because = [&](ReasonKind kind) {
    return Reason{.kind = kind, .place = spanOf(next_, lineEnd), .found = textHere()};
  };
  const std::string_view first = words_[next_].text;
  const auto cells = static_cast<int>(lineEnd - next_);
  if (cells == 1) {
    const int length = profile::codePoints(first);
    const bool hasDigit = std::any_of(first.begin(), first.end(), text::isAsciiDigit);
    const bool isRow = length == size || length == size * size;
    if (!isCellText(first) || (!hasDigit && !isRow && length > 1)) {
      return because(ReasonKind::unexpectedText);
    }
    if (isRow) return because(ReasonKind::wrongSeparators);
  }
  if (cells == size) return std::nullopt;
  if (!isCellText(first) && !isSignedNumber(first)) return because(ReasonKind::unexpectedText);
  Reason reason = because(ReasonKind::wrongCellCount);
  reason.found = std::to_string(cells);
  reason.expected = std::to_string(size);
  return reason;
}

PrintedGrid OutputReader::readSpaced(int size, char blank) {
  PrintedGrid grid;
  const int wanted = size * size;
  const std::size_t bodyEnd = endOfBody(wanted);
  const bool isFull = static_cast<int>(bodyEnd - next_) == wanted;
  // One line that holds all cells, and perhaps the answers that follow.
  const bool isOnOneLine = isFull && words_[bodyEnd - 1].place.line == words_[next_].place.line;
  // Whatever the lines are, a judge reads numbers.
  const bool isWhole = isOnOneLine || (isFull && areEvenLines(bodyEnd));
  int rows = 0;
  while (static_cast<int>(grid.cells.size()) < wanted) {
    // A body may end within a line, which is read all the same.
    if (next_ == bodyEnd || atEnd()) {
      grid.isCutOff = atEnd();
      grid.trouble = Reason{.kind = ReasonKind::wrongRowCount,
                            .place = placeHere(),
                            .found = std::to_string(rows),
                            .expected = std::to_string(size)};
      return grid;
    }
    const std::size_t lineEnd = isOnOneLine ? bodyEnd : endOfLine(next_);
    if (hasOtherSeparators(lineEnd, size)) {
      grid.trouble = Reason{.kind = ReasonKind::wrongSeparators,
                            .place = spanOf(next_, lineEnd),
                            .found = textHere()};
      return grid;
    }
    if (!isWhole) grid.trouble = troubleWithRow(lineEnd, size);
    grid.isCutOff = grid.trouble && grid.trouble->kind == ReasonKind::wrongCellCount &&
                    !words_.has(lineEnd) && static_cast<int>(lineEnd - next_) < size;
    if (grid.trouble && !grid.isCutOff) return grid;
    for (; next_ < lineEnd; ++next_) {
      grid.cells.push_back(cellOf(words_[next_].text, words_[next_].place, blank));
    }
    if (grid.isCutOff) return grid;
    ++rows;
  }
  return grid;
}

PrintedGrid OutputReader::readPacked(int size, char blank) {
  PrintedGrid grid;
  const int wanted = size * size;
  const int rowLength = layout_.cells == CellStyle::oneLine ? wanted : size;
  const std::size_t bodyEnd = endOfBody(wanted / rowLength);
  while (static_cast<int>(grid.cells.size()) < wanted) {
    if (next_ == bodyEnd) {
      grid.isCutOff = atEnd();
      const int rows = static_cast<int>(grid.cells.size()) / rowLength;
      grid.trouble = Reason{.kind = ReasonKind::wrongRowCount,
                            .place = placeHere(),
                            .found = std::to_string(rows),
                            .expected = std::to_string(wanted / rowLength)};
      return grid;
    }
    const Word word = words_[next_];
    const int length = profile::codePoints(word.text);
    if (length == rowLength) {
      addCells(grid, word, blank);
      ++next_;
      continue;
    }
    const std::size_t lineEnd = endOfLine(next_);
    const Place line = spanOf(next_, lineEnd);
    const bool areSpaced = lineEnd - next_ > 1 && length == 1;
    const bool isDressed = hasOtherSeparators(lineEnd, size);
    if (!isCellText(word.text) && !isDressed) {
      grid.trouble = Reason{.kind = ReasonKind::unexpectedText, .place = line, .found = textHere()};
    } else if (isDressed || areSpaced || length == size || length == wanted) {
      grid.trouble =
          Reason{.kind = ReasonKind::wrongSeparators, .place = line, .found = textHere()};
    } else {
      grid.isCutOff = !words_.has(next_ + 1) && length < rowLength;
      grid.trouble = Reason{.kind = ReasonKind::wrongCellCount,
                            .place = word.place,
                            .found = std::to_string(length),
                            .expected = std::to_string(rowLength)};
      if (grid.isCutOff) addCells(grid, word, blank);
    }
    return grid;
  }
  return grid;
}

}  // namespace sudominoku::judge

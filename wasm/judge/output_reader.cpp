#include "judge/output_reader.h"

#include <algorithm>

#include "text/line_shape.h"

namespace sudominoku::judge {
namespace {

using profile::CellStyle;
using profile::Word;
using text::Place;

bool isCellText(std::string_view text) {
  return std::all_of(text.begin(), text.end(), text::isCellValue);
}

}  // namespace

bool isSignedNumber(std::string_view word) {
  if (word.starts_with('-') || word.starts_with('+')) word.remove_prefix(1);
  return text::isNumber(word);
}

OutputReader::OutputReader(const profile::OutputLayout& layout, std::string_view output)
    : layout_(layout), output_(output), words_(profile::wordsOf(output)) {}

Place OutputReader::placeHere() const {
  if (!atEnd()) return words_[next_].place;
  if (words_.empty()) return {1, 1, 0};
  Place end = words_.back().place;
  end.column += end.length;
  end.length = 0;
  return end;
}

std::string OutputReader::textHere() const {
  return atEnd() ? std::string() : profile::quoteOf(words_[next_].text);
}

Place OutputReader::spanOf(std::size_t first, std::size_t end) const {
  Place place = words_[first].place;
  const Place& last = words_[end - 1].place;
  place.length = last.column + last.length - place.column;
  return place;
}

std::string OutputReader::quoteOf(std::size_t first, std::size_t end) const {
  const std::size_t offset = words_[first].offset;
  const std::size_t length = words_[end - 1].offset + words_[end - 1].text.size() - offset;
  return profile::quoteOf(output_.substr(offset, length));
}

std::size_t OutputReader::endOfLine(std::size_t index) const {
  const int line = words_[index].place.line;
  while (index < words_.size() && words_[index].place.line == line) ++index;
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
  if (atEnd()) return Reason{ReasonKind::missingHeading, k, placeHere(), {}, {}, heading};
  const std::vector<Word> expected = profile::wordsOf(heading);
  if (readCutOff(expected)) {
    return Reason{ReasonKind::missingAnswer, k, placeHere(), {}, {}, {}};
  }
  const std::size_t first = next_;
  for (const Word& word : expected) {
    if (!atEnd() && words_[next_].text == word.text) {
      ++next_;
      continue;
    }
    // What stands in the heading's place: its own kind, or something else.
    const bool isHeading = next_ > first || isHeadingAt(first) ||
                           (!atEnd() && profile::startsAlike(words_[first].text, expected[0].text));
    next_ = first;
    if (!isHeading) {
      return Reason{ReasonKind::missingHeading, k, placeHere(), {}, textHere(), heading};
    }
    const std::size_t end = std::min(first + expected.size(), endOfLine(first));
    return Reason{ReasonKind::wrongHeading, k,      spanOf(first, end), {},
                  quoteOf(first, end),      heading};
  }
  return std::nullopt;
}

bool OutputReader::readCutOff(const std::vector<Word>& expected) {
  const std::size_t count = words_.size() - next_;
  if (count == 0 || count > expected.size()) return false;
  const auto begin = words_.begin() + static_cast<std::ptrdiff_t>(next_);
  const bool areSame = std::equal(begin, words_.end() - 1, expected.begin(),
                                  [](const Word& a, const Word& b) { return a.text == b.text; });
  const Word& last = words_.back();
  const std::string_view wanted = expected[count - 1].text;
  const bool isHalf = last.offset + last.text.size() == output_.size() &&
                      last.text.size() < wanted.size() && wanted.starts_with(last.text);
  if (!areSame || (last.text == wanted ? count == expected.size() : !isHalf)) return false;
  next_ = words_.size();
  return true;
}

int OutputReader::readMessage() {
  int index = 0;
  for (const std::string_view message : layout_.messages) {
    const std::vector<Word> expected = profile::wordsOf(message);
    const bool isThis =
        expected.size() <= words_.size() - next_ &&
        std::equal(expected.begin(), expected.end(), words_.begin() + static_cast<long>(next_),
                   [](const Word& a, const Word& b) { return a.text == b.text; });
    if (isThis) {
      next_ += expected.size();
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
  const std::size_t last = std::min(words_.size(), next_ + static_cast<std::size_t>(mostWords));
  std::size_t end = next_;
  while (end < last && !isHeadingAt(end) && !isMessageAt(end)) ++end;
  return end;
}

PrintedCell OutputReader::cellOf(std::string_view text, Place place, bool mayBeBlank) const {
  if (text.size() != 1) return {-1, place, text};
  if (text[0] >= '1' && text[0] <= '9') return {text[0] - '0', place, text};
  // A blank that may not stand here is told apart by its text.
  return {mayBeBlank && text[0] == layout_.blank ? 0 : -1, place, text};
}

void OutputReader::addCells(PrintedGrid& grid, const Word& word, bool mayBeBlank) const {
  int column = word.place.column;
  for (std::string_view rest = word.text; !rest.empty();) {
    const std::string_view cell = profile::firstCodePoint(rest);
    grid.cells.push_back(cellOf(cell, {word.place.line, column++, 1}, mayBeBlank));
    rest.remove_prefix(cell.size());
  }
}

PrintedGrid OutputReader::readGrid(int size, bool mayBeBlank) {
  switch (layout_.cells) {
    case CellStyle::spaced:
      return readSpaced(size, mayBeBlank);
    case CellStyle::json:
      return readJson(size, mayBeBlank);
    default:
      return readPacked(size, mayBeBlank);
  }
}

std::vector<PrintedCell> OutputReader::readCells(int size) {
  std::vector<PrintedCell> cells;
  for (; static_cast<int>(cells.size()) < size * size && !atEnd(); ++next_) {
    cells.push_back(cellOf(words_[next_].text, words_[next_].place, false));
  }
  return cells;
}

bool OutputReader::hasOtherSeparators(std::size_t lineEnd, int size) const {
  int digits = 0;
  bool hasOthers = false;
  for (std::size_t i = next_; i < lineEnd; ++i) {
    for (const char c : words_[i].text) {
      const bool isOther = std::string_view("[](){}|,;\"'").find(c) != std::string_view::npos;
      if (!isOther && !text::isAsciiDigit(c)) return false;
      digits += isOther ? 0 : 1;
      hasOthers |= isOther;
    }
  }
  return hasOthers && (digits == size || digits == size * size);
}

PrintedGrid OutputReader::readSpaced(int size, bool mayBeBlank) {
  PrintedGrid grid;
  const int wanted = size * size;
  const std::size_t bodyEnd = endOfBody(wanted);
  const bool isFull = static_cast<int>(bodyEnd - next_) == wanted;
  const auto lineAt = [&](std::size_t index) { return words_[index].place.line; };
  // Whatever the lines are, a judge reads numbers: whole lines of one length that hold a grid's
  // worth of them. (Not by endOfLine: all answers may stand on one.)
  bool endsLine = isFull && (bodyEnd == words_.size() || lineAt(bodyEnd) != lineAt(bodyEnd - 1));
  const auto lengthAt = [&](std::size_t first) {
    std::size_t end = first;
    while (end < bodyEnd && lineAt(end) == lineAt(first)) ++end;
    return end - first;
  };
  const std::size_t lineLength = lengthAt(next_);
  for (std::size_t i = next_; endsLine && i < bodyEnd; i += lineLength) {
    endsLine = lengthAt(i) == lineLength;
  }
  // Or one line that holds all of them, and perhaps the answers that follow.
  const bool isOnOneLine = isFull && size > 1 && lineAt(bodyEnd - 1) == lineAt(next_);
  const bool isWhole = endsLine || isOnOneLine;
  int rows = 0;
  while (static_cast<int>(grid.cells.size()) < wanted) {
    // A body may end within a line, which is read all the same.
    if (next_ == bodyEnd || atEnd()) {
      grid.isCutOff = atEnd();
      grid.trouble = Reason{ReasonKind::wrongRowCount, 0, placeHere(), {}, std::to_string(rows),
                            std::to_string(size)};
      return grid;
    }
    const std::size_t lineEnd = isOnOneLine ? bodyEnd : endOfLine(next_);
    const Place line = spanOf(next_, lineEnd);
    if (hasOtherSeparators(lineEnd, size)) {
      grid.trouble = Reason{ReasonKind::wrongSeparators, 0, line, {}, textHere(), {}};
      return grid;
    }
    const Word& first = words_[next_];
    const auto cells = static_cast<int>(lineEnd - next_);
    if (cells == 1 && size > 1 && !isWhole) {
      const int length = profile::codePoints(first.text);
      const bool hasDigit = std::any_of(first.text.begin(), first.text.end(), text::isAsciiDigit);
      const bool isRow = length == size || length == wanted;
      if (!isCellText(first.text) || (!hasDigit && !isRow && length > 1)) {
        grid.trouble = Reason{ReasonKind::unexpectedText, 0, line, {}, textHere(), {}};
        return grid;
      }
      if (isRow) {
        grid.trouble = Reason{ReasonKind::wrongSeparators, 0, line, {}, textHere(), {}};
        return grid;
      }
    }
    if (!isWhole && cells != size) {
      if (!isCellText(first.text) && !isSignedNumber(first.text)) {
        grid.trouble = Reason{ReasonKind::unexpectedText, 0, line, {}, textHere(), {}};
      } else {
        grid.isCutOff = lineEnd == words_.size() && cells < size;
        grid.trouble = Reason{ReasonKind::wrongCellCount, 0, line, {}, std::to_string(cells),
                              std::to_string(size)};
      }
      if (!grid.isCutOff) return grid;
    }
    for (; next_ < lineEnd; ++next_) {
      grid.cells.push_back(cellOf(words_[next_].text, words_[next_].place, mayBeBlank));
    }
    if (grid.isCutOff) return grid;
    ++rows;
  }
  return grid;
}

PrintedGrid OutputReader::readPacked(int size, bool mayBeBlank) {
  PrintedGrid grid;
  const int wanted = size * size;
  const int rowLength = layout_.cells == CellStyle::oneLine ? wanted : size;
  const std::size_t bodyEnd = endOfBody(wanted / rowLength);
  while (static_cast<int>(grid.cells.size()) < wanted) {
    if (next_ == bodyEnd) {
      grid.isCutOff = atEnd();
      grid.trouble = Reason{ReasonKind::wrongRowCount,
                            0,
                            placeHere(),
                            {},
                            std::to_string(static_cast<int>(grid.cells.size()) / rowLength),
                            std::to_string(wanted / rowLength)};
      return grid;
    }
    const Word& word = words_[next_];
    const int length = profile::codePoints(word.text);
    if (length == rowLength) {
      addCells(grid, word, mayBeBlank);
      ++next_;
      continue;
    }
    const std::size_t lineEnd = endOfLine(next_);
    const Place line = spanOf(next_, lineEnd);
    const bool areSpaced = lineEnd - next_ > 1 && length == 1;
    const bool isDressed = hasOtherSeparators(lineEnd, size);
    if (!isCellText(word.text) && !isDressed) {
      grid.trouble = Reason{ReasonKind::unexpectedText, 0, line, {}, textHere(), {}};
    } else if (isDressed || areSpaced || length == size || length == wanted) {
      grid.trouble = Reason{ReasonKind::wrongSeparators, 0, line, {}, textHere(), {}};
    } else {
      grid.isCutOff = next_ + 1 == words_.size() && length < rowLength;
      grid.trouble = Reason{ReasonKind::wrongCellCount, 0, word.place, {}, std::to_string(length),
                            std::to_string(rowLength)};
      if (grid.isCutOff) addCells(grid, word, mayBeBlank);
    }
    return grid;
  }
  return grid;
}

PrintedGrid OutputReader::readJson(int size, bool mayBeBlank) {
  PrintedGrid grid;
  std::size_t character = 0;
  const auto current = [&] {
    return atEnd() ? std::string_view()
                   : profile::firstCodePoint(words_[next_].text.substr(character));
  };
  const auto place = [&]() -> Place {
    Place here = placeHere();
    if (atEnd()) return here;
    here.column += profile::codePoints(words_[next_].text.substr(0, character));
    here.length = 1;
    return here;
  };
  const auto step = [&] {
    character += current().size();
    if (character < words_[next_].text.size()) return;
    character = 0;
    ++next_;
  };
  // Within a string, where it is no white space.
  const auto isBehindSpace = [&] { return character == 0 && !atEnd(); };
  const auto spaceBefore = [&]() -> PrintedCell {
    const Word& last = words_[next_ - 1];
    const Place gap{last.place.line, last.place.column + last.place.length, 1};
    return {-1, gap, output_.substr(last.offset + last.text.size(), 1)};
  };
  bool isInRow = false;
  const auto take = [&](std::string_view wanted) {
    const std::string_view found = current();
    if (found == wanted) {
      step();
      return true;
    }
    grid.isCutOff = atEnd();
    grid.trouble = Reason{ReasonKind::wrongSeparators, 0, place(), {}, profile::quoteOf(found),
                          std::string(wanted)};
    const bool goesOn = wanted == "]" && found == ",";
    if (goesOn || (wanted == "," && found == "]")) {
      const int cells = static_cast<int>(grid.cells.size());
      grid.trouble->kind = isInRow ? ReasonKind::wrongCellCount : ReasonKind::wrongRowCount;
      grid.trouble->found = std::to_string(goesOn    ? size + 1
                                           : isInRow ? cells % size
                                                     : cells / size);
      grid.trouble->expected = std::to_string(size);
    }
    return false;
  };
  if (!take("[")) return grid;
  for (int row = 0; row < size; ++row) {
    if ((row > 0 && !take(",")) || !take("[")) return grid;
    isInRow = true;
    for (int column = 0; column < size; ++column) {
      if ((column > 0 && !take(",")) || !take("\"")) return grid;
      if (atEnd()) {
        grid.isCutOff = true;
        grid.trouble = Reason{ReasonKind::wrongCellCount, 0, place(), {}, std::to_string(column),
                              std::to_string(size)};
        return grid;
      }
      const auto cell = static_cast<Cell>(grid.cells.size());
      if (isBehindSpace()) {
        grid.cells.push_back(spaceBefore());
        const auto& [value, gap, space] = grid.cells.back();
        grid.trouble = Reason{ReasonKind::notADigit, 0, gap, {cell}, std::string(space), {}};
        return grid;
      }
      // Several signs are one wrong cell.
      const std::string_view string = words_[next_].text.substr(character);
      const std::size_t close = string.find('"');
      if (close != std::string_view::npos && close > current().size()) {
        const std::string_view signs = string.substr(0, close);
        Place whole = place();
        whole.length = profile::codePoints(signs);
        grid.cells.push_back({-1, whole, signs});
        grid.trouble = Reason{ReasonKind::notADigit, 0, whole, {cell}, profile::quoteOf(signs), {}};
        return grid;
      }
      grid.cells.push_back(cellOf(current(), place(), mayBeBlank));
      step();
      if (isBehindSpace()) {
        const auto& [value, gap, space] = spaceBefore();
        grid.trouble = Reason{ReasonKind::wrongSeparators, 0, gap, {}, std::string(space), "\""};
        return grid;
      }
      if (!take("\"")) return grid;
    }
    if (!take("]")) return grid;
    isInRow = false;
  }
  if (!take("]")) return grid;
  // What stands behind it on the same word is text after the answer.
  if (character > 0) {
    grid.trouble = Reason{ReasonKind::textAfterAnswer,
                          0,
                          place(),
                          {},
                          profile::quoteOf(words_[next_].text.substr(character)),
                          {}};
  }
  return grid;
}

}  // namespace sudominoku::judge

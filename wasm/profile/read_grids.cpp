#include <iterator>
#include <map>

#include "profile/profile.h"
#include "profile/words.h"

namespace sudominoku::profile {
namespace {

using text::DiagnosticKind;
using text::Place;

/// Every symbol that stands for a blank cell in some profile.
constexpr std::string_view kBlanks = "0.?";
/// What may stand in a cell.
constexpr const char* kCellValues = "0-9 . ?";

/// A whole number of at most seven digits; −1: the word is none. Nine are a row without its count.
int numberOf(std::string_view word) {
  if (word.empty() || word.size() > 7) return -1;
  int number = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return -1;
    number = 10 * number + (c - '0');
  }
  return number;
}

class GridReader {
 public:
  GridReader(std::string_view text, const InputLayout& layout)
      : text_(text), layout_(layout), words_(text) {}

  Input read() {
    readCases();
    if (!input_.diagnostics.empty() && lacksFirstNumber()) {
      input_.diagnostics.clear();
      const Word first = words_[0];
      const Word last = words_[kSize - 1];
      Place row = first.place;
      row.length = last.place.column + last.place.length - row.column;
      reportFirstNumber(row,
                        text_.substr(first.offset, last.offset + last.text.size() - first.offset));
    }
    return std::move(input_);
  }

 private:
  void readCases() {
    if (!words_.has(0)) return report(DiagnosticKind::noPuzzle, {1, 1, 0});
    int count = 1;
    if (layout_.cases == Cases::counted) {
      count = numberOf(words_[0].text);
      if (count < 0) return reportFirstNumber(words_[0].place, words_[0].text);
      ++next_;
    }
    const bool isOpen = layout_.cases == Cases::untilEnd || layout_.cases == Cases::untilWord;
    for (int i = 0; isOpen ? !isAtEnd() : i < count; ++i) {
      if (layout_.cases == Cases::counted && !hasWord()) return reportCount(i);
      if (!readCase()) return;
    }
    if (layout_.cases == Cases::untilWord) skipLastWord();
    if (hasWord() && !reportMoreCases()) reportRest();
  }

  /// Whether a row stands where a number should. Its first cell was taken for that, which puts the
  /// blame on the others.
  bool lacksFirstNumber() const {
    if (layout_.cases != Cases::counted && layout_.largestBox == 0) return false;
    return words_.has(kSize - 1) && words_[kSize - 1].place.line == words_[0].place.line &&
           !(words_.has(kSize) && words_[kSize].place.line == words_[0].place.line);
  }

  void reportFirstNumber(Place place, std::string_view found) {
    const std::string sizes = "1-" + std::to_string(layout_.largestBox);
    report(DiagnosticKind::badDigit, place, quoteOf(found),
           layout_.cases == Cases::counted ? "0-9999999" : sizes);
  }

  bool hasWord() const { return words_.has(next_); }
  bool isAtEnd() const {
    return !hasWord() || (!layout_.lastWord.empty() && words_[next_].text == layout_.lastWord);
  }

  void report(DiagnosticKind kind, Place place, std::string found = {}, std::string expected = {},
              text::Severity severity = text::Severity::error) {
    input_.diagnostics.push_back({kind, severity, place, std::move(found), std::move(expected), 0});
  }

  /// Another number of cases follows than the first word says.
  void reportCount(int cases) {
    report(DiagnosticKind::wrongCount, words_[0].place, std::string(words_[0].text),
           std::to_string(cases));
  }

  /// Whether behind the cases that were announced there are others, the last of them perhaps cut
  /// off, and nothing else.
  bool reportMoreCases() {
    if (layout_.cases != Cases::counted) return false;
    GridReader rest = *this;
    while (rest.hasWord()) {
      if (rest.readCase()) continue;
      text::Diagnostic& wrong = rest.input_.diagnostics.back();
      // Behind a whole row even one with too few or too many cells belongs to a grid.
      const bool isRow = wrong.kind == DiagnosticKind::wrongCellCount &&
                         wrong.place.line > words_[next_].place.line;
      if (!isRow && wrong.kind != DiagnosticKind::wrongRowCount) return false;
      input_.diagnostics.push_back(std::move(wrong));
      return true;
    }
    reportCount(static_cast<int>(rest.input_.cases.size()));
    return true;
  }

  void skipLastWord() {
    if (hasWord()) {
      ++next_;
    } else {
      report(DiagnosticKind::missingTerminator, placeAt(text_, text_.size()), {},
             std::string(layout_.lastWord), text::Severity::note);
    }
  }

  /// False: something is wrong, and reported.
  bool readCase() {
    if (!layout_.heading.empty() && hasWord() &&
        words_[next_].text == layout_.heading.substr(0, layout_.heading.find(' '))) {
      next_ += 2;
    }
    Case one;
    if (hasWord()) one.firstLine = words_[next_].place.line;
    if (layout_.largestBox != 0 && !readBoxSize(one.square)) return false;
    firstLine_ = one.firstLine;
    forgetRows();
    size_ = one.square.size();
    const int wanted = size_ * size_;
    while (static_cast<int>(one.square.values.size()) < wanted) {
      if (isAtEnd()) {
        reportShape();
        return false;
      }
      if (!(layout_.largestBox != 0 ? readNumber(one.square) : readWord(one.square))) return false;
      one.lastLine = words_[next_ - (character_ == 0 ? 1 : 0)].place.line;
    }
    if (character_ == 0) {
      const Word last = words_[next_ - 1];
      one.endsInBlank = text_.substr(last.offset + last.text.size()).starts_with(' ');
    }
    skipDrawing();
    input_.cases.push_back(std::move(one));
    return true;
  }

  bool readBoxSize(Square& square) {
    if (!hasWord()) {
      report(DiagnosticKind::missingToken, placeAt(text_, text_.size()), {}, "1-9");
      return false;
    }
    const Word word = words_[next_++];
    square.boxSize = numberOf(word.text);
    if (square.boxSize >= 1 && square.boxSize <= layout_.largestBox) return true;
    report(DiagnosticKind::badDigit, word.place, quoteOf(word.text),
           "1-" + std::to_string(layout_.largestBox));
    return false;
  }

  bool readNumber(Square& square) {
    const Word word = words_[next_++];
    const int number = numberOf(word.text);
    if (number >= 0 && number <= square.size()) {
      square.values.push_back(number);
      countCell(word.place, 0, word.place.length);
      return true;
    }
    report(DiagnosticKind::badCellValue, word.place, quoteOf(word.text),
           "0-" + std::to_string(square.size()));
    return false;
  }

  /// Reads the cells of a word, or as many of them as the grid lacks.
  bool readWord(Square& square) {
    const Word word = words_[next_];
    if (layout_.cells == CellStyle::spaced && character_ == 0 && word.text.size() != 1 &&
        word.text.size() != kSize && word.text.size() != kCells) {
      report(DiagnosticKind::badCellValue, word.place, quoteOf(word.text), kCellValues);
      return false;
    }
    while (character_ < word.text.size() && square.values.size() < kCells) {
      const char c = word.text[character_];
      // What is read of a word is ASCII.
      const auto column = static_cast<int>(character_);
      if (isDrawing(c)) {
        noteBracket(c);
        ++character_;
        continue;
      }
      const bool isBlank = kBlanks.find(c) != std::string_view::npos;
      if (!isBlank && (c < '1' || c > '9')) {
        Place place = word.place;
        place.column += column;
        place.length = 1;
        report(DiagnosticKind::badCellValue, place,
               quoteOf(firstCodePoint(word.text.substr(character_))), kCellValues);
        return false;
      }
      square.values.push_back(isBlank ? 0 : c - '0');
      countCell(word.place, column, 1);
      ++character_;
    }
    if (character_ == word.text.size()) {
      character_ = 0;
      ++next_;
    }
    return true;
  }

  bool isDrawing(char c) const {
    const std::string_view drawing = layout_.cells == CellStyle::json       ? "[],\""
                                     : layout_.cells == CellStyle::bordered ? "+-|"
                                                                            : "";
    return drawing.find(c) != std::string_view::npos;
  }

  void noteBracket(char c) { brackets_ += c == '[' || c == ']' ? 1 : 0; }

  /// What closes a grid belongs to it.
  void skipDrawing() {
    while (hasWord() && isDrawing(words_[next_].text[character_])) {
      noteBracket(words_[next_].text[character_]);
      if (++character_ < words_[next_].text.size()) continue;
      character_ = 0;
      ++next_;
    }
  }

  /// Which row cells on this line belong to: the line, or in JSON the array.
  int rowOn(int line) const { return layout_.cells == CellStyle::json ? brackets_ : line; }

  /// Cells, how many of them make a row, and their extent.
  struct Row {
    int cells = 0;
    int wanted = 0;
    Place place;
  };

  void countCell(const Place& word, int column, int length) {
    Row& row = rows_[rowOn(word.line)];
    if (row.cells++ == 0) row = {1, rowLength(), {word.line, word.column + column, 0}};
    // An array may go on over lines; its first is to be seen.
    if (word.line != row.place.line) return;
    row.place.length = word.column + column + length - row.place.column;
  }

  /// Something stands behind the last case.
  void reportRest() {
    const std::string_view rest = words_[next_].text.substr(character_);
    Place place = words_[next_].place;
    place.column += static_cast<int>(character_);
    place.length -= static_cast<int>(character_);
    const Row& row = rows_[rowOn(place.line)];
    const int cells = row.cells;
    for (; hasWord() && words_[next_].place.line == place.line; ++next_, character_ = 0) {
      countRestOf(words_[next_]);
    }
    if (cells > 0 || row.cells == size_) {
      reportShape();
    } else {
      report(DiagnosticKind::extraToken, place, quoteOf(rest));
    }
  }

  void countRestOf(const Word& word) {
    if (layout_.largestBox != 0) return countCell(word.place, 0, word.place.length);
    auto column = static_cast<int>(character_);
    for (std::string_view rest = word.text.substr(character_); !rest.empty(); ++column) {
      noteBracket(rest[0]);
      if (!isDrawing(rest[0])) countCell(word.place, column, 1);
      rest.remove_prefix(firstCodePoint(rest).size());
    }
  }

  int rowLength() const { return layout_.cells == CellStyle::oneLine ? kCells : size_; }

  /// Forgets the rows of the cases before but for the last, and the first that has not the cells it
  /// should have: reportShape asks for no others.
  void forgetRows() {
    while (rows_.size() > 1 && rows_.begin()->first < firstLine_) {
      const Row& row = rows_.begin()->second;
      if (!firstWrongRow_ && row.cells != row.wanted) firstWrongRow_ = row;
      rows_.erase(rows_.begin());
    }
  }

  /// There are too few or too many cells: says which row is to blame.
  void reportShape() {
    for (const auto& [key, row] : rows_) {
      if (!firstWrongRow_ && row.cells != row.wanted) firstWrongRow_ = row;
    }
    if (firstWrongRow_) {
      report(DiagnosticKind::wrongCellCount, firstWrongRow_->place,
             std::to_string(firstWrongRow_->cells), std::to_string(firstWrongRow_->wanted));
      return;
    }
    const bool isOnly = layout_.cases == Cases::one;
    const auto first = isOnly ? rows_.begin() : rows_.lower_bound(firstLine_);
    const auto rows = std::distance(first, rows_.end());
    const Place end = rows_.empty() ? placeAt(text_, text_.size()) : rows_.rbegin()->second.place;
    report(DiagnosticKind::wrongRowCount, {end.line, end.column + end.length, 0},
           std::to_string(isOnly ? rows : rows % size_), std::to_string(size_));
  }

  std::string_view text_;
  const InputLayout& layout_;
  Words words_;
  std::size_t next_ = 0;       ///< the word being read
  std::size_t character_ = 0;  ///< how many of its bytes have been read
  int firstLine_ = 1;          ///< of the case being read
  int size_ = kSize;           ///< rows of the case being read
  int brackets_ = 0;           ///< of arrays, opening and closing, up to there
  std::map<int, Row> rows_;
  std::optional<Row> firstWrongRow_;  ///< of all, or of those before `rows_`
  Input input_;
};

}  // namespace

Input readGrids(std::string_view text, const InputLayout& layout) {
  return GridReader(text, layout).read();
}

}  // namespace sudominoku::profile

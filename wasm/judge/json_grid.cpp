#include "judge/json_grid.h"

#include <string>
#include <utility>

namespace sudominoku::judge {
namespace {

using text::Place;

class JsonGrid {
 public:
  JsonGrid(const profile::Words& words, std::size_t next, int size, char blank)
      : words_(words), next_(next), size_(size), blank_(blank) {}

  PrintedGrid read() {
    if (readRows()) expectNothingBehind();
    return std::move(grid_);
  }

  /// The word behind those that were taken.
  std::size_t next() const { return next_; }

 private:
  bool readRows() {
    if (!take("[")) return false;
    for (int row = 0; row < size_; ++row) {
      if ((row > 0 && !take(",")) || !readRow()) return false;
    }
    return take("]");
  }

  bool readRow() {
    if (!take("[")) return false;
    isInRow_ = true;
    for (int column = 0; column < size_; ++column) {
      if ((column > 0 && !take(",")) || !take("\"") || !readCell(column)) return false;
    }
    if (!take("]")) return false;
    isInRow_ = false;
    return true;
  }

  /// Takes a cell and the quotation mark behind it.
  bool readCell(int column) {
    if (atEnd()) {
      grid_.isCutOff = true;
      return fail({.kind = ReasonKind::wrongCellCount,
                   .place = place(),
                   .found = std::to_string(column),
                   .expected = std::to_string(size_)});
    }
    const auto cell = static_cast<Cell>(grid_.cells.size());
    if (isBehindSpace()) {
      const PrintedCell space = spaceBefore();
      grid_.cells.push_back(space);
      return fail({.kind = ReasonKind::notADigit,
                   .place = space.place,
                   .cells = {cell},
                   .found = std::string(space.text)});
    }
    // Several signs are one wrong cell.
    const std::string_view string = words_[next_].text.substr(character_);
    const std::size_t close = string.find('"');
    if (close != std::string_view::npos && close > current().size()) {
      const std::string_view signs = string.substr(0, close);
      Place whole = place();
      whole.length = profile::codePoints(signs);
      grid_.cells.push_back({-1, whole, signs});
      return fail({.kind = ReasonKind::notADigit,
                   .place = whole,
                   .cells = {cell},
                   .found = profile::quoteOf(signs)});
    }
    grid_.cells.push_back(cellOf(current(), place(), blank_));
    step();
    if (isBehindSpace()) {
      const PrintedCell space = spaceBefore();
      return fail({.kind = ReasonKind::wrongSeparators,
                   .place = space.place,
                   .found = std::string(space.text),
                   .expected = "\""});
    }
    return take("\"");
  }

  bool take(std::string_view wanted) {
    const std::string_view found = current();
    if (found == wanted) {
      step();
      return true;
    }
    grid_.isCutOff = atEnd();
    Reason trouble{.kind = ReasonKind::wrongSeparators,
                   .place = place(),
                   .found = profile::quoteOf(found),
                   .expected = std::string(wanted)};
    // A list goes on, or ends too soon.
    const bool goesOn = wanted == "]" && found == ",";
    if (goesOn || (wanted == "," && found == "]")) {
      const int cells = static_cast<int>(grid_.cells.size());
      const int listed = isInRow_ ? cells % size_ : cells / size_;
      trouble.kind = isInRow_ ? ReasonKind::wrongCellCount : ReasonKind::wrongRowCount;
      trouble.found = std::to_string(goesOn ? size_ + 1 : listed);
      trouble.expected = std::to_string(size_);
    }
    return fail(std::move(trouble));
  }

  /// What stands behind the grid on the same word is text after the answer.
  void expectNothingBehind() {
    if (character_ == 0) return;
    const std::string rest = profile::quoteOf(words_[next_].text.substr(character_));
    fail({.kind = ReasonKind::textAfterAnswer, .place = place(), .found = rest});
  }

  bool fail(Reason trouble) {
    grid_.trouble = std::move(trouble);
    return false;
  }

  bool atEnd() const { return !words_.has(next_); }

  std::string_view current() const {
    return atEnd() ? std::string_view()
                   : profile::firstCodePoint(words_[next_].text.substr(character_));
  }

  Place place() const {
    Place here = words_.placeOf(next_);
    if (atEnd()) return here;
    here.column += profile::codePoints(words_[next_].text.substr(0, character_));
    here.length = 1;
    return here;
  }

  void step() {
    character_ += current().size();
    if (character_ < words_[next_].text.size()) return;
    character_ = 0;
    ++next_;
  }

  /// Within a string, where it is no white space.
  bool isBehindSpace() const { return character_ == 0 && !atEnd(); }

  PrintedCell spaceBefore() const {
    const profile::Word last = words_[next_ - 1];
    const Place gap{last.place.line, last.place.column + last.place.length, 1};
    return {-1, gap, words_.text().substr(last.offset + last.text.size(), 1)};
  }

  const profile::Words& words_;
  std::size_t next_;
  /// Bytes of the word that were taken.
  std::size_t character_ = 0;
  int size_;
  char blank_;
  bool isInRow_ = false;
  PrintedGrid grid_;
};

}  // namespace

PrintedGrid readJsonGrid(const profile::Words& words, std::size_t& next, int size, char blank) {
  JsonGrid reader(words, next, size, blank);
  PrintedGrid grid = reader.read();
  next = reader.next();
  return grid;
}

}  // namespace sudominoku::judge

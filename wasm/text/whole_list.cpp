#include "text/whole_list.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "text/line_shape.h"
#include "text/plain_list.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

/// Fewer may be the rest of a list.
constexpr std::size_t kFewestOfWholeList = 10;

/// Where so many signs have room before a place in lines, on a line of their own if there is one;
/// the place itself: nowhere.
std::size_t roomBefore(std::size_t place, std::size_t size, std::string_view lines) {
  const std::size_t line = lines.rfind('\n', place) + 1;
  for (std::size_t end = line; end > size; --end) {
    const std::size_t at = end - 1 - size;
    if (lines.find('\n', at) >= at + size) return at;
  }
  return place - line > size ? place - size - 1 : place;
}

/// A text of numbers and cells that is to be one list, with nothing between them but words.
class WholeList {
 public:
  explicit WholeList(const std::string& text) : text_(text), left_(text) {
    std::replace_if(
        left_.begin(), left_.end(), [](char c) { return c != '\n'; }, ' ');
    const auto& [words, shape] = wordsOf(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
      // The number of a column's name has no meaning: `digit1`, `cell1`.
      const auto letters = std::find_if(words[i].begin(), words[i].end(), isAsciiDigit);
      const auto digits = words[i].end() - letters;
      if (shape[i] == 'W' && (digits == 0 || (digits == 1 && words[i].size() > 3))) continue;
      const auto place = static_cast<std::size_t>(words[i].data() - text.data());
      // Nor has the size of an array: `dominoes[10]`.
      const bool isSize =
          shape[i] != 'C' && place > 1 && text[place - 1] == '[' && isAsciiLetter(text[place - 2]);
      if (isSize) continue;
      words[i].copy(&left_[place], words[i].size());
      shape_ += shape[i];
      signs_ += words[i][0];
      places_.push_back(place);
    }
    areNumbered_ = isNumbered(0, 1) && isNumbered(5, 2);
    isCounted_ = !areNumbered_ && !shape_.starts_with("DDCC") &&
                 (shape_.starts_with("ND") || shape_.starts_with("DD"));
  }

  /// Arranges what is left() as lists have it. False: this is none.
  bool arrange() {
    std::size_t part = isCounted_ ? 1 : 0;
    std::size_t dominoes = 0;
    while (!areIsolatedFrom(part) && !isHead(part)) {
      if (!arrangeDomino(part, ++dominoes)) return false;
    }
    if (isHead(part)) {
      for (std::size_t i = 0; i < kSize; ++i) left_[places_[part++]] = ' ';
      if (!areIsolatedFrom(part)) return false;
    }
    if (!mayBeWhole(dominoes) || (!isCounted_ && !addCount(dominoes))) return false;
    // Which digits are isolated is told by the order of their cells.
    if (shape_[part] == 'D') {
      for (std::size_t i = 0; i < kSize; ++i) left_[places_[part + 2 * i]] = ' ';
    }
    return true;
  }

  const std::string& left() const { return left_; }

 private:
  /// Whether a domino and its number come from a part on, rather than those of the isolated.
  bool isNumbered(std::size_t part, std::size_t number) const {
    return shape_.compare(part, 5, number < 10 ? "DDCDC" : "NDCDC") == 0 &&
           signs_[part] == std::to_string(number)[0];
  }

  /// Whether the digits 1 to 9 come there as a head above their cells.
  bool isHead(std::size_t part) const {
    return shape_.compare(part, kSize + 1, "DDDDDDDDDC") == 0 &&
           signs_.compare(part, kSize, "123456789") == 0;
  }

  /// Whether nothing but the isolated cells comes from a part on, and a `0`.
  bool areIsolatedFrom(std::size_t part) const {
    std::string rest = shape_.substr(part);
    if (rest.ends_with('D') && signs_.back() == '0') rest.pop_back();
    if (rest.size() == kSize) return rest == std::string(kSize, 'C');
    for (std::size_t i = 0; i < rest.size(); i += 2) {
      if (rest.compare(i, 2, "DC") != 0 || signs_[part + i] != '1' + static_cast<char>(i / 2))
        return false;
    }
    return rest.size() == 2 * kSize;
  }

  /// Takes the number before a domino away, and parts its cells by its second digit. Goes behind
  /// it. False: there is none.
  bool arrangeDomino(std::size_t& part, std::size_t number) {
    if (areNumbered_) {
      if (!isNumbered(part, number)) return false;
      blankOut(left_, places_[part], places_[part + 1]);
      ++part;
    }
    const std::size_t first = part;
    part += 4;
    if (shape_.compare(first, 4, "DDCC") != 0) return shape_.compare(first, 4, "DCDC") == 0;
    // The second digit and the first cell change their places, if there is room.
    const std::size_t digit = places_[first + 1];
    const std::size_t cell = places_[first + 2];
    if (cell - digit < 3 || left_[digit + 1] == '\n') return false;
    text_.copy(&left_[digit], 2, cell);
    left_[cell] = text_[digit];
    left_[cell + 1] = ' ';
    return true;
  }

  /// Without brackets or escaped line ends, a word alone above them stands where their number
  /// belongs, and few of them may be the rest of more.
  bool mayBeWhole(std::size_t dominoes) const {
    if (dominoes == 0) return false;
    if (hasAnyOf(text_, "[({") || (isCounted_ && contains(text_, '\\'))) return true;
    const std::size_t end = text_.find('\n', text_.find_first_not_of(" \n"));
    const bool mayBeCount = !hasAnyOf(text_.substr(0, end), " ,;|:");
    return !isCounted_ && !mayBeCount && dominoes >= kFewestOfWholeList;
  }

  /// Writes before the first domino how many there are. False: there is no room.
  bool addCount(std::size_t dominoes) {
    const std::string count = std::to_string(dominoes);
    const std::size_t first = places_[areNumbered_ ? 1 : 0];
    std::size_t room = roomBefore(first, count.size(), text_);
    if (room == first) {
      // The digit makes some: `[[6, "B2", …`.
      const std::size_t line = text_.rfind('\n', first) + 1;
      if (first - line < count.size() || left_.compare(first + 1, 2, "  ") != 0) return false;
      std::swap(left_[first], left_[first + 1]);
      room = first - count.size();
    }
    count.copy(&left_[room], count.size());
    return true;
  }

  const std::string& text_;
  std::string left_;
  /// Of the numbers and cells as in Words, the first sign of each, and where it stands.
  std::string shape_;
  std::string signs_;
  std::vector<std::size_t> places_;
  bool areNumbered_ = false;
  /// The number of dominoes stands before them.
  bool isCounted_ = false;
};

}  // namespace

bool leaveWholeList(std::vector<Line>& lines) {
  std::string text;
  for (const Line& line : lines) text += line.folded + '\n';
  // Escaped line ends are no letters.
  for (std::size_t at = 0; (at = text.find("\\n", at)) < text.size(); ++at) text[at + 1] = ' ';
  WholeList list(text);
  if (!list.arrange()) return false;
  std::size_t from = 0;
  for (Line& line : lines) {
    line.folded = list.left().substr(from, line.folded.size());
    from += line.folded.size() + 1;
  }
  return true;
}

}  // namespace sudominoku::text

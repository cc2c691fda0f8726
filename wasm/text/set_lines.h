// The lines of a text with many puzzles of one kind, taken off without looking at what they hold.
#pragma once

#include <cstddef>
#include <string_view>

namespace sudominoku::text {

/// Goes through a text line by line.
class SetLines {
 public:
  explicit SetLines(std::string_view text) : text_(text) {}

  bool atEnd() const { return at_ == text_.size(); }

  /// Takes the next line, unless at the end.
  void take() {
    const std::size_t feed = text_.find('\n', at_);
    line_ = text_.substr(at_, feed - at_);
    at_ = feed == std::string_view::npos ? text_.size() : feed + 1;
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    while (line_.ends_with(' ')) line_.remove_suffix(1);
    ++number_;
  }

  /// Takes the next line that is not blank; `false`: there is none.
  bool takeFilled() {
    do {
      if (atEnd()) return false;
      take();
    } while (line_.empty());
    return true;
  }

  /// The line taken last; its break and the blanks before that don't count.
  std::string_view line() const { return line_; }
  /// Its number, from 1.
  int number() const { return number_; }
  /// The byte behind its break.
  std::size_t end() const { return at_; }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::string_view line_;
  int number_ = 0;
};

}  // namespace sudominoku::text

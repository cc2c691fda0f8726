// Takes an output apart as a profile's layout says, and says where that fails.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/printed_grid.h"
#include "profile/words.h"

namespace sudominoku::judge {

/// Whether a word is a number, with a sign or without.
bool isSignedNumber(std::string_view word);

/// Goes through an output word by word. The layout and the output must outlive it.
class OutputReader {
 public:
  OutputReader(const profile::OutputLayout& layout, std::string_view output);

  /// Whether every word was taken.
  bool atEnd() const { return !words_.has(next_); }
  /// How many words were taken; `goTo` goes back there.
  std::size_t position() const { return next_; }
  void goTo(std::size_t position) { next_ = position; }
  std::string_view output() const { return words_.text(); }

  /// The next word; a gap at the end of the output where there is none.
  text::Place placeHere() const { return words_.placeOf(next_); }
  std::string textHere() const;
  /// The rest of the line that the next word, which there must be, stands on.
  text::Place lineHere() const { return spanOf(next_, endOfLine(next_)); }
  std::string lineTextHere() const { return quoteOf(next_, endOfLine(next_)); }
  /// What was taken since a position, as far as it stands on one line.
  text::Place placeSince(std::size_t position) const {
    return spanOf(position, std::min(next_, endOfLine(position)));
  }

  /// Takes the k-th answer's heading. Returns what is wrong with it: `missingAnswer` where the
  /// output ends within it.
  std::optional<Reason> readHeading(int k);

  /// Takes what is left where the output ends within these words, be it within one of them. False:
  /// it does not, and nothing is taken.
  bool readCutOff(const std::vector<profile::Word>& expected);

  /// Takes one of the layout's messages. Returns its index, or −1 and takes nothing.
  int readMessage();
  /// Whether one of the messages, complete or not, comes next.
  bool isMessageNext() const;

  /// Takes one word, which there must be.
  profile::Word readWord() { return words_[next_++]; }

  /// Takes a grid of size² cells. `mayBeBlank`: the layout's blank may stand in it.
  PrintedGrid readGrid(int size, bool mayBeBlank);

  /// Takes the next size² words, or those that there are, for cells, whatever lines they stand on.
  /// `mayBeBlank` as above.
  std::vector<PrintedCell> readCells(int size, bool mayBeBlank);

  /// Takes the rest of the line that the next word, which there must be, stands on. Returns where
  /// it is.
  text::Place readLine();
  /// Whether the next line is a row of so many cells.
  bool isRowNext(int size) const;

 private:
  bool isHeadingAt(std::size_t index) const;
  bool isMessageAt(std::size_t index) const;
  /// Where the words of a body end: at the next answer's heading, at a message, at the end, or
  /// behind the most words that it can have.
  std::size_t endOfBody(int mostWords) const;
  std::size_t endOfLine(std::size_t index) const;
  text::Place spanOf(std::size_t first, std::size_t end) const;
  std::string quoteOf(std::size_t first, std::size_t end) const;
  /// Whether the rest of a line is a row, or a whole grid, with brackets, commas or the like, as a
  /// program prints its own lists: `[1, 2, …]`.
  bool hasOtherSeparators(std::size_t lineEnd, int size) const;

  /// Whether the words up to `end`, one at the least, stand on whole lines of one length.
  bool areEvenLines(std::size_t end) const;
  /// What keeps the rest of a line from being a row of so many cells between blanks.
  std::optional<Reason> troubleWithRow(std::size_t lineEnd, int size) const;
  PrintedGrid readSpaced(int size, char blank);
  PrintedGrid readPacked(int size, char blank);

  const profile::OutputLayout& layout_;
  profile::Words words_;
  std::size_t next_ = 0;
};

}  // namespace sudominoku::judge

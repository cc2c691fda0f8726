#include "text/elements.h"

#include <algorithm>
#include <bitset>
#include <vector>

#include "board/cell.h"
#include "text/fold.h"
#include "text/line_shape.h"
#include "text/source.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

/// So many letters of names are tried, the tag's brackets with them.
constexpr std::size_t kMostTried = 200;

/// What may stand around a sign.
constexpr std::string_view kBlanks = " \t\r\n";

/// The sign of what stands from `begin` to `end`, where that is a cell, at `begin` then; 0: it is
/// none.
char signAt(std::string_view text, std::size_t& begin, std::size_t end) {
  begin = std::min(text.find_first_not_of(kBlanks, begin), end);
  if (begin == end) return '.';
  const char sign = text[begin];
  return isCellValue(sign) && text.find_first_not_of(kBlanks, begin + 1) == end ? sign : '\0';
}

/// Whether there is too much beside tags and the signs of cells: many digits, or a row of nine that
/// are not the ones to choose from.
bool holdsMore(std::string_view text, std::string_view signs) {
  std::ptrdiff_t others = 0;
  std::string onLine;
  bool isTag = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool isBeside = !isTag && c != '<' && signs[i] == ' ';
    isTag = c == '<' || (isTag && c != '>');
    if (isBeside && !isOneOf(c, kBlanks)) onLine += c;
    if (c != '\n' && i + 1 < text.size()) continue;
    const auto digits = std::count_if(onLine.begin(), onLine.end(), isAsciiDigit);
    if (onLine.size() == kSize && digits == kSize && onLine != "123456789") return true;
    others += digits;
    onLine.clear();
  }
  return others > kMostOtherDigits;
}

/// The text with nothing but the cells in elements that begin in one way, `<div`. Empty: they are
/// not 81.
std::string cellsIn(std::string_view text, std::string_view opening) {
  std::string left(text.size(), ' ');
  int cells = 0;
  bool hasGiven = false;
  for (std::size_t at = text.find(opening); at != std::string_view::npos;
       at = text.find(opening, at + 1)) {
    const std::size_t close = text.find('>', at);
    std::size_t begin = close + 1;
    if (close == std::string_view::npos) break;
    // Nothing but its tag holds what is in it.
    const bool isField = opening == "<input" || text[close - 1] == '/';
    if (isField) {
      const std::size_t value = text.find(" value=\"", at);
      begin = value < begin ? value + 8 : at;
    }
    const std::size_t end = text.find_first_of("<\"", begin);
    if (end == std::string_view::npos) break;
    // What opens others is no cell.
    const bool isLeaf = isField || text.substr(end).starts_with("</");
    const char sign = isLeaf ? signAt(text, begin, end) : '\0';
    // A number is a mistake in a cell.
    if (isLeaf && sign == 0 && isAsciiDigit(text[begin])) return {};
    const bool isOther = isAsciiLetterOrDigit(text[at + opening.size()]);
    if (sign == 0 || isOther || hidesDigit(text.substr(at, close - at))) continue;
    left[begin] = sign;
    hasGiven |= isAsciiDigit(sign);
    ++cells;
  }
  if (cells != kCells || !hasGiven || holdsMore(text, left)) left.clear();
  return left;
}

/// The digit that one of a tag's attributes holds: `row="3"`, `data-row=3`. Their names are in
/// `names`, between blanks. −1: there is none.
int digitOf(std::string_view tag, std::string_view names) {
  for (std::size_t begin = 0; begin < names.size();) {
    const std::string_view name = nextToken(names, {}, begin);
    for (std::size_t at = tag.find(name, 1); at < tag.size(); at = tag.find(name, at + 1)) {
      std::string_view rest = tag.substr(at + name.size());
      if (isAsciiLetterOrDigit(tag[at - 1]) || !rest.starts_with('=')) continue;
      rest.remove_prefix(rest.starts_with("=\"") || rest.starts_with("='") ? 2 : 1);
      const bool isDigit = !rest.empty() && isAsciiDigit(rest[0]);
      if (isDigit && (rest.size() == 1 || !isAsciiDigit(rest[1]))) return rest[0] - '0';
    }
  }
  return -1;
}

int rowIn(std::string_view tag) { return digitOf(tag, "row r rowindex"); }
int columnIn(std::string_view tag) { return digitOf(tag, "col column c colindex"); }

bool saysPlace(std::string_view tag) { return rowIn(tag) >= 0 && columnIn(tag) >= 0; }

/// Calls `visit(std::size_t at, std::string_view tag)` for every tag, which ends before its `>`.
template <typename Visit>
void forEachTag(std::string_view source, Visit visit) {
  for (std::size_t at = source.find('<'); at < source.size(); at = source.find('<', at + 1)) {
    const std::size_t end = source.find_first_of("<>", at + 1);
    visit(at, source.substr(at, end - at));
  }
}

/// A page's source in lower case, every code point one byte.
std::string foldedSource(std::string_view text) {
  std::string folded;
  while (!text.empty()) {
    const CodePoint point = decode(text);
    folded += point.value < 0x80 ? text[0] : fold(point.value);
    text.remove_prefix(static_cast<std::size_t>(point.bytes));
  }
  return lowerOf(folded);
}

/// Puts the cells of a puzzle where the elements of its text say.
void placeByAttributes(std::string_view text, ReadPuzzle& read) {
  // No other has cells in elements.
  auto* sudoku = read.format > Format::oneLine ? nullptr : std::get_if<Sudoku>(&read.puzzle);
  if (!sudoku) return;
  const std::string source = foldedSource(text);
  std::vector<std::size_t> tags;
  std::vector<int> numbers;
  forEachTag(source, [&](std::size_t at, std::string_view tag) {
    if (!saysPlace(tag)) return;
    tags.push_back(at);
    numbers.push_back(kSize * rowIn(tag) + columnIn(tag));
  });
  if (tags.size() != kCells) return;
  tags.push_back(source.size());
  // Rows and columns count from 0 or 1.
  const int first = *std::min_element(numbers.begin(), numbers.end());
  Grid givens;
  std::vector<Place> places(read.places.size());
  std::bitset<kCells> filled;
  for (std::size_t i = 0; i < kCells; ++i) {
    const int cell = numbers[i] - first;
    const Digit digit = sudoku->givens[static_cast<Cell>(i)];
    // Elements may be there beside the puzzle that was read.
    const bool isThere =
        digit == 0 || source.find(static_cast<char>('0' + digit), tags[i]) < tags[i + 1];
    if (cell >= kCells || filled[static_cast<std::size_t>(cell)] || !isThere) return;
    filled.set(static_cast<std::size_t>(cell));
    givens.set(cell, digit);
    if (!places.empty()) places[static_cast<std::size_t>(cell)] = read.places[i];
  }
  sudoku->givens = givens;
  read.places = std::move(places);
}

}  // namespace

void placeByAttributes(const std::vector<Line>& lines, std::vector<ReadPuzzle>& puzzles) {
  // The tag of a first cell may stand above it, but behind the puzzle before.
  int known = 0;
  for (ReadPuzzle& puzzle : puzzles) {
    const int first = std::min(known + 1, puzzle.firstLine);
    known = puzzle.lastLine;
    const char* const begin = lines[static_cast<std::size_t>(first - 1)].raw.data();
    const std::string_view last = lines[static_cast<std::size_t>(known - 1)].raw;
    const std::string_view text(begin, static_cast<std::size_t>(last.data() + last.size() - begin));
    if (text.find('<') < text.size()) placeByAttributes(text, puzzle);
  }
}

std::string cellsOfElements(std::string_view text) {
  std::string tried;
  std::string cells;
  for (std::size_t at = text.find('<'); at < text.size() && tried.size() < kMostTried;
       at = text.find('<', at + 1)) {
    const std::size_t behind = text.find_first_of(" >", at);
    if (behind == std::string_view::npos) break;
    const std::string_view opening = text.substr(at, behind - at);
    const std::string name = std::string(opening) + '>';
    if (!isAsciiLetter(name[1]) || contains(tried, name)) continue;
    tried += name;
    const std::string left = cellsIn(text, opening);
    // Of two kinds neither can be left out.
    if (!left.empty() && !cells.empty()) return {};
    if (!left.empty()) cells = signsOf(left, text);
  }
  return cells;
}

std::string listOfElements(std::string_view text) {
  const std::string source = lowerOf(text);
  // How the first begins that says so. Others that begin like it are cells as well, with a mistake.
  std::string_view name;
  forEachTag(source, [&](std::size_t, std::string_view tag) {
    if (name.empty() && saysPlace(tag)) name = tag.substr(0, tag.find_first_of(" \t\r\n") + 1);
  });
  if (name.empty()) return {};
  std::string opened(text);
  forEachTag(source, [&](std::size_t at, std::string_view tag) {
    if (!tag.starts_with(name) && !saysPlace(tag)) return;
    const std::size_t behind = std::min(at + tag.size() + 1, opened.size());
    std::replace_if(
        opened.data() + at, opened.data() + behind, [](char c) { return isOneOf(c, "<>\"'/"); },
        ' ');
  });
  return opened;
}

}  // namespace sudominoku::text

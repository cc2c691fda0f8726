#include "text/arrays.h"

#include <algorithm>
#include <string>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// Lines without a value after which brackets are taken for something else, such as a program's.
constexpr std::size_t kEmptyLines = 3;
constexpr std::size_t kDeepest = 32;

bool isOpening(char c) { return c == '[' || c == '{' || c == '('; }
bool isClosing(char c) { return c == ']' || c == '}' || c == ')'; }
bool isNameSign(char c) {
  return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || c == '_';
}

/// Where on a line an array may begin: behind the last `=`, not at the sizes of a declaration.
std::size_t startOn(const Line& line) {
  const std::string_view text = line.folded;
  const std::size_t equals = text.find_last_of('=');
  std::size_t at = equals == std::string_view::npos ? 0 : equals + 1;
  for (; at < text.size(); ++at) {
    if (!isOpening(text[at])) continue;
    const std::size_t before = text.find_last_not_of(' ', at == 0 ? 0 : at - 1);
    const char previous = at == 0 || before == std::string_view::npos ? ' ' : text[before];
    const std::size_t close = text.find_first_of("]})", at);
    const bool isSize = (isNameSign(previous) || previous == ']') && text[at] != '{';
    if (!isSize || close == std::string_view::npos) return isSize ? std::string::npos : at;
    at = close;
  }
  return std::string::npos;
}

class ArrayReader {
 public:
  ArrayReader(LineCursor& cursor, Reading& reading)
      : cursor_(cursor), reading_(reading), lineIndex_(cursor.next) {}

  bool read() {
    column_ = startOn(line());
    if (column_ == std::string::npos) return false;
    start_ = {line().number, static_cast<int>(column_) + 1, 1};
    if (!readBrackets()) return false;
    cursor_.next = lineIndex_;
    if (!isBroken_) takeGrids();
    return true;
  }

 private:
  const Line& line() const { return cursor_.lines[lineIndex_]; }

  /// Reads up to the bracket that closes the first. False: these are not a grid's.
  bool readBrackets() {
    while (lineIndex_ < cursor_.lines.size()) {
      const std::string_view text = line().folded;
      while (column_ < text.size()) {
        if (!readSign(text)) {
          if (cells_.empty()) return false;
          reportBad(text);
          ++lineIndex_;
          return true;
        }
        if (lists_.empty()) {
          closeLine(text);
          return !cells_.empty();
        }
      }
      column_ = 0;
      ++lineIndex_;
      if (cells_.empty() && lineIndex_ - cursor_.next > kEmptyLines) return false;
    }
    if (cells_.empty()) return false;
    report(reading_, DiagnosticKind::unclosedBracket, start_,
           cursor_.lines[start_.line - 1].rawText(start_.column, 1));
    isBroken_ = true;
    return true;
  }

  /// Behind the last bracket only `;` and the like may follow; another array is read again.
  void closeLine(std::string_view text) {
    lastLine_ = line().number;
    const std::size_t rest = text.find_first_not_of(" ;,", column_);
    if (rest != std::string_view::npos && text[rest] != '#') {
      const Place all = line().extent();
      const Place place{all.line, static_cast<int>(rest) + 1,
                        all.column + all.length - 1 - static_cast<int>(rest)};
      report(reading_, DiagnosticKind::extraToken, place,
             line().rawText(place.column, place.length));
    }
    ++lineIndex_;
  }

  /// Takes what stands at the column. False: it belongs to no array of cells.
  bool readSign(std::string_view text) {
    const char c = text[column_];
    if (c == ' ' || c == ',' || c == ';' || c == '\\') {
      ++column_;
    } else if (c == '#') {
      column_ = text.size();
    } else if (text.substr(column_, 2) == "/*") {
      const std::size_t end = text.find("*/", column_ + 2);
      column_ = end == std::string_view::npos ? text.size() : end + 2;
    } else if (isOpening(c)) {
      lists_.push_back({0, {line().number, static_cast<int>(column_) + 1, 1}});
      ++column_;
      return lists_.size() <= kDeepest;
    } else if (isClosing(c)) {
      checkList();
      lists_.pop_back();
      ++column_;
    } else if (c == '"' || c == '\'') {
      return readString(text, c);
    } else {
      return readWord(text);
    }
    return true;
  }

  bool readString(std::string_view text, char quote) {
    const std::size_t begin = column_ + 1;
    const std::size_t end = text.find(quote, begin);
    if (end == std::string_view::npos) return false;
    const std::string_view value = text.substr(begin, end - begin);
    const std::size_t after = text.find_first_not_of(' ', end + 1);
    const bool isKey = after != std::string_view::npos && text[after] == ':';
    if (isKey) {
      column_ = after + 1;
      return true;
    }
    if (!std::all_of(value.begin(), value.end(), [](char c) { return c == ' ' || isCellValue(c); }))
      return false;
    if (value.empty()) addCell('0', {line().number, static_cast<int>(begin), 2});
    for (std::size_t i = 0; i < value.size(); ++i) {
      addCell(value[i], {line().number, static_cast<int>(begin + i) + 1, 1});
    }
    column_ = end + 1;
    return true;
  }

  bool readWord(std::string_view text) {
    std::size_t end = column_;
    while (end < text.size() && (isNameSign(text[end]) || isCellValue(text[end]))) ++end;
    const std::string_view word = text.substr(column_, end - column_);
    const std::size_t after = text.find_first_not_of(' ', end);
    if (!word.empty() && after != std::string_view::npos && text[after] == ':' &&
        !isAsciiDigit(word[0])) {
      column_ = after + 1;
      return true;
    }
    const Place place{line().number, static_cast<int>(column_) + 1, static_cast<int>(word.size())};
    if (word.size() == 1 && isCellValue(word[0])) {
      addCell(word[0], place);
    } else if (word == "None" || word == "null" || word == "nil" || word == "undefined") {
      addCell('0', place);
    } else if ((word.size() == kSize || word.size() == kCells) && isNumber(word)) {
      for (std::size_t i = 0; i < word.size(); ++i) {
        addCell(word[i], {place.line, place.column + static_cast<int>(i), 1});
      }
    } else {
      return false;
    }
    column_ = end;
    return true;
  }

  void addCell(char symbol, Place place) {
    cells_.push_back(cellText(symbol, place));
    if (!lists_.empty()) ++lists_.back().cells;
  }

  /// A list of values is a row, a grid, or several of them.
  void checkList() {
    const List& list = lists_.back();
    if (list.cells == 0 || list.cells % kSize == 0) return;
    const bool isRowOnItsOwn = lists_.size() > 1;
    report(reading_, DiagnosticKind::wrongCellCount, list.place, std::to_string(list.cells),
           std::to_string(isRowOnItsOwn ? kSize : kCells));
    isBroken_ = true;
  }

  void reportBad(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of(" ,;[]{}()", column_ + 1), text.size());
    const Place place{line().number, static_cast<int>(column_) + 1,
                      static_cast<int>(end - column_)};
    report(reading_, DiagnosticKind::badCellValue, place,
           line().rawText(place.column, place.length), "0-9");
    isBroken_ = true;
  }

  void takeGrids() {
    if (cells_.size() % kCells != 0) {
      report(reading_, DiagnosticKind::wrongCellCount, start_, std::to_string(cells_.size()),
             std::to_string(kCells));
      return;
    }
    const bool isJson = cursor_.lines[start_.line - 1].folded[start_.column - 1] == '[' &&
                        start_.column == cursor_.lines[start_.line - 1].extent().column;
    for (std::size_t first = 0; first < cells_.size(); first += kCells) {
      const auto begin = cells_.begin() + static_cast<std::ptrdiff_t>(first);
      const std::vector<CellText> grid(begin, begin + kCells);
      const bool isFirst = first == 0;
      const bool isLast = first + kCells == cells_.size();
      addPuzzle(reading_, cursor_.options, grid, isJson ? Format::json : Format::sourceArray,
                isFirst ? start_.line : grid.front().place.line,
                isLast ? lastLine_ : grid.back().place.line);
    }
  }

  struct List {
    int cells = 0;  ///< values that stand in it directly
    Place place;
  };

  LineCursor& cursor_;
  Reading& reading_;
  std::size_t lineIndex_;
  std::size_t column_ = 0;
  Place start_;
  int lastLine_ = 0;
  std::vector<List> lists_;
  std::vector<CellText> cells_;
  bool isBroken_ = false;
};

}  // namespace

bool mayStartArrays(const Line& line) {
  return (line.traits & kBrackets) != 0 && startOn(line) != std::string::npos;
}

bool readArrays(LineCursor& cursor, Reading& reading) {
  return (cursor.line().traits & kBrackets) != 0 && ArrayReader(cursor, reading).read();
}

}  // namespace sudominoku::text

#include "text/array_start.h"

#include <algorithm>
#include <string>

#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// Words of Lisp before a value: what binds it, and its name.
constexpr int kWordsOfBinding = 2;
constexpr std::size_t kLongestSizes = std::string_view("9 9").size();

/// Whether what stands in these brackets is long enough for a row: `c(5,3,0,0,7,0,0,0,0)`.
bool holdsRow(std::string_view text) {
  return std::count(text.begin(), text.end(), ',') >= kSize - 1;
}

/// Where the value begins that the last `=` before a bracket names, unless the array stands before
/// it as in `array(c(…), dim = c(9, 9))`. Where all arguments of a call up to the array have names,
/// the array belongs to all of the call: `solve(board=[[`.
std::size_t valueOn(std::string_view text) {
  // No array's name stands behind the commas of a row.
  std::size_t row = text.find(',');
  for (int comma = 2; comma < kSize && row < text.size(); ++comma) row = text.find(',', row + 1);
  std::size_t equals = text.find_last_of('=', std::min(row, text.find_last_of("[{(")));
  // PHP has its keys before `=>`.
  while (equals < text.size() && text.substr(equals).starts_with("=>")) {
    equals = equals == 0 ? std::string_view::npos : text.find_last_of('=', equals - 1);
  }
  if (equals == std::string_view::npos) return 0;
  const std::size_t bracket = text.find_last_of('(', equals);
  if (bracket == std::string_view::npos || bracket == 0 || !isNameSign(text[bracket - 1])) {
    return equals + 1;
  }
  const std::string_view arguments = text.substr(bracket + 1, equals - bracket);
  const bool haveNames = std::count(arguments.begin(), arguments.end(), ',') + 1 ==
                             std::count(arguments.begin(), arguments.end(), '=') &&
                         std::all_of(arguments.begin(), arguments.end(),
                                     [](char c) { return isNameSign(c) || isOneOf(c, " =,"); });
  return haveNames ? bracket : equals + 1;
}

/// Whether a word is a name of Lisp, or what stands there before a bracket: `defparameter`, `*b*`,
/// `:initial-contents`, `#2A`, `'`.
bool isLispWord(std::string_view word) {
  constexpr std::string_view others = "*+-/<>!?&%$^:#'";
  const bool isCell = isAsciiDigit(word[0]) ||
                      (word.size() == 1 && isCellValue(word[0]) && !isAsciiLetter(word[0]));
  // A colon behind a name is no Lisp's.
  return !isCell && word.back() != ':' && std::all_of(word.begin(), word.end(), [&](char c) {
    return isNameSign(c) || isOneOf(c, others);
  });
}

/// Whether the bracket at a place belongs to what stands before it, as a call's and an index's do.
bool isBehindName(std::string_view text, std::size_t at) {
  const std::size_t before = at == 0 ? at : text.find_last_not_of(' ', at - 1);
  if (before >= at || text[at] == '{') return false;
  // A number set off from the bracket is a row's, not part of a name.
  const std::size_t word = text.find_last_not_of("0123456789", before);
  const bool isBehindNumber =
      before != word && before + 1 < at && (word == std::string_view::npos || text[word] == ' ');
  return text[before] == ']' || (isNameSign(text[before]) && !isBehindNumber);
}

/// How many words of Lisp a text holds, which stands before a bracket; −1: it holds anything else.
int lispWords(std::string_view text) {
  int words = 0;
  for (std::size_t at = 0; true;) {
    const std::string_view word = nextToken(text, {}, at);
    if (word.empty()) break;
    if (!isLispWord(word)) return -1;
    const bool isPrefix = word[0] == '#' || word == "'";
    // The arguments of a call begin right behind its name.
    if (at == text.size() && !isPrefix && isNameSign(word.back())) return -1;
    words += isPrefix ? 0 : 1;
  }
  return words;
}

/// Where the value begins that Lisp binds to a name in brackets that open at a place, as in `(def
/// board [[`, `(let ((board '((`; the place itself: none does.
std::size_t boundValueFrom(std::string_view text, std::size_t at) {
  constexpr std::string_view brackets = "[{(]})";
  if (text[at] != '(') return at;
  std::size_t value = at;
  int words = 0;
  for (std::size_t open = at; true;) {
    const std::size_t next = text.find_first_of(brackets, open + 1);
    if (next == std::string_view::npos) return value;
    const std::string_view between = text.substr(open + 1, next - open - 1);
    const int more = isOpening(text[next]) ? lispWords(between) : -1;
    // As in `(make-array '(9 9) :initial-contents '((`.
    const bool areSizes = isClosing(text[next]) && between.size() <= kLongestSizes &&
                          consistsOf(between, "0123456789 ");
    if (more < 0 && !areSizes) return value;
    words += std::max(more, 0);
    open = next;
    if (words < kWordsOfBinding) continue;
    value = next;
    words = 0;
  }
}

}  // namespace

bool isOpening(char c) { return c == '[' || c == '{' || c == '('; }
bool isClosing(char c) { return c == ']' || c == '}' || c == ')'; }
bool isNameSign(char c) { return isAsciiLetterOrDigit(c) || c == '_'; }

bool opensCall(std::string_view text, std::size_t at) {
  return at > 1 && text[at] == '(' && text[at - 1] == ' ' && isAsciiLetter(text[at - 2]) &&
         consistsOf(text, ' ', at + 1);
}

std::size_t startOfArray(const Line& line) {
  const std::string_view text = line.folded;
  // A wiki's table.
  if (text.starts_with("{|")) return std::string::npos;
  std::size_t at = valueOn(text);
  for (; at < text.size(); ++at) {
    if (!isOpening(text[at])) continue;
    if (!isBehindName(text, at)) return boundValueFrom(text, at);
    const std::size_t next = text.find_first_of("[{(]})", at + 1);
    const bool isName = isNameSign(text[at - 1]) &&
                        (!isCellValue(text[at - 1]) || (at > 1 && isAsciiLetter(text[at - 2])));
    const bool isOpen = next == std::string_view::npos;
    if (isName && (isOpen || isOpening(text[next]) || holdsRow(text.substr(at, next - at)))) {
      return at;
    }
    if (opensCall(text, at)) return at;
    at = text.find_first_of("]})", at);
    if (at == std::string_view::npos) return at;
  }
  return std::string::npos;
}

}  // namespace sudominoku::text

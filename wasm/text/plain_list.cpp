#include "text/plain_list.h"

#include <algorithm>
#include <array>

#include "text/line_shape.h"
#include "text/sections.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

/// How a cell is named by its row and its column. `0`: a digit; `A`: or the letter of a row; a
/// blank: or none.
constexpr std::array<std::string_view, 4> kNames{"r0c0", "(A, 0)", "[A, 0]", "0\1 0\1"};

}  // namespace

Words wordsOf(std::string_view text) {
  Words found;
  for (std::size_t at = 0; true;) {
    const std::string_view word = nextRun(text, at, isAsciiLetterOrDigit);
    if (word.empty()) return found;
    const bool isCell = word.size() == 2 && looksLikeCellName(word);
    const std::string_view before =
        text.substr(0, static_cast<std::size_t>(word.data() - text.data()));
    const bool isNegative = before == "-" || before.ends_with(" -");
    found.words.push_back(word);
    found.shape += isCell                          ? 'C'
                   : !isNumber(word) || isNegative ? 'W'
                   : word.size() == 1              ? 'D'
                                                   : 'N';
  }
}

Words listWordsOf(std::string_view text) {
  Words found;
  const auto [words, shape] = wordsOf(text);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (i > 0 && placeOfWord("at in on and is", word) >= 0) continue;
    found.words.push_back(word);
    found.shape += shape[i];
  }
  return found;
}

bool isDomino(const Words& line) {
  const auto& [words, shape] = line;
  const std::size_t first = shape.starts_with('W') ? 1 : 0;
  const std::string_view parts = std::string_view(shape).substr(first);
  if (!parts.ends_with("DCDC") && !parts.ends_with("DDCC")) return false;
  if (parts.size() != 5) return parts.size() == 4;
  const char* const end = words[first].data() + words[first].size();
  const std::string_view behind(end, static_cast<std::size_t>(words[first + 1].data() - end));
  // `7.5 G4 9 G5` and `7 5 G4 9 G5` have no number before them but a wrong digit.
  const bool isParted = behind.size() > 1 && !consistsOf(behind, " ,;");
  return isParted || behind.starts_with(')') || behind.starts_with(':') || contains(behind, '|');
}

bool isTurnedDomino(const Words& line) { return line.shape == "CDCD" || line.shape == "CCDD"; }

bool areIsolated(const Words& line) {
  const auto& [words, shape] = line;
  const std::size_t first = std::min(shape.find('C'), shape.size());
  std::string digits;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (shape[i] == 'W' && i > first && i < shape.rfind('C')) return false;
    if (shape[i] == 'D' || shape[i] == 'N') digits += words[i];
  }
  return std::count(shape.begin(), shape.end(), 'C') == kSize &&
         (digits.empty() || digits == "123456789" || digits == "19");
}

bool isNumberedDomino(const Words& line) {
  return line.shape.size() == 5 && line.shape[0] != 'W' && isDomino(line);
}

bool isOfList(const Line& line) {
  const Words words = listWordsOf(line.folded);
  return isDomino(words) || areIsolated(words);
}

std::size_t endOfName(const std::string& text, std::size_t begin, std::array<char, 2>& cell) {
  for (const std::string_view name : kNames) {
    std::size_t at = begin;
    char* part = cell.data();
    const bool isName = std::all_of(name.begin(), name.end(), [&](char sign) {
      const char c = text.c_str()[at];
      if (sign == ' ' && c != ' ') return true;
      ++at;
      const bool isPart = sign == 'A' ? isAsciiLetterOrDigit(c) : sign == '0' && isAsciiDigit(c);
      if (isPart) *part++ = c;
      return isPart || (c | 0x20) == (sign | 0x20);
    });
    if (isName) return at;
  }
  return 0;
}

void shortenNames(std::vector<Line>& lines) {
  char first = '1';
  // Where one counts from 0, all do.
  for (const bool isSecondTime : {false, true}) {
    for (Line& line : lines) {
      std::string& text = line.folded;
      for (std::size_t i = 0; i < text.size(); ++i) {
        std::array<char, 2> cell{};
        const std::size_t end = endOfName(text, i, cell);
        if (end == 0) continue;
        if (!isSecondTime) {
          first = std::min({first, cell[0], cell[1]});
          continue;
        }
        text[i] = isAsciiDigit(cell[0]) ? static_cast<char>(cell[0] - first + 'A') : cell[0];
        text[i + 1] = static_cast<char>(cell[1] - first + '1');
        blankOut(text, i + 2, end);
      }
    }
  }
}

bool leaveListParts(Line& line, bool areNumbered, Digit& next) {
  const Words found = listWordsOf(line.folded);
  const auto& [words, shape] = found;
  const bool holdsDomino = isDomino(found) || isTurnedDomino(found);
  if (areNumbered && holdsDomino && shape[0] == 'D' && shape.size() == 4) {
    // `2. B2 1 B3` lacks a digit, and its number is none.
    const auto begin = static_cast<std::size_t>(words[0].data() - line.folded.data());
    blankOut(line.folded, begin, begin + words[0].size());
    return true;
  }
  const std::size_t digit = shape.find('D');
  const bool isNext = (shape == "DC" || shape == "CD") && words[digit][0] == '0' + next;
  next += isNext ? 1 : 0;
  const auto others = std::count(shape.begin(), shape.end(), 'W');
  const bool isCount = static_cast<std::ptrdiff_t>(shape.size()) == others + 1 &&
                       !contains(shape, 'C') && (!isHeading(line) || contains(line.raw, "개"));
  if (!holdsDomino && !areIsolated(found) && !isNext && !isCount) return false;
  std::string parts(line.folded.size(), ' ');
  if (holdsDomino && !shape.ends_with("DCDC")) {
    // The digits take their places before the cells.
    const std::size_t first = words.size() - 4;
    parts.resize(static_cast<std::size_t>(words[first].data() - line.folded.data()));
    for (const std::size_t i :
         {shape.find('D', first), shape.find('C', first), shape.rfind('D'), shape.rfind('C')}) {
      parts += words[i];
      parts += ' ';
    }
    line.folded = parts;
    return true;
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool isPart =
        holdsDomino ? i + 4 >= words.size() : shape[i] != 'W' && (isCount || shape[i] == 'C');
    if (isPart) words[i].copy(&parts[words[i].data() - line.folded.data()], words[i].size());
  }
  line.folded = parts;
  return true;
}

}  // namespace sudominoku::text

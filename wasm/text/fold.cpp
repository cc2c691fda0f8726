#include "text/fold.h"

#include <array>

namespace sudominoku::text {

bool isBlankSign(char32_t value) {
  return value == 0xa0 || value == 0xad || value == 0x61c || value == 0x1680 || value == 0x180e ||
         (value >= 0x2000 && value <= 0x200f) || (value >= 0x2028 && value <= 0x202f) ||
         (value >= 0x205f && value <= 0x206f) || value == 0x3000 || value == 0xfeff;
}

namespace {

char foldBoxDrawing(char32_t value) {
  switch (value) {
    case 0x2500:
    case 0x2501:
    case 0x2504:
    case 0x2505:
    case 0x2508:
    case 0x2509:
    case 0x254c:
    case 0x254d:
    case 0x2550:
      return '-';
    case 0x2502:
    case 0x2503:
    case 0x2506:
    case 0x2507:
    case 0x250a:
    case 0x250b:
    case 0x254e:
    case 0x254f:
    case 0x2551:
      return '|';
    default:
      return '+';
  }
}

/// Signs that people draw blank cells with: dots and hollow shapes.
bool isDrawnBlank(char32_t value) {
  switch (value) {
    case 0xb7:
    case 0x2022:
    case 0x2219:
    case 0x22c5:
    case 0x25a1:
    case 0x25a2:
    case 0x25ab:
    case 0x25fb:
    case 0x25fd:
    case 0x25cb:
    case 0x2610:
    case 0x30fb:
    case 0x3002:
      return true;
    default:
      return false;
  }
}

/// The digit that a sign of another script, a Roman or a circled one stands for; 0: none of them.
char foldDigit(char32_t value) {
  // Where ten digits begin, or nine behind a sign that is none.
  static constexpr std::array<char32_t, 14> zeros{0x660,  0x6f0,  0x966,  0x9e6,  0xe50,
                                                  0x215f, 0x216f, 0x245f, 0x2473, 0x2487,
                                                  0x24f4, 0x2775, 0x277f, 0x2789};
  for (const char32_t zero : zeros) {
    const char32_t digit = value - zero;
    if (digit <= 9 && (digit > 0 || zero < 0x1000)) return static_cast<char>('0' + digit);
  }
  // Five alphabets of mathematics.
  const char32_t digit = value - 0x1d7ce;
  return digit < 50 ? static_cast<char>('0' + digit % 10) : '\0';
}

}  // namespace

char fold(char32_t value) {
  if (value == '\t' || value == '\v' || value == '\f') return ' ';
  if (value >= 0xff01 && value <= 0xff5e) return static_cast<char>(value - 0xff01 + '!');
  if (value >= 0x2500 && value <= 0x257f) return foldBoxDrawing(value);
  if (isDrawnBlank(value)) return '.';
  if (const char digit = foldDigit(value)) return digit;
  if (value >= 0x2010 && value <= 0x2015) return '-';
  if (value == 0x2018 || value == 0x2019) return '\'';
  if (value == 0x201c || value == 0x201d) return '"';
  // Parts of keycaps are none of the sort, but stand beside a digit.
  const bool isBlank = isBlankSign(value) || value == 0x85 || value == 0x20e3 || value == 0xfe0f;
  return isBlank ? ' ' : kForeign;
}

}  // namespace sudominoku::text

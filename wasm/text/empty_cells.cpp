#include "text/empty_cells.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "board/cell.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr int kBoxesInRow = 3;
/// Between two bars that have three cells between them, `|  5   3     |`.
constexpr std::size_t kWidestBox = 11;

std::size_t blanksIn(const std::string& text, std::size_t begin, std::size_t size) {
  const char* const field = text.data() + begin;
  return static_cast<std::size_t>(std::count(field, field + size, ' '));
}

/// Marks a field that is empty. False: it holds more than a cell.
bool markField(std::string& text, std::size_t begin, std::size_t size) {
  const std::size_t blanks = blanksIn(text, begin, size);
  if (blanks == size) text[begin + (size - 1) / 2] = '.';
  return blanks + 1 >= size;
}

/// Marks the empty ones of three cells. False: signs stand elsewhere between the bars.
bool markBox(std::string& text, std::size_t begin, std::size_t size) {
  if (size % 2 == 0 || size < 3 || size > kWidestBox) return false;
  std::size_t others = size - blanksIn(text, begin, size);
  const std::size_t step = (size + 1) / 3;
  const std::size_t middle = begin + (size - 1) / 2;
  for (const std::size_t at : {middle - step, middle, middle + step}) {
    if (text[at] == ' ') {
      text[at] = '.';
    } else if (isCellValue(text[at])) {
      --others;
    }
  }
  return others == 0;
}

/// Marks the empty cells of a row of so many fields, nine or three. False: it has not as many.
bool markFields(std::string& text, int wanted) {
  const std::size_t first = text.find_first_not_of(' ');
  const std::size_t last = text.find_last_not_of(' ');
  if (text[first] != '|' || text[last] != '|') return false;
  int fields = 0;
  // Between doubled bars there is no field.
  for (std::size_t i = first; i < last; ++i) fields += text[i] == '|' && text[i + 1] != '|' ? 1 : 0;
  if (fields != wanted) return false;
  std::string marked = text;
  std::size_t width = 0;
  for (std::size_t begin = first + 1, end = 0; begin < last; begin = end + 1) {
    end = text.find('|', begin);
    const std::size_t size = end - begin;
    if (size == 0) continue;
    if (width == 0) width = size;
    const bool isMarked = fields == kSize ? markField(marked, begin, size)
                                          : size == width && markBox(marked, begin, size);
    if (!isMarked) return true;
  }
  text = std::move(marked);
  return true;
}

}  // namespace

void markEmptyCells(std::vector<Line>& lines) {
  const auto mark = [](auto begin, auto end, int fields) {
    bool isFound = false;
    for (auto line = begin; line != end; ++line) {
      if ((line->traits & kBars) != 0) isFound |= markFields(line->folded, fields);
    }
    return isFound;
  };
  for (auto begin = lines.begin(); begin != lines.end();) {
    const auto end = std::find_if(begin, lines.end(), std::mem_fn(&Line::isBlank));
    // Beside rows of nine fields, one of three has lost the others.
    if (!mark(begin, end, kSize)) mark(begin, end, kBoxesInRow);
    begin = end == lines.end() ? end : end + 1;
  }
}

}  // namespace sudominoku::text

#include "text/empty_cells.h"

#include <utility>

#include "board/cell.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr int kBoxesInRow = 3;
/// Between two bars that have three cells between them, `|  5   3     |`.
constexpr std::size_t kWidestBox = 11;

}  // namespace

void markEmptyCells(std::string& text) {
  const std::size_t first = text.find_first_not_of(' ');
  const std::size_t last = text.find_last_not_of(' ');
  if (text[first] != '|' || text[last] != '|') return;
  int fields = 0;
  // Between doubled bars there is no field.
  for (std::size_t i = first; i < last; ++i) fields += text[i] == '|' && text[i + 1] != '|' ? 1 : 0;
  if (fields != kSize && fields != kBoxesInRow) return;
  const bool isBox = fields == kBoxesInRow;
  std::string marked = text;
  std::size_t width = 0;
  for (std::size_t begin = first + 1, end = 0; begin < last; begin = end + 1) {
    end = text.find('|', begin);
    const std::size_t size = end - begin;
    if (size == 0) continue;
    std::size_t signs = 0;
    for (std::size_t i = begin; i < end; ++i) signs += text[i] == ' ' ? 0 : 1;
    if (!isBox) {
      if (signs == 0) marked[begin + (size - 1) / 2] = '.';
      if (signs > 1) return;
      continue;
    }
    if (width == 0) width = size;
    if (size != width || size % 2 == 0 || size < 3 || size > kWidestBox) return;
    const std::size_t step = (size + 1) / 3;
    std::size_t at = begin + (size - 1) / 2 - step;
    for (int i = 0; i < 3; ++i, at += step) {
      if (marked[at] == ' ') {
        marked[at] = '.';
      } else if (isCellValue(marked[at])) {
        --signs;
      }
    }
    if (signs != 0) return;
  }
  text = std::move(marked);
}

}  // namespace sudominoku::text

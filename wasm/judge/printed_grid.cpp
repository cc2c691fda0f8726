#include "judge/printed_grid.h"

namespace sudominoku::judge {

PrintedCell cellOf(std::string_view text, text::Place place, char blank) {
  if (text.size() != 1) return {-1, place, text};
  if (text[0] >= '1' && text[0] <= '9') return {text[0] - '0', place, text};
  return {blank != 0 && text[0] == blank ? 0 : -1, place, text};
}

}  // namespace sudominoku::judge

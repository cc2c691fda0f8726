#include "judge/printed_grid.h"

namespace sudominoku::judge {

PrintedCell cellOf(std::string_view text, text::Place place, char blank) {
  if (text.size() != 1) return {-1, place, text};
  if (text[0] >= '1' && text[0] <= '9') return {text[0] - '0', place, text};
  return {blank != 0 && text[0] == blank ? 0 : -1, place, text};
}

text::Place placeAt(const std::vector<profile::Word>& words, std::size_t index) {
  if (index < words.size()) return words[index].place;
  if (words.empty()) return {1, 1, 0};
  text::Place end = words.back().place;
  end.column += end.length;
  end.length = 0;
  return end;
}

}  // namespace sudominoku::judge

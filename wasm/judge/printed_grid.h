// A grid as somebody's program printed it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "judge/judge.h"
#include "text/diagnostic.h"

namespace sudominoku::judge {

/// A cell as it was printed.
struct PrintedCell {
  /// 0: a blank; −1: nothing that can stand in a cell.
  int value = 0;
  text::Place place;
  std::string_view text;
};

/// A grid as it was printed: all cells, or those before the trouble.
struct PrintedGrid {
  std::vector<PrintedCell> cells;
  /// What is wrong with its form.
  std::optional<Reason> trouble;
  /// The trouble is that the output ends.
  bool isCutOff = false;
};

/// What was printed for one cell. `blank`: the sign of a blank, or 0 where none may stand; it is
/// then told apart by its text.
PrintedCell cellOf(std::string_view text, text::Place place, char blank);

}  // namespace sudominoku::judge

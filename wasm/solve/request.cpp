#include "solve/request.h"

#include <array>

namespace sudominoku::solve {

std::string_view nameOf(Outcome outcome) {
  static constexpr std::array<std::string_view, 5> names{"none", "unique", "multiple", "limit",
                                                         "stopped"};
  return names[static_cast<int>(outcome)];
}

}  // namespace sudominoku::solve

#include "cli/trace_wording.h"

#include "cli/step_wording.h"

namespace sudominoku::cli {
namespace {

using textbook::EventKind;

std::string cellNameOf(unsigned cell, PuzzleKind kind) {
  if (cell == textbook::kEventNoCell) return "no cell";
  return placeOf(static_cast<Cell>(cell), kind);
}

std::string itemNameOf(unsigned item, PuzzleKind kind) {
  if (item < kCells) return cellNameOf(item, kind);
  item -= kCells;
  if (item < kHouses * kSize) {
    return std::to_string(item % kSize + 1) + " in " +
           houseName(static_cast<int>(item / kSize), kind);
  }
  const DominoDigits digits = kDominoDigits[item - kHouses * kSize];
  return "domino " + std::to_string(digits.low) + std::to_string(digits.high);
}

std::string detailOf(textbook::Event event, PuzzleKind kind) {
  std::string cell = cellNameOf(event.cell(), kind);
  const std::string digit = std::to_string(event.digit());
  const std::string other = cellNameOf(event.other(), kind);
  switch (event.kind()) {
    case EventKind::visit:
      if (event.other() == 0) return cell;
      return cell + ", " + std::to_string(event.other()) + " given on the way";
    case EventKind::candidates: {
      std::string digits;
      for (const Digit each : DigitSet::fromBits(event.set())) digits += std::to_string(each);
      return cell + ": " + (digits.empty() ? "none" : digits);
    }
    case EventKind::choose:
      return itemNameOf(event.set(), kind) + ": " + std::to_string(event.options()) +
             (event.options() == 15  ? " or more options"
              : event.options() == 1 ? " option"
                                     : " options");
    case EventKind::reject: {
      if (event.house() == 3) {
        return digit + " at " + cell + ": the domino is used at " + other;
      }
      constexpr const char* houses[] = {"row", "column", "box"};
      return digit + " at " + cell + ": " + other + " has it in its " + houses[event.house()];
    }
    case EventKind::place:
      if (event.other() == textbook::kEventNoCell) return digit + " at " + cell;
      return digit + " at " + cell + ", a domino with " + other;
    case EventKind::propagate:
      if (event.other() == textbook::kEventNoCell)
        return digit + " at " + cell + ", its only digit";
      return digit + " at " + cell + ", its only place in " +
             houseName(static_cast<int>(event.other()), kind);
    case EventKind::remove:
      return digit + " at " + cell;
    case EventKind::deadEnd:
      if (event.cell() != textbook::kEventNoCell) return cell + " has no candidate";
      return digit + " has no place in " + houseName(static_cast<int>(event.other()), kind);
    case EventKind::backUp:
    case EventKind::solved:
      return cell;
  }
  return {};
}

}  // namespace

std::string wordingOf(textbook::Event event, PuzzleKind kind) {
  return std::string(nameOf(event.kind())) + ' ' + detailOf(event, kind) + " (line " +
         std::to_string(event.line()) + ')';
}

}  // namespace sudominoku::cli

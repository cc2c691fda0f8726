// All techniques, in the order in which they are tried.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "explain/techniques/techniques.h"

namespace sudominoku::explain {

/// What must be known about a puzzle for a technique to be right.
enum class Needs : std::uint8_t {
  nothing,
  /// A Sudoku without pencil marks that has just one solution.
  uniqueness,
  dominoes,
};

/// A technique: how it is called, how hard it is, and what finds it.
struct TechniqueRow {
  Technique technique;
  /// Across the WebAssembly boundary, such as `x-wing`.
  std::string_view id;
  /// In tenths; steps may add to it.
  int difficulty;
  Level level;
  Needs needs;
  /// None for the last resort, which has to know the truth: see find() in walk.h.
  techniques::Find find;
};

/// Index: the technique.
extern const std::array<TechniqueRow, kTechniques> kTechniqueRows;

/// The row of a technique.
inline const TechniqueRow& rowFor(Technique technique) {
  return kTechniqueRows[static_cast<int>(technique)];
}

}  // namespace sudominoku::explain

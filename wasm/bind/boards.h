// A puzzle and its solution in 81 bytes, as Columns keep them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "board/grid.h"
#include "solve/request.h"

namespace sudominoku::bind {

/// For each cell its digit, and kGivenMark more where it is a given; 0 is blank.
using Board = std::array<std::uint8_t, kCells>;
inline constexpr std::uint8_t kGivenMark = 16;

/// Whether a byte can stand in a board: a blank, or a digit with the mark or without.
inline constexpr bool isBoardCell(std::uint8_t cell) {
  return cell < 2 * kGivenMark && cell % kGivenMark <= kSize && cell != kGivenMark;
}

/// `solution` has the digits of the givens, or is blank where none was found.
inline Board boardOf(const Grid& givens, const Grid& solution) {
  Board board;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const std::uint8_t given = givens.digits()[cell];
    // The bit carries over where there is a digit: bytes alone, so that vectors can do it.
    const auto mark = static_cast<std::uint8_t>((given + kGivenMark - 1) & kGivenMark);
    board[cell] = static_cast<std::uint8_t>(given | solution.digits()[cell] | mark);
  }
  return board;
}

/// The solution, if one was found: where the outcome is `none`, a full board is one of clashing
/// givens.
inline std::optional<Grid> solutionOf(const Board& board, solve::Outcome outcome) {
  if (outcome == solve::Outcome::none) return std::nullopt;
  Grid solution;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (board[cell] == 0) return std::nullopt;
    solution.set(cell, board[cell] % kGivenMark);
  }
  return solution;
}

}  // namespace sudominoku::bind

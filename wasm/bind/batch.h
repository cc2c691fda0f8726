// One piece of a long text, read and searched in one call.
#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "text/read.h"

namespace sudominoku::bind {

/// The UTF-8 text of a `Uint8Array`, copied at once: Embind would make a std::string byte by byte,
/// and a vector would be cleared first.
class Piece {
 public:
  explicit Piece(const emscripten::val& bytes);
  std::string_view text() const { return {bytes_.get(), length_}; }

 private:
  std::size_t length_;
  std::unique_ptr<char[]> bytes_;
};

/// `BatchColumns` of web/src/engine/types/write.ts: what was found, an element (or 81) for each
/// puzzle.
struct Columns {
  std::size_t size() const { return kinds.size(); }
  void resize(std::size_t puzzles) {
    kinds.resize(puzzles);
    boards.resize(puzzles * kCells);
    outcomes.resize(puzzles);
    lines.resize(puzzles);
    guesses.resize(puzzles);
  }

  std::vector<std::uint8_t> kinds, boards, outcomes;
  std::vector<std::uint32_t> lines;
  std::vector<double> guesses;
};

/// What came of the puzzles of a text.
struct Answers {
  /// Different texts have different ones, as good as certainly.
  std::uint32_t digest;
  Columns columns{};
  std::vector<text::Diagnostic> diagnostics{};
  int lineBreaks = 0;
};

/// Reads a text and searches its puzzles as `BatchOptions` say; none if the text is not the one
/// that they expect.
Answers solveAll(std::string_view text, const emscripten::val& options);

/// `PieceOutcome` for a `Uint8Array` of UTF-8 text. `onRead`, unless null, is given a `BatchRead`
/// before the search.
emscripten::val batch(const emscripten::val& pieceBytes, const emscripten::val& options,
                      const emscripten::val& onRead);

}  // namespace sudominoku::bind

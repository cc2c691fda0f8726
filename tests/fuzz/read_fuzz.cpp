// Any text, read as the page reads it: all formats, links and what is packed in them included.
// Promised: places within the text, diagnostics in reading order, the same puzzles without places,
// and that a puzzle's text, written in whatever format, reads back as that puzzle.
#include <algorithm>
#include <string>

#include "expect.h"
#include "text/chunk.h"
#include "text/read.h"
#include "text/source.h"
#include "text/write.h"

namespace sudominoku::fuzz {
namespace {

constexpr std::size_t kMostWrittenBack = 4;

std::string wireTextOf(const Puzzle& puzzle) {
  if (const auto* sudominoku = std::get_if<Sudominoku>(&puzzle)) {
    return text::writeDominoCase(*sudominoku) + "0\n";
  }
  const auto& sudoku = std::get<Sudoku>(puzzle);
  return sudoku.candidates == kAllCandidates ? text::writeOneLine(sudoku.givens, '.')
                                             : text::writeCandidates(sudoku);
}

void expectRoundTrip(const Puzzle& puzzle, text::OutputFormat format) {
  const text::ReadOptions options{.places = false, .drafts = true};
  const text::Reading wire = text::read(wireTextOf(puzzle), options);
  expect(wire.puzzles.size() == 1, "a puzzle's wire text is one puzzle");
  expect(wire.puzzles.front().puzzle == puzzle, "a puzzle's wire text reads back as it");
  const std::string written = text::writePuzzles({puzzle}, format);
  if (written.empty()) return;
  const text::Reading back = text::read(written, options);
  expect(back.puzzles.size() == 1, "a written puzzle is one puzzle");
  const auto* sudoku = std::get_if<Sudoku>(&puzzle);
  if (sudoku == nullptr) return;
  const auto* same = std::get_if<Sudoku>(&back.puzzles.front().puzzle);
  expect(same != nullptr && same->givens == sudoku->givens, "written givens read back");
}

void expectSane(const text::Reading& reading, int lines) {
  int line = 0;
  for (const text::Diagnostic& diagnostic : reading.diagnostics) {
    const text::Place& place = diagnostic.place;
    expect(place.line >= line, "diagnostics come in reading order");
    expect(place.line <= lines && place.column >= 1 && place.length >= 0,
           "diagnostics are about the text");
    line = place.line;
  }
  for (const text::ReadPuzzle& read : reading.puzzles) {
    expect(read.firstLine >= 1 && read.firstLine <= read.lastLine && read.lastLine <= lines,
           "puzzles stand in the text");
    expect(read.places.size() == kCells, "every cell has a place, if nowhere");
  }
}

/// Sets of grids are read another way where nobody asks for places.
void expectSameWithoutPlaces(const text::Reading& reading, std::string_view text, bool isWhole) {
  const text::Reading plain =
      text::read(text, {.places = false, .drafts = true, .isWhole = isWhole});
  expect(plain.diagnostics.size() == reading.diagnostics.size(), "places change no diagnostics");
  const bool isSame =
      std::equal(plain.puzzles.begin(), plain.puzzles.end(), reading.puzzles.begin(),
                 reading.puzzles.end(), [](const text::ReadPuzzle& a, const text::ReadPuzzle& b) {
                   return a.puzzle == b.puzzle && a.entries == b.entries && a.format == b.format &&
                          a.firstLine == b.firstLine && a.lastLine == b.lastLine;
                 });
  expect(isSame, "places change no puzzles");
}

int run(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const int choice = bytes.next();
  const std::string_view text = bytes.rest();
  text::ReadOptions options{
      .places = true, .drafts = true, .isWhole = choice % 3 != 0, .alternatives = choice % 2 == 0};
  if (choice >= 192) options.as = static_cast<text::Format>(choice % text::kFormats);
  const int lines = text::lineBreaks(text) + 1;
  const text::Reading reading = text::read(text, options);
  expectSane(reading, lines);
  if (!options.as) expectSameWithoutPlaces(reading, text, options.isWhole);
  const auto format = static_cast<text::OutputFormat>(choice % text::kOutputFormats);
  const std::size_t looked = std::min(reading.puzzles.size(), kMostWrittenBack);
  for (std::size_t i = 0; i < looked; ++i) expectRoundTrip(reading.puzzles[i].puzzle, format);
  if (choice % 16 == 0) expect(text::safeCut(text) <= text.size(), "a cut is within the text");
  return 0;
}

}  // namespace
}  // namespace sudominoku::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudominoku::fuzz::run(data, size);
}

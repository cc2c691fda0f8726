// What the tests of the reader share: a puzzle in many guises, and what should become of it.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "support/corpus.h"
#include "text/read.h"
#include "text/source.h"

namespace sudominoku::text::guises {

inline const std::string kLine =
    "1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7";

inline const std::string kSolution =
    "143628579572139468986754231391542786468917352725863914237481695619275843854396127";

inline std::string rowsOf(const std::string& line, const std::string& between,
                          const std::string& lineEnd = "\n") {
  std::string text;
  for (int cell = 0; cell < kCells; ++cell) {
    text += line[cell];
    text += columnOf(cell) == 8 ? lineEnd : between;
  }
  return text;
}

inline void expectGrid(const std::string& text, Format format, const std::string& line = kLine) {
  SCOPED_TRACE(text);
  const Reading reading = read(text);
  EXPECT_TRUE(reading.diagnostics.empty());
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(reading.puzzles[0].format, format);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, test::gridOf(line));
}

/// Expects one puzzle and no error, on whatever look.
inline void expectRead(const std::string& text, const std::string& line = kLine) {
  SCOPED_TRACE(text);
  const Reading reading = read(text, {.isWhole = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, test::gridOf(line));
}

/// Expects that a text is not read without an error, for it may mean something else.
inline void expectRefused(const std::string& text) {
  EXPECT_TRUE(hasErrors(read(text, {.isWhole = true}).diagnostics)) << text;
}

/// Rows between bars, with `gap` between the cells of a box and `pad` at its sides.
inline std::string boxesOf(const std::string& line, const std::string& gap,
                           const std::string& pad) {
  std::string text;
  for (int cell = 0; cell < kCells; ++cell) {
    if (columnOf(cell) == 0) text += '|';
    text += (columnOf(cell) % 3 == 0 ? pad : gap) + line[cell];
    if (columnOf(cell) % 3 == 2) text += pad + '|';
    if (columnOf(cell) == 8) text += '\n';
  }
  return text;
}

/// Expects so many times the usual puzzle and no errors; notes may be there.
inline void expectPuzzles(const std::string& text, std::size_t count = 1) {
  SCOPED_TRACE(text);
  const Reading reading = read(text, {.places = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), count);
  const std::vector<Line> lines = linesOf(text);
  for (const ReadPuzzle& puzzle : reading.puzzles) {
    EXPECT_EQ(std::get<Sudoku>(puzzle.puzzle).givens, test::gridOf(kLine));
    for (const Place& place : puzzle.places) {
      ASSERT_GE(place.line, puzzle.firstLine);
      ASSERT_LE(place.line, puzzle.lastLine);
    }
  }
}

/// Nine rows, each between two texts; `#` in the first is its number, counted from `number`.
inline std::string dressed(const std::string& before, const std::string& behind,
                           const std::string& gap, int number = 1) {
  const std::string rows = rowsOf(kLine, gap);
  std::string text;
  for (std::size_t row = 0, width = rows.size() / 9; row < 9; ++row) {
    const std::string label = std::to_string(static_cast<int>(row) + number);
    text +=
        test::replaceAll(before, "#", label) + rows.substr(row * width, width - 1) + behind + '\n';
  }
  return text;
}

/// Expects that a text is read when it is looked at once more, and not before. `blanks`: the signs
/// at which cells without a digit are found.
inline void expectOnSecondLook(const std::string& text, const std::string& blanks = ".0") {
  SCOPED_TRACE(text);
  EXPECT_TRUE(hasErrors(read(text).diagnostics));
  const Reading reading = read(text, {.places = true, .isWhole = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, test::gridOf(kLine));
  const std::vector<Line> lines = linesOf(text);
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Place& place = reading.puzzles[0].places[cell];
    if (kLine[static_cast<std::size_t>(cell)] != '.') {
      ASSERT_GT(place.line, 0);
      EXPECT_EQ(lines[static_cast<std::size_t>(place.line - 1)].rawText(place.column, 1),
                kLine.substr(cell, 1));
    } else if (place.line > 0) {
      const std::string sign =
          lines[static_cast<std::size_t>(place.line - 1)].rawText(place.column, 1);
      EXPECT_NE(blanks.find(sign), std::string::npos) << sign;
    }
  }
}

/// The digits of a row, each blank written otherwise, with a sign between them.
inline std::string rowWith(int row, const std::string& blank, const std::string& gap) {
  std::string text;
  for (int column = 0; column < kSize; ++column) {
    const char digit = kLine[static_cast<std::size_t>(cellAt(row, column))];
    text += (column == 0 ? "" : gap) + (digit == '.' ? blank : std::string(1, digit));
  }
  return text;
}

/// A list of dominoes: the count, the dominoes and the isolated cells each written otherwise. `#`
/// stands for a domino's number, `$`, `%`, `&` and `@` for its parts.
inline std::string listWith(const std::string& count, const std::string& domino,
                            const std::string& cells) {
  const std::vector<Line> lines = linesOf(test::corpusFile("judges/boj4574-1.in"));
  std::string text = count + '\n';
  for (std::size_t i = 1; i <= 10; ++i) {
    const std::vector<Token> parts = tokensOf(lines[i]);
    std::string line = test::replaceAll(domino, "#", std::to_string(i));
    const std::string signs = "$%&@";
    for (std::size_t part = 0; part < 4; ++part) {
      line = test::replaceAll(line, signs.substr(part, 1), std::string(parts[part].text));
    }
    text += line + '\n';
  }
  const std::vector<Token> isolated = tokensOf(lines[11]);
  for (std::size_t i = 0; i < isolated.size(); ++i) {
    text += test::replaceAll(test::replaceAll(cells, "#", std::to_string(i + 1)), "@",
                             std::string(isolated[i].text));
  }
  return text + "\n0\n";
}

/// The text that stands at a place.
inline std::string at(const std::string& text, const Place& place) {
  return linesOf(text)[place.line - 1].rawText(place.column, place.length);
}

}  // namespace sudominoku::text::guises

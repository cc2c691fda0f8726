#include "text/write.h"

#include <gtest/gtest.h>

#include "board/by_name.h"
#include "support/corpus.h"
#include "text/read.h"

namespace sudominoku::text {
namespace {

using test::corpusFile;
using test::gridOf;
using test::puzzlesOf;

const Grid kGrid =
    gridOf("1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7");

TEST(Write, SpacedRowsEndWithoutABlank) {
  const std::string text = writeSpacedRows(kGrid);
  EXPECT_EQ(text.substr(0, 18), "1 0 3 0 0 0 5 0 9\n");
  EXPECT_EQ(text.size(), 162u);
}

TEST(Write, ReadsBackWhatItWrote) {
  for (const char blank : {'0', '.', '-', '*', '_', 'x', 'X', '?'}) {
    for (const std::string& text : {writeSpacedRows(kGrid, blank), writePackedRows(kGrid, blank),
                                    writeOneLine(kGrid, blank), writeBorderedGrid(kGrid, blank)}) {
      const Reading reading = read(text);
      ASSERT_EQ(reading.puzzles.size(), 1u) << text;
      EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, kGrid) << text;
    }
  }
}

TEST(Write, BordersStandAroundEveryBox) {
  const std::string text = writeBorderedGrid(kGrid, '.');
  EXPECT_TRUE(text.starts_with("+-------+-------+-------+\n| 1 . 3 | . . . | 5 . 9 |\n"));
  EXPECT_TRUE(text.ends_with("| 8 . 4 | . . . | 1 . 7 |\n+-------+-------+-------+\n"));
}

TEST(WritePuzzles, ReturnsSudominokuListsAsTheyCame) {
  for (const std::string name : {"judge_like", "minimal", "hard", "multi", "unsat"}) {
    const std::string text = corpusFile("sudominoku/" + name + ".txt");
    EXPECT_EQ(writePuzzles(puzzlesOf(text), OutputFormat::judge), text) << name;
  }
}

TEST(WritePuzzles, EndsEveryRunOfSudominokuInAZero) {
  const std::string list = corpusFile("sudominoku/minimal.txt");
  const std::string rows = writeSpacedRows(kGrid);
  std::vector<Puzzle> puzzles = puzzlesOf(list);
  puzzles.resize(1);
  puzzles.push_back(Sudoku{kGrid});
  puzzles.push_back(puzzles[0]);
  const std::string once = writeDominoCase(std::get<Sudominoku>(puzzles[0])) + "0\n";
  const std::string text = writePuzzles(puzzles, OutputFormat::judge);
  EXPECT_EQ(text, once + "\n" + rows + "\n" + once);
  EXPECT_EQ(puzzlesOf(text), puzzles);
}

TEST(WritePuzzles, SaysWhereCandidatesAreLeftOut) {
  Sudoku marked{kGrid};
  marked.candidates[1] = DigitSet::of(2).with(4);
  for (int i = 0; i < kOutputFormats; ++i) {
    const auto format = static_cast<OutputFormat>(i);
    const Puzzle back = puzzlesOf(writePuzzles({marked}, format)).at(0);
    EXPECT_EQ(saysAllOf(marked, format),
              std::get<Sudoku>(back).candidates[1] == marked.candidates[1])
        << nameOf(format);
    EXPECT_TRUE(saysAllOf(Sudoku{kGrid}, format)) << nameOf(format);
  }
}

TEST(WriteAnswers, SeparatesSudokuGridsAndNumbersSudominokuCases) {
  const Grid grid = gridOf(std::string(81, '1'));
  const std::string spaced = writeSpacedRows(grid);
  const std::string packed = writePackedRows(grid);
  const OutputItem sudoku{PuzzleKind::sudoku, grid};
  const OutputItem domino{PuzzleKind::sudominoku, grid};
  const OutputItem impossible{PuzzleKind::sudominoku, std::nullopt};
  EXPECT_EQ(writeAnswers({sudoku}, OutputFormat::judge), spaced);
  EXPECT_EQ(writeAnswers({sudoku, sudoku}, OutputFormat::judge), spaced + "\n" + spaced);
  EXPECT_EQ(writeAnswers({domino, impossible, domino}, OutputFormat::judge),
            "Puzzle 1\n" + packed + "Puzzle 2\nimpossible\nPuzzle 3\n" + packed);
  EXPECT_EQ(writeAnswers({sudoku, domino}, OutputFormat::judge), spaced + "\nPuzzle 1\n" + packed);
  EXPECT_EQ(writeAnswers({sudoku, domino}, OutputFormat::oneLine),
            writeOneLine(grid) + "\n" + writeOneLine(grid) + "\n");
  EXPECT_EQ(writeAnswers({}, OutputFormat::judge), "");
}

TEST(OutputFormat, IsFoundByItsName) {
  for (const std::string_view name : {"judge", "2239", "81", "grid"}) {
    const auto format = byName<OutputFormat>(name, kOutputFormats);
    ASSERT_TRUE(format.has_value());
    EXPECT_EQ(nameOf(*format), name);
  }
  EXPECT_FALSE(byName<OutputFormat>("pdf", kOutputFormats).has_value());
}

}  // namespace
}  // namespace sudominoku::text

#include "text/read.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "support/corpus.h"
#include "text/source.h"
#include "text/write.h"

namespace sudominoku::text {
namespace {

using test::corpusFile;
using test::gridOf;

const std::string kLine =
    "1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7";

const std::string kSolution =
    "143628579572139468986754231391542786468917352725863914237481695619275843854396127";

std::string rowsOf(const std::string& line, const std::string& between,
                   const std::string& lineEnd = "\n") {
  std::string text;
  for (int cell = 0; cell < kCells; ++cell) {
    text += line[cell];
    text += columnOf(cell) == 8 ? lineEnd : between;
  }
  return text;
}

void expectGrid(const std::string& text, Format format, const std::string& line = kLine) {
  SCOPED_TRACE(text);
  const Reading reading = read(text);
  EXPECT_TRUE(reading.diagnostics.empty());
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(reading.puzzles[0].format, format);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(line));
}

/// Expects one puzzle and no error, on whatever look.
void expectRead(const std::string& text, const std::string& line = kLine) {
  SCOPED_TRACE(text);
  const Reading reading = read(text, {.isWhole = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(line));
}

/// Expects nothing but an error at a part of a text that has not 81 cells.
void expectMiscount(const std::string& text, const std::string& part) {
  SCOPED_TRACE(text);
  const Reading reading = read(text, {.isWhole = true});
  EXPECT_TRUE(reading.puzzles.empty());
  ASSERT_EQ(reading.diagnostics.size(), 1u);
  const Diagnostic& diagnostic = reading.diagnostics[0];
  EXPECT_EQ(diagnostic.kind, DiagnosticKind::wrongCellCount);
  EXPECT_EQ(diagnostic.found, std::to_string(part.size()));
  EXPECT_EQ(diagnostic.expected, std::to_string(kCells));
  EXPECT_EQ(diagnostic.place.column, static_cast<int>(text.find(part)) + 1);
  EXPECT_EQ(diagnostic.place.length, static_cast<int>(part.size()));
}

/// Expects that a text is not read without an error, for it may mean something else.
void expectRefused(const std::string& text) {
  EXPECT_TRUE(hasErrors(read(text, {.isWhole = true}).diagnostics)) << text;
}

TEST(ReadSudoku, AcceptsEveryBlankInEveryLayout) {
  for (const std::string blank : {"0", ".", "-", "*", "_", "x", "X", "?"}) {
    const std::string line = test::replaceAll(kLine, ".", blank);
    expectGrid(line, Format::oneLine);
    expectGrid(rowsOf(line, ""), Format::packedRows);
    expectGrid(rowsOf(line, " "), Format::spacedRows);
    expectGrid(rowsOf(line, "\t"), Format::spacedRows);
  }
}

TEST(ReadSudoku, AcceptsEveryLineEndAndMissingOrExtraSpace) {
  expectGrid(rowsOf(kLine, " ", "\r\n"), Format::spacedRows);
  expectGrid(rowsOf(kLine, " ", "\r"), Format::spacedRows);
  expectGrid(rowsOf(kLine, " ", "  \t\n"), Format::spacedRows);
  expectGrid("\xef\xbb\xbf" + rowsOf(kLine, " "), Format::spacedRows);
  expectGrid("\n\n  \n" + rowsOf(kLine, "") + "\n\n", Format::packedRows);
  expectGrid(rowsOf(kLine, "").substr(0, 89), Format::packedRows);
  expectGrid(test::replaceAll(rowsOf(kLine, " "), " ", "\xc2\xa0"), Format::spacedRows);
  expectGrid(test::replaceAll(rowsOf(kLine, ""), "1", "\xef\xbc\x91"), Format::packedRows);
}

TEST(ReadSudoku, PassesOverSignsWithoutWidth) {
  for (const std::string sign : {"\xe2\x80\x8e", "\xe2\x80\x8f", "\xe2\x81\xa0", "\xc2\xad",
                                 "\xef\xbb\xbf", "\xe2\x80\x8d"}) {
    expectGrid(rowsOf(kLine, " " + sign), Format::spacedRows);
    expectGrid(rowsOf(kLine, "", sign + "\n"), Format::packedRows);
    expectGrid(sign + rowsOf(kLine, ""), Format::packedRows);
  }
}

TEST(ReadSudoku, AcceptsBlankLinesBetweenRowsAndBands) {
  expectGrid(rowsOf(kLine, "", "\n\n"), Format::packedRows);
  std::string bands = rowsOf(kLine, "");
  bands.insert(60, "\n");
  bands.insert(30, "\n");
  expectGrid(bands, Format::packedRows);
}

TEST(ReadSudoku, AcceptsBorders) {
  expectGrid(writeBorderedGrid(gridOf(kLine), '.'), Format::borderedGrid);
  expectGrid(test::replaceAll(writeBorderedGrid(gridOf(kLine), '.'), "+-------", "*-------"),
             Format::borderedGrid);
  std::string packed;
  std::string light;
  std::string boxes = "┏━━━┯━━━┓\n";
  for (int row = 0; row < 9; ++row) {
    const std::string cells = kLine.substr(9 * row, 9);
    packed += "|" + cells.substr(0, 3) + "|" + cells.substr(3, 3) + "|" + cells.substr(6) + "|\n";
    light += cells.substr(0, 3) + "|" + cells.substr(3, 3) + "|" + cells.substr(6) + "\n";
    boxes += "┃" + cells.substr(0, 3) + "│" + cells.substr(3, 3) + "│" + cells.substr(6) + "┃\n";
    if (row == 2 || row == 5) packed += "|---+---+---|\n", light += "---+---+---\n";
  }
  expectGrid("*-----------*\n" + packed + "*-----------*\n", Format::borderedGrid);
  expectGrid(light, Format::borderedGrid);
  expectGrid(boxes + "┗━━━┷━━━┛\n", Format::borderedGrid);
}

/// Rows between bars, with `gap` between the cells of a box and `pad` at its sides.
std::string boxesOf(const std::string& line, const std::string& gap, const std::string& pad) {
  std::string text;
  for (int cell = 0; cell < kCells; ++cell) {
    if (columnOf(cell) == 0) text += '|';
    text += (columnOf(cell) % 3 == 0 ? pad : gap) + line[cell];
    if (columnOf(cell) % 3 == 2) text += pad + '|';
    if (columnOf(cell) == 8) text += '\n';
  }
  return text;
}

TEST(ReadSudoku, TakesBlanksBetweenBarsForBlankCells) {
  const std::string line = test::replaceAll(kLine, ".", " ");
  std::string cells = rowsOf(line, " | ", " |\n| ");
  cells = "| " + cells.substr(0, cells.size() - 2);
  expectGrid(cells, Format::borderedGrid);
  expectGrid(test::replaceAll(cells, "\n", "\n+---+---+\n"), Format::borderedGrid);
  expectGrid(test::replaceAll(cells, "\n|", "|\n||"), Format::borderedGrid);
  expectGrid(boxesOf(line, "", ""), Format::borderedGrid);
  expectGrid(boxesOf(line, " ", ""), Format::borderedGrid);
  expectGrid(boxesOf(line, " ", " "), Format::borderedGrid);
  expectGrid(boxesOf(line, "  ", " "), Format::borderedGrid);
  expectGrid(boxesOf(line, "   ", " "), Format::borderedGrid);
  // Not where they only part cells, nor where a cell is missing.
  expectGrid(boxesOf(kLine, "    ", "  "), Format::borderedGrid);
  EXPECT_TRUE(read(boxesOf(line, "    ", "  ")).puzzles.empty());
  EXPECT_TRUE(read(test::replaceAll(cells, "| 7 |", "|")).puzzles.empty());
}

TEST(ReadSudoku, LeavesOutTheHeadOfATable) {
  const std::string rows = boxesOf(kLine, "", "");
  expectGrid("|123|456|789|\n|---|---|---|\n" + rows, Format::borderedGrid);
  EXPECT_TRUE(hasErrors(read("|123|456|789|\n" + rows).diagnostics));
  EXPECT_TRUE(hasErrors(read(rows + "|---|---|---|\n|123|456|789|\n").diagnostics));
}

TEST(ReadSudoku, TakesLinesOfDashesBetweenRowsForRules) {
  // Bands of three rows between rules, with bars between boxes or without.
  const auto ruled = [](const std::string& line, const std::string& rule, const std::string& bar) {
    std::string text;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      if (cell % (3 * kSize) == 0 && cell > 0) text += rule + '\n';
      text += line[cell];
      text += cell % kSize == 8 ? "\n" : cell % 3 == 2 ? bar : " ";
    }
    return text;
  };
  for (const std::string bar : {" | ", "  | ", "  ", "|"}) {
    for (const std::string sign : {"-", "_", "*"}) {
      std::string spaced, packed;
      for (int signs = 1; signs < 30; ++signs) {
        spaced += sign + ' ';
        packed += sign;
        const bool mayBeRow = sign != "-" && (signs < 10 || signs == 18);
        if (mayBeRow) continue;
        for (const std::string& rule : {spaced, packed}) {
          if (sign == "-" && signs == 3 && rule == packed) continue;
          for (const std::string blank : {"0", ".", "x"}) {
            const std::string line = test::replaceAll(kLine, ".", blank);
            expectGrid(ruled(line, rule, bar), Format::borderedGrid);
          }
        }
      }
    }
    const std::string dashes = test::replaceAll(kLine, ".", "-");
    expectGrid(ruled(dashes, "- - - - - - - - - - -", bar), Format::borderedGrid);
    EXPECT_TRUE(hasErrors(read(ruled(dashes, "- - - - - - - - -", bar)).diagnostics));
    // A row that is missing or has lost a cell is named, and no rule.
    const std::string whole = ruled(kLine, "- - - - - - - - - - -", bar);
    for (const auto& [broken, kind] :
         {std::pair{whole.substr(whole.find('\n') + 1), DiagnosticKind::wrongRowCount},
          {whole.substr(2), DiagnosticKind::wrongCellCount}}) {
      const Reading reading = read(broken, {.isWhole = true});
      ASSERT_EQ(reading.diagnostics.size(), 1u);
      EXPECT_EQ(reading.diagnostics[0].kind, kind);
    }
  }
  const std::string nine = "-  -  -  -  -  -  -  -  -\n";
  const std::string table = nine + rowsOf(kLine, "  ") + nine;
  expectGrid(table, Format::spacedRows);
  expectGrid("0  1  2  3  4  5  6  7  8\n" + table, Format::spacedRows);
  // Where dashes are blank cells, nine of them are a row.
  const std::string blankRow = test::replaceAll(kLine.substr(0, 72), ".", "-") + "---------";
  expectGrid(rowsOf(blankRow, " "), Format::spacedRows, blankRow);
}

TEST(ReadSudoku, TakesNoBlankRowForTheHeadOfATable) {
  const std::string line = kLine.substr(0, 72) + ".........";
  const std::string border = "+---+---+---+\n";
  const std::string rows = boxesOf(line, "", "");
  const std::string framed = border + rows + border;
  expectGrid(framed, Format::borderedGrid, line);
  expectGrid(border + test::replaceAll(rows, "\n", "\n" + border), Format::borderedGrid, line);
  const Reading both = read(framed + framed);
  EXPECT_TRUE(both.diagnostics.empty());
  EXPECT_EQ(both.puzzles.size(), 2u);
  // Of ten rows, a first without a digit stands right above another one.
  const std::string blank = "|...|...|...|\n";
  EXPECT_TRUE(hasErrors(read(border + blank + rows + border).diagnostics));
  EXPECT_TRUE(hasErrors(read(blank + rows).diagnostics));
}

TEST(ReadSudoku, KnowsWhereAnEmptyCellOfATableStands) {
  const std::string cells =
      "<td>1</td><td></td><td> </td><td>2</td><td>&nbsp;</td>"
      "<td>3</td><td>4</td><td>5</td><td>6</td>";
  std::string text;
  for (int row = 0; row < 9; ++row) text += "<tr>" + cells + "</tr>\n";
  const Reading reading = read(text, {.places = true});
  ASSERT_EQ(reading.puzzles.size(), 1u);
  const std::vector<Place>& places = reading.puzzles[0].places;
  EXPECT_EQ(places[0].column, 9);
  EXPECT_EQ(places[0].length, 1);
  EXPECT_EQ(places[1].column, 19);
  EXPECT_EQ(places[1].length, 0);
  EXPECT_EQ(places[2].column, 29);
  // A table around a grid is none of cells.
  expectGrid("<tr><td></td><td>" + rowsOf(kLine, "", "</td></tr>\n<tr><td></td><td>"),
             Format::packedRows);
}

TEST(Read, SaysOnceThatAGridHasAnotherSize) {
  const auto sizeOf = [](const std::string& text) -> std::string {
    const Reading reading = read(text);
    EXPECT_TRUE(reading.puzzles.empty());
    const bool isOne =
        reading.diagnostics.size() == 1 && reading.diagnostics[0].kind == DiagnosticKind::otherSize;
    return isOne ? reading.diagnostics[0].found : "";
  };
  for (const int size : {4, 6, 8, 12, 16, 25}) {
    SCOPED_TRACE(size);
    std::string spaced, packed, letters, line;
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        const int value = (row * 5 + column) % (size + 1);
        const std::string sign = value == 0  ? "."
                                 : size < 10 ? std::to_string(value)
                                             : std::string(1, static_cast<char>('A' + value - 1));
        spaced += (column > 0 ? " " : "") + std::to_string(value);
        letters += (column > 0 ? " " : "") + sign;
        packed += sign;
      }
      spaced += "\n", letters += "\n", packed += "\n";
    }
    line = test::replaceAll(packed, "\n", "");
    const std::string rows = test::replaceAll(spaced.substr(0, spaced.size() - 1), " ", ", ");
    const std::string array = "[[" + test::replaceAll(rows, "\n", "],\n [") + "]]\n";
    EXPECT_EQ(sizeOf(array), std::to_string(size)) << array;
    EXPECT_EQ(sizeOf(test::replaceAll(array, "\n", "")), std::to_string(size)) << array;
    EXPECT_EQ(sizeOf("{\"size\": 16, \"board\": " + array + "}"), std::to_string(size)) << array;
    for (const std::string& text : {spaced, packed, letters, line}) {
      EXPECT_EQ(sizeOf(text), std::to_string(size)) << text;
      EXPECT_EQ(sizeOf(text + "\n" + text), std::to_string(size)) << text;
      EXPECT_EQ(sizeOf(test::replaceAll(text, "\n", "\n\n")), std::to_string(size)) << text;
      const Reading mixed = read(kLine + "\n\n" + text + "\n\n" + rowsOf(kLine, " "));
      EXPECT_EQ(mixed.diagnostics.size(), 1u) << text;
      EXPECT_EQ(mixed.puzzles.size(), 2u) << text;
    }
  }
  EXPECT_EQ(sizeOf("+---+---+\n|12|34|\n|34|12|\n+---+---+\n|21|43|\n|43|21|\n+---+---+\n"), "4");
  EXPECT_EQ(sizeOf("1, 2, 3, 4\n3, 4, 1, 2\n2, 1, 4, 3\n4, 3, 2, 1\n"), "4");
  // Nine rows that lack a cell each are no grid of eight.
  std::string narrow;
  for (int row = 0; row < 9; ++row) narrow += "12345678\n";
  EXPECT_EQ(sizeOf(narrow), "");
  EXPECT_EQ(sizeOf("[[5,3,0,0,7,0,0,0],[6,0,0,1,9,5,0,0]]"), "");
  const Reading tens = read("[" + test::replaceAll(rowsOf(kLine, ","), "3,", "10,") + "]");
  ASSERT_FALSE(tens.diagnostics.empty());
  EXPECT_EQ(tens.diagnostics[0].kind, DiagnosticKind::badCellValue);
  EXPECT_EQ(tens.diagnostics[0].found, "10");
}

TEST(ReadSudoku, ReadsTwoGridsSideBySide) {
  const std::string other(kLine.rbegin(), kLine.rend());
  const auto joined = [](const std::string& left, const std::string& between,
                         const std::string& right) {
    std::string text;
    const std::vector<Line> lines = linesOf(right);
    for (const Line& line : linesOf(left)) {
      if (line.raw.empty()) continue;
      text += std::string(line.raw) + between +
              std::string(lines[static_cast<std::size_t>(line.number - 1)].raw) + '\n';
    }
    return text;
  };
  const auto drawn = [](const std::string& line) {
    const std::string border = "+-------+-------+-------+\n";
    std::string text = border;
    for (Cell cell = 0; cell < kCells; ++cell) {
      text += columnOf(cell) % 3 == 0 ? "| " : "";
      text += line.substr(static_cast<std::size_t>(cell), 1) + ' ';
      if (columnOf(cell) == 8) text += rowOf(cell) % 3 == 2 ? "|\n" + border : "|\n";
    }
    return text;
  };
  struct Pair {
    std::string text, between;
  };
  std::vector<Pair> pairs{{joined(drawn(kLine), "    ", drawn(other)), "|    |"}};
  for (const std::string gap : {"", " "}) {
    for (const std::string between : {"   ", "\t", " | "}) {
      pairs.push_back({joined(rowsOf(kLine, gap), between, rowsOf(other, gap)), between});
    }
  }
  for (const auto& [text, between] : pairs) {
    SCOPED_TRACE(text);
    const Reading reading = read(text, {.places = true});
    EXPECT_TRUE(reading.diagnostics.empty());
    ASSERT_EQ(reading.puzzles.size(), 2u);
    const std::vector<Line> lines = linesOf(text);
    for (std::size_t i = 0; i < 2; ++i) {
      const std::string& expected = i == 0 ? kLine : other;
      EXPECT_EQ(std::get<Sudoku>(reading.puzzles[i].puzzle).givens, gridOf(expected));
      for (Cell cell = 0; cell < kCells; ++cell) {
        const Place& place = reading.puzzles[i].places[cell];
        EXPECT_EQ(lines[static_cast<std::size_t>(place.line - 1)].rawText(place.column, 1),
                  expected.substr(static_cast<std::size_t>(cell), 1));
      }
    }
    // A cell of one row has gone over.
    const std::size_t cell = text.find_last_of(kLine, text.find(between));
    const std::size_t gap = text.find(between);
    const std::string moved = text.substr(0, cell) + text.substr(cell + 1, gap - cell - 1) +
                              between + text[cell] + ' ' + text.substr(gap + between.size());
    expectRefused(moved);
    // One row is too short.
    const std::size_t last = text.find_last_of("123456789");
    const std::string shorter = text.substr(0, last) + text.substr(last + 1);
    EXPECT_TRUE(hasErrors(read(shorter, {.isWhole = true}).diagnostics));
  }
}

TEST(ReadSudoku, TellsBlankRowsOfDashesFromBorders) {
  const std::string empty(81, '-');
  expectGrid(empty, Format::oneLine, empty);
  expectGrid(rowsOf(empty, ""), Format::packedRows, empty);
  const std::string sparse = "12-------" + std::string(63, '-') + "3--------";
  expectGrid(rowsOf(sparse, ""), Format::packedRows, sparse);
}

TEST(ReadSudoku, ReadsSeveralPuzzlesInSeveralLayouts) {
  const std::string text = kLine + "\n" + kLine + "\n" + rowsOf(kLine, "") + "\n" +
                           rowsOf(kLine, " ") + rowsOf(kLine, " ") +
                           writeBorderedGrid(gridOf(kLine));
  const Reading reading = read(text);
  EXPECT_TRUE(reading.diagnostics.empty());
  ASSERT_EQ(reading.puzzles.size(), 6u);
  for (const ReadPuzzle& read : reading.puzzles) {
    EXPECT_EQ(std::get<Sudoku>(read.puzzle).givens, gridOf(kLine));
  }
  EXPECT_EQ(reading.puzzles[2].firstLine, 3);
  EXPECT_EQ(reading.puzzles[2].lastLine, 11);
  EXPECT_EQ(reading.puzzles[3].firstLine, 13);
}

TEST(ReadSudoku, SkipsCommentsAndACountOfGrids) {
  expectGrid("# a comment\n" + rowsOf(kLine, "") + "// another\n", Format::packedRows);
  expectGrid("1\n" + rowsOf(kLine, ""), Format::packedRows);
}

TEST(ReadSudoku, TakesNoTitleForARow) {
  const std::string between = "Hard 2025-11-22, 12:34\n";
  for (const std::string title :
       {"백준 2580번", "문제 12", "문제12", "12번", "SE 7.1", "Easy #1234 - 12:34",
        "Puzzle 3 (2025)", "스도쿠 3단계", "Level 5"}) {
    SCOPED_TRACE(title);
    for (const std::string& rows : {rowsOf(kLine, ""), rowsOf(kLine, " ")}) {
      const Reading reading =
          read(title + '\n' + rows + title + '\n' + rows + '\n' + rows + between + rows + title);
      EXPECT_FALSE(hasErrors(reading.diagnostics));
      ASSERT_EQ(reading.puzzles.size(), 4u);
      for (const ReadPuzzle& puzzle : reading.puzzles) {
        EXPECT_EQ(std::get<Sudoku>(puzzle.puzzle).givens, gridOf(kLine));
      }
    }
    // Where nothing else stands, it is not what was meant.
    EXPECT_TRUE(hasErrors(read(title).diagnostics));
  }
}

/// Expects so many times the usual puzzle and no errors; notes may be there.
void expectPuzzles(const std::string& text, std::size_t count = 1) {
  SCOPED_TRACE(text);
  const Reading reading = read(text, {.places = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), count);
  const std::vector<Line> lines = linesOf(text);
  for (const ReadPuzzle& puzzle : reading.puzzles) {
    EXPECT_EQ(std::get<Sudoku>(puzzle.puzzle).givens, gridOf(kLine));
    for (const Place& place : puzzle.places) {
      ASSERT_GE(place.line, puzzle.firstLine);
      ASSERT_LE(place.line, puzzle.lastLine);
    }
  }
}

TEST(ReadSudoku, TakesNoDateOrNumberForARow) {
  const std::string packed = rowsOf(kLine, "");
  for (const std::string title : {"2025-11-22",
                                  "22.11.2025",
                                  "11/22/2025",
                                  "22/11/25",
                                  "2025. 11. 22.",
                                  "20251122",
                                  "12:34",
                                  "№ 12",
                                  "1/5",
                                  "3.",
                                  "(3)",
                                  "[3]",
                                  "7.1",
                                  "R1",
                                  "R1 hardest",
                                  "A1 Sudoku",
                                  "B2",
                                  "2025",
                                  "100%",
                                  "* * *",
                                  "x",
                                  "**Sudoku** 2025-11-22",
                                  "2025년 11월 22일"}) {
    for (const std::string& rows :
         {packed, rowsOf(kLine, " "), writeBorderedGrid(gridOf(kLine), '.'), kLine + '\n',
          rowsOf(kLine, ","), "[\"" + kLine + "\"]\n"}) {
      // Before a puzzle on one line, digits alone may be what is left of another.
      const bool isNumber = title.find_first_not_of("0123456789") == std::string::npos;
      if (isNumber && rows.find(kLine) != std::string::npos) continue;
      expectPuzzles(title + '\n' + rows);
      expectPuzzles(title + "\n\n" + rows + '\n' + title + '\n' + rows, 2);
      expectPuzzles(packed + title + '\n' + rows, 2);
    }
    EXPECT_TRUE(hasErrors(read(title).diagnostics)) << title;
  }
  for (const std::string title :
       {"2025-11-22", "22.11.2025", "12:34", "30", "4.5", "R1 hardest", "- 3 -"}) {
    expectPuzzles(packed + title);
    expectPuzzles(packed + "\n" + title + "\n");
  }
}

TEST(ReadSudoku, TakesNoBrokenRowForATitle) {
  const std::string packed = rowsOf(kLine, "");
  for (const std::string& text :
       {packed.substr(1), packed.substr(0, 88), packed.substr(0, 40) + packed.substr(41)}) {
    for (const std::string& all : {text, text + '\n' + packed, packed + '\n' + text}) {
      const Reading reading = read(all);
      EXPECT_TRUE(hasErrors(reading.diagnostics)) << all;
      for (const ReadPuzzle& puzzle : reading.puzzles) {
        EXPECT_EQ(std::get<Sudoku>(puzzle.puzzle).givens, gridOf(kLine)) << all;
      }
    }
  }
  EXPECT_TRUE(hasErrors(read(kLine.substr(1) + '\n' + kLine).diagnostics));
  for (const std::string row : {"53..", "53..7...", "5 3 . . 7", "53..7....6..195...", "1234.5"}) {
    EXPECT_TRUE(hasErrors(read(packed + row).diagnostics)) << row;
    EXPECT_TRUE(hasErrors(read(kLine + '\n' + row + '\n').diagnostics)) << row;
  }
}

TEST(ReadSudoku, TakesNoRemnantForATitle) {
  const std::string packed = rowsOf(kLine, "");
  for (const std::string remnant :
       {"89642371", "5 3 . .", "\"103000509", "| 5 | 3 |   | . | 7 |", "1..2."}) {
    EXPECT_TRUE(hasErrors(read(remnant + '\n' + packed).diagnostics)) << remnant;
    EXPECT_TRUE(hasErrors(read(packed + remnant + '\n' + packed).diagnostics)) << remnant;
  }
  const std::string large = "FPAHMJECNLBDKOGI\n";
  EXPECT_TRUE(hasErrors(
      read(packed + "\n" + test::replaceAll(std::string(16, 'x'), "x", large)).diagnostics));
  const Reading cells = read(test::replaceAll(std::string(80, 'x'), "x", "<td>5</td>\n"));
  ASSERT_EQ(cells.diagnostics.size(), 1u);
  EXPECT_EQ(cells.diagnostics[0].kind, DiagnosticKind::wrongCellCount);
  EXPECT_EQ(cells.diagnostics[0].found, "80");
}

TEST(ReadSudoku, SaysWhatMayHaveBeenAPuzzle) {
  const std::string broken = "The one " + kLine.substr(1) + '\n';
  EXPECT_TRUE(hasErrors(read(broken + kLine).diagnostics));
  EXPECT_TRUE(hasErrors(read(rowsOf(kLine, "") + "53ab7....\n").diagnostics));
  EXPECT_TRUE(hasErrors(read("53ab7....\n" + rowsOf(kLine, "").substr(10)).diagnostics));
}

TEST(ReadSudoku, Finds81SignsAmongOthers) {
  for (const std::string text :
       {"const puzzle = '@';", "puzzle = \"@\"", "\"@\"", "Puzzle: @", "이거 풀어봐 @",
        "String s = \"@\";", "sudoku(\"@\")", "@ is the one.", "3. @", "@ 25", "[easy] @"}) {
    expectGrid(test::replaceAll(text, "@", kLine), Format::oneLine);
  }
  // One sign more or less makes another text.
  EXPECT_TRUE(hasErrors(read("\"" + kLine + "1\"").diagnostics));
  EXPECT_TRUE(hasErrors(read("\"" + kLine.substr(1) + "\"").diagnostics));
}

TEST(ReadSudoku, ReadsNoSolutionInPlaceOfABrokenPuzzle) {
  const auto fill = [](const std::string& text, const std::string& puzzle) {
    return test::replaceAll(test::replaceAll(text, "#", kSolution), "@", puzzle);
  };
  for (const std::string text :
       {R"({"puzzle":"@","solution":"#"})", R"({"solution":"#","puzzle":"@"})",
        "INSERT INTO sudoku VALUES (1, '@', '#');", R"([["@","#"]])", R"(("#", "@"),)",
        R"(const puzzle = "@", solution = "#";)", "@,#", "#,@", "7;@;#;hard", "@\t#", "@ #",
        R"("@","#")"}) {
    // Lists may hold several puzzles.
    if (text[0] != '[' && text[0] != '(') expectRead(fill(text, kLine));
    for (const std::string& broken : {kLine.substr(9), kLine.substr(1), kLine + '.', kLine + "4.",
                                      kLine + kLine.substr(0, 9)}) {
      expectMiscount(fill(text, broken), broken);
    }
  }
  // Other signs for blank cells are no others' solution.
  for (const std::string blank : {" ", "#"}) {
    expectRefused(test::replaceAll(kLine, ".", blank) + "  " + kSolution);
  }
  const std::string rows = rowsOf(kLine, "", "\\n");
  for (const std::string text : {R"({"puzzle":"@","solution":"#"})", R"("@","#")", R"("#","@")"}) {
    expectRead(fill(text, rows));
    expectRefused(fill(text, rows.substr(1)));
  }
  // What is wrong with a solution does not matter, but no other key is left out.
  expectRead(R"({"puzzle":")" + kLine + R"(","solution":")" + kSolution.substr(1) + "\"}");
  expectRead(kLine + ',' + kSolution.substr(1));
  const std::string broken = kLine.substr(1);
  expectMiscount(R"({"puzzle":")" + broken + R"(","progress":")" + kLine + "\"}", broken);
}

TEST(ReadSudoku, ReadsNoSolutionInPlaceOfBrokenRows) {
  const auto arrayOf = [](const std::string& line) {
    const std::string cells = test::replaceAll(rowsOf(line, ",", "],["), ".", "null");
    return "[[" + cells.substr(0, cells.size() - 2) + "]";
  };
  const std::string puzzle = "\"puzzle\":" + arrayOf(kLine);
  const std::string solution = "\"solution\":" + arrayOf(kSolution);
  expectRead("{" + puzzle + "," + solution + "}");
  for (const std::string& broken :
       {test::replaceAll(puzzle, "1,null,3", "1,3"), "\"puzzle\":[" + puzzle.substr(55)}) {
    expectRefused("{" + broken + "," + solution + "}");
    expectRefused("{" + solution + "," + broken + "}");
  }
}

TEST(ReadSudoku, TakesThePuzzleOfSeveralGridsBehindKeys) {
  const auto arrayOf = [](const std::string& line) {
    const std::string cells = test::replaceAll(rowsOf(line, ",", "],["), ".", "0");
    return "[[" + cells.substr(0, cells.size() - 2) + "]";
  };
  std::string progress = kLine;
  progress[1] = kSolution[1];
  std::string mask = kLine;
  std::string boxes;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (mask[cell] != '.') mask[cell] = '1';
    boxes += static_cast<char>('1' + boxOf(cell));
  }
  const auto fill = [&](std::string text, const auto& form) {
    text = test::replaceAll(text, "@", form(kLine));
    text = test::replaceAll(text, "#", form(kSolution));
    text = test::replaceAll(text, "%", form(progress));
    return test::replaceAll(test::replaceAll(text, "^", form(mask)), "~", form(boxes));
  };
  const auto quoted = [](const std::string& line) { return '"' + line + '"'; };
  for (const std::string text :
       {R"({"puzzle":@,"answer":#})", R"({"board":#,"progress":@})", R"({"filled":#,"givens":@})",
        R"({"initial":@,"current":%})", R"({"current":%,"initial":@,"solution":#})",
        R"({"puzzle":@,"mask":^})", R"({"mask":^,"puzzle":@,"solution":#})",
        R"({"regions":~,"grid":@})", R"({"puzzle":@,"seed":123456789,"solution":#})"}) {
    expectRead(fill(text, quoted));
    expectRead(fill(text, arrayOf));
  }
  // Whether a mask shows cells or hides them is not told.
  for (const std::string text : {R"({"solution":#,"mask":^})", R"({"mask":^,"solution":#})"}) {
    expectRefused(fill(text, quoted));
    expectRefused(fill(text, arrayOf));
  }
  // Of grids behind one key each is a puzzle, and so is one that may be another's start.
  for (const std::string text : {R"({"puzzles":[@,%]})", "[@,%]", R"([{"grid":@},{"grid":%}])"}) {
    EXPECT_EQ(read(fill(text, arrayOf)).puzzles.size(), 2u) << text;
  }
}

TEST(ReadSudoku, ReadsASolutionBesideOtherThings) {
  for (const std::string text : {"Ann,#,12", "2024-03-01 # hard", R"({"solution":"#"})",
                                 R"({"id":12345678901234567,"grid":"#"})", "\"#\""}) {
    expectRead(test::replaceAll(text, "#", kSolution), kSolution);
  }
}

TEST(ReadSudoku, ReadsLinksInSentences) {
  const std::string zeros = test::replaceAll(kLine, ".", "0");
  const std::string wiki = "https://www.sudokuwiki.org/sudoku.htm?bd=";
  for (const std::string& link :
       {wiki + zeros, wiki + kLine, "https://sudoku.coach/en/play/" + zeros,
        "https://example.org/?grid=" + kLine,
        std::string("https://sudokuexchange.com/play/?s=BXFT2B9sHYNFMGuFRINYEp9C5SIYB7"),
        std::string("https://sudokupad.app/scfBXFT2B9sHYNFMGuFRINYEp9C5SIYB7")}) {
    for (const std::string text : {"<@>",
                                   "<@|today's>",
                                   "<@|@>",
                                   "Try this: <@>",
                                   "> <@>.",
                                   "[easy](<@>)",
                                   "@.",
                                   "@...",
                                   "Look at @, please.",
                                   "@!",
                                   "@?",
                                   "@;",
                                   "*@*",
                                   "**@**",
                                   "_@_",
                                   "@…",
                                   "@。",
                                   "「@」",
                                   "(see @).",
                                   "\"@\".",
                                   "| @ | hard |"}) {
      expectRead(test::replaceAll(text, "@", link));
    }
  }
  // A mark is not the cell that a puzzle lacks, but a blank cell may be its last.
  for (const std::string mark : {".", "!", "?", "*", "_", ",", ")."}) {
    expectRefused(wiki + zeros.substr(0, kCells - 1) + mark);
    expectRefused("<" + wiki + zeros.substr(0, kCells - 1) + ">" + mark);
    const std::string blank = kLine.substr(0, kCells - 1) + '.';
    expectRead(wiki + blank + mark, blank);
    expectRead("https://example.org/?grid=" + blank + ".", blank);
  }
  // Addresses of pages are left out in the signs of tags.
  expectRead("From <https://www.sudokuwiki.org/>\n" + kLine);
}

TEST(ReadSudoku, ReadsArraysAmongOtherThings) {
  const std::string cells = "[" + test::replaceAll(rowsOf(kLine, ",", "],["), ".", "0");
  const std::string grid = "[" + cells.substr(0, cells.size() - 2) + "]";
  const std::string braces = test::replaceAll(test::replaceAll(grid, "[", "{"), "]", "}");
  for (const std::string text :
       {"problem(1, @).", "array(@)", "g = np.array(@, dtype=int)", "solve(@);",
        "print(solve(g(1), @))", "{\"id\":7,\"board\":@,\"difficulty\":\"easy\"}",
        "{\"a\":{\"b\":[{\"value\":@,\"level\":-1.5}],\"message\":\"All Ok\",\"n\":1}}"}) {
    expectGrid(test::replaceAll(text, "@", grid), Format::sourceArray);
  }
  expectGrid("g := [9][9]int" + braces, Format::sourceArray);
  expectGrid("vector<vector<int>> board" + braces + ";", Format::sourceArray);
  expectGrid("List.of(" + test::replaceAll(grid.substr(1, grid.size() - 2), "[", "List.of(") + ")",
             Format::sourceArray);
}

TEST(ReadSudoku, ReadsRowsBehindLabels) {
  const auto labelled = [](char first, const std::string& behind, const std::string& between) {
    std::string text;
    for (int row = 0; row < 9; ++row) {
      text += static_cast<char>(first + row) + behind;
      text += rowsOf(kLine, between)
                  .substr((10 + 8 * between.size()) * static_cast<std::size_t>(row),
                          9 + 8 * between.size()) +
              "\n";
    }
    return text;
  };
  for (const char first : {'A', 'a', '1', '0'}) {
    expectGrid(labelled(first, ": ", " "), Format::spacedRows);
    expectGrid(labelled(first, " ", " "), Format::spacedRows);
    expectGrid(labelled(first, ") ", ""), Format::packedRows);
    expectGrid(labelled(first, " | ", " "), Format::borderedGrid);
    expectGrid("    1 2 3 4 5 6 7 8 9\n   ------------------\n" + labelled(first, " | ", " "),
               Format::borderedGrid);
  }
  const std::string quoted = '"' + rowsOf(kLine, "", "\",\n\"");
  expectGrid(quoted.substr(0, quoted.size() - 1), Format::sourceArray);
  // Labels that do not follow on one another are none.
  EXPECT_TRUE(hasErrors(read(test::replaceAll(labelled('A', " ", " "), "D", "E")).diagnostics));
}

TEST(ReadSudoku, BringsColumnsAndBoxesIntoTheOrderOfRows) {
  for (const std::string gap : {"", " ", ", "}) {
    for (const bool areColumns : {true, false}) {
      const std::vector<std::string> labels =
          areColumns ? std::vector<std::string>{"Column #: ", "Col # ", "C#: ",
                                                "열 #: ",     "#열: ",  "Spalte # - "}
                     : std::vector<std::string>{"Box #: ", "Block # ", "박스 #: "};
      for (const std::string& label : labels) {
        std::string text;
        for (int house = 0; house < kSize; ++house) {
          text += test::replaceAll(label, "#", std::to_string(house + 1));
          for (const Cell cell : kHouseCells[house + (areColumns ? kSize : 2 * kSize)]) {
            text += kLine[static_cast<std::size_t>(cell)] + gap;
          }
          text.resize(text.size() - gap.size());
          text += '\n';
        }
        const Reading reading = read(text);
        ASSERT_EQ(reading.puzzles.size(), 1u) << text;
        EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(kLine)) << text;
      }
    }
  }
}

TEST(ReadSudoku, BringsNamedArraysIntoTheOrderOfRows) {
  const auto houses = [](int first, const std::string& form, const std::string& end) {
    std::string text;
    for (int house = 0; house < kSize; ++house) {
      std::string cells;
      for (const Cell cell : kHouseCells[first + house]) {
        const char c = kLine[static_cast<std::size_t>(cell)];
        cells += (cells.empty() ? "" : ", ") + std::string(1, c == '.' ? '0' : c);
      }
      text += test::replaceAll(test::replaceAll(form, "#", std::to_string(house + 1)), "$", cells);
      text += house < 8 ? end : "";
    }
    return text;
  };
  for (const std::string name :
       {"int[] col#", "let c#", "self.cols[#]", "columns[#]", "배열 #열"}) {
    expectGrid(houses(kSize, name + " = [$]", "\n"), Format::sourceArray);
  }
  for (const std::string name : {"Column #", "col#", "c#", "열 #"}) {
    expectGrid(houses(kSize, name + " = [$]", "\n"), Format::sourceArray);
    expectGrid("{" + houses(kSize, "\"" + name + "\": [$]", ",\n") + "}", Format::sourceArray);
  }
  for (const std::string name : {"Box #", "Square #", "b#", "상자 #", "블록 #"}) {
    expectGrid(houses(2 * kSize, name + " = [$]", "\n"), Format::sourceArray);
  }
  for (const std::string name : {"cols = ", "self.columns = ", "\"cols\": "}) {
    expectGrid(name + "[" + houses(kSize, "[$]", ",\n") + "]", Format::sourceArray);
  }
  expectGrid("{\"boxes\": [" + houses(2 * kSize, "[$]", ",") + "]}", Format::sourceArray);
  for (const std::string name :
       {"Row #", "r#", "행 #", "배열 #", "나열#", "column", "colour#", "boxed#"}) {
    expectGrid(houses(0, name + " = [$]", "\n"), Format::sourceArray);
  }
  const std::string rows = houses(0, "[$]", ",");
  expectGrid("{\"cols\": 9, \"rows\": 9, \"board\": [" + rows + "]}", Format::sourceArray);
  expectGrid("{\"col1\": [" + rows + "]}", Format::sourceArray);
  const auto matrix = [&](int first, const std::string& arguments) {
    return "m <- matrix(c(" + houses(first, "$", ", ") + ")" + arguments + ")";
  };
  for (const std::string byColumns :
       {", 9", ", nrow = 9, ncol = 9", ", 9, 9, FALSE", ", 9, byrow = F"}) {
    expectGrid(matrix(kSize, byColumns), Format::sourceArray);
  }
  for (const std::string byRows : {", byrow = TRUE, nrow = 9", ", 9, 9, TRUE", ", 9, byrow=T"}) {
    expectGrid(matrix(0, byRows), Format::sourceArray);
  }
  const auto call = [&](int first, const std::string& start, const std::string& end) {
    return "m <- " + start + "c(" + houses(first, "$", ", ") + ")" + end + ")";
  };
  for (const std::string start : {"matrix(data = ", "matrix(nrow = 9, data = "}) {
    expectGrid(call(kSize, start, ", ncol = 9"), Format::sourceArray);
    expectGrid(call(0, start, ", byrow = TRUE"), Format::sourceArray);
  }
  for (const std::string start : {"array(", "array(data = ", "structure("}) {
    for (const std::string sizes : {", c(9, 9)", ", dim = c(9, 9)"}) {
      expectGrid(call(kSize, start, sizes), Format::sourceArray);
    }
  }
  // Elsewhere arguments have names, too.
  for (const std::string start : {"solve(board=[", "Sudoku(size=9, board=["}) {
    expectGrid(start + houses(0, "[$]", ",\n") + "], verbose=True)", Format::sourceArray);
  }
  // MATLAB and Julia fill what they reshape by columns as well, and Fortran if it says nothing.
  const auto reshaped = [&](int first, const std::string& form) {
    expectGrid(test::replaceAll(form, "@", houses(first, "$", ", ")), Format::sourceArray);
  };
  for (const std::string byColumns :
       {"A = reshape([@], 9, 9)", "A = reshape([@], [9 9]);", "solve(reshape([@], 9, 9))",
        "integer :: a(9,9) = reshape([ @ ], [9, 9])", "x <- c(@)\ndim(x) <- c(9, 9)",
        "x <- c(@)\nm <- matrix(x, 9, 9)", "print(matrix(c(@), nrow = 9))",
        "structure(c(@), dim = c(9L, 9L))"}) {
    const std::string form = byColumns;
    if (form.find('\n') == std::string::npos) reshaped(kSize, form);
    expectRead(test::replaceAll(form, "@", houses(kSize, "$", ", ")));
  }
  for (const std::string byRows :
       {"A = reshape([@], 9, 9)';", "A = permutedims(reshape([@], 9, 9))",
        "integer :: a(9,9) = reshape([ @ ], [9, 9], order=[2, 1])", "m <- t(matrix(c(@), 9, 9))",
        // NumPy's is filled by rows.
        "m = np.matrix([@]).reshape(9, 9)", "m = np.reshape([@], (9, 9))"}) {
    reshaped(0, byRows);
  }
  expectRead("x <- c(" + houses(0, "$", ", ") + ")\nmatrix(x, 9, byrow = TRUE)");
}

TEST(ReadSudoku, KnowsNoRowsFromColumnsThatAreNumberedAlike) {
  const auto frame = [](const std::string& names, const std::string& numbers, int first) {
    std::string text;
    for (int house = 0; house < kSize; ++house) {
      std::string cells;
      for (int i = 0; i < kSize; ++i) {
        const char c = kLine[kHouseCells[first + house][i]];
        cells += cells.empty() ? "{" : ",";
        cells += '"' + numbers + std::to_string(i) + "\":" + (c == '.' ? '0' : c);
      }
      text += (house == 0 ? "{\"" : ",\"") + names + std::to_string(house) + "\":" + cells + '}';
    }
    return text + '}';
  };
  // As pandas writes it, the first is a column.
  expectRefused(frame("", "", 0));
  expectRead(frame("c", "", kSize));
  expectRead(frame("r", "c", 0));
  expectRead(frame("row", "", 0));
}

TEST(ReadSudoku, SortsTheRowsOfAnObjectByTheirNumbers) {
  std::string object = "{";
  for (const int row : {3, 1, 2, 9, 4, 6, 5, 8, 7}) {
    std::string cells;
    for (int column = 0; column < kSize; ++column) {
      const char c = kLine[static_cast<std::size_t>(cellAt(row - 1, column))];
      cells += (column == 0 ? "" : ", ") + std::string(1, c == '.' ? '0' : c);
    }
    object += (object == "{" ? "\"row" : ", \"row") + std::to_string(row) + "\": [" + cells + "]";
  }
  expectGrid(object + "}", Format::sourceArray);
}

TEST(ReadSudoku, LeavesAsideOtherListsBesideAGrid) {
  const std::string cells =
      test::replaceAll(rowsOf(test::replaceAll(kLine, ".", "0"), ","), "\n", ",");
  const std::string puzzle = "\"puzzle\":[" + cells.substr(0, cells.size() - 1) + "]";
  expectGrid("{\"hints\":[48,63,1]," + puzzle + "}", Format::sourceArray);
  expectGrid("{" + puzzle + ",\"hints\":[5]}", Format::sourceArray);
  // Without a grid it was to be one.
  const Reading reading = read("{\"puzzle\":[5,3,0]}\n{\"a\":[" + cells + "0]}", {.isWhole = true});
  EXPECT_TRUE(hasErrors(reading.diagnostics));
  // A grid that lacks a cell is missed, though a solution stands beside it.
  const std::string lacking = "{" + test::replaceAll(puzzle, "[1,", "[") + ",\"solution\":[" +
                              cells.substr(0, cells.size() - 1) + "]}";
  EXPECT_TRUE(hasErrors(read(lacking, {.isWhole = true}).diagnostics));
}

TEST(ReadSudoku, TakesTheNamesOfRowsAndColumnsInCellLists) {
  for (const std::string form : {"row $, column #: @",
                                 "Column #, Row $: @",
                                 "@ at row $, column #",
                                 "@ in R$C#",
                                 "{\"col\": #, \"row\": $, \"value\": @},",
                                 "cell(column=#, row=$).value = @",
                                 "#열 $행: @",
                                 "$행 #열 = @",
                                 "row,col,value|$,#,@",
                                 "col,row,value|#,$,@",
                                 "열 # 행 $ 값 @",
                                 "행: $, 열: #, 값: @",
                                 "digit\trow\tcolumn|@\t$\t#",
                                 "ws['!$'] = @",
                                 "sheet.getRange(\"!$\").setValue(@)",
                                 "board['?#'] = @",
                                 "color[$][#] = @;",
                                 "{\"x\": #, \"y\": $, \"value\": @},",
                                 "x,y,v|#,$,@",
                                 "i=$, j=#, v=@",
                                 "j,i,v|#,$,@",
                                 "c($, #) = @"}) {
    // A head stands above the list.
    const std::size_t bar = form.find('|');
    std::string text = form.substr(0, bar + 1);
    std::replace(text.begin(), text.end(), '|', '\n');
    if (bar == std::string::npos) text.clear();
    for (Cell cell = 0; cell < kCells; ++cell) {
      const std::string digit = kLine.substr(static_cast<std::size_t>(cell), 1);
      if (digit == ".") continue;
      const auto letterOf = [](int index) {
        return std::string(1, static_cast<char>('A' + index));
      };
      std::string line = test::replaceAll(form.substr(bar + 1), "!", letterOf(columnOf(cell)));
      line = test::replaceAll(line, "?", letterOf(rowOf(cell)));
      line = test::replaceAll(line, "#", std::to_string(columnOf(cell) + 1));
      line = test::replaceAll(line, "$", std::to_string(rowOf(cell) + 1));
      text += test::replaceAll(line, "@", digit) + '\n';
    }
    expectGrid(text, Format::cellList);
  }
  // Names in the list are more than a head.
  std::string named = "Column Row Value\n";
  for (Cell cell = 0; cell < kCells; ++cell) {
    const std::string digit = kLine.substr(static_cast<std::size_t>(cell), 1);
    if (digit == ".") continue;
    named += 'r' + std::to_string(rowOf(cell)) + 'c' + std::to_string(columnOf(cell)) + '=' + digit;
    named += '\n';
  }
  const Reading reading = read(named);
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(kLine));
}

TEST(ReadSudoku, TakesNoValuesForRowsWhoseNamesTellOtherwise) {
  const auto objectOf = [](const auto& nameOf, int step) {
    std::string text = "{";
    for (int i = 0; i < kCells; ++i) {
      const Cell cell = i * step % kCells;
      const char sign = kLine[static_cast<std::size_t>(cell)];
      text += (i == 0 ? "\"" : ", \"") + nameOf(cell) + "\": \"" + sign + '"';
    }
    return text + "}\n";
  };
  const auto byLetter = [](Cell cell) {
    return std::string(1, static_cast<char>('A' + rowOf(cell))) +
           std::to_string(columnOf(cell) + 1);
  };
  const auto byNumber = [](Cell cell) { return std::to_string(cell); };
  expectGrid(objectOf(byLetter, 1), Format::sourceArray);
  expectGrid(objectOf(byNumber, 1), Format::sourceArray);
  for (const int step : {2, 10, 80}) {
    expectRefused(objectOf(byLetter, step));
    expectRefused(objectOf(byNumber, step));
  }
}

TEST(ReadSudoku, PassesOverRowsOfAnArrayThatAreComments) {
  const std::string rows =
      test::replaceAll(rowsOf(test::replaceAll(kLine, ".", "0"), ","), "\n", "],\n[");
  const std::string array = "[" + rows.substr(0, rows.size() - 1);
  const std::string dead = "#" + test::replaceAll(array.substr(0, array.size() - 1), "\n", "\n#");
  const Reading reading = read("board = [\n" + dead + "\n" + array + "]\n", {.isWhole = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(reading.puzzles[0].firstLine, 1);
}

/// Nine rows, each between two texts; `#` in the first is its number, counted from `number`.
std::string dressed(const std::string& before, const std::string& behind, const std::string& gap,
                    int number = 1) {
  const std::string rows = rowsOf(kLine, gap);
  std::string text;
  for (std::size_t row = 0, width = rows.size() / 9; row < 9; ++row) {
    const std::string label = std::to_string(static_cast<int>(row) + number);
    text +=
        test::replaceAll(before, "#", label) + rows.substr(row * width, width - 1) + behind + '\n';
  }
  return text;
}

TEST(ReadSudoku, ReadsRowsThatAreDressedAlike) {
  for (const std::string gap : {"", " ", ",", ", ", ";", "; "}) {
    for (const std::string label : {"Row #: ", "row # ", "ROW # - ", "R#: ", "r# ",
                                    "행 #: ", "#행: ", "#행 ", "Zeile #: ", "row[#] = ", "(#) ",
                                    "[#] ", "#] ", "# - ", "p.txt:#:", "Row # | ", "**Row #:** "}) {
      for (const int first : {0, 1, 12}) expectPuzzles(dressed(label, "", gap, first));
    }
    for (const std::string before : {"- ", "* ", "• ", "+", "+ ", "+ | ", "p: ", "... ", "» "}) {
      expectPuzzles(dressed(before, "", gap));
    }
    expectPuzzles(dressed("", "/", gap));
    expectPuzzles(dressed("", ",", gap));
    expectPuzzles(dressed("  \"", "\\n\"", gap));
  }
  expectPuzzles("   c1 c2 c3 c4 c5 c6 c7 c8 c9\n" + dressed("r# ", "", "  "));
  expectPuzzles("      [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n" +
                dressed(" [#,]    ", "", "    "));
  expectPuzzles("\\begin{tabular}{ccccccccc}\n" + dressed("", " \\\\", " & ") + "\\end{tabular}\n");
  expectPuzzles(dressed("- ", "", "") + dressed("- ", "", ""), 2);
  expectPuzzles(dressed("c ", "", ""));
  expectPuzzles("Hard 7\n12:34\n" + dressed("Row #: ", "", "") + dressed("Row #: ", "", ""), 2);
  // The labels must count, and nothing must be left over in some rows only.
  EXPECT_TRUE(
      hasErrors(read(test::replaceAll(dressed("Row #: ", "", ""), "w 5", "w 6")).diagnostics));
  EXPECT_TRUE(hasErrors(read(test::replaceAll(dressed("- ", "", ""), "- 8", "8")).diagnostics));
}

TEST(ReadSudoku, NamesTheDressedRowThatHasNotNineCells) {
  const std::string row = kLine.substr(4 * kSize, kSize);
  for (const std::string label :
       {"Row #: ", "#. ", "#) ", "# ", "R# ", "# | ", "[#] ", "file:#: "}) {
    for (const int first : {0, 1, 6, 12}) {
      const std::string number = std::to_string((first + 4) % 10);
      for (const std::string gap : {" ", ", "}) {
        const auto spread = [&](const std::string& cells) {
          std::string text = cells.substr(0, 1);
          for (const char c : cells.substr(1)) text += gap + c;
          return text;
        };
        for (const auto& [broken, found] : {std::pair{'.' + row, "10"},
                                            {'5' + row, "10"},
                                            {number + row, "10"},
                                            {row + '.', "10"},
                                            {row.substr(1), "8"},
                                            {'a' + row.substr(1), "8"},
                                            {row.substr(1) + 'a', "8"},
                                            {row + 'a', "10"}}) {
          const std::string text =
              test::replaceAll(dressed(label, "", gap, first), spread(row), spread(broken));
          SCOPED_TRACE(text);
          const Reading reading = read(text, {.isWhole = true});
          EXPECT_TRUE(reading.puzzles.empty());
          ASSERT_EQ(reading.diagnostics.size(), 1u);
          EXPECT_EQ(reading.diagnostics[0].kind, DiagnosticKind::wrongCellCount);
          EXPECT_EQ(reading.diagnostics[0].place.line, 5);
          EXPECT_EQ(reading.diagnostics[0].found, found);
        }
      }
    }
  }
}

TEST(ReadSudoku, CountsRowsThatAreDressedAlike) {
  const std::string rows = rowsOf(kLine, "");
  for (const auto& [before, behind] :
       std::initializer_list<std::array<std::string, 2>>{{"  b\"", "\","},
                                                         {"  L'", "',"},
                                                         {"  '", "' +"},
                                                         {"\"", "\\n\" \\"},
                                                         {"+", ""},
                                                         {"- ", ""},
                                                         {"@: ", ""}}) {
    const auto dressed = [&before = before, &behind = behind](const std::string& lines) {
      std::string text;
      for (std::size_t row = 0; 10 * row < lines.size(); ++row) {
        const std::string label = test::replaceAll(before, "@", std::to_string(row + 1));
        text += label + lines.substr(10 * row, 9) + behind + '\n';
      }
      return text;
    };
    expectRead("let g =\n" + dressed(rows));
    expectRead(dressed(rows) + "digits = \"123456789\"\n");
    EXPECT_EQ(read(dressed(rows + rows)).puzzles.size(), 2u);
    for (std::size_t row = 10; row < rows.size(); row += 10) {
      const std::string ten = dressed(rows.substr(0, row + 10) + rows.substr(row));
      const std::string parted = test::replaceAll(ten, "\n", "\n\n");
      expectRefused(ten);
      expectRefused(parted);
      // With many digits below the same, they are numbers that go up.
      if (rows.substr(row, 10) != ".6.....5.\n") continue;
      for (const std::string& text : {ten, parted}) {
        const Reading reading = read(text, {.isWhole = true});
        EXPECT_TRUE(reading.puzzles.empty());
        ASSERT_EQ(reading.diagnostics.size(), 1u);
        EXPECT_EQ(reading.diagnostics[0].kind, DiagnosticKind::wrongRowCount);
        EXPECT_EQ(reading.diagnostics[0].found, "10");
      }
    }
  }
}

TEST(ReadSudoku, TakesNoDressedRowForTheNumbersOfColumns) {
  for (const std::string row : {"123456789", "012345678"}) {
    const std::string line = row + std::string(63, '.') + "5........";
    std::string text;
    for (int at = 0; at < kCells; at += kSize) text += '"' + line.substr(at, kSize) + "\",\n";
    const Reading reading = read(text);
    EXPECT_TRUE(reading.diagnostics.empty());
    ASSERT_EQ(reading.puzzles.size(), 1u);
    EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(line));
  }
}

TEST(ReadSudoku, TakesNoListOfNumbersForRows) {
  std::string phones, log, ids;
  for (int i = 0; i < 9; ++i) {
    const std::string digit = std::to_string(i);
    phones += "010-1234-567" + digit + '\n';
    log += "2025-11-22 12:00:0" + digit + " 12345670" + digit + '\n';
    ids += digit + ") 1000" + digit + "0347\n";
  }
  for (const std::string& text : {phones, log, ids}) {
    EXPECT_TRUE(read(text).puzzles.empty()) << text;
    EXPECT_TRUE(hasErrors(read(text).diagnostics)) << text;
  }
}

TEST(ReadSudoku, ReadsTablesWithEmptyCells) {
  const std::string line = test::replaceAll(kLine, ".", " ");
  const std::string none = test::replaceAll(rowsOf(kLine, "|"), ".", "");
  for (const std::string& rows :
       {rowsOf(line, "|"), rowsOf(line, " | "), none,
        "a|b|c|d|e|f|g|h|i\n-|-|-|-|-|-|-|-|-\n" + none,
        "\\begin{sudoku}\n|" + rowsOf(line, "|", "|.\n|") + "\n\\end{sudoku}",
        "|||||||||\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n|" + rowsOf(line, "|", "|\n|"),
        "|||||||||\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n|" +
            test::replaceAll(rowsOf(kLine, "|", "|\n|"), ".", "")}) {
    const std::string text = rows.ends_with("\n|") ? rows.substr(0, rows.size() - 1)
                                                   : test::replaceAll(rows, "\n|\n", "\n");
    expectPuzzles(text);
  }
  for (const std::string rule : {"---+---+---+---+---+---+---+---+---", "-+-+-+-+-+-+-+-+-"}) {
    expectPuzzles(test::replaceAll(rowsOf(line, " | "), "\n", '\n' + rule + '\n'));
  }
  const std::string tabs = test::replaceAll(std::string(9, '.') + kLine.substr(9), ".", "0");
  const std::string blankFirst = test::replaceAll(rowsOf(tabs, "\t"), "0", "");
  expectGrid(blankFirst, Format::cellCsv, tabs);
  expectGrid("\n" + blankFirst, Format::cellCsv, tabs);
  const std::string commas = test::replaceAll(rowsOf(kLine, ","), ".", "");
  std::string bands = commas;
  for (int i = 0, row = 0; i < static_cast<int>(bands.size()); ++i) {
    if (bands[static_cast<std::size_t>(i)] == '\n' && ++row % 3 == 0)
      bands.insert(static_cast<std::size_t>(i++), 1, '\n');
  }
  expectPuzzles(bands);
  expectPuzzles(test::replaceAll(commas, "\n", "\r\r\n"));
  for (const std::string head :
       {"c1,c2,c3,c4,c5,c6,c7,c8,c9", "1,2,3,4,5,6,7,8,9", "A,B,C,D,E,F,G,H,I"}) {
    expectPuzzles(head + '\n' + commas);
  }
  // A row that lacks cells is none, nor does a broken table go on behind a blank line.
  EXPECT_TRUE(hasErrors(read(test::replaceAll(rowsOf(line, "|"), "7|", "7")).diagnostics));
  const std::size_t last = commas.rfind('\n', commas.size() - 2) + 1;
  const Reading reading = read(commas.substr(0, last) + '\n' + commas);
  EXPECT_TRUE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(kLine));
}

TEST(ReadSudoku, NamesTheDressedRowThatHasNoCells) {
  for (const std::string label : {"#:", "Row #:", "# |", "R#"}) {
    const std::string text = dressed(label + ' ', "", "", 1);
    for (int row = 2; row <= kSize; ++row) {
      const std::string before = test::replaceAll(label, "#", std::to_string(row));
      const std::size_t at = text.find(before + ' ');
      ASSERT_NE(at, std::string::npos);
      std::string cut = text;
      cut.erase(at + before.size(), kSize + 1);
      SCOPED_TRACE(cut);
      const Reading reading = read(cut, {.isWhole = true});
      EXPECT_TRUE(reading.puzzles.empty());
      EXPECT_TRUE(hasErrors(reading.diagnostics));
    }
  }
}

TEST(ReadSudoku, TakesASignBeforeALabelForNoCell) {
  const std::string text = dressed("Row #: ", "", "", 1);
  for (const std::string sign : {"* ", "- ", "_", "x "}) {
    expectGrid(test::replaceAll(text, "Row 5", sign + "Row 5"), Format::packedRows);
  }
  // A digit may be one: behind another puzzle, too, it is not passed over.
  const std::string broken = test::replaceAll(text, "Row 5", "R4w 5");
  EXPECT_TRUE(hasErrors(read(broken).diagnostics));
  EXPECT_TRUE(hasErrors(read(text + '\n' + broken).diagnostics));
}

TEST(ReadSudoku, LooksNotBehindTheLastLine) {
  for (const std::string head :
       {"A B C D E F G H I", "1 2 3 4 5 6 7 8 9", "c1,c2,c3,c4,c5,c6,c7,c8,c9"}) {
    read(head, {.isWhole = true});
    EXPECT_EQ(read(kLine + "\n\n" + head).puzzles.size(), 1u);
  }
}

TEST(ReadSudoku, NamesTheBrokenRowOfANumberedTable) {
  std::string rows;
  for (int row = 0; row < kSize; ++row) {
    const std::string cells = kLine.substr(static_cast<std::size_t>(kSize * row), kSize);
    rows += std::string(1, static_cast<char>('A' + row)) + ';' +
            test::replaceAll(rowsOf(cells + kLine, ";").substr(0, 17), ".", "") + '\n';
  }
  const std::string cut = test::replaceAll(rows, "\nE;", "\nE;;");
  for (const std::string& text : {cut, rows + '\n' + cut, kLine + '\n' + cut}) {
    EXPECT_TRUE(hasErrors(read(text).diagnostics)) << text;
  }
}

TEST(ReadSudoku, TakesNoFirstRowForANumberAboveTheTable) {
  std::string line = kLine;
  line.replace(8 * kSize, kSize, kSize, '.');
  for (const std::string first : {"5........", "..5......"}) {
    line.replace(0, kSize, first);
    const std::string tabs = test::replaceAll(rowsOf(line, "\t"), ".", "");
    expectGrid(tabs + "\t\t\t\t\t\t\t\t\n", Format::cellCsv, line);
  }
}

TEST(ReadSudoku, LeavesOutNumbersAboveTablesOfTabs) {
  const std::string tabs = test::replaceAll(rowsOf(kLine, "\t"), ".", "");
  const auto numbered = [&](int number) {
    return std::to_string(number) + "\t\t\t\t\t\t\t\t\n" + tabs;
  };
  expectGrid(numbered(3), Format::cellCsv);
  std::string text;
  for (int number = 1; number <= kSize; ++number) {
    text += numbered(number);
    const Reading reading = read(text);
    EXPECT_TRUE(reading.diagnostics.empty()) << text;
    ASSERT_EQ(reading.puzzles.size(), static_cast<std::size_t>(number));
    for (const ReadPuzzle& puzzle : reading.puzzles) {
      EXPECT_EQ(std::get<Sudoku>(puzzle.puzzle).givens, gridOf(kLine));
    }
  }
}

TEST(ReadSudoku, TakesABulletForNoCell) {
  const std::string blankRow = kLine.substr(0, 72) + ".........";
  for (const std::string blank : {"_", "*"}) {
    for (const std::string bullet : {"- ", "* ", "_ "}) {
      const std::string cells = test::replaceAll(blankRow, ".", blank);
      std::string text;
      for (std::size_t row = 0; row < kSize; ++row) {
        text += bullet + cells.substr(row * kSize, kSize) + '\n';
      }
      // Also where no text is looked at twice.
      const Reading reading = read(text);
      ASSERT_EQ(reading.puzzles.size(), 1u) << text;
      EXPECT_FALSE(hasErrors(reading.diagnostics)) << text;
    }
  }
}

TEST(ReadSudoku, TakesNoHeadForARow) {
  const std::string head = "123456789\n";
  const std::string rule = "***********\n";
  const std::string cells = test::replaceAll("........." + kLine.substr(kSize), ".", "-");
  std::string text = head;
  for (std::size_t row = 0; row < kSize; ++row) {
    if (row % 3 == 0 && row > 0) text += rule;
    text += cells.substr(row * kSize, kSize) + '\n';
  }
  expectRefused(text);
}

TEST(ReadSudoku, TakesNamesOfColumnsForAHead) {
  const std::string labels = "R1 @\nR2 @\nR3 @\nR4 @\nR5 @\nR6 @\nR7 @\nR8 @\nR9 @\n";
  for (const std::string names :
       {"C1 C2 C3 C4 C5 C6 C7 C8 C9", "c1 c2 c3 c4 c5 c6 c7 c8 c9", "A1 B1 C1 D1 E1 F1 G1 H1 I1"}) {
    for (const std::string between : {" ", "\t", ", "}) {
      const std::string head = test::replaceAll(names, " ", between) + '\n';
      for (const std::string cells : {"", " ", between.c_str()}) {
        const std::string rows = rowsOf(kLine, cells);
        expectRead(head + rows);
        expectRead("A title\n" + head + '\n' + rows);
        expectRefused(head + rows.substr(rows.find('\n') + 1));
        std::string labelled = labels;
        for (std::size_t row = 0; row < kSize; ++row) {
          const std::size_t length = rows.size() / kSize - 1;
          labelled.replace(labelled.find('@'), 1, rows.substr(row * (length + 1), length));
        }
        expectRead("   " + head + labelled);
        expectRead("# " + head + labelled);
      }
    }
  }
  // What stands below rows or boxes need be no row, nor are cells in another order a head.
  for (const std::string names : {"R1 R2 R3 R4 R5 R6 R7 R8 R9", "B1 B2 B3 B4 B5 B6 B7 B8 B9",
                                  "C1 C2 C3 C4 C5 C6 C7 C9 C8", "C5 A3 D9 I4 A9 E5 A2 C6 I1"}) {
    expectRefused(names + '\n' + rowsOf(kLine, " "));
  }
}

TEST(ReadSudoku, TakesNineSignsBetweenAllRowsForRules) {
  for (const char sign : {'-', '_', '*'}) {
    for (const std::size_t outer : {9u, 10u, 11u, 17u}) {
      std::string text(outer, sign);
      for (std::size_t row = 0; row < kSize; ++row) {
        text += '\n' + kLine.substr(row * kSize, kSize) + '\n' + std::string(kSize, sign);
      }
      expectGrid(text, Format::borderedGrid);
    }
  }
}

TEST(ReadSudoku, ReadsTabsThatNothingStandsBetween) {
  // A row with one digit is no count, whichever row that is.
  for (int row = 0; row < kSize; ++row) {
    std::string line = kLine;
    const auto first = static_cast<std::size_t>(kSize * row);
    line.replace(first, kSize, "........").insert(first + kSize - 1, 1, '5');
    const std::string tabs = test::replaceAll(rowsOf(line, "\t"), ".", "");
    expectGrid(tabs, Format::cellCsv, line);
    for (const std::string head :
         {"0 1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 8 9", "C1 C2 C3 C4 C5 C6 C7 C8 C9"}) {
      expectGrid(test::replaceAll(head, " ", "\t") + '\n' + tabs, Format::cellCsv, line);
    }
  }
  // Nobody knows how wide a tab is.
  const std::string tabs = test::replaceAll(rowsOf(kLine, "\t"), ".", "");
  for (const std::string& lacking : {'\t' + tabs, tabs.substr(2)}) {
    expectRefused(lacking);
  }
  const Reading commented = read("// " + test::replaceAll(tabs, "\n", "\n// "));
  EXPECT_TRUE(commented.puzzles.empty());
}

TEST(ReadSudoku, LeavesOutTheTitleOfATableOfCells) {
  const std::string commas = test::replaceAll(rowsOf(kLine, ","), ".", "");
  for (const std::string head :
       {"Sudoku,,,,,,,,", "col1,col2,col3,col4,col5,col6,col7,col8,col9",
        "Column0,Column1,Column2,Column3,Column4,Column5,Column6,Column7,Column8"}) {
    for (const std::string sign : {",", ";", "\t"}) {
      const std::string text = test::replaceAll(head + '\n' + commas, ",", sign);
      expectPuzzles(text);
      EXPECT_EQ(read(text + '\n' + text).puzzles.size(), 2u) << text;
    }
  }
}

TEST(ReadSudoku, LeavesOutWhatNumbersRowsOfFields) {
  // Where nothing stands in the last column either, the number before the first is none of its
  // cells.
  std::string open = kLine;
  for (Cell cell = kSize - 1; cell < kCells; cell += kSize)
    open[static_cast<std::size_t>(cell)] = '.';
  for (const std::string& line : {kLine, open}) {
    for (const std::string first : {"1", "0", "A", "r1", "Row 1"}) {
      std::string rows;
      std::string label = first;
      for (int row = 0; row < kSize; ++row, ++label.back()) {
        const std::string cells = line.substr(static_cast<std::size_t>(kSize * row), kSize);
        rows += label + ',' + test::replaceAll(rowsOf(cells + kLine, ",").substr(0, 17), ".", "") +
                '\n';
      }
      for (const std::string sign : {",", ";", "\t"}) {
        for (const std::string head :
             {"", ",0,1,2,3,4,5,6,7,8\n", ",c1,c2,c3,c4,c5,c6,c7,c8,c9\n"}) {
          const std::string text = test::replaceAll(head + rows, ",", sign);
          expectGrid(text, Format::cellCsv, line);
          EXPECT_EQ(read(text + '\n' + text).puzzles.size(), 2u) << text;
        }
      }
    }
  }
  // Tabs do not tell whether the column before the others or that behind them is one too many.
  const std::string shifted = test::replaceAll(rowsOf(open, "\t", "\n\t"), ".", "");
  EXPECT_TRUE(hasErrors(read('\t' + shifted, {.isWhole = true}).diagnostics));
  // Nor does a head stand for a row that has lost the tabs behind its digits.
  const std::string rows = test::replaceAll(rowsOf(open, "\t"), ".", "");
  const std::string head = "1\t2\t3\t4\t5\t6\t7\t8\t9\n";
  const std::string cut = head + rows.substr(0, rows.size() - 2);
  expectRefused(cut);
}

TEST(ReadSudoku, ReadsCellsOfHtmlOnLinesOfTheirOwn) {
  const auto table = [](const std::string& given, const std::string& blank,
                        const std::string& end) {
    std::string text = "<table>\n";
    for (int cell = 0; cell < kCells; ++cell) {
      if (columnOf(cell) == 0) text += "<tr>" + end;
      const std::string digit(1, kLine[cell]);
      text += (digit == "." ? blank : test::replaceAll(given, "@", digit)) + end;
      if (columnOf(cell) == 8) text += "</tr>\n";
    }
    return text + "</table>\n";
  };
  for (const std::string end : {"", "\n"}) {
    expectPuzzles(table("<td>@</td>", "<td></td>", end));
    expectPuzzles(table("  <td class=\"c\">@</td>", "  <td class=\"c\">&nbsp;</td>", end));
    expectPuzzles(table("<th>@</th>", "<td></td>", end));
    expectPuzzles(table("<td><b>@</b></td>", "<td><b></b></td>", end));
    expectPuzzles(table("<td><input value=\"@\"></td>", "<td><input value=\"\"></td>", end));
    expectPuzzles(
        table("<td><input type='text' value='@' readonly></td>", "<td><input></td>", end));
  }
  expectPuzzles(rowsOf(kLine, "\n"));
  // In an empty cell a digit belongs before the tag.
  const Reading reading = read(table("<td>@</td>", "<td></td>", "\n"), {.places = true});
  EXPECT_EQ(reading.puzzles[0].places[1].length, 0);
}

TEST(ReadSudoku, KnowsDigitsOfOtherScripts) {
  const auto inUtf8 = [](char32_t value) {
    std::string bytes;
    if (value >= 0x10000) bytes += static_cast<char>(0xf0 | value >> 18);
    if (value >= 0x800) {
      bytes +=
          static_cast<char>(value >= 0x10000 ? 0x80 | (value >> 12 & 0x3f) : 0xe0 | value >> 12);
    }
    bytes += static_cast<char>(value >= 0x800 ? 0x80 | (value >> 6 & 0x3f) : 0xc0 | value >> 6);
    return bytes + static_cast<char>(0x80 | (value & 0x3f));
  };
  for (const char32_t zero : {0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x245f, 0x2775, 0x277f, 0x2789,
                              0x1d7ce, 0x1d7d8, 0x1d7f6}) {
    std::string line = kLine;
    for (char digit = '1'; digit <= '9'; ++digit) {
      line = test::replaceAll(line, std::string(1, digit),
                              inUtf8(zero + static_cast<char32_t>(digit - '0')));
    }
    expectPuzzles(line);
    const bool hasZero = zero < 0x1000 || zero > 0xffff;
    if (hasZero) expectPuzzles(test::replaceAll(line, ".", inUtf8(zero)));
  }
  // Some of them only, as givens among what was placed.
  expectPuzzles(test::replaceAll(rowsOf(kLine, ""), "5", "⑤"));
}

TEST(ReadSudoku, TakesSquaresAndCirclesForBlanksWhateverTheirColour) {
  for (const auto& [light, dark] : std::vector<std::pair<std::string, std::string>>{
           {"⬜", "⬛"}, {"□", "■"}, {"○", "●"}, {"🟦", "⬜"}}) {
    for (const std::string gap : {"", " "}) {
      const std::string rows = rowsOf(kLine, gap);
      std::string text;
      for (std::size_t i = 0, blanks = 0; i < rows.size(); ++i) {
        text += rows[i] != '.' ? std::string(1, rows[i]) : ++blanks % 2 == 0 ? light : dark;
      }
      expectPuzzles(text);
    }
  }
  // Black squares among dots may be no cells at all.
  std::string mixed = rowsOf(kLine, "");
  mixed.replace(mixed.rfind('.'), 1, "■");
  EXPECT_TRUE(hasErrors(read(mixed).diagnostics));
}

TEST(ReadSudoku, ReadsArraysWithHolesAndIndices) {
  std::string holes = "const b = [";
  std::string printed = "Array\n(\n";
  std::string designated = "int b[9][9] = {\n";
  for (int row = 0; row < kSize; ++row) {
    const std::string index = '[' + std::to_string(row) + "] ";
    holes += '[';
    printed += "    " + index + "=> Array\n        (\n";
    designated += "    " + index + "= {";
    for (int column = 0; column < kSize; ++column) {
      const char c = kLine[cellAt(row, column)];
      const std::string digit(1, c == '.' ? '0' : c);
      holes += (c == '.' ? "" : digit) + (column < 8 || c == '.' ? "," : "");
      printed += "            [" + std::to_string(column) + "] => " + digit + '\n';
      designated += digit + (column < 8 ? ", " : "},\n");
    }
    holes += "],\n";
    printed += "        )\n\n";
  }
  expectRead(holes + "];");
  expectRead(printed + ")\n");
  expectRead(designated + "};\n");
  const std::string rows = test::replaceAll(rowsOf(kLine, ",", "],["), ".", "0");
  expectRead("b :: [[Int]]\nb = [[" + rows.substr(0, rows.size() - 2) + "]\n");
  const std::string doubled = test::replaceAll(rows, "1,0,3", "1,,0,3");
  expectRefused("b = [[" + doubled.substr(0, doubled.size() - 2) + "]\n");
}

TEST(ReadSudoku, TakesOneWordOfAnArrayForItsBlanks) {
  const std::string cells = "[" + test::replaceAll(rowsOf(kLine, ", "), "\n", "],\n[");
  const std::string grid = "g = [" + cells.substr(0, cells.size() - 3) + "]\n";
  for (const std::string blank : {"None", "null", "nil", "NaN", "NA", "np.nan", "-1", "EMPTY",
                                  "false", "Nothing", "undefined"}) {
    expectPuzzles(test::replaceAll(grid, ".", blank));
  }
  expectPuzzles(test::replaceAll(test::replaceAll(grid, ".", "0"), ",", ".,"));
  std::string mixed = test::replaceAll(grid, ".", "None");
  mixed.replace(mixed.find("None"), 4, "five");
  EXPECT_TRUE(hasErrors(read(mixed).diagnostics));
}

TEST(ReadSudoku, ReadsValuesThatLispBindsToNames) {
  for (const auto& [before, behind] : std::initializer_list<std::array<std::string, 2>>{
           {"(def board [", "])"},
           {"(def ^:private x [", "])"},
           {"(let [board [", "]]"},
           {"(setq board '(", "))"},
           {"(define p '(", "))"},
           {"(define p (list ", "))"},
           {"(defparameter *b* '(", "))"},
           {"(defconstant +b+ #2A(", "))"},
           {"(let ((board '(", ")))"},
           {"(setq board (quote (", ")))"},
           {"(defvar *b* (make-array '(9 9) :initial-contents '(", ")))"}}) {
    for (const std::string blank : {"0", ".", "_", "nil"}) {
      const std::string cells = test::replaceAll(rowsOf(kLine, " "), ".", blank);
      for (const std::string between : {")\n (", ") ("}) {
        const std::string rows = "(" + test::replaceAll(cells, "\n", between);
        const std::string lists = rows.substr(0, rows.size() - between.size() + 1);
        const std::string vectors = test::replaceAll(test::replaceAll(lists, "(", "["), ")", "]");
        for (const std::string& value : {lists, vectors}) {
          expectRead(before + value + behind);
          expectRead(before + value + behind + "\n(print (solve board))\n");
          expectRefused(before + value.substr(0, value.size() - 3) + value.back() + behind);
          expectRefused(before + value + value.substr(0, value.size() / 9) + behind);
        }
      }
    }
  }
}

TEST(ReadSudoku, TakesDigitsOutOfWhatIsWrappedAroundThem) {
  const std::string cells = "[" + test::replaceAll(rowsOf(kLine, ", "), "\n", "],\n[");
  const std::string grid = "g = [" + cells.substr(0, cells.size() - 3) + "]\n";
  std::string just = test::replaceAll(grid, ".", "Nothing");
  std::string some = test::replaceAll(grid, ".", "None");
  for (char digit = '1'; digit <= '9'; ++digit) {
    just = test::replaceAll(just, std::string(1, digit), std::string("Just ") + digit);
    some = test::replaceAll(some, std::string(1, digit), std::string("Some(") + digit + ")");
  }
  expectPuzzles(just);
  expectPuzzles(some);
  // A title between two rows is no cell.
  EXPECT_TRUE(hasErrors(read(test::replaceAll(grid, "6],\n[", "6],\nNo 3\n[")).diagnostics));
}

TEST(ReadSudoku, ReadsRowsThatHaveBracketsOfTheirOwn) {
  const std::string rows = test::replaceAll(rowsOf(kLine, ", "), ".", "0");
  const auto dressed = [&](const std::string& before, const std::string& behind) {
    std::string text = before + test::replaceAll(rows, "\n", behind + "\n" + before);
    return text.substr(0, text.size() - before.size());
  };
  for (const auto& [before, behind] :
       std::vector<std::pair<std::string, std::string>>{{"[", "]"},
                                                        {"(", ")"},
                                                        {"{", "},"},
                                                        {"board.append([", "])"},
                                                        {"v.push_back({", "});"},
                                                        {"  - [", "]"},
                                                        {"row = [", "]"}}) {
    expectGrid(dressed(before, behind), Format::sourceArray);
  }
  expectGrid(dressed("{", "},") + "};\n", Format::sourceArray);
  const std::string vectors = test::replaceAll(rowsOf(kLine, " "), ".", "0");
  expectGrid("(board [[" + test::replaceAll(vectors, "\n", "]\n        [").substr(0, 241) + "]]))",
             Format::sourceArray);
  const std::string printed = dressed("[", "]");
  std::string numbered;
  for (int row = 0, at = 0; row < kSize; ++row) {
    const auto end = static_cast<int>(printed.find('\n', static_cast<std::size_t>(at))) + 1;
    numbered += std::to_string(row) + ' ' +
                printed.substr(static_cast<std::size_t>(at), static_cast<std::size_t>(end - at));
    at = end;
  }
  expectGrid(numbered, Format::sourceArray);
  expectGrid(test::replaceAll(printed, "\n", "\n\n"), Format::sourceArray);
  expectGrid(test::replaceAll(test::replaceAll(printed, "0", "' '"), "5", "'5'"),
             Format::sourceArray);
  expectPuzzles(printed + printed, 2);
  expectPuzzles("Before:\n" + printed + "\nAfter:\n" + printed, 2);
}

TEST(ReadSudoku, SaysWhatIsWrongWithRowsInBrackets) {
  const std::string row = "[1, 0, 3, 0, 0, 0, 5, 0, 9]\n";
  const auto nineWith = [&](int place, const std::string& other) {
    std::string text;
    for (int i = 0; i < kSize; ++i) text += i == place ? other : row;
    return text;
  };
  const auto expectOne = [](const std::string& text, DiagnosticKind kind, Place place,
                            const std::string& found) {
    SCOPED_TRACE(text);
    const Reading reading = read(text);
    EXPECT_TRUE(reading.puzzles.empty());
    ASSERT_EQ(reading.diagnostics.size(), 1u);
    EXPECT_EQ(reading.diagnostics[0].kind, kind);
    const Place& actual = reading.diagnostics[0].place;
    EXPECT_EQ(std::tie(actual.line, actual.column, actual.length),
              std::tie(place.line, place.column, place.length));
    EXPECT_EQ(reading.diagnostics[0].found, found);
  };
  using enum DiagnosticKind;
  expectOne(nineWith(3, "[1, 0, 3, 0, 0, 0, 5, 0]\n"), wrongCellCount, {4, 1, 1}, "8");
  expectOne(nineWith(3, "[1, 0, 3, 0, 0, 0, 5, 0, 9, 1]\n"), wrongCellCount, {4, 1, 1}, "10");
  expectOne(nineWith(2, "[1, 0, 3, @, 0, 0, 5, 0, 9]\n"), badCellValue, {3, 11, 1}, "@");
  expectOne(nineWith(0, "[1, 0, 3, @, 0, 0, 5, 0, 9]\n"), badCellValue, {1, 11, 1}, "@");
  expectOne(nineWith(8, ""), wrongRowCount, {8, 28, 0}, "8");
  expectOne(row, wrongCellCount, {1, 1, 1}, "9");
}

TEST(ReadSudoku, OffersToCountCellsFromZeroWhereNothingTells) {
  std::string cells;
  std::string fromOne(kCells, '.');
  std::string fromZero(kCells, '.');
  for (int i = 1; i < kSize; ++i) {
    cells += "{\"r\":" + std::to_string(i) + ",\"c\":" + std::to_string(i) +
             ",\"v\":" + std::to_string(i) + "},\n";
    const char digit = static_cast<char>('0' + i);
    fromOne[static_cast<std::size_t>(cellAt(i - 1, i - 1))] = digit;
    fromZero[static_cast<std::size_t>(cellAt(i, i))] = digit;
  }
  const auto linesOfReading = [&](const std::string& text, const ReadOptions& options) {
    std::vector<std::string> lines;
    for (const ReadPuzzle& puzzle : read(text, options).puzzles) {
      lines.push_back(writeOneLine(std::get<Sudoku>(puzzle.puzzle).givens, '.'));
    }
    return lines;
  };
  EXPECT_EQ(linesOfReading(cells, {}), std::vector{fromOne});
  EXPECT_EQ(linesOfReading(cells, {.as = Format::cellListFromZero}), std::vector{fromZero});
  EXPECT_EQ(read(cells, {.alternatives = true}).alternatives,
            (std::vector{Format::cellList, Format::cellListFromZero}));
  // A 9 tells that they count from 1, a 0 that they do not.
  for (const std::string known : {"9", "0"}) {
    const std::string more = cells + "{\"r\":" + known + ",\"c\":1,\"v\":9}\n";
    EXPECT_EQ(read(more, {.alternatives = true}).alternatives.size(), 1u);
  }
}

TEST(ReadSudoku, ReadsEmptyFieldsBetweenTabsOnEveryOtherLine) {
  expectGrid(rowsOf(test::replaceAll(kLine, ".", " "), "\t", "\n\n"), Format::cellCsv);
  expectGrid(rowsOf(test::replaceAll(kLine, ".", " "), "\t", "\r\n\r\n"), Format::cellCsv);
}

TEST(ReadSudoku, ReadsSheetsWithEmptyColumnsAround) {
  const auto sheetOf = [](std::string line, std::size_t before, std::size_t behind,
                          char separator) {
    std::string sheet;
    for (std::size_t row = 0; row < kSize; ++row) {
      sheet += std::string(before, separator);
      for (std::size_t column = 0; column < kSize; ++column) {
        if (column > 0) sheet += separator;
        const char sign = line[row * kSize + column];
        if (sign != '.') sheet += sign;
      }
      sheet += std::string(behind, separator) + "\n";
    }
    return sheet;
  };
  // The first and the last column hold something.
  for (const char separator : {',', ';', '\t'}) {
    for (const std::size_t before : {0u, 1u, 3u}) {
      expectGrid(sheetOf(kLine, before, 2, separator), Format::cellCsv);
    }
    // Else nobody knows where it begins.
    std::string narrow = kLine;
    for (std::size_t row = 0; row < kSize; ++row) narrow[row * kSize + kSize - 1] = '.';
    const Reading reading = read(sheetOf(narrow, 1, 2, separator));
    EXPECT_TRUE(reading.puzzles.empty());
    EXPECT_FALSE(reading.diagnostics.empty());
  }
}

TEST(ReadSudoku, ReadsSheetsWithEmptyRowsAround) {
  std::string sparse = kLine;
  sparse.replace(3 * kSize, kSize, kSize, '.');
  for (const std::string separator : {",", ";", "\t"}) {
    for (const std::string& line : {kLine, sparse}) {
      for (const std::size_t before : {0u, 1u, 2u}) {
        const std::string around = test::replaceAll(std::string(before, '#'), "#", separator);
        const std::string rows =
            around + test::replaceAll(test::replaceAll(rowsOf(line, separator), ".", ""), "\n",
                                      around + '\n' + around);
        const std::string table = rows.substr(0, rows.size() - around.size());
        const std::string empty =
            around + around + test::replaceAll("########", "#", separator) + '\n';
        for (const std::string& text :
             {empty + table, empty + empty + table, table + empty, empty + table + empty}) {
          expectGrid(text, Format::cellCsv, line);
        }
        const Reading reading = read(empty + table + empty + table);
        EXPECT_TRUE(reading.diagnostics.empty()) << table;
        EXPECT_EQ(reading.puzzles.size(), 2u) << table;
      }
    }
  }
  // Rules between bands are empty lines and columns.
  std::string bands;
  for (int row = 0; row < kSize; ++row) {
    for (int column = 0; column < kSize; ++column) {
      const char sign = kLine[static_cast<std::size_t>(row * kSize + column)];
      if (sign != '.') bands += sign;
      if (column < kSize - 1) bands += column % 3 == 2 ? ",," : ",";
    }
    bands += row % 3 == 2 && row < kSize - 1 ? "\n,,,,,,,,,,\n" : "\n";
  }
  expectGrid(bands, Format::cellCsv);
}

TEST(ReadSudoku, ShiftsNoSheetWhoseFirstAndLastColumnsAreEmpty) {
  std::string line = kLine;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (columnOf(cell) == 0 || columnOf(cell) == 8) line[cell] = '.';
  }
  for (const std::string separator : {",", ";"}) {
    const std::string rows = test::replaceAll(rowsOf(line, separator), ".", "");
    // Nobody can tell whether the tenth is before the others or behind them.
    expectRefused(separator +
                  test::replaceAll(rows.substr(0, rows.size() - 1), "\n", "\n" + separator));
    expectRefused(test::replaceAll(rows, "\n", separator + "\n"));
    expectRead(rows, line);
  }
}

TEST(ReadSudoku, ShiftsNoSheetWhoseFirstRowMayBeEmpty) {
  std::string line = kLine;
  line.replace(8 * kSize, kSize, kSize, '.');
  const std::string rows = test::replaceAll(rowsOf(line, ","), ".", "");
  for (const std::string& text : {",,,,,,,,\n" + rows, ",,,,,,,,\n,,,,,,,,\n" + rows}) {
    const Reading reading = read(text);
    EXPECT_TRUE(reading.puzzles.empty()) << text;
    EXPECT_TRUE(hasErrors(reading.diagnostics)) << text;
  }
  // A row is no title of those below.
  std::string shifted = ',' + test::replaceAll(rows, "\n", ",,\n,") + ",,,,,,,,,,\n";
  EXPECT_TRUE(hasErrors(read(",5,3,,,7,,,,,\n" + shifted).diagnostics));
}

TEST(ReadSudoku, TakesNoRowsOfATableForCellsOneByOne) {
  // Three givens a row, in quotation marks, might be a row, a column and a digit each.
  const Grid givens = gridOf(kLine);
  for (const int least : {0, 3}) {
    for (const std::string separator : {",", ";", "\t"}) {
      for (const std::string quotes : {"\"\"", "''"}) {
        std::string table;
        std::string line;
        for (int row = 0; row < kSize; ++row) {
          int count = 0;
          for (int column = 0; column < kSize; ++column) {
            const int digit = givens[cellAt(row, column)];
            const bool isKept = digit != 0 && (least == 0 || count++ < least);
            if (isKept) table += quotes[0] + std::to_string(digit) + quotes[1];
            line += isKept ? static_cast<char>('0' + digit) : '.';
            table += column < kSize - 1 ? separator : "\n";
          }
        }
        const Reading reading = read(table);
        ASSERT_EQ(reading.puzzles.size(), 1u) << table;
        EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(line)) << table;
        EXPECT_EQ(reading.puzzles[0].format, Format::cellCsv);
      }
    }
  }
}

TEST(ReadSudoku, ReadsCellsOneByOne) {
  struct Form {
    std::string before, between, behind, end;
    int first;
  };
  const auto textOf = [](const Form& form, std::size_t most) {
    std::string text;
    std::size_t cells = 0;
    for (Cell cell = 0; cell < kCells && cells < most; ++cell) {
      if (kLine[static_cast<std::size_t>(cell)] == '.') continue;
      text += form.before + std::to_string(rowOf(cell) + form.first) + form.between +
              std::to_string(columnOf(cell) + form.first) + form.behind +
              kLine[static_cast<std::size_t>(cell)] + form.end;
      ++cells;
    }
    return text;
  };
  for (const Form& form :
       std::vector<Form>{{"", "", "", " ", 1},
                         {"", "", "", "\n", 0},
                         {"set ", "", "", "; ", 1},
                         {"cell(", ",", ",", ").\n", 1},
                         {"given(", ", ", ", ", "). ", 1},
                         {"grid[", "][", "] = ", ";\n", 0},
                         {"r", "c", "=", " ", 1},
                         {"R", "C", ": ", ", ", 1},
                         {"", " ", " ", "\n", 1},
                         {"", ",", ",", "\n", 0},
                         {"[", ",", ",", "],", 0},
                         {"{\"row\":", ",\"col\":", ",\"v\":", "},\n", 0},
                         {"{\n\"row\":", ",\n\"col\":", ",\n\"v\":", "\n},\n", 0}}) {
    expectGrid(textOf(form, kCells), form.first == 0 ? Format::cellListFromZero : Format::cellList);
    for (const std::string& first : {textOf(form, kCells), rowsOf(kLine, " ")}) {
      const Reading reading = read(first + "\n\n" + textOf(form, kCells));
      EXPECT_TRUE(reading.diagnostics.empty()) << first;
      EXPECT_EQ(reading.puzzles.size(), 2u) << first;
    }
  }
  // Below a head, blank cells may be listed, too.
  for (const std::string blank : {"0", ""}) {
    for (const int first : {0, 1}) {
      std::string table = "row,col,value\n";
      for (Cell cell = 0; cell < kCells; ++cell) {
        const char sign = kLine[static_cast<std::size_t>(cell)];
        table += std::to_string(rowOf(cell) + first) + ',' + std::to_string(columnOf(cell) + first);
        table += ',' + (sign == '.' ? blank : std::string(1, sign)) + '\n';
      }
      expectGrid(table, first == 0 ? Format::cellListFromZero : Format::cellList);
      expectRefused(test::replaceAll(table, "1,2,", "1,1,"));
      // Where blank cells are listed, all are.
      expectRefused(table.substr(0, table.size() / 2));
      expectRefused(test::replaceAll(table, ",7\n", ",77\n"));
    }
  }
  const Form bare{"", " ", " ", "\n", 1};
  const Form named{"r", "c", "=", "\n", 1};
  EXPECT_EQ(read(textOf(bare, 17)).puzzles.size(), 1u);
  EXPECT_TRUE(read(textOf(bare, 16)).puzzles.empty());
  EXPECT_EQ(read(textOf(named, 8)).puzzles.size(), 1u);
  EXPECT_TRUE(read(textOf(named, 7)).puzzles.empty());
  // A cell that comes twice, numbers beyond nine, rows from 0 and from 1.
  const std::string all = textOf(named, kCells);
  EXPECT_EQ(read(all + "r").puzzles.size(), 1u);
  for (const std::string wrong : {"r1c1=2\n", "r1c2=10\n", "r10c1=1\n", "r1c2=\n", "r0c1=1\n"}) {
    EXPECT_TRUE(hasErrors(read(all + wrong).diagnostics)) << wrong;
  }
  EXPECT_TRUE(hasErrors(read(all + "r1c2=1 2\n").diagnostics));
  // Wrong lines before, amidst and behind are no remarks.
  for (const std::size_t at : {7u, 28u, 84u, 189u}) {
    for (const std::string wrong : {"r1c=2\n", "r1c2=x\n", "r11c2=3\n"}) {
      EXPECT_TRUE(hasErrors(read(all.substr(0, at) + wrong + all.substr(at)).diagnostics))
          << at << wrong;
    }
  }
  // Nor are those behind blank lines, but other lists.
  EXPECT_TRUE(hasErrors(read(all.substr(0, 84) + "\n\n\n\n\n\n" + all.substr(84, 28)).diagnostics));
  EXPECT_EQ(read(all + "\nPuzzle 2\n" + all).puzzles.size(), 2u);
  // All 81 of numbers alone may have blank ones among them.
  std::string bareCells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const char sign = kLine[static_cast<std::size_t>(cell)];
    bareCells += std::to_string(rowOf(cell) + 1) + ',' + std::to_string(columnOf(cell) + 1) + ',';
    bareCells += std::string(1, sign == '.' ? '0' : sign) + '\n';
  }
  expectGrid(bareCells, Format::cellList);
  expectRefused(bareCells.substr(6));
  const Reading amidst = read(all.substr(0, 84) + "r1c1=2\n" + all.substr(84));
  EXPECT_TRUE(amidst.puzzles.empty());
  ASSERT_EQ(amidst.diagnostics.size(), 1u);
  EXPECT_EQ(amidst.diagnostics[0].kind, DiagnosticKind::cellUsedTwice);
  EXPECT_EQ(amidst.diagnostics[0].place.line, 13);
  EXPECT_EQ(amidst.diagnostics[0].relatedLine, 1);
}

/// Expects that a text is read when it is looked at once more, and not before. `blanks`: the signs
/// at which cells without a digit are found.
void expectOnSecondLook(const std::string& text, const std::string& blanks = ".0") {
  SCOPED_TRACE(text);
  EXPECT_TRUE(hasErrors(read(text).diagnostics));
  const Reading reading = read(text, {.places = true, .isWhole = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(kLine));
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

TEST(SecondLook, SeesPuzzlesInComments) {
  for (const std::string mark : {"// ", "# ", "//"}) {
    const std::string rows = mark + rowsOf(kLine, " ", "\n" + mark);
    expectOnSecondLook(mark + "Sample input\n" + rows + "\n");
  }
  expectOnSecondLook("/**\n * An example:\n *  " + rowsOf(kLine, " ", "\n *  ") + "\n */");
  const std::string array = "[" + test::replaceAll(rowsOf(kLine, ","), "\n", "],\n# [");
  expectOnSecondLook("# grid = (\n# " +
                     test::replaceAll(array, ".", "0").substr(0, array.size() - 5) +
                     "\n# )\n#\n# print(grid)\n");
}

TEST(SecondLook, SeesRowsBetweenPromptsAndBehindQuotationMarks) {
  for (const std::string prompt : {"Enter row:\n", "- Next row, please\n"}) {
    expectOnSecondLook(prompt + rowsOf(kLine, " ", "\n" + prompt));
  }
  const std::string rows = rowsOf(kLine, "");
  const std::string text = rows.substr(0, rows.size() - 1);
  expectOnSecondLook("values = \"\"\"" + text + "\"\"\"\n");
  expectOnSecondLook("const puzzle = `" + text + "`;\n");
}

TEST(SecondLook, TakesRoomThatIsLeftForBlankCells) {
  std::string trimmed;
  std::string quoted;
  std::string barred;
  for (int row = 0; row < kSize; ++row) {
    std::string cells =
        test::replaceAll(kLine.substr(static_cast<std::size_t>(9 * row), 9), ".", " ");
    quoted += '"' + cells + "\",\n";
    std::string boxes;
    for (int column = 0; column < kSize; ++column) {
      boxes += cells[static_cast<std::size_t>(column)];
      if (column < 8) boxes += column % 3 == 2 ? " | " : " ";
    }
    barred += boxes.substr(0, boxes.find_last_not_of(' ') + 1) + '\n';
    if (row == 2 || row == 5) barred += "------+-------+------\n";
    trimmed += cells.substr(0, cells.find_last_not_of(' ') + 1) + '\n';
  }
  expectOnSecondLook(trimmed);
  expectOnSecondLook(quoted);
  expectOnSecondLook(barred);
  expectOnSecondLook(test::replaceAll(barred, "------+-------+------", "- - - + - - - + - - -"));
  expectOnSecondLook(test::replaceAll(trimmed, "\n", "\r\n"));
  expectOnSecondLook(test::replaceAll(quoted, "\n", "\r"));
  // Rows that begin with a blank have lost it where the first one has, though others end in theirs.
  std::string stripped;
  for (std::size_t row = 0; row < kCells; row += kSize) {
    const std::string cells = test::replaceAll(kLine.substr(row, kSize), ".", " ");
    stripped += cells.substr(cells.find_first_not_of(' ')) + '\n';
  }
  EXPECT_TRUE(hasErrors(read(stripped, {.isWhole = true}).diagnostics));
  const std::string moved = kLine.substr(9 * 7) + kLine.substr(0, 9 * 7);
  const std::string kept = test::replaceAll(rowsOf(moved, ""), ".", " ");
  ASSERT_EQ(kept.find_first_not_of(' '), 2u);
  EXPECT_TRUE(hasErrors(read(kept.substr(2), {.isWhole = true}).diagnostics));
}

TEST(SecondLook, TakesNumbersForDigitsAndMissingOnesForBlankCells) {
  for (const std::string missing : {"NaN", "nan", "NA"}) {
    for (const std::string decimals : {"", ".", ".0", ".00", ".000000e+00"}) {
      std::string frame = "     0  1  2  3  4  5  6  7  8\n";
      std::string named;
      for (Cell cell = 0; cell < kCells; ++cell) {
        const char digit = kLine[static_cast<std::size_t>(cell)];
        const std::string number = digit == '.' ? missing : digit + decimals;
        const bool isFirst = columnOf(cell) == 0;
        const bool isLast = columnOf(cell) == kSize - 1;
        frame += (isFirst ? std::to_string(rowOf(cell)) : "") + "  " + number;
        named += (isFirst ? "Row " + std::to_string(rowOf(cell) + 1) + ": " : ", ") + number;
        frame += isLast ? "\n" : "";
        named += isLast ? "\n" : "";
      }
      expectOnSecondLook(frame, "nN");
      expectOnSecondLook(named, "nN");
    }
  }
}

/// The digits of a row, each blank written otherwise, with a sign between them.
std::string rowWith(int row, const std::string& blank, const std::string& gap) {
  std::string text;
  for (int column = 0; column < kSize; ++column) {
    const char digit = kLine[static_cast<std::size_t>(cellAt(row, column))];
    text += (column == 0 ? "" : gap) + (digit == '.' ? blank : std::string(1, digit));
  }
  return text;
}

TEST(SecondLook, TakesWhatStandsForNoValueForABlankCell) {
  for (const std::string missing : {"NULL", "null", "Null", "None", "none", "NONE", "nil", "NIL",
                                    "NaN", "NA", "na", "N/A", "\\N", "-1", "empty", "Blank"}) {
    for (const std::string between : {",", ";", "\t", " ", ", ", " | "}) {
      const std::string rows = test::replaceAll(rowsOf(kLine, between), ".", missing);
      expectOnSecondLook(rows, "nN-\\eB");
      expectRefused(rows.substr(rows.find('\n') + 1));
      expectRefused(test::replaceAll(rows, "3" + between + missing, "3"));
    }
  }
  expectOnSecondLook(test::replaceAll(rowsOf(kLine, "\t"), ".", "#N/A"), "#N");
}

TEST(SecondLook, SaysHowLongTheWordsForBlankCellsAre) {
  for (const std::string blank : {"NaN", "None", "N/A", "-1", "\\_"}) {
    const Reading reading =
        read(test::replaceAll(rowsOf(kLine, " "), ".", blank), {.places = true, .isWhole = true});
    ASSERT_EQ(reading.puzzles.size(), 1u) << blank;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const bool isBlank = kLine[static_cast<std::size_t>(cell)] == '.';
      EXPECT_EQ(reading.puzzles[0].places[cell].length,
                isBlank ? static_cast<int>(blank.size()) : 1)
          << blank;
    }
  }
}

TEST(SecondLook, TakesWhatStandsForNoValueBehindTheNameOfACell) {
  for (const std::string name :
       {"A1: ", "\"A1\": ", "r1c1 = ", "(1,1): ", "cell[1][1] = ", "Row 1, Column 1: "}) {
    for (const std::string blank : {"null", "None", "(empty)", ".", "_", "?"}) {
      for (const std::string end : {"\n", ",\n"}) {
        std::string text;
        for (Cell cell = 0; cell < kCells; ++cell) {
          std::string one = name;
          const bool isLetter = name.find('A') != std::string::npos;
          one[one.find_first_of("1A")] = static_cast<char>((isLetter ? 'A' : '1') + rowOf(cell));
          one[one.find_last_of('1')] = static_cast<char>('1' + columnOf(cell));
          const char sign = kLine[static_cast<std::size_t>(cell)];
          text += one + (sign == '.' ? blank : std::string(1, sign)) + end;
        }
        expectRead(text);
        // What stands for no value may be unknown: then no part of them is a puzzle.
        expectRefused(test::replaceAll(text, blank, "unknown"));
      }
    }
  }
}

TEST(SecondLook, TakesQuotationMarksFromAroundCells) {
  for (const std::string quote : {"\"", "'"}) {
    for (const std::string between : {"\t", " "}) {
      for (const std::string blank : {".", "0"}) {
        const std::string line = test::replaceAll(kLine, ".", blank);
        const std::string rows =
            quote + rowsOf(line, quote + between + quote, quote + "\n" + quote);
        const std::string text = rows.substr(0, rows.size() - 2);
        expectOnSecondLook(text, blank);
        expectRefused(text.substr(text.find('\n') + 1));
        expectRefused(test::replaceAll(text, "3" + quote + between, "3" + quote));
      }
    }
  }
}

TEST(SecondLook, PassesOverCommentsBehindRows) {
  for (const std::string comment : {"   # row 1", "  #here", " <-- stuck, 4 or 7?", " # 여기"}) {
    std::string spaced = rowsOf(kLine, " ");
    expectOnSecondLook(spaced.insert(17, comment));
    std::string packed = rowsOf(kLine, "");
    expectOnSecondLook(packed.insert(9, comment));
  }
}

TEST(SecondLook, TakesTheBracketsFromAroundCells) {
  for (const std::string gap : {"", " "}) {
    for (const std::string brackets : {"[]", "()"}) {
      std::string boxes;
      std::string givens;
      for (Cell cell = 0; cell < kCells; ++cell) {
        const char sign = kLine[static_cast<std::size_t>(cell)];
        const std::string box =
            brackets.substr(0, 1) + (sign == '.' ? ' ' : sign) + brackets.substr(1);
        const std::string end = columnOf(cell) == kSize - 1 ? "\n" : gap;
        boxes += box + end;
        givens += (sign == '.' ? "." : box) + end;
      }
      expectOnSecondLook(boxes, " ");
      if (gap == " ") expectOnSecondLook(givens);
      std::string labelled;
      for (int row = 0; row < kSize; ++row) {
        const std::size_t size = boxes.size() / kSize;
        labelled += "Row " + std::to_string(row + 1) + ": " + boxes.substr(row * size, size);
      }
      expectOnSecondLook(labelled, " ");
    }
  }
}

TEST(SecondLook, KnowsTheTagsOfForums) {
  expectOnSecondLook("[code]" + rowsOf(kLine, "") + "[/code]");
  expectOnSecondLook("[spoiler=\"My grid\"][code]" + rowsOf(kLine, " ") + "[/code][/spoiler]\n");
  for (const std::string tag : {"b", "B", "color=#0000ff"}) {
    const std::string closing = "[/" + tag.substr(0, tag.find('=')) + "]";
    std::string bold = rowsOf(kLine, " ");
    for (char digit = '9'; digit >= '1'; --digit) {
      bold = test::replaceAll(bold, std::string(1, digit), std::string("@") + digit + '$');
    }
    expectOnSecondLook(
        test::replaceAll(test::replaceAll(bold, "@", '[' + tag + ']'), "$", closing));
  }
  std::string table = "[table]\n";
  for (int row = 0; row < kSize; ++row) {
    table += "[tr][td]" + rowWith(row, "", "[/td][td]") + "[/td][/tr]\n";
  }
  expectOnSecondLook(table + "[/table]\n", "[");
  // A tag that nothing closes is none.
  expectRefused("[code]" + rowsOf(kLine, ""));
}

TEST(ReadSudoku, TakesNoHeadForARowThatIsLost) {
  const std::string rows = test::replaceAll(rowsOf(kLine, ","), ".", "");
  EXPECT_TRUE(read("0,1,2,3,4,5,6,7,8\n" + rows).diagnostics.empty());
  expectRefused("0,1,2,3,4,5,6,7,8\n" + rows.substr(rows.find('\n') + 1));
}

TEST(ReadSudoku, TakesNoRowOfDigitsForATitle) {
  // The last of ten rows, of which nine keep room for their blank cells.
  const std::string rows = test::replaceAll(rowsOf(kLine, " "), ".", " ");
  EXPECT_FALSE(hasErrors(read(rows, {.isWhole = true}).diagnostics));
  expectRefused(rows + "8   4       1   7\n");
}

TEST(ReadSudoku, TakesNoBracketsOfATitleForAnArray) {
  std::string array = "[";
  for (int row = 0; row < kSize; ++row) array += '[' + rowWith(row, "0", ", ") + "],\n";
  array.replace(array.size() - 2, 1, "]");
  EXPECT_EQ(read("Sudoku (#1234, 5 stars)\n" + array).puzzles.size(), 1u);
  EXPECT_FALSE(hasErrors(read("Sudoku (#1234, 5 stars)\n" + array).diagnostics));
}

TEST(SecondLook, PassesOverThePageOfAProblem) {
  const std::string page =
      "시간 제한\t메모리 제한\t제출\t정답\t맞힌 사람\t정답 비율\n"
      "1 초\t256 MB\t76843\t24230\t15431\t27.982%\n예제 입력 1 복사\n";
  const Reading reading = read(page + rowsOf(kLine, " "));
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), 1u);
}

TEST(SecondLook, TakesBoldDigitsAndEscapedBlanks) {
  std::string table =
      "| C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 |\n|" + std::string(9, '-') + "|\n";
  std::string escaped;
  std::string negative;
  std::string numpy;
  for (int row = 0; row < kSize; ++row) {
    table += "| " + rowWith(row, ".", " | ") + " |\n";
    escaped += rowWith(row, "\\_", " ") + '\n';
    negative += rowWith(row, "-1", " ") + '\n';
    numpy += (row == 0 ? "[[" : " [") + rowWith(row, "nan", " ") + (row == 8 ? "]]\n" : "]\n");
  }
  for (const std::string stars : {"*", "**"}) {
    std::string all = rowsOf(kLine, " ");
    for (char digit = '1'; digit <= '9'; ++digit) {
      all = test::replaceAll(all, std::string(1, digit), stars + digit + stars);
    }
    expectOnSecondLook(all);
    // As the page erases a digit.
    const std::size_t last = all.rfind('7');
    EXPECT_FALSE(hasErrors(
        read(all.substr(0, last) + '.' + all.substr(last + 1), {.isWhole = true}).diagnostics));
  }
  for (const char digit : {'5', '8'}) {
    const std::string plain(1, digit);
    const std::string bold = test::replaceAll(table, "| " + plain + " |", "| **" + plain + "** |");
    expectOnSecondLook(bold);
  }
  // Two digits between stars are no digit and blank cells.
  expectRefused(
      test::replaceAll(test::replaceAll(table, "| 1 |", "| **11** |"), "| 8 |", "| **8** |"));
  expectOnSecondLook(escaped, "\\");
  expectOnSecondLook(negative, "-");
  expectRead(numpy);
}

TEST(SecondLook, ReadsNumbersBetweenCommas) {
  std::string rows;
  for (int row = 0; row < kSize; ++row) rows += rowWith(row, "", ",") + '\n';
  for (char digit = '1'; digit <= '9'; ++digit) {
    rows = test::replaceAll(rows, std::string(1, digit), digit + std::string(".0"));
  }
  expectOnSecondLook(rows, ",\n");
}

TEST(SecondLook, ReadsTablesWithLabelsAndEmptyFields) {
  for (const std::string blank : {"", " ", "   "}) {
    const std::string gap = blank == " " ? " " : "";
    for (const std::string label : {"", "1", "A", "R1", "**Row 1**"}) {
      std::string latex = "\\begin{tabular}{|c|c|c|c|c|c|c|c|c|}\n\\hline\n";
      std::string markdown = "| | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|";
      for (int i = 0; i < 10; ++i) markdown += "---|";
      markdown += '\n';
      for (int row = 0; row < kSize; ++row) {
        std::string name = label;
        if (label == "A") name[0] = static_cast<char>('A' + row);
        name = test::replaceAll(name, "1", std::to_string(row + 1));
        latex += (name.empty() ? "" : name + " & ") + rowWith(row, blank, gap + "&" + gap) +
                 " \\\\ \\hline\n";
        markdown += "| " + name + " |" + gap + rowWith(row, blank, gap + "|" + gap) + gap + "|\n";
      }
      expectOnSecondLook(latex + "\\end{tabular}\n", " &");
      if (!label.empty() && !blank.empty()) expectOnSecondLook(markdown, " |");
    }
  }
  std::string wiki = "{| class=\"wikitable\"\n";
  for (int row = 0; row < kSize; ++row) wiki += "|-\n| " + rowWith(row, "", " || ") + "\n";
  expectOnSecondLook(wiki + "|}\n", " |");
  // Rows of ten cells are a mistake, as are those of eight.
  std::string wide, narrow;
  for (int row = 0; row < kSize; ++row) {
    wide += "| 5 | " + rowWith(row, " ", " | ") + " |\n";
    narrow += "| " + rowWith(row, " ", " | ").substr(4) + " |\n";
  }
  EXPECT_TRUE(hasErrors(read(wide, {.isWhole = true}).diagnostics));
  EXPECT_TRUE(hasErrors(read(narrow, {.isWhole = true}).diagnostics));
  std::string odd;
  for (int row = 0; row < kSize; ++row) {
    odd += (row == 2 ? "|   | " : "| ") + rowWith(row, " ", " | ") + " |\n";
  }
  EXPECT_TRUE(hasErrors(read(odd, {.isWhole = true}).diagnostics));
  std::string numbered = "1 & 2 & 3 & 4 & 5 & 6 & 7 & 8 & 9 \\\\\n";
  for (int row = 0; row < kSize; ++row) numbered += rowWith(row, "", " & ") + " \\\\\n";
  expectOnSecondLook(numbered, " &");
}

TEST(SecondLook, SeesNineRowsOnALine) {
  struct Way {
    std::string inside, between;
  };
  for (const auto& [inside, between] : {Way{"", "\\n"}, Way{"", "\\r\\n"}}) {
    const std::string rows = rowsOf(kLine, inside);
    expectOnSecondLook(test::replaceAll(rows.substr(0, rows.size() - 1), "\n", between));
  }
  for (const auto& [inside, between] :
       {Way{"", "/"}, Way{"", ","}, Way{"", ";"}, Way{"", "; "}, Way{"", " ¦ "}, Way{"", "-"},
        Way{"", " - "}, Way{"", "_"}, Way{" ", "; "}, Way{" ", " / "}, Way{" ", ", "},
        Way{",", ";"}, Way{",", " "}, Way{", ", "; "}}) {
    const std::string rows = rowsOf(kLine, inside);
    const std::string line = rows.substr(0, rows.size() - 1);
    const std::size_t size = line.find('\n');
    const std::string parted = test::replaceAll(line, "\n", between);
    for (const std::string& text :
         {parted, test::replaceAll(parted, ".", "0"), "보드 = '" + parted + "';\n",
          parted + between + "\n", "A puzzle: " + parted}) {
      expectOnSecondLook(text);
    }
    // Not one of ten rows, of eight, with a row of ten, or where others part some of them.
    for (const std::string& text :
         {parted + between + line.substr(0, size), parted.substr(size + between.size()),
          "5" + inside + parted, parted + inside + "5",
          test::replaceAll(line, "\n4", "+4").substr(0, 4 * size) + parted.substr(4 * size)}) {
      expectRefused(text);
    }
  }
}

/// A cell of a program's board: `#` is its digit, `@` its row and `$` its column.
struct ObjectWay {
  std::string cell, blank;
};

/// The board as an array of objects, or as an object with an array of rows.
std::string objectsOf(const ObjectWay& way, bool hasRows, bool isTurned, const std::string& one) {
  std::string text = hasRows ? "{\"board\": [\n[" : "[";
  for (Cell cell = 0; cell < kCells; ++cell) {
    const char sign = kLine[static_cast<std::size_t>(cell)];
    std::string object = sign == '.' ? way.blank : way.cell;
    object = test::replaceAll(object, "#", sign == '1' ? one : std::string(1, sign));
    object = test::replaceAll(object, isTurned ? "$" : "@", std::to_string(rowOf(cell)));
    text += test::replaceAll(object, isTurned ? "@" : "$", std::to_string(columnOf(cell)));
    if (cell == kCells - 1) break;
    text += hasRows && columnOf(cell) == kSize - 1 ? "],\n[" : ", ";
  }
  return text + (hasRows ? "]\n], \"level\": 3}\n" : "]\n");
}

TEST(SecondLook, SeesCellsInObjects) {
  for (const ObjectWay& way : std::initializer_list<ObjectWay>{
           {R"({"value":#})", R"({"value":0})"},
           {R"({"value":#,"notes":[1,2]})", R"({"value":null,"notes":[]})"},
           {R"({ "칸": 12, "value": "#", "given": true })", R"({ "value": "", "given": false })"},
           {R"({value: #, fixed: true})", R"({value: undefined})"},
           {R"({"row":@,"col":$,"value":#})", R"({"row":@,"col":$,"value":null})"},
           {R"({'y': @, 'x': $, 'digit': '#'})", R"({'y': @, 'x': $, 'digit': None})"},
           {"{\n  \"size\": 5,\n  \"num\": #\n}", "{\n  \"size\": 7,\n  \"num\": 0\n}"}}) {
    for (const bool hasRows : {false, true}) {
      const std::string text = objectsOf(way, hasRows, false, "1");
      expectOnSecondLook(text, ".0nuN\"'");
      // Nothing is lost beside them, nor any mistake in them, and nobody says what a board by
      // columns means.
      const std::string turned = objectsOf(way, hasRows, true, "1");
      const std::string wrong = objectsOf(way, hasRows, false, "12");
      const std::string more = text.substr(0, text.find(']')) + ", " + way.blank + "]";
      for (const std::string& other : {turned, wrong, more, text + rowsOf(kLine, "").substr(10)}) {
        if (other == text) continue;
        expectRefused(other);
      }
    }
  }
}

TEST(SecondLook, SeesObjectsBesideTheirSolution) {
  for (const char* between : {"", "\n  "}) {
    std::string objects;
    for (const char c : kLine) {
      objects += std::string(objects.empty() ? "" : ", ") + between +
                 "{\"value\":" + (c == '.' ? '0' : c) + between + ",\"notes\":[]}";
    }
    const std::string cells = "\"cells\":[" + objects + "]";
    const std::string told = "\"solution\":\"" + kSolution + "\"";
    for (const std::string& text :
         {"{" + told + "," + cells + "}", "{" + cells + "," + told + "}"}) {
      const Reading reading = read(text, {.places = true, .isWhole = true});
      ASSERT_EQ(reading.puzzles.size(), 1u) << text;
      EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(kLine)) << text;
    }
  }
  // Alone it is what there is.
  const Reading reading = read("{\"solution\":\"" + kSolution + "\"}", {.isWhole = true});
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(kSolution));
}

TEST(SecondLook, TakesNoObjectsThatMayMeanSomethingElse) {
  const std::string full = test::replaceAll(kLine, ".", "8");
  const auto objects = [](const std::string& object, const std::string& signs, auto&& indexOf) {
    std::string text;
    for (int i = 0; i < static_cast<int>(signs.size()); ++i) {
      const char sign = signs[static_cast<std::size_t>(i)];
      std::string one = test::replaceAll(object, "#", std::string(1, sign == '.' ? '0' : sign));
      one = test::replaceAll(one, "@", std::to_string(indexOf(i)));
      text += (i > 0 ? ", " : "") + one;
    }
    return text;
  };
  const auto inOrder = [](int i) { return i; };
  const std::string plain = objects(R"({"value":#})", kLine, inOrder);
  expectOnSecondLook("[" + plain + "]", "0");
  expectOnSecondLook("[" + objects(R"({"id":@,"value":#})", kLine, inOrder) + "]", "0");
  expectOnSecondLook("{\"rows\":[" + plain + "]}", "0");
  // Another puzzle, or a cell of its own, before them; objects with names.
  for (const std::string& before :
       std::vector<std::string>{"\"puzzle\":\"" + kLine + "\",", "\"difficulty\":{\"value\":5},",
                                "\"other\":[" + objects(R"({"n":#})", kLine, inOrder) + "],",
                                "\"columns\":9,", "\"boxes\":9,", "\"A1\":{\"value\":0},"}) {
    expectRefused("{" + before + "\"cells\":[" + plain + "]}");
  }
  expectRefused("{\"difficulty\":{\"value\":5},\"cells\":[" +
                objects(R"({"value":#})", kLine.substr(1), inOrder) + "]}");
  // Solutions, counts, and digits that are not given.
  for (const char* object : {R"({"value":#,"given":false})", R"({"given":0,"value":#})",
                             R"({"value":#,"hidden":true})"}) {
    expectRefused("[" + objects(object, kLine, inOrder) + "]");
  }
  expectRefused("[" + objects(R"({"value":#})", full, inOrder) + "]");
  // Other orders than that of rows, and orders that nobody told.
  for (const auto& indexOf :
       {+[](int i) { return i % 9 * 9 + i / 9; }, +[](int i) { return 80 - i; }}) {
    expectRefused("[" + objects(R"({"id":@,"value":#})", kLine, indexOf) + "]");
  }
  for (const char* object : {R"({"row":0,"value":#})", R"({"rowIndex":0,"colIndex":0,"value":#})",
                             R"({"Row":0,"Col":0,"value":#})", R"({"pos":[0,0],"value":#})",
                             R"({"id":"r1c1","value":#})", R"({"box":0,"value":#})"}) {
    expectRefused("[" + objects(object, kLine, inOrder) + "]");
  }
  // Rows of eight and ten, and a value that was cut off.
  std::string ragged = "[[" + plain;
  ragged.insert(ragged.find('}', ragged.find("},") * 8) + 1, "],[");
  expectRefused(test::replaceAll(ragged, "],[, ", "],[") + "]]");
  expectRefused("[" + plain.substr(0, plain.size() - 2));
}

TEST(SecondLook, TakesNoColumnForARowWhereOneNameIsLost) {
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const char sign = kLine[static_cast<std::size_t>(cell)];
    if (sign == '.') continue;
    text += "<cell x=\"" + std::to_string(columnOf(cell)) + "\" y=\"" +
            std::to_string(rowOf(cell)) + "\">" + sign + "</cell>\n";
  }
  expectRefused(text);
}

TEST(SecondLook, TakesNoNineRowsOfMore) {
  const std::string rows = rowsOf(kLine, "");
  const std::string line = test::replaceAll(rows.substr(0, rows.size() - 1), "\n", "/");
  for (const std::string& text :
       {line + "  " + line, "[\"" + line + "\",\"" + line + "\"]", line + "/12345678/" + line,
        kLine.substr(1) + " " + line, line + " and 534678912/672195348", "123456789/" + line,
        line + "/11111111", line + "/.4", "Columns: " + line, "cols = '" + line + "'",
        "Boxes: " + line, "열: " + line}) {
    expectRefused(text);
  }
  expectOnSecondLook("No. 12 of 2025: " + line, ".");
  const std::string spaced = rowsOf(kLine, " ", "; ");
  expectOnSecondLook("2025, 11, 22: " + spaced, ".");
  expectRefused(spaced + "and " + spaced.substr(0, 17));
}

TEST(ReadSudoku, CountsTheLinesOfOneSignEach) {
  expectGrid(rowsOf(kLine, "\n"), Format::spacedRows);
  // As a PDF is copied: the givens alone.
  const std::string givens = test::replaceAll(rowsOf(kLine, "\n"), ".\n", "");
  const Reading reading = read(givens, {.isWhole = true});
  ASSERT_EQ(reading.diagnostics.size(), 1u);
  EXPECT_EQ(reading.diagnostics[0].kind, DiagnosticKind::wrongCellCount);
  EXPECT_EQ(reading.diagnostics[0].found, std::to_string(gridOf(kLine).filledCount()));
  EXPECT_EQ(reading.diagnostics[0].expected, "81");
  const std::string lines = rowsOf(kLine, "\n");
  EXPECT_EQ(read(lines + lines).puzzles.size(), 2u);
  const Reading tooMany = read("5\n" + lines, {.isWhole = true});
  EXPECT_TRUE(tooMany.puzzles.empty());
  ASSERT_EQ(tooMany.diagnostics.size(), 1u);
  EXPECT_EQ(tooMany.diagnostics[0].found, "82");
}

TEST(ReadSudoku, ReadsLinesThatWereWrapped) {
  for (std::size_t width = 19; width <= 80; ++width) {
    std::string text;
    for (std::size_t at = 0; at < kLine.size(); at += width) text += kLine.substr(at, width) + '\n';
    const std::size_t last = kLine.size() % width;
    // It could be a number instead.
    if (last == 1) {
      expectRefused(text);
      continue;
    }
    expectPuzzles(text);
    expectPuzzles("A title\n" + text + "\n");
    const Reading two = read(text + (last == 0 ? "\n" : "") + text);
    EXPECT_EQ(two.puzzles.size(), 2u) << width;
    EXPECT_FALSE(hasErrors(two.diagnostics)) << width;
    // One cell less, or more.
    EXPECT_TRUE(hasErrors(read(text.substr(1)).diagnostics)) << width;
    EXPECT_TRUE(hasErrors(read(text.substr(0, text.size() - 1) + "5\n").diagnostics)) << width;
  }
  EXPECT_TRUE(read(kLine.substr(0, 20) + '.' + kLine.substr(20, 20) + '\n' + kLine.substr(40, 40) +
                   '\n' + kLine.substr(80) + '\n')
                  .puzzles.empty());
  // A number that makes up for a lost cell.
  expectRefused(kLine.substr(0, 3) + kLine.substr(4, 37) + '\n' + kLine.substr(41) + "\n7\n");
  // The candidates of one puzzle.
  std::string drawn;
  for (int line = 0; line < 27; ++line) {
    for (int column = 0; column < 27; ++column) {
      const bool isSet = (line / 3 + column / 3 + line + column) % 2 == 0;
      drawn += isSet ? static_cast<char>('1' + line % 3 * 3 + column % 3) : '.';
    }
    drawn += line % 3 == 2 ? "\n\n" : "\n";
  }
  EXPECT_TRUE(read(drawn).puzzles.empty());
  std::string marks;
  for (int line = 0; line < 27; ++line) marks += "123456789..3......1.3.5.7.9\n";
  EXPECT_TRUE(read(marks).puzzles.empty());
}

TEST(SecondLook, SeesCellsInElements) {
  struct Way {
    std::string cell, empty, behindRow;
  };
  for (const Way& way : std::vector<Way>{
           {"<div class=\"c\">#</div>\n", "<div class=\"c\"></div>\n", ""},
           {"<div>#</div>", "<div></div>", ""},
           {"<li>#</li>\n", "<li> </li>\n", ""},
           {"<span>#</span>", "<span>&nbsp;</span>", "\n"},
           {"<div class=\"칸\"><b>#</b></div>", "<div class=\"칸\"><b></b></div>", "<hr>\n"},
           {"<button>\n  #\n</button>\n", "<button>\n\n</button>\n", ""},
           {"<input data-value=\"4\" value=\"#\">\n", "<input type=\"text\">\n", ""},
           {"<p><input value=\"#\"></p>", "<p><input value=\"\"></p>", "\n"}}) {
    std::string text = "<body>\n<div id=\"보드\">\n";
    for (Cell cell = 0; cell < kCells; ++cell) {
      const std::string sign = kLine.substr(static_cast<std::size_t>(cell), 1);
      text += sign == "." ? way.empty : test::replaceAll(way.cell, "#", sign);
      if (columnOf(cell) == 8) text += way.behindRow;
    }
    text += "</div>\n</body>\n";
    expectOnSecondLook(text, "<&\"");
    // Nothing is lost beside them, nor any mistake in them.
    for (const std::string& beside :
         {rowsOf(kLine, "").substr(10), test::replaceAll(way.cell, "#", "5")}) {
      EXPECT_TRUE(hasErrors(read(beside + '\n' + text, {.isWhole = true}).diagnostics)) << text;
    }
    const std::string three = test::replaceAll(way.cell, "#", "3");
    const std::string wrong = test::replaceAll(way.cell, "#", "34");
    std::string number = text;
    number.replace(number.find(three), three.size(), wrong);
    expectRefused(number);
  }
  // Of two kinds neither is left out.
  std::string bold;
  for (const char c : kLine) bold += "<b>" + (c == '.' ? "" : std::string(1, c)) + "</b>";
  expectOnSecondLook(bold, "<");
  const std::string both = bold + '\n' + test::replaceAll(bold, "b>", "i>");
  EXPECT_TRUE(hasErrors(read(both, {.isWhole = true}).diagnostics));
}

TEST(ReadSudoku, ReadsWhatIsTypedIntoFieldsHoweverItIsWritten) {
  for (const std::string value : {"VALUE=\"@\"", "value='@'", "Value=@", "value=\"@\""}) {
    std::string page = "<TABLE>";
    for (Cell cell = 0; cell < kCells; ++cell) {
      const std::string digit(1, kLine[cell]);
      page += columnOf(cell) == 0 ? "<TR>" : "";
      page += "<TD><INPUT " + (digit == "." ? "MAXLENGTH=1" : test::replaceAll(value, "@", digit)) +
              "></TD>";
      page += columnOf(cell) == 8 ? "</TR>\n" : "";
    }
    expectRead(page + "</TABLE>");
  }
}

TEST(ReadSudoku, KnowsWhatWasPlayedInOpenSudoku) {
  // The first blank cell was filled by the player.
  const std::string line(kLine);
  const std::size_t played = line.find('.');
  const auto gameOf = [&](const std::string& version, const std::string& notes) {
    std::string game = "<game state=\"1\" data=\"version: " + version + "&#10;";
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool isGiven = line[i] != '.';
      const std::string digit(1, i == played ? '5' : isGiven ? line[i] : '0');
      game += digit + '|' + notes + (isGiven ? "|0|" : "|1|");
    }
    return game + "\"/>";
  };
  for (const auto& [version, notes] : std::map<std::string, std::string>{
           {"1", "1,2,"}, {"2", "129|"}, {"3", "0"}, {"4", "7|511"}}) {
    const std::string text = "<opensudoku>\n " + gameOf(version, notes) + "</opensudoku>";
    const Reading reading = read(text, {.places = true});
    ASSERT_TRUE(reading.diagnostics.empty());
    ASSERT_EQ(reading.puzzles.size(), 1u);
    const ReadPuzzle& puzzle = reading.puzzles.front();
    EXPECT_EQ(puzzle.format, Format::openSudoku);
    EXPECT_EQ(writeOneLine(std::get<Sudoku>(puzzle.puzzle).givens),
              test::replaceAll(line, ".", "0"));
    ASSERT_TRUE(puzzle.entries.has_value());
    EXPECT_EQ((*puzzle.entries)[static_cast<Cell>(played)], 5);
    const std::string second = text.substr(text.find('\n') + 1);
    EXPECT_EQ(puzzle.places[0].line, 2);
    EXPECT_EQ(puzzle.places[0].column, static_cast<int>(second.find("10;") + 4));
    const Place& last = puzzle.places.back();
    EXPECT_EQ(last.column, static_cast<int>(second.rfind('|') - notes.size() - 3));
  }
  const std::string cut = gameOf("4", "0|0");
  for (const std::string& torn :
       {test::replaceAll(cut, "|1|", "|2|"), test::replaceAll(cut, "10;", "10;5"),
        cut.substr(0, cut.size() - 12) + "\"/>"}) {
    const Reading reading = read(torn);
    EXPECT_TRUE(reading.puzzles.empty());
    EXPECT_EQ(reading.diagnostics.at(0).kind, DiagnosticKind::wrongCellCount);
  }
}

TEST(Read, PutsCellsWhereTheirElementsSay) {
  struct Way {
    std::string row, column, behind;
    int first;
  };
  const auto inBoxes = [](Cell at) {
    return cellAt(at / 27 * 3 + at % 9 / 3, at / 9 % 3 * 3 + at % 3);
  };
  const auto inColumns = [](Cell at) { return cellAt(at % 9, at / 9); };
  const auto text = [](const Way& way, const auto& order) {
    std::string elements = "<main>\n";
    for (Cell at = 0; at < kCells; ++at) {
      const Cell cell = order(at);
      const char sign = kLine[static_cast<std::size_t>(cell)];
      elements += "<td " + way.row + "=\"" + std::to_string(rowOf(cell) + way.first) + "\" " +
                  way.column + "=" + std::to_string(columnOf(cell) + way.first) + ">" +
                  (sign == '.' ? "" : std::string(1, sign)) + "</td>" + way.behind;
    }
    return elements + "</main>\n";
  };
  for (const Way& way : std::vector<Way>{{"r", "c", "", 0},
                                         {"data-row", "data-col", "\n", 0},
                                         {"aria-rowindex", "aria-colindex", " ", 1}}) {
    for (const std::string& each : {text(way, inBoxes), text(way, inColumns)}) {
      const Reading reading = read(each, {.places = true, .isWhole = true});
      ASSERT_EQ(reading.puzzles.size(), 1u) << each;
      const auto& sudoku = std::get<Sudoku>(reading.puzzles[0].puzzle);
      EXPECT_EQ(sudoku.givens, gridOf(kLine)) << each;
      const std::vector<Line> lines = linesOf(each);
      for (Cell cell = 0; cell < kCells; ++cell) {
        const Place& place = reading.puzzles[0].places[static_cast<std::size_t>(cell)];
        const char sign = kLine[static_cast<std::size_t>(cell)];
        if (sign == '.') continue;
        const Line& line = lines[static_cast<std::size_t>(place.line - 1)];
        EXPECT_EQ(line.rawText(place.column, 1), std::string(1, sign));
      }
    }
  }
  // What may be either, names a cell twice, or belongs to no cell of the puzzle says nothing.
  const auto inOrderOfText = [&](const std::string& each) {
    const Reading reading = read(each, {.isWhole = true});
    ASSERT_EQ(reading.puzzles.size(), 1u) << each;
    EXPECT_NE(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(kLine)) << each;
  };
  inOrderOfText(text({"x", "y", "", 0}, inColumns));
  inOrderOfText(test::replaceAll(text({"r", "c", "", 0}, inColumns), "c=8", "c=7"));
}

TEST(SecondLook, TakesNoSignsOfSeveralKindsForBlankCells) {
  const std::string rows = rowsOf(kLine, "");
  for (const auto& [digit, sign] : std::vector<std::pair<std::string, std::string>>{
           {"1", "ㅣ"}, {"3", "З"}, {"6", "б"}, {"5", "🍉"}}) {
    const std::string text = test::replaceAll(test::replaceAll(rows, ".", "ㅇ"), digit, sign);
    expectRefused(text);
  }
  std::string letters;
  for (int row = 0; row < kSize; ++row) letters += "가 나 다 라 마 바 사 아 자\n";
  EXPECT_TRUE(hasErrors(read(letters, {.isWhole = true}).diagnostics));
}

/// A list of dominoes: the count, the dominoes and the isolated cells each written otherwise. `#`
/// stands for a domino's number, `$`, `%`, `&` and `@` for its parts.
std::string listWith(const std::string& count, const std::string& domino,
                     const std::string& cells) {
  const std::vector<Line> lines = linesOf(corpusFile("judges/boj4574-1.in"));
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

TEST(SecondLook, LeavesOutWhoSentAMessageWhen) {
  for (const std::string sender : {"[홍길동] [오후 3:05] ", "2026년 12월 3일 오후 3:05, 홍길동 : ",
                                   "[12/3/26, 15:04:12] Bob: ", "12/3/26, 15:04 - Bob Smith: ",
                                   "[2026. 12. 3., 오후 3:04:12] 홍길동: "}) {
    expectOnSecondLook(sender + rowsOf(kLine, ""));
    expectOnSecondLook(sender + rowsOf(kLine, " ") + "[김철수] [오후 3:06] 이거 풀어줘\n");
    const std::string list = listWith("10", "$ % & @", "@ ");
    const Reading reading = read(sender + list, {.isWhole = true});
    EXPECT_FALSE(hasErrors(reading.diagnostics)) << sender;
    ASSERT_EQ(reading.puzzles.size(), 1u) << sender;
    EXPECT_EQ(reading.puzzles[0].puzzle, read(list).puzzles[0].puzzle) << sender;
  }
}

TEST(SecondLook, SeesDominoesWhateverStandsBetweenTheirParts) {
  const Reading plain = read(listWith("10", "$ % & @", "@ "));
  ASSERT_FALSE(hasErrors(plain.diagnostics));
  const auto expectSame = [&](const std::string& text) {
    const Reading reading = read(text, {.places = true, .isWhole = true});
    EXPECT_FALSE(hasErrors(reading.diagnostics)) << text;
    ASSERT_EQ(reading.puzzles.size(), 1u) << text;
    EXPECT_EQ(reading.puzzles[0].puzzle, plain.puzzles[0].puzzle) << text;
  };
  for (const std::string domino :
       {"$ % - & @", "$ %-& @", "$ % / & @", "$ % | & @", "$:% &:@", "| $ | % | & | @ |",
        "($, %) -> (&, @)", "#. $ % & @", "#) $ % & @", "도미노 $ % & @", "domino $ % & @",
        "#. $ at %, & at @", "- $ in % and & in @", "| # | $ | % | & | @ |"}) {
    expectSame(listWith("10", domino, "@ "));
  }
  for (const std::string count :
       {"N = 10", "N: 10", "도미노 개수: 10", "10 # 도미노 개수", "10 (도미노 개수)"}) {
    expectSame(listWith(count, "$ % & @", "@ "));
  }
  for (const std::string cells : {"#:@ ", "# @, ", "#=@; ", "# is at @, "}) {
    expectSame(listWith("10", "$ % - & @", cells));
  }
  // Tables with heads, as they come from chats and spreadsheets.
  const std::string table =
      listWith("10\n| U | LU | V | LV |\n|---|----|---|----|", "| $ | % | & | @ |", "| @ ");
  const std::size_t isolated = table.find("| C5");
  expectSame(table.substr(0, isolated) + "\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|" +
             std::string(9, '-') + "|\n" + table.substr(isolated));
  expectSame(test::replaceAll(listWith("U;LU;V;LV\n10", "$;%;&;@", "@;"), ";", ","));
}

TEST(SecondLook, SeesListsInBrackets) {
  const std::string list = listWith("10", "$ % & @", "@ ");
  const Reading plain = read(list, {.places = true});
  std::vector<std::string> tokens;
  std::istringstream stream(list);
  for (std::string token; stream >> token;) tokens.push_back(token);
  const auto inBrackets = [&](const std::string& count, const std::string& open,
                              const std::string& domino, const std::string& between,
                              bool hasDigits) {
    std::string text = count;
    text += open;
    for (std::size_t i = 1; i + 9 < tokens.size() - 1; i += 4) {
      std::string one = test::replaceAll(domino, "$", tokens[i]);
      one = test::replaceAll(one, "%", '"' + tokens[i + 1] + '"');
      one = test::replaceAll(one, "&", tokens[i + 2]);
      text += test::replaceAll(one, "@", '"' + tokens[i + 3] + '"') + between;
    }
    text += "], \"isolated\": [";
    for (std::size_t i = 0; i < 9; ++i) {
      text += hasDigits ? "{\"digit\": " + std::to_string(i + 1) + ", \"cell\": " : "";
      text += '"' + tokens[tokens.size() - 10 + i] + (hasDigits ? "\"}, " : "\", ");
    }
    return text + "]}\n";
  };
  for (const bool hasDigits : {false, true}) {
    for (const std::string count : {"", "{\"count\": 10,\n", "const n = 10;\n"}) {
      for (const std::string domino :
           {"[$, %, &, @]", "($,%,&,@)", R"({"u": $, "lu": %, "v": &, "lv": @})",
            "[\n      $,\n      %,\n      &,\n      @\n    ]", "{{$, %}, {&, @}}"}) {
        for (const std::string between : {", ", ",\n    "}) {
          const std::string text =
              inBrackets(count, "  \"도미노\": [\n    ", domino, between, hasDigits);
          const Reading reading = read(text, {.places = true, .isWhole = true});
          EXPECT_FALSE(hasErrors(reading.diagnostics)) << text;
          ASSERT_EQ(reading.puzzles.size(), 1u) << text;
          EXPECT_EQ(reading.puzzles[0].puzzle, plain.puzzles[0].puzzle) << text;
          const std::vector<Line> lines = linesOf(text);
          for (const Placement& domino : std::get<Sudominoku>(plain.puzzles[0].puzzle).dominoes) {
            const Place& place = reading.puzzles[0].places[domino.firstCell];
            EXPECT_EQ(lines[place.line - 1].rawText(place.column, 1),
                      std::to_string(domino.firstDigit));
          }
          // What is wrong with it is no less wrong in brackets.
          for (const auto& [old, wrong] :
               std::vector<std::pair<std::string, std::string>>{{"\"B2\"", "\"B22\""},
                                                                {"\"B2\"", "\"J2\""},
                                                                {"\"B2\"", "\"C2\""},
                                                                {"\"B2\"", "2"},
                                                                {"10", "9"},
                                                                {"10", "-10"},
                                                                {"\"A3\"", "\"C5\""},
                                                                {"\"A3\", ", ""},
                                                                {"\"digit\": 1", "\"digit\": 2"}}) {
            const std::string other = test::replaceAll(text, old, wrong);
            if (other == text) continue;
            expectRefused(other);
          }
        }
      }
    }
  }
}

TEST(SecondLook, HidesNoMistakeInAList) {
  const std::string list = listWith("10", "$ % - & @", "#:@ ");
  ASSERT_FALSE(hasErrors(read(list, {.isWhole = true}).diagnostics));
  // A number too many, one too few, digits in another order, another count, a broken number, a
  // word.
  for (const auto& [old, wrong] :
       std::vector<std::pair<std::string, std::string>>{{"6 B2", "6 7 B2"},
                                                        {"6 B2", "B2"},
                                                        {"1:", "2:"},
                                                        {"10\n", "9\n"},
                                                        {"B2", "B0"},
                                                        {"6 B2", "7.6 B2"},
                                                        {"6 B2", "-6 B2"},
                                                        {"10\n", "-10\n"},
                                                        {" 2:", " foo 2:"}}) {
    const std::string text = test::replaceAll(list, old, wrong);
    ASSERT_NE(text, list) << old;
    expectRefused(text);
  }
}

TEST(SecondLook, HidesNoMistake) {
  const std::string rows = rowsOf(kLine, " ");
  std::string full;
  for (int row = 0; row < kSize; ++row) full += "1 2 3 4 5 6 7 8 9\n";
  for (const std::string& text :
       {rows.substr(0, rows.size() - 3) + '\n', test::replaceAll(rows, "7\n", "a\n"),
        full.substr(0, full.size() - 2) + '\n', rows.substr(0, rows.size() - 18),
        test::replaceAll(rows, "8 .", "88 ."), rows + "5 3 4 6 7 8 9 1\n",
        rows + rows.substr(18)}) {
    expectRefused(text);
  }
}

TEST(ReadSudoku, TakesNoNamesOfCellsForRows) {
  const std::string steps = "\nStep 1:\n- r1c2=4\n- r5c1=4\nR7C1 = 2\n";
  const Reading reading = read(rowsOf(kLine, "") + steps, {.isWhole = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  EXPECT_EQ(reading.puzzles.size(), 1u);
}

TEST(ReadSudoku, ReadsCellsWithLettersForRows) {
  for (const std::string between : {"", "=", ": ", " "}) {
    for (const std::string end : {" ", "\n", ", "}) {
      std::string text = "clues ";
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (kLine[static_cast<std::size_t>(cell)] == '.') continue;
        text += std::string(1, static_cast<char>('A' + rowOf(cell))) +
                std::to_string(columnOf(cell) + 1) + between +
                kLine[static_cast<std::size_t>(cell)] + end;
      }
      // Nothing but the ends of lines tells `A1 5` from what follows.
      if (between == " " && end != "\n") continue;
      expectGrid(text.substr(end == "\n" ? 6 : 0), Format::cellList);
    }
  }
}

TEST(ReadSudoku, TakesNoWordsOrSignsWithoutDigitsForALostPuzzle) {
  for (const std::string after : {"print(board.solve())", "\"\"\".trimIndent()", "\"#", "};"}) {
    const Reading reading = read(rowsOf(kLine, "") + after + '\n');
    EXPECT_FALSE(hasErrors(reading.diagnostics)) << after;
    EXPECT_EQ(reading.puzzles.size(), 1u);
    EXPECT_TRUE(hasErrors(read(after).diagnostics)) << after;
  }
}

TEST(ReadSudoku, PassesOverUnderscoresBetweenRows) {
  std::string text = " _____________________________________\n";
  for (int row = 0; row < kSize; ++row) {
    for (int column = 0; column < kSize; ++column) {
      const char sign = kLine[static_cast<std::size_t>(cellAt(row, column))];
      text += column % 3 == 0 && column > 0 ? "||" : "|";
      text += std::string(" ") + (sign == '.' ? ' ' : sign) + ' ';
    }
    text += "|\n|___|___|___||___|___|___||___|___|___|\n";
  }
  expectPuzzles(text);
  // But of nine they are blank cells.
  EXPECT_EQ(read("_________\n" + rowsOf(kLine, "").substr(10)).puzzles.size(), 1u);
}

TEST(ReadSudoku, PassesOverBackslashesAtLineEnds) {
  std::string bands;
  for (int row = 0; row < kSize; ++row) {
    bands += rowsOf(kLine, " ").substr(static_cast<std::size_t>(18 * row), 17);
    bands += row % 3 < 2 ? "\\\n" : "\n\n";
  }
  expectPuzzles(bands);
  expectPuzzles(test::replaceAll("[" + rowsOf(kLine, ", ", "]\\\n["), ".", "0"));
}

TEST(ReadSudoku, ReadsRowsInQuotationMarks) {
  const std::string escaped = test::replaceAll(rowsOf(kLine, ""), "\n", "\\n");
  const std::string spaced = test::replaceAll(rowsOf(kLine, " "), "\n", "\\r\\n");
  for (const std::string text : {"\"@\"", "s = '@';", "echo -e \"@\"", "{\"puzzle\": \"@\"}",
                                 "{\"id\": 3, \"grid\": \"@\", \"n\": 1}"}) {
    expectPuzzles(test::replaceAll(text, "@", escaped));
    expectPuzzles(test::replaceAll(text, "@", spaced));
  }
  EXPECT_TRUE(hasErrors(read("\"" + escaped + "1\"").diagnostics));
}

TEST(ReadSudoku, CountsGridsBeforeTheyAreNumbered) {
  const std::string rows = rowsOf(kLine, " ");
  expectPuzzles("2\n1\n" + rows + "2\n" + rows, 2);
  expectPuzzles("2\n\nTest case 1:\n" + rows + "\nTest case 2:\n" + rows, 2);
}

TEST(ReadSudominoku, MayHaveATitleAndBrackets) {
  const std::string sample = corpusFile("judges/boj4574-1.in");
  const Reading expected = read(sample);
  std::string brackets = test::replaceAll(sample, "6 B2 1 B3", "[6, B2, 1, B3]");
  brackets = test::replaceAll(brackets, "2 C4 9 C3", "(2 C4) (9 C3)");
  for (const std::string& text :
       {brackets, "2025-11-22\n" + sample, "A1 set\n" + sample, "Sudominoku\n" + sample}) {
    const Reading reading = read(text);
    EXPECT_FALSE(hasErrors(reading.diagnostics)) << text;
    ASSERT_EQ(reading.puzzles.size(), 2u) << text;
    EXPECT_EQ(reading.puzzles[0].puzzle, expected.puzzles[0].puzzle);
  }
}

TEST(ReadSudoku, AcceptsKeycapsAndNumberSigns) {
  std::string keycaps = rowsOf(kLine, "");
  for (char digit = '1'; digit <= '9'; ++digit) {
    const std::string sign(1, digit);
    keycaps = test::replaceAll(keycaps, sign, sign + "\xef\xb8\x8f\xe2\x83\xa3");
  }
  for (const std::string blank : {"⬜", "⬛", "🟦", "⬜\xef\xb8\x8f"}) {
    expectGrid(test::replaceAll(keycaps, ".", blank), Format::packedRows);
  }
  const std::string line = kLine.substr(1) + kLine[0];
  for (const std::string& text : {kLine, line}) {
    expectGrid(test::replaceAll(text, ".", "#"), Format::oneLine, text);
    expectGrid(test::replaceAll(rowsOf(text, ""), ".", "#"), Format::packedRows, text);
  }
  EXPECT_TRUE(read(std::string(81, '#')).puzzles.empty());
}

TEST(ReadSudoku, KeepsGivensThatClash) {
  const std::string clash = "55" + std::string(79, '.');
  expectGrid(clash, Format::oneLine, clash);
}

TEST(ReadSudominoku, ReadsThePublishedSample) {
  const Reading reading = read(corpusFile("judges/boj4574-1.in"));
  EXPECT_TRUE(reading.diagnostics.empty());
  ASSERT_EQ(reading.puzzles.size(), 2u);
  const auto& first = std::get<Sudominoku>(reading.puzzles[0].puzzle);
  ASSERT_EQ(first.dominoes.size(), 10u);
  EXPECT_EQ(first.dominoes[0], (Placement{10, 11, 6, 1}));
  EXPECT_EQ(first.isolated[0], 22);
  EXPECT_EQ(reading.puzzles[1].firstLine, 13);
  EXPECT_EQ(reading.puzzles[1].lastLine, 25);
}

TEST(ReadSudominoku, DoesNotCareHowTokensAreSpreadOverLines) {
  const std::string sample = corpusFile("judges/boj4574-1.in");
  const Reading expected = read(sample);
  for (const std::string separator : {" ", "\n", "\n\n", "\r\n", "\t"}) {
    std::string text;
    for (const char c : sample) {
      if (c == ' ' || c == '\n') {
        text += separator;
      } else {
        text += c;
      }
    }
    const Reading reading = read(text);
    ASSERT_EQ(reading.puzzles.size(), 2u) << separator;
    EXPECT_EQ(reading.puzzles[0].puzzle, expected.puzzles[0].puzzle);
    EXPECT_EQ(reading.puzzles[1].puzzle, expected.puzzles[1].puzzle);
  }
}

TEST(ReadSudominoku, AcceptsLowerCaseCellsAndNotesAMissingTerminator) {
  std::string sample = corpusFile("judges/boj4574-1.in");
  sample.resize(sample.rfind('0'));
  for (char& c : sample) c = c >= 'A' && c <= 'I' ? static_cast<char>(c | 0x20) : c;
  const Reading reading = read(sample);
  EXPECT_EQ(reading.puzzles.size(), 2u);
  ASSERT_EQ(reading.diagnostics.size(), 1u);
  EXPECT_EQ(reading.diagnostics[0].kind, DiagnosticKind::missingTerminator);
  EXPECT_EQ(reading.diagnostics[0].severity, Severity::note);
}

TEST(ReadSudominoku, ReadsDraftsOnlyWhereTheyAreAskedFor) {
  const std::string dominoes = "2\n6 B2 1 B3\n2 C4 9 C3\n";
  for (const std::string& text :
       {dominoes + "C5 - D9 - - E5 - C6 I1\n0\n", dominoes + "- - - - - - - - -\n0\n",
        dominoes + "- - - - - - - - -\n\n" + rowsOf(kLine, " "),
        std::string("0\n- - - - - - - - -\n0\n"), std::string("0\n- - - - - - - - -\n"),
        std::string("0\nC5 A3 D9 I4 A9 E5 A2 C6 -\n0\n"),
        dominoes + "C5 - D9 - - E5 - C6 I1\n" + dominoes + "- - - - - - - - -"}) {
    SCOPED_TRACE(text);
    const Reading reading = read(text, {.drafts = true});
    EXPECT_FALSE(hasErrors(reading.diagnostics));
    ASSERT_FALSE(reading.puzzles.empty());
    const auto& draft = std::get<Sudominoku>(reading.puzzles[0].puzzle);
    EXPECT_FALSE(isComplete(draft));
    EXPECT_EQ(draft.dominoes.size(), text[0] == '2' ? 2u : 0u);
    EXPECT_EQ(read(writeDominoCase(draft) + "0\n", {.drafts = true}).puzzles[0].puzzle,
              Puzzle(draft));
    for (const ReadPuzzle& strict : read(text).puzzles) {
      EXPECT_EQ(kindOf(strict.puzzle), PuzzleKind::sudoku);
    }
    EXPECT_TRUE(hasErrors(read(text).diagnostics));
  }
}

TEST(ReadSudominoku, ReadsAListWithoutDominoes) {
  const Reading reading = read("0\nC5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n" + kLine);
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), 2u);
  EXPECT_TRUE(std::get<Sudominoku>(reading.puzzles[0].puzzle).dominoes.empty());
}

/// The text that stands at a place.
std::string at(const std::string& text, const Place& place) {
  return linesOf(text)[place.line - 1].rawText(place.column, place.length);
}

TEST(Read, SaysWhereEveryCellStands) {
  const std::string boxes = test::replaceAll(writeBorderedGrid(gridOf(kLine), '.'), "|", "┃");
  for (const std::string& text : {kLine, "1\n" + rowsOf(kLine, "", "\r\n"), rowsOf(kLine, "  "),
                                  "# Sudoku\n" + boxes, "한\n\n" + boxes}) {
    const Reading reading = read(text, {.places = true});
    ASSERT_EQ(reading.puzzles.size(), 1u);
    ASSERT_EQ(reading.puzzles[0].places.size(), 81u);
    for (Cell cell = 0; cell < kCells; ++cell) {
      EXPECT_EQ(at(text, reading.puzzles[0].places[cell]), std::string(1, kLine[cell]));
    }
    EXPECT_TRUE(read(text).puzzles[0].places.empty());
  }
}

TEST(Read, SaysWhereEveryDominoStands) {
  const std::string text = corpusFile("judges/boj4574-1.in");
  const Reading reading = read(text, {.places = true});
  const ReadPuzzle& second = reading.puzzles[1];
  const auto& puzzle = std::get<Sudominoku>(second.puzzle);
  const Grid givens = puzzle.givens();
  for (Cell cell = 0; cell < kCells; ++cell) {
    const auto& isolated = puzzle.isolated;
    const bool isIsolated = std::find(isolated.begin(), isolated.end(), cell) != isolated.end();
    EXPECT_EQ(second.places[cell].line == 0, givens[cell] == 0);
    if (givens[cell] == 0) continue;
    EXPECT_EQ(at(text, second.places[cell]),
              isIsolated ? cellName(cell) : std::to_string(givens[cell]));
  }
  ASSERT_EQ(second.dominoLines.size(), puzzle.dominoes.size());
  for (std::size_t i = 0; i < puzzle.dominoes.size(); ++i) {
    EXPECT_EQ(second.dominoLines[i], second.firstLine + 1 + static_cast<int>(i));
  }
}

TEST(Read, ReadsBothKindsInOneText) {
  const std::string dominoes = corpusFile("judges/boj4574-1.in");
  const std::string rows = corpusFile("judges/boj2580-1.in");
  for (const std::string& text :
       {dominoes + rows, rows + dominoes, rows + "\n" + dominoes + "\n" + rows,
        dominoes.substr(0, dominoes.rfind('0')) + rows, kLine + "\n" + dominoes + kLine}) {
    const Reading reading = read(text);
    EXPECT_FALSE(hasErrors(reading.diagnostics)) << text;
    EXPECT_GE(reading.puzzles.size(), 3u) << text;
  }
}

TEST(Read, GoesOnBehindAPuzzleWithErrors) {
  const std::string rows = corpusFile("judges/boj2580-1.in");
  const Reading reading = read(rows.substr(18) + "\n" + rows + "\nhello\n" + rows);
  EXPECT_EQ(reading.puzzles.size(), 2u);
  EXPECT_EQ(reading.diagnostics.size(), 2u);
}

TEST(Read, LeavesRoomForErrorsBehindManyNotes) {
  std::string text;
  for (int i = 0; i < 5100; ++i) text += kLine + "\nwords\n";
  for (int i = 0; i < 5100; ++i) text += kLine + "\n1 2 3 4\n";
  const std::vector<Diagnostic> diagnostics = read(text).diagnostics;
  const auto notes = std::count_if(diagnostics.begin(), diagnostics.end(),
                                   [](const auto& one) { return one.severity == Severity::note; });
  EXPECT_EQ(notes, 5000);
  EXPECT_EQ(diagnostics.size(), 10'000u);
}

TEST(Read, KeepsDiagnosticsFarToTheRightInOrder) {
  const std::string text = "1" + std::string(200'000, ' ') + "0 B2 1 B3" +
                           std::string(70'000, ' ') + "C5 A3 D9 I4 A9 E5 A2 C6 I0\n0\n";
  const std::vector<Diagnostic> diagnostics = read(text).diagnostics;
  ASSERT_GE(diagnostics.size(), 2u);
  EXPECT_EQ(diagnostics[diagnostics.size() - 2].kind, DiagnosticKind::badDigit);
  EXPECT_EQ(diagnostics.back().kind, DiagnosticKind::badCellName);
}

TEST(Read, TakesHostileTextWithoutFailing) {
  for (const std::string& text :
       {std::string("\0\x01\x02\xff\xfe\xc3(", 8), std::string(100'000, '9'),
        std::string(100'000, '\n'), std::string("0\n0\n0\n"), std::string("10\n10\n10\n10\n"),
        std::string("6\nC5 A3\n"), std::string("A1\nA1\n1\nA1 A1\n1 1\n"), std::string("1 A1"),
        std::string("<script>alert(1)</script>"), std::string("36"), std::string(5000, '|')}) {
    const auto lines = static_cast<int>(linesOf(text).size());
    for (const Diagnostic& diagnostic : read(text).diagnostics) {
      EXPECT_GE(diagnostic.place.line, 1) << text;
      EXPECT_LE(diagnostic.place.line, lines) << text;
      EXPECT_GE(diagnostic.place.column, 1) << text;
    }
  }
}

}  // namespace
}  // namespace sudominoku::text

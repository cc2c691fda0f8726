#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "text/support.h"

namespace sudominoku::text {
namespace {

using namespace guises;
using test::gridOf;

TEST(ReadSudoku, LeavesOutTheHeadOfATable) {
  const std::string rows = boxesOf(kLine, "", "");
  expectGrid("|123|456|789|\n|---|---|---|\n" + rows, Format::borderedGrid);
  EXPECT_TRUE(hasErrors(read("|123|456|789|\n" + rows).diagnostics));
  EXPECT_TRUE(hasErrors(read(rows + "|---|---|---|\n|123|456|789|\n").diagnostics));
}

TEST(ReadSudoku, TakesNoEmptyHeadOfATableForARowThatIsLost) {
  const std::string head =
      "|   |   |   |   |   |   |   |   |   |\n|---|---|---|---|---|---|---|---|---|\n";
  for (const std::string blank : {".", "0", "-", "_", "x", "**0**"}) {
    const std::string line = test::replaceAll(rowsOf(kLine, " | ", " |\n| "), ".", blank);
    const std::string rows = "| " + line.substr(0, line.size() - 2);
    expectRead(head + rows);
    expectRefused(head + rows.substr(rows.find('\n') + 1));
  }
  // The head may be a row where what is blank has no sign, or the same.
  const std::string blankRow = "........." + kLine.substr(kSize);
  for (const std::string blank : {" ", "."}) {
    const std::string cells = test::replaceAll(rowsOf(blankRow, " | ", " |\n| "), ".", blank);
    std::string rows = "| " + cells.substr(0, cells.size() - 2);
    rows.insert(rows.find('\n') + 1, "|---|---|---|---|---|---|---|---|---|\n");
    expectRead(rows, blankRow);
  }
}

TEST(ReadSudoku, TakesALineOfSingleDashesBelowAHeadForARule) {
  const std::string fields = test::replaceAll(rowsOf(kLine, "|", "|\n|"), ".", "");
  const std::string rows = '|' + fields.substr(0, fields.size() - 1);
  for (const std::string head : {"|1|2|3|4|5|6|7|8|9|", "| | | | | | | | | |", "||||||||||"}) {
    expectPuzzles(head + "\n|-|-|-|-|-|-|-|-|-|\n" + rows);
  }
}

TEST(ReadSudoku, TakesNoFirstRowOfTenForTheHeadOfATable) {
  std::string rows = boxesOf(kLine, "", "");
  rows.insert(rows.find('\n') + 1, "|---|---|---|\n");
  expectGrid(rows, Format::borderedGrid);
  expectRefused(rows + "|...|...|...|\n");
  expectRefused(rows + "|123|456|789|\n");
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

TEST(ReadSudoku, TakesNoRowWithOneSeparatorMoreOrLess) {
  for (const std::string separator : {",", ";", "\t"}) {
    const std::string rows = test::replaceAll(rowsOf(kLine, separator), ".", "");
    const std::string trailed = test::replaceAll(rows, "\n", separator + "\n");
    expectRead(rows);
    expectRead(trailed);
    // Behind the last row, what parts it from the next may be gone.
    expectRead(trailed.substr(0, trailed.size() - 2) + "\n");
    for (const std::string& whole : {rows, trailed}) {
      const std::size_t second = whole.find('\n') + 1;
      for (const bool isMore : {false, true}) {
        std::string wrong = whole;
        wrong.replace(second, isMore ? 0 : 1, isMore ? separator : "");
        const Reading reading = read(wrong, {.isWhole = true});
        EXPECT_TRUE(hasErrors(reading.diagnostics)) << wrong;
        EXPECT_TRUE(reading.puzzles.empty());
        EXPECT_EQ(reading.diagnostics[0].place.line, 2);
      }
    }
    // Where blank cells have a sign, what parts a row from the next is none.
    std::string signs = rowsOf(kLine, separator, separator + "\n");
    expectRead(signs);
    expectRefused(signs.erase(signs.find('\n') + 1, 2));
  }
}

TEST(ReadSudoku, TakesNoFieldThatWasCutOffForABlankCell) {
  for (const std::string gap : {",", ", ", ";", "\t", "|"}) {
    std::string digits = kLine;
    digits[1] = digits[79] = '4';
    const std::string rows = rowsOf(test::replaceAll(digits, ".", "0"), gap);
    expectRead(rows, digits);
    expectRefused(rows.substr(1));
    expectRefused(rows.substr(0, rows.size() - 2));
    for (std::size_t row = 1; row < kSize; ++row) {
      const std::size_t begin = row * rows.size() / kSize;
      expectRefused(std::string(rows).erase(begin, 1));
      expectRefused(std::string(rows).erase(begin - 2, 1));
    }
  }
  // An only blank cell may be a puzzle's.
  std::string solution = kSolution;
  solution[80] = '.';
  expectRead(test::replaceAll(rowsOf(solution, ","), ".", ""), solution);
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
  std::string cells = kLine;
  for (std::size_t row = 0; row < kSize; ++row) cells[row * kSize] = '.';
  // The stop behind a row is not its last cell, where the first has none.
  expectRefused("|." + test::replaceAll(rowsOf(cells, "|", "|.\n|"), "|||", "||"));
  // Labels that do not follow on one another are none.
  EXPECT_TRUE(hasErrors(read(test::replaceAll(labelled('A', " ", " "), "D", "E")).diagnostics));
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
  // A digit that has got into the tag of its cell is not lost.
  expectRefused(test::replaceAll(table("<td>@</td>", "<td></td>", ""), "<td>1<", "<td1><"));
  // In an empty cell a digit belongs before the tag.
  const Reading reading = read(table("<td>@</td>", "<td></td>", "\n"), {.places = true});
  EXPECT_EQ(reading.puzzles[0].places[1].length, 0);
}

TEST(ReadSudoku, ReadsTablesOfWikisWithACellOnALine) {
  const auto table = [](const std::string& blank) {
    std::string text;
    for (int row = 0; row < kSize; ++row) {
      text += "|-\n" + test::replaceAll("| " + rowWith(row, "@", "\n| ") + '\n', "| @", blank);
    }
    return text;
  };
  for (const std::string blank : {"|", "| ", "| -", "|."}) {
    expectPuzzles(table(blank));
    expectPuzzles("{| class=\"wikitable\"\n" + table(blank) + "|}\n");
    expectPuzzles("{|\n" + table(blank) + "|}\n");
    expectRefused(table(blank).substr(std::string("|-\n| 1\n").size()));
  }
}

TEST(ReadSudoku, HidesNoDigitInATag) {
  const std::string rows = "<td>" + rowsOf(kLine, "</td><td>", "</td>\n<td>");
  const std::string text = rows.substr(0, rows.size() - 4);
  expectPuzzles(text);
  for (const std::string tag : {"<td 3>", "<td3>", "<td class=\"given\" 3>"}) {
    expectRefused(test::replaceAll(text, "<td>3", tag));
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

}  // namespace
}  // namespace sudominoku::text

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "text/support.h"

namespace sudominoku::text {
namespace {

using namespace guises;

TEST(SecondLook, FindsAPuzzleInWhatWasNoted) {
  for (const std::string blank : {"NaN", "None", "빈칸"}) {
    std::string rows, array = "[";
    for (int row = 0; row < kSize; ++row) {
      rows += rowWith(row, blank, " ") + '\n';
      array += '[' + rowWith(row, "0", ", ") + "],\n";
    }
    for (const std::string& text : {rows + '\n' + array + "]\n", array + "]\n\n" + rows}) {
      EXPECT_EQ(read(text, {.isWhole = true}).puzzles.size(), 2u) << text;
    }
  }
}

TEST(SecondLook, PartsDotsThatPhonesJoin) {
  const std::string nine = rowsOf(kLine, "");
  std::string boxes = boxesOf(kLine, "", " ");
  std::string spaced;
  for (std::size_t i = 0; i < kLine.size(); ++i)
    spaced += kLine[i] + std::string(i % 9 == 8 ? "\n" : i % 3 == 2 ? " " : "");
  for (const std::string& text :
       {nine, "My puzzle:\n" + nine, boxes, spaced, kLine + '\n', nine + "Thanks…\n"}) {
    const std::string joined = test::replaceAll(text, "...", "…");
    ASSERT_NE(joined, text);
    SCOPED_TRACE(joined);
    EXPECT_TRUE(hasErrors(read(joined).diagnostics));
    const Reading reading = read(joined, {.places = true, .isWhole = true});
    EXPECT_FALSE(hasErrors(reading.diagnostics));
    ASSERT_EQ(reading.puzzles.size(), 1u);
    EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, test::gridOf(kLine));
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Place& place = reading.puzzles[0].places[cell];
      if (place.line == 0) continue;
      EXPECT_EQ(at(joined, place), kLine.substr(static_cast<std::size_t>(cell), 1));
    }
    for (const Diagnostic& note : reading.diagnostics) {
      EXPECT_EQ(at(joined, note.place), note.found);
    }
    expectRefused(test::replaceAll(joined, "9", ""));
  }
}

TEST(SecondLook, TakesEntitiesOfBlanksForBlanks) {
  for (const std::string blank : {"&#160;", "&#xA0;", "&#xa0;", "&ensp;", "&nbsp;"}) {
    std::string table, cells, rows;
    for (int row = 0; row < kSize; ++row) {
      table += "<tr><td>" + rowWith(row, blank, "</td><td>") + "</td></tr>\n";
      cells += "<div>" + rowWith(row, blank, "</div>\n<div>") + "</div>\n";
      rows += rowWith(row, ".", blank) + '\n';
    }
    expectRead(table);
    expectRead(cells);
    expectRead(rows);
    expectRefused(test::replaceAll(table, "<td>9</td></tr>", "</tr>"));
  }
}

TEST(SecondLook, LeavesOutTheColoursOfTerminals) {
  for (const std::string escape : {"\x1b", ""}) {
    for (const std::string colour : {"[31m", "[1;34m", "[38;5;196m"}) {
      for (const std::string reset : {"[0m", "[m"}) {
        std::string text = "\n";
        for (int row = 0; row < kSize; ++row) text += rowWith(row, ".", " ") + '\n';
        for (const char digit : std::string("123456789")) {
          text = test::replaceAll(text, std::string(1, digit), std::string("<") + digit + ">");
        }
        text = test::replaceAll(text, "<", escape + colour);
        expectOnSecondLook(test::replaceAll(text, ">", escape + reset));
        expectRefused(test::replaceAll(test::replaceAll(text, "7>", ""), ">", escape + reset));
      }
    }
  }
  // Without colours, a letter behind a digit is a mistake.
  std::string array = "[";
  for (int row = 0; row < kSize; ++row) array += '[' + rowWith(row, "0", ",") + "],\n";
  expectRefused(test::replaceAll(array + "]\n", "[1,0", "[1m,0"));
}

TEST(SecondLook, ReadsWhatConsolesAndProgramsWriteBeforeLists) {
  std::string rows, numbered, packed, triples;
  for (int row = 0; row < kSize; ++row) {
    const std::string cells = rowWith(row, "0", ", ");
    rows += "(9) [" + cells + "]\n";
    numbered += std::to_string(row) + ": (9) [" + cells + "]\n";
    packed += "[" + rowWith(row, "0", ";") + "]\n";
    for (int column = 0; column < kSize; ++column) {
      const char digit = kLine[static_cast<std::size_t>(cellAt(row, column))];
      triples += (row + column == 0 ? "((" : ",((") + std::to_string(row + 1) + ',' +
                 std::to_string(column + 1) + ")," + (digit == '.' ? '0' : digit) + ')';
    }
  }
  expectOnSecondLook(rows);
  expectOnSecondLook(numbered);
  const std::string head = "Array(9), Array(9), Array(9), ";
  expectRead("(9) [" + head + head + "Array(9), Array(9), Array(9)]\n" + numbered +
             "length: 9\n[[Prototype]]: Array(0)\n");
  expectRefused(test::replaceAll(numbered, "[1, ", "["));
  expectOnSecondLook("let board =\n  array2D [\n" + packed + "]\n");
  expectOnSecondLook("board = array ((1,1),(9,9)) [" + triples + "]\n");
  const std::string list = test::replaceAll(test::replaceAll(rows, "(9) [", ""), "]\n", ", ");
  expectOnSecondLook("g = listArray ((0,0),(8,8)) [" + list.substr(0, list.size() - 2) + "]\n");
}

TEST(SecondLook, ReadsTablesOfLatexByWhatTheyPrint) {
  for (const std::string blank : {"\\cdot", "$\\cdot$", "", "."}) {
    for (const std::string behind : {"\\\\", " \\\\ \\hline", ""}) {
      for (const std::string digit : {"5", "$5$", "\\textbf{5}", "$\\mathbf{5}$"}) {
        std::string text;
        for (int row = 0; row < kSize; ++row) text += rowWith(row, blank, " & ") + behind + '\n';
        text = test::replaceAll(text, "5", digit);
        expectRead("\\begin{tabular}{c|c|c}\n" + text + "\\end{tabular}\n");
        expectRefused(test::replaceAll(text, "7 & ", ""));
        expectRefused(test::replaceAll(text, "7 & ", "a & "));
      }
    }
  }
}

TEST(SecondLook, PassesOverTheHeadsOfDataFrames) {
  std::string rows;
  for (int row = 0; row < kSize; ++row) rows += "│ " + rowWith(row, "0", "   ┆ ") + "   │\n";
  const auto line = [](const std::string& field) {
    std::string text = "│";
    for (int column = 0; column < kSize; ++column) text += (column > 0 ? " ┆ " : " ") + field;
    return text + " │\n";
  };
  const std::string names = "│ a   ┆ b   ┆ c   ┆ d   ┆ e   ┆ f   ┆ g   ┆ h   ┆ i   │\n";
  expectOnSecondLook("shape: (9, 9)\n" + names + line("---") + line("i64") + rows);
  expectRefused(names + line("x") + rows);
}

TEST(SecondLook, PassesOverTheTitleOfASheetAboveAnEmptyRow) {
  std::string rows;
  for (int row = 0; row < kSize; ++row) rows += rowWith(row, "", ",") + '\n';
  for (const std::string title : {"My Sudoku", "Sudoku 2024-01-05"}) {
    expectOnSecondLook(title + ",,,,,,,,\n,,,,,,,,\n" + rows, ",\n");
  }
}

TEST(SecondLook, PartsNoDotsOfCellsThatWereLeftOut) {
  std::string text;
  for (int row = 0; row < kSize; ++row) {
    const std::string cells = rowWith(row, "0", "  ");
    text += cells.substr(0, 9) + "…" + cells.substr(15) + '\n';
  }
  expectRefused(text);
  std::string line = kLine;
  expectRefused(line.replace(78, 3, "…"));
}

TEST(SecondLook, TakesRoomBetweenCommasOfJavaForBlankCells) {
  std::string onLines;
  std::string onALine;
  for (int row = 0; row < kSize; ++row) {
    const std::string cells = '[' + rowWith(row, " ", ", ") + ']';
    onLines += cells + '\n';
    onALine += (row == 0 ? "[" : ", ") + cells;
  }
  for (const std::string& text : {onLines, onALine + "]\n"}) {
    expectOnSecondLook(text, " .,");
    expectRefused(test::replaceAll(text, "[ ,  , 2, ", "[ , 2, "));
    expectRefused(test::replaceAll(text, "5,  , 9]", "5, 9]"));
    // The comma behind the last of eight cells.
    expectRefused(test::replaceAll(text, "3,  ,  , 4]", "3,  ,  ,]"));
  }
}

TEST(SecondLook, FillsNoRowBehindALabelThatHasLostACell) {
  for (const std::string blank : {".", "0", "_", "*", "NA"}) {
    for (const std::string label : {"A", "Row 1:", "1"}) {
      for (int lost = 0; lost < kSize; ++lost) {
        std::string text;
        std::string name = label;
        char& count =
            *std::find_if(name.begin(), name.end(), [](char c) { return c == 'A' || c == '1'; });
        for (int row = 0; row < kSize; ++row, ++count) {
          const std::string cells = " | " + rowWith(row, blank, " | ");
          text += name + (row == lost ? cells.substr(0, cells.rfind(" |")) : cells) + " |\n";
        }
        expectRefused(text);
      }
    }
  }
}

TEST(SecondLook, FillsARowBehindALabelOfWhichACellWasErased) {
  for (int row = 0; row < kSize; ++row) {
    std::string text;
    for (int other = 0; other < kSize; ++other) {
      std::string cells = rowWith(other, " ", " | ");
      // As the board leaves a cell whose digit is erased.
      if (other == row) cells.replace(cells.find("|   |") + 2, 1, ".");
      text += static_cast<char>('A' + other) + (" | " + cells) + '\n';
    }
    expectRead(text);
  }
}

TEST(SecondLook, TakesNoWordBesideDigitsForADigit) {
  for (int row = 0; row < kSize; ++row) {
    std::string text;
    for (int other = 0; other < kSize; ++other) {
      std::string cells = "| " + rowWith(other, "None", " | ") + " |\n";
      if (other == row) cells.replace(cells.find("None"), 4, "one");
      text += cells;
    }
    expectRefused(text);
  }
}

TEST(SecondLook, FillsNoRowsWhoseColumnsAreNotEven) {
  // A row of boxes with gaps has lost a blank.
  const std::string line =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  std::string text;
  for (int row = 0; row < kSize; ++row) {
    for (int column = 0; column < kSize; ++column) {
      const char digit = line[static_cast<std::size_t>(cellAt(row, column))];
      text +=
          (column > 0 && column % 3 == 0 ? " " : "") + std::string(1, digit == '.' ? ' ' : digit);
    }
    text += '\n';
  }
  expectRead(text, line);
  expectRefused(text.erase(1, 1));
}

TEST(SecondLook, TakesNoStarBeforeACommaForTheMarkOfAComment) {
  for (const std::string blank : {"*", "-"}) {
    std::string text;
    for (int row = 0; row < kSize; ++row) {
      const std::string cells = rowWith(row, blank, ",");
      std::string spread;
      for (const char c : cells) spread += std::string(1, c) + (c >= '1' && c <= '9' ? ".0" : "");
      text += spread + '\n';
    }
    expectRead(text);
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

TEST(SecondLook, SeesArraysInCommentsBehindTheirNames) {
  const std::string rows =
      test::replaceAll(test::replaceAll(rowsOf(kLine, ", "), ".", "0"), "\n", "],\n#         [");
  expectOnSecondLook("# grid = [[" + rows.substr(0, rows.size() - 12) + "]\n# solve(grid)\n");
}

TEST(SecondLook, TakesNoRowForAComment) {
  const std::string nine = rowsOf(kLine, " ");
  const std::string rows =
      test::replaceAll(test::replaceAll(nine + nine.substr(0, 18), ".", "0"), "\n", ")\n(");
  expectRefused("(defparameter *grid* #2A((" + rows.substr(0, rows.size() - 2) + "))\n");
}

TEST(SecondLook, SeesNoMoreLinesThanThereAre) {
  std::string text = "[\n";
  for (int row = 0; row < kSize; ++row) {
    text += '[' + rowWith(row, row == 0 ? "null" : "None", ", ") + "],\n";
  }
  const Reading reading = read(text, {.isWhole = true});
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(reading.puzzles[0].lastLine, 11);
}

TEST(SecondLook, TakesAWordOfAnotherScriptForABlankCell) {
  for (const std::string gap : {" ", ", "}) {
    std::string text;
    for (int row = 0; row < kSize; ++row) text += rowWith(row, "빈칸", gap) + '\n';
    expectOnSecondLook(text, "빈");
  }
}

TEST(SecondLook, TakesForCellsTheMarksOfCommentsThatAreBlankCellsElsewhere) {
  const std::string moved = kLine.substr(9) + kLine.substr(0, 9);
  for (const std::string blank : {"-", "*"}) {
    for (const std::string gap : {"", " "}) {
      const std::string rows = test::replaceAll(rowsOf(moved, gap), ".", blank);
      expectRead(test::replaceAll(rows, "\n", "  # a row\n"), moved);
      expectRead(test::replaceAll(rows, "\n", "\nNext row:\n"), moved);
      // In front of all rows it is none.
      expectRead(
          blank + ' ' +
              test::replaceAll(rows.substr(0, rows.size() - 1), "\n", "  # a row\n" + blank + ' ') +
              '\n',
          moved);
    }
  }
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

TEST(SecondLook, SeesRowsBeforeLabels) {
  std::string cells = kLine;
  // With an empty first column, the last nine signs could be the cells as well.
  for (std::size_t row = 0; row < kSize; ++row) cells[row * kSize] = '.';
  const auto labelled = [&](const std::string& before, const std::string& behind, char blank) {
    std::string text;
    for (std::size_t row = 0; row < kSize; ++row) {
      std::string line = rowsOf(cells, " ").substr(row * 18, 17);
      std::replace(line.begin(), line.end(), '.', blank);
      if (!before.empty()) text += before[row] + std::string(" | ");
      text += line + " | " + behind[row] + '\n';
    }
    return text;
  };
  const auto expectCells = [&](const std::string& text) {
    expectRead(text, cells);
    expectRead(test::replaceAll(text, "|", " "), cells);
  };
  const std::string up = "123456789";
  const std::string down = "987654321";
  const std::string letters = "ABCDEFGHI";
  for (const char blank : {'.', '0', '_', '-', '*', 'x'}) {
    for (const std::string& labels : {up, down, letters}) {
      expectCells(labelled(labels, labels, blank));
    }
    expectCells("    1 2 3 4 5 6 7 8 9\n" + labelled(letters, letters, blank) +
                "    1 2 3 4 5 6 7 8 9\n");
    expectCells("    a b c d e f g h i\n" + labelled(down, down, blank) +
                "\n    a b c d e f g h i\n");
  }
  for (const std::string& labels : {up, down, letters}) {
    expectCells(labelled("", labels, '.'));
    expectCells("1 2 3 4 5 6 7 8 9\n" + labelled("", labels, '0'));
  }
  // Labels that do not follow on one another are none.
  cells = kLine;
  expectCells(labelled("", up, '.'));
  expectRefused(labelled("", "123456798", '.'));
  expectRefused(labelled("", "ABCDEFGHH", '.'));
}

TEST(SecondLook, TakesRoomThatIsLeftBehindLabels) {
  const auto labelled = [](const std::string& labels, const std::string& bar, bool areTrimmed) {
    std::string text;
    for (int row = 0; row < kSize; ++row) {
      text += labels[static_cast<std::size_t>(row)] + bar;
      for (int column = 0; column < kSize; ++column) {
        const char sign = kLine[static_cast<std::size_t>(cellAt(row, column))];
        text += column == 3 || column == 6 ? "| " : "";
        text += sign == '.' ? "  " : sign + std::string(" ");
      }
      if (areTrimmed) text.erase(text.find_last_not_of(' ') + 1);
      text += row == 2 || row == 5 ? "\n  -------+-------+------\n" : "\n";
    }
    return text;
  };
  for (const bool areTrimmed : {false, true}) {
    for (const std::string labels : {"ABCDEFGHI", "123456789", "987654321", "012345678"}) {
      const std::string barred = labelled(labels, " | ", areTrimmed);
      expectOnSecondLook(barred, " ");
      expectOnSecondLook("    1 2 3   4 5 6   7 8 9\n" + barred, " ");
      const std::string open = labelled(labels, "   ", areTrimmed);
      expectOnSecondLook("    a b c   d e f   g h i\n" + open, " ");
      expectOnSecondLook(open, " ");
      expectRefused(test::replaceAll(barred, "\n" + labels.substr(4, 1) + ' ', "\nZ "));
    }
  }
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

TEST(SecondLook, TakesWordsAndNamesOfEmojiForDigits) {
  const std::vector<std::string> words{"one", "two",   "three", "four", "five",
                                       "six", "seven", "eight", "nine"};
  const auto spelt = [&](const std::string& before, const std::string& behind,
                         const std::string& between, const std::string& blank) {
    std::string text;
    for (const char c : rowsOf(kLine, " ")) {
      if (c == ' ') text += between;
      if (c == '\n') text += c;
      if (c == '.') text += blank;
      if (c > '0' && c <= '9') text += before + words[static_cast<std::size_t>(c - '1')] + behind;
    }
    return text;
  };
  const auto expectSpelt = [](const std::string& text) {
    expectRead(text);
    EXPECT_TRUE(hasErrors(read(text).diagnostics)) << text;
    expectRefused(test::replaceAll(text, "three", "ten"));
    expectRefused(text.substr(text.find('\n') + 1));
  };
  for (const std::string blank : {":black_large_square:", ":white_large_square:", ":zero:"}) {
    expectSpelt(spelt(":", ":", "", blank));
    expectSpelt(spelt(":", ":", " ", blank));
  }
  for (const std::string blank : {"_", ".", "zero", "blank"}) {
    expectSpelt(spelt("", "", " ", blank));
    expectSpelt(spelt("", "", ", ", blank));
  }
}

TEST(SecondLook, SaysHowLongTheWordsForBlankCellsAre) {
  for (const std::string blank : {"NaN", "None", "N/A", "-1", "\\_", "\\cdot"}) {
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
  // Signs side by side are no word.
  for (const std::string blank : {"·", "o", "□"}) {
    const std::string rows = test::replaceAll("// " + rowsOf(kLine, "", "\n// "), ".", blank);
    const Reading reading = read(rows + "\n", {.places = true, .isWhole = true});
    ASSERT_EQ(reading.puzzles.size(), 1u) << blank;
    for (const Place& place : reading.puzzles[0].places) EXPECT_EQ(place.length, 1) << blank;
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

TEST(SecondLook, PassesOverBordersInBrackets) {
  const std::string rows =
      test::replaceAll(boxesOf(test::replaceAll(kLine, ".", "0"), " ", ""), "\n", "");
  std::string text;
  for (std::size_t row = 0, width = rows.size() / 9; row < 9; ++row) {
    text += '[' + rows.substr(row * width + 1, width - 2) + "]\n";
    if (row == 2 || row == 5) text += "[-----+-----+-----]\n";
  }
  expectOnSecondLook(text);
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
      // A number between stars is no cell, and rows are in their order.
      if (label.size() > 2) expectRefused(test::replaceAll(markdown, "Row 4", "Row 7"));
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

TEST(SecondLook, FillsNoRowThatHasLostItsBar) {
  for (const auto& [begin, gap] : {std::pair("| ", " | "), std::pair("| ", " || ")}) {
    std::string rows;
    for (int row = 0; row < kSize; ++row) rows += begin + rowWith(row, " ", gap) + " |\n|-\n";
    const std::string text = test::replaceAll(rows, " |\n", begin[0] == gap[1] ? " |\n" : "\n");
    // The first digit, and then the next blank cell.
    for (std::size_t cut = 1; cut < 12; ++cut) expectRefused(text.substr(cut));
  }
  std::string open;
  for (int row = 0; row < kSize; ++row) open += rowWith(row, " ", "|") + '\n';
  for (const std::string head : {"", "A|B|C|D|E|F|G|H|I\n-|-|-|-|-|-|-|-|-\n"}) {
    expectRead(head + open);
    // The first two cells, and more that are blank.
    for (const std::size_t cut : {4, 8, 10}) expectRefused(head + open.substr(cut));
  }
}

TEST(SecondLook, FillsNoBoxesWhereThreeFieldsAreLeftOfNine) {
  const std::string drawn = test::corpusFile("formats/box_drawing_cells.txt");
  const std::string bar = "┃";
  for (std::size_t row = drawn.find(bar); row < drawn.size();) {
    const std::size_t end = drawn.find('\n', row);
    const std::size_t last = drawn.rfind(bar, drawn.rfind(bar, end) - 1);
    expectRefused(drawn.substr(0, row) + "  " + drawn.substr(last));
    row = drawn.find(bar, end);
  }
}

TEST(SecondLook, TakesWhatStandsBeforeDigitsForNothing) {
  // So spreadsheets, programs and databases keep digits.
  const auto rowsWith = [](const std::string& before, const std::string& behind,
                           const std::string& blank, const std::string& gap) {
    std::string text;
    for (int row = 0; row < kSize; ++row) {
      for (int column = 0; column < kSize; ++column) {
        const char sign = kLine[static_cast<std::size_t>(cellAt(row, column))];
        text += (column == 0 ? "" : gap) + (sign == '.' ? blank : before + sign + behind);
      }
      text += '\n';
    }
    return text;
  };
  for (const std::string gap : {",", ";", ", "}) {
    for (const std::string blank : {"", "0", "=\"0\""}) {
      expectRead(rowsWith("=\"", "\"", blank, gap));
      if (blank.size() < 2) expectRead(rowsWith("+", "", blank, gap));
    }
    expectRead(rowsWith("\"=\"\"", "\"\"\"", "\"\"", gap));
    expectRead(rowsWith("0", "", "00", gap));
  }
  expectRead(rowsWith("0", "", "00", " "));
  // Alone among others it is a mistake.
  const std::string plain = rowsWith("", "", "0", " ");
  expectRefused("05 " + plain.substr(2));
  expectRefused(rowsWith("0", "", "0", " "));
  expectRefused("+5 " + plain.substr(2));
  expectRefused(plain.substr(0, 2) + "00 " + plain.substr(4));
  const std::string quoted = rowsWith("\"", "\"", "\"0\"", ",");
  expectRefused(quoted.substr(0, 4) + "0" + quoted.substr(4));
}

TEST(SecondLook, OpensFieldsThatAreDrawn) {
  std::string setrow = "\\begin{tikzpicture}[scale=.5]\n";
  std::string underlined;
  std::string tabular = "\\begin{tabular}{ccc|ccc|ccc}\n";
  for (int row = 0; row < kSize; ++row) {
    setrow += "\\setcounter{row}{1}\n\\setrow ";
    for (int column = 0; column < kSize; ++column) {
      const char sign = kLine[static_cast<std::size_t>(cellAt(row, column))];
      const std::string cell = sign == '.' ? "" : std::string(1, sign);
      setrow += "{" + cell + "}" + (column % 3 == 2 ? " " : "");
      underlined += (column == 0 ? "_" : "_|_") + (cell.empty() ? "_" : cell);
      tabular += (column == 0 ? "" : " & ") + (cell.empty() ? "~" : cell);
    }
    setrow += '\n';
    underlined += "_\n";
    tabular += " \\\\\n";
  }
  expectRead(setrow + "\\end{tikzpicture}\n");
  expectRead(underlined);
  expectRead(tabular + "\\end{tabular}\n");
  expectRefused(test::replaceAll(setrow, "{1}{}{3} ", "{1}{3} "));
  expectRefused(test::replaceAll(setrow, "{1}{}{3} ", "{1){}{3} "));
  // An empty field is no label of nine others.
  const std::string barred = "|" + test::replaceAll(underlined, "\n", "|\n|");
  expectRead(barred.substr(0, barred.size() - 1));
  expectRefused(
      test::replaceAll(barred.substr(0, barred.size() - 1), "_8_|___|___|", "_8_|___|___| |"));
}

TEST(SecondLook, ReadsListsInListsOfYaml) {
  const std::string rows = rowsOf(test::replaceAll(kLine, ".", "0"), "\n  - ", "\n- - ");
  expectRead("grid:\n- - " + rows.substr(0, rows.size() - 4));
  expectRefused("grid:\n- - " + rows.substr(0, rows.size() - 10));
}

TEST(SecondLook, TakesNoTwoCellsForADomino) {
  std::string pairs;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const char sign = kLine[static_cast<std::size_t>(cell)];
    pairs += static_cast<char>('A' + rowOf(cell)) + std::to_string(columnOf(cell) + 1) + '=';
    pairs += (sign == '.' ? "null" : std::string(1, sign)) + (cell % 2 == 0 ? ", " : "\n");
  }
  expectRead(pairs + '\n');
}

TEST(SecondLook, PassesOverSentencesThatNameACell) {
  const std::string rows = rowsOf(kLine, "");
  const std::string talk = "I am stuck at r4c5 here:\n";
  expectRead(talk + rows.substr(0, 30) + "(look at r4c5 again)\n" + rows.substr(30));
  // What names a cell and a number may be a given.
  expectRefused(rows.substr(0, 30) + "but r4c5 is 6\n" + rows.substr(30));
  expectRefused(rows.substr(0, 30) + "but r4c5 is 66\n" + rows.substr(30));
  // What names many may be a list with words for its blank cells.
  std::string list;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const char sign = kLine[static_cast<std::size_t>(cell)];
    list += "r" + std::to_string(rowOf(cell) + 1) + "c" + std::to_string(columnOf(cell) + 1) + ": ";
    list += sign == '.' ? "unknown\n" : std::string(1, sign) + '\n';
  }
  expectRefused(list);
}

TEST(SecondLook, SeesStringsInCalls) {
  const std::string rows = rowsOf(test::replaceAll(kLine, ".", "0"), " ");
  const std::string string = rows.substr(0, rows.size() - 1);
  expectRead("grid = np.fromstring('''" + string + "''', sep=' ').reshape(9, 9)\n");
  expectRead("grid = parse(\"\"\"" + string + "\"\"\", 9)\n");
}

TEST(SecondLook, SeesVerbatimStrings) {
  const std::string rows = rowsOf(kLine, "");
  expectRead("string p = @\"" + rows.substr(0, rows.size() - 1) + "\";\n");
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

}  // namespace
}  // namespace sudominoku::text

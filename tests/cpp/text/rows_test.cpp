#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "text/support.h"
#include "text/write.h"

namespace sudominoku::text {
namespace {

using namespace guises;
using test::gridOf;

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
    // Nor are rules rows where as many of those are lost.
    std::string fewer = ruled(kLine, "- - - | - - - | - - -", bar);
    for (int lost = 0; lost < 2; ++lost) fewer.erase(0, fewer.find('\n') + 1);
    expectRefused(fewer);
  }
  const std::string nine = "-  -  -  -  -  -  -  -  -\n";
  const std::string table = nine + rowsOf(kLine, "  ") + nine;
  expectGrid(table, Format::spacedRows);
  expectGrid("0  1  2  3  4  5  6  7  8\n" + table, Format::spacedRows);
  // Where dashes are blank cells, nine of them are a row.
  const std::string blankRow = test::replaceAll(kLine.substr(0, 72), ".", "-") + "---------";
  expectGrid(rowsOf(blankRow, " "), Format::spacedRows, blankRow);
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
  for (const char32_t zero : {0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x215f, 0x216f, 0x245f, 0x2473,
                              0x2487, 0x24f4, 0x2775, 0x277f, 0x2789, 0x1d7ce, 0x1d7d8, 0x1d7f6}) {
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

TEST(ReadSudoku, TakesNoNamesOfCellsForRows) {
  const std::string steps = "\nStep 1:\n- r1c2=4\n- r5c1=4\nR7C1 = 2\n";
  const Reading reading = read(rowsOf(kLine, "") + steps, {.isWhole = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  EXPECT_EQ(reading.puzzles.size(), 1u);
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

TEST(ReadSudoku, PassesOverBordersInQuotationMarks) {
  for (const std::string end : {"\\n\",", " \\n\"", "\" +"}) {
    std::string text;
    for (int row = 0; row < kSize; ++row) {
      std::string cells = rowWith(row, ".", " ");
      cells[5] = cells[11] = '|';
      if (row % 3 == 0 && row > 0) text += "  \"-----+-----+-----" + end + '\n';
      text += "  \"" + cells + end + '\n';
    }
    expectPuzzles(text);
  }
}

TEST(ReadSudoku, TakesNoRowOfThreeFieldsForBoxesBesideRowsOfNine) {
  for (const std::string blank : {"-", " "}) {
    std::string rows;
    for (int row = 0; row < kSize; ++row) rows += "| " + rowWith(row, blank, " | ") + " |\n";
    expectRead(rows);
    const std::size_t second = rows.find('\n') + 1;
    for (const std::string left : {"| - | - | 5 |\n", "| 1 | 2 | 5 |\n", "|   | 7 |   |\n"}) {
      expectRefused(left + rows.substr(second));
      expectRefused(rows.substr(0, 3 * second) + left + rows.substr(4 * second));
    }
  }
}

TEST(ReadSudoku, CountsGridsBeforeTheyAreNumbered) {
  const std::string rows = rowsOf(kLine, " ");
  expectPuzzles("2\n1\n" + rows + "2\n" + rows, 2);
  expectPuzzles("2\n\nTest case 1:\n" + rows + "\nTest case 2:\n" + rows, 2);
}

TEST(ReadSudoku, ReadsRowsWhoseNumbersGoUpBySteps) {
  const std::string line = test::replaceAll(kLine, ".", "0");
  const auto listing = [&](int first, int step, const std::string& word, const std::string& gap) {
    std::string text;
    for (int row = 0; row < kSize; ++row) {
      text += std::to_string(first + row * step) + word + rowWith(row, "0", gap) + '\n';
    }
    return text;
  };
  for (const int first : {10, 100, 1000, 9000}) {
    for (const int step : {5, 10, 100}) {
      for (const std::string gap : {",", ", ", " ", ""}) {
        expectPuzzles(listing(first, step, " DATA ", gap));
      }
    }
  }
  const std::string program = "10 DIM A(9,9)\n" + listing(1000, 10, " DATA ", ",") + "1090 END\n";
  expectRead(program);
  expectPuzzles("1st row: " + rowWith(0, ".", " ") + "\n2nd row: " + rowWith(1, ".", " ") +
                "\n3rd row: " + rowWith(2, ".", " ") + '\n' + [] {
                  std::string rest;
                  for (int row = 3; row < kSize; ++row) {
                    rest += std::to_string(row + 1) + "th row: " + rowWith(row, ".", " ") + '\n';
                  }
                  return rest;
                }());
  // Where a row is lost, the numbers tell.
  for (const std::string number : {"1000", "1010", "1040", "1080"}) {
    std::string text = listing(1000, 10, " DATA ", ",") + "1090 DATA 1,2,3,4,5,6,7,8,9\n";
    const std::size_t begin = text.find(number + " DATA");
    if (number != "1000") expectRefused(text.erase(begin, text.find('\n', begin) + 1 - begin));
  }
  // Ten rows are too many, and eight cells too few.
  const Reading ten = read(listing(1000, 10, " DATA ", ",") + "1090 DATA 1,2,3,4,5,6,7,8,9\n");
  ASSERT_EQ(ten.diagnostics.size(), 1u);
  EXPECT_EQ(ten.diagnostics[0].kind, DiagnosticKind::wrongRowCount);
  EXPECT_EQ(ten.diagnostics[0].found, "10");
  std::string quoted;
  for (std::size_t row = 0; row < kSize; ++row) {
    quoted += "g." + std::to_string(row + 1) + " = '" + kLine.substr(kSize * row, kSize) + "'\n";
  }
  expectPuzzles(quoted);
  for (std::size_t row = 0; row + 1 < kSize; ++row) {
    const std::size_t size = quoted.size() / kSize;
    expectRefused(quoted.substr(0, size * (row + 1)) + quoted.substr(size * row));
  }
  const Reading eight =
      read(test::replaceAll(listing(1000, 10, " DATA ", ","), "1040 DATA 0,", "1040 DATA "));
  ASSERT_EQ(eight.diagnostics.size(), 1u);
  EXPECT_EQ(eight.diagnostics[0].kind, DiagnosticKind::wrongCellCount);
  EXPECT_EQ(eight.diagnostics[0].found, "8");
}

TEST(ReadSudoku, TakesNoMarkThatEndsASentenceForACell) {
  const std::string zeros = test::replaceAll(kLine, ".", "0");
  for (const std::string mark : {".", "?", ". Thanks", "?\nThanks"}) {
    expectPuzzles("Who can solve " + zeros + mark);
  }
  expectPuzzles("Who can solve " + kLine + "? And how?");
  // It may be one of 82 cells.
  expectRefused("Who can solve " + kLine + ".");
  expectRefused("Who can solve 0" + zeros + "?");
}

TEST(ReadSudoku, ReadsRowsBehindOrdinalNumbersInWords) {
  const std::vector<std::string> english{"First", "Second",  "Third",  "Fourth", "Fifth",
                                         "Sixth", "Seventh", "Eighth", "Ninth"};
  const std::vector<std::string> korean{"첫",   "두",   "세",   "네",  "다섯",
                                        "여섯", "일곱", "여덟", "아홉"};
  for (const std::string gap : {"", " "}) {
    for (const auto& [words, behind] : {std::pair(english, std::string(" row: ")),
                                        std::pair(korean, std::string(" 번째 줄: "))}) {
      std::string text;
      for (std::size_t row = 0; row < kSize; ++row) {
        text += words[row] + behind + rowWith(static_cast<int>(row), ".", gap) + '\n';
      }
      expectPuzzles(text);
      expectRefused(text.substr(text.find('\n') + 1));
      expectRefused(text + text.substr(0, text.find('\n')));
    }
  }
}

TEST(ReadSudoku, ReadsTheLongestRunsOfBlankCells) {
  const std::string blanks(26, '.');
  const std::string solo = "3x3:z1_2_3_4_5z6_7_8_9_1_2_3_4_5";
  expectGrid(solo + 'o', Format::link,
             blanks + "12345" + blanks + "678912345" + std::string(15, '.'));
  const std::string fewer(20, '.');
  expectGrid("https://puzz.link/p?sudoku/9/9/z1z2z3w4", Format::link,
             fewer + '1' + fewer + '2' + fewer + '3' + std::string(17, '.') + '4');
  expectRefused(solo + 'n');
  expectRefused(solo + 'p');
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

}  // namespace
}  // namespace sudominoku::text

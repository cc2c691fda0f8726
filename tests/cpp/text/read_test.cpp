#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/corpus.h"
#include "text/support.h"
#include "text/write.h"

namespace sudominoku::text {
namespace {

using namespace guises;
using test::corpusFile;
using test::gridOf;

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

TEST(ReadSudoku, ReadsAllPuzzlesOfALine) {
  const std::string other = "...8" + std::string(76, '.') + '7';
  for (const std::string text : {"@ #", "@,#", "@\t#", "one: @ two: #", "@,%,#"}) {
    const std::string filled = test::replaceAll(
        test::replaceAll(test::replaceAll(text, "%", kSolution), "@", kLine), "#", other);
    const Reading reading = read(filled);
    EXPECT_TRUE(reading.diagnostics.empty()) << filled;
    ASSERT_EQ(reading.puzzles.size(), 2u) << filled;
    EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens, gridOf(kLine)) << filled;
    EXPECT_EQ(std::get<Sudoku>(reading.puzzles[1].puzzle).givens, gridOf(other)) << filled;
  }
  // The same puzzle, further on or just begun, what is given of it, and no puzzle at all.
  std::string progress = kLine;
  progress[kLine.find('.')] = kSolution[kLine.find('.')];
  const std::string mask = '0' + std::string(80, '1');
  for (const std::string& beside : {progress, kLine, std::string(81, '.'), mask}) {
    expectRead(kLine + ',' + beside);
  }
  // Another that lacks a cell is not lost without a word.
  expectMiscount(kLine + ' ' + other.substr(1), other.substr(1));
  expectMiscount(other + kSolution.substr(0, 5) + '|' + kLine, other + kSolution.substr(0, 5));
  expectRead(kLine + ',' + kSolution.substr(1));
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
  // Nor has the last of nine rows a cell too many.
  std::string rows = "https://example.org/?grid=" + rowsOf(zeros, "", "%0A");
  rows.resize(rows.size() - 3);
  for (const std::string behind : {"", ".", "&size=9"}) {
    expectRead(rows + behind);
    for (std::size_t cell = 0; cell <= kSize; ++cell) {
      std::string longer = rows;
      expectRefused(longer.insert(rows.size() - cell, "0") + behind);
    }
  }
  // Addresses of pages are left out in the signs of tags.
  expectRead("From <https://www.sudokuwiki.org/>\n" + kLine);
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

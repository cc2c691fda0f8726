#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "support/corpus.h"
#include "text/support.h"
#include "text/write.h"

namespace sudominoku::text {
namespace {

using namespace guises;
using test::corpusFile;

TEST(SecondLook, SeesDominoesWhateverStandsBetweenTheirParts) {
  const Reading plain = read(listWith("10", "$ % & @", "@ "));
  ASSERT_FALSE(hasErrors(plain.diagnostics));
  const auto expectSame = [&](const std::string& text) {
    const Reading reading = read(text, {.places = true, .isWhole = true});
    EXPECT_FALSE(hasErrors(reading.diagnostics)) << text;
    ASSERT_EQ(reading.puzzles.size(), 1u) << text;
    EXPECT_EQ(reading.puzzles[0].puzzle, plain.puzzles[0].puzzle) << text;
  };
  for (const std::string domino : {"$ % - & @",
                                   "$ %-& @",
                                   "$ % / & @",
                                   "$ % | & @",
                                   "$:% &:@",
                                   "| $ | % | & | @ |",
                                   "($, %) -> (&, @)",
                                   "#. $ % & @",
                                   "#) $ % & @",
                                   "도미노 $ % & @",
                                   "domino $ % & @",
                                   "#번 도미노: $ % & @",
                                   "#번 $ % & @",
                                   "No. #: $ % & @",
                                   "[#] $ % & @",
                                   "# - $ % & @",
                                   "#. $ at %, & at @",
                                   "- $ in % and & in @",
                                   "| # | $ | % | & | @ |",
                                   "[$|&] % @",
                                   "$-&: % @",
                                   "#. [$|&] at %-@",

                                   "%=$, @=&",
                                   "%: $ @: &",
                                   "%-@ -> $-&",
                                   "%에 $, @에 &"}) {
    expectSame(listWith("10", domino, "@ "));
  }
  expectSame(listWith("10", "%=$, @=&", "@=#, "));
  // A word before one numbers none.
  expectSame(test::replaceAll(listWith("10", "$ % - & @", "@ "), "6 B2", "domino 6 B2"));
  for (const std::string count :
       {"N = 10", "N: 10", "10개", "도미노 개수: 10", "10 # 도미노 개수", "10 (도미노 개수)"}) {
    expectSame(listWith(count, "$ % & @", "@ "));
  }
  for (const std::string cells :
       {"#:@ ", "# @, ", "#=@; ", "# is at @, ", "# @\n", "#: @\n", "@=#\n"}) {
    expectSame(listWith("10", "$ % - & @", cells));
  }
  // Whose digits they are may be said before all of them.
  for (const std::string before :
       {"Isolated digits 1 to 9: ", "Isolated digits (1–9): ", "고립 1-9: "}) {
    expectSame(test::replaceAll(listWith("10", "$ % & @", "@ "), "C5", before + "C5"));
  }
  // Tables with heads, as they come from chats and spreadsheets.
  const std::string table =
      listWith("10\n| U | LU | V | LV |\n|---|----|---|----|", "| $ | % | & | @ |", "| @ ");
  const std::size_t isolated = table.find("| C5");
  expectSame(table.substr(0, isolated) + "\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|" +
             std::string(9, '-') + "|\n" + table.substr(isolated));
  expectSame(
      test::replaceAll(table, "| U | LU | V | LV |", "| Digit 1 | Cell 1 | Digit 2 | Cell 2 |"));
  // But a domino that has lost its cells is no head.
  expectRefused(test::replaceAll(table, "| 6 | B2 | 1 | B3 |", "| 6 | BB | 1 | BB |"));
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

/// A text whose lines have numbers before them, from one on, as wide as others.
std::string numbered(const std::string& text, int number, const std::string& behind) {
  std::string lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    const std::string count = std::to_string(number++);
    lines += std::string(6 - count.size(), ' ') + count + behind;
    lines += text.substr(begin, end - begin) + '\n';
    begin = end + 1;
  }
  return lines;
}

TEST(SecondLook, LeavesTheNumbersOfAllLinesOut) {
  const std::string list = listWith("10", "$ % & @", "@ ");
  const Reading plain = read(list);
  for (const std::string behind : {"\t", " ", "  ", ": ", ". ", "| ", ") "}) {
    for (const int first : {1, 38}) {
      const std::string text = numbered(list, first, behind);
      SCOPED_TRACE(text);
      const Reading reading = read(text, {.places = true, .isWhole = true});
      EXPECT_FALSE(hasErrors(reading.diagnostics));
      ASSERT_EQ(reading.puzzles.size(), 1u);
      EXPECT_EQ(reading.puzzles[0].puzzle, plain.puzzles[0].puzzle);
      const Placement& domino = std::get<Sudominoku>(plain.puzzles[0].puzzle).dominoes[0];
      EXPECT_EQ(at(text, reading.puzzles[0].places[domino.firstCell]), "6");
      // One that is missing, or comes twice.
      for (const char* const other : {"", "9"}) {
        const std::string number = std::to_string(first + 7);
        expectRefused(test::replaceAll(text, "    " + number + behind, other + behind));
      }
      const Reading broken = read(test::replaceAll(text, "B2", "J2"), {.isWhole = true});
      ASSERT_FALSE(broken.diagnostics.empty());
      EXPECT_EQ(broken.diagnostics[0].kind, DiagnosticKind::badCellName);
      EXPECT_EQ(broken.diagnostics[0].place.line, 2);
    }
  }
  const std::string cells = test::replaceAll(rowsOf(kLine, ", "), ".", "0");
  const std::string array = test::replaceAll(cells, "\n", "],\n  [");
  expectRead(numbered("grid = [\n  [" + array.substr(0, array.size() - 4) + "\n]\n", 1, " "));
  // What is read with them, as labels, is no worse without.
  const std::string bars =
      "grid = [|\n" +
      test::replaceAll(test::replaceAll(rowsOf(kLine, ", "), ".", "_"), "\n", "|\n");
  expectRead(numbered(bars.substr(0, bars.size() - 1) + "];\n\n", 40, " "));
  // Of a grid alone they are the labels of rows, which may have lost a cell.
  const std::string rows = rowsOf(kLine, ",");
  expectRefused(numbered(rows.substr(0, rows.size() - 3) + '\n', 1, ","));
}

TEST(SecondLook, CountsListsWithoutRoomForTheNumber) {
  const std::string list = listWith("10", "$ % & @", "@ ");
  const Reading plain = read(list);
  const std::string lines =
      test::replaceAll(listWith("", R"([$,"%",&,"@"],)", R"("@",)"), ",\n0\n", "]");
  const std::string dominoes = lines.substr(1, lines.find("],\n\"C5") - 1);
  const std::string isolated = '[' + lines.substr(lines.find("\"C5"));
  const std::string array = '[' + dominoes + "]]\n" + isolated + '\n';
  for (const std::string& text :
       {array, test::replaceAll(array, "\n[", "["), test::replaceAll(array, ",", ", "),
        '[' + dominoes + "],\n" + isolated + "]\n"}) {
    SCOPED_TRACE(text);
    const Reading reading = read(text, {.places = true, .isWhole = true});
    EXPECT_FALSE(hasErrors(reading.diagnostics));
    ASSERT_EQ(reading.puzzles.size(), 1u);
    EXPECT_EQ(reading.puzzles[0].puzzle, plain.puzzles[0].puzzle);
    const Sudominoku& puzzle = std::get<Sudominoku>(plain.puzzles[0].puzzle);
    EXPECT_EQ(reading.puzzles[0].places[puzzle.dominoes[0].firstCell].line, 0);
    EXPECT_EQ(at(text, reading.puzzles[0].places[puzzle.dominoes[1].firstCell]), "2");
    expectRefused(test::replaceAll(text, "\"B2\"", "\"J2\""));
    expectRefused(test::replaceAll(text, "\"I1\"", ""));
  }
}

TEST(SecondLook, SeesListsInStrings) {
  const std::string list = listWith("10", "$ % & @", "@ ");
  const Reading plain = read(list);
  const std::string onALine = test::replaceAll(list, "\n", "\\n");
  const std::string onLines = test::replaceAll(list, "\n", "\\n\"\n  \"");
  for (const std::string& text :
       {'"' + onALine + "\"\n", "const char* input = \"" + onALine + "\";\n",
        "s = '" + onALine + "'\n", "{\"input\": \"" + onALine + "\"}\n",
        test::replaceAll("solve(\"" + onALine + "\");\n", "\\n", "\\r\\n"),
        "std::istringstream in(\n  \"" + onLines + "\");\n"}) {
    SCOPED_TRACE(text);
    const Reading reading = read(text, {.places = true, .isWhole = true});
    EXPECT_FALSE(hasErrors(reading.diagnostics));
    ASSERT_EQ(reading.puzzles.size(), 1u);
    EXPECT_EQ(reading.puzzles[0].puzzle, plain.puzzles[0].puzzle);
    const Placement& domino = std::get<Sudominoku>(plain.puzzles[0].puzzle).dominoes[9];
    EXPECT_EQ(at(text, reading.puzzles[0].places[domino.firstCell]), "7");
    for (const auto& [right, wrong] : std::vector<std::pair<std::string, std::string>>{
             {"10", "9"}, {"B2", "J2"}, {"6 B2", "B2"}, {"I1", ""}}) {
      expectRefused(test::replaceAll(text, right, wrong));
    }
  }
}

TEST(SecondLook, TakesNoDominoesForCellsOfASudoku) {
  const std::string list = listWith("도미노 10개", "%에 $, @에 &", "@ ");
  const std::string isolated = "C5 A3 D9 I4 A9 E5 A2 C6 I1";
  const Reading reading =
      read(test::replaceAll(list, isolated, "\n고립: " + isolated), {.isWhole = true});
  EXPECT_FALSE(hasErrors(reading.diagnostics));
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(reading.puzzles[0].format, Format::dominoList);
  // Nor where the isolated cells come first, are not all there, or have another form.
  const std::string cells = listWith("", "%=$, @=&", "");
  const std::string dominoes = cells.substr(0, cells.find("\n\n", 2) + 1);
  expectRefused(isolated + '\n' + dominoes);
  expectRefused("도미노 10개\n" + dominoes);
  expectRefused("Dominoes:\n" + dominoes + "\nIsolated: " + isolated.substr(3));
  expectRefused(listWith("", "r1c%=$, r2c@=&", "") + "Isolated: " + isolated);
  // Nor where the list was cut.
  std::string some = dominoes;
  for (int left = 10; left > 0; --left) {
    expectRefused(some);
    expectRefused(test::replaceAll(test::replaceAll(some, "=", "에 "), ", ", "\n"));
    some.erase(some.rfind('\n', some.size() - 2) + 1);
  }
  // But what fills a row, and begins the next, is a Sudoku's.
  std::string filled;
  for (int cell = 0; cell < 20; ++cell) {
    if (cell >= 8 && cell % 2 == 0) {
      EXPECT_EQ(read(filled).puzzles.size(), 1u) << filled;
    }
    filled += "ABC"[rowOf(cell)] + std::to_string(columnOf(cell) + 1) + '=' +
              std::to_string((cell + 3 * rowOf(cell)) % 9 + 1) + '\n';
  }
  // Nor where each isolated cell has a line, whatever its form.
  std::string each = "C5=1\nA3=2\nD9=3\nI4=4\nA9=5\nE5=6\nA2=7\nC6=8\nI1=9\n";
  for (const std::string way : {"=", ": ", "에 "}) {
    const std::string cellsOfDigits = test::replaceAll(each, "=", way);
    expectRefused(cellsOfDigits);
    for (const std::string head : {"", "10개\n", "Dominoes:\n"}) {
      expectRefused(head + dominoes + cellsOfDigits);
      expectRefused(head + listWith("", "$ at [%], & at [@]", "").substr(1) + cellsOfDigits);
    }
  }
  for (int row = 0; row < kSize; ++row) {
    const std::string letter(1, static_cast<char>('A' + row));
    for (int column = 1; column <= kSize; ++column) {
      const std::string name = std::to_string(column);
      each =
          test::replaceAll(each, letter + name, "(" + std::to_string(row + 1) + "," + name + ")");
    }
  }
  for (const std::string way : {"$ (2,2) & (2,3)\n", "(2,2)=$, (2,3)=&\n"}) {
    std::string text;
    for (int row = 1; row <= kSize; ++row) {
      const std::string numbers = test::replaceAll(way, "(2,", "(" + std::to_string(row) + ",");
      text +=
          test::replaceAll(test::replaceAll(numbers, "$", "6"), "&", std::to_string(row % 5 + 1));
    }
    expectRefused(text + each);
  }
  // Nor where one of them is wrong.
  expectRefused(
      test::replaceAll(test::replaceAll(list, isolated, "고립: " + isolated), "C4", "C6"));
}

TEST(SecondLook, CountsTheDominoesOfAListBelowAHead) {
  const Reading plain = read(listWith("10", "$ % & @", "@ "));
  const auto expectSame = [&](const std::string& text) {
    const Reading reading = read(text, {.isWhole = true});
    EXPECT_FALSE(hasErrors(reading.diagnostics)) << text;
    ASSERT_EQ(reading.puzzles.size(), 1u) << text;
    EXPECT_EQ(reading.puzzles[0].puzzle, plain.puzzles[0].puzzle) << text;
  };
  const std::string heads = "1,2,3,4,5,6,7,8,9\n";
  for (const std::string head : {"U,LU,V,LV", "digit1,cell1,digit2,cell2"}) {
    const std::string table = listWith(head, "$,%,&,@", "@,");
    expectSame(table);
    expectSame(test::replaceAll(table, "C5", heads + "C5"));
  }
  expectSame(listWith("| U | LU | V | LV |\n|---|---|---|---|", "| $ | % | & | @ |", "| @ "));
  expectSame(listWith("Dominoes:", "$ at %, & at @", "# at @, "));
  const std::string numbered = listWith("Dominoes:", "#. $ % & @", "@ ");
  expectSame(numbered);
  expectSame(numbered.substr(numbered.find('\n') + 1));
  expectSame(listWith("struct D d[10] = {", "{$, \"%\", &, \"@\"},", "@ "));
  expectSame(listWith("dominoes = [", "(($, &), (\"%\", \"@\")),", "@ "));
  expectSame(listWith("dominoes = [", "($, '%', &, '@'),", "{#: \"@\"}, "));
  for (const auto& [old, wrong] : std::vector<std::array<std::string, 2>>{
           {"Dominoes:\n", "eleven\n"}, {"3. ", "4. "}, {"\n3. 6 D3 8 E3", ""}, {"6 D3 ", "D3 "}}) {
    const std::string text = test::replaceAll(numbered, old, wrong);
    ASSERT_NE(text, numbered) << old;
    expectRefused(text);
  }
  expectRefused(listWith("eleven", "$ % & @", "@ "));
  const std::string few = listWith("Dominoes:", "$ % & @", "@ ");
  expectRefused(test::replaceAll(few, "6 D3 8 E3\n", ""));
}

TEST(SecondLook, KnowsCellsOfDominoesByRowAndColumn) {
  const Reading plain = read(listWith("10", "$ % & @", "@ "));
  const auto namesPlain = [&](const std::string& text) {
    const Reading reading = read(text, {.isWhole = true});
    return !hasErrors(reading.diagnostics) && reading.puzzles.size() == 1 &&
           reading.puzzles[0].puzzle == plain.puzzles[0].puzzle;
  };
  struct Name {
    std::string open;
    std::string between;
    std::string close;
    bool isLettered = false;
  };
  for (const Name& form : std::vector<Name>{{"r", "c", ""},
                                            {"R", "C", ""},
                                            {"(", ",", ")"},
                                            {"(", ", ", ")"},
                                            {"[", ", ", "]"},
                                            {"{", ",", "}"},
                                            {"", "행", "열"},
                                            {"", "행 ", "열"},
                                            {"(", ",", ")", true},
                                            {"[", ", ", "]", true}}) {
    // `first`: the first row and column, unless rows are letters; columns count from 1 then.
    const auto named = [&](std::string text, int first) {
      // From the last one on, as the letters of the names are those of rows, too.
      for (std::size_t at = text.size() - 1; at-- > 0;) {
        if (text[at] < 'A' || text[at] > 'I' || text[at + 1] < '0' || text[at + 1] > '9') continue;
        const std::string row =
            form.isLettered ? std::string(1, text[at]) : std::to_string(text[at] - 'A' + first);
        const std::string column = std::to_string(text[at + 1] - '1' + first);
        text.replace(at, 2, form.open + row + form.between + column + form.close);
      }
      return text;
    };
    for (const int first : {0, 1}) {
      if (first == 0 && form.isLettered) continue;
      const std::string pasted = named(listWith("10", "$ % & @", "@ "), first);
      const Reading reading = read(pasted, {.places = true, .isWhole = true});
      ASSERT_EQ(reading.puzzles.size(), 1u);
      const auto& isolated = std::get<Sudominoku>(reading.puzzles[0].puzzle).isolated;
      EXPECT_EQ(at(pasted, reading.puzzles[0].places[isolated[0]]) + ' ', named("C5 ", first));
      for (const std::string cells : {"@ ", "@, ", "#: @, "}) {
        const std::string text = named(listWith("10", "$ % & @", cells), first);
        EXPECT_TRUE(namesPlain(text)) << text;
      }
      const std::string list = named(listWith("10", "$ % & @", "@ "), first);
      EXPECT_TRUE(namesPlain(test::replaceAll(list, "10\n", "Dominoes:\n"))) << list;
      // As programs hold them, all on one line.
      std::string array = named(listWith("a = [", "($, %, &, @),", "@, "), first);
      std::replace(array.begin(), array.end(), '\n', ' ');
      EXPECT_TRUE(namesPlain(array.substr(0, array.size() - 3) + "]\n")) << array;
      // Where some count from 0, row 9 is none, and where none does, column 0.
      const std::string b2 = named("B2 1", first);
      const std::string wrong = named(first == 0 ? "I9 1" : "B0 1", 1);
      const std::string other = test::replaceAll(list, b2, wrong);
      ASSERT_NE(other, list);
      expectRefused(other);
    }
  }
}

TEST(SecondLook, SaysWhereFullWidthDigitsStand) {
  std::string text = listWith("10", "$ % - & @", "@ ");
  text = test::replaceAll(text, "6 B2", "６ B2");
  const Reading reading = read(text, {.places = true, .isWhole = true});
  ASSERT_EQ(reading.puzzles.size(), 1u);
  const Cell cell = std::get<Sudominoku>(reading.puzzles[0].puzzle).dominoes[0].firstCell;
  const Place& place = reading.puzzles[0].places[cell];
  ASSERT_GT(place.line, 0);
  EXPECT_EQ(linesOf(text)[place.line - 1].rawText(place.column, 1), "６");
}

TEST(SecondLook, SaysNothingOfWhereDigitsStandThatItMoves) {
  const std::string text = listWith("10", "[$|&] % @", "@ ");
  const Reading reading = read(text, {.places = true, .isWhole = true});
  ASSERT_EQ(reading.puzzles.size(), 1u);
  const Grid laid = std::get<Sudominoku>(reading.puzzles[0].puzzle).givens();
  const std::vector<Line> lines = linesOf(text);
  for (Cell cell = 0; cell < kCells; ++cell) {
    const auto& [line, column, length] = reading.puzzles[0].places[cell];
    if (line == 0 || length != 1) continue;
    EXPECT_EQ(lines[line - 1].rawText(column, 1), std::to_string(laid[cell]));
  }
}

TEST(SecondLook, NamesTheMistakeInAList) {
  const std::string words = listWith("10", "$ at %, & at @", "@ ");
  const std::string turned = listWith("10", "%=$, @=&", "@ ");
  const std::string objects = test::replaceAll(
      listWith("{\"dominoes\": [", R"({"u":$,"lu":"%","v":&,"lv":"@"},)", R"("@",)"), "\n0\n",
      "]}\n");
  struct Mistake {
    std::string text, right, wrong;
    DiagnosticKind kind;
    Place place;
    std::string found;
  };
  using enum DiagnosticKind;
  for (const auto& [text, right, wrong, kind, place, found] : std::initializer_list<Mistake>{
           {words, "B2", "J2", badCellName, {2, 6, 2}, "J2"},
           {words, "6 at B2", "1 at B2", sameDigitDomino, {2, 1, 16}, "1 B2 1 B3"},
           {words, "10\n", "11\n", wrongCount, {1, 1, 2}, "11"},
           {words, "I1 ", "", wrongCellCount, {12, 1, 23}, "8"},
           {turned, "B2", "B9", cellsNotAdjacent, {2, 1, 9}, "6 B9 1 B3"},
           {objects, "B2", "B9", cellsNotAdjacent, {2, 6, 26}, "6 B9 1 B3"}}) {
    std::string broken = text;
    broken.replace(broken.find(right), right.size(), wrong);
    SCOPED_TRACE(broken);
    const Reading reading = read(broken, {.isWhole = true});
    EXPECT_TRUE(reading.puzzles.empty());
    ASSERT_FALSE(reading.diagnostics.empty());
    EXPECT_EQ(reading.diagnostics[0].kind, kind);
    EXPECT_EQ(reading.diagnostics[0].place.line, place.line);
    EXPECT_EQ(reading.diagnostics[0].place.column, place.column);
    EXPECT_EQ(reading.diagnostics[0].place.length, place.length);
    EXPECT_EQ(reading.diagnostics[0].found, found);
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
  // Behind the number of a domino, a digit that is missing is not that number.
  for (const auto& [domino, old, wrong] :
       std::vector<std::array<std::string, 3>>{{"#. $ % & @", ". 6 B2", ". B2"},
                                               {"#) $ % & @", ") 6 B2", ") B2"},
                                               {"#. $ % & @", "1 B3", "B3"},
                                               {"| # | $ | % | & | @ |", "| 1 | B3", "| | B3"},
                                               {"#. [$|&] %-@", "[6|1]", "[6|]"}}) {
    const std::string numbered = listWith("10", domino, "@ ");
    ASSERT_FALSE(hasErrors(read(numbered, {.isWhole = true}).diagnostics)) << numbered;
    const std::string text = test::replaceAll(numbered, old, wrong);
    ASSERT_NE(text, numbered) << old;
    expectRefused(text);
  }
  const std::string boxed = listWith("10", "[$|&] % @", "@ ");
  ASSERT_FALSE(hasErrors(read(boxed, {.isWhole = true}).diagnostics));
  expectRefused(test::replaceAll(boxed, "[5|9]", "4[5|9]"));
  // The isolated digits, one on a line each, out of order or short of one.
  const std::string lines = listWith("10", "[$|&] % @", "# @\n");
  ASSERT_FALSE(hasErrors(read(lines, {.isWhole = true}).diagnostics));
  expectRefused(test::replaceAll(lines, "2 A3\n", ""));
  expectRefused(test::replaceAll(lines, "\n2 A3\n", "\n3 A3\n"));
  expectRefused(test::replaceAll(lines, "[6|1] B2", "[6|1] B22"));
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

}  // namespace
}  // namespace sudominoku::text

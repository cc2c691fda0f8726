#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "text/support.h"
#include "text/write.h"

namespace sudominoku::text {
namespace {

using namespace guises;
using test::gridOf;

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
  // In Korean each may be named otherwise.
  std::string korean;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const std::string digit = kLine.substr(static_cast<std::size_t>(cell), 1);
    if (digit == ".") continue;
    const std::string row = std::to_string(rowOf(cell) + 1) + "행 ";
    const std::string column = std::to_string(columnOf(cell) + 1) + "열 ";
    korean += (columnOf(cell) % 2 == 0 ? row + column : column + row) + digit + '\n';
  }
  expectGrid(korean, Format::cellList);
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

TEST(ReadSudoku, OffersToCountCellsFromZeroWhereNothingTells) {
  std::string cells;
  std::string fromOne(kCells, '.');
  std::string fromZero(kCells, '.');
  for (int i = 1; i < kSize; ++i) {
    const char digit = static_cast<char>('1' + i % 8);
    cells +=
        "{\"r\":" + std::to_string(i) + ",\"c\":" + std::to_string(i) + ",\"v\":" + digit + "},\n";
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
         {rowsOf(kLine, "").substr(10), test::replaceAll(way.cell, "#", "5"),
          std::string("5 3 4 6 7 8 9 1 2")}) {
      EXPECT_TRUE(hasErrors(read(beside + '\n' + text, {.isWhole = true}).diagnostics)) << text;
    }
    for (const char* beside : {"1 2 3 4 5 6 7 8 9\n", "#id { margin: 404px 010px 203px }\n"}) {
      expectOnSecondLook(text + beside, "<&\"");
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

TEST(ReadSudoku, TakesLettersForColumnsWhereCellsComeRowByRow) {
  const auto listOf = [](bool areColumns, bool isByRows, const std::string& equals,
                         const std::string& end, int first = 1) {
    std::string text;
    for (int i = 0; i < kCells; ++i) {
      const Cell cell = isByRows ? i : cellAt(i % kSize, i / kSize);
      const char sign = kLine[static_cast<std::size_t>(cell)];
      if (sign == '.') continue;
      const int letter = areColumns ? columnOf(cell) : rowOf(cell);
      const int number = areColumns ? rowOf(cell) : columnOf(cell);
      text +=
          static_cast<char>('A' + letter) + std::to_string(number + first) + equals + sign + end;
    }
    return text;
  };
  for (const auto& [equals, end] : std::vector<std::pair<std::string, std::string>>{
           {": ", "\n"}, {"=", ", "}, {" = ", ";\n"}}) {
    // As in Su-domino-ku, and as in spreadsheets.
    expectGrid(listOf(false, true, equals, end), Format::cellList);
    expectGrid(listOf(true, true, equals, end), Format::cellList);
    expectGrid(listOf(false, true, equals, end, 0), Format::cellListFromZero);
    expectGrid(listOf(true, true, equals, end, 0), Format::cellListFromZero);
  }
  // What goes up by both has rows first; a sheet's letters are columns whatever goes up.
  std::string diagonal(kCells, '.');
  std::string both;
  for (int i = 0; i < 8; ++i) {
    const char sign = static_cast<char>('1' + i);
    diagonal[static_cast<std::size_t>(cellAt(i, i + 1))] = sign;
    both += static_cast<char>('A' + i) + std::to_string(i + 2) + '=' + sign + '\n';
  }
  expectGrid(both, Format::cellList, diagonal);
  const std::string sheet = "ws['" + listOf(true, false, "'] = ", "\nws['");
  expectGrid(sheet.substr(0, sheet.rfind("ws")), Format::cellList);
}

TEST(ReadSudoku, TakesTheNamesOfColumnsBeforeEachCell) {
  for (const bool isTurned : {false, true}) {
    const std::string names = isTurned ? "(x, y, value)" : "(row, col, value)";
    std::string each;
    std::string all = "INSERT INTO cells " + names + " VALUES\n";
    for (Cell cell = 0; cell < kCells; ++cell) {
      const char sign = kLine[static_cast<std::size_t>(cell)];
      if (sign == '.') continue;
      const std::string row = std::to_string(rowOf(cell));
      const std::string column = std::to_string(columnOf(cell));
      const std::string values =
          "(" + (isTurned ? column + ", " + row : row + ", " + column) + ", " + sign + ")";
      each += "INSERT INTO cells " + names + " VALUES " + values + ";\n";
      all += values + ",\n";
    }
    expectGrid(each, Format::cellListFromZero);
    expectGrid(all, Format::cellListFromZero);
  }
}

TEST(SecondLook, SeesGivensInElements) {
  const auto elements = [](const std::string& form) {
    std::string text = "<?xml version=\"1.0\"?>\n<puzzle>\n";
    for (Cell cell = 0; cell < kCells; ++cell) {
      const char sign = kLine[static_cast<std::size_t>(cell)];
      if (sign == '.') continue;
      std::string one = test::replaceAll(form, "$", std::to_string(rowOf(cell) + 1));
      one = test::replaceAll(one, "%", std::to_string(columnOf(cell) + 1));
      text += "  " + test::replaceAll(one, "&", std::string(1, sign)) + '\n';
    }
    return text + "</puzzle>\n";
  };
  for (const std::string form :
       {"<cell row=\"$\" col=\"%\" value=\"&\"/>", "<given row='$' column='%'>&</given>",
        "<c c=\"%\" r=\"$\" v=\"&\" />", "<div data-row=\"$\" data-col=\"%\">&</div>"}) {
    expectRead(elements(form));
  }
  // One whose place is wrong is still one of them.
  const std::string cells = elements("<cell row=\"$\" col=\"%\" value=\"&\"/>");
  for (const std::string wrong :
       {"row=\"\" col=\"1\"", "row=\"1\" col=\"11\"", "row=\"1\" value=\"1\""}) {
    expectRefused(test::replaceAll(cells, "row=\"1\" col=\"1\"", wrong));
  }
  // So are those of another name, which may mean anything.
  std::string others = cells;
  for (std::size_t at = 0; (at = others.find("<cell", at)) != std::string::npos; ++at) {
    if (std::count(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(at), '\n') % 2 == 0)
      others.replace(at, 5, "<hint");
  }
  expectRefused(others);
  // Either may be the row.
  expectRefused(elements("<cell x=\"%\" y=\"$\" value=\"&\"/>"));
}

TEST(SecondLook, SeesCellsInElementsThatHoldNothing) {
  std::string values;
  std::string empty;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const char sign = kLine[static_cast<std::size_t>(cell)];
    const std::string digit = sign == '.' ? "" : std::string(1, sign);
    values += "<cell value=\"" + digit + "\"/>\n";
    empty += digit.empty() ? "<c/>" : "<c>" + digit + "</c>";
    empty += columnOf(cell) == 8 ? "\n" : "";
  }
  expectRead("<puzzle>\n" + values + "</puzzle>\n");
  expectRead("<puzzle>\n" + empty + "</puzzle>\n");
  expectRefused(values.substr(values.find('\n') + 1));
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

/// Cells from row and column 0 on. `way`: `@` is the row, `$` the column, `#` the digit.
/// `blank`: what a blank cell has; empty: only givens are listed.
std::string namedCells(const std::string& way, const std::string& end, const std::string& blank) {
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const char sign = kLine[static_cast<std::size_t>(cell)];
    if (sign == '.' && blank.empty()) continue;
    std::string item = test::replaceAll(way, "@", std::to_string(rowOf(cell)));
    item = test::replaceAll(item, "$", std::to_string(columnOf(cell)));
    text += test::replaceAll(item, "#", sign == '.' ? blank : std::string(1, sign)) + end;
  }
  return text;
}

TEST(ReadSudoku, TakesNoColumn0BehindTheDigitForABlankCell) {
  for (const std::string way : {"# at row @, column $", "# at r@c$", "put(#, row=@, col=$)"}) {
    expectGrid(namedCells(way, "\n", ""), Format::cellListFromZero);
  }
  expectGrid("value,row,col\n" + namedCells("#,@,$", "\n", ""), Format::cellListFromZero);
  expectGrid("[" + namedCells(R"({"value": #, "row": @, "col": $})", ", ", "") + "]",
             Format::cellListFromZero);
  // Of blank ones that are listed, none may lack.
  const std::string all = namedCells("# at r@c$", "\n", "0");
  expectRead(all);
  expectRefused(all.substr(0, all.find("1 at r8c6")));
}

TEST(ReadSudoku, ReadsListsOfCellsOnALineEach) {
  const std::string list = namedCells("R@C$=#", ", ", "");
  for (const std::string between : {"\n\n", "\n\nand another\n"}) {
    const Reading reading = read(list + between + list + "\n", {.isWhole = true});
    EXPECT_FALSE(hasErrors(reading.diagnostics)) << between;
    EXPECT_EQ(reading.puzzles.size(), 2u) << between;
  }
}

TEST(ReadSudoku, ReadsCellsNamedByColumnAndRow) {
  for (const std::string way : {R"("c$r@": #)", R"("x$y@": #)"}) {
    for (const std::string end : {", ", ",\n"}) {
      expectRead("{" + namedCells(way, end, "") + "}\n");
      expectRead("{" + namedCells(way, end, "0") + "}\n");
      expectRead("{" + namedCells(way, end, "null") + "}\n");
    }
  }
}

TEST(ReadSudoku, MissesNoCellOfAListThatEndsAsTheOthers) {
  const std::string text = namedCells("INSERT INTO g VALUES (@,$,#);", "\n", "");
  expectRead(text);
  std::string wrong = text;
  wrong.erase(text.rfind("INTO"), 1);
  expectRefused(wrong);
  // Three numbers that end otherwise are no cell.
  expectRead(text + "INFO 3 of 2026, level 4\n");
  const std::string named = namedCells("r@c$=#", "\n", "");
  const std::size_t last = named.rfind('r');
  for (const std::string name : {"rr", "x", "R"}) {
    std::string other = named;
    expectRefused(test::replaceAll(other.replace(last, 1, name), "R9c", "R9C"));
  }
}

TEST(ReadSudoku, ReadsCellsWhoseDigitComesFirst) {
  for (const std::string way :
       {"# (@,$)", "Place # at (@, $)", "#: (@,$)", "(#, (@, $))", "# [@][$]", "#: @,$", "# -> @,$",
        "# at (@;$)", R"({"value": #, "pos": [@, $]})", "#: @행 $열"}) {
    for (const std::string end : {"\n", ", ", " "}) expectRead(namedCells(way, end, ""));
  }
  // The row comes first where nothing sets the digit off.
  for (const std::string way : {"@-$: #", "@:$, #", "@.$ #", "@/$=#", "(@;$) #"}) {
    expectRead(namedCells(way, "\n", ""));
  }
}

TEST(ReadSudoku, MissesNoCellThatIsWrittenOtherwise) {
  for (const std::string way : {"r@c$=#", "(@,$)=#", "(@, $): #", "@ -> $ -> #"}) {
    const std::string list = namedCells(way, "\n", "");
    for (const std::string other : {"c8r7=9", "[8, 7] = 9", "I8=9", "i8: 9", "8/7 => 9"}) {
      expectRefused(list + other + '\n');
      expectRefused(other + '\n' + list);
    }
    expectRead(list + "17\n");
    expectRead(list + "SE 7.1\n");
    expectRead(list + "12:34\n");
  }
  // Nor those before a line that parts the list, though few of them are no list.
  std::string lettered = test::replaceAll(namedCells("r@c$ #", "\n", ""), "c", "");
  for (int row = 0; row < kSize; ++row) {
    const std::string letter(1, static_cast<char>('a' + row));
    lettered = test::replaceAll(lettered, "r" + std::to_string(row), letter);
  }
  expectRead(lettered);
  std::string calls = test::replaceAll(test::replaceAll(lettered, "\n", ")\nput("), " ", ", ");
  expectRead("put(" + calls.substr(0, calls.rfind('\n')));
  for (const std::string& list : {namedCells("@,$ -> #", "\n", ""), lettered}) {
    for (std::size_t end = list.find('\n'); end != std::string::npos;
         end = list.find('\n', end + 1)) {
      const std::string rest = list.substr(end + 1);
      if (rest.empty()) break;
      expectRefused(list.substr(0, end) + "|\n" + rest);
    }
  }
}

TEST(ReadSudoku, TakesNoPartOfAListAmongBlankLinesForAPuzzle) {
  for (const std::string way : {"R@C$ = #", "Row @, column $: #"}) {
    const std::string text = namedCells(way, "\n\n", "");
    const std::string name =
        test::replaceAll(test::replaceAll(way.substr(0, way.size() - 1), "@", "3"), "$", "5");
    expectRefused(test::replaceAll(text, name, test::replaceAll(name, "3", "")));
  }
}

}  // namespace
}  // namespace sudominoku::text

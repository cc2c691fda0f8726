#include <gtest/gtest.h>

#include <array>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "text/support.h"

namespace sudominoku::text {
namespace {

using namespace guises;
using test::gridOf;

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

TEST(ReadSudoku, BringsColumnsAndBoxesIntoTheOrderOfRows) {
  for (const std::string gap : {"", " ", ", "}) {
    for (const bool areColumns : {true, false}) {
      const std::vector<std::string> labels =
          areColumns
              ? std::vector<std::string>{"Column #: ", "Col # ",      "C#: ",        "열 #: ",
                                         "#열: ",      "Spalte # - ", "Vertical #: "}
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

TEST(ReadSudoku, TakesNoNameOfAVersionForThatOfAHouse) {
  for (const std::string name : {"^a1b2c3d", "0c4", "^9b1f", "a1c2 (Ann"}) {
    expectRead(dressed(name + " #) ", "", " "));
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
  // Where a name has lost a sign, or has one more, nobody knows where its house belongs.
  const std::string named = "{" + houses(0, "\"row#\": [$]", ", ") + "}";
  expectPuzzles(named);
  for (int house = 1; house <= kSize; ++house) {
    const std::string number = std::to_string(house);
    expectRefused(test::replaceAll(named, "row" + number, "rw" + number));
    expectRefused(test::replaceAll(named, "row" + number, "roow" + number));
    const std::string boxed = "{" + houses(2 * kSize, "\"box#\": [$]", ", ") + "}";
    expectRefused(test::replaceAll(boxed, "box" + number, "bo" + number));
  }
  for (const std::string name : {"cols = ", "self.columns = ", "by_col = ", "\"cols\": "}) {
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
       {"A = reshape([@], 9, 9)';", "A = reshape([@], 9, 9).';",
        "A = permutedims(reshape([@], 9, 9))",
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
    // Cells with names are read as a list of them.
    expectRead(objectOf(byLetter, step));
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

TEST(ReadSudoku, ReadsArraysAsPhpExportsThem) {
  std::string exported = "<?php\n$board = array (\n";
  std::string typed = "$board = [\n";
  std::string indexed = typed;
  for (int row = 0; row < kSize; ++row) {
    exported += "  " + std::to_string(row) + " => \n  array (\n";
    for (int column = 0; column < kSize; ++column) {
      const char sign = kLine[static_cast<std::size_t>(cellAt(row, column))];
      exported += "    " + std::to_string(column) + " => '" + sign + "',\n";
      indexed += (column == 0 ? "[" : ", ") + std::to_string(column) + " => '" + sign + "'";
    }
    exported += "  ),\n";
    indexed += "],\n";
    typed += std::to_string(row) + " => [" + rowWith(row, "0", ", ") + "],\n";
  }
  expectPuzzles(exported + ");\n");
  expectPuzzles(test::replaceAll(indexed + "];\n", "\n", " "));
  std::string numbered = indexed + "];\n";
  for (int row = 0; row < kSize; ++row) {
    const std::size_t at = numbered.find("\n[") + 1;
    numbered.replace(at - 1, 1, " " + std::to_string(row) + " => ");
  }
  expectPuzzles(numbered);
  expectPuzzles(typed + "];\n");
  expectPuzzles(indexed + "];\n");
  expectRefused(test::replaceAll(exported + ");\n", "    3 => '7',\n", ""));
  // PHP keeps the order in which values were given to indices.
  expectRefused(test::replaceAll(test::replaceAll(exported + ");\n", "    3 =>", "    9 =>"),
                                 "    4 =>", "    3 =>"));
  expectRefused(test::replaceAll(typed + "];\n", "8 => [", "0 => ["));
  // A bracket that ends a line of a program begins no array.
  expectPuzzles("while (\n" + kLine + "\n)\n");
  expectRead(rowsOf(kLine, "") + "check (\n[5], [3]\n)\n");
}

TEST(ReadSudoku, ReadsArraysThatGoOnBehindALine) {
  const std::string rows = rowsOf(test::replaceAll(kLine, ".", "0"), ",", "; ...\n");
  expectPuzzles("M = [" + rows.substr(0, rows.size() - 6) + "];\n");
  expectPuzzles("M = [...\n" + rows.substr(0, rows.size() - 6) + "];\n");
  const std::string dots = rowsOf(kLine, ",", "; ...\n");
  expectPuzzles("M = [" + dots.substr(0, dots.size() - 6) + "];\n");
  const std::string list = rowsOf(test::replaceAll(kLine, ".", "0"), ",", ", &\n");
  expectPuzzles("integer :: g(9,9) = transpose(reshape([ &\n" + list.substr(0, list.size() - 4) +
                " ], [9,9]))\n");
  const std::string maple = rowsOf(test::replaceAll(kLine, ".", "0"), ",", "],\n[");
  expectGrid("M := Matrix([[" + maple.substr(0, maple.size() - 3) + "]):\n", Format::sourceArray);
}

TEST(ReadSudoku, PassesOverCommentsOfOtherLanguagesBehindRows) {
  const std::string rows = rowsOf(test::replaceAll(kLine, ".", "0"), ", ", "@");
  for (const auto& [before, behind, last] :
       std::vector<std::array<std::string, 3>>{{"M = [ ...\n", "; ... % row 1\n", "];\n"},
                                               {"M = [ ...\n", " ; % row\n", "];\n"},
                                               {"M = [ % rows\n", "; % row 1\n", "];\n"},
                                               {"local b = {\n{", "}, -- 1\n{", "}}\n"}}) {
    std::string text = before + test::replaceAll(rows, "@", behind);
    const std::size_t end = text.size() - behind.size();
    expectPuzzles(text.substr(0, end) + last);
    // A row without its last cell is none.
    text.replace(end - 3, 3, "");
    expectRefused(text.substr(0, end - 3) + last);
  }
}

TEST(ReadSudoku, ReadsStringsThatCallsTurnIntoSigns) {
  for (const auto& [before, behind] :
       std::initializer_list<std::array<std::string, 2>>{{"'", "'.split('')"},
                                                         {"\"", "\".split(\"\").map(Number)"},
                                                         {"'", "'.toCharArray()"},
                                                         {"'", "'.chars().collect()"},
                                                         {"\"", "\".chars.map(&:to_i)"},
                                                         {"\"", "\".map { it - '0' }.toIntArray()"},
                                                         {"[...\"", "\"].map(Number)"},
                                                         {"Array.from('", "', Number)"},
                                                         {"list(map(int, \"", "\"))"},
                                                         {"\"", "\"sv"}}) {
    const std::string rows = rowsOf(kLine, "", behind + ",\n" + before);
    expectRead("const board = [\n" + before + rows.substr(0, rows.size() - before.size()) + "];\n");
  }
  for (const auto& [before, behind] :
       std::initializer_list<std::array<std::string, 2>>{{"'", "'.split(' ')"},
                                                         {"list(map(int, '", "'.split()))"},
                                                         {"strsplit(\"", "\", \" \")"}}) {
    for (const std::string between : {" ", ",", ", "}) {
      const std::string line = between == ", " ? test::replaceAll(kLine, ".", " ") : kLine;
      const std::string rows = rowsOf(line, between.substr(0, 1), behind + ",\n" + before);
      expectRead("b = [\n" + before + rows.substr(0, rows.size() - before.size()) + "]\n");
    }
  }
  const std::string words = rowsOf(kLine, "");
  expectRead("grid = %w[\n" + words + "].map { |r| r.chars.map(&:to_i) }\n");
  const std::string zeros = test::replaceAll(words.substr(0, words.size() - 1), ".", "0");
  expectRead("s = R\"(" + zeros + ")\";\n");
}

TEST(ReadSudoku, LosesNoRowOfTenBehindAName) {
  for (const auto& [begin, open, close, gap] : std::initializer_list<std::array<std::string, 4>>{
           {"problem(1, [", "[", "]", ","},
           {"val g = Array(\n", "Array(", ")", ", "},
           {"let board = vec![\n", "vec![", "]", ", "},
           {"my_board = [", "\"", "\"", ""}}) {
    for (const std::string blank : {"_", "."}) {
      for (int twice = 0; twice < kSize; ++twice) {
        std::string text = begin;
        for (int row = 0; row < kSize; ++row) {
          const std::string cells = open + rowWith(row, blank, gap) + close + ",\n";
          text += row == twice ? cells + cells : cells;
        }
        expectRefused(text + "])\n");
      }
    }
  }
}

TEST(ReadSudoku, CountsTheRowsOfCSharp) {
  for (const std::string name : {"new int[] ", "new[] ", "new List<int> "}) {
    std::string rows;
    for (int row = 0; row < kSize; ++row)
      rows += "  " + name + "{ " + rowWith(row, "0", ", ") + " },\n";
    const std::string last = rows.substr(rows.rfind("  new"));
    expectRead("int[][] board = {\n" + rows + "};\n");
    expectRefused("int[][] board = {\n" + rows + last + "};\n");
    expectRefused("int[][] board = {\n" + rows + last.substr(0, last.size() - 2) + "\n};\n");
    expectRefused("int[][] board = {\n" + rows.substr(0, rows.rfind("  new")) + "};\n");
  }
}

TEST(ReadSudoku, TakesNoLabelsForTheCellsOfALostString) {
  for (const std::string label : {"#. ", "# | ", "# "}) {
    for (int lost = 0; lost < kSize; ++lost) {
      std::string text = "board = [\n";
      for (int row = 0; row < kSize; ++row) {
        text += test::replaceAll(label, "#", std::to_string(row + 1)) + '"';
        text += (row == lost ? "" : rowWith(row, "_", "")) + "\",\n";
      }
      expectRefused(text + "]\n");
    }
  }
}

TEST(ReadSudoku, LeavesOutCommentsBetweenSlashesAndStars) {
  std::string rows;
  for (int row = 0; row < kSize; ++row)
    rows +=
        "  /* row " + std::to_string(row + 1) + " */ {" + rowWith(row, "0", ",") + "}, /* 9 */\n";
  expectGrid("int board[9][9] = { /* hard,\n" + rows + "};\n", Format::sourceArray);
}

TEST(ReadSudoku, TakesNoIndexForAValue) {
  for (std::size_t lost = 1; lost < kSize; ++lost) {
    std::string text = "$board = [\n";
    for (std::size_t row = 0; row < kSize; ++row) {
      text += "[";
      for (std::size_t column = 0; column < kSize; ++column) {
        text += std::to_string(column);
        const char sign = kLine[row * kSize + column];
        const std::string value(1, sign == '.' ? '0' : sign);
        text += row == 0 && column == lost ? ", " : " => " + value + ", ";
      }
      text += "],\n";
    }
    expectRefused(text + "];\n");
  }
}

TEST(ReadSudoku, TurnsArraysAsTheirCallsDo) {
  const std::string rows = test::replaceAll(rowsOf(kLine, ", "), ".", "0");
  const std::string inner = test::replaceAll(rows.substr(0, rows.size() - 1), "\n", "],\n[");
  const std::string array = "[[" + inner + "]]";
  std::string turned;
  for (std::size_t cell = 0; cell < kCells; ++cell) turned += kLine[cell % 9 * 9 + cell / 9];
  for (const auto& [before, behind] :
       std::initializer_list<std::array<std::string, 2>>{{"g = np.array(", ").transpose()"},
                                                         {"g = np.transpose(", ")"},
                                                         {"g = np.array(", ").swapaxes(0, 1)"},
                                                         {"g = np.moveaxis(", ", 0, 1)"},
                                                         {"g = ", ".transpose"}}) {
    expectRead(before + array + behind + "\n", turned);
  }
  const std::string vectors = test::replaceAll(inner, "],\n[", "),\n  c(");
  expectRead("g <- cbind(c(" + vectors + "))\n", turned);
  expectRead("g <- do.call(cbind, list(c(" + vectors + ")))\n", turned);
  expectRead("g <- rbind(c(" + vectors + "))\n");
  std::string values = test::replaceAll(test::replaceAll(inner, "[", ""), "]", "");
  for (const std::string call : {"g <- t(", "g<-t(", "g=t(", "print(t("}) {
    const std::string closing = call == "print(t(" ? ")))\n" : "))\n";
    expectRead(call + "rbind(c(" + vectors + ')' + closing, turned);
    expectRead(call + "cbind(c(" + vectors + ')' + closing);
    expectRead(call + "matrix(c(" + values + "), 9, 9" + closing);
    expectRead(call + "matrix(c(" + values + "), 9, 9, byrow = TRUE" + closing, turned);
  }
  const std::string braces = test::replaceAll(test::replaceAll(array, "[", "{"), "]", "}");
  expectRead("g = Transpose[" + braces + "]\n", turned);
  expectRefused("g = Reverse[" + braces + "]\n");
  expectRead("g = np.column_stack(" + array + ")\n", turned);
  expectRead("g = hcat([" + inner + "])\n", turned);
  const std::string matrix = test::replaceAll(test::replaceAll(inner, "],\n[", "; "), ",", " ");
  expectRead("A = [" + matrix + "];\n");
  expectRead("A = [" + matrix + "]';\n", turned);
  expectRead("A = [" + matrix + "].';\n", turned);
  expectRead("A = permutedims([" + matrix + "])\n", turned);
  for (const std::string call : {"flipud", "fliplr", "flip", "rot90", "rotr90"}) {
    expectRefused("A = " + call + "([" + matrix + "])\n");
  }
  expectRead("'" + array + "'\n");
  std::string frame = "df = pd.DataFrame({\"A\": [" + inner + "]})\n";
  for (char key = 'B'; key <= 'I'; ++key) {
    frame.replace(frame.find("\n["), 2, std::string("\"") + key + "\": [");
  }
  expectRead(frame, turned);
  for (const std::string behind : {" as const;", ".flat();", ".map(row => [...row]);"}) {
    expectRead("const g = " + array + behind + "\n");
  }
  // Others change the order of the cells in ways of their own, on one line as well.
  expectRefused("g = " + array + ".t()\n");
  expectRefused("g = np.rot90((" + array + "))\n");
  for (const std::string call : {"np.roll(", "circshift(", "np.einsum('ij->ji', "}) {
    expectRefused("g = " + call + array + ", 1)\n");
  }
  for (const std::string call : {".permute(1, 0)", ".mT", ".map(&:reverse)", ".rotate(3)"}) {
    expectRefused("g = " + array + call + "\n");
  }
  const std::string line = test::replaceAll(array, "\n", " ");
  const std::string open = "[\"" + test::replaceAll(rowsOf(kLine, ""), "\n", "\", \"");
  const std::string strings = open.substr(0, open.size() - 3) + "]";
  for (const std::string& all : {array, line, strings}) {
    for (const std::string behind :
         {".reverse()", ".reverse", ".toReversed()", ".T", "[::-1]", ".reshape(9, 9, order='F')"}) {
      expectRefused("g = " + all + behind + "\n");
    }
    for (const std::string before : {"list(reversed(", "np.flip(("}) {
      expectRefused("g = " + before + all + "))\n");
    }
    expectRefused("g = np.array(" + all + ")[::-1]\n");
    expectRefused("g = [list(row) for row in zip(*" + all + ")]\n");
    expectRead("g = list(zip(*" + all + "))\n", turned);
    expectRead("var g = " + all + ".ToArray();\n");
  }
  std::string flat = test::replaceAll(test::replaceAll(line, "[", ""), "]", "");
  expectRead("g = list(zip(*[iter([" + flat + "])] * 9))\n");
}

TEST(ReadSudoku, TurnsTextsAsTheirCallsDo) {
  std::string turned;
  for (std::size_t cell = 0; cell < kCells; ++cell) turned += kLine[cell % 9 * 9 + cell / 9];
  for (const std::string behind : {"', 9, 9)", "'-'0', 9, 9)", "', 9, [])", "', [9 9])"}) {
    const std::string call = "A = reshape('" + kLine + behind;
    expectRead(call + ";\n", turned);
    expectRead(call + "';\n");
  }
  expectRead("A = reshape(collect(\"" + kLine + "\"), 9, 9)\n", turned);
  const std::string text = '"' + kLine + '"';
  expectRead(text + ".chars.each_slice(9).to_a.transpose\n", turned);
  expectRead("g = np.reshape(list(" + text + "), (9, 9))\n");
  expectRead("g = np.array(list(" + text + ")).reshape(9, 9)\n");
  for (const std::string behind :
       {"[::-1]", ".reverse", ".split(\"\").reverse()", ".chars.rotate(9)"}) {
    expectRefused("g = " + text + behind + "\n");
  }
  for (const std::string before : {"reversed(", "strrev(", "fliplr(", "StringReverse["}) {
    expectRefused("g = " + before + text + (before.back() == '[' ? "]\n" : ")\n"));
  }
  expectRefused("g = np.array(list(" + text + ")).reshape(9, 9).T\n");
  // Of sentences no word is a call.
  expectRead("Do not rotate or reverse it: " + kLine + "\n");
  expectRead(kLine + " (flipped, transposed)\n");
  // What a call moves may begin on the next line, or in the middle of its own.
  const std::string rows = test::replaceAll(rowsOf(kLine, " "), ".", "0");
  for (const std::string lineEnd : {"\n", ""}) {
    expectRefused("g <- t(as.matrix(read.table(text=\"" + lineEnd + rows + "\")))\n");
  }
  expectRead("g <- as.matrix(read.table(text=\"\n" + rows + "\"))\n");
}

TEST(ReadSudoku, ReadsHexadecimalDigits) {
  const std::string cells = rowsOf(test::replaceAll(kLine, ".", "0"), ", 0x0", "},\n{0x0");
  const std::string text = "int g[9][9] = {{0x0" + cells.substr(0, cells.size() - 6) + "};\n";
  expectPuzzles(text);
  expectPuzzles(test::replaceAll(text, "0x0", "0x"));
  for (const std::string wrong : {"0x0a", "0x13", "0x"}) {
    expectRefused(test::replaceAll(text, "0x03", wrong));
  }
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

TEST(ReadSudoku, ReadsNineRowsWhoseOuterBracketsAreLost) {
  const std::string rows =
      "[" + test::replaceAll(test::replaceAll(rowsOf(kLine, ","), "\n", "],\n["), ".", "0");
  const std::string text = rows.substr(0, rows.size() - 3);
  for (const std::string end : {"]", "]]", "])", "]];", "}\n"}) expectPuzzles(text + end);
  for (const std::string begin : {"[", "grid = [", "grid = [\n  "}) {
    expectPuzzles(begin + text);
    expectPuzzles(begin + text + ",\n");
    expectRefused(begin + text.substr(0, text.rfind('[')));
    expectRefused(begin + text.substr(0, text.size() - 2));
  }
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
  expectOne(nineWith(2, "[1L, 0, 3, 12L, 0, 0, 5, 0, 9]\n"), badCellValue, {3, 12, 3}, "12L");
  expectOne(nineWith(8, ""), wrongRowCount, {8, 28, 0}, "8");
  expectOne(row, wrongCellCount, {1, 1, 1}, "9");
}

TEST(ReadSudoku, TakesNoBracketsOfATitleForAnArray) {
  std::string array = "[";
  for (int row = 0; row < kSize; ++row) array += '[' + rowWith(row, "0", ", ") + "],\n";
  array.replace(array.size() - 2, 1, "]");
  EXPECT_EQ(read("Sudoku (#1234, 5 stars)\n" + array).puzzles.size(), 1u);
  EXPECT_FALSE(hasErrors(read("Sudoku (#1234, 5 stars)\n" + array).diagnostics));
}

TEST(ReadSudoku, ReadsCommentsRightBehindBrackets) {
  std::string rows;
  for (int row = 0; row < kSize; ++row) {
    rows += "[# row " + std::to_string(row + 1) + "\n" + rowWith(row, "0", ", ") + "],\n";
  }
  expectGrid("board = [\n" + rows + "]\n", Format::sourceArray);
  expectGrid("board = [# 9 x 9\n" + rows + "]\n", Format::sourceArray);
}

}  // namespace
}  // namespace sudominoku::text

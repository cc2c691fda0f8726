// Every format of docs/FORMATS.md, by the files that its table names; round trips; rubbish.
#include <gtest/gtest.h>

#include <filesystem>
#include <random>
#include <set>
#include <sstream>

#include "board/by_name.h"
#include "board/split_mix.h"
#include "solve/sudoku.h"
#include "support/corpus.h"
#include "support/effort.h"
#include "support/generate.h"
#include "text/chunk.h"
#include "text/grid_set.h"
#include "text/list_set.h"
#include "text/read.h"
#include "text/source.h"
#include "text/support.h"
#include "text/write.h"

namespace sudominoku::text {
namespace {

using solve::solveSudoku;
using test::corpusFile;
using test::gridOf;

using guises::kLine;

/// What has been placed in the puzzle of some files.
const std::string kPlaced =
    "1436285795.21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7";

struct Row {
  std::string format, file;
};

std::vector<Row> documentedFormats() {
  std::vector<Row> rows;
  for (const std::vector<std::string>& row : test::tableRowsOf("FORMATS.md")) {
    if (row.size() < 6 || !byName<Format>(row[4], kFormats)) continue;
    std::istringstream files(test::replaceAll(test::replaceAll(row[5], "`", ""), ",", ""));
    for (std::string file; files >> file;) rows.push_back({row[4], file});
  }
  return rows;
}

std::string complaints(const Reading& reading) {
  std::string all;
  for (const Diagnostic& diagnostic : reading.diagnostics) {
    if (diagnostic.severity != Severity::error) continue;
    all += std::to_string(diagnostic.place.line) + ':' + std::to_string(diagnostic.place.column) +
           ' ' + std::string(nameOf(diagnostic.kind)) + " '" + diagnostic.found + "'\n";
  }
  return all;
}

/// Expects that a text reads as the puzzles of another, whatever the places.
void expectSame(const std::string& text, const Reading& expected) {
  SCOPED_TRACE(text);
  const Reading reading = read(text, {.places = true});
  EXPECT_EQ(complaints(reading), "");
  ASSERT_EQ(reading.puzzles.size(), expected.puzzles.size());
  for (std::size_t i = 0; i < reading.puzzles.size(); ++i) {
    EXPECT_EQ(reading.puzzles[i].puzzle, expected.puzzles[i].puzzle);
    EXPECT_EQ(reading.puzzles[i].entries, expected.puzzles[i].entries);
  }
}

TEST(Formats, AreAsDocumented) {
  // Titles and other words are passed over with a note; what belongs to a format is not.
  const std::set<std::string> withOtherWords{"diff.txt", "latex.tex", "quoted_rows.txt",
                                             "titled_rows.txt"};
  std::set<std::string> formats;
  std::set<std::string> files;
  for (const Row& row : documentedFormats()) {
    SCOPED_TRACE(row.file);
    formats.insert(row.format);
    files.insert(row.file);
    const std::string text = corpusFile("formats/" + row.file);
    const Reading reading = read(text, {.places = true});
    EXPECT_EQ(complaints(reading), "");
    EXPECT_EQ(reading.diagnostics.empty(), !withOtherWords.contains(row.file));
    ASSERT_FALSE(reading.puzzles.empty());
    for (const ReadPuzzle& puzzle : reading.puzzles) {
      EXPECT_EQ(nameOf(puzzle.format), row.format);
      EXPECT_EQ(puzzle.places.size(), 81u);
      if (const auto* sudoku = std::get_if<Sudoku>(&puzzle.puzzle)) {
        EXPECT_EQ(writeOneLine(sudoku->givens, '.'), kLine);
        const Grid placed = gridOf(kPlaced);
        for (Cell cell = 0; cell < kCells; ++cell) {
          const Digit entry = puzzle.entries ? (*puzzle.entries)[cell] : 0;
          EXPECT_TRUE(entry == 0 || sudoku->givens[cell] == 0);
          EXPECT_TRUE(entry == 0 || entry == placed[cell]);
        }
        const solve::SudokuAnswer answer = solveSudoku(*sudoku, {});
        EXPECT_EQ(answer.outcome, solve::Outcome::unique);
      }
    }
  }
  for (int i = 0; i < kFormats; ++i) {
    const std::string name(nameOf(static_cast<Format>(i)));
    EXPECT_EQ(formats.count(name), 1u) << name << " has no example in docs/FORMATS.md";
  }
  for (const auto& entry : std::filesystem::directory_iterator(SUDOMINOKU_CORPUS "/formats")) {
    EXPECT_EQ(files.count(entry.path().filename().string()), 1u) << entry.path();
  }
}

TEST(Formats, MayStandInOneTextInAnyOrder) {
  test::Random random(1);
  std::vector<Row> rows = documentedFormats();
  for (int round = 0; round < 100; ++round) {
    for (std::size_t i = rows.size() - 1; i > 0; --i) {
      std::swap(rows[i], rows[static_cast<std::size_t>(random.below(static_cast<int>(i) + 1))]);
    }
    std::string text;
    Reading expected;
    for (const Row& row : rows) {
      if (row.format == "blank-runs") continue;
      const std::string part = corpusFile("formats/" + row.file);
      // Rows of a table end at a blank line; a comment parts grids that could be one puzzle's.
      text += part + "\n# next\n\n\n\n\n\n";
      for (const ReadPuzzle& puzzle : read(part).puzzles) expected.puzzles.push_back(puzzle);
    }
    const Reading reading = read(text);
    EXPECT_EQ(complaints(reading), "");
    ASSERT_EQ(reading.puzzles.size(), expected.puzzles.size());
    for (std::size_t i = 0; i < expected.puzzles.size(); ++i) {
      EXPECT_EQ(reading.puzzles[i].puzzle, expected.puzzles[i].puzzle) << i;
    }
  }
}

TEST(Formats, DoNotMindHowTheTextIsDressed) {
  for (const Row& row : documentedFormats()) {
    const std::string text = corpusFile("formats/" + row.file);
    const Reading expected = read(text);
    expectSame("\xef\xbb\xbf" + test::replaceAll(text, "\n", "\r\n"), expected);
    expectSame("\n\n" + test::replaceAll(text, "\n", "\r"), expected);
    expectSame("```\n" + text + "```\n", expected);
    expectSame("// A comment\n# another\n" + text + "// at the end", expected);
    expectSame(text.substr(0, text.find_last_not_of("\n") + 1), expected);
    expectSame("<!-- a comment -->\n<pre>\n" + text + "</pre>\n", expected);
    // Not where a blank belongs to an address, nor where letters count.
    if (row.format == "link") continue;
    expectSame(test::replaceAll(text, " ", "\xc2\xa0"), expected);
    if (row.format == "zero-runs" || row.format == "hodoku" || row.format == "blank-runs") continue;
    std::string wide = text;
    for (char digit = '1'; digit <= '9'; ++digit) {
      wide = test::replaceAll(wide, std::string(1, digit),
                              std::string("\xef\xbc") + static_cast<char>(digit - '0' + 0x90));
    }
    if (row.file.find("array.") == std::string::npos) expectSame(wide, expected);
  }
}

TEST(Formats, SayWhereTheCellsStand) {
  for (const Row& row : documentedFormats()) {
    SCOPED_TRACE(row.file);
    const std::string text = corpusFile("formats/" + row.file);
    const std::vector<Line> lines = linesOf(text);
    for (const ReadPuzzle& puzzle : read(text, {.places = true}).puzzles) {
      const auto* sudoku = std::get_if<Sudoku>(&puzzle.puzzle);
      if (sudoku == nullptr) continue;
      for (Cell cell = 0; cell < kCells; ++cell) {
        const Place& place = puzzle.places[cell];
        if (place.line == 0) continue;
        ASSERT_GE(place.line, puzzle.firstLine);
        ASSERT_LE(place.line, puzzle.lastLine);
        const Digit digit = sudoku->givens[cell];
        if (digit == 0 || place.length != 1) continue;
        const std::string stands = lines[place.line - 1].rawText(place.column, 1);
        if (row.format != "zero-runs" && row.file.find("scf") == std::string::npos &&
            row.file != "sudokuexchange.txt") {
          EXPECT_EQ(stands, std::to_string(digit)) << cell;
        }
      }
    }
  }
}

TEST(Candidates, ComeFromTheTextAndRestrictTheSolver) {
  for (const char* file : {"pencil_marks.txt", "candidates_729.txt", "givens_placed_marks.txt",
                           "sudokuwiki_s9b.txt", "sadman.sdk", "progress.sdx"}) {
    SCOPED_TRACE(file);
    const Reading reading = read(corpusFile(std::string("formats/") + file));
    ASSERT_EQ(reading.puzzles.size(), 1u);
    const auto& sudoku = std::get<Sudoku>(reading.puzzles[0].puzzle);
    EXPECT_NE(sudoku.candidates, kAllCandidates);
    // The canonical text is the same puzzle.
    const Reading again = read(writeCandidates(sudoku));
    ASSERT_EQ(again.puzzles.size(), 1u);
    EXPECT_EQ(again.puzzles[0].puzzle, Puzzle(sudoku));
    // Without the solution's digit there is none.
    const Grid solution = solveSudoku(sudoku, {}).solutions.front();
    Sudoku changed = sudoku;
    Cell cell = 0;
    while (sudoku.givens[cell] != 0 || sudoku.candidates[cell].size() < 2) ++cell;
    changed.candidates[cell] = changed.candidates[cell].without(solution[cell]);
    EXPECT_EQ(
        solveSudoku(std::get<Sudoku>(read(writeCandidates(changed)).puzzles[0].puzzle), {}).outcome,
        solve::Outcome::none);
  }
}

TEST(Candidates, OfABlankBoardAreNoGridOfTheNext) {
  std::string all;
  for (int cell = 0; cell < kCells; ++cell) all += "123456789";
  const std::string blank = std::string(kCells, '.') + '\n' + all + '\n';
  const Sudoku marked =
      std::get<Sudoku>(read(corpusFile("formats/candidates_729.txt")).puzzles[0].puzzle);
  const Reading both = read(blank + writeCandidates(marked));
  ASSERT_EQ(both.puzzles.size(), 2u);
  EXPECT_EQ(std::get<Sudoku>(both.puzzles[0].puzzle), Sudoku{});
  EXPECT_EQ(std::get<Sudoku>(both.puzzles[1].puzzle), marked);
}

TEST(Candidates, StandBetweenBordersOf81Signs) {
  const std::string rule(kCells - 2, '-');
  const std::string marks = corpusFile("formats/pencil_marks.txt");
  const Puzzle plain = read(marks).puzzles.at(0).puzzle;
  for (const char corner : {'.', '*'}) {
    const std::string border = corner + rule + corner + '\n';
    const Reading reading = read(border + marks.substr(marks.find('\n') + 1) + border);
    EXPECT_TRUE(reading.diagnostics.empty());
    ASSERT_EQ(reading.puzzles.size(), 1u);
    EXPECT_EQ(reading.puzzles[0].puzzle, plain);
  }
}

TEST(Candidates, MayHaveBlankLinesBehindEachLine) {
  const std::string marks = corpusFile("formats/pencil_marks.txt");
  const Reading reading = read(test::replaceAll(marks, "\n", "\n\n"));
  EXPECT_TRUE(reading.diagnostics.empty());
  ASSERT_EQ(reading.puzzles.size(), 1u);
  EXPECT_EQ(reading.puzzles[0].puzzle, read(marks).puzzles.at(0).puzzle);
}

TEST(Candidates, HaveNoGivensFromABlankGridAbove) {
  const std::string marks = corpusFile("formats/pencil_marks.txt");
  const Reading reading = read(std::string(kCells, '.') + '\n' + marks);
  ASSERT_EQ(reading.puzzles.size(), 2u);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle), Sudoku{});
  EXPECT_EQ(reading.puzzles[1].puzzle, read(marks).puzzles.at(0).puzzle);
}

TEST(Candidates, ThatStandAloneAreGivensOnlyWhereTheirPeersLackThem) {
  const Reading reading = read(corpusFile("formats/pencil_marks.txt"));
  const auto& sudoku = std::get<Sudoku>(reading.puzzles[0].puzzle);
  EXPECT_EQ(writeOneLine(sudoku.givens, '.'), kLine);
  bool hasNakedSingle = false;
  for (Cell cell = 0; cell < kCells; ++cell) {
    hasNakedSingle |= sudoku.givens[cell] == 0 && sudoku.candidates[cell].size() == 1;
  }
  EXPECT_TRUE(hasNakedSingle);
}

TEST(Entries, AreWhatWasPlaced) {
  for (const char* file : {"givens_placed_marks.txt", "sadman.sdk", "progress.sdx", "hodoku.txt",
                           "sudokuwiki_s9b.txt", "fpuzzles.txt"}) {
    SCOPED_TRACE(file);
    const Reading reading = read(corpusFile(std::string("formats/") + file));
    ASSERT_EQ(reading.puzzles.size(), 1u);
    ASSERT_TRUE(reading.puzzles[0].entries.has_value());
    EXPECT_EQ(reading.puzzles[0].entries->filledCount(), 6);
  }
}

TEST(Entries, BindNoCell) {
  for (const char* file : {"givens_placed_marks.txt", "sadman.sdk", "progress.sdx"}) {
    SCOPED_TRACE(file);
    const Reading reading = read(corpusFile(std::string("formats/") + file));
    const ReadPuzzle& one = reading.puzzles.at(0);
    ASSERT_TRUE(one.entries.has_value());
    for (Cell cell = 0; cell < kCells; ++cell) {
      if ((*one.entries)[cell] == 0) continue;
      EXPECT_EQ(std::get<Sudoku>(one.puzzle).candidates[cell], DigitSet::all()) << cell;
    }
  }
}

TEST(Entries, AreNotOfAnotherPuzzleAbove) {
  std::string text = corpusFile("formats/givens_placed_marks.txt");
  text.replace(text.find("|1.3|"), 5, "|.13|");
  const Reading reading = read(text);
  ASSERT_EQ(reading.puzzles.size(), 2u);
  EXPECT_EQ(std::get<Sudoku>(reading.puzzles[0].puzzle).givens[1], 1);
  EXPECT_FALSE(reading.puzzles[1].entries.has_value());
}

TEST(OtherRules, AreThoseThatAPuzzleHas) {
  std::string cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (cell > 0) cells += columnOf(cell) == 0 ? "],[" : ",";
    const std::string given = std::string(R"({"value":)") + kLine[cell] + R"(,"given":true})";
    cells += kLine[cell] == '.' ? "{}" : given;
  }
  const Reading reading = read(R"({"size":9,"grid":[[)" + cells +
                               R"(]],"antiknight":false,"cage":[],"diagonal+":true})");
  ASSERT_EQ(reading.puzzles.size(), 1u);
  ASSERT_EQ(reading.diagnostics.size(), 1u);
  EXPECT_EQ(reading.diagnostics[0].kind, DiagnosticKind::otherRules);
  EXPECT_EQ(reading.diagnostics[0].found, "diagonal+");
}

TEST(Candidates, StayStruckAsHodokuKeepsThem) {
  // Candidate, row, column; the others are no triple, or of a given.
  const Reading reading = read(":0000:8:" + kLine + ":829 111 1290 02:::");
  ASSERT_EQ(reading.puzzles.size(), 1u);
  const auto& sudoku = std::get<Sudoku>(reading.puzzles[0].puzzle);
  EXPECT_EQ(sudoku.givens, gridOf(kLine));
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (sudoku.givens[cell] != 0) continue;
    const DigitSet expected = cell == cellAt(1, 8) ? DigitSet::all().without(8) : DigitSet::all();
    EXPECT_EQ(sudoku.candidates[cell], expected) << cell;
  }
}

TEST(Sections, OfTwoPuzzlesAreTwo) {
  const std::string text = corpusFile("formats/sadman.sdk");
  const Reading reading = read(text + text);
  ASSERT_EQ(reading.puzzles.size(), 2u);
  EXPECT_EQ(reading.puzzles[0].puzzle, reading.puzzles[1].puzzle);
}

TEST(Sections, LeaveOutAPuzzleWithASignThatIsNoCell) {
  const std::string text = corpusFile("formats/sadman.sdk");
  for (const std::string row : {"..92.58..\n", "5.21.94..\n"}) {
    std::string broken = text;
    broken[broken.find(row)] = '!';
    const Reading reading = read(broken);
    ASSERT_EQ(reading.diagnostics.size(), 1u);
    EXPECT_EQ(reading.diagnostics[0].kind, DiagnosticKind::badCellValue);
    EXPECT_TRUE(reading.puzzles.empty());
  }
}

TEST(Alternatives, AreListedWhereATextCanBeReadInSeveralWays) {
  const auto alternatives = [](const std::string& text) {
    std::string names;
    for (const Format format : read(text, {.alternatives = true}).alternatives) {
      names += (names.empty() ? "" : " ") + std::string(nameOf(format));
    }
    return names;
  };
  EXPECT_EQ(alternatives(kLine), "one-line");
  EXPECT_EQ(alternatives(corpusFile("formats/packed_rows.txt")), "packed-rows");
  EXPECT_EQ(alternatives(corpusFile("formats/pencil_marks.txt")), "pencil-marks sdx");
  // Nine lines of 81 characters that are candidates of one puzzle, or nine puzzles.
  const Sudoku marked =
      std::get<Sudoku>(read(corpusFile("formats/candidates_729.txt")).puzzles[0].puzzle);
  const std::string wire = writeCandidates(marked).substr(82);
  std::string lines;
  for (int i = 0; i < 9; ++i) lines += wire.substr(81 * i, 81) + "\n";
  EXPECT_EQ(alternatives(lines), "candidate-string one-line");
  EXPECT_EQ(read(lines).puzzles.size(), 1u);
  EXPECT_EQ(read(lines, {.as = Format::oneLine}).puzzles.size(), 9u);
  EXPECT_TRUE(hasErrors(read(lines, {.as = Format::pencilMarks}).diagnostics));
}

TEST(WrittenFormats, ReadBackAsWhatTheyAre) {
  std::mt19937 random(2);
  for (int round = 0; round < 300; ++round) {
    Grid grid;
    const auto filled = std::uniform_int_distribution<int>(0, 81)(random);
    for (int i = 0; i < filled; ++i) {
      grid.set(std::uniform_int_distribution<int>(0, 80)(random),
               std::uniform_int_distribution<int>(1, 9)(random));
    }
    const Sudoku sudoku{grid};
    for (int i = 0; i < kOutputFormats; ++i) {
      const auto format = static_cast<OutputFormat>(i);
      SCOPED_TRACE(nameOf(format));
      const std::vector<Puzzle> puzzles(1 + round % 3, sudoku);
      const std::string text = writePuzzles(puzzles, format);
      const Reading reading = read(text);
      EXPECT_EQ(complaints(reading), "") << text;
      ASSERT_EQ(reading.puzzles.size(), puzzles.size()) << text;
      for (const ReadPuzzle& read : reading.puzzles) ASSERT_EQ(read.puzzle, puzzles[0]) << text;
      EXPECT_EQ(text.back(), '\n');
    }
  }
}

/// Random damage to a text: bytes changed, taken out, put in, pieces doubled.
std::string damaged(std::string text, std::mt19937& random) {
  const auto below = [&](std::size_t limit) {
    return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
  };
  static const std::string signs =
      "0123456789.-*_xX? |+,;:\t\n\"'[]{}()<>/&=#`@uA\xff\xc2\xa0zS9BscfN4Ig";
  for (std::size_t i = 0, hits = 1 + below(8); i < hits && !text.empty(); ++i) {
    const std::size_t at = below(text.size());
    switch (below(4)) {
      case 0:
        text[at] = signs[below(signs.size())];
        break;
      case 1:
        text.erase(at, 1 + below(20));
        break;
      case 2:
        text.insert(at, 1, signs[below(signs.size())]);
        break;
      default:
        text.insert(at, text.substr(below(text.size()), below(60)));
    }
  }
  return text;
}

TEST(Rubbish, IsReadWithoutHarmAndWithPlacesInsideTheText) {
  std::mt19937 random(3);
  const std::vector<Row> rows = documentedFormats();
  for (int round = 0; round < 1000; ++round) {
    const std::string& file = rows[static_cast<std::size_t>(round) % rows.size()].file;
    const std::string text = damaged(corpusFile("formats/" + file), random);
    const ReadOptions options{.places = true, .drafts = true, .alternatives = true};
    const Reading reading = read(text, options);
    const auto lines = static_cast<int>(linesOf(text).size());
    for (const Diagnostic& diagnostic : reading.diagnostics) {
      ASSERT_GE(diagnostic.place.line, 1);
      ASSERT_LE(diagnostic.place.line, lines);
      ASSERT_GE(diagnostic.place.column, 1);
    }
    for (const ReadPuzzle& puzzle : reading.puzzles) {
      ASSERT_LE(puzzle.firstLine, puzzle.lastLine);
      ASSERT_LE(puzzle.lastLine, lines);
      ASSERT_EQ(puzzle.places.size(), 81u);
    }
    for (int i = 0; i < kFormats; i += 1 + round % 5) read(text, {.as = static_cast<Format>(i)});
    EXPECT_LE(safeCut(text), text.size());
  }
}

/// The grids of a set as a text of lines that all end alike.
std::string setOf(std::string_view file, std::string_view lineEnd) {
  std::string text;
  for (const char c : corpusFile(std::string(file))) {
    if (c != '\n') {
      text += c;
    } else {
      text += lineEnd;
    }
  }
  return text;
}

void expectSameWithPlaces(const std::string& text) {
  const Reading quick = read(text);
  const Reading slow = read(text, {.places = true});
  ASSERT_EQ(complaints(quick), complaints(slow)) << text;
  ASSERT_EQ(quick.puzzles.size(), slow.puzzles.size()) << text;
  for (std::size_t i = 0; i < quick.puzzles.size(); ++i) {
    ASSERT_EQ(quick.puzzles[i].puzzle, slow.puzzles[i].puzzle) << text;
    ASSERT_EQ(quick.puzzles[i].format, slow.puzzles[i].format) << text;
    ASSERT_EQ(quick.puzzles[i].firstLine, slow.puzzles[i].firstLine) << text;
    ASSERT_EQ(quick.puzzles[i].lastLine, slow.puzzles[i].lastLine) << text;
  }
}

TEST(GridSets, AreReadAsLineByLine) {
  const std::string set = corpusFile("sudoku/near_solved.txt");
  const std::string candidates = corpusFile("formats/candidates_729.txt");
  const std::string nine = [&] {
    std::string lines;
    for (int i = 0; i < 9; ++i)
      lines += candidates.substr(static_cast<std::size_t>(81 * i), 81) + '\n';
    return lines;
  }();
  ASSERT_GT(gridsOfSet(set), 0U);
  ASSERT_EQ(gridsOfSet(nine), 0U);
  for (const std::string& text :
       {set, setOf("sudoku/near_solved.txt", "\r\n"), setOf("sudoku/near_solved.txt", "\r"),
        set.substr(0, set.size() - 1), set + '\n', set + "  \n", '\n' + set, "# set\n" + set,
        set + nine + set, nine, candidates, set + "1\n", set.substr(1), "\xef\xbb\xbf" + set,
        set.substr(0, 81) + " \n" + set, set.substr(0, 81) + set.substr(0, 81), std::string()}) {
    expectSameWithPlaces(text);
  }
}

/// Twenty grids in each of the layouts that sets have, with and without blank lines between them.
std::vector<std::string> setsInLayouts() {
  std::vector<std::string> sets;
  const std::vector<ReadPuzzle> grids =
      read(corpusFile("sudoku/minimal.txt").substr(0, 82 * 20)).puzzles;
  for (const std::string between : {"", "\n", "\r\n  \r\n"}) {
    std::string lines, records, packed, spaced, withCommas;
    for (const ReadPuzzle& grid : grids) {
      const Grid& givens = std::get<Sudoku>(grid.puzzle).givens;
      const std::string line = writeOneLine(givens, '.');
      lines += line + '\n' + between;
      records += line + ',' + test::replaceAll(line, ".", "7") + '\n' + between;
      packed += writePackedRows(givens, '.') + between;
      const std::string rows = writeSpacedRows(givens, '0');
      spaced += rows + between;
      withCommas += test::replaceAll(rows, " ", ",") + between;
    }
    sets.insert(sets.end(),
                {lines, packed, spaced, withCommas, lines + spaced + withCommas + packed + lines});
  }
  return sets;
}

TEST(GridSets, AreReadAsLineByLineInEveryLayout) {
  for (const std::string& set : setsInLayouts()) {
    EXPECT_EQ(gridsOfSet(set), read(set).puzzles.size()) << set;
    expectSameWithPlaces(set);
    expectSameWithPlaces(set + corpusFile("formats/pencil_marks.txt"));
    expectSameWithPlaces(corpusFile("formats/givens_placed_marks.txt") + set);
    expectSameWithPlaces(set + corpusFile("formats/dominoes.txt"));
  }
}

/// The text with some of its signs, but no blanks, exchanged for others.
std::string withOtherSigns(std::string text, std::string_view signs, int times,
                           std::mt19937& random) {
  const auto below = [&](std::size_t limit) {
    return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
  };
  for (int i = 0; i < times; ++i) {
    char& sign = text[below(text.size())];
    if (sign > ' ') sign = signs[below(signs.size())];
  }
  return text;
}

/// Whether a set is cut at every size where two readings make the whole one, and near its end.
void expectCutBetweenPuzzles(const std::string& set, std::size_t (*safeCutOf)(std::string_view),
                             std::size_t mostLeft) {
  const std::vector<ReadPuzzle> whole = read(set).puzzles;
  for (std::size_t size = set.size() / 3; size <= set.size(); size += 7) {
    const std::size_t cut = safeCutOf(std::string_view(set).substr(0, size));
    ASSERT_GT(cut + mostLeft, size) << set.substr(0, size);
    const std::size_t first = read(set.substr(0, cut)).puzzles.size();
    const std::vector<ReadPuzzle> rest = read(set.substr(cut)).puzzles;
    ASSERT_EQ(first + rest.size(), whole.size()) << size;
    ASSERT_EQ(rest.front().puzzle, whole[first].puzzle) << size;
  }
}

TEST(GridSets, AreReadAsLineByLineWhenDamaged) {
  std::mt19937 random(4);
  constexpr std::string_view cellSigns = "0123456789.-*_xX?, a";
  constexpr int kRounds = 1800 / static_cast<int>(test::kStride);
  int sets = 0;
  const std::vector<std::string> layouts = setsInLayouts();
  for (int round = 0; round < kRounds; ++round) {
    const std::string& set = layouts[static_cast<std::size_t>(round) % layouts.size()];
    expectSameWithPlaces(damaged(set, random));
    const std::string text = withOtherSigns(set, cellSigns, 6, random);
    sets += gridsOfSet(text) > 0 ? 1 : 0;
    expectSameWithPlaces(text);
  }
  EXPECT_GT(sets, kRounds / 9);
  EXPECT_LT(sets, kRounds / 9 * 5);
}

TEST(GridSets, AreCutBetweenGrids) {
  for (const std::string& set : setsInLayouts()) {
    expectCutBetweenPuzzles(set, safeCutOfGridSet, 1000);
    EXPECT_EQ(safeCutOfGridSet(set + std::string(500, 'x')), 0u);
  }
}

/// Lists as judges write them, in the ways that lines may end.
std::vector<std::string> setsOfLists() {
  const std::string judge = corpusFile("sudominoku/judge_like.txt");
  std::size_t end = 0;
  for (int line = read(judge).puzzles[19].lastLine; line > 0; --line)
    end = judge.find('\n', end) + 1;
  const std::string set = judge.substr(0, end);
  return {set,
          judge,
          set + "0\n",
          test::replaceAll(set, "\n", "\r\n") + "0",
          test::replaceAll(set, "\n", " \n\n"),
          corpusFile("judges/boj4574-1.in")};
}

TEST(ListSets, AreReadAsTokenByToken) {
  int sets = 0;
  for (const std::string& set : setsOfLists()) {
    Reading reading;
    sets += readListSet(set, reading) ? 1 : 0;
    for (const std::string& text :
         {set, set + "0\n", set + " \n", set + "0 0\n", set + "0\n0\n", "\xef\xbb\xbf" + set,
          '\n' + set, set.substr(1), set + "9\n", set + set,
          set + setOf("sudoku/minimal.txt", "\n"), test::replaceAll(set, " ", "  "),
          test::replaceAll(set, "A", "a"), test::replaceAll(set, "\n", "\r")}) {
      expectSameWithPlaces(text);
    }
  }
  EXPECT_EQ(sets, 6);
}

TEST(ListSets, AreReadAsTokenByTokenWhenDamaged) {
  std::mt19937 random(5);
  constexpr std::string_view signs = "0123456789ABCDEFGHI";
  constexpr int kRounds = 1200 / static_cast<int>(test::kStride);
  int sets = 0;
  const std::vector<std::string> all = setsOfLists();
  for (int round = 0; round < kRounds; ++round) {
    const std::string& whole = all[static_cast<std::size_t>(round) % all.size()];
    const std::string set = whole.substr(0, std::min<std::size_t>(whole.size(), 3000));
    expectSameWithPlaces(damaged(set, random));
    const std::string text = withOtherSigns(set, signs, 2, random);
    Reading reading;
    sets += readListSet(text, reading) ? 1 : 0;
    expectSameWithPlaces(text);
  }
  EXPECT_GT(sets, kRounds / 60);
  EXPECT_LT(sets, kRounds / 2);
}

TEST(ListSets, AreCutBetweenLists) {
  const std::string set = setsOfLists().front();
  expectCutBetweenPuzzles(set, safeCutOfListSet, 1200);
  EXPECT_EQ(safeCutOfListSet(set + std::string(900, 'x')), 0u);
}

TEST(Rubbish, OfAnyLengthTakesTimeInProportion) {
  // Each would take hours, were any reader to look at all that follows for every line.
  for (const std::string piece : {"[\n",
                                  "{\n[1,\n",
                                  "1\n",
                                  "0\n",
                                  "A1 ",
                                  "12 3 45 6 7 8 9 1 2\n",
                                  "<a",
                                  "((((",
                                  "\"",
                                  "x",
                                  "a,b,c\n",
                                  "puzzle,b\n",
                                  ",,,,,,,,\n",
                                  ":::::\n",
                                  "[Puzzle]\n",
                                  "Grid 01\n",
                                  "http://a/",
                                  "bd=",
                                  "&nbsp;",
                                  "//",
                                  "`",
                                  "1........1........",
                                  "|",
                                  "+1",
                                  "---\n",
                                  "\t\t\t\n",
                                  "@1@\n",
                                  "1@3@@@5@9\n",
                                  "- - - - - - - - -\n0\n",
                                  "N4Ig",
                                  "scf",
                                  "<game ",
                                  "{v:1},",
                                  "f(1,\n",
                                  "f(1[]1\n",
                                  "f([1])\n",
                                  "[9]a",
                                  "1: 1........\n",
                                  "1 2 3 4 5 6 7 8 9\n",
                                  "\"1........\"\n",
                                  "##1######\n",
                                  "ab 1\n",
                                  "<td></td>",
                                  "|   ",
                                  "|   |   |   |\n",
                                  "1234\n",
                                  "1234\n\n\n",
                                  "[1,0,3,0,0,0,5,0,9]\n",
                                  "[1]\n",
                                  "(\na [1,\n",
                                  "f([1,0,3,0,0,0,5,0,9])\n",
                                  "'1\\n",
                                  "\"1\" ",
                                  "1 1 5\n",
                                  "1 2 3\n1 3 4\n",
                                  "r1c1=5 ",
                                  "a",
                                  "{\"value\":1},",
                                  "{\"grid\":[[{\"value\":1},",
                                  "1234123412341234\n53..7....\n"}) {
    std::string text;
    while (text.size() < 60'000) text += piece;
    const Reading reading = read(text);
    EXPECT_LE(reading.puzzles.size(), text.size());
  }
}

TEST(SafeCut, DoesNotGatherEndlessLines) {
  for (const std::string line : {"\n", "1\n", "\r\n", "[\n", "6 B2 1 B3\n"}) {
    std::string text = corpusFile("formats/one_line.txt");
    const std::size_t before = text.size();
    while (text.size() < before + 60'000) text += line;
    const std::size_t cut = safeCut(text);
    EXPECT_GT(cut, before) << line;
    EXPECT_LT(cut, text.size()) << line;
  }
}

/// Expects a text that may end anywhere to be cut so that its parts hold the puzzles of the whole.
void expectCutsPartNothing(const std::string& text, std::size_t step) {
  const std::vector<ReadPuzzle> whole = read(text).puzzles;
  for (std::size_t size = text.size() / 3; size < text.size(); size += step) {
    const std::size_t cut = safeCut(text.substr(0, size));
    std::vector<ReadPuzzle> parts = read(text.substr(0, cut)).puzzles;
    for (ReadPuzzle& rest : read(text.substr(cut)).puzzles) parts.push_back(std::move(rest));
    ASSERT_EQ(parts.size(), whole.size()) << size;
    for (std::size_t i = 0; i < whole.size(); ++i) {
      ASSERT_EQ(parts[i].puzzle, whole[i].puzzle) << size << ' ' << i;
      ASSERT_EQ(parts[i].entries, whole[i].entries) << size << ' ' << i;
    }
  }
}

TEST(SafeCut, PartsNoPuzzle) {
  for (const Row& row : documentedFormats()) {
    SCOPED_TRACE(row.file);
    std::string text;
    for (int i = 0; i < 6; ++i) text += corpusFile("formats/" + row.file) + "\n\n\n\n\n\n";
    expectCutsPartNothing(text, 97);
  }
}

TEST(SafeCut, LeavesCandidatesWithTheirGrids) {
  const std::string givens =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const std::string placed = "534" + givens.substr(3);
  const auto candidatesOf = [](const std::string& grid, std::string_view between) {
    std::string candidates;
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
      if (cell > 0 && cell % 9 == 0) candidates += between;
      for (char digit = '1'; digit <= '9'; ++digit) {
        candidates += grid[cell] == '.' || grid[cell] == digit ? digit : '.';
      }
    }
    return candidates + '\n';
  };
  const auto rowsOf = [](const std::string& grid) {
    std::string rows;
    for (std::size_t row = 0; row < grid.size(); row += 9) rows += grid.substr(row, 9) + '\n';
    return rows;
  };
  std::string marks;
  for (std::size_t cell = 0; cell < placed.size(); ++cell) {
    marks += placed[cell] == '.' ? "123456789" : placed.substr(cell, 1);
    marks += cell % 9 == 8 ? '\n' : ' ';
  }
  const std::string line = givens + '\n';
  const std::string other = '9' + std::string(80, '.') + '\n';
  const std::vector<std::string> units{
      line,
      other,
      line + candidatesOf(givens, ""),
      line + placed + '\n' + candidatesOf(placed, ""),
      line + line + candidatesOf(givens, ""),
      other + line + candidatesOf(givens, "\n"),
      rowsOf(givens) + '\n' + rowsOf(placed) + '\n' + marks,
      rowsOf(givens) + '\n',
  };
  SplitMix64 random(5);
  for (int round = 0; round < 20; ++round) {
    SCOPED_TRACE(round);
    std::string text;
    for (int i = 0; i < 24; ++i) {
      const int unit = random.below(round % 2 == 0 ? static_cast<int>(units.size()) : 6);
      text += units[static_cast<std::size_t>(unit)];
      if (round % 3 == 0) text += '\n';
    }
    expectCutsPartNothing(text, 211);
  }
}

TEST(SafeCut, WaitsForTheEndOfAnArray) {
  std::string text = "[\n";
  for (int i = 0; i < 3000; ++i) text += '"' + std::string(81, '.') + "\",\n";
  for (std::size_t size = text.size() - 100; size <= text.size(); size += test::kStride) {
    EXPECT_EQ(safeCut(text.substr(0, size)), 0u) << size;
  }
  text += "]\n";
  const std::size_t array = text.size();
  text += corpusFile("formats/one_line.txt") + corpusFile("formats/one_line.txt");
  EXPECT_GE(safeCut(text), array);
}

}  // namespace
}  // namespace sudominoku::text

// The commands that make and change puzzles.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <utility>

#include "cli/commands.h"
#include "cli/options.h"

namespace sudominoku::cli {
namespace {

const auto kSymmetries = namesOf<make::Symmetry, make::kSymmetries>();

/// A time in seconds, above 0.
CLI::Validator seconds() {
  return CLI::Validator(
      [](const std::string& text) {
        double number = 0;
        const bool isTime = CLI::detail::lexical_cast(text, number) && std::isfinite(number);
        return isTime && number > 0 ? std::string() : std::string("needs a number above 0");
      },
      "");
}

/// 81 characters that the check lets through.
template <typename Check>
CLI::Validator cells(const char* what, Check check) {
  return CLI::Validator(
      [=](const std::string& text) {
        const bool isRight = text.size() == kCells && std::all_of(text.begin(), text.end(), check);
        return isRight ? std::string() : std::string("needs 81 ") + what;
      },
      "");
}

void addCount(CLI::App* command, MakeSeries& series) {
  addNumber(command, "--count", series.count, "How many (default 1)", 1);
}

void addSeries(CLI::App* command, MakeSeries& series, std::uint64_t usualTries) {
  addNumber(command, "--seed", series.seed, "Draws the puzzles (default 1)", 0);
  addNumber(command, "--tries", series.effort.tries,
            "Give a puzzle up after N tries (default: " + std::to_string(usualTries) +
                ", with --seconds never)",
            1);
  command
      ->add_option("--seconds", series.effort.seconds,
                   "Give a puzzle up after S seconds: then what is found depends on the machine")
      ->check(seconds())
      ->type_name("S");
  addFormat(command, series.format);
}

void addLevel(CLI::App* command, std::optional<explain::Level>& level) {
  addChoice(command, "--level", level, namesOf<explain::Level, explain::kLevels>(),
            "How hard it is for a person")
      ->type_name("easy|medium|hard|expert|extreme");
}

struct SudokuOptions {
  MakeSeries series;
  make::SudokuWish wish;
  /// 81 characters each; empty: none wished.
  std::string pattern, solution;
};

int runSudoku(SudokuOptions& options) {
  if (!options.pattern.empty()) {
    options.wish.pattern.emplace();
    for (Cell cell = 0; cell < kCells; ++cell) {
      (*options.wish.pattern)[cell] = options.pattern[cell] != '0' && options.pattern[cell] != '.';
    }
  }
  if (!options.solution.empty()) {
    options.wish.solution.emplace();
    for (Cell cell = 0; cell < kCells; ++cell) {
      options.wish.solution->set(cell, options.solution[cell] - '0');
    }
    if (!clashingCells(*options.wish.solution).empty()) {
      std::cerr << "--solution: digits clash\n";
      return kBadInput;
    }
  }
  return runMakeSudoku(options.series, options.wish);
}

void addSudoku(CLI::App& make, int& code) {
  const auto options = std::make_shared<SudokuOptions>();
  CLI::App* command = make.add_subcommand("sudoku", "Sudoku with one solution");
  addCount(command, options->series);
  addSeries(command, options->series, make::kUsualSudokuTries);
  addNumber(command, "--clues", options->wish.clues, "The number of givens", make::kFewestClues,
            make::kMostClues);
  addChoice(command, "--symmetry", options->wish.symmetry, kSymmetries,
            "How the givens' pattern is symmetrical; horizontal: left is right, vertical: top is "
            "bottom");
  addLevel(command, options->wish.level);
  addFlag(command, "--minimal", options->wish.isMinimal, "No given can be left out");
  CLI::Option* pattern =
      command
          ->add_option("--pattern", options->pattern,
                       "81 characters: the cells that are given, all but those with 0 or .")
          ->check(cells("characters", [](char) { return true; }))
          ->type_name("CELLS");
  for (const char* ignored : {"--clues", "--symmetry"}) {
    pattern->excludes(command->get_option(ignored));
  }
  command->add_option("--solution", options->solution, "81 digits: the puzzle's solution")
      ->check(cells("digits", [](char c) { return c >= '1' && c <= '9'; }))
      ->type_name("DIGITS");
  command->callback([=, &code] { code = runSudoku(*options); });
}

void addSudominoku(CLI::App& make, int& code) {
  struct Options {
    MakeSeries series;
    make::SudominokuWish wish;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = make.add_subcommand("sudominoku", "Su-domino-ku with one grid");
  addCount(command, options->series);
  addSeries(command, options->series, make::kUsualSudominokuTries);
  addNumber(command, "--dominoes", options->wish.dominoes, "The number of given dominoes", 1,
            kDominoes);
  addChoice(command, "--symmetry", options->wish.symmetry, kSymmetries,
            "How the dominoes and the isolated cells are symmetrical; horizontal: left is right, "
            "vertical: top is bottom");
  addLevel(command, options->wish.level);
  addFlag(command, "--one-tiling", options->wish.isTilingUnique,
          "The grid can be tiled in one way only");
  addFlag(command, "--minimal", options->wish.isMinimal, "No domino can be left out");
  addFlag(command, "--fewest", options->wish.isFewest, "As few dominoes as are found")
      ->excludes(command->get_option("--dominoes"));
  command->callback([=, &code] { code = runMakeSudominoku(options->series, options->wish); });
}

void addWorst(CLI::App& make, int& code) {
  struct Options {
    MakeSeries series;
    make::WorstWish wish;
  };
  const auto options = std::make_shared<Options>();
  make::WorstWish& wish = options->wish;
  wish.enough = 0;
  CLI::App* command = make.add_subcommand(
      "worst",
      "A puzzle on which backtracking takes as long as the cap allows; Ctrl+C writes the worst so "
      "far");
  addSeries(command, options->series, make::kUsualWorstTries);
  addChoice(command, "--kind", wish.kind, namesOf<PuzzleKind, kPuzzleKinds>(),
            "Sudoku (default), or Su-domino-ku for the domino search that people write");
  addChoice(command, "--order", wish.order,
            namesOf<textbook::SearchOrder, textbook::kSearchOrders>(),
            "For Sudoku, in which order cells and digits are tried (default row-major)");
  addNumber(command, "--most", wish.mostCalls, "Calls that may not be passed (default 9999999)",
            1'000, 1'000'000'000);
  addNumber(command, "--enough", wish.enough, "Calls to stop at (default: 99% of --most)", 1);
  addFlag(
      command, "--several", [&wish](auto) { wish.isUnique = false; },
      "Sudoku with several solutions will do");
  addNumber(command, "--dominoes", wish.dominoes, "For Su-domino-ku, the number given (default 10)",
            1, make::kMostWorstDominoes);
  command->callback([=, &code] {
    make::WorstWish& all = options->wish;
    if (all.enough == 0) all.enough = all.mostCalls / 100 * 99;
    if (all.enough > all.mostCalls) {
      throw CLI::ValidationError("--enough", "needs no more calls than --most");
    }
    using Names = std::vector<const char*>;
    const bool isSudoku = all.kind == PuzzleKind::sudoku;
    for (const char* name : isSudoku ? Names{"--dominoes"} : Names{"--order", "--several"}) {
      if (command->count(name) > 0) throw CLI::ValidationError(name, "is not for this kind");
    }
    code = runMakeWorst(options->series, all);
  });
}

/// A command that writes what it makes of the puzzles of an input.
CLI::App* addMaker(CLI::App& app, const char* name, const char* help, RewriteOptions& options) {
  CLI::App* command = addCommand(app, name, help, options.input);
  addFormat(command, options.format);
  return command;
}

/// Nine digits that the check lets through, as numbers from `least` on.
void addNine(CLI::App* command, const char* name, std::optional<std::array<int, kSize>>& nine,
             int least, bool (*check)(const std::array<int, kSize>&), const char* help) {
  command
      ->add_option_function<std::string>(
          name,
          [=, &nine](const std::string& digits) {
            std::array<int, kSize> numbers{};
            for (int i = 0; i < kSize && digits.size() == kSize; ++i) {
              numbers[i] = digits[i] - '1' + least;
            }
            if (digits.size() != kSize || !check(numbers)) {
              throw CLI::ValidationError(name, "needs the digits 1 to 9 in a fitting order");
            }
            nine = numbers;
          },
          help)
      ->type_name("DIGITS");
}

}  // namespace

void addMake(CLI::App& app, int& code) {
  CLI::App* make = app.add_subcommand("make", "Write new puzzles, or a worst case");
  make->require_subcommand(1);
  for (const auto add : {addSudoku, addSudominoku, addWorst}) add(*make, code);
}

void addMinimise(CLI::App& app, int& code) {
  struct Options {
    RewriteOptions rewrite;
    std::uint64_t seed = 1;
    int orders = 1;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command =
      addMaker(app, "minimise",
               "Leave out givens (of Su-domino-ku dominoes) as long as each puzzle is unique",
               options->rewrite);
  addNumber(command, "--seed", options->seed, "Draws their order (default 1)", 0);
  addNumber(command, "--orders", options->orders,
            "Try N orders and keep the fewest givens (default 1)", 1, 10'000);
  command->callback(
      [=, &code] { code = runMinimise(options->rewrite, options->seed, options->orders); });
}

void addComplete(CLI::App& app, int& code) {
  const auto options = std::make_shared<RewriteOptions>();
  CLI::App* command = addMaker(
      app, "complete", "Add as few givens as can be found to make each puzzle unique", *options);
  command->callback([=, &code] { code = runComplete(*options); });
}

void addTransform(CLI::App& app, int& code) {
  struct Options {
    RewriteOptions rewrite;
    TransformOptions wanted;
  };
  const auto options = std::make_shared<Options>();
  TransformOptions& wanted = options->wanted;
  make::Shuffle& shuffle = wanted.shuffle;
  CLI::App* command = addMaker(
      app, "transform",
      "Turn and mirror puzzles, exchange lines of Sudoku and rename digits: all at random, unless "
      "said otherwise",
      options->rewrite);
  addNumber(command, "--seed", wanted.seed, "Draws what is random (default 1)", 0);
  addFlag(command, "--random-turn", shuffle.turn,
          "Draw a turn; as with the next five, what is not named stays");
  addFlag(command, "--random-bands", shuffle.bands, "Draw an order of the bands");
  addFlag(command, "--random-rows", shuffle.rows, "Draw an order of the rows within each band");
  addFlag(command, "--random-stacks", shuffle.stacks, "Draw an order of the stacks");
  addFlag(command, "--random-columns", shuffle.columns,
          "Draw an order of the columns within each stack");
  addFlag(command, "--random-digits", shuffle.digits, "Draw the digits' new names");
  addChoice(command, "--turn", wanted.turn, namesOf<make::Turn, make::kTurns>(),
            "Clockwise, or mirrored");
  addNine(command, "--rows", wanted.rows, 0, make::isOrderOfLines,
          "Which rows come first, second, ...: bands stay together");
  addNine(command, "--columns", wanted.columns, 0, make::isOrderOfLines, "The same for columns");
  addNine(command, "--digits", wanted.digits, 1, make::isRenaming, "The new names of 1 to 9");
  const std::pair<const char*, const char*> contradictions[] = {
      {"--turn", "--random-turn"},      {"--rows", "--random-rows"},
      {"--rows", "--random-bands"},     {"--columns", "--random-columns"},
      {"--columns", "--random-stacks"}, {"--digits", "--random-digits"}};
  for (const auto& [named, drawn] : contradictions) {
    command->get_option(named)->excludes(command->get_option(drawn));
  }
  command->callback([=, &code] {
    TransformOptions& all = options->wanted;
    const bool isGiven = all.turn || all.rows || all.columns || all.digits;
    if (!isGiven && all.shuffle == make::Shuffle()) all.shuffle = make::kShuffleAll;
    if (command->count("--seed") > 0 && all.shuffle == make::Shuffle()) {
      throw CLI::ValidationError("--seed", "draws nothing where all that changes is named");
    }
    code = runTransform(options->rewrite, all);
  });
}

void addCanonical(CLI::App& app, int& code) {
  const auto options = std::make_shared<RewriteOptions>();
  CLI::App* command =
      addMaker(app, "canonical",
               "Write the one guise that stands for all: for Sudoku the minlex form", *options);
  command->callback([=, &code] { code = runCanonical(*options); });
}

void addSame(CLI::App& app, int& code) {
  const auto options = std::make_shared<InputOptions>();
  CLI::App* command =
      addCommand(app, "same", "Write which puzzles are others in another guise", *options);
  command->callback([=, &code] { code = runSame(*options); });
}

}  // namespace sudominoku::cli

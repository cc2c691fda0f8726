// The command line: options to commands, nothing else.
#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <iostream>
#include <map>
#include <thread>

#include "cli/commands.h"
#include "cli/stream.h"
#include "measure/measure.h"
#include "profile/registry.h"

namespace {

using namespace sudominoku;

const std::map<std::string, text::OutputFormat> kFormatsByName = [] {
  std::map<std::string, text::OutputFormat> formats;
  for (int i = 0; i < text::kOutputFormats; ++i) {
    const auto format = static_cast<text::OutputFormat>(i);
    formats.emplace(nameOf(format), format);
  }
  return formats;
}();

const std::map<std::string, solve::Order> kOrdersByName{{"first", solve::Order::any},
                                                        {"min", solve::Order::smallest},
                                                        {"max", solve::Order::largest},
                                                        {"random", solve::Order::random}};

/// An option whose values are the map's keys, listed in the help by name alone.
template <typename Value>
void addChoice(CLI::App* command, const std::string& name, Value& value,
               const std::map<std::string, Value>& choices, const std::string& help) {
  std::string names;
  for (const auto& [key, unused] : choices) names += (names.empty() ? "" : "|") + key;
  command->add_option(name, value, help)
      ->transform(CLI::CheckedTransformer(choices).description(""))
      ->type_name(names);
}

/// So far numbers are counted, and so large seeds may be.
constexpr std::uint64_t kMost = 1'000'000'000'000'000'000;

/// So many solutions of a puzzle are held until they are written.
constexpr std::uint64_t kMostSolutions = 1'000'000;

/// A whole number without a sign.
CLI::Validator whole(std::uint64_t least, std::uint64_t most = kMost) {
  return CLI::Validator(
      [=](const std::string& text) {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool isWhole = error == std::errc() && end == text.data() + text.size();
        if (isWhole && number >= least && number <= most) return std::string();
        return "needs a whole number from " + std::to_string(least) + " to " + std::to_string(most);
      },
      "");
}

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

/// A command over the puzzles of an input.
CLI::App* addCommand(CLI::App& app, const char* name, const char* help, cli::InputOptions& input) {
  CLI::App* command = app.add_subcommand(name, help);
  command->add_option("FILE", input.file, "Puzzle text; - or none reads standard input")
      ->type_name("");
  input.threads = std::max(1u, std::thread::hardware_concurrency());
  command->add_option("--threads", input.threads, "Threads for long inputs (default: all cores)")
      ->check(whole(1, 1024))
      ->type_name("N");
  return command;
}

constexpr const char* kFooter =
    "Exit status: 0 all solved, or accepted; 1 solve met a puzzle without a solution, or judge did "
    "not accept; 2 bad input or usage.";

/// An option that names a judge problem's profile.
CLI::Option* addProfile(CLI::App* command, std::string& id, const std::string& help) {
  std::string names = "auto";
  std::vector<std::string> ids{names};
  for (const profile::Profile* one : profile::profiles()) {
    ids.emplace_back(one->id);
    names += "|" + ids.back();
  }
  return command->add_option("--profile", id, help)
      ->check(CLI::IsMember(ids).description(""))
      ->type_name(names);
}

/// What the commands that make puzzles are told.
struct MakeOptions {
  cli::MakeSeries series;
  make::SudokuWish sudoku;
  make::SudominokuWish sudominoku;
  make::WorstWish worst;
  std::string pattern, solution;
};

template <typename Enum, int kCount>
std::map<std::string, Enum> namesOf() {
  std::map<std::string, Enum> names;
  for (int i = 0; i < kCount; ++i)
    names.emplace(nameOf(static_cast<Enum>(i)), static_cast<Enum>(i));
  return names;
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

void addEffort(CLI::App* command, cli::MakeEffort& effort) {
  command->add_option("--tries", effort.tries, "Give a puzzle up after so many tries")
      ->check(whole(1))
      ->type_name("N");
  command
      ->add_option("--seconds", effort.seconds,
                   "Give a puzzle up after so long: then what is found depends on the machine")
      ->check(seconds())
      ->type_name("S");
}

void addSeries(CLI::App* command, cli::MakeSeries& series) {
  command->add_option("--seed", series.seed, "Draws the puzzles (default 1)")
      ->check(whole(0))
      ->type_name("N");
  addEffort(command, series.effort);
  addChoice(command, "--to", series.format, kFormatsByName, "How to write them");
}

CLI::App* addMake(CLI::App& app, MakeOptions& options) {
  CLI::App* make = app.add_subcommand("make", "Write new puzzles, or a worst case");
  make->require_subcommand(1);
  const auto addCount = [&](CLI::App* command) {
    command->add_option("--count", options.series.count, "How many (default 1)")
        ->check(whole(1))
        ->type_name("N");
  };
  static const auto kSymmetriesByName = namesOf<make::Symmetry, make::kSymmetries>();

  CLI::App* sudoku = make->add_subcommand("sudoku", "Sudoku with one solution");
  addCount(sudoku);
  addSeries(sudoku, options.series);
  sudoku->add_option("--clues", options.sudoku.clues, "The number of givens")
      ->check(whole(make::kFewestClues, make::kMostClues))
      ->type_name("N");
  addChoice(sudoku, "--symmetry", options.sudoku.symmetry, kSymmetriesByName,
            "What the givens' pattern is symmetrical about");
  static const auto kLevelsByName = namesOf<explain::Level, explain::kLevels>();
  const auto addLevel = [&](CLI::App* command, std::optional<explain::Level>& level) {
    command
        ->add_option_function<explain::Level>(
            "--level", [&](explain::Level wanted) { level = wanted; },
            "How hard it is for a person")
        ->transform(CLI::CheckedTransformer(kLevelsByName).description(""))
        ->type_name("easy|medium|hard|expert|extreme");
  };
  addLevel(sudoku, options.sudoku.level);
  sudoku->add_flag("--minimal", options.sudoku.isMinimal, "No given can be left out");
  sudoku
      ->add_option("--pattern", options.pattern,
                   "81 characters: the cells that are given, all but those with 0 or .")
      ->check(cells("characters", [](char) { return true; }))
      ->type_name("CELLS");
  for (const char* ignored : {"--clues", "--symmetry"}) {
    sudoku->get_option("--pattern")->excludes(sudoku->get_option(ignored));
  }
  sudoku->add_option("--solution", options.solution, "81 digits: the puzzle's solution")
      ->check(cells("digits", [](char c) { return c >= '1' && c <= '9'; }))
      ->type_name("DIGITS");

  CLI::App* sudominoku = make->add_subcommand("sudominoku", "Su-domino-ku with one grid");
  addCount(sudominoku);
  addSeries(sudominoku, options.series);
  sudominoku->add_option("--dominoes", options.sudominoku.dominoes, "The number of given dominoes")
      ->check(whole(1, kDominoes))
      ->type_name("N");
  addChoice(sudominoku, "--symmetry", options.sudominoku.symmetry, kSymmetriesByName,
            "What the dominoes and the isolated cells are symmetrical about");
  addLevel(sudominoku, options.sudominoku.level);
  sudominoku->add_flag("--one-tiling", options.sudominoku.isTilingUnique,
                       "The grid can be tiled in one way only");
  sudominoku->add_flag("--minimal", options.sudominoku.isMinimal, "No domino can be left out");
  sudominoku->add_flag("--fewest", options.sudominoku.isFewest, "As few dominoes as are found");

  CLI::App* worst = make->add_subcommand(
      "worst", "A puzzle on which backtracking takes as long as the cap allows");
  static const std::map<std::string, PuzzleKind> kKindsByName{
      {"sudoku", PuzzleKind::sudoku}, {"sudominoku", PuzzleKind::sudominoku}};
  static const auto kSearchOrdersByName = namesOf<textbook::SearchOrder, textbook::kSearchOrders>();
  addSeries(worst, options.series);
  addChoice(worst, "--kind", options.worst.kind, kKindsByName,
            "Sudoku, or Su-domino-ku for the domino search that people write");
  addChoice(worst, "--order", options.worst.order, kSearchOrdersByName,
            "For Sudoku, in which order cells and digits are tried");
  worst
      ->add_option("--most", options.worst.mostCalls,
                   "Calls that may not be passed (default 9999999)")
      ->check(whole(1'000, 1'000'000'000))
      ->type_name("N");
  worst->add_option("--enough", options.worst.enough, "Calls to stop at (default: 99% of --most)")
      ->check(whole(1))
      ->type_name("N");
  worst->add_flag(
      "--several", [&](auto) { options.worst.isUnique = false; },
      "Sudoku with several solutions will do");
  worst
      ->add_option("--dominoes", options.worst.dominoes,
                   "For Su-domino-ku, the number given (default 10)")
      ->check(whole(1, kDominoes))
      ->type_name("N");
  return make;
}

int runMake(const CLI::App& make, MakeOptions& options) {
  if (make.got_subcommand("sudoku")) {
    if (!options.pattern.empty()) {
      options.sudoku.pattern.emplace();
      for (Cell cell = 0; cell < kCells; ++cell) {
        (*options.sudoku.pattern)[cell] =
            options.pattern[cell] != '0' && options.pattern[cell] != '.';
      }
    }
    if (!options.solution.empty()) {
      options.sudoku.solution.emplace();
      for (Cell cell = 0; cell < kCells; ++cell) {
        options.sudoku.solution->set(cell, options.solution[cell] - '0');
      }
      if (!clashingCells(*options.sudoku.solution).empty()) {
        std::cerr << "--solution: digits clash\n";
        return cli::kBadInput;
      }
    }
    return runMakeSudoku(options.series, options.sudoku);
  }
  if (make.got_subcommand("sudominoku")) {
    return runMakeSudominoku(options.series, options.sudominoku);
  }
  if (make.get_subcommand("worst")->count("--enough") == 0) {
    options.worst.enough = options.worst.mostCalls / 100 * 99;
  }
  return runMakeWorst(options.series, options.worst);
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

/// Does what the command line says. Returns the process's exit code.
int runCommand(int argc, char** argv) {
  CLI::App app{"Solves Sudoku and Su-domino-ku in the formats of the judge problems.",
               "sudominoku"};
  app.set_version_flag("--version", SUDOMINOKU_VERSION);
  app.footer(kFooter);
  app.require_subcommand(1);

  cli::SolveOptions solveOptions;
  CLI::App* solve =
      addCommand(app, "solve", "Write the solution of every puzzle", solveOptions.input);
  addChoice(
      solve, "--order", solveOptions.order, kOrdersByName,
      "Any solution (first), the lexicographically smallest (min) or largest (max), or a drawn "
      "one (random)");
  solve->add_option("--seed", solveOptions.seed, "For --order random (default 0)")
      ->check(whole(0))
      ->type_name("N");
  solve
      ->add_option("--limit", solveOptions.limit,
                   "Solutions to look for; only --json shows more than one (default 1, with "
                   "--json 2)")
      ->check(whole(1, kMostSolutions))
      ->type_name("N");
  addChoice(solve, "--to", solveOptions.format, kFormatsByName, "How to write grids");
  solve->add_flag("--json", solveOptions.json, "Write one JSON object a line for each puzzle");
  std::string solveProfile;
  const CLI::Option* solveByProfile =
      addProfile(solve, solveProfile, "Read and answer as a judge problem wants");
  for (const char* other : {"--order", "--seed", "--limit", "--to", "--json"}) {
    solve->get_option("--profile")->excludes(solve->get_option(other));
  }

  cli::ConvertOptions convertOptions;
  CLI::App* convert =
      addCommand(app, "convert", "Rewrite the puzzles, unsolved", convertOptions.input);
  addChoice(convert, "--to", convertOptions.format, kFormatsByName, "How to write them");
  convert->get_option("--to")->required();

  cli::CountOptions countOptions;
  CLI::App* count = addCommand(
      app, "count",
      "Write how many solutions each puzzle has; for Su-domino-ku grids, then grids with tilings",
      countOptions.input);
  count
      ->add_option("--limit", countOptions.limit,
                   "Count no further, and write N+ where there are more (default 2; 0: no limit)")
      ->check(whole(0))
      ->type_name("N");

  count
      ->add_option("--estimate", countOptions.estimateProbes,
                   "Estimate by N random descents, and write the number and its standard error; "
                   "for numbers beyond counting")
      ->check(whole(1))
      ->type_name("N");
  count->add_option("--seed", countOptions.seed, "For --estimate (default 0)")
      ->check(whole(0))
      ->type_name("N");

  cli::CandidatesOptions candidatesOptions;
  CLI::App* candidates = addCommand(
      app, "candidates", "Write the digits that each of the 81 cells holds in some solution",
      candidatesOptions.input);
  candidates
      ->add_option("--counts", candidatesOptions.limit,
                   "Write the number of solutions behind each digit, N+ where it is N or more")
      ->check(whole(1, 1'000'000))
      ->type_name("N");

  cli::InputOptions minimalInput;
  const CLI::App* minimal =
      addCommand(app, "minimal",
                 "Write minimal, or the givens (for Su-domino-ku the dominoes) without which the "
                 "puzzle is still unique",
                 minimalInput);

  cli::InputOptions rateInput;
  const CLI::App* rate = addCommand(
      app, "rate", "Write the guesses and nodes it takes to settle each puzzle, and the outcome",
      rateInput);

  bool byTechnique = false;
  app.get_subcommand("rate")->add_flag(
      "--technique", byTechnique,
      "Write instead how a person's path ends, its level, the difficulty of its hardest step, its "
      "score and its hardest technique");

  cli::ExplainOptions explainOptions;
  CLI::App* explain = addCommand(
      app, "explain", "Write the logical steps that solve every puzzle, and their rating",
      explainOptions.input);
  explain->add_flag("--hint", explainOptions.hint, "Write the next step alone");
  explain->add_flag("--json", explainOptions.json, "Write one JSON object a line for each puzzle")
      ->excludes(explain->get_option("--hint"));

  cli::InputOptions conflictInput;
  const CLI::App* conflict = addCommand(
      app, "conflict", "Write none, or the fewest givens found that clash", conflictInput);

  cli::JudgeOptions judgeOptions;
  CLI::App* judge = app.add_subcommand("judge", "Judge a program's output");
  judge->add_option("INPUT", judgeOptions.input, "What the program read; - is standard input")
      ->required()
      ->type_name("");
  judge->add_option("OUTPUT", judgeOptions.output, "What it wrote")->required()->type_name("");
  addProfile(judge, judgeOptions.profile, "The judge problem (default auto: told by the input)");
  judge->add_flag("--strict", judgeOptions.isStrict, "Compare white space byte for byte");
  judge->add_flag("--json", judgeOptions.json, "Write one JSON object");

  cli::MeterOptions meterOptions;
  CLI::App* meter = addCommand(
      app, "meter",
      "Write the calls that backtracking makes on each Sudoku, in five orders, and whether it is a "
      "legal test of problem 2580",
      meterOptions.input);
  meter->add_option("--cap", meterOptions.cap, "Stop there, and write >= (default 10000000)")
      ->check(whole(1))
      ->type_name("N");
  meter->add_flag("--json", meterOptions.json, "Write one JSON object a line for each puzzle");

  cli::TraceOptions traceOptions;
  CLI::App* trace =
      addCommand(app, "trace",
                 "Write what the algorithms people write do on each puzzle: calls, reads, events",
                 traceOptions.input);
  std::string algorithmNames;
  std::vector<std::string> algorithms;
  for (int i = 0; i < measure::kEngines; ++i) {
    algorithms.emplace_back(nameOf(measure::Engine{i}));
    algorithmNames += (i > 0 ? "|" : "") + algorithms.back();
  }
  trace->add_option("--algorithm", traceOptions.algorithm, "One of them (default: all)")
      ->check(CLI::IsMember(algorithms).description(""))
      ->type_name(algorithmNames);
  trace
      ->add_option("--events", traceOptions.events,
                   "Write N events: the first and, where there are more, the last (default none)")
      ->check(whole(2, 4'000'000))
      ->type_name("N");
  trace
      ->add_option("--cap", traceOptions.maxCalls,
                   "Calls to stop after (default 10000000; 0: no limit)")
      ->check(whole(0))
      ->type_name("N");
  trace->add_option("--solutions", traceOptions.maxSolutions, "Solutions to find (default 1)")
      ->check(whole(1))
      ->type_name("N");
  trace->add_flag("--json", traceOptions.json,
                  "Write one JSON object a line for each puzzle and algorithm");

  cli::PackOptions packOptions;
  CLI::App* pack = app.add_subcommand(
      "pack", "Write a folder of test inputs and outputs that break wrong programs");
  pack->add_option("--problem", packOptions.problem, "The judge problem")
      ->required()
      ->check(CLI::IsMember({"2580", "2239", "4574"}).description(""))
      ->type_name("2580|2239|4574");
  pack->add_option("--seed", packOptions.seed, "Draws the cases (default 1)")
      ->check(whole(0))
      ->type_name("N");
  pack->add_option("--out", packOptions.folder, "The folder to write to")
      ->required()
      ->type_name("DIR");

  MakeOptions makeOptions;
  const CLI::App* make = addMake(app, makeOptions);

  cli::MakeInput makeInput;
  const auto addMaker = [&](const char* name, const char* help) {
    CLI::App* command = addCommand(app, name, help, makeInput.input);
    addChoice(command, "--to", makeInput.format, kFormatsByName, "How to write them");
    return command;
  };
  std::uint64_t minimiseSeed = 1;
  int minimiseOrders = 1;
  CLI::App* minimise = addMaker(
      "minimise", "Leave out givens (of Su-domino-ku dominoes) as long as each puzzle is unique");
  minimise->add_option("--seed", minimiseSeed, "Draws their order (default 1)")
      ->check(whole(0))
      ->type_name("N");
  minimise
      ->add_option("--orders", minimiseOrders,
                   "Try so many orders and keep the fewest givens (default 1)")
      ->check(whole(1, 10'000))
      ->type_name("N");
  const CLI::App* complete =
      addMaker("complete", "Add the fewest givens that make each puzzle unique");
  cli::TransformOptions transformOptions;
  CLI::App* transform =
      addMaker("transform",
               "Turn and mirror puzzles, exchange lines and rename digits: all at random, "
               "unless said otherwise");
  static const auto kTurnsByName = namesOf<make::Turn, make::kTurns>();
  transform->add_option("--seed", transformOptions.seed, "Draws what is random (default 1)")
      ->check(whole(0))
      ->type_name("N");
  const auto randomFlag = [&](const char* name, bool& flag, const char* help) {
    transform->add_flag(name, flag, help);
  };
  make::Shuffle& shuffle = transformOptions.shuffle;
  randomFlag("--random-turn", shuffle.turn, "Only this and what else is named at random");
  randomFlag("--random-bands", shuffle.bands, "");
  randomFlag("--random-rows", shuffle.rows, "Within their bands");
  randomFlag("--random-stacks", shuffle.stacks, "");
  randomFlag("--random-columns", shuffle.columns, "Within their stacks");
  randomFlag("--random-digits", shuffle.digits, "");
  transform
      ->add_option_function<make::Turn>(
          "--turn", [&](make::Turn turn) { transformOptions.turn = turn; },
          "Clockwise, or mirrored")
      ->transform(CLI::CheckedTransformer(kTurnsByName).description(""))
      ->type_name("quarter|half|...");
  addNine(transform, "--rows", transformOptions.rows, 0, make::isOrderOfLines,
          "Which rows come first, second, ...: bands stay together");
  addNine(transform, "--columns", transformOptions.columns, 0, make::isOrderOfLines,
          "The same for columns");
  addNine(transform, "--digits", transformOptions.digits, 1, make::isRenaming,
          "The new names of 1 to 9");
  const CLI::App* canonical =
      addMaker("canonical", "Write the one guise that stands for all: for Sudoku the minlex form");
  cli::InputOptions sameInput;
  const CLI::App* same =
      addCommand(app, "same", "Write which puzzles are others in another guise", sameInput);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? cli::kSuccess : cli::kBadInput;
  }
  if (*solve) {
    return solveByProfile->empty() ? runSolve(solveOptions)
                                   : cli::runSolveByProfile(solveOptions.input.file, solveProfile);
  }
  if (*judge) return runJudge(judgeOptions);
  if (*meter) return runMeter(meterOptions);
  if (*trace) return runTrace(traceOptions);
  if (*pack) return runPack(packOptions);
  if (*make) return runMake(*make, makeOptions);
  if (*minimise) return runMinimise(makeInput, minimiseSeed, minimiseOrders);
  if (*complete) return runComplete(makeInput);
  if (*transform) {
    const bool isGiven = transformOptions.turn || transformOptions.rows ||
                         transformOptions.columns || transformOptions.digits;
    const bool isNamed = shuffle.turn || shuffle.bands || shuffle.rows || shuffle.stacks ||
                         shuffle.columns || shuffle.digits;
    if (!isGiven && !isNamed) shuffle = make::kShuffleAll;
    return runTransform(makeInput, transformOptions);
  }
  if (*canonical) return runCanonical(makeInput);
  if (*same) return runSame(sameInput);
  if (*convert) return runConvert(convertOptions);
  if (*candidates) return runCandidates(candidatesOptions);
  if (*minimal) return runMinimal(minimalInput);
  if (*rate) return byTechnique ? runRateByTechnique(rateInput) : runRate(rateInput);
  if (*explain) return runExplain(explainOptions);
  if (*conflict) return runConflict(conflictInput);
  return runCount(countOptions);
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const int code = runCommand(argc, argv);
  std::cout.flush();
  if (std::cout) return code;
  std::cerr << "standard output cannot be written\n";
  return cli::kBadInput;
}

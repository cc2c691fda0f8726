// The command line: options to commands, nothing else.
#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <thread>

#include "cli/commands.h"
#include "cli/stream.h"
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

/// A command over the puzzles of an input.
CLI::App* addCommand(CLI::App& app, const char* name, const char* help, cli::InputOptions& input) {
  CLI::App* command = app.add_subcommand(name, help);
  command->add_option("FILE", input.file, "Puzzle text; - or none reads standard input")
      ->type_name("");
  input.threads = std::max(1u, std::thread::hardware_concurrency());
  command->add_option("--threads", input.threads, "Threads for long inputs (default: all cores)")
      ->check(CLI::Range(1, 1024))
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

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
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
  solve->add_option("--seed", solveOptions.seed, "For --order random (default 0)")->type_name("N");
  solve
      ->add_option("--limit", solveOptions.limit,
                   "Solutions to look for; only --json shows more than one (default 1, with "
                   "--json 2)")
      ->check(CLI::PositiveNumber)
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
      ->check(CLI::NonNegativeNumber)
      ->type_name("N");

  count
      ->add_option("--estimate", countOptions.estimateProbes,
                   "Estimate by N random descents, and write the number and its standard error; "
                   "for numbers beyond counting")
      ->check(CLI::PositiveNumber)
      ->type_name("N");
  count->add_option("--seed", countOptions.seed, "For --estimate (default 0)")->type_name("N");

  cli::CandidatesOptions candidatesOptions;
  CLI::App* candidates = addCommand(
      app, "candidates", "Write the digits that each of the 81 cells holds in some solution",
      candidatesOptions.input);
  candidates
      ->add_option("--counts", candidatesOptions.limit,
                   "Write the number of solutions behind each digit, N+ where it is N or more")
      ->check(CLI::Range(1, 1'000'000))
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
      ->check(CLI::PositiveNumber)
      ->type_name("N");
  meter->add_flag("--json", meterOptions.json, "Write one JSON object a line for each puzzle");

  cli::PackOptions packOptions;
  CLI::App* pack = app.add_subcommand(
      "pack", "Write a folder of test inputs and outputs that break wrong programs");
  pack->add_option("--problem", packOptions.problem, "The judge problem")
      ->required()
      ->check(CLI::IsMember({"2580", "2239", "4574"}).description(""))
      ->type_name("2580|2239|4574");
  pack->add_option("--seed", packOptions.seed, "Draws the cases (default 1)")->type_name("N");
  pack->add_option("--out", packOptions.folder, "The folder to write to")
      ->required()
      ->type_name("DIR");

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
  if (*pack) return runPack(packOptions);
  if (*convert) return runConvert(convertOptions);
  if (*candidates) return runCandidates(candidatesOptions);
  if (*minimal) return runMinimal(minimalInput);
  if (*rate) return byTechnique ? runRateByTechnique(rateInput) : runRate(rateInput);
  if (*explain) return runExplain(explainOptions);
  if (*conflict) return runConflict(conflictInput);
  return runCount(countOptions);
}

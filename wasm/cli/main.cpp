// The command line: options to commands, nothing else.
#include <cstdio>
#include <iostream>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/options.h"
#include "measure/measure.h"
#include "profile/registry.h"

namespace sudominoku::cli {
namespace {

/// So many solutions of a puzzle are held until they are written.
constexpr std::uint64_t kMostSolutions = 1'000'000;

constexpr const char* kFooter =
    "Exit status: 0 all done, or accepted; 1 solve or explain met a puzzle without a solution, or "
    "with too many to count, make did not find all, or judge did not accept; 2 bad input or usage, "
    "or output not written.";

constexpr const char* kJsonOfPuzzles = "Write one JSON object a line for each puzzle";

/// An option whose values are words.
CLI::Option* addMember(CLI::App* command, const std::string& name, std::string& value,
                       const std::vector<std::string>& words, const std::string& help) {
  return limitTo(words, command->add_option(name, value, help));
}

/// An option that names a judge problem's profile.
CLI::Option* addProfile(CLI::App* command, std::string& id, const std::string& help) {
  std::vector<std::string> ids{"auto"};
  for (const profile::Profile* one : profile::profiles()) ids.emplace_back(one->id);
  return addMember(command, "--profile", id, ids, help);
}

void addSolve(CLI::App& app, int& code) {
  struct Options {
    SolveOptions all;
    std::string profile;
  };
  const auto options = std::make_shared<Options>();
  SolveOptions& all = options->all;
  CLI::App* command = addCommand(app, "solve", "Write the solution of every puzzle", all.input);
  const std::map<std::string, solve::Order> orders{{"first", solve::Order::any},
                                                   {"min", solve::Order::smallest},
                                                   {"max", solve::Order::largest},
                                                   {"random", solve::Order::random}};
  addChoice(
      command, "--order", all.order, orders,
      "Any solution (first), the lexicographically smallest (min) or largest (max), or a drawn "
      "one (random) (default first)");
  addNumber(command, "--seed", all.seed, "For --order random (default 0)", 0);
  CLI::Option* json = addFlag(command, "--json", all.json, kJsonOfPuzzles);
  addNumber(command, "--limit", all.limit, "Solutions to look for with --json (default 2)", 1,
            kMostSolutions)
      ->needs(json);
  addFormat(command, all.format, "How to write grids (default judge)")->excludes(json);
  CLI::Option* profile =
      addProfile(command, options->profile, "Read and answer as a judge problem wants");
  for (const char* other : {"--order", "--seed", "--limit", "--to", "--json", "--threads"}) {
    profile->excludes(command->get_option(other));
  }
  command->callback([=, &code] {
    if (options->all.order != solve::Order::random && command->count("--seed") > 0) {
      throw CLI::ValidationError("--seed", "is for --order random alone");
    }
    code = options->profile.empty() ? runSolve(options->all)
                                    : runSolveByProfile(options->all.input.file, options->profile);
  });
}

void addConvert(CLI::App& app, int& code) {
  const auto options = std::make_shared<RewriteOptions>();
  CLI::App* command = addCommand(app, "convert", "Rewrite the puzzles, unsolved", options->input);
  addFormat(command, options->format, "How to write them")->required();
  command->callback([=, &code] { code = runConvert(*options); });
}

void addCount(CLI::App& app, int& code) {
  const auto options = std::make_shared<CountOptions>();
  CLI::App* command = addCommand(
      app, "count",
      "Write how many solutions each puzzle has; for Su-domino-ku grids, then grids with tilings",
      options->input);
  addNumber(command, "--limit", options->limit,
            "Count no further, and write N+ where there are more (default 2; 0: no limit)", 0);
  addNumber(command, "--estimate", options->estimateProbes,
            "Estimate by N random descents, and write the number and its standard error; for "
            "numbers that take too long to count (unknown: fewer than two of them hit)",
            1);
  command->get_option("--estimate")->excludes(command->get_option("--limit"));
  addNumber(command, "--seed", options->seed, "For --estimate (default 0)", 0)->needs("--estimate");
  command->callback([=, &code] { code = runCount(*options); });
}

void addCandidates(CLI::App& app, int& code) {
  const auto options = std::make_shared<CandidatesOptions>();
  CLI::App* command = addCommand(
      app, "candidates", "Write the digits that each of the 81 cells holds in some solution",
      options->input);
  addNumber(command, "--counts", options->limit,
            "Write the number of solutions behind each digit, N+ where it is N or more", 1,
            1'000'000);
  command->callback([=, &code] { code = runCandidates(*options); });
}

void addMinimal(CLI::App& app, int& code) {
  const auto options = std::make_shared<InputOptions>();
  CLI::App* command =
      addCommand(app, "minimal",
                 "Write minimal, or the givens (for Su-domino-ku the dominoes) without which the "
                 "puzzle is still unique",
                 *options);
  command->callback([=, &code] { code = runMinimal(*options); });
}

void addRate(CLI::App& app, int& code) {
  struct Options {
    InputOptions input;
    bool isByTechnique = false;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = addCommand(
      app, "rate", "Write the guesses and nodes it takes to settle each puzzle, and the outcome",
      options->input);
  addFlag(
      command, "--technique", options->isByTechnique,
      "Write instead how a person's path ends, its level, the difficulty of its hardest step, its "
      "score and its hardest technique");
  command->callback([=, &code] {
    code = options->isByTechnique ? runRateByTechnique(options->input) : runRate(options->input);
  });
}

void addExplain(CLI::App& app, int& code) {
  const auto options = std::make_shared<ExplainOptions>();
  CLI::App* command = addCommand(
      app, "explain", "Write the logical steps that solve every puzzle, and their rating",
      options->input);
  CLI::Option* hint = addFlag(command, "--hint", options->hint, "Write the next step alone");
  addFlag(command, "--json", options->json, kJsonOfPuzzles)->excludes(hint);
  command->callback([=, &code] { code = runExplain(*options); });
}

void addConflict(CLI::App& app, int& code) {
  const auto options = std::make_shared<InputOptions>();
  CLI::App* command =
      addCommand(app, "conflict", "Write none, or the fewest givens found that clash", *options);
  command->callback([=, &code] { code = runConflict(*options); });
}

void addJudge(CLI::App& app, int& code) {
  const auto options = std::make_shared<JudgeOptions>();
  CLI::App* command = app.add_subcommand("judge", "Judge a program's output");
  command->add_option("INPUT", options->input, "What the program read; - is standard input")
      ->required()
      ->type_name("");
  command->add_option("OUTPUT", options->output, "What it wrote; - as above")
      ->required()
      ->type_name("");
  addProfile(command, options->profile, "The judge problem (default auto: told by the input)");
  addFlag(command, "--strict", options->isStrict, "Compare white space byte for byte");
  addFlag(command, "--json", options->json, "Write one JSON object");
  command->callback([=, &code] { code = runJudge(*options); });
}

void addMeter(CLI::App& app, int& code) {
  const auto options = std::make_shared<MeterOptions>();
  CLI::App* command = addCommand(
      app, "meter",
      "Write the calls that backtracking makes on each Sudoku, in five orders, and whether it is a "
      "legal test of problem 2580",
      options->input);
  addNumber(command, "--cap", options->cap, "Stop there, and write >= (default 10000000)", 1);
  addFlag(command, "--json", options->json, kJsonOfPuzzles);
  command->callback([=, &code] { code = runMeter(*options); });
}

void addTrace(CLI::App& app, int& code) {
  const auto options = std::make_shared<TraceOptions>();
  CLI::App* command =
      addCommand(app, "trace",
                 "Write what the algorithms people write do on each puzzle: calls, reads, events",
                 options->input);
  std::vector<std::string> algorithms;
  algorithms.reserve(measure::kAlgorithmIds);
  for (int i = 0; i < measure::kAlgorithmIds; ++i) {
    algorithms.emplace_back(nameOf(measure::AlgorithmId{i}));
  }
  addMember(command, "--algorithm", options->algorithm, algorithms, "One of them (default: all)");
  addNumber(command, "--events", options->events,
            "Write N events: the first and, where there are more, the last (default none)", 2,
            4'000'000);
  addNumber(command, "--cap", options->maxCalls,
            "Calls to stop after (default 10000000; 0: no limit)", 0);
  addNumber(command, "--solutions", options->maxSolutions, "Solutions to find (default 1)", 1);
  addFlag(command, "--json", options->json,
          "Write one JSON object a line for each puzzle and algorithm");
  command->callback([=, &code] { code = runTrace(*options); });
}

void addPack(CLI::App& app, int& code) {
  const auto options = std::make_shared<PackOptions>();
  CLI::App* command = app.add_subcommand(
      "pack", "Write a folder of test inputs and outputs that break wrong programs");
  addMember(command, "--problem", options->problem, {"2580", "2239", "4574"}, "The judge problem")
      ->required();
  addNumber(command, "--seed", options->seed, "Draws the cases (default 1)", 0);
  command->add_option("--out", options->folder, "The folder to write to")
      ->required()
      ->type_name("DIR");
  command->callback([=, &code] { code = runPack(*options); });
}

/// Does what the command line says. Returns the process's exit code.
int runCommand(int argc, char** argv) {
  int code = kSuccess;
  CLI::App app{"Solves Sudoku and Su-domino-ku in the formats of the judge problems.",
               "sudominoku"};
  app.set_version_flag("--version", SUDOMINOKU_VERSION);
  app.footer(kFooter);
  app.require_subcommand(1);
  for (const auto add : {addSolve, addConvert, addCount, addCandidates, addMinimal, addRate,
                         addExplain, addConflict, addJudge, addMeter, addTrace, addPack, addMake,
                         addMinimise, addComplete, addTransform, addCanonical, addSame}) {
    add(app, code);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::RequiredError& error) {
    // A command that does not exist is missing as well, but that is not what is wrong.
    const std::vector<std::string> unknown = app.remaining(true);
    unknown.empty() ? app.exit(error) : app.exit(CLI::ExtrasError({unknown.front()}));
    return kBadInput;
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kSuccess : kBadInput;
  }
  return code;
}

/// Called by whichever thread gets no memory: none could go on without.
[[noreturn]] void endWithoutMemory() {
  std::fputs("out of memory\n", stderr);
  std::_Exit(kBadInput);
}

}  // namespace
}  // namespace sudominoku::cli

int main(int argc, char** argv) {
  std::set_new_handler(sudominoku::cli::endWithoutMemory);
  std::ios::sync_with_stdio(false);
  const int code = sudominoku::cli::runCommand(argc, argv);
  std::cout.flush();
  if (std::cout) return code;
  std::cerr << "standard output cannot be written\n";
  return sudominoku::cli::kBadInput;
}

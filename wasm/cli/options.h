// The kinds of options that commands have, and the commands that take them.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "cli/stream.h"
#include "text/write.h"

namespace sudominoku::cli {

/// So far numbers are counted, and so large seeds may be.
inline constexpr std::uint64_t kMost = 1'000'000'000'000'000'000;

/// An option that takes a whole number without a sign, in base 10 though it begins with a 0.
template <typename Number>
CLI::Option* addNumber(CLI::App* command, const std::string& name, Number& value,
                       const std::string& help, std::uint64_t least, std::uint64_t most = kMost) {
  const auto take = [=, &value](const std::string& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    if (!isWhole || number < least || number > most) {
      throw CLI::ValidationError(name, "needs a whole number from " + std::to_string(least) +
                                           " to " + std::to_string(most));
    }
    value = static_cast<Number>(number);
  };
  return command->add_option_function<std::string>(name, take, help)->type_name("N");
}

/// An option that is there or not. `value`: a boolean, or what is called where it is there.
template <typename Value>
CLI::Option* addFlag(CLI::App* command, const std::string& name, Value&& value,
                     const std::string& help) {
  const auto check = [](const std::string& text) {
    return text == "true" ? std::string() : std::string("takes no value");
  };
  return command->add_flag(name, std::forward<Value>(value), help)->check({check, ""});
}

/// Makes an option take these words alone, and lists them in the help.
inline CLI::Option* limitTo(const std::vector<std::string>& words, CLI::Option* option) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : "|") + word;
  return option->check(CLI::IsMember(words).description(""))->type_name(all);
}

/// An option whose values are the map's keys. `value` is one of the map's, or an optional one.
template <typename Value, typename Choice>
CLI::Option* addChoice(CLI::App* command, const std::string& name, Value& value,
                       const std::map<std::string, Choice>& choices, const std::string& help) {
  std::vector<std::string> keys;
  keys.reserve(choices.size());
  for (const auto& [key, unused] : choices) keys.push_back(key);
  const auto choose = [=, &value](const std::string& key) { value = choices.at(key); };
  return limitTo(keys, command->add_option_function<std::string>(name, choose, help));
}

/// The values of an enumeration that counts from 0, by their names.
template <typename Enum, int kCount>
std::map<std::string, Enum> namesOf() {
  std::map<std::string, Enum> names;
  for (int i = 0; i < kCount; ++i)
    names.emplace(nameOf(static_cast<Enum>(i)), static_cast<Enum>(i));
  return names;
}

/// How puzzles or grids are to be written.
inline CLI::Option* addFormat(CLI::App* command, text::OutputFormat& format,
                              const std::string& help = "How to write them (default judge)") {
  return addChoice(command, "--to", format, namesOf<text::OutputFormat, text::kOutputFormats>(),
                   help);
}

/// A command over the puzzles of an input.
inline CLI::App* addCommand(CLI::App& app, const char* name, const char* help,
                            InputOptions& input) {
  CLI::App* command = app.add_subcommand(name, help);
  command->add_option("FILE", input.file, "Puzzle text; - or none reads standard input")
      ->type_name("");
  input.threads = std::max(1u, std::thread::hardware_concurrency());
  addNumber(command, "--threads", input.threads, "Threads for long inputs (default: all cores)", 1,
            1024);
  return command;
}

// Each adds a command, which the parser runs when it has read all of the command line. What the
// options are written to belongs to the command. `code` must outlive the parser: it gets the
// process's exit code.
void addMake(CLI::App& app, int& code);
void addMinimise(CLI::App& app, int& code);
void addComplete(CLI::App& app, int& code);
void addTransform(CLI::App& app, int& code);
void addCanonical(CLI::App& app, int& code);
void addSame(CLI::App& app, int& code);

}  // namespace sudominoku::cli

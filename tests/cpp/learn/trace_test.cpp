// Traces tell the truth: replayed in either direction they show what was on the board.
#include <gtest/gtest.h>

#include <fstream>

#include "support/corpus.h"
#include "support/generate.h"
#include "textbook/traced/algorithms.h"

namespace sudominoku::learn_test {
namespace {

using textbook::Algorithm;
using textbook::Event;
using textbook::EventKind;
using textbook::kEventNoCell;
using textbook::Trace;

struct Recorded {
  textbook::AlgorithmRun run;
  Trace trace;
};

Recorded record(Algorithm algorithm, const Puzzle& puzzle, std::size_t maxEvents,
                std::uint64_t maxSolutions = 1, std::uint64_t maxCalls = UINT64_MAX) {
  textbook::Recorder recorder(maxEvents);
  textbook::RunLimits limits;
  limits.maxSolutions = maxSolutions;
  limits.maxCalls = maxCalls;
  Recorded recorded;
  recorded.run = runAlgorithm(algorithm, puzzle, limits, {}, &recorder);
  recorded.trace = recorder.take();
  return recorded;
}

Grid givensOf(const Puzzle& puzzle) {
  const auto* sudoku = std::get_if<Sudoku>(&puzzle);
  return sudoku ? sudoku->givens : std::get<Sudominoku>(puzzle).givens();
}

/// A board as a player keeps it, that complains about whatever cannot be.
class Player {
 public:
  Player(const Puzzle& puzzle, const textbook::TraceState& state) : grid_(givensOf(puzzle)) {
    partners_.fill(kEventNoCell);
    if (const auto* sudominoku = std::get_if<Sudominoku>(&puzzle)) {
      for (const Placement& domino : sudominoku->dominoes) {
        join(domino.firstCell, domino.secondCell);
      }
    }
    for (const std::uint32_t word : state.standing) put({word});
    open_.assign(state.open.begin(), state.open.end());
  }

  void forward(Event event) {
    const Cell cell = static_cast<Cell>(event.cell());
    const Digit digit = static_cast<Digit>(event.digit());
    switch (event.kind()) {
      case EventKind::visit:
        EXPECT_TRUE(event.cell() == kEventNoCell || grid_[cell] == 0);
        open_.push_back(event.cell());
        break;
      case EventKind::candidates:
        for (Digit each = 1; each <= 9; ++each) {
          EXPECT_EQ(DigitSet::fromBits(event.set()).has(each), !isHeldBeside(cell, each));
        }
        break;
      case EventKind::choose:
        EXPECT_LT(event.set(), 360u);
        break;
      case EventKind::reject:
        expectReason(event);
        break;
      case EventKind::place:
      case EventKind::propagate:
        EXPECT_EQ(grid_[cell], 0);
        EXPECT_FALSE(isHeldBeside(cell, digit));
        put(event);
        break;
      case EventKind::remove:
        EXPECT_EQ(grid_[cell], digit);
        take(event);
        break;
      case EventKind::deadEnd:
        expectDeadEnd(event);
        break;
      case EventKind::solved:
        EXPECT_EQ(grid_.filledCount(), kCells);
        open_.pop_back();
        break;
      case EventKind::backUp:
        ASSERT_FALSE(open_.empty());
        EXPECT_EQ(open_.back(), event.cell());
        open_.pop_back();
        break;
    }
  }

  void backward(Event event) {
    switch (event.kind()) {
      case EventKind::visit:
        open_.pop_back();
        break;
      case EventKind::place:
      case EventKind::propagate:
        take(event);
        break;
      case EventKind::remove:
        put(event);
        break;
      case EventKind::solved:
      case EventKind::backUp:
        open_.push_back(event.cell());
        break;
      default:
        break;
    }
  }

  const Grid& grid() const { return grid_; }
  friend bool operator==(const Player&, const Player&) = default;

 private:
  bool isHeldBeside(Cell cell, Digit digit) const {
    for (Cell other = 0; other < kCells; ++other) {
      if (arePeers(cell, other) && grid_[other] == digit) return true;
    }
    return false;
  }

  void expectReason(Event event) const {
    const Cell cell = static_cast<Cell>(event.cell());
    const Cell holder = static_cast<Cell>(event.other());
    ASSERT_LT(holder, kCells);
    if (event.house() < 3) {
      EXPECT_EQ(static_cast<unsigned>(grid_[holder]), event.digit());
      const bool shared[] = {rowOf(cell) == rowOf(holder), columnOf(cell) == columnOf(holder),
                             boxOf(cell) == boxOf(holder)};
      EXPECT_TRUE(shared[event.house()] && cell != holder);
      return;
    }
    // The domino would be the digit and that of a neighbour without a partner.
    ASSERT_LT(partners_[holder], kEventNoCell);
    const Digit other = grid_[partners_[holder]];
    EXPECT_EQ(static_cast<unsigned>(grid_[holder]), event.digit());
    bool isBeside = false;
    for (const Cell beside : kAdjacentCells[cell]) {
      isBeside = isBeside || (grid_[beside] == other && partners_[beside] == kEventNoCell);
    }
    EXPECT_TRUE(isBeside);
  }

  void expectDeadEnd(Event event) const {
    if (event.cell() != kEventNoCell) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        EXPECT_TRUE(isHeldBeside(static_cast<Cell>(event.cell()), digit));
      }
      return;
    }
    for (const Cell cell : kHouseCells[event.other()]) {
      EXPECT_NE(static_cast<unsigned>(grid_[cell]), event.digit());
      EXPECT_TRUE(grid_[cell] != 0 || isHeldBeside(cell, static_cast<Digit>(event.digit())));
    }
  }

  void join(unsigned a, unsigned b) {
    partners_[a] = b;
    partners_[b] = a;
  }

  static bool isPropagated(Event event) {
    return event.kind() == EventKind::propagate ||
           (event.kind() == EventKind::remove && event.house() == 1);
  }

  void put(Event event) {
    grid_.set(static_cast<Cell>(event.cell()), static_cast<Digit>(event.digit()));
    propagated_[event.cell()] = isPropagated(event);
    if (!isPropagated(event) && event.other() < kCells) join(event.cell(), event.other());
  }

  void take(Event event) {
    EXPECT_EQ(propagated_[event.cell()], isPropagated(event));
    grid_.set(static_cast<Cell>(event.cell()), 0);
    propagated_[event.cell()] = false;
    if (isPropagated(event) || event.other() >= kCells) return;
    EXPECT_EQ(partners_[event.cell()], event.other());
    partners_[event.cell()] = partners_[event.other()] = kEventNoCell;
  }

  Grid grid_;
  std::array<unsigned, kCells> partners_{};
  std::array<bool, kCells> propagated_{};
  std::vector<unsigned> open_;
};

std::vector<Puzzle> somePuzzles(PuzzleKind kind) {
  std::vector<Puzzle> puzzles;
  test::Random random(41);
  const auto solved = test::solvedSudominokus();
  for (int i = 0; i < 8; ++i) {
    if (kind == PuzzleKind::sudoku) {
      puzzles.emplace_back(test::randomSudoku(random, 34 + random.below(20), i % 4 != 0));
    } else {
      puzzles.emplace_back(test::randomSudominoku(random, solved[i % solved.size()],
                                                  25 + random.below(9), i % 4 != 0));
    }
    if (!clashingCells(givensOf(puzzles.back())).empty()) puzzles.pop_back();
  }
  return puzzles;
}

template <typename Task>
void forEveryAlgorithm(Task task) {
  for (int i = 0; i < textbook::kAlgorithms; ++i) {
    const auto algorithm = static_cast<Algorithm>(i);
    SCOPED_TRACE(nameOf(algorithm));
    for (const Puzzle& puzzle : somePuzzles(kindOf(algorithm))) task(algorithm, puzzle);
  }
}

TEST(Traces, ReplayForwardsAndBackwards) {
  forEveryAlgorithm([](Algorithm algorithm, const Puzzle& puzzle) {
    const auto [run, trace] = record(algorithm, puzzle, 4'000'000, 2, 3000);
    ASSERT_EQ(trace.segments.size(), 1u);
    EXPECT_EQ(trace.total, trace.events.size());
    textbook::TraceState state = trace.segments[0].state;
    Player player(puzzle, state);
    const std::size_t kept = std::min<std::size_t>(trace.events.size(), 4000);
    std::vector<Player> seen;
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
      if (i < kept) seen.push_back(player);
      player.forward({trace.events[i]});
      state.apply({trace.events[i]}, trace.reads[i]);
      if (Event{trace.events[i]}.kind() == EventKind::solved && state.counters.solutions == 1) {
        EXPECT_EQ(player.grid(), run.first);
      }
    }
    EXPECT_EQ(state.counters, run.counters);
    for (std::size_t i = trace.events.size(); i-- > 0;) {
      player.backward({trace.events[i]});
      EXPECT_TRUE(i >= kept || player == seen[i]) << i;
    }
  });
}

TEST(Traces, KeepTheBeginningAndTheEnd) {
  forEveryAlgorithm([](Algorithm algorithm, const Puzzle& puzzle) {
    const Trace whole = record(algorithm, puzzle, 4'000'000, 2, 2000).trace;
    for (const std::size_t maxEvents : {2u, 7u, 100u, 1000u}) {
      const auto [run, trace] = record(algorithm, puzzle, maxEvents, 2, 2000);
      EXPECT_EQ(trace.total, whole.total);
      EXPECT_EQ(trace.events.size(), std::min<std::size_t>(maxEvents, whole.events.size()));
      EXPECT_EQ(trace.reads.size(), trace.events.size());
      ASSERT_EQ(trace.segments.size(), trace.total > maxEvents ? 2u : 1u);
      textbook::TraceState state = whole.segments[0].state;
      std::size_t place = 0;
      for (const textbook::TraceSegment& segment : trace.segments) {
        for (; place < segment.before; ++place) {
          state.apply({whole.events[place]}, whole.reads[place]);
        }
        EXPECT_EQ(segment.state, state);
      }
      const textbook::TraceSegment& last = trace.segments.back();
      for (std::size_t i = last.from; i < trace.events.size(); ++i) {
        ASSERT_EQ(trace.events[i], whole.events[last.before + i - last.from]);
        ASSERT_EQ(trace.reads[i], whole.reads[last.before + i - last.from]);
      }
      for (std::size_t i = 0; trace.segments.size() == 2 && i < last.from; ++i) {
        ASSERT_EQ(trace.events[i], whole.events[i]);
      }
    }
  });
}

/// The page lights the line up: it had better be the one that ran.
TEST(Traces, NameTheLinesThatRan) {
  const std::array<std::vector<std::string>, textbook::kEventKinds> calls{{
      {"watch.visit("},
      {"watch.candidates("},
      {"watch.choose("},
      {"watch.reject(", "watch.rejectDomino("},
      {"watch.place("},
      {"watch.propagate("},
      {"watch.remove("},
      {"watch.noCandidate(", "watch.noPlace("},
      {"watch.backUp("},
      {"watch.solved("},
  }};
  forEveryAlgorithm([&](Algorithm algorithm, const Puzzle& puzzle) {
    std::ifstream file(std::string(SUDOMINOKU_DOCS "/../wasm/textbook/traced/") +
                       test::replaceAll(std::string(nameOf(algorithm)), "-", "_") + ".cpp");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    ASSERT_LT(lines.size(), 256u);
    for (const std::uint32_t word : record(algorithm, puzzle, 20'000).trace.events) {
      const Event event{word};
      ASSERT_TRUE(event.line() >= 1 && event.line() <= lines.size());
      const std::string& line = lines[event.line() - 1];
      const auto& names = calls[static_cast<int>(event.kind())];
      EXPECT_TRUE(std::any_of(
          names.begin(), names.end(),
          [&](const std::string& name) { return line.find(name) != std::string::npos; }))
          << nameOf(event.kind()) << " at line " << event.line();
    }
  });
}

TEST(Traces, CountTheSameAsRaces) {
  forEveryAlgorithm([](Algorithm algorithm, const Puzzle& puzzle) {
    textbook::RunLimits limits;
    limits.maxCalls = 20'000;
    EXPECT_EQ(record(algorithm, puzzle, 100, 1, 20'000).run.counters,
              runAlgorithm(algorithm, puzzle, limits).counters);
  });
}

TEST(Traces, OfGivensThatClashAreEmpty) {
  const auto [run, trace] =
      record(Algorithm::sudokuMasks, Sudoku{test::gridOf("55" + std::string(79, '.'))}, 10);
  EXPECT_EQ(trace.total, 0u);
  EXPECT_EQ(trace.segments.size(), 1u);
}

}  // namespace
}  // namespace sudominoku::learn_test

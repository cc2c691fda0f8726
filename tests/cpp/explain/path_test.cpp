// Paths, ratings, hints and refutations: every step is true of the solution, and every path ends in
// it.
#include "explain/path.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

#include "explain/consequences.h"
#include "explain/hint.h"
#include "explain/last_resort.h"
#include "explain/registry.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "solve/true_candidates.h"
#include "support/corpus.h"
#include "support/effort.h"

namespace sudominoku::explain::path_test {
namespace {

struct Solved {
  Grid grid;
  /// Whether that is the only tiling.
  bool hasOneTiling = false;
  Tiling tiling{};
};

Solved solved(const Sudoku& puzzle) { return {solve::solveSudoku(puzzle, {}).solutions.front()}; }

Solved solved(const Sudominoku& puzzle) {
  solve::Request request;
  request.limits.maxTilings = 2;
  const solve::SudominokuAnswer answer = solve::solveSudominoku(puzzle, request);
  return {answer.solutions.front().grid, answer.tilingCount.value == 1,
          answer.solutions.front().tiling};
}

/// The candidates that are in a solution.
CandidateGrid truthOf(const Grid& solution) {
  CandidateGrid truth;
  for (Cell cell = 0; cell < kCells; ++cell) truth[cell] = DigitSet::of(solution[cell]);
  return truth;
}

Cell firstBlank(const Grid& givens, Cell from = 0) {
  while (givens[from] != 0) ++from;
  return from;
}

/// Checks a step against a solution and the position before it.
void expectSound(const Step& step, const Position& position, const Solved& solution) {
  const std::string_view id = rowFor(step.technique).id;
  EXPECT_TRUE(step.concludes()) << id;
  for (const Candidate candidate : step.placed) {
    EXPECT_EQ(solution.grid[cellOf(candidate)], digitOf(candidate)) << id;
  }
  for (const Candidate candidate : step.removed) {
    EXPECT_NE(solution.grid[cellOf(candidate)], digitOf(candidate)) << id;
    EXPECT_TRUE(position.has(cellOf(candidate), digitOf(candidate))) << id;
  }
  EXPECT_EQ(std::set<Candidate>(step.removed.begin(), step.removed.end()).size(),
            step.removed.size())
      << id;
  for (const auto& [role, marked] : step.marks) {
    EXPECT_EQ(std::set<Candidate>(marked.begin(), marked.end()).size(), marked.size()) << id;
    for (const Candidate candidate : marked) {
      EXPECT_TRUE(position.open.has(cellOf(candidate))) << id;
      EXPECT_TRUE(position.has(cellOf(candidate), digitOf(candidate))) << id;
    }
  }
  if (!solution.hasOneTiling) return;
  for (const LaidDomino& laid : step.laid) {
    EXPECT_EQ(solution.tiling[firstCellOf(laid.edge)], secondCellOf(laid.edge)) << id;
  }
  for (const Edge edge : step.parted) {
    EXPECT_NE(solution.tiling[firstCellOf(edge)], secondCellOf(edge)) << id;
  }
}

/// The ways to lay a domino that the candidates leave, where no other has its digits.
std::vector<LaidDomino> waysOf(const Position& position) {
  std::map<DigitSet, std::set<Edge>, bool (*)(DigitSet, DigitSet)> known(
      [](DigitSet a, DigitSet b) { return a.bits() < b.bits(); });
  position.laid.forEach([&](Edge edge) {
    const DigitSet first = position.candidates[firstCellOf(edge)];
    const DigitSet second = position.candidates[secondCellOf(edge)];
    if (first.size() == 1 && second.size() == 1) known[first | second].insert(edge);
  });
  std::vector<LaidDomino> ways;
  const auto add = [&](Edge edge) {
    for (const Digit first : position.candidates[firstCellOf(edge)]) {
      for (const Digit second : position.candidates[secondCellOf(edge)].without(first)) {
        std::set<Edge> others = known[DigitSet::of(first).with(second)];
        others.erase(edge);
        if (others.empty()) ways.push_back({edge, first, second});
      }
    }
  };
  position.edges.forEach(add);
  position.laid.forEach(add);
  return ways;
}

DigitSet digitsOf(const LaidDomino& way) { return DigitSet::of(way.first).with(way.second); }

/// A step of a branch that says where dominoes lie, or what that rules out.
void expectDominoesFollow(const Step& step, const Position& position) {
  const std::vector<LaidDomino> ways = waysOf(position);
  if (step.technique == Technique::forcedDomino) {
    std::vector<LaidDomino> here;
    std::copy_if(ways.begin(), ways.end(), std::back_inserter(here),
                 [&](const LaidDomino& way) { return digitsOf(way) == step.digits; });
    ASSERT_EQ(here.size(), 1u);
    const auto& [edge, first, second] = here.front();
    EXPECT_EQ(step.cells, Cells::of(firstCellOf(edge)) | Cells::of(secondCellOf(edge)));
    for (const LaidDomino& laid : step.laid) EXPECT_EQ(laid.edge, edge);
    for (const Candidate candidate : step.placed) {
      EXPECT_TRUE(candidate == candidateOf(firstCellOf(edge), first) ||
                  candidate == candidateOf(secondCellOf(edge), second));
    }
  }
  if (step.technique == Technique::oneFreeNeighbour || step.technique == Technique::forcedPartner) {
    const Cells partner = position.edges.neighbours(step.cells);
    ASSERT_TRUE(step.cells.single() && partner.single());
    EXPECT_EQ(step.laid.front().edge, edgeOf(step.cells.first(), partner.first()));
  }
  if (step.technique == Technique::dominoExhausted) {
    for (const LaidDomino& way : ways) {
      for (const Candidate candidate : {candidateOf(firstCellOf(way.edge), way.first),
                                        candidateOf(secondCellOf(way.edge), way.second)}) {
        EXPECT_EQ(std::count(step.removed.begin(), step.removed.end(), candidate), 0);
      }
      EXPECT_EQ(std::count(step.parted.begin(), step.parted.end(), way.edge), 0);
    }
  }
}

void expectContradiction(const Contradiction& end, const Position& position) {
  const std::vector<LaidDomino> ways = waysOf(position);
  if (end.kind == Contradiction::Kind::noCandidate) {
    EXPECT_TRUE(position.candidates[end.cells.first()].empty());
    EXPECT_TRUE(position.open.contains(end.cells));
  } else if (end.kind == Contradiction::Kind::noPlace) {
    for (const Cell cell : kHouseSets[end.house] - position.open) {
      EXPECT_FALSE(position.has(cell, end.digits.smallest()));
    }
    EXPECT_TRUE(position.plane(end.digits.smallest(), end.house).empty());
  } else if (end.kind == Contradiction::Kind::noPartner && end.cells.single()) {
    EXPECT_TRUE(position.uncovered.contains(end.cells));
    EXPECT_TRUE(position.edges.neighbours(end.cells).empty());
  } else if (end.kind == Contradiction::Kind::noPartner) {
    const Cell first = end.cells.first();
    const Edge edge = edgeOf(first, (end.cells - Cells::of(first)).first());
    EXPECT_TRUE(position.laid.has(edge));
    for (const LaidDomino& way : ways) EXPECT_NE(way.edge, edge);
  } else if (end.kind == Contradiction::Kind::dominoNowhere) {
    for (const LaidDomino& way : ways) EXPECT_NE(digitsOf(way), end.digits);
  } else if (end.kind == Contradiction::Kind::clash) {
    ASSERT_EQ(end.cells.size(), 2);
    EXPECT_TRUE(arePeers(end.cells.first(), end.cells.last()));
    for (const Cell cell : end.cells) {
      EXPECT_TRUE(position.isFilled(cell) && position.candidates[cell] == end.digits);
    }
  }
}

/// What a branch assumes leads to what it says.
void expectFollows(const Branch& branch, Position position) {
  if (branch.candidate >= 0) {
    position.place(cellOf(branch.candidate), digitOf(branch.candidate));
  } else {
    position.lay(branch.domino);
  }
  for (const Step& step : branch.steps) {
    for (const Candidate candidate : step.placed) {
      const Cell cell = cellOf(candidate);
      const Digit digit = digitOf(candidate);
      if (!position.open.has(cell)) continue;
      EXPECT_TRUE(position.has(cell, digit));
      if (step.technique == Technique::nakedSingle) {
        EXPECT_EQ(position.candidates[cell].size(), 1);
      }
      if (step.technique == Technique::hiddenSingle) {
        EXPECT_EQ(position.plane(digit, step.houses.front()), Cells::of(cell));
      }
    }
    for (const Candidate candidate : step.removed) {
      EXPECT_TRUE(position.open.has(cellOf(candidate)));
    }
    expectDominoesFollow(step, position);
    for (const Branch& nested : step.branches) expectFollows(nested, position);
    apply(step, position);
  }
  if (branch.isContradiction) expectContradiction(branch.contradiction, position);
}

/// What a chain says is true is nothing that it has said is false, unless it comes back to where it
/// began.
void expectEndsApart(const Step& step) {
  if (step.links.empty() || rowFor(step.technique).needs == Needs::dominoes) return;
  std::vector<Candidate> out;
  for (const Link& link : step.links) {
    if (!link.isStrong) continue;
    out.insert(out.end(), link.from.begin(), link.from.end());
    if (link.to == step.links.front().from) continue;
    for (const Candidate candidate : link.to) {
      EXPECT_EQ(std::count(out.begin(), out.end(), candidate), 0) << rowFor(step.technique).id;
    }
  }
}

/// Whether something is left without a candidate where some are out: a digit in a house, a cell, or
/// one of the cells of a set, of which there are more than digits.
bool leavesNothing(Position position, const std::vector<Candidate>& out, Cells set) {
  for (const Candidate candidate : out) position.remove(cellOf(candidate), digitOf(candidate));
  DigitSet ofSet;
  for (const Cell cell : set) ofSet = ofSet | position.candidates[cell];
  Contradiction found;
  return ofSet.size() < set.size() || findContradiction(position, found);
}

/// Checks that a chain's links are strong and weak in turns, that each begins where the one before
/// ends, and that what they say is true.
void expectLinked(const Step& step, const Position& position) {
  const TechniqueRow& row = rowFor(step.technique);
  if (step.links.empty() || row.needs == Needs::dominoes) return;
  EXPECT_EQ(step.links.size() % 2, 1u) << row.id;
  for (std::size_t i = 0; i < step.links.size(); ++i) {
    const Link& link = step.links[i];
    EXPECT_EQ(link.isStrong, i % 2 == 0) << row.id;
    if (i > 0) {
      EXPECT_EQ(link.from, step.links[i - 1].to) << row.id;
    }
    std::vector<Candidate> ends = link.from;
    ends.insert(ends.end(), link.to.begin(), link.to.end());
    if (link.isStrong) {
      // What is true is told without what the chain has made false.
      for (std::size_t before = 0; before < i; before += 2) {
        const std::vector<Candidate>& out = step.links[before].from;
        ends.insert(ends.end(), out.begin(), out.end());
      }
      EXPECT_TRUE(leavesNothing(position, ends, link.set)) << row.id << ' ' << i;
      continue;
    }
    for (const Candidate a : link.from) {
      for (const Candidate b : link.to) {
        const bool areApart =
            digitOf(a) == digitOf(b) ? arePeers(cellOf(a), cellOf(b)) : cellOf(a) == cellOf(b);
        EXPECT_TRUE(areApart) << row.id << ' ' << i;
      }
    }
  }
}

/// Whether a proof of a step strikes digits that leave their cell no domino.
bool strikesForDominoes(const Step& step) {
  const auto strikes = [](const Step& inner) {
    return (inner.technique == Technique::dominoExhausted && !inner.removed.empty()) ||
           strikesForDominoes(inner);
  };
  return std::any_of(step.branches.begin(), step.branches.end(), [&](const Branch& branch) {
    return std::any_of(branch.steps.begin(), branch.steps.end(), strikes);
  });
}

/// Whether it assumes something within an assumption.
bool strikesNested(const Step& step) {
  return step.technique == Technique::contradiction && step.branches.size() == 1 &&
         std::any_of(step.branches[0].steps.begin(), step.branches[0].steps.end(),
                     [](const Step& inner) { return inner.technique == Technique::contradiction; });
}

/// Checks that a path's level is the highest of its steps', and which step is named for it.
void expectHardest(const Explanation& path) {
  const auto rankOf = [](const Step& step) {
    return std::pair(rowFor(step.technique).level, step.difficulty);
  };
  const auto hardest =
      std::max_element(path.steps.begin(), path.steps.end(),
                       [&](const Step& a, const Step& b) { return rankOf(a) < rankOf(b); });
  EXPECT_EQ(std::pair(path.rating.level, path.rating.hardestDifficulty), rankOf(*hardest));
  EXPECT_EQ(path.rating.hardest, hardest->technique);
}

template <typename PuzzleOfKind>
void expectPath(const PuzzleOfKind& puzzle, std::set<Technique>& used) {
  const Solved solution = solved(puzzle);
  const Explanation path = explain(puzzle);
  EXPECT_EQ(path.outcome, Outcome::solved);
  Position position = Position::of(puzzle);
  std::int64_t score = 0;
  for (const Step& step : path.steps) {
    expectSound(step, position, solution);
    expectEndsApart(step);
    expectLinked(step, position);
    if (strikesNested(step)) {
      // The last resort, and 1.2 for what is nested.
      EXPECT_GE(step.difficulty, 86 + 12);
    }
    for (const Branch& branch : step.branches) expectFollows(branch, position);
    apply(step, position);
    score += step.score();
    used.insert(step.technique);
  }
  EXPECT_EQ(position.digits(), solution.grid);
  EXPECT_EQ(path.rating.score, score);
  expectHardest(path);
  const PuzzleRating rating = rate(puzzle);
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_EQ(rating.score, score);
  EXPECT_EQ(rating.difficulty, path.rating.difficulty);
  EXPECT_EQ(rating.hardest, path.rating.hardest);
  EXPECT_EQ(rateUnique(puzzle, solution.grid).score, score);
  const PuzzleRating cut = rateUnique(puzzle, solution.grid, Level::medium);
  EXPECT_EQ(cut.outcome == Outcome::solved, rating.level <= Level::medium);
  EXPECT_EQ(levelOfUnique(puzzle, solution.grid), rating.level);
  const auto upToHard = levelOfUnique(puzzle, solution.grid, Level::hard);
  EXPECT_EQ(upToHard.has_value(), rating.level <= Level::hard);
}

Sudoku sudokuOf(const std::string& line) { return {test::gridOf(line)}; }

struct Sample {
  const char* file;
  std::size_t count;
};

TEST(Paths, OfSudokuEndInTheSolution) {
  std::set<Technique> used;
  for (const auto& [file, count] :
       {Sample{"sudoku/easy.txt", 12}, Sample{"sudoku/17_clue.txt", 24},
        Sample{"sudoku/minimal.txt", 60}, Sample{"sudoku/magictour.txt", 14},
        Sample{"sudoku/hardest.txt", 1}}) {
    const std::vector<std::string> lines = test::corpusLines(file);
    for (std::size_t i = 0; i < count; i += test::kStride) expectPath(sudokuOf(lines[i]), used);
  }
  if (test::kStride > 1) return;
  for (const Technique technique :
       {Technique::fullHouse, Technique::hiddenSingle, Technique::nakedSingle, Technique::pointing,
        Technique::claiming, Technique::xyWing, Technique::alsXz, Technique::aic,
        Technique::alsChain, Technique::uniqueRectangle4, Technique::forcingChain,
        Technique::contradiction}) {
    EXPECT_TRUE(used.contains(technique)) << rowFor(technique).id;
  }
}

TEST(Paths, TellChainsWithoutWhatTheyHaveMadeFalse) {
  // A chain of groups strikes the 4 of r2c1, and ends at that of box 1's first column.
  std::set<Technique> used;
  expectPath(sudokuOf(test::corpusLines("sudoku/magictour.txt")[28]), used);
  EXPECT_EQ(used.count(Technique::groupedAic), 1u);
}

TEST(Paths, OfSudominokuEndInTheSolution) {
  std::set<Technique> used;
  const std::vector<Puzzle> puzzles =
      test::puzzlesOf(test::corpusFile("sudominoku/judge_like.txt"));
  for (std::size_t i = 0; i < puzzles.size(); i += 3 * test::kStride) {
    expectPath(std::get<Sudominoku>(puzzles[i]), used);
  }
  // A proof in which a cell that is filled comes out without a partner.
  expectPath(std::get<Sudominoku>(puzzles[43]), used);
  EXPECT_TRUE(used.contains(Technique::oneFreeNeighbour));
  EXPECT_TRUE(used.contains(Technique::forcedDomino));
  bool isStruck = false;
  for (const std::size_t i : {43, 44, 45, 46}) {
    const std::vector<Step> steps = explain(std::get<Sudominoku>(puzzles[i])).steps;
    isStruck |= std::any_of(steps.begin(), steps.end(), strikesForDominoes);
  }
  EXPECT_TRUE(isStruck);
}

TEST(Paths, EndWhereSolutionsDiffer) {
  const std::vector<std::string> lines = test::corpusLines("sudoku/several.txt");
  for (std::size_t i = 0; i < 12; i += test::kStride) {
    const Sudoku puzzle = sudokuOf(lines[i]);
    const solve::TrueCandidates truth = solve::findTrueCandidates(puzzle, 1);
    const solve::SudokuAnswer answer = solve::solveSudoku(puzzle, {});
    if (answer.outcome != solve::Outcome::multiple) continue;
    const Explanation path = explain(puzzle);
    EXPECT_EQ(path.outcome, Outcome::multiple);
    Position position = Position::of(puzzle);
    for (const Step& step : path.steps) apply(step, position);
    EXPECT_EQ(position.candidates, truth.candidates());
    for (const Cell cell : position.open) EXPECT_GT(position.candidates[cell].size(), 1);
  }
}

/// Checks that the path of a puzzle without a solution ends at the first contradiction.
void expectEndsAtContradiction(const Puzzle& puzzle) {
  const Explanation path = std::visit([](const auto& one) { return explain(one); }, puzzle);
  EXPECT_EQ(path.outcome, Outcome::impossible);
  ASSERT_TRUE(path.hasContradiction);
  Position position = std::visit([](const auto& one) { return Position::of(one); }, puzzle);
  for (const Step& step : path.steps) {
    Contradiction sooner;
    EXPECT_FALSE(findContradiction(position, sooner)) << nameOf(sooner.kind);
    apply(step, position);
  }
  expectContradiction(path.contradiction, position);
}

TEST(Paths, OfImpossiblePuzzlesEndAtAContradiction) {
  const Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/17_clue.txt").front());
  const Grid solution = solved(puzzle).grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens[cell] != 0) continue;
    Sudoku wrong = puzzle;
    wrong.givens.set(cell, solution[cell] % 9 + 1);
    expectEndsAtContradiction(wrong);
  }
  const auto puzzles = test::puzzlesOf(test::corpusFile("sudominoku/unsat.txt"));
  for (std::size_t i = 0; i < puzzles.size(); i += 8) expectEndsAtContradiction(puzzles[i]);
}

TEST(Paths, OfClashingGivensEndAtTheTwo) {
  Sudoku puzzle;
  for (const Cell cell : {0, 4, 8}) puzzle.givens.set(cell, 5);
  const Explanation path = explain(puzzle);
  EXPECT_EQ(path.outcome, Outcome::impossible);
  EXPECT_TRUE(path.steps.empty());
  ASSERT_TRUE(path.hasContradiction);
  EXPECT_EQ(path.contradiction.kind, Contradiction::Kind::clash);
  EXPECT_EQ(path.contradiction.cells, Cells::of(0) | Cells::of(4));
  EXPECT_EQ(path.contradiction.digits, DigitSet::of(5));
  // A given that its own candidates leave out clashes with none.
  Sudoku marked;
  marked.givens.set(0, 5);
  marked.candidates[0] = DigitSet::of(4);
  EXPECT_EQ(explain(marked).contradiction.kind, Contradiction::Kind::noCandidate);
}

TEST(Paths, OfACellThatNothingIsBesideEndThere) {
  Sudominoku puzzle;
  puzzle.isolated = {1, 9, 22, 33, 50, 54, 71, 76, 79};
  const Explanation path = explain(puzzle);
  EXPECT_EQ(path.outcome, Outcome::impossible);
  EXPECT_TRUE(path.steps.empty());
  ASSERT_TRUE(path.hasContradiction);
  EXPECT_EQ(path.contradiction.kind, Contradiction::Kind::noPartner);
  EXPECT_EQ(path.contradiction.cells, Cells::of(0));
}

TEST(Paths, SpendNoMoreNodesThanAreGranted) {
  Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/17_clue.txt").front());
  for (Cell cell = 0; cell < kCells / 2; ++cell) puzzle.givens.set(cell, 0);
  const solve::Effort unlimited;
  solve::Inquiry inquiry(unlimited);
  inquiry.search(puzzle, 2);
  const std::uint64_t first = inquiry.counters().nodes;
  const std::uint64_t second = solve::findTrueCandidates(puzzle, 1).counters.nodes;
  ASSERT_GT(std::min(first, second), 1u);
  EXPECT_EQ(explain(puzzle, {}, {.maxNodes = first + second + 1}).outcome, Outcome::multiple);
  EXPECT_EQ(explain(puzzle, {}, {.maxNodes = std::max(first, second) + 1}).outcome, Outcome::stuck);
}

TEST(Paths, TakeTheShortestOfManyProofs) {
  struct Failed {
    int length, facts;
    Candidate candidate;
  };
  const Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/minimal.txt").front());
  const CandidateGrid truth = truthOf(solved(puzzle).grid);
  const Position position = Position::of(puzzle);
  Consequences consequences(position);
  std::vector<Failed> all;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (const Digit digit : position.candidates[cell] - truth[cell]) {
      const Candidate candidate = candidateOf(cell, digit);
      if (!consequences.assume({candidate, -1})) {
        all.push_back({consequences.proofLength(), consequences.mark(), candidate});
      }
      consequences.undo(0);
    }
  }
  // Of those of one length the one that fails after the fewest facts.
  std::stable_sort(all.begin(), all.end(), [](const Failed& a, const Failed& b) {
    return std::pair(a.length, a.facts) < std::pair(b.length, b.facts);
  });
  ASSERT_GT(all.size(), 100u);
  ASSERT_GT(all[all.size() / 2].length, all[0].length);
  ASSERT_EQ(all[1].length, all[0].length);
  Step step;
  ASSERT_TRUE(findContradictionStep(
      position, truth, [] { return true; }, step));
  EXPECT_EQ(lengthOf(step.branches.front()), all[0].length);
  EXPECT_EQ(step.removed, std::vector{all[0].candidate});
}

TEST(Paths, TakeTheFirstOfNestedProofsOfOneLength) {
  const Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/hardest.txt")[22]);
  Step step;
  ASSERT_TRUE(findContradictionStep(
      Position::of(puzzle), truthOf(solved(puzzle).grid), [] { return true; }, step));
  EXPECT_TRUE(strikesNested(step));
  EXPECT_EQ(lengthOf(step.branches.front()), 33);
  // Found later, one that strikes 8 from r9c8 is as long.
  EXPECT_EQ(step.removed, std::vector{candidateOf(cellAt(6, 2), 8)});
}

TEST(Paths, ProveByTheOnlyPlaceOfADomino) {
  const std::vector<Puzzle> puzzles = test::puzzlesOf(test::corpusFile("sudominoku/hard.txt"));
  std::set<Technique> used;
  expectPath(std::get<Sudominoku>(puzzles[11]), used);
  const auto laysDomino = [](const Branch& branch) {
    return std::any_of(branch.steps.begin(), branch.steps.end(),
                       [](const Step& step) { return step.technique == Technique::forcedDomino; });
  };
  const std::vector<Step> steps = explain(std::get<Sudominoku>(puzzles[11])).steps;
  EXPECT_TRUE(std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
    return std::any_of(step.branches.begin(), step.branches.end(), laysDomino);
  }));
}

TEST(Paths, SettleACellBySearchWhereThereIsNoProof) {
  const CandidateGrid truth = truthOf(solved(Sudoku{}).grid);
  constexpr Cell kNarrow = 40;
  const Digit right = truth[kNarrow].smallest();
  const DigitSet wrong = DigitSet::of(right % 9 + 1).with((right + 1) % 9 + 1);
  Sudoku puzzle;
  puzzle.candidates[kNarrow] = wrong.with(right);
  const Position position = Position::of(puzzle);
  Step step;
  EXPECT_FALSE(findContradictionStep(
      position, truth, [] { return false; }, step));
  // Of what solutions have there is nothing to settle.
  EXPECT_FALSE(findContradictionStep(
      position, position.candidates, [] { return true; }, step));
  ASSERT_TRUE(findContradictionStep(
      position, truth, [] { return true; }, step));
  EXPECT_EQ(step.cells, Cells::of(kNarrow));
  EXPECT_EQ(step.digits, wrong);
  EXPECT_EQ(step.difficulty, 34);
  std::vector<Candidate> refuted;
  for (const Branch& branch : step.branches) {
    refuted.push_back(branch.candidate);
    EXPECT_TRUE(branch.isContradiction && branch.steps.empty());
    EXPECT_EQ(branch.contradiction.kind, Contradiction::Kind::search);
  }
  EXPECT_EQ(refuted, step.removed);
  EXPECT_EQ(step.removed.size(), 2u);
}

TEST(Paths, OfAGridThatNoDominoesCoverEndAtWhatASearchTells) {
  const Grid entries = test::gridOf(
      "873624951652931748194857263327415689489762135516389427738296514961548372245173896");
  Sudominoku puzzle;
  for (const Cell cell : kHouseCells[18]) puzzle.isolated[entries[cell] - 1] = cell;
  const Explanation path = explain(puzzle, entries);
  EXPECT_EQ(path.outcome, Outcome::impossible);
  ASSERT_TRUE(path.hasContradiction);
  EXPECT_EQ(path.contradiction.kind, Contradiction::Kind::search);
}

TEST(Ratings, DoubleTheScoreWithEachPointOfDifficulty) {
  for (int difficulty = 10; difficulty <= 130; ++difficulty) {
    Step step;
    step.difficulty = difficulty;
    EXPECT_EQ(step.score(), std::floor(std::pow(2.0, difficulty / 10.0 + 1) + 1e-9)) << difficulty;
  }
}

TEST(Ratings, GiveUpAboveALevel) {
  const Sudoku hard = sudokuOf(test::corpusLines("sudoku/hardest.txt").front());
  EXPECT_EQ(rate(hard, Level::hard).outcome, Outcome::stuck);
}

TEST(Ratings, GiveUpWhereTheEasiestStepIsAboveTheLevel) {
  // After an X-wing, which is hard, a hidden pair; the pair alone would do, and is medium.
  const auto puzzle = std::get<Sudominoku>(
      test::puzzlesOf("8\n4 A6 2 A7\n7 C3 2 C4\n8 C7 5 D7\n2 D9 9 E9\n6 F1 2 F2\n1 H2 6 H3\n"
                      "7 H6 4 H7\n9 I7 8 I8\nA3 H5 B6 E3 C1 D8 I2 A2 C8\n0\n")
          .front());
  EXPECT_EQ(rate(puzzle).level, Level::hard);
  EXPECT_EQ(rate(puzzle, Level::hard).outcome, Outcome::solved);
  EXPECT_EQ(rate(puzzle, Level::medium).outcome, Outcome::stuck);
}

TEST(Hints, TellTheNextStep) {
  const Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/minimal.txt").front());
  const Grid solution = solved(puzzle).grid;
  Grid entries;
  std::vector<Candidate> removed;
  int steps = 0;
  Hint next = hint(puzzle, entries, removed);
  while (next.kind == Hint::Kind::step && ++steps < 500) {
    for (const Candidate candidate : next.step.placed) {
      entries.set(cellOf(candidate), digitOf(candidate));
    }
    removed.insert(removed.end(), next.step.removed.begin(), next.step.removed.end());
    next = hint(puzzle, entries, removed);
  }
  EXPECT_EQ(next.kind, Hint::Kind::solved);
  for (Cell cell = 0; cell < kCells; ++cell) {
    EXPECT_EQ(puzzle.givens[cell] == 0 ? entries[cell] : solution[cell], solution[cell]);
  }
}

TEST(Hints, OfSudominokuSayWhatTheyNeed) {
  const std::vector<Puzzle> puzzles =
      test::puzzlesOf(test::corpusFile("sudominoku/judge_like.txt"));
  const auto& puzzle = std::get<Sudominoku>(puzzles.front());
  const Solved solution = solved(puzzle);
  Grid entries;
  std::vector<Candidate> removed;
  Hint next = hint(puzzle, entries, removed);
  int steps = 0;
  while (next.kind == Hint::Kind::step && ++steps < 500) {
    Position position = Position::of(puzzle, entries);
    for (const Candidate candidate : removed) {
      if (position.open.has(cellOf(candidate))) {
        position.remove(cellOf(candidate), digitOf(candidate));
      }
    }
    for (const Step& step : next.before) {
      EXPECT_FALSE(step.touchesDigits());
      apply(step, position);
    }
    expectSound(next.step, position, solution);
    for (const Candidate candidate : next.step.placed) {
      entries.set(cellOf(candidate), digitOf(candidate));
    }
    removed.insert(removed.end(), next.step.removed.begin(), next.step.removed.end());
    next = hint(puzzle, entries, removed);
  }
  EXPECT_EQ(next.kind, Hint::Kind::solved);
}

TEST(Hints, OfSudominokuLeaveOutNothingThatTheyRestOn) {
  const std::vector<Puzzle> puzzles = test::puzzlesOf(
      "7\n3 A3 6 A4\n9 B6 3 B7\n1 D4 9 D5\n9 E1 4 F1\n7 G2 9 H2\n4 H3 1 I3\n3 I1 8 I2\n"
      "C6 I4 C5 I6 I7 B3 B8 G9 A7\n0\n");
  const auto& puzzle = std::get<Sudominoku>(puzzles.front());
  Grid entries;
  std::vector<Candidate> removed;
  int told = 0;
  for (int i = 0; i < 40; ++i) {
    const Hint next = hint(puzzle, entries, removed);
    ASSERT_EQ(next.kind, Hint::Kind::step);
    Position position = Position::of(puzzle, entries);
    for (const Candidate candidate : removed) {
      if (position.open.has(cellOf(candidate))) {
        position.remove(cellOf(candidate), digitOf(candidate));
      }
    }
    for (const Step& step : next.before) {
      if (step.technique == Technique::oneFreeNeighbour) {
        const Edge edge = step.laid.front().edge;
        const auto hasOneNeighbour = [&](Cell cell) {
          return position.edges.neighbours(Cells::of(cell)).single();
        };
        EXPECT_TRUE(position.edges.has(edge));
        EXPECT_TRUE(hasOneNeighbour(firstCellOf(edge)) || hasOneNeighbour(secondCellOf(edge)));
        ++told;
      }
      apply(step, position);
    }
    for (const Candidate candidate : next.step.placed) {
      entries.set(cellOf(candidate), digitOf(candidate));
    }
    removed.insert(removed.end(), next.step.removed.begin(), next.step.removed.end());
  }
  EXPECT_GT(told, 0);
}

TEST(Hints, OfSudominokuLeaveOutWhatTheyDoNotRestOn) {
  const std::vector<Puzzle> puzzles = test::puzzlesOf(test::corpusFile("sudominoku/minimal.txt"));
  // Of 34 and 26 steps that say where dominoes lie, before the first that is about digits.
  EXPECT_EQ(hint(puzzles[0], {}, {}).before.size(), 0u);
  EXPECT_EQ(hint(puzzles[6], {}, {}).before.size(), 9u);
}

TEST(Hints, OfImpossiblePuzzlesBlameNothingThatWasDone) {
  Grid entries;
  entries.set(80, 1);
  // The first row needs a 9 in its last cell, whose column has one.
  const Hint none = hint(sudokuOf("12345678." + std::string(62, '.') + "9" + std::string(9, '.')),
                         entries, {candidateOf(40, 1)});
  EXPECT_EQ(none.kind, Hint::Kind::impossible);
  EXPECT_TRUE(none.wrongCells.empty() && none.wronglyRemoved.empty());
}

TEST(Hints, SayWhatIsWrong) {
  const Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/17_clue.txt").front());
  const Grid solution = solved(puzzle).grid;
  const Cell blank = firstBlank(puzzle.givens);
  Grid entries;
  entries.set(blank, solution[blank] % 9 + 1);
  const Hint entered = hint(puzzle, entries, {});
  EXPECT_EQ(entered.kind, Hint::Kind::wrong);
  EXPECT_EQ(entered.wrongCells, std::vector<Cell>{blank});
  const Candidate struck = candidateOf(blank, solution[blank]);
  const Hint removed = hint(puzzle, {}, {struck});
  EXPECT_EQ(removed.kind, Hint::Kind::wrong);
  EXPECT_EQ(removed.wronglyRemoved, std::vector<Candidate>{struck});
  const Hint both = hint(puzzle, entries, {struck});
  EXPECT_EQ(both.wrongCells, std::vector<Cell>{blank});
  EXPECT_EQ(both.wronglyRemoved, std::vector<Candidate>{struck});
  // Of a cell that has its digit, all may be struck.
  const Cell other = firstBlank(puzzle.givens, blank + 1);
  entries.set(other, solution[other]);
  EXPECT_TRUE(hint(puzzle, entries, {candidateOf(other, solution[other])}).wronglyRemoved.empty());
  EXPECT_EQ(hint(Sudoku{}, {}, {}).kind, Hint::Kind::multiple);
}

TEST(Hints, SayWhichStrikesGoTooFarWhereSolutionsDiffer) {
  // In rows 1 and 4, columns 4 and 5 hold 6 and 7 in either order.
  const Sudoku puzzle =
      sudokuOf("534..8912672195348198342567859..1423426853791713924856961537284287419635345286179");
  const Candidate firstSeven = candidateOf(3, 7);
  const Candidate secondSeven = candidateOf(4, 7);
  EXPECT_EQ(hint(puzzle, {}, {firstSeven}).kind, Hint::Kind::step);
  const Hint both = hint(puzzle, {}, {firstSeven, secondSeven});
  EXPECT_EQ(both.kind, Hint::Kind::wrong);
  EXPECT_EQ(both.wronglyRemoved, std::vector<Candidate>{secondSeven});
  EXPECT_EQ(hint(puzzle, {}, {secondSeven, firstSeven}).wronglyRemoved,
            std::vector<Candidate>{firstSeven});

  Grid entries;
  entries.set(3, 6);
  const Candidate needed = candidateOf(30, 7);
  const Hint beside = hint(puzzle, entries, {needed});
  EXPECT_EQ(beside.kind, Hint::Kind::wrong);
  EXPECT_TRUE(beside.wrongCells.empty());
  EXPECT_EQ(beside.wronglyRemoved, std::vector<Candidate>{needed});
  // Of a given all may be struck.
  EXPECT_EQ(hint(puzzle, entries, {candidateOf(0, 5), needed}).wronglyRemoved,
            std::vector<Candidate>{needed});

  entries.set(30, 6);
  const Hint together = hint(puzzle, entries, {secondSeven});
  EXPECT_EQ(together.kind, Hint::Kind::wrong);
  EXPECT_TRUE(together.wrongCells.empty());
  EXPECT_TRUE(together.wronglyRemoved.empty());
}

TEST(Hints, OfManySolutionsTakeNoMoreThanTwo) {
  const std::vector<Puzzle> puzzles = test::puzzlesOf(test::corpusFile("sudominoku/tilings.txt"));
  const auto& puzzle = std::get<Sudominoku>(puzzles.front());
  const solve::Effort unlimited;
  solve::Inquiry inquiry(unlimited);
  const solve::Found two = inquiry.search(puzzle, 2);
  ASSERT_EQ(two.count.value, 2u);
  const std::uint64_t enough = inquiry.counters().nodes + 1;
  EXPECT_FALSE(solve::findTrueCandidates(puzzle, 1, {.maxNodes = enough}).complete);
  EXPECT_EQ(hint(puzzle, {}, {}, {.maxNodes = enough}).kind, Hint::Kind::step);

  const auto taken = [&](Cell cell, Digit digit) {
    Sudominoku other = puzzle;
    other.candidates[cell] = DigitSet::of(digit);
    return inquiry.search(other, 1).count.value > 0;
  };
  Cell cell = 0;
  while (puzzle.givens()[cell] != 0) ++cell;
  Digit digit = 1;
  while (digit <= kSize && taken(cell, digit)) ++digit;
  ASSERT_LE(digit, kSize);
  Grid entries;
  entries.set(cell, digit);
  const Hint wrong = hint(puzzle, entries, {});
  EXPECT_EQ(wrong.kind, Hint::Kind::wrong);
  EXPECT_EQ(wrong.wrongCells, std::vector<Cell>{cell});
}

TEST(Hints, OfAnAlmostSolvedPuzzleSearchNoMoreThanIsOpen) {
  const std::vector<Puzzle> puzzles = test::puzzlesOf(test::corpusFile("sudominoku/tilings.txt"));
  const auto& puzzle = std::get<Sudominoku>(puzzles.front());
  Grid entries = solved(puzzle).grid;
  entries.set(firstBlank(puzzle.givens()), 0);
  EXPECT_EQ(hint(puzzle, entries, {}, {.maxNodes = 2}).kind, Hint::Kind::step);
}

TEST(Hints, PassOverWhatIsStruckWhereADigitStands) {
  const Candidate struck = candidateOf(0, 1);
  Grid entries;
  entries.set(0, 1);
  EXPECT_EQ(hint(Sudoku{}, entries, {struck}).kind, Hint::Kind::multiple);
  Sudoku given;
  given.givens.set(0, 1);
  EXPECT_EQ(hint(given, {}, {struck}).kind, Hint::Kind::multiple);
}

TEST(WhyNot, RefutesWhatIsWrong) {
  const Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/minimal.txt").front());
  const Grid solution = solved(puzzle).grid;
  int refuted = 0;
  for (Cell cell = 0; cell < kCells; cell += 3 * static_cast<int>(test::kStride)) {
    if (puzzle.givens[cell] != 0) continue;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      const WhyNot answer = whyNot(puzzle, {}, candidateOf(cell, digit));
      if (digit == solution[cell]) {
        EXPECT_EQ(answer.kind, WhyNot::Kind::possible);
        continue;
      }
      ASSERT_EQ(answer.kind, WhyNot::Kind::refuted);
      ++refuted;
      if (answer.branch.contradiction.kind == Contradiction::Kind::clash) {
        EXPECT_TRUE(answer.branch.steps.empty());
        EXPECT_EQ(answer.branch.contradiction.cells.size(), 2);
      } else {
        expectFollows(answer.branch, Position::of(puzzle));
      }
    }
  }
  EXPECT_GT(refuted, 10);
}

TEST(WhyNot, AsksOfACellThatHoldsAnotherDigit) {
  const Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/minimal.txt").front());
  const Grid solution = solved(puzzle).grid;
  const Cell blank = firstBlank(puzzle.givens);
  Grid entries;
  entries.set(blank, solution[blank] % kSize + 1);
  EXPECT_EQ(whyNot(puzzle, entries, candidateOf(blank, solution[blank])).kind,
            WhyNot::Kind::possible);
}

TEST(WhyNot, SaysWhatPencilMarksLeaveOut) {
  Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/minimal.txt").front());
  const Grid solution = solved(puzzle).grid;
  const Position position = Position::of(puzzle);
  for (const Cell cell : position.open) {
    for (const Digit digit : position.candidates[cell].without(solution[cell])) {
      puzzle.candidates[cell] = puzzle.candidates[cell].without(digit);
      const WhyNot answer = whyNot(puzzle, {}, candidateOf(cell, digit));
      EXPECT_EQ(answer.kind, WhyNot::Kind::refuted);
      EXPECT_EQ(answer.branch.contradiction.kind, Contradiction::Kind::noCandidate);
      EXPECT_TRUE(answer.branch.steps.empty());
    }
  }
}

TEST(WhyNot, RefutesWhatDominoesRuleOut) {
  const std::vector<Puzzle> puzzles = test::puzzlesOf(test::corpusFile("sudominoku/hard.txt"));
  const auto& puzzle = std::get<Sudominoku>(puzzles[4]);
  const Grid solution = solved(puzzle).grid;
  const Position position = Position::of(puzzle);
  int nested = 0;
  for (Cell cell = 0; cell < kSize; cell += static_cast<int>(test::kStride)) {
    for (const Digit digit : position.candidates[cell].without(solution[cell])) {
      const WhyNot answer = whyNot(puzzle, {}, candidateOf(cell, digit));
      ASSERT_EQ(answer.kind, WhyNot::Kind::refuted);
      expectFollows(answer.branch, position);
      nested += std::any_of(answer.branch.steps.begin(), answer.branch.steps.end(),
                            [](const Step& step) { return !step.branches.empty(); });
    }
  }
  EXPECT_GT(nested, 0);
}

TEST(WhyNot, SaysNothingWhereEntriesAreWrong) {
  const Sudoku puzzle = sudokuOf(test::corpusLines("sudoku/17_clue.txt").front());
  const Grid solution = solved(puzzle).grid;
  Grid wrong;
  wrong.set(0, solution[0] % 9 + 1);
  EXPECT_EQ(whyNot(puzzle, wrong, candidateOf(1, solution[1])).kind, WhyNot::Kind::impossible);
}

}  // namespace
}  // namespace sudominoku::explain::path_test

/**
 * Deliberately broken variants of the library, the command line and the page. Each must be caught
 * by the tests of `suite`: npm run mutate. It is a GoogleTest filter; for `wasm/cli` a script of
 * tests/cpp, for `web` a file of tests. tests/web/mutants.test.ts sees to it that each still applies.
 *
 * @typedef {{ name: string, file: string, search: string, replace: string, suite: string }} Mutant
 */
const judge = 'Judge*:*BrokenOutput*:*ProfileSample*';
const sudoku = 'SolveSudoku*:Crosscheck.Sudoku*:Digest*:Signature*';
const sudominoku = 'SolveSudominoku*:*SudominokuSet*:Crosscheck.Sudominoku*:Digest*:Tilings*';
const explain = 'Techniques.*:Paths.*:Hints.*';
const make = 'Minimise.*:Canonical.*:Make*';
const text = 'Read*:*Format*:GridSets.*:ListSets.*';
const pack = '*Pack.*';
const profile = 'Words.*:Profile*:*ProfileSample*:Answers.*';
const meter = 'CallMeter.*:DeepGrids.*';
const watch = 'Traces.*:Algorithms.*';
const commandLine = 'command_line_test.sh';
const pool = 'web/pool.test.ts';
const batch = 'web/batch.test.ts';

/** @type {readonly Mutant[]} */
export const mutants = [
  {
    name: 'the judge looks at no boxes',
    file: 'wasm/judge/rules.cpp',
    search:
      '{ReasonKind::duplicateInRow, ReasonKind::duplicateInColumn, ReasonKind::duplicateInBox}',
    replace: '{ReasonKind::duplicateInRow, ReasonKind::duplicateInColumn}',
    suite: judge,
  },
  {
    name: 'the judge looks at no columns',
    file: 'wasm/judge/rules.cpp',
    search:
      '{ReasonKind::duplicateInRow, ReasonKind::duplicateInColumn, ReasonKind::duplicateInBox}',
    replace: '{ReasonKind::duplicateInRow, ReasonKind::duplicateInBox}',
    suite: judge,
  },
  {
    name: 'the judge looks at no rows',
    file: 'wasm/judge/rules.cpp',
    search:
      '{ReasonKind::duplicateInRow, ReasonKind::duplicateInColumn, ReasonKind::duplicateInBox}',
    replace: '{ReasonKind::duplicateInColumn, ReasonKind::duplicateInBox}',
    suite: judge,
  },
  {
    name: 'the judge looks at a third of each box',
    file: 'wasm/judge/rules.cpp',
    search: '(row / boxSize_ * boxSize_ + i / boxSize_) * size_',
    replace: '(row / boxSize_ * boxSize_ + i % boxSize_) * size_',
    suite: judge,
  },
  {
    name: 'the judge lets givens change',
    file: 'wasm/judge/rules.cpp',
    search: 'if (given != 0 && given != printed.value)',
    replace: 'if (given < 0 && given != printed.value)',
    suite: judge,
  },
  {
    name: 'the judge takes anything for a digit',
    file: 'wasm/judge/rules.cpp',
    search: 'if (printed.value < 1 || printed.value > size_) {',
    replace: 'if (printed.value > size_) {',
    suite: judge,
  },
  {
    name: 'the judge takes 5 for a digit of a board with 4',
    file: 'wasm/judge/rules.cpp',
    search: 'if (printed.value < 1 || printed.value > size_) {',
    replace: 'if (printed.value < 1 || printed.value > size_ + 1) {',
    suite: judge,
  },
  {
    name: 'the judge blames the given for what repeats it',
    file: 'wasm/judge/rules.cpp',
    search: ': one_.square.values[other] == value;',
    replace: ': false;',
    suite: judge,
  },
  {
    name: 'the judge accepts grids that cannot be tiled',
    file: 'wasm/judge/rules.cpp',
    search: 'auto reason = ForcedDominoes(puzzle, digits).contradiction();',
    replace:
      'tiling = {}; return {}; auto reason = ForcedDominoes(puzzle, digits).contradiction();',
    suite: judge,
  },
  {
    name: 'the judge accepts any solution as the smallest',
    file: 'wasm/judge/judge.cpp',
    search: 'if (cells[cell].value == value) continue;',
    replace: 'if (cells[cell].value >= value) continue;',
    suite: judge,
  },
  {
    name: 'the judge does not see that an answer is missing',
    file: 'wasm/judge/judge.cpp',
    search:
      'const int answers = profile_.output.isOneAnswer ? 1 : static_cast<int>(cases_.size());',
    replace: 'const int answers = 1;',
    suite: judge,
  },
  {
    name: 'the judge does not see what stands behind the answers',
    file: 'wasm/judge/judge.cpp',
    search: 'if (!reader_.atEnd()) {\n      judgeRest(answers);',
    replace: 'if (answers < 0) {\n      judgeRest(answers);',
    suite: judge,
  },
  {
    name: 'the judge calls a grid without a blank complete',
    file: 'wasm/judge/right_answer.cpp',
    search: 'textbook::hasRepeats(boxSize, values) || (profile.task == Task::verify && hasBlank);',
    replace: '(profile.task == Task::verify && hasBlank);',
    suite: judge,
  },
  {
    name: 'strict judging takes carriage returns',
    file: 'wasm/judge/strict.cpp',
    search: "if (output[at] == '\\r') return",
    replace: "if (output[at] == '\\v') return",
    suite: judge,
  },
  {
    name: 'a tiling may use a pair twice',
    file: 'wasm/textbook/domino_tiling.cpp',
    search: 'cover.addOption({dominoOf(digits[cell], digits[other]), items[cell], items[other]});',
    replace: 'cover.addOption({items[cell], items[other]});',
    suite: judge,
  },
  {
    name: 'a tiling may tear given dominoes apart',
    file: 'wasm/textbook/domino_tiling.cpp',
    search: 'if (!mayJoin(cell, other) || !mayJoin(other, cell)) continue;',
    replace: 'if (!mayJoin(cell, other) && !mayJoin(other, cell)) continue;',
    suite: `${judge}:Tilings*`,
  },
  {
    name: 'the Sudoku engine overlooks two equal singles',
    file: 'wasm/solve/sudoku/propagate.cpp',
    search: 'if (any(twice | (hidden & others)))',
    replace: 'if (any((twice & ~twice) | (hidden & others)))',
    suite: sudoku,
  },
  {
    name: 'the Sudoku engine searches anew what is left of a position',
    file: 'wasm/solve/sudoku/retrial.cpp',
    search: 'positions[depth] = root_;',
    replace: '',
    suite: sudoku,
  },
  {
    name: 'the Sudoku engine never searches anew',
    file: 'wasm/solve/sudoku/retrial.cpp',
    search: '} else if (nodesLeft_-- == 0) {',
    replace: '} else if (false) {',
    suite: sudoku,
  },
  {
    name: 'the Sudoku engine stays lost once it has found a solution',
    file: 'wasm/solve/sudoku/engine.cpp',
    search: '        barren_ = 0;\n',
    replace: '',
    suite: sudoku,
  },
  {
    name: 'the Sudoku engine crowds out digits that have room',
    file: 'wasm/solve/sudoku/propagate.cpp',
    search: 'third = (third & (third - k.ones)) | k.spare;\n',
    replace: '',
    suite: sudoku,
  },
  {
    name: 'the Sudoku engine takes odd configurations for even ones',
    file: 'wasm/solve/sudoku/propagate.cpp',
    search:
      'const Lanes rowOdd = can.rows[0] & afterNextStack(can.rows[1]) & nextStack(can.rows[2]);',
    replace: 'const Lanes rowOdd = can.rows[0] & nextStack(can.rows[1]) & nextStack(can.rows[2]);',
    suite: sudoku,
  },
  {
    name: 'the Sudoku engine finds one solution too many',
    file: 'wasm/solve/sudoku/bounded_engine.cpp',
    search: '++solutions_ < request_.limits.maxSolutions',
    replace: '++solutions_ <= request_.limits.maxSolutions',
    suite: sudoku,
  },
  {
    name: 'the Sudoku engine does not heed the clock',
    file: 'wasm/solve/sudoku/bounded_engine.cpp',
    search: 'if (elapsed.count() >= request_.limits.maxMillis)',
    replace: 'if (elapsed.count() < 0)',
    suite: sudoku,
  },
  {
    name: 'the Sudoku engine takes the largest for the smallest',
    file: 'wasm/solve/sudoku/ordered.cpp',
    search: 'descending_ ? left.largest() : left.smallest()',
    replace: 'descending_ ? left.smallest() : left.largest()',
    suite: sudoku,
  },
  {
    name: 'the Su-domino-ku engine leaves the unused-pair check out',
    file: 'wasm/solve/sudominoku/propagate.cpp',
    search: 'alive &= state.unused.has(digit, otherDigit);',
    replace: 'alive &= digit != otherDigit;',
    suite: sudominoku,
  },
  {
    name: 'the Su-domino-ku engine counts given pairs as unused',
    file: 'wasm/solve/sudominoku/root.cpp',
    search: 'state.unused.remove(given.firstDigit, given.secondDigit);',
    replace: '',
    suite: sudominoku,
  },
  {
    name: 'the tiling stops a column too early',
    file: 'wasm/solve/sudominoku/root.cpp',
    search: 'CellSet::all().shiftedLeft(),',
    replace: 'CellSet::all().shiftedLeft().shiftedLeft(),',
    suite: sudominoku,
  },
  {
    name: 'the tiling stops a row too early',
    file: 'wasm/solve/sudominoku/root.cpp',
    search: 'CellSet::all().shiftedUp()}',
    replace: 'CellSet::all().shiftedUp().shiftedUp()}',
    suite: sudominoku,
  },
  {
    name: 'the Su-domino-ku engine counts one tiling only',
    file: 'wasm/solve/sudominoku/tilings.cpp',
    search: 'return count_ < limit_;',
    replace: 'return count_ < 1;',
    suite: sudominoku,
  },
  {
    name: 'the Su-domino-ku engine counts a grid once for each tiling',
    file: 'wasm/solve/sudominoku/search.cpp',
    search: 'if (isMetBefore(leaf, path)) return true;',
    replace: '',
    suite: sudominoku,
  },
  {
    name: 'the Su-domino-ku engine takes a grid as met on another path',
    file: 'wasm/solve/sudominoku/search.cpp',
    search: 'other.setEdge(same->choice.options[same->taken].edge());',
    replace: '',
    suite: sudominoku,
  },
  {
    name: 'the Su-domino-ku engine counts the tilings of a leaf only',
    file: 'wasm/solve/sudominoku/search.cpp',
    search: 'State grid = untiled(leaf);',
    replace: 'State grid = leaf;',
    suite: sudominoku,
  },
  {
    name: 'the Su-domino-ku engine leaves out ways of a domino',
    file: 'wasm/solve/sudominoku/branch.cpp',
    search: 'add(placements.highAbove, kSize, high, low);',
    replace: '',
    suite: sudominoku,
  },
  {
    name: 'the Su-domino-ku engine goes astray from box to box',
    file: 'wasm/solve/sudominoku/cell_set.h',
    search: '(x & across) << 8',
    replace: '(x & across) << 7',
    suite: sudominoku,
  },
  {
    name: 'the Su-domino-ku engine gives the largest in ascending order',
    file: 'wasm/solve/sudominoku/search.cpp',
    search: 'if (request_.order == Order::largest) {\n    std::reverse',
    replace: 'if (request_.order == Order::any) {\n    std::reverse',
    suite: sudominoku,
  },
  {
    name: 'the Su-domino-ku engine finds one grid too many',
    file: 'wasm/solve/sudominoku/search.cpp',
    search: 'return answer_.gridCount.value < request_.limits.maxSolutions;',
    replace: 'return answer_.gridCount.value <= request_.limits.maxSolutions;',
    suite: sudominoku,
  },
  {
    name: 'a conflict is looked for in one order of the clues',
    file: 'wasm/explain/conflict.cpp',
    search: 'constexpr int kOrders = 4;',
    replace: 'constexpr int kOrders = 1;',
    suite: 'Conflicts.*',
  },
  {
    name: 'pointing and claiming look past where else a digit may be',
    file: 'wasm/explain/techniques/locked_candidates.cpp',
    search: 'places.single() || !kHouseSets[other].contains(places)',
    replace: 'places.single()',
    suite: explain,
  },
  {
    name: 'an XYZ-wing forgets its pivot',
    file: 'wasm/explain/techniques/wings.cpp',
    search: 'pivotSize == 3 ? pincers | Cells::of(pivot) : pincers',
    replace: 'pincers',
    suite: explain,
  },
  {
    name: 'the most givens are kept of those that could be left out',
    file: 'wasm/make/minimise.cpp',
    search: 'givensOf(fewer).size() < givensOf(result.puzzle).size()',
    replace: 'givensOf(fewer).size() > givensOf(result.puzzle).size()',
    suite: make,
  },
  {
    name: 'the canonical form is not looked for in the grid turned over',
    file: 'wasm/make/canonical.cpp',
    search: 'for (const bool isTransposed : {false, true}) {',
    replace: 'for (const bool isTransposed : {false}) {',
    suite: make,
  },
  {
    name: 'the reader knows no digits of other scripts',
    file: 'wasm/text/fold.cpp',
    search: 'if (const char digit = foldDigit(value)) return digit;',
    replace: "if (foldDigit(value) != '\\0') return kForeign;",
    suite: text,
  },
  {
    name: 'the reader takes 12 of an array of R for 1',
    file: 'wasm/text/arrays.cpp',
    search: 'word.size() == 1 + end.size() && word.ends_with(end)',
    replace: 'word.ends_with(end)',
    suite: text,
  },
  {
    name: 'the deep case of a pack for reversed searches is the one of row-major',
    file: 'wasm/pack/sudoku_cases.cpp',
    search: 'addDeep(CaseKind::deepReversed, SearchOrder::reversed);',
    replace: 'addDeep(CaseKind::deepReversed, SearchOrder::rowMajor);',
    suite: pack,
  },
  {
    name: 'a pack of problem 2239 has the checker of 2580',
    file: 'wasm/pack/testlib.cpp.in',
    search: '@TESTLIB_2239_CHECKER@',
    replace: '@TESTLIB_2580_CHECKER@',
    suite: pack,
  },
  {
    name: 'the last of several cases in a pack was not there before',
    file: 'wasm/pack/sudominoku_cases.cpp',
    search: 'drawing.puzzle(kFewest, 12), few});',
    replace: 'drawing.puzzle(kFewest, 12), many});',
    suite: pack,
  },
  {
    name: 'a pack has half-checked puzzles one short',
    file: 'wasm/pack/sudominoku_cases.cpp',
    search: 'constexpr int kOfEach = 4;',
    replace: 'constexpr int kOfEach = 3;',
    suite: pack,
  },
  {
    name: 'a profile takes a count of eight digits',
    file: 'wasm/profile/read_grids.cpp',
    search: 'if (word.empty() || word.size() > 7) return -1;',
    replace: 'if (word.empty() || word.size() > 8) return -1;',
    suite: profile,
  },
  {
    name: 'the meter goes on at its cap',
    file: 'wasm/textbook/call_meter.cpp',
    search: 'if (++count_.calls >= callCap_)',
    replace: 'if (++count_.calls > callCap_)',
    suite: meter,
  },
  {
    name: 'the meter takes the last of equally narrow cells',
    file: 'wasm/textbook/call_meter.cpp',
    search: 'if (size < fewest) {',
    replace: 'if (size <= fewest) {',
    suite: meter,
  },
  {
    name: 'the end of a trace sets out an event too late',
    file: 'wasm/textbook/traced/recorder.cpp',
    search: 'if (events_.size() < head_) resume_',
    replace: 'if (events_.size() <= head_) resume_',
    suite: watch,
  },
  {
    name: 'the command line counts answers from 0',
    file: 'wasm/cli/stream.cpp',
    search: 'stream.rewrite(++number,',
    replace: 'stream.rewrite(number++,',
    suite: commandLine,
  },
  {
    name: 'the command line hears of errors in the last chunk only',
    file: 'wasm/cli/stream.cpp',
    search: 'if (text::holdsForWhole(diagnostic, isLast)) complain',
    replace: 'if (isLast) complain',
    suite: commandLine,
  },
  {
    name: 'a batch loses a byte between two pieces',
    file: 'web/src/engine/pool.ts',
    search: 'source.giveBack(bytes.slice(consumed));',
    replace: 'source.giveBack(bytes.slice(consumed + 1));',
    suite: pool,
  },
  {
    name: 'a batch has a piece too many under way',
    file: 'web/src/engine/pool.ts',
    search: 'this.#limit = this.#free.length + 2;',
    replace: 'this.#limit = this.#free.length + 3;',
    suite: pool,
  },
  {
    name: 'a text is cut before a single puzzle',
    file: 'web/src/engine/cutting.ts',
    search: 'if (puzzles === 3) return cut;',
    replace: 'if (puzzles === 2) return cut;',
    suite: pool,
  },
  {
    name: 'a place to cut that is not there is taken for the tail',
    file: 'web/src/engine/cutting.ts',
    search: 'return cut > 0 ? tailStart + cut : 0;',
    replace: 'return tailStart + cut;',
    suite: pool,
  },
  {
    name: 'the first row of a piece is looked for in the one before',
    file: 'web/src/features/solve/batch/results.ts',
    search: 'this.#pieces[middle]!.before[filter] <= index',
    replace: 'this.#pieces[middle]!.before[filter] < index',
    suite: batch,
  },
  {
    name: 'a batch keeps a diagnostic too many',
    file: 'web/src/features/solve/batch/results.ts',
    search: 'if (this.#diagnostics.length >= diagnosticLimit)',
    replace: 'if (this.#diagnostics.length > diagnosticLimit)',
    suite: batch,
  },
  {
    name: 'a batch takes the line of another in a piece for one of the text',
    file: 'web/src/features/solve/batch/results.ts',
    search: 'relatedLine: relatedLine && linesBefore + relatedLine,',
    replace: 'relatedLine,',
    suite: batch,
  },
  {
    name: 'a batch knows the kind of its first piece only',
    file: 'web/src/features/solve/batch/results.ts',
    search: 'this.#lastKind = outcome.lastKind;',
    replace: 'this.#lastKind ??= outcome.lastKind;',
    suite: batch,
  },
];

/** The puzzles that the Learn tab offers beside the document's own. */
import { m } from '../../i18n';
import {
  inkala2012,
  sample2580,
  sample4574First,
  sample4574Second,
  terminator4574,
} from '../../state/samples';

/** The names of the samples. */
export type SampleId =
  'first' | 'sample' | 'inkala' | 'deep' | 'killer' | 'dominoes' | 'sample-4574' | 'sample-4574-2';

/** A puzzle to choose; `text` holds nothing else. */
export interface Sample {
  id: SampleId;
  kind: 'sudoku' | 'sudominoku';
  title: () => string;
  text: string;
}

/** That of the first lesson: eight blanks, one dead end. */
export const firstSteps =
  '065718439734962185819435726000246017072891604641573098157384962483629571926157843';
/** A second of this kind, for the exercise. */
export const moreSteps =
  '254319680009546321631728950048952063592163748316487592927835416465201839103694275';
/** 88,178,563 calls row by row. */
export const killer =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
/** 9,840,147 calls row by row. */
const deep = '.......12....35......6...7.7.....3.....4..8..1...........12.....8.....4..5....6..';

/** The first published sample of problem 4574 alone. */
export const sample4574 = sample4574First + terminator4574;

/** The first published sample with all dominoes but six. */
export const sixDominoes = `\
30
6 B2 1 B3
6 D3 8 E3
7 E1 4 F1
8 B7 4 B8
3 F5 2 F6
7 F7 6 F8
5 G4 9 G5
7 I8 8 I9
7 C9 2 B9
8 A1 3 B1
9 A8 1 A7
3 C8 6 C7
3 E2 9 F2
9 E6 4 D6
5 D5 7 D4
7 B5 9 B4
6 A4 4 A5
9 D7 8 D8
1 E4 8 F4
2 E7 5 E8
4 E9 1 F9
3 H4 7 H3
7 G6 1 H6
8 H5 2 I5
2 G1 6 H1
8 G2 5 H2
4 H7 3 G7
1 G8 2 H8
1 I2 3 I3
6 I6 5 I7
C5 A3 D9 I4 A9 E5 A2 C6 I1
0
`;
/** The same with six others. */
export const sixOtherDominoes = `\
30
6 B2 1 B3
6 D3 8 E3
7 E1 4 F1
8 B7 4 B8
3 F5 2 F6
7 F7 6 F8
5 G4 9 G5
7 I8 8 I9
8 A1 3 B1
9 A8 1 A7
3 C8 6 C7
3 E2 9 F2
9 E6 4 D6
5 D5 7 D4
3 A6 5 B6
9 D7 8 D8
1 E4 8 F4
2 E7 5 E8
4 E9 1 F9
5 F3 4 G3
5 C1 1 D1
4 C2 2 D2
6 G9 9 H9
7 G6 1 H6
8 H5 2 I5
2 G1 6 H1
4 H7 3 G7
1 G8 2 H8
1 I2 3 I3
6 I6 5 I7
C5 A3 D9 I4 A9 E5 A2 C6 I1
0
`;

/** In the order in which they are offered. */
export const samples: readonly Sample[] = [
  { id: 'first', kind: 'sudoku', title: m.learn_puzzle_first, text: firstSteps },
  {
    id: 'sample',
    kind: 'sudoku',
    title: m.learn_puzzle_sample,
    text: sample2580.replace(/\s/g, ''),
  },
  { id: 'inkala', kind: 'sudoku', title: m.learn_puzzle_inkala, text: inkala2012 },
  { id: 'deep', kind: 'sudoku', title: m.learn_puzzle_deep, text: deep },
  { id: 'killer', kind: 'sudoku', title: m.learn_puzzle_killer, text: killer },
  { id: 'dominoes', kind: 'sudominoku', title: m.learn_puzzle_dominoes, text: sixDominoes },
  { id: 'sample-4574', kind: 'sudominoku', title: m.learn_puzzle_4574, text: sample4574 },
  {
    id: 'sample-4574-2',
    kind: 'sudominoku',
    title: m.learn_puzzle_4574_second,
    text: sample4574Second + terminator4574,
  },
];

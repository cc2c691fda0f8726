/** The puzzles of the examples menu. */
import { m } from '../../i18n';
import {
  inkala2012,
  sample2580,
  sample4574First,
  sample4574Second,
  terminator4574,
} from '../../state/samples';

/** A text to open. */
export interface Example {
  id: string;
  title: () => string;
  text: string;
}

/** The sample of 2580 with so much left out that the rest can be filled in many ways. */
const manySolutions = `\
1 3 5 4 6 9 2 7 8
7 8 2 1 3 5 6 4 9
4 6 9 2 7 8 1 3 5
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
9 1 7 6 5 2 3 8 4
6 4 3 7 8 1 9 5 2
2 5 8 3 9 4 7 6 1
`;

/** No two givens clash, and yet the last cell of the first row has no digit left. */
const noSolution = `\
1 2 3 4 5 6 7 8 0
0 0 0 0 0 0 0 0 9
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
`;

/** In the order of the menu. */
export const examples: readonly Example[] = [
  { id: '2580', title: m.example_2580, text: sample2580 },
  {
    id: '4574',
    title: m.example_4574,
    text: sample4574First + sample4574Second + terminator4574,
  },
  { id: '4574-1', title: m.example_4574_first, text: sample4574First + terminator4574 },
  { id: '4574-2', title: m.example_4574_second, text: sample4574Second + terminator4574 },
  { id: 'hard', title: m.example_hard, text: `${inkala2012}\n` },
  { id: 'many', title: m.example_many, text: manySolutions },
  { id: 'none', title: m.example_none, text: noSolution },
];

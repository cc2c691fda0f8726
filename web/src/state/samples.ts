/** Published puzzles that more than one tab offers. */

/** The sample of problem 2580, as its input has it. */
export const sample2580 = `\
0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0
`;

/** The cases that were published with ACM Mid-Central Regional 2011, problem D. */
export const sample4574First = `\
10
6 B2 1 B3
2 C4 9 C3
6 D3 8 E3
7 E1 4 F1
8 B7 4 B8
3 F5 2 F6
7 F7 6 F8
5 G4 9 G5
7 I8 8 I9
7 C9 2 B9
C5 A3 D9 I4 A9 E5 A2 C6 I1
`;
export const sample4574Second = `\
11
5 I9 2 H9
6 A5 7 A6
4 B8 6 C8
3 B5 8 B4
3 C3 2 D3
9 D2 8 E2
3 G2 5 H2
1 A2 8 A1
1 H8 3 I8
8 I3 7 I4
4 I6 9 I7
I5 E6 D1 F2 B3 G9 H7 C9 E5
`;
/** What ends the input of that problem. */
export const terminator4574 = '0\n';

/** Arto Inkala's of 2012. */
export const inkala2012 =
  '800000000003600000070090200050007000000045700000100030001000068008500010090000400';

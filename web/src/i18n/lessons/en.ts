import type { Lessons } from './words';

export const lessons: Lessons = {
  1: {
    title: 'What backtracking is',
    lead: 'Try, go on, and take back what turns out wrong.',
    sections: [
      {
        heading: 'Try the first thing that fits',
        paragraphs: [
          'In a Sudoku every row, every column and every box of three by three cells holds each of the digits 1 to 9 once. On this board eight cells are still blank.',
          'A backtracking program takes the blank cells one after the other, from the top left. In each it tries 1, then 2, then 3 and so on, and writes down the *first digit that clashes with nothing*. Then it goes on to the next blank cell.',
          'Press “Next” and watch. A blue digit is only an attempt: nothing rules it out so far, and that is all the program knows.',
        ],
      },
      {
        heading: 'The dead end, and the way back',
        paragraphs: [
          'Did you see it? In the fourth row the program began with 3. The 3 fitted, and so did the 9 and the 8 after it. But then the row needed a 5 in its last blank cell, and that column has a 5 already. No digit was left: a *dead end*.',
          'A dead end means that one of the digits written before is wrong. The program does not know which. So it takes back the last one and tries the next digit there; where none is left it takes back one more. In the end it came to the 3, put a 5 in its place, and the rest fell into place.',
          'That is all of backtracking: *try, go on, and where nothing fits, go back*. It misses nothing, because before it goes back it has tried everything. If even the first cell runs out of digits, the puzzle has no solution.',
          'As a program it takes some twenty lines. The function fills one cell and calls itself for the next one; when that call returns in vain, the program is back at the cell before, as if by itself.',
        ],
      },
      {
        heading: 'Your turn: be the program',
        paragraphs: [
          'Another board, in the middle of the search. What does the program do next in the framed cell: does it write a digit, and which, or does it have to go back? Remember that it tries the digits in ascending order.',
        ],
      },
      {
        heading: 'If you write programs',
        paragraphs: [
          'Write it in the language you like. Let it read the board below (nine lines, 0 for a blank cell) and print the solution in the same way. Then paste here what it printed.',
        ],
      },
    ],
  },
  2: {
    title: 'A cheaper check',
    lead: 'The same search, with less work at every step.',
    sections: [
      {
        heading: 'Where the time goes',
        paragraphs: [
          'Most digits that the program tries do not fit. To find that out, the simplest program walks along the row, then the column, then the box, and compares cell after cell: up to 27 look-ups for a single digit.',
          'Step through the search once more, this time digit by digit, and keep an eye on the number of cells that were read. A red cell is the one that forbids the digit.',
        ],
      },
      {
        heading: 'Remember instead of looking',
        paragraphs: [
          'The board need not be searched if the program remembers what it wrote. Three tables are enough: which digits row r has used, which column c, which box b. Whether a digit fits then takes three look-ups instead of 27, and writing or taking back a digit changes three entries.',
          'Or let each table be a number of nine bits, one for each digit. `row[r] | column[c] | box[b]` are then all the digits that are taken, in one go.',
          'Let the programs of five authors solve the same puzzle. *Calls* says how many cells they visited in all, *reads* how often they looked something up.',
        ],
      },
      {
        heading: 'What the figures say',
        paragraphs: [
          'The number of calls is exactly the same. All the programs walk the very same way, with the same dead ends. They only differ in what a step costs.',
          'That is worth knowing: a better *check* makes a program several times faster, twenty times perhaps. To be thousands of times faster, it must take another *way*. That is what the next lesson is about.',
        ],
      },
      {
        heading: 'Your turn: what forbids it?',
        paragraphs: [
          'Be the check. Tap a cell that keeps the digit out of the framed cell. There may be several; one is enough.',
        ],
      },
    ],
  },
  3: {
    title: 'The order of cells',
    lead: 'Begin where there is least to choose.',
    sections: [
      {
        heading: 'One puzzle, 88 million calls',
        paragraphs: [
          'Why must the first blank cell come first? Nothing says so: every blank cell has to be filled sooner or later.',
          'Somebody once looked for the puzzle that hurts the usual order most. Its top rows are nearly empty, so the program tries digit after digit up there, while what decides it lies far below. It needs 88,178,563 calls.',
          'Compare it with a program that does one thing differently: it always takes *the blank cell with the fewest candidates*. Candidates are the digits that the row, the column and the box still allow.',
        ],
      },
      {
        heading: 'Why that helps so much',
        paragraphs: [
          'Think of the search as a tree. A cell with seven candidates splits the way in seven, one with two in two, and one with a single candidate does not split it at all. Whoever takes narrow cells first walks through a slender tree.',
          'And a cell without any candidate is seen at once, wherever it is on the board: the program turns back immediately instead of millions of calls later.',
          'This is the board of lesson one. In the usual order the program ran into a dead end there. Watch it now.',
        ],
      },
      {
        heading: 'Your turn: where to begin?',
        paragraphs: [
          'The small digits are the candidates. Tap a blank cell with the fewest of them: that is where the program goes next.',
        ],
      },
    ],
  },
  4: {
    title: 'Propagation',
    lead: 'Don’t guess what you can know.',
    sections: [
      {
        heading: 'Two kinds of certainty',
        paragraphs: [
          'If a cell has one candidate left, that is its digit. Players call it a *naked single*.',
          'And if a digit has one cell left in some row, column or box, it goes there, however many candidates the cell may have. That is a *hidden single*.',
          'Every digit written down takes candidates from its neighbours, which may make the next single. Writing down all there is, until nothing changes any more, is called *propagation*. On this puzzle it needs no guess at all.',
        ],
      },
      {
        heading: 'What a guess is worth then',
        paragraphs: [
          'With these two alone, hard puzzles cannot be solved without guessing. But after each guess the program draws every conclusion. A wrong guess usually runs into a contradiction straight away; before, it took a whole subtree to notice.',
          'Compare the calls. A call does more work now, and yet there are so few of them that it is well worth it.',
        ],
      },
      {
        heading: 'Your turn: find a single',
        paragraphs: [
          'Find a cell whose digit is certain: it has one candidate only, or it is the only cell for one of its candidates in its row, column or box. Tap the cell, then choose the digit.',
        ],
      },
    ],
  },
  5: {
    title: 'Exact cover',
    lead: 'One kind of puzzle behind all of them.',
    sections: [
      {
        heading: 'Choose rows so that every column is hit once',
        paragraphs: [
          'Here is a puzzle that looks like nothing in particular. Each row of the table has dots in some columns. Choose rows so that *every column has exactly one dot*. Tap rows to choose them; the last line counts.',
        ],
      },
      {
        heading: 'Sudoku is such a table',
        paragraphs: [
          'Let a row of the table be a decision: “5 in row 2, column 7”. There are 9\u00a0×\u00a09\u00a0×\u00a09\u00a0=\u00a0729 of them. Let a column be a duty: “row 2, column 7 has a digit”, “row 2 has a 5”, “column 7 has a 5”, “the upper right box has a 5”. There are 4\u00a0×\u00a081\u00a0=\u00a0324 of them, and every decision fulfils four.',
          'A solution is a choice of 81 decisions that fulfils every duty exactly once: an *exact cover*. The search takes the duty with the fewest decisions left, tries each of them, and strikes out whatever can no longer be chosen.',
          'Note what that does: a cell with few candidates and a digit with few places are one and the same thing here, a column with few dots. Naked and hidden singles come by themselves.',
          'Donald Knuth keeps the table in linked lists whose entries take themselves out and step in again: *dancing links*. Going back is undoing, in the opposite order.',
        ],
      },
      {
        heading: 'Your turn: a larger table',
        paragraphs: [
          'Seven columns, six rows, and exactly one solution. Begin like the program: with a column that has the fewest dots.',
        ],
      },
    ],
  },
  6: {
    title: 'The search for Su-domino-ku',
    lead: 'Two cells at a time, and every domino once.',
    sections: [
      {
        heading: 'A Sudoku made of dominoes',
        paragraphs: [
          'A Su-domino-ku is a Sudoku whose 81 digits lie on 36 dominoes and nine isolated cells. A domino shows two different digits, and each of the 36 pairs is there exactly once: 1–2, 1–3, up to 8–9. The nine isolated cells hold 1 to 9, one each.',
          'The usual program goes to the first blank cell and tries a digit that fits. Then it needs a *partner*: a neighbouring blank cell with a digit that fits there, such that the pair has not been used yet. It lays the domino and goes on; where there is neither digit nor partner, it goes back and takes the domino away.',
        ],
      },
      {
        heading: 'Right and down are enough',
        paragraphs: [
          'Cells are filled from the top left, so above and to the left of the first blank cell nothing is blank any more. Asking there is wasted work: the partner lies to the right or below.',
          'And as before it pays to go not to the first cell, but to the one with the fewest ways. The whole can be seen as an exact cover, too: the 36 pairs are then simply 36 more columns. That saves calls as well, but setting up so large a table takes longer than a search as short as this; it pays on harder puzzles. Let the programs solve the published sample.',
        ],
      },
      {
        heading: 'Your turn: lay a domino',
        paragraphs: [
          'The program has put the digit in the framed cell. Where does its partner go? Tap the neighbouring cell, then choose the digit. If there are several, choose the one that the program tries first: right before down, and digits in ascending order.',
        ],
      },
      {
        heading: 'If you write programs',
        paragraphs: [
          'Let your program solve the published sample of problem 4574, and paste here what it printed.',
        ],
      },
    ],
  },
};

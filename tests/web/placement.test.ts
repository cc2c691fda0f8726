import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsFrom,
  digitsOf,
  laidOn,
  lay,
  lift,
  move,
  placeOf,
  refusal,
  turnOf,
  type Piece,
  type Pieces,
} from '../../web/src/features/solve/studio/placement';
import { clashesOf } from '../../web/src/state/houses';
import { dominoKey } from '../../web/src/state/tiling';

const none: Pieces = { dominoes: [], isolated: Array<number>(9).fill(-1) };
/** 3–7 on A1–A2, isolated 4 on E5. */
const some = lay(lay(none, [3, 7], [0, 1]), [4], [40]);

describe('laying a piece', () => {
  it.each([
    ['two equal digits', [5, 5], [10, 11], { reason: 'same-digits', digit: 5 }],
    ['cells apart', [1, 2], [10, 12], { reason: 'not-adjacent' }],
    ['cells at the ends of two rows', [1, 2], [17, 18], { reason: 'not-adjacent' }],
    ['one cell for two digits', [1, 2], [10], { reason: 'not-adjacent' }],
    ['two cells for one digit', [1], [10, 11], { reason: 'not-adjacent' }],
    ['a cell that is taken', [1, 2], [1, 2], { reason: 'taken', cell: 1 }],
    ['a cell beyond the board', [1, 2], [80, -1], { reason: 'outside' }],
    ['a domino that lies already', [7, 3], [50, 51], { reason: 'domino-used', cells: [0, 1] }],
    ['an isolated digit that lies already', [4], [80], { reason: 'isolated-used' }],
    ['a digit that its row has', [3, 8], [8, 17], { reason: 'clash', cell: 0, digit: 3 }],
    ['a digit that its box has', [1, 7], [9, 10], { reason: 'clash', cell: 1, digit: 7 }],
    ['a digit that its column has', [4, 9], [4, 5], { reason: 'clash', cell: 40, digit: 4 }],
  ] as const)('refuses %s', (_, piece, cells, expected) => {
    expect(refusal(some, piece as unknown as Piece, cells)).toMatchObject(expected);
  });

  it('allows what is free', () => {
    expect(refusal(some, [1, 2], [10, 19])).toBeNull();
    expect(refusal(some, [9], [80])).toBeNull();
  });

  it('keeps to the rules over any sequence', () => {
    const digit = fc.integer({ min: 1, max: 9 });
    const cell = fc.integer({ min: 0, max: 80 });
    const piece: fc.Arbitrary<Piece> = fc.oneof(fc.tuple(digit, digit), fc.tuple(digit));
    const step = fc.tuple(piece, cell, fc.integer({ min: 0, max: 3 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let pieces = none;
        for (const [what, at, turn, takes] of steps) {
          const cells = cellsFrom(what, at, turn);
          if (takes) pieces = lift(pieces, [at]);
          else if (!refusal(pieces, what, cells)) pieces = lay(pieces, what, cells);
        }
        const keys = pieces.dominoes.map(({ digits }) => dominoKey(...digits));
        expect(new Set(keys).size).toBe(keys.length);
        const used = [...pieces.dominoes.flatMap(({ cells }) => cells), ...pieces.isolated];
        const cells = used.filter((each) => each >= 0);
        expect(new Set(cells).size).toBe(cells.length);
        expect(clashesOf(digitsOf(pieces))).toEqual([]);
      }),
    );
  });
});

describe('a piece on the board', () => {
  it('is found by its cells and by its digits, either way round', () => {
    expect(laidOn(some, 1)).toEqual({ piece: [3, 7], cells: [0, 1] });
    expect(laidOn(some, 40)).toEqual({ piece: [4], cells: [40] });
    expect(laidOn(some, 2)).toBeNull();
    expect(placeOf(some, [7, 3])).toEqual([0, 1]);
    expect(placeOf(some, [5])).toBeNull();
  });

  it('comes off whole', () => {
    expect(lift(some, [1, 40])).toEqual(none);
  });

  it('keeps its place in the list when it is moved', () => {
    const two = lay(some, [1, 2], [50, 51]);
    const from = laidOn(two, 0)!;
    const moved = move(two, from, { piece: [7, 3], cells: [30, 39] });
    expect(moved.dominoes[0]).toEqual({ cells: [30, 39], digits: [7, 3] });
    expect(moved.dominoes[1]).toEqual(two.dominoes[1]);
  });

  it('lies in four ways from its first cell, and sticks out at the edge', () => {
    expect([0, 1, 2, 3].map((turn) => cellsFrom([1, 2], 40, turn)[1])).toEqual([41, 49, 39, 31]);
    expect(cellsFrom([1, 2], 8, 0)).toEqual([8, -1]);
    expect(cellsFrom([1, 2], 0, 3)).toEqual([0, -1]);
    for (const turn of [0, 1, 2, 3]) expect(turnOf(cellsFrom([1, 2], 40, turn))).toBe(turn);
  });
});

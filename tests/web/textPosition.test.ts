import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedUnits, lineStart, rangeOf } from '../../web/src/state/textPosition';

/** The text of a place. */
function at(text: string, line: number, column: number, length: number): string {
  const { start, end } = rangeOf(text, { line, column, length });
  return text.slice(start, end);
}

describe('places in a text', () => {
  it('begin lines after \\n, \\r\\n and \\r alike', () => {
    const text = 'one\ntwo\r\nthree\rfour';
    expect([1, 2, 3, 4].map((line) => text.slice(lineStart(text, line)).slice(0, 3))).toEqual([
      'one',
      'two',
      'thr',
      'fou',
    ]);
  });

  it('put a line beyond the last at the end', () => {
    expect(lineStart('a\nb', 7)).toBe(3);
    expect(lineStart('', 1)).toBe(0);
  });

  it('count columns in code points, not in UTF-16 units', () => {
    expect(at('😀😀x 9', 1, 3, 1)).toBe('x');
    expect(at('ab\n😀한x', 2, 2, 2)).toBe('한x');
    expect(at('😀', 1, 1, 1)).toBe('😀');
  });

  it('make a gap of length 0 a caret', () => {
    expect(rangeOf('12\n34', { line: 1, column: 3, length: 0 })).toEqual({ start: 2, end: 2 });
  });

  it('cut a column beyond its line at the line’s end', () => {
    expect(rangeOf('12\n34', { line: 1, column: 9, length: 0 })).toEqual({ start: 2, end: 2 });
  });

  it('find every code point of any text again', () => {
    const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n]/g, ''));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        (lines, eol) => {
          const text = lines.join(eol);
          lines.forEach((content, i) => {
            [...content].forEach((point, j) => {
              expect(at(text, i + 1, j + 1, 1)).toBe(point);
            });
          });
        },
      ),
    );
  });
});

describe('what has changed in a text', () => {
  it.each([
    ['', '', 0],
    ['', 'a', 1],
    ['ab', '', 2],
    ['aa', 'aaa', 1],
    ['abc', 'axc', 1],
    // Both are as long, but it is another.
    ['1234', '5678', 4],
    ['12345', '1675', 3],
  ])('between %j and %j', (old, fresh, changed) => {
    expect(changedUnits(old, fresh)).toBe(changed);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { Survey } from '../../web/src/engine/survey';
import {
  diagnosticKinds,
  formats,
  outcomes,
  type Answer,
  type Diagnostic,
} from '../../web/src/engine/types';
import {
  counted,
  diagnosticMessage,
  formatMillis,
  formatName,
  kindName,
  m,
  overwriteGetLocale,
  reasonSentence,
  severityName,
  understood,
  verdict,
  verdictDetail,
} from '../../web/src/i18n';
import { lessons as koLessons } from '../../web/src/i18n/lessons/ko';
import en from '../../web/src/i18n/messages/en.json';
import ko from '../../web/src/i18n/messages/ko.json';
import { locales } from '../../web/src/state/settings.svelte';

const source = fileURLToPath(new URL('../../web/src', import.meta.url));

afterEach(() => overwriteGetLocale(() => 'en'));

/** The placeholders of a message, all variants together. */
function placeholders(message: unknown): string[] {
  const text = JSON.stringify(message);
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();
}

function diagnostic(kind: Diagnostic['kind'], found: string, expected: string): Diagnostic {
  const place = { line: 1, column: 1, length: 1 };
  return { kind, severity: 'error', ...place, found, expected, relatedLine: 0 };
}

function sudoku(outcome: Answer['outcome'], clashes: number[] = []): Answer {
  return {
    kind: 'sudoku',
    outcome,
    solutionCount: { value: 0, exact: true },
    solutions: [],
    clashes,
    nodes: 0,
    guesses: 0,
    millis: 0,
  };
}

function sudominoku(tilings: number, exact: boolean): Answer {
  const { solutionCount, ...rest } = sudoku('unique') as Extract<Answer, { kind: 'sudoku' }>;
  return {
    ...rest,
    kind: 'sudominoku',
    gridCount: solutionCount,
    tilingCount: { value: tilings, exact },
    solutions: [],
  };
}

describe('the messages', () => {
  it('are the same in both languages, with the same values in them', () => {
    expect(Object.keys(ko)).toEqual(Object.keys(en));
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect([key, placeholders(ko[key])]).toEqual([key, placeholders(en[key])]);
    }
  });

  it('are all in use', () => {
    const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .map((file) => readFileSync(join(source, file), 'utf8'))
      .join('\n');
    const unused = Object.keys(en).filter((key) => !new RegExp(`\\bm\\.${key}\\b`).test(sources));
    expect(unused).toEqual([]);
  });

  it('have no variants that all say the same', () => {
    for (const [key, message] of [en, ko].flatMap((texts) => Object.entries(texts))) {
      if (typeof message === 'string') continue;
      for (const { match } of message) {
        expect([key, new Set(Object.values(match)).size]).not.toEqual([key, 1]);
      }
    }
  });

  it('are none of them left untranslated', () => {
    const hangul = /[가-힣]/;
    for (const [key, message] of Object.entries(ko)) {
      if (!['switch_language', 'understood_one'].includes(key)) {
        expect([key, hangul.test(JSON.stringify(message))]).toEqual([key, true]);
      }
    }
    for (const [key, message] of Object.entries(en)) {
      if (key !== 'switch_language')
        expect([key, hangul.test(JSON.stringify(message))]).toEqual([key, false]);
    }
  });
});

it('has no particle in Korean that a line could begin with', () => {
  // Lines break between a bracket and what follows it, even where words are kept whole.
  for (const text of [JSON.stringify(ko), JSON.stringify(koLessons)]) {
    expect(text.match(/.{12}\)[가-힣]/g)).toBeNull();
  }
});

it('knows every diagnostic that the module can make', () => {
  const documented = readFileSync(new URL('../../docs/FORMATS.md', import.meta.url), 'utf8');
  const rows = documented.matchAll(/^\| `([a-z-]+)` \| (?:error|warning|note) \|/gm);
  const kinds = new Set(Array.from(rows, ([, kind]) => kind!));
  expect([...kinds].sort()).toEqual([...diagnosticKinds].sort());
});

it('is not turned round by what it quotes', () => {
  const found = 'ab\u202ecd \u2067ef';
  const place = { puzzle: 1, line: 1, column: 1, length: 1, cells: [], otherGiven: false };
  const sentences = [
    diagnosticMessage(diagnostic('unrecognised-text', found, '')),
    reasonSentence({ kind: 'unexpected-text', ...place, found, expected: '' }, []),
  ];
  for (const sentence of sentences) expect(sentence).toContain('“ab\ufffdcd \ufffdef”');
});

describe.each(locales)('the wording in %s', (locale) => {
  const speak = () => overwriteGetLocale(() => locale);

  it.each(diagnosticKinds)('has a sentence for the diagnostic %s', (kind) => {
    speak();
    const full = diagnosticMessage(diagnostic(kind, 'FOUND', 'A1-I9'));
    const bare = diagnosticMessage(diagnostic(kind, '', ''));
    expect(full).toMatch(/[.요]$/);
    for (const sentence of [full, bare]) {
      expect(sentence).not.toMatch(/undefined|[{}]|diagnostic_/);
    }
  });

  it('has a name for every format, kind and severity, each its own', () => {
    speak();
    for (const names of [
      formats.map(formatName),
      (['sudoku', 'sudominoku'] as const).map(kindName),
      (['error', 'warning', 'note'] as const).map(severityName),
      outcomes.map((outcome) => verdict(sudoku(outcome))),
    ]) {
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('');
    }
  });

  it('tells the tilings of a unique grid apart', () => {
    speak();
    const said = [
      sudominoku(1, true),
      sudominoku(2, true),
      sudominoku(2, false),
      sudominoku(1, false),
    ];
    expect(new Set(said.map(verdictDetail)).size).toBe(4);
    expect(verdict(said[1]!)).not.toBe(verdict(said[0]!));
  });

  it('says so when givens clash', () => {
    speak();
    expect(verdict(sudoku('none', [0, 1]))).not.toBe(verdict(sudoku('none')));
    expect(verdictDetail(sudoku('none', [0, 1]))).not.toBe('');
  });
});

describe('what was understood', () => {
  const of = (...groups: Survey['groups']) => understood({ groups } as Survey);

  it('is said of one puzzle, of several, and of a mixture', () => {
    expect(of({ kind: 'sudoku', format: 'spaced-rows', count: 1 })).toBe(
      'Sudoku, nine spaced rows',
    );
    expect(of({ kind: 'sudominoku', format: 'domino-list', count: 2 })).toBe(
      '2 Su-domino-ku puzzles (domino list)',
    );
    expect(
      of(
        { kind: 'sudoku', format: 'one-line', count: 1234 },
        { kind: 'sudominoku', format: 'domino-list', count: 1 },
      ),
    ).toBe(
      '1,234 Sudoku puzzles (81 characters on a line) and 1 Su-domino-ku puzzle (domino list)',
    );
  });
});

describe('a count of one', () => {
  it('is no several', () => {
    expect([1, 2].map((n) => m.make_tries(counted(n)))).toEqual(['1 try', '2 tries']);
    expect(m.make_missing_why({ tries: m.make_tries(counted(1)) })).toContain('after 1 try:');
    expect(m.lesson_counts({ calls: '1', reads: '1' })).not.toMatch(/1 (calls|cells)/);
  });
});

describe('a duration', () => {
  it('is given in the unit that suits it, on one line', () => {
    expect([0, 0.123, 4.56, 789.4, 12_345].map(formatMillis)).toEqual([
      '<\u202f0.1\u00a0ms',
      '0.1\u00a0ms',
      '4.6\u00a0ms',
      '789\u00a0ms',
      '12.3\u00a0sec',
    ]);
  });
});

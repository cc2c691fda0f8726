/** How the engine's values are put into words, in the visitor's language. */
import type { Answer, Failure, Outcome, OutputFormat, PuzzleReading } from '../engine';
import * as m from './paraglide/messages';
import { getLocale } from './paraglide/runtime';

type Wording<Key extends string> = Record<Key, () => string>;

const kindNames: Wording<PuzzleReading['kind']> = {
  sudoku: m.kind_sudoku,
  sudominoku: m.kind_sudominoku,
};

const outputFormatNames: Wording<OutputFormat> = {
  judge: m.format_to_judge,
  2580: m.format_to_2580,
  2239: m.format_to_2239,
  81: m.format_to_81,
  sdm: m.format_to_sdm,
  grid: m.format_to_grid,
  csv: m.format_to_csv,
  cpp: m.format_to_cpp,
  java: m.format_to_java,
  python: m.format_to_python,
  js: m.format_to_js,
  leetcode: m.format_to_leetcode,
  sudokuwiki: m.format_to_sudokuwiki,
  sudokupad: m.format_to_sudokupad,
};

const verdicts: Wording<Outcome> = {
  none: m.verdict_none,
  unique: m.verdict_unique,
  multiple: m.verdict_multiple,
  limit: m.verdict_limit,
  stopped: m.verdict_stopped,
};

/** Outcomes in a table, where there is no room for a sentence. */
const outcomeNames: Wording<Outcome> = {
  none: m.outcome_none,
  unique: m.outcome_unique,
  multiple: m.outcome_multiple,
  limit: m.outcome_open,
  stopped: m.outcome_open,
};

/** `Sudoku` or `Su-domino-ku`. */
export function kindName(kind: PuzzleReading['kind']): string {
  return kindNames[kind]();
}

/** A format of the output, as a choice in a menu. */
export function outputFormatName(format: OutputFormat): string {
  return outputFormatNames[format]();
}

/** An outcome in a word or two. */
export function outcomeName(outcome: Outcome): string {
  return outcomeNames[outcome]();
}

/** The verdict on a puzzle, in one line. */
export function verdict(answer: Answer): string {
  if (answer.clashes.length > 0) return m.verdict_clash();
  const { outcome } = answer;
  const tilings = answer.kind === 'sudominoku' ? answer.tilingCount.value : 0;
  return outcome === 'unique' && tilings > 1 ? m.verdict_tilings() : verdicts[outcome]();
}

/** What the verdict leaves open: clashing givens, or the tilings of a Su-domino-ku. */
export function verdictDetail(answer: Answer): string {
  if (answer.clashes.length > 0) return m.detail_clash();
  if (answer.kind === 'sudoku' || answer.outcome !== 'unique') return '';
  const { value, exact } = answer.tilingCount;
  if (exact) return value === 1 ? m.detail_one_tiling() : m.detail_tilings(counted(value));
  return value > 1 ? m.detail_tilings_least(counted(value)) : m.detail_tilings_unsettled();
}

/** By language and options: a format takes a hundred times as long to make as to use. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = getLocale() + JSON.stringify(options);
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(getLocale(), options);
    numberFormats.set(key, format);
  }
  return format;
}

/** A whole number with the separators of the language. */
export function formatNumber(value: number | bigint): string {
  // The same in both languages, and worth it: the first format of a visit takes 25 ms to make.
  if (Number.isInteger(value) && Math.abs(Number(value)) < 1000) return String(value);
  return numberFormat({ maximumFractionDigits: 0 }).format(value);
}

/** Where something stands in a text, both counted from 1. */
export function placeText({ line, column }: { line: number; column: number }): string {
  return m.place({ line: formatNumber(line), column: formatNumber(column) });
}

/** A number that is known to some digits only, such as `6.67 × 10²¹`. */
export function formatLarge(value: number): string {
  const [, power] = value.toExponential(2).split('e');
  const exponent = Number(power);
  const rounded = numberFormat({ maximumSignificantDigits: 3 });
  if (exponent < 9) return rounded.format(value);
  const superscript = [...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `${rounded.format(value / 10 ** exponent)}\u00a0×\u00a010${superscript}`;
}

/** A share of 1 to two digits, such as `0.76 %`. */
export function formatError(share: number): string {
  return numberFormat({
    style: 'percent',
    maximumSignificantDigits: 2,
  }).format(share);
}

/** A count with its plural: `count` chooses the form, `n` is shown. */
export function counted(value: number | bigint): { count: number; n: string } {
  return { count: Number(value), n: formatNumber(value) };
}

/** A duration, in the unit that suits it. Browsers measure to a tenth of a millisecond at best. */
export function formatMillis(millis: number): string {
  if (millis >= 1000) return formatUnit('second', millis / 1000, 1);
  const text = formatUnit('millisecond', Math.max(millis, 0.1), millis < 100 ? 1 : 0);
  return millis < 0.1 ? `<\u202f${text}` : text;
}

/** A number and its unit, on one line. */
function formatUnit(unit: string, value: number, maximumFractionDigits = 0): string {
  return numberFormat({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })
    .format(value)
    .replace(' ', '\u00a0');
}

/** A share of 1 in whole percents; 100 % only when nothing is missing. */
export function formatPercent(share: number): string {
  // 100 · 0.29 is a little less than 29.
  return numberFormat({ style: 'percent' }).format(Math.floor(100 * share + 1e-9) / 100);
}

/** A size in bytes, in the unit that suits it. */
export function formatBytes(bytes: number): string {
  const [unit, size] =
    bytes >= 1e9 ? ['gigabyte', 1e9] : bytes >= 1e6 ? ['megabyte', 1e6] : ['kilobyte', 1e3];
  return formatUnit(unit, bytes / size, bytes / size < 10 ? 1 : 0);
}

/** How long something will take: whole seconds up to two minutes, then minutes. */
export function formatTimeLeft(millis: number): string {
  if (millis >= 120_000) return formatUnit('minute', Math.ceil(millis / 60_000));
  return formatUnit('second', Math.ceil(millis / 1000));
}

/** Several names as one: `A, B and C`; in Korean with commas alone, which need no particle. */
export function formatList(names: readonly string[]): string {
  return getLocale() === 'ko' ? names.join(', ') : new Intl.ListFormat('en-GB').format(names);
}

/** Several numbers as one: `1, 2 and 4`; in Korean `1·2·4`, as it is written there. */
export function formatNumbers(numbers: readonly string[]): string {
  return getLocale() === 'ko' ? numbers.join('·') : formatList(numbers);
}

const failures: Wording<Failure> = {
  'no-webassembly': () => m.unavailable_lacks({ feature: 'WebAssembly' }),
  'no-simd': () => m.unavailable_lacks({ feature: 'WebAssembly SIMD' }),
  'load-failed': m.unavailable_load_failed,
  crashed: m.engine_crashed,
};

/** Why a call came to nothing. */
export function failureText(failure: Failure): string {
  return failures[failure]();
}

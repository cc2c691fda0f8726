/**
 * A document in a link: `#/solve?p=`, or another view of it, and then, all of it in letters that need
 * no escaping,
 *
 *     version      1
 *     kind         p: packed puzzles; t: any other text, deflated
 *     p            the puzzles, packed, and a checksum
 *     t            the text, `.`, the work on its puzzles, packed, and a checksum
 *
 * A link of an older version must open for ever: a new layout gets a new version, and the reader of
 * this one stays. What comes from a link is data like any other: bounded, checked, then parsed.
 */
import type { DominoPlacement, PuzzleReading } from '../engine';
import { dominoText, noCell } from './dominoText';
import { allCells } from './houses';
import { workIn, worksOf, type Puzzle } from './puzzles';
import { sudokuText } from './sudokuText';
import { isTooLong } from './textPosition';
import { isSameWork, noWork, type PuzzleWork, type Work } from './work';

/** What a link holds. */
export interface SharedDocument {
  text: string;
  /** Index of the puzzle that is looked at. */
  selected: number;
  /** As `worksOf` has them. */
  works: readonly PuzzleWork[];
}

/** What the document says of one of its puzzles. */
export type SharedPuzzle = Omit<Puzzle, 'id'>;

/**
 * Why a link does not open. `newer`: a later version of the page made it; `old-browser`: the browser cannot
 * inflate its text.
 */
export type LinkProblem = 'damaged' | 'newer' | 'too-long' | 'old-browser';
/** What became of a link. */
export type OpenedLink = { document: SharedDocument } | { problem: LinkProblem };

/** The views of the document that a link may lead to. The first stands for all others. */
const sharedViews = ['#/solve', '#/learn/path', '#/learn/watch', '#/learn/race', '#/print'];

/** Where a link leads that is made in a view. */
export function sharedView(hash: string): string {
  return sharedViews.find((view) => view === hash) ?? sharedViews[0]!;
}

/** Characters of a link: beyond that, messengers and browsers cut it. */
export const longestLink = 30_000;
/** Bytes of the text that a link may hold. */
const longestText = 1_000_000;
const mostPacked = 24;
/** No 24 puzzles take more; reading much longer ones would take seconds. */
const longestPacked = 12_000;

const digits64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const checkLength = 3;

/**
 * The part of the link behind `p=`; null if it would be too long. `upToDate`: the puzzles are those
 * of the text, and not of one before.
 */
export async function shareCode(
  text: string,
  puzzles: readonly SharedPuzzle[],
  selected: number,
  upToDate = true,
): Promise<string | null> {
  const packed = upToDate && isAllPuzzles(text, puzzles);
  // What is read, beside its link, is bounded, too.
  if (isTooLong(text) || new Blob([text]).size > longestText) return null;
  const numbers = new Packer();
  let body = '';
  if (packed) {
    packList(numbers, puzzles, selected, (puzzle) => packPuzzle(numbers, puzzle.reading));
  } else {
    packList(numbers, worksBeside(puzzles).slice(0, mostPacked), selected, ({ kind, givens }) => {
      numbers.put(kind === 'sudoku' ? 0 : 1, 2);
      packDigits(numbers, [...givens].map(Number), 9);
    });
    body = `${toBase64(await deflated(text))}.`;
  }
  const code = `1${packed ? 'p' : 't'}${body}${numbers.text}`;
  const checked = code + checksum(code);
  return checked.length <= longestLink ? checked : null;
}

/** What a link holds. Never throws. */
export async function openCode(code: string): Promise<OpenedLink> {
  if (code.length > longestLink) return { problem: 'too-long' };
  // A version that this page does not know is one that came later.
  if (/^[2-9]/.test(code)) return { problem: 'newer' };
  const content = code.slice(0, -checkLength);
  if (checksum(content) !== code.slice(-checkLength)) return { problem: 'damaged' };
  try {
    if (/^1p[\w-]*$/.test(content)) return { document: openPacked(content.slice(2)) };
    const match = /^1t([\w-]+)\.([\w-]*)$/.exec(content);
    if (!match) return { problem: 'damaged' };
    const inflater = newInflater();
    if (!inflater) return { problem: 'old-browser' };
    const text = await inflated(fromBase64(match[1]!), inflater);
    if (text === null || isTooLong(text)) return { problem: 'too-long' };
    return { document: { text, ...openWorks(match[2]!) } };
  } catch {
    return { problem: 'damaged' };
  }
}

/** How many puzzles have work that a link has no room for. */
export function countLeftOut(puzzles: readonly SharedPuzzle[]): number {
  const beyond = new Set(
    worksBeside(puzzles)
      .slice(mostPacked)
      .map(({ work }) => work),
  );
  return puzzles.filter(({ reading, work }) => {
    return beyond.has(work) && !isSameWork(work, workIn(reading));
  }).length;
}

/** Work as it goes with a text; the marks that the text has are told by it. */
function worksBeside(puzzles: readonly SharedPuzzle[]): PuzzleWork[] {
  return worksOf(puzzles.map(({ reading: { kind, givens }, work }) => ({ kind, givens, work })));
}

/** Whether the text says nothing but its puzzles, so that these can stand for it. */
function isAllPuzzles(text: string, puzzles: readonly SharedPuzzle[]): boolean {
  if (puzzles.length === 0 || puzzles.length > mostPacked) return false;
  const readings = puzzles.map(({ reading }) => reading);
  if (readings.some((each) => each.kind === 'sudoku' && (each.entries || each.candidates))) {
    return false;
  }
  return text.split('\n').every((line, i) => {
    const number = i + 1;
    const inside = readings.some((each) => each.firstLine <= number && number <= each.lastLine);
    return inside ? !/#|\/\//.test(line) : /^\s*0?\s*$/.test(line);
  });
}

function packList<One extends { readonly work: Work }>(
  numbers: Packer,
  puzzles: readonly One[],
  selected: number,
  pack: (puzzle: One) => void,
): void {
  numbers.put(puzzles.length, mostPacked + 1);
  numbers.put(Math.min(selected, 999), 1000);
  for (const puzzle of puzzles) {
    pack(puzzle);
    packWork(numbers, puzzle.work);
  }
}

function openPacked(body: string): SharedDocument {
  const numbers = new Unpacker(body);
  const count = numbers.take(mostPacked + 1);
  const selected = numbers.take(1000);
  const texts: Pick<OpenedPuzzle, 'kind' | 'text'>[] = [];
  const works: PuzzleWork[] = [];
  for (let i = 0; i < count; ++i) {
    const { kind, text, givens } = openPuzzle(numbers);
    const work = openWork(numbers);
    texts.push({ kind, text });
    works.push({ kind, givens, work });
  }
  numbers.end();
  return { text: joined(texts), selected, works: worksOf(works) };
}

/** Puzzles one below the other; Su-domino-ku that follow each other share one terminator. */
function joined(puzzles: readonly Pick<OpenedPuzzle, 'kind' | 'text'>[]): string {
  let text = '';
  puzzles.forEach((puzzle, i) => {
    const goesOn = puzzle.kind === 'sudominoku' && puzzles[i - 1]?.kind === 'sudominoku';
    if (goesOn) text = text.replace(/0\n$/, '');
    else if (i > 0) text += '\n';
    text += puzzle.text;
  });
  return text;
}

function openWorks(body: string): Omit<SharedDocument, 'text'> {
  const numbers = new Unpacker(body);
  const count = numbers.take(mostPacked + 1);
  const selected = numbers.take(1000);
  const works = Array.from({ length: count }, (): PuzzleWork => {
    const kind = numbers.take(2) === 0 ? 'sudoku' : 'sudominoku';
    const givens = openDigits(numbers, 9).join('');
    return { kind, givens, work: openWork(numbers) };
  });
  numbers.end();
  return { selected, works };
}

/** The 144 places of a domino: two adjacent cells, the smaller first. */
const places = allCells.flatMap((cell): [number, number][] => [
  ...(cell % 9 < 8 ? [[cell, cell + 1] as [number, number]] : []),
  ...(cell < 72 ? [[cell, cell + 9] as [number, number]] : []),
]);

function packPuzzle(numbers: Packer, reading: PuzzleReading): void {
  if (reading.kind === 'sudoku') {
    numbers.put(0, 2);
    packDigits(numbers, [...reading.givens].map(Number), 9);
    return;
  }
  numbers.put(1, 2);
  numbers.put(reading.dominoes.length, 37);
  for (const { cells, digits } of reading.dominoes) {
    const [from, to] = [Math.min(...cells), Math.max(...cells)];
    const place = places.findIndex(([a, b]) => a === from && b === to);
    numbers.put(place, places.length);
    numbers.put(cells[0] === from ? 0 : 1, 2);
    numbers.put(digits[0] - 1, 9);
    numbers.put(digits[1] - 1, 9);
  }
  for (const cell of reading.isolated) numbers.put(cell + 1, 82);
}

interface OpenedPuzzle {
  kind: PuzzleReading['kind'];
  givens: string;
  text: string;
}

function openPuzzle(numbers: Unpacker): OpenedPuzzle {
  if (numbers.take(2) === 0) {
    const givens = openDigits(numbers, 9).join('');
    return { kind: 'sudoku', givens, text: sudokuText(givens).text };
  }
  const dominoes = Array.from({ length: numbers.take(37) }, (): DominoPlacement => {
    const [from, to] = places[numbers.take(places.length)]!;
    const cells: [number, number] = numbers.take(2) === 0 ? [from, to] : [to, from];
    return { cells, digits: [numbers.take(9) + 1, numbers.take(9) + 1] };
  });
  const isolated = Array.from({ length: 9 }, () => numbers.take(82) - 1);
  const { text, readings } = dominoText(
    dominoes,
    isolated.map((cell) => (cell < 0 ? noCell : cell)),
  );
  return { kind: 'sudominoku', givens: readings[0]!.givens, text };
}

/** Part of the layout: `Work` may get more, links of this version may not. */
const parts = ['entries', 'corner', 'centre', 'colours'] as const;
const largest = { entries: 9, corner: 0x1ff, centre: 0x1ff, colours: 9 };

function packWork(numbers: Packer, work: Work): void {
  for (const part of parts) {
    const used = work[part].some((value) => value > 0);
    numbers.put(used ? 1 : 0, 2);
    if (used) packDigits(numbers, work[part], largest[part]);
  }
}

function openWork(numbers: Unpacker): Work {
  const work = { ...noWork };
  for (const part of parts) {
    if (numbers.take(2) === 1) work[part] = openDigits(numbers, largest[part]);
  }
  return work;
}

/** 81 numbers from 0 to `most`, of which many are 0. */
function packDigits(numbers: Packer, values: readonly number[], most: number): void {
  for (const value of values) {
    numbers.put(value > 0 ? 1 : 0, 2);
    if (value > 0) numbers.put(value - 1, most);
  }
}

function openDigits(numbers: Unpacker, most: number): number[] {
  return allCells.map(() => (numbers.take(2) === 1 ? numbers.take(most) + 1 : 0));
}

/** Numbers, each below a bound of its own, as one large number in base 64: no bit is wasted. */
class Packer {
  readonly #numbers: [value: number, below: number][] = [];

  put(value: number, below: number): void {
    this.#numbers.push([value, below]);
  }

  get text(): string {
    let all = 0n;
    for (const [value, below] of [...this.#numbers].reverse()) {
      all = all * BigInt(below) + BigInt(value);
    }
    let text = '';
    for (let bits = all.toString(2); bits !== '' && bits !== '0'; bits = bits.slice(0, -6)) {
      text += digits64[parseInt(bits.slice(-6), 2)];
    }
    return text;
  }
}

class Unpacker {
  #rest: bigint;

  constructor(text: string) {
    if (text.length > longestPacked) throw new RangeError('too long');
    const bits = [...text].map((sign) => digits64.indexOf(sign).toString(2).padStart(6, '0'));
    this.#rest = BigInt(`0b0${bits.reverse().join('')}`);
  }

  take(below: number): number {
    const bound = BigInt(below);
    const value = this.#rest % bound;
    this.#rest /= bound;
    return Number(value);
  }

  /** Throws where there is something left that nothing asked for. */
  end(): void {
    if (this.#rest !== 0n) throw new RangeError('too long');
  }
}

/** 18 bits of FNV-1a: finds what messengers cut and people mistype. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; ++i) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const bits = (hash ^ (hash >>> 18)) & 0x3ffff;
  return [12, 6, 0].map((shift) => digits64[(bits >>> shift) & 63]).join('');
}

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Null where the browser has none, or none for this format. */
function newInflater(): DecompressionStream | null {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    return null;
  }
}

/** Null for a text beyond `longestText` bytes: a few bytes of a link can stand for gigabytes. */
async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  inflater: DecompressionStream,
): Promise<string | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(inflater);
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > longestText) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

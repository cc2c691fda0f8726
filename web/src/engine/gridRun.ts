/**
 * Writing the answers of a long input run by run, so that they join as if written at once. Only the
 * module knows the formats: it writes a sample of whatever occurs, and the digits are set into that,
 * because a million calls across the boundary would take a minute.
 */
import type { EngineApi, OutputFormat, OutputItem } from './types';

/** Neighbouring puzzles of a long input, in typed arrays. */
export interface GridRun {
  /** 0 Sudoku, 1 Su-domino-ku. */
  kinds: Uint8Array;
  /** 81 ASCII digits each; all `0`: the puzzle has no solution. */
  solutions: Uint8Array;
  /** The kind of the puzzle before the first, or null where there is none. */
  before: OutputItem['kind'] | null;
  /** Su-domino-ku puzzles before the first. */
  casesBefore: number;
}

type Writer = Pick<EngineApi, 'write'>;

/** How one puzzle is written behind another. */
interface Sample {
  /** What parts it from the one before, up to its number if it has one. */
  head: Uint8Array;
  numbered: boolean;
  /** The rest. */
  body: Uint8Array;
  /** Where the 81 cells stand in the body; none if there is no solution. */
  cells: readonly number[];
}

const encoder = new TextEncoder();
const cellCount = 81;
const zero = 0x30;
const longestNumber = 10;

/** The answers of a run in UTF-8. */
export function writeRun(
  engine: Writer,
  { kinds, solutions, before, casesBefore }: GridRun,
  format: OutputFormat,
): Uint8Array<ArrayBuffer> {
  const samples = new Map<string, Sample>();
  const plan: Sample[] = [];
  let previous = before;
  let size = 0;
  kinds.forEach((code, i) => {
    const kind = code === 0 ? 'sudoku' : 'sudominoku';
    const solved = solutions[cellCount * i] !== zero;
    const key = `${previous} ${kind} ${solved}`;
    let sample = samples.get(key);
    if (!sample) samples.set(key, (sample = sampleOf(engine, previous, kind, solved, format)));
    plan.push(sample);
    size += sample.head.length + (sample.numbered ? longestNumber : 0) + sample.body.length;
    previous = kind;
  });

  const bytes = new Uint8Array(size);
  let at = 0;
  let cases = casesBefore;
  plan.forEach(({ head, numbered, body, cells }, i) => {
    bytes.set(head, at);
    at += head.length;
    cases += kinds[i]!;
    if (numbered) at += encoder.encodeInto(String(cases), bytes.subarray(at)).written;
    bytes.set(body, at);
    for (let cell = 0; cell < cells.length; ++cell) {
      bytes[at + cells[cell]!] = solutions[cellCount * i + cell]!;
    }
    at += body.length;
  });
  return bytes.slice(0, at);
}

function sampleOf(
  engine: Writer,
  before: OutputItem['kind'] | null,
  kind: OutputItem['kind'],
  solved: boolean,
  format: OutputFormat,
): Sample {
  const written = (digit: string) => {
    const first: OutputItem[] = before === null ? [] : [{ kind: before, grid: null }];
    const item: OutputItem = { kind, grid: solved ? digit.repeat(cellCount) : null };
    return engine.write([...first, item], format).slice(engine.write(first, format).length);
  };
  const text = written('1');
  const number = /^Puzzle (\d+)$/m.exec(text);
  const bodyStart = number ? number.index + number[0].length : 0;
  const headEnd = number ? bodyStart - number[1]!.length : 0;
  const body = text.slice(bodyStart);
  // Cells are where another grid is written otherwise.
  const other = written('2').slice(bodyStart);
  return {
    head: encoder.encode(text.slice(0, headEnd)),
    numbered: number !== null,
    body: encoder.encode(body),
    cells: [...body].flatMap((symbol, i) => (symbol === other[i] ? [] : [i])),
  };
}

/** The messages between the page and its workers. */
import type { Survey } from './survey';
import type {
  Answer,
  BatchChunk,
  BatchOptions,
  Judgement,
  JudgeOptions,
  MeterReading,
  OutputFormat,
  OutputItem,
  Pack,
  PackProblem,
  ProfileId,
  Progress,
  Reading,
  SearchOrder,
  SolveOptions,
} from './types';
import type { GridRun } from './gridRun';

/** A part of a long text. The worker reads it: bytes never pass through the page. */
export interface TextPiece {
  source: Blob;
  /** Bytes from the beginning of the source; `to` excluded. */
  from: number;
  to: number;
}

/** What a worker can be asked, and what it answers. */
export interface Calls {
  read: { args: [text: string]; value: Reading };
  survey: { args: [text: string]; value: Survey };
  solve: { args: [text: string, options: SolveOptions]; value: Answer };
  write: { args: [items: OutputItem[], format: OutputFormat]; value: string };
  /** The arrays that come back are transferred. */
  batch: { args: [piece: TextPiece, options: BatchOptions]; value: BatchChunk };
  writeRun: { args: [run: GridRun, format: OutputFormat]; value: Uint8Array<ArrayBuffer> };
  judge: {
    args: [profile: ProfileId | 'auto', input: string, output: string, options: JudgeOptions];
    value: Judgement;
  };
  meter: { args: [givens: string, order: SearchOrder, cap: number]; value: MeterReading };
  pack: { args: [problem: PackProblem, seed: number]; value: Pack };
  version: { args: []; value: string };
}
export type CallName = keyof Calls;

export type CallRequest = {
  [Name in CallName]: { type: 'call'; id: number; name: Name; args: Calls[Name]['args'] };
}[CallName];

/** Page to worker. `start` comes first and once. */
export type Request = { type: 'start'; module: WebAssembly.Module } | CallRequest;

/** Worker to page. After `crashed` the worker is of no further use. */
export type Reply =
  | { type: 'value'; id: number; value: Calls[CallName]['value'] }
  | { type: 'progress'; id: number; progress: Progress }
  /** The source of a piece cannot be read; `reason` as the browser gives it. */
  | { type: 'unreadable'; id: number; reason: unknown }
  | { type: 'crashed'; message: string };

/** The messages between the page and its workers. */
import type { Survey } from './survey';
import type {
  Answer,
  BatchChunk,
  BatchOptions,
  Format,
  OutputFormat,
  OutputItem,
  Progress,
  Reading,
  SolveOptions,
} from './types';
import type { GridRun } from './gridRun';

/** What comes back of a chunk: not what can be had from the rest, which a million puzzles would keep. */
export type BatchPart = Omit<BatchChunk, 'nodes' | 'output'>;

/** What a worker can be asked, and what it answers. */
export interface Calls {
  read: { args: [text: string, as: Format | null]; value: Reading };
  survey: { args: [text: string, as: Format | null]; value: Survey };
  solve: { args: [text: string, options: SolveOptions]; value: Answer };
  write: { args: [items: OutputItem[], format: OutputFormat]; value: string };
  /** The chunk is transferred, and so are the arrays that come back. */
  batch: { args: [chunk: ArrayBuffer, options: BatchOptions]; value: BatchPart };
  writeRun: { args: [run: GridRun, format: OutputFormat]; value: Uint8Array<ArrayBuffer> };
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
  | { type: 'crashed'; message: string };

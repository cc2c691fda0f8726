/** The messages between the page and its workers. */
import type { Survey } from './survey';
import type { BatchOptions, BatchRead, EngineApi, Format, PieceOutcome, Reading } from './types';

/** What became of a piece of a text, and the memory in which it came. */
export interface BatchReply extends PieceOutcome {
  memory: ArrayBuffer;
}

/** A call of a function of the module. What that reports to its last parameter, if to any, is the call's progress. */
type CallOf<Call> = Call extends () => infer Value
  ? { args: []; value: Value }
  : Call extends (
        ...args: [...infer Args, ((progress: infer Progress) => void) | null]
      ) => infer Value
    ? { args: Args; value: Value; progress: Progress }
    : Call extends (...args: infer Args) => infer Value
      ? { args: Args; value: Value }
      : never;

type ModuleCalls = { [Name in keyof EngineApi]: CallOf<EngineApi[Name]> };

/** What a worker can be asked, what it answers, and what it reports on the way. */
export interface Calls extends Omit<ModuleCalls, 'read' | 'batch'> {
  read: { args: [text: string, as: Format | null]; value: Reading };
  survey: { args: [text: string, as: Format | null]; value: Survey };
  /** All arrays are transferred. */
  batch: {
    args: [piece: Uint8Array<ArrayBuffer>, options: BatchOptions];
    value: BatchReply;
    progress: BatchRead;
  };
}

/** The names of the calls, which are those of the functions in `EngineApi`, and `survey`. */
export type CallName = keyof Calls;

/** What a call reports on the way; `never` for those that report nothing. */
export type ProgressOf<Name extends CallName> = Name extends CallName
  ? Calls[Name] extends { progress: infer Report }
    ? Report
    : never
  : never;

/** A call. Its progress, its value or nothing at all comes back under its `id`. */
export type CallRequest = {
  [Name in CallName]: { type: 'call'; id: number; name: Name; args: Calls[Name]['args'] };
}[CallName];

/** Page to worker. `start` comes first and once. */
export type Request = { type: 'start'; module: WebAssembly.Module } | CallRequest;

/** Worker to page. After `crashed` the worker is of no further use. */
export type Reply =
  | { type: 'value'; id: number; value: Calls[CallName]['value'] }
  | { type: 'progress'; id: number; progress: ProgressOf<CallName> }
  | { type: 'crashed'; message: string };

/**
 * The plain objects that cross the WebAssembly boundary. Written by hand; a contract test compares
 * them with what the shipped module returns. Cells are 0 to 80, row by row; lines and columns are
 * 1-based and columns count code points.
 */
import type { ExplainApi } from './types/explain';
import type { JudgeApi } from './types/judge';
import type { LearnApi } from './types/learn';
import type { MakeApi } from './types/make';
import type { ReadApi } from './types/read';
import type { SolveApi } from './types/solve';
import type { WriteApi } from './types/write';

export * from './types/explain';
export * from './types/judge';
export * from './types/learn';
export * from './types/make';
export * from './types/read';
export * from './types/solve';
export * from './types/write';

/** The module's functions as the worker sees them. Every call is stateless. */
export interface EngineApi
  extends ReadApi, SolveApi, WriteApi, JudgeApi, ExplainApi, LearnApi, MakeApi {
  /** The product's version, `major.minor.patch`. */
  version(): string;
}

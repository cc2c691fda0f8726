/** What emscripten generates: the factories of the modules in `build/wasm/wasm/bind`. */
declare module '#module/sudominoku.js' {
  export interface ModuleOptions {
    /**
     * Instantiates in place of the generated loader: call `receive` when done, return `{}`.
     * Lets a worker start from a module that was compiled elsewhere.
     */
    instantiateWasm?(
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
    wasmBinary?: ArrayBuffer | Uint8Array;
  }
  // A declaration of a module cannot begin with relative imports.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  type EngineApi = import('./types').EngineApi;
  export type CreateModule = (options?: ModuleOptions) => Promise<EngineApi>;
  const createSudominoku: CreateModule;
  export default createSudominoku;
}

/** Its API lacks the calls that a `Solver` does not have. */
declare module '#module/solver.js' {
  export { default } from '#module/sudominoku.js';
}

declare module '#module/sudominoku.wasm?url' {
  const url: string;
  export default url;
}

declare module '#module/solver.wasm?url' {
  const url: string;
  export default url;
}

/** The dependency rule of docs/ARCHITECTURE.md, kept true. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));

function filesUnder(folder: string, ...extensions: string[]): string[] {
  return readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extensions.some((end) => entry.name.endsWith(end)))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('/paraglide/'));
}

const read = (file: string) => readFileSync(join(repository, file), 'utf8');

describe('the layers of the module', () => {
  /** What each layer may include beside itself. */
  const allowed: Record<string, readonly string[]> = {
    board: [],
    text: ['board'],
    solve: ['board'],
    textbook: ['board'],
    measure: ['board', 'text', 'solve', 'textbook'],
    profile: ['board', 'text'],
    answer: ['board', 'text', 'profile', 'solve', 'textbook'],
    judge: ['board', 'text', 'profile', 'textbook'],
    pack: ['board', 'profile', 'answer', 'solve', 'textbook'],
    explain: ['board', 'solve'],
    make: ['board', 'solve', 'textbook', 'explain'],
    bind: [
      ...['board', 'text', 'solve', 'textbook', 'measure', 'explain', 'make'],
      ...['profile', 'judge', 'pack'],
    ],
    cli: [
      ...['board', 'text', 'solve', 'textbook', 'measure', 'explain', 'make'],
      ...['profile', 'answer', 'judge', 'pack'],
    ],
  };
  const files = filesUnder('wasm', '.h', '.cpp');
  const includes = files.flatMap((file) =>
    [...read(file).matchAll(/^\s*#\s*include\s+([<"])([^>"]+)[>"]/gm)].map(([, bracket, path]) => {
      return { file, layer: file.split('/')[1]!, quoted: bracket === '"', path: path! };
    }),
  );

  it('are found', () => {
    expect(includes.length).toBeGreaterThan(0);
  });

  it('are all known to this test', () => {
    const unknown = includes.map(({ layer }) => layer).filter((layer) => !(layer in allowed));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('include only what lies below them, by a path that begins with the layer', () => {
    const wrong = includes.filter(({ quoted, layer, path }) => {
      const target = path.split('/')[0]!;
      return quoted && target !== layer && !allowed[layer]?.includes(target);
    });
    expect(wrong.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });

  it('leave Emscripten to bind', () => {
    const wrong = includes.filter(
      ({ layer, path }) => path.startsWith('emscripten') && layer !== 'bind',
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

describe('the layers of the page', () => {
  /** What each folder of web/src may import beside itself. `''` holds main.ts. */
  const allowed: Record<string, readonly string[]> = {
    engine: [],
    i18n: ['engine'],
    ui: ['i18n'],
    state: ['engine', 'i18n'],
    commands: ['i18n'],
    board: ['engine', 'i18n', 'ui', 'state', 'commands'],
    features: ['engine', 'i18n', 'ui', 'state', 'commands', 'board', 'styles'],
    shell: ['i18n', 'ui', 'state', 'commands', 'features'],
    styles: [],
    '': ['i18n', 'shell', 'state', 'styles'],
  };
  const files = filesUnder('web/src', '.ts', '.svelte');
  const imports = files.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path]) => {
      return { file, layer: layerOf(file), path: path! };
    }),
  );

  function layerOf(file: string): string {
    const parts = file.split('/').slice(2);
    return parts.length > 1 ? parts[0]! : '';
  }

  it('are found', () => {
    expect(imports.length).toBeGreaterThan(0);
  });

  it('import only what lies below them', () => {
    const wrong = imports.filter(({ file, layer, path }) => {
      // Texts, such as the puzzles of the benchmark, are no layer.
      if (!path.startsWith('.') || path.endsWith('?raw')) return false;
      const target = layerOf(relative(repository, resolve(repository, dirname(file), path)) + '/x');
      return target !== layer && !allowed[layer]?.includes(target);
    });
    expect(wrong.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });

  it('keep the tabs apart', () => {
    const wrong = imports.filter(({ file, layer, path }) => {
      if (layer !== 'features' || !path.startsWith('.')) return false;
      const target = relative(repository, resolve(repository, dirname(file), path)).split('/');
      return target[2] === 'features' && target[3] !== file.split('/')[3];
    });
    expect(wrong.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });

  it('leave the module to the engine', () => {
    const wrong = imports.filter(({ layer, path }) => path.startsWith('#') && layer !== 'engine');
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

/**
 * Lists what others wrote of the files that are shipped, with its licences: every package of which a
 * module ends up in the build, and what the compiler puts into the WebAssembly module.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface Licence {
  name: string;
  version: string;
  /** As an SPDX expression. */
  licence: string;
  /** The full text; empty where it comes with the toolchain. */
  text: string;
}

/** These come with every compiler, so no list of packages names them. */
const toolchain: Licence[] = [
  { name: 'Emscripten', licence: 'MIT OR NCSA' },
  { name: 'LLVM libc++', licence: 'Apache-2.0 WITH LLVM-exception' },
  { name: 'musl', licence: 'MIT' },
].map((each) => ({ ...each, version: '', text: '' }));

export function licences(root: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      const names = [...new Set(modules.flatMap((path) => packageOf(path) ?? []))].sort();
      const list = [
        ...names.map((name) => licenceOf(join(root, 'node_modules', name))),
        ...toolchain,
      ];
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(list) });
    },
  };
}

/** The package that a module belongs to, or from which it was generated; null: the project itself. */
function packageOf(path: string): string | null {
  if (path.includes('/i18n/paraglide/')) return '@inlang/paraglide-js';
  if (path.includes('vite/preload-helper') || path.includes('vite/modulepreload')) return 'vite';
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? null;
}

function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  // Vite's file goes on with those of all that it bundles for its own use.
  const text = file
    ? readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled')[0]
    : '';
  return { name, version, licence: license, text: text!.trim() };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Paraglide writes a module for each message: more than a thousand, to be loaded again at each reload. */
function messagesInOneModule(): Plugin {
  const folder = here('../../web/src/i18n/paraglide/messages');
  return {
    name: 'messages-in-one-module',
    load(id) {
      if (id !== join(folder, '_index.js')) return null;
      const imports = new Set<string>();
      const messages = readdirSync(folder)
        .filter((file) => file !== '_index.js')
        .map((file) =>
          readFileSync(join(folder, file), 'utf8').replace(/^import .*$/gm, (line) => {
            imports.add(line);
            return '';
          }),
        );
      return [...imports, ...messages].join('\n');
    },
  };
}

export default defineConfig({
  root: here('..'),
  resolve: { alias: { '#module': here('../../build/wasm/wasm/bind') } },
  plugins: [messagesInOneModule(), svelte({ configFile: here('../../web/svelte.config.js') })],
  cacheDir: here('../../node_modules/.vite'),
  server: { fs: { allow: [here('../..')] } },
  test: {
    include: ['web/**/*.test.ts', 'wasm/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    pool: 'threads',
    // For what never ends: how fast a machine is must fail no test.
    testTimeout: 120_000,
  },
});

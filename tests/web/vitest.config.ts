import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('..'),
  resolve: { alias: { '#module': here('../../build/wasm/wasm/bind') } },
  plugins: [svelte({ configFile: here('../../web/svelte.config.js') })],
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

import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { licences } from './licences.ts';
import { linkPreview } from './linkPreview.ts';
import { pwa } from './pwa/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folder that holds the modules: solver.js, solver.wasm, sudominoku.js and sudominoku.wasm. */
export const moduleDir = here('../build/wasm/wasm/bind');

/** Everything the page may load comes from its own origin, and nothing is evaluated. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html sudominoku',
].join('; ');

/** The policy goes into the production page only: the development server injects inline styles. */
function policy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/**
 * A plain script from `public/`, since the policy forbids inline ones; Vite leaves it alone only when it is
 * added after its own work. It is sent as it is, so why it does what it does is said here. It sets the
 * remembered looks before the first paint (`shell/App.svelte` keeps them up to date), or those of the system
 * where storage is forbidden. It says that the page could not be loaded where the page's own script is gone,
 * as while a new version is put on the server, or is not for this browser.
 */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: './first-paint.js' }, injectTo: 'head' }],
    },
  };
}

/** Has the solver fetched beside the scripts, which would ask for it only once they run. */
function preloadModule(): Plugin {
  return {
    name: 'preload-module',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /\/solver-[^/]*\.wasm$/.test(name));
        if (!file) return [];
        const attrs = { rel: 'preload', as: 'fetch', crossorigin: '', href: `./${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig({
  root: here('.'),
  // Project pages of GitHub Pages live under a sub-path, so no URL may be absolute.
  base: './',
  // A name would have to be known on the machine, and may mean ::1 alone.
  preview: { host: '127.0.0.1' },
  plugins: [
    paraglideVitePlugin({
      project: here('src/i18n/project.inlang'),
      outdir: here('src/i18n/paraglide'),
      strategy: ['globalVariable', 'baseLocale'],
      isServer: 'false',
    }),
    svelte({ configFile: here('svelte.config.js') }),
    firstPaint(),
    preloadModule(),
    policy(),
    linkPreview(),
    licences(here('..')),
    pwa(),
  ],
  resolve: { alias: { '#module': moduleDir } },
  worker: { format: 'es' },
  server: { fs: { allow: [here('..'), moduleDir] } },
  build: {
    outDir: here('../dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('pwa/serviceWorker.ts') },
      treeshake: {
        // Or every message would be in the first load, because all are in one list.
        moduleSideEffects: [{ test: /\/i18n\//, sideEffects: false }],
        // Korean has one form for every number, but asks `registry.plural` for it.
        manualPureFunctions: ['registry'],
      },
      output: {
        // The service worker's address must stay the same for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Words that nothing of the first load uses would otherwise come with it, as i18n is shared.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'step-words', test: /paraglide.messages.(hint|path|rating|technique)_/ },
            // Of the first load and shared by others: one file is smaller than one for each.
            {
              name: 'state',
              test: /src.(engine.errors|state.(arrays|dominoText|history\.svelte|houses|puzzleText|puzzles|settings\.svelte|storage|sudokuText|textPosition|tiling|work)|ui.touch)\.ts$/,
            },
          ],
        },
      },
    },
  },
});

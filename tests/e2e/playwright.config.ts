import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../scripts/browser.js';

const port = Number(process.env.PORT ?? 4174);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  testDir: here('.'),
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  outputDir: here('../../test-results'),
  // A second or two is usual; the machine may be busy with builds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A shared machine may stall for longer than any wait; a second failure is none of its doing.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/sudominoku/`,
    locale: 'en-GB',
    // Keeping the page for later takes as long as most tests: pwa.spec.ts looks at it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: `node ${here('server.js')}`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/sudominoku/`,
    reuseExistingServer: false,
  },
});

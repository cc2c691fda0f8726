import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 4174);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The system's browser where there is one: Playwright's own cannot be had everywhere. */
const chromium =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

export default defineConfig({
  testDir: here('.'),
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
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: `node ${here('server.js')}`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/sudominoku/`,
    reuseExistingServer: false,
  },
});

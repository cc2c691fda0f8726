/** The Chromium that tests, benchmarks and scripts start. */
import { existsSync } from 'node:fs';

/**
 * The system's, where there is one: Playwright's own cannot be had everywhere. The headless shell is
 * the same engine without windows, and opens a page in half of the time. Ubuntu's `chromium-browser`
 * starts a snap, which does not work everywhere.
 */
const executablePath =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    existsSync,
  );

/** Options for Playwright's `chromium.launch`. */
export const chromiumOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
};

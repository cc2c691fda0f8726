/**
 * How the page itself does, in Chromium on the production build: `npm run bench:page`, or with the
 * names of some measurements. Prints a line for each.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../scripts/browser.js';
import { fetchedBy } from './fetched.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const corpus = (name) => readFileSync(here(`../corpus/${name}`), 'utf8');

/**
 * A page of its own, without the tips of a first visit and without the service worker. `cores`: how many
 * it believes to have.
 */
async function opened(path = '', cores) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((count) => {
    localStorage.setItem('sudominoku.tour', 'done');
    if (count) Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count });
  }, cores);
  await page.goto(address + path);
  return page;
}

async function drop(page, text, copies) {
  const transfer = await page.evaluateHandle(
    ([part, times]) => {
      const data = new DataTransfer();
      data.items.add(new File(new Array(times).fill(part), 'puzzles.txt'));
      return data;
    },
    [text, copies],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await transfer.dispose();
}

/** Text of a million puzzles with 17 clues: a part of it, and how often that comes. */
function million() {
  const lines = corpus('sudoku/17_clue.txt')
    .split(/\r?\n/)
    .filter((each) => /^[0-9.]{81}$/.test(each));
  return { part: `${lines.join('\n')}\n`, copies: Math.ceil(1_000_000 / lines.length) };
}

const ended = (page) =>
  page.waitForFunction(() => document.querySelector('.state .ended'), null, { timeout: 600_000 });

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];

const measurements = {
  /** Kilobytes of brotli that a first visit fetches, and what comes later for offline use. */
  async 'first-load'() {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    const fetched = await fetchedBy(page, async () => {
      await page.goto(address);
      await page.waitForTimeout(3000);
    });
    const sizes = [...fetched];
    for (const [path, size] of sizes) console.log(`  ${size.toFixed(1).padStart(6)} KB  ${path}`);
    return `${sizes.reduce((sum, [, size]) => sum + size, 0).toFixed(1)} KB of brotli`;
  },

  /**
   * Seconds for a file of a million lines, with one worker and with two, in turn. What is measured with one
   * core alone (`taskset -c 0 npm run bench:page batch`) is all that there is to be shared.
   */
  async batch() {
    const folder = mkdtempSync(join(tmpdir(), 'sudominoku-'));
    const file = join(folder, 'million.txt');
    const { part, copies } = million();
    writeFileSync(file, part.repeat(copies));
    const found = new Map([1, 2].map((workers) => [workers, []]));
    for (let round = 0; round < 6; ++round) {
      for (const [workers, seconds] of found) {
        const page = await opened('', workers);
        // What a page does by itself when it has been opened is over by then.
        await page.waitForTimeout(1500);
        const millis = page.evaluate(
          () =>
            new Promise((done) => {
              let start;
              const begin = () => (start = performance.now());
              document.addEventListener('change', begin, { capture: true, once: true });
              new MutationObserver((_, observer) => {
                if (!start || !document.querySelector('.state .ended')) return;
                observer.disconnect();
                done(performance.now() - start);
              }).observe(document.body, { subtree: true, childList: true, characterData: true });
            }),
        );
        await page.setInputFiles('input[type=file]', file);
        seconds.push((await millis) / 1000);
        await page.context().close();
      }
    }
    rmSync(folder, { recursive: true });
    const [one, two] = [...found.values()].map((seconds) => percentile(seconds, 0.5));
    return `one worker ${one.toFixed(2)} s, two ${two.toFixed(2)} s (medians): ${(one / two).toFixed(2)} times as fast`;
  },

  /** Milliseconds from what is done to the next paint, while a million lines are solved. */
  async 'interaction-during-batch'() {
    const page = await opened();
    await page.evaluate(() => {
      globalThis.durations = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.interactionId) globalThis.durations.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 });
    });
    const { part, copies } = million();
    const start = Date.now();
    await drop(page, part, copies);
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    let interactions = 0;
    const finished = ended(page).then(() => true);
    const running = async () => !(await Promise.race([finished, page.waitForTimeout(1)]));
    const filters = page.getByRole('group', { name: 'Show only' }).getByRole('button');
    const table = page.getByRole('table');
    while (await running()) {
      await filters.nth(interactions % 2).click();
      await table.click({ position: { x: 60, y: 60 } });
      await page.keyboard.press('PageDown');
      interactions += 3;
      await page.waitForTimeout(100);
    }
    const seconds = (Date.now() - start) / 1000;
    await page.waitForTimeout(300);
    const durations = await page.evaluate(() => globalThis.durations);
    const all = [...durations, ...new Array(Math.max(0, interactions - durations.length)).fill(8)];
    await page.context().close();
    return (
      `a million puzzles in ${seconds.toFixed(1)} s; ${interactions} interactions: ` +
      `median ${percentile(all, 0.5)} ms, 98 % ${percentile(all, 0.98)} ms, worst ${Math.max(...all)} ms`
    );
  },

  /** Frames a second while the bar of a recording of a million events is dragged. */
  async scrubbing() {
    const page = await opened('#/learn/watch');
    await page.locator('#watch-puzzle').selectOption('deep');
    await page.locator('#watch-algorithm').selectOption('sudoku-masks');
    await page
      .locator('.note')
      .first()
      .filter({ hasText: 'left out' })
      .waitFor({ timeout: 120_000 });
    const bar = page.getByRole('slider');
    const length = Number(await bar.getAttribute('max'));
    await page.waitForTimeout(500);
    const gaps = await page.evaluate(async () => {
      const input = document.querySelector('input[type=range]');
      const max = Number(input.max);
      const found = [];
      let last = await new Promise(requestAnimationFrame);
      // As a drag: another place at every frame, there and back and to and fro.
      for (let i = 0; i < 600; ++i) {
        const share = i < 300 ? Math.abs(((i / 75) % 2) - 1) : (Math.sin(i * 12.9898) + 1) / 2;
        input.value = String(Math.round(share * max));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const now = await new Promise(requestAnimationFrame);
        found.push(now - last);
        last = now;
      }
      return found;
    });
    await page.context().close();
    const mean = gaps.reduce((a, b) => a + b, 0) / gaps.length;
    return (
      `${length} events, ${gaps.length} frames: ${(1000 / mean).toFixed(1)} a second, ` +
      `98 % within ${percentile(gaps, 0.98).toFixed(1)} ms, worst ${Math.max(...gaps).toFixed(1)} ms`
    );
  },

  /** Sudoku of medium difficulty that are made a second, by all workers together. */
  async making() {
    const page = await opened('#/make?count=5000&seed=1&level=medium');
    const ended = page.locator('.status strong');
    await ended.waitFor({ timeout: 60_000 });
    const start = Date.now();
    await page.getByRole('button', { name: 'Make', exact: true }).click();
    await page.locator('progress').waitFor();
    await ended.waitFor({ timeout: 120_000 });
    const seconds = (Date.now() - start) / 1000;
    await page.context().close();
    return `5000 in ${seconds.toFixed(2)} s: ${Math.round(5000 / seconds)} a second`;
  },

  /** Milliseconds from the press to "Cancelled.", with the processor slowed down four times. */
  async cancel() {
    const page = await opened();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const endless = '2\n3 B3 4 B4\n7 E3 2 F3\nG9 H2 E6 I9 B7 B9 H6 G1 C6\n'.repeat(50) + '0\n';
    const found = [];
    for (let i = 0; i < 10; ++i) {
      await page.fill('#puzzle-text', endless);
      await page.getByRole('button', { name: 'Solve', exact: true }).click();
      await page.getByRole('button', { name: 'Cancel' }).waitFor();
      await page.waitForTimeout(1000);
      found.push(
        await page.evaluate(
          () =>
            new Promise((done) => {
              const button = [...document.querySelectorAll('button')].find(
                (each) => each.textContent.trim() === 'Cancel',
              );
              const start = performance.now();
              new MutationObserver((_, observer) => {
                if (!document.body.innerText.includes('Cancelled.')) return;
                observer.disconnect();
                requestAnimationFrame(() => done(Math.round(performance.now() - start)));
              }).observe(document.body, { subtree: true, childList: true, characterData: true });
              button.click();
            }),
        ),
      );
    }
    await page.context().close();
    return `median ${percentile(found, 0.5)} ms, worst ${Math.max(...found)} ms of ${found.length}`;
  },

  /** Seconds for files of 64 MB, and the longest time for which the page did not answer. */
  async 'long-files'() {
    const page = await opened();
    const kinds = {
      puzzles:
        '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7\n',
      rubbish: 'x',
    };
    const found = [];
    for (const [name, unit] of Object.entries(kinds)) {
      await page.evaluate(() => {
        globalThis.longest = 0;
        let last = performance.now();
        const tick = () => {
          const now = performance.now();
          globalThis.longest = Math.max(globalThis.longest, now - last);
          last = now;
          setTimeout(tick);
        };
        tick();
      });
      const start = Date.now();
      await drop(page, unit.repeat(Math.ceil(2 ** 20 / unit.length)), 64);
      await ended(page);
      const longest = await page.evaluate(() => Math.round(globalThis.longest));
      found.push(`${name} ${((Date.now() - start) / 1000).toFixed(1)} s, stalls ${longest} ms`);
      await page.getByRole('button', { name: 'Back to the text' }).click();
    }
    await page.context().close();
    return found.join('; ');
  },
};

const names = Object.keys(measurements);
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`${unknown}: none of ${names.join(', ')}`);

const server = spawn(process.execPath, [here('../e2e/server.js')], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(server.stdout, 'data');
const address = line.toString().trim();
const browser = await chromium.launch(chromiumOptions);
try {
  for (const name of names) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`${name}: ${await measurements[name]()}`);
  }
} finally {
  await browser.close();
  server.kill();
}

/**
 * The core flows in another browser than the end-to-end tests', on the production build:
 *
 *     npm run build && npm run test:firefox
 *     npm run build && npm run test:webkit
 *
 * Needs Debian's firefox-esr (or FIREFOX with the path of another), or its webkit2gtk-driver and xvfb.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Firefox } from './firefox.js';
import { WebKit } from './webkit.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const sample = (name) => readFileSync(here(`../corpus/judges/${name}`), 'utf8');
const browsers = { firefox: Firefox, webkit: WebKit };
const Browser = browsers[process.argv[2]];
if (!Browser) {
  console.error(`Which browser? ${Object.keys(browsers).join(' or ')}`);
  process.exit(1);
}

const server = spawn(process.execPath, [here('../e2e/server.js')], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(server.stdout, 'data');
const address = line.toString().trim();

const output = "return document.querySelector('#output')?.value === arguments[0]";
const said = 'return document.body.innerText.includes(arguments[0])';
const holds = (cell, digit) =>
  `return document.querySelector('[data-cell="${cell}"]')?.textContent.includes('${digit}')`;

const flowsIn = (browser) => ({
  async 'a Sudoku and a Su-domino-ku are solved as judges want it'() {
    await browser.open(address);
    for (const name of ['boj2580-1', 'boj4574-1']) {
      await browser.fill('#puzzle-text', sample(`${name}.in`));
      await browser.click('button.solve');
      await browser.until(output, sample(`${name}.out`));
    }
  },
  async 'the text is there after a reload, in Korean too'() {
    await browser.open(`${address}?lang=ko`);
    await browser.until(
      "return document.querySelector('#puzzle-text')?.value === arguments[0]",
      sample('boj4574-1.in'),
    );
    await browser.until(said, '퍼즐 텍스트');
    await browser.open(`${address}?lang=en`);
    await browser.until(said, 'Puzzle text');
  },
  async 'the board takes digits from the keyboard'() {
    const text = sample('boj2580-1.in');
    await browser.fill('#puzzle-text', text);
    await browser.until(holds(1, 3));
    const blank = text.replace(/\s/g, '').indexOf('0');
    await browser.click(`[data-cell="${blank}"]`);
    await browser.evaluate('document.activeElement.blur()');
    await browser.click(`[data-cell="${blank}"]`);
    await browser.press('7');
    await browser.until(holds(blank, 7));
  },
  async 'a puzzle is made and explained, and its search watched'() {
    await browser.open(`${address}#/make`);
    await browser.until("return document.querySelector('form button.primary') !== null");
    await browser.click('form button.primary');
    await browser.until(said, '1 puzzle made');
    await browser.open(`${address}#/learn/path`);
    await browser.until(said, 'All steps');
    await browser.open(`${address}#/learn/watch`);
    await browser.until(said, 'Call stack');
  },
  async 'an output is judged'() {
    await browser.open(`${address}#/judge`);
    await browser.until("return document.querySelector('#judge-output') !== null");
    await browser.fill('#judge-input', sample('boj2580-1.in'));
    await browser.fill('#judge-output', sample('boj2580-1.out'));
    await browser.until(said, 'Accepted');
  },
  async 'once visited, it works without a network'() {
    await browser.open(address);
    await browser.until("return navigator.serviceWorker.controller?.state === 'activated'");
    server.kill();
    await once(server, 'exit');
    await browser.open(address);
    await browser.fill('#puzzle-text', sample('boj2580-1.in'));
    await browser.click('button.solve');
    await browser.until(output, sample('boj2580-1.out'));
  },
});

let failed = 0;
let browser;
try {
  browser = await Browser.start();
  for (const [name, flow] of Object.entries(flowsIn(browser))) {
    const started = performance.now();
    try {
      await flow();
      console.log(`✓ ${name} (${Math.round(performance.now() - started)} ms)`);
    } catch (error) {
      failed += 1;
      console.log(`✗ ${name}\n${error}`);
    }
  }
} finally {
  server.kill();
  await browser?.stop();
}
assert.equal(failed, 0);

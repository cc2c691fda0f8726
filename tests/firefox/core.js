/**
 * The core flows in Firefox, on the production build: npm run build && npm run test:firefox. Needs
 * Debian's firefox-esr, or FIREFOX with the path of another.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Firefox } from './marionette.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const sample = (name) => readFileSync(here(`../corpus/judges/${name}`), 'utf8');
const executable =
  process.env.FIREFOX ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
if (!executable) {
  console.error('Firefox is needed: apt-get install firefox-esr, or FIREFOX=path');
  process.exit(1);
}

const server = spawn(process.execPath, [here('../e2e/server.js')], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(server.stdout, 'data');
const address = line.toString().trim();
const firefox = await Firefox.start(executable);

const output = "return document.querySelector('#output')?.value === arguments[0]";
const said = 'return document.body.innerText.includes(arguments[0])';

const flows = {
  async 'a Sudoku and a Su-domino-ku are solved as judges want it'() {
    await firefox.open(address);
    for (const name of ['boj2580-1', 'boj4574-1']) {
      await firefox.fill('#puzzle-text', sample(`${name}.in`));
      await firefox.click('button.solve');
      await firefox.until(output, sample(`${name}.out`));
    }
  },
  async 'the text is there after a reload, in Korean too'() {
    await firefox.open(`${address}?lang=ko`);
    await firefox.until(
      "return document.querySelector('#puzzle-text')?.value === arguments[0]",
      sample('boj4574-1.in'),
    );
    await firefox.until(said, '퍼즐 텍스트');
    await firefox.open(`${address}?lang=en`);
    await firefox.until(said, 'Puzzle text');
  },
  async 'the board takes digits from the keyboard'() {
    await firefox.fill('#puzzle-text', sample('boj2580-1.in'));
    await firefox.until(
      "return document.querySelector('[data-cell=\"1\"]')?.textContent.includes('3')",
    );
    const blank = await firefox.evaluate(
      "return [...arguments[0].replace(/\\s/g, '')].indexOf('0')",
      sample('boj2580-1.in'),
    );
    await firefox.click(`[data-cell="${blank}"]`);
    await firefox.evaluate('document.activeElement.blur()');
    await firefox.click(`[data-cell="${blank}"]`);
    await firefox.send('WebDriver:PerformActions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value: '7' },
            { type: 'keyUp', value: '7' },
          ],
        },
      ],
    });
    await firefox.until(
      `return document.querySelector('[data-cell="${blank}"]').textContent.includes('7')`,
    );
  },
  async 'an output is judged'() {
    await firefox.open(`${address}#/judge`);
    await firefox.until("return document.querySelector('#judge-output') !== null");
    await firefox.fill('#judge-input', sample('boj2580-1.in'));
    await firefox.fill('#judge-output', sample('boj2580-1.out'));
    await firefox.until(said, 'Accepted');
  },
  async 'once visited, it works without a network'() {
    await firefox.open(address);
    await firefox.until("return navigator.serviceWorker.controller?.state === 'activated'");
    server.kill();
    await once(server, 'exit');
    await firefox.open(address);
    await firefox.fill('#puzzle-text', sample('boj2580-1.in'));
    await firefox.click('button.solve');
    await firefox.until(output, sample('boj2580-1.out'));
  },
};

let failed = 0;
try {
  for (const [name, flow] of Object.entries(flows)) {
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
  await firefox.stop();
}
assert.equal(failed, 0);

/** Where engines are timed: `measure(text, options)` in Node, in Chromium, or natively. */
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumOptions } from '../../scripts/browser.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const moduleDir = join(root, 'build/wasm/wasm/bind');

const runners = { node: inNode, chromium: inChromium, native: natively };

export const isRuntime = (name) => Object.hasOwn(runners, name);

/** Call `close` at the end. */
export function runnerFor(runtime) {
  return runners[runtime]();
}

async function inNode() {
  const { default: createSudominoku } = await import(join(moduleDir, 'sudominoku.js'));
  const engine = await createSudominoku({
    wasmBinary: await readFile(join(moduleDir, 'sudominoku.wasm')),
  });
  return { measure: (text, options) => engine.measure(text, options), close: () => undefined };
}

async function inChromium() {
  const { chromium } = await import('@playwright/test');
  const types = { '.js': 'text/javascript', '.wasm': 'application/wasm' };
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (!['sudominoku.js', 'sudominoku.wasm'].includes(name)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>bench');
      return;
    }
    response.writeHead(200, { 'content-type': types[name.slice(name.indexOf('.'))] });
    createReadStream(join(moduleDir, name)).pipe(response);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.evaluate(async () => {
    const { default: createSudominoku } = await import('/sudominoku.js');
    globalThis.engine = await createSudominoku();
  });
  return {
    measure: (text, options) =>
      page.evaluate(([t, o]) => globalThis.engine.measure(t, o), [text, options]),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function natively() {
  const program = join(root, 'build/native/tests/bench/sudominoku_measure');
  return {
    measure: (text, { algorithm, limit, callCap, maxSeconds, check }) =>
      new Promise((resolve, reject) => {
        const options = [algorithm, limit, callCap, maxSeconds, check ? 1 : 0].map(String);
        const child = execFile(program, options, (error, stdout) => {
          if (error) reject(error);
          else resolve(JSON.parse(stdout));
        });
        child.stdin.end(text);
      }),
    close: () => undefined,
  };
}

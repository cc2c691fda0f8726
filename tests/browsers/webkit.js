/**
 * WebKit, which is Safari's engine, as Debian packages it: a window of its MiniBrowser on a screen of
 * its own, led by WebKitWebDriver.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { element, keyPress, selectText, untilTrue } from './webdriver.js';

const enter = '\uE007';
const needed = 'WebKit is needed: apt-get install webkit2gtk-driver xvfb';

export class WebKit {
  #screen;
  #driver;
  #session;

  static async start() {
    const webkit = new WebKit();
    try {
      await webkit.#begin(miniBrowser());
      return webkit;
    } catch (error) {
      await webkit.stop();
      throw error;
    }
  }

  async stop() {
    if (this.#session) await request('DELETE', this.#session);
    for (const child of [this.#driver, this.#screen]) {
      if (!child?.pid || child.exitCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
  }

  /** The driver may still hand out elements of the page that is left, and type into them: waits for the new one. */
  async open(url) {
    const [left, since] = await this.evaluate('return [location.href, performance.timeOrigin]');
    await this.#send('url', { url });
    const [page, fragment] = url.split('#');
    if (fragment !== undefined && page === left.split('#')[0]) return;
    await this.until('return performance.timeOrigin > arguments[0]', since);
  }

  /** What a function body returns in the page. */
  evaluate(script, ...args) {
    return this.#send('execute/sync', { script, args });
  }

  until(script, ...args) {
    return untilTrue(() => this.evaluate(script, ...args), script);
  }

  async click(selector) {
    await this.#send(`element/${await this.#find(selector)}/click`, {});
  }

  /** Line ends are typed by the key: this driver leaves them out of a text. */
  async fill(selector, text) {
    const id = await this.#find(selector);
    await this.evaluate(selectText, { [element]: id });
    await this.#send(`element/${id}/value`, { text: text.replaceAll('\n', enter) });
  }

  press(key) {
    return this.#send('actions', keyPress(key));
  }

  async #begin(binary) {
    this.#screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await started(this.#screen, once(this.#screen.stdio[3], 'data'));
    const port = await freePort();
    this.#driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LANG: 'en_US.UTF-8' },
    });
    const address = `http://127.0.0.1:${port}`;
    await started(
      this.#driver,
      untilTrue(() => request('GET', `${address}/status`).catch(() => null), 'driver'),
    );
    const { sessionId } = await request('POST', `${address}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    this.#session = `${address}/session/${sessionId}`;
  }

  async #find(value) {
    const found = await this.#send('element', { using: 'css selector', value });
    return found[element];
  }

  #send(command, body) {
    return request('POST', `${this.#session}/${command}`, body);
  }
}

/** The browser lies beside the library, in a folder named after the library's version. */
function miniBrowser() {
  const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const webkit = readdirSync(libraries).find((name) => /^webkit2gtk-4\.\d$/.test(name));
  if (!webkit) throw new Error(needed);
  return `${libraries}/${webkit}/MiniBrowser`;
}

/** What a process has said, unless it cannot be started. */
function started(child, ready) {
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${needed} (${error.message})`);
  });
  return Promise.race([ready, failed]);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function request(method, url, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

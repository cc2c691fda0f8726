/**
 * Firefox by its own remote protocol: Playwright needs a patched one, and geckodriver is no package
 * of Debian's. Commands are those of WebDriver.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { element, keyPress, pause, selectText, untilTrue } from './webdriver.js';

export class Firefox {
  #process;
  #profile;
  #socket;
  #pending = new Map();
  #bytes = Buffer.alloc(0);
  #id = 0;

  /** Starts a headless Firefox with a profile of its own. */
  static async start() {
    const executable =
      process.env.FIREFOX ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
    if (!executable)
      throw new Error('Firefox is needed: apt-get install firefox-esr, or FIREFOX=path');
    const firefox = new Firefox();
    firefox.#profile = mkdtempSync(join(tmpdir(), 'sudominoku-firefox-'));
    writeFileSync(
      join(firefox.#profile, 'user.js'),
      'user_pref("marionette.port", 0);\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n',
    );
    firefox.#process = spawn(
      executable,
      ['--headless', '--marionette', '--no-remote', '--profile', firefox.#profile],
      { stdio: 'ignore' },
    );
    const portFile = join(firefox.#profile, 'MarionetteActivePort');
    while (!existsSync(portFile)) {
      if (firefox.#process.exitCode !== null) throw new Error('Firefox did not start');
      await pause(100);
    }
    await firefox.#connect(Number(readFileSync(portFile, 'utf8')));
    await firefox.#send('WebDriver:NewSession', {});
    return firefox;
  }

  async stop() {
    this.#socket.destroy();
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #send(command, parameters) {
    const id = ++this.#id;
    const message = Buffer.from(JSON.stringify([0, id, command, parameters]));
    this.#socket.write(`${message.length}:`);
    this.#socket.write(message);
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  open(url) {
    return this.#send('WebDriver:Navigate', { url });
  }

  /** What a function body returns in the page. */
  async evaluate(script, ...args) {
    return (await this.#send('WebDriver:ExecuteScript', { script, args })).value;
  }

  until(script, ...args) {
    return untilTrue(() => this.evaluate(script, ...args), script);
  }

  async click(selector) {
    await this.#send('WebDriver:ElementClick', { id: await this.#find(selector) });
  }

  async fill(selector, text) {
    const id = await this.#find(selector);
    await this.evaluate(selectText, { [element]: id });
    await this.#send('WebDriver:ElementSendKeys', { id, text });
  }

  press(key) {
    return this.#send('WebDriver:PerformActions', keyPress(key));
  }

  async #find(value) {
    const found = await this.#send('WebDriver:FindElement', { using: 'css selector', value });
    return found.value[element];
  }

  #connect(port) {
    return new Promise((resolve, reject) => {
      this.#socket = connect(port, '127.0.0.1');
      this.#socket.once('error', reject);
      this.#socket.on('data', (bytes) => {
        this.#bytes = Buffer.concat([this.#bytes, bytes]);
        for (const message of this.#messages()) {
          if (!Array.isArray(message)) {
            resolve();
            continue;
          }
          const [, id, error, value] = message;
          const { resolve: done, reject: fail } = this.#pending.get(id);
          this.#pending.delete(id);
          if (error) fail(new Error(`${error.error}: ${error.message}`));
          else done(value);
        }
      });
    });
  }

  /** Messages are JSON behind their length and a colon. */
  *#messages() {
    for (;;) {
      const colon = this.#bytes.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(this.#bytes.subarray(0, colon));
      if (this.#bytes.length < end) return;
      const message = JSON.parse(this.#bytes.subarray(colon + 1, end).toString());
      this.#bytes = this.#bytes.subarray(end);
      yield message;
    }
  }
}

/** The page as an app: installable, offline, renewed when asked for, a place to open files with. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, judgeFile, SolvePage, solveWords, test } from './page';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sudoku = judgeFile('boj2580-1.in');
const sudominoku = judgeFile('boj4574-1.in');

test.use({ serviceWorkers: 'allow' });

/** Resolves when the service worker has fetched everything and serves the page. */
async function kept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('after one visit everything works without a network', async ({ solvePage, context }) => {
  const { page } = solvePage;
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await solvePage.solve(sudoku);
  await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
  await solvePage.solve(sudominoku);
  await expect(solvePage.output).toHaveValue(judgeFile('boj4574-1.out'));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '한국어' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  const koreanPage = new SolvePage(page, solveWords.ko);
  await expect(koreanPage.text).toHaveValue(sudominoku);
  await koreanPage.solve(sudoku);
  await expect(koreanPage.output).toHaveValue(judgeFile('boj2580-1.out'));
});

test('the service worker keeps every file that the page can ask for', async ({ solvePage }) => {
  const { page } = solvePage;
  await kept(page);
  const keptFiles = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(location.origin));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(document.baseURI.length));
  });
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.slice(document.baseURI.length))
      .filter((name) => name !== 'sw.js'),
  );
  expect(keptFiles).toEqual(expect.arrayContaining(loaded));
  for (const part of [
    '.wasm',
    'solverWorker-',
    'workshopWorker-',
    'SettingsDialog-',
    'manifest.ko.webmanifest',
  ]) {
    expect(keptFiles.some((file) => file.includes(part))).toBe(true);
  }
});

test.describe('a new version', () => {
  let folder: string;
  let address: string;
  let stop: () => void;

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sudominoku-'));
    cpSync(process.env.SUDOMINOKU_DIST ?? here('../../dist'), folder, { recursive: true });
    const server = spawn(process.execPath, [here('server.js')], {
      env: { ...process.env, PORT: '0', SUDOMINOKU_DIST: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    address = line.toString().trim();
    stop = () => server.kill();
  });
  test.afterEach(() => {
    stop();
    rmSync(folder, { recursive: true });
  });

  function release(version: number) {
    const change = (name: string, edit: (text: string) => string) => {
      const text = edit(readFileSync(join(folder, name), 'utf8'));
      writeFileSync(join(folder, name), text);
      return createHash('sha256').update(text).digest('hex').slice(0, 12);
    };
    const hash = change('index.html', (html) =>
      html.replace(/<html[^>]*>/, `<html data-release="${version}">`),
    );
    change('sw.js', (code) =>
      code
        .replace(/(["'`])[0-9a-f]{12}\1/, `"${version}"`)
        .replace(/\["","[0-9a-f]{12}"\]/, `["","${hash}"]`),
    );
  }

  test('is not kept with a file that comes cut off', async ({ page }) => {
    const name = readdirSync(join(folder, 'assets')).find((file) => /^solver-.*wasm$/.test(file))!;
    const file = join(folder, 'assets', name);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, 1000));
    await page.goto(address);
    await expect(page.getByText('The solver could not be loaded.')).toBeVisible();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          void navigator.serviceWorker.getRegistration().then((registration) => {
            const worker = registration?.installing;
            if (!worker) return resolve();
            worker.onstatechange = () => worker.state === 'redundant' && resolve();
          });
        }),
    );
    writeFileSync(file, whole);
    await page.getByRole('button', { name: 'Try again' }).click();
    const solvePage = new SolvePage(page);
    await solvePage.solve(sudoku);
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
    await page.reload();
    await kept(page);
    await page.reload();
    await solvePage.solve(sudominoku);
    await expect(solvePage.output).toHaveValue(judgeFile('boj4574-1.out'));
  });

  test('waits until it is wanted, and takes no text with it', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) {
      await page.goto(address);
      await kept(page);
    }
    release(2);
    const solvePage = new SolvePage(first);
    await solvePage.text.fill(sudoku);
    await first.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    const prompt = (page: Page) => page.getByText('A new version is ready.');
    await expect(prompt(first)).toBeVisible();
    await expect(first.locator('html')).not.toHaveAttribute('data-release');
    // Not on reload either: only on request.
    await first.reload();
    await expect(prompt(first)).toBeVisible();
    await expect(first.locator('html')).not.toHaveAttribute('data-release');
    await solvePage.text.fill(sudominoku);
    await first.getByRole('button', { name: 'Reload' }).click();
    await expect(first.locator('html')).toHaveAttribute('data-release', '2');
    await expect(solvePage.text).toHaveValue(sudominoku);
    await expect(prompt(first)).toBeHidden();
    // The other window goes on as it is until its own visitor reloads.
    await expect(prompt(second)).toBeVisible();
    await new SolvePage(second).solve(sudoku);
    await expect(new SolvePage(second).output).toHaveValue(judgeFile('boj2580-1.out'));
    await expect(second.locator('html')).not.toHaveAttribute('data-release');
    await second.getByRole('button', { name: 'Reload' }).click();
    await expect(second.locator('html')).toHaveAttribute('data-release', '2');
  });

  test('that is skipped leaves the pages of the one in use their parts', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) {
      await page.goto(address);
      await kept(page);
    }
    const own = readdirSync(join(folder, 'assets')).find((name) =>
      /^SettingsDialog-.*js$/.test(name),
    );
    rmSync(join(folder, 'assets', own!));
    const code = readFileSync(join(folder, 'sw.js'), 'utf8');
    const without = code.replace(new RegExp(`\\["assets/${own}","\\w+"\\],`), '');
    expect(without.length).toBeLessThan(code.length);
    for (const version of [2, 3]) {
      writeFileSync(join(folder, 'sw.js'), without);
      release(version);
      await first.evaluate(async () => {
        const registration = (await navigator.serviceWorker.getRegistration())!;
        const before = registration.waiting;
        await registration.update();
        while (!registration.waiting || registration.waiting === before) {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
    }
    await first.getByRole('button', { name: 'Reload' }).click();
    await expect(first.locator('html')).toHaveAttribute('data-release', '3');
    await second.getByRole('button', { name: 'Settings' }).click();
    await expect(second.getByRole('radio', { name: '한국어' })).toBeVisible();
    expect(await second.evaluate(() => caches.keys())).toHaveLength(3);
  });

  test('can be put off', async ({ page }) => {
    await page.goto(address);
    await kept(page);
    release(2);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    // Of a window of 1280 × 800 at 400 % it would leave a strip.
    await page.setViewportSize({ width: 320, height: 200 });
    await page.locator('footer a').focus();
    await expect(page.locator('.toast')).not.toBeInViewport();
    await page.getByRole('button', { name: 'Later' }).press('Enter');
    await expect(page.getByText('A new version is ready.')).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });
});

for (const [language, file, name] of [
  ['en', 'manifest.webmanifest', 'Sudominoku: solve Sudoku and Su-domino-ku'],
  ['ko', 'manifest.ko.webmanifest', 'Sudominoku: 스도쿠·스도미노쿠 풀이'],
] as const) {
  test(`the manifest is valid and its pictures are there (${language})`, async ({
    page,
    troubles,
  }) => {
    void troubles;
    await page.goto(`./?lang=${language}`);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', `./${file}`);
    const devtools = await page.context().newCDPSession(page);
    const { data, errors, url } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data!);
    expect(manifest).toMatchObject({ lang: language, name, display: 'standalone' });
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const address = new URL(src, url).href;
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, address);
      expect(sizes === 'any' || size === sizes).toBe(true);
    }
    expect(new URL(manifest.start_url, url).pathname).toBe('/sudominoku/');
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
}

test('a file that the system opens with the page is read', async ({ page, troubles }) => {
  void troubles;
  await page.addInitScript((text) => {
    Object.defineProperty(globalThis, 'launchQueue', {
      value: {
        setConsumer: (consume: (launch: unknown) => void) =>
          consume({ files: [{ getFile: async () => new File([text], 'a.sdk') }] }),
      },
    });
  }, sudoku);
  const solvePage = new SolvePage(page);
  await solvePage.open();
  await expect(solvePage.text).toHaveValue(sudoku);
});

test('a file that is gone when the page opens it is said so', async ({ page, troubles }) => {
  void troubles;
  await page.addInitScript((text) => {
    const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    Object.defineProperty(globalThis, 'launchQueue', {
      value: {
        setConsumer: (consume: (launch: unknown) => void) =>
          consume({
            files: [
              { name: 'gone.sdk', getFile: gone },
              { name: 'a.sdk', getFile: async () => new File([text], 'a.sdk') },
            ],
          }),
      },
    });
  }, sudoku);
  const solvePage = new SolvePage(page);
  await solvePage.open();
  await expect(page.getByText('No text could be read from gone.sdk.')).toBeVisible();
  await expect(solvePage.text).toHaveValue(sudoku);
});

test('a text or a file that is shared with the page is read, and sent nowhere', async ({
  solvePage,
  context,
}) => {
  const { page } = solvePage;
  await kept(page);
  // What the page posts is for the service worker, which asks for nothing but the page then.
  const sent: string[] = [];
  context.on('request', (request) => {
    const asked = `${request.method()} ${request.url()}`;
    if (request.serviceWorker() && !/^GET .*\/\?shared$/.test(asked)) sent.push(asked);
  });
  for (const [shared, isFile] of [
    [sudominoku, false],
    [`<img src=x onerror="document.title='hacked'">\n${sudoku}`, true],
  ] as const) {
    const answer = await page.evaluate(
      async ([shared, isFile]) => {
        const form = new FormData();
        form.set('text', isFile ? '' : shared);
        form.set('file', isFile ? new File([shared], 'shared.txt', { type: 'text/plain' }) : '');
        const response = await fetch('./share', { method: 'POST', body: form });
        return response.url;
      },
      [shared, isFile] as const,
    );
    await page.goto(answer);
    await expect(solvePage.text).toHaveValue(shared);
    expect(new URL(page.url()).search).toBe('');
  }
  expect(sent).toEqual([]);
  expect(await page.title()).not.toBe('hacked');
  await page.reload();
  await expect(solvePage.text).toHaveValue(/img src/);
});

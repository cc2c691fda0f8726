/** What can go wrong around the page: each is said, in both languages, and no text is lost. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, judgeFile, SolvePage, test } from './page';

const sudoku = judgeFile('boj2580-1.in');
const solved = judgeFile('boj2580-1.out');
const sudominoku = judgeFile('boj4574-1.in');
const dist = process.env.SUDOMINOKU_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** What the page remembers, read as another page would. */
const remembered = (page: Page) =>
  page.evaluate(() => {
    return JSON.parse(localStorage.getItem('sudominoku.document') ?? '{}').text as string;
  });

test('a worker that traps for real is said, and the next one goes on', async ({
  page,
  troubles,
}) => {
  // As a bug would end it: the instance of the worker stops at an instruction that traps.
  const name = readdirSync(join(dist, 'assets')).find((file) =>
    /^solverWorker-.*\.js$/.test(file),
  )!;
  const code = readFileSync(join(dist, 'assets', name), 'utf8');
  const trap =
    'new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0,97,115,109,1,0,0,0,1,4,1,96,' +
    '0,0,3,2,1,0,7,5,1,1,116,0,0,10,5,1,3,0,0,11]))).exports.t()';
  let broken = true;
  await page.route(`**/${name}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: broken
        ? `addEventListener('message',e=>{if(e.data.name==='solve'){try{${trap}}catch(x){` +
          `postMessage({type:'crashed',message:String(x)});e.stopImmediatePropagation()}}});${code}`
        : code,
    }),
  );
  const solvePage = new SolvePage(page);
  await solvePage.open();
  await solvePage.solve(sudoku);
  await expect(page.getByText('Something went wrong inside the solver')).toBeVisible();
  await expect(solvePage.text).toHaveValue(sudoku);
  expect(troubles.splice(0).join()).toContain('RuntimeError: unreachable');
  broken = false;
  await solvePage.solveButton.click();
  await expect(solvePage.output).toHaveValue(solved);
});

/** Sees a message in both languages. */
async function expectInBoth(page: Page, english: string, korean: string) {
  await expect(page.getByText(english)).toBeVisible();
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByText(korean)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(english)).toBeVisible();
}

test('an engine that cannot run says why', async ({ page, browser, troubles, baseURL }) => {
  const solvePage = new SolvePage(page);
  // Truncated on the way.
  await page.route('**/*.wasm', async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ contentType: 'application/wasm', body: body.subarray(0, 1000) });
  });
  await solvePage.open();
  await solvePage.text.fill(sudoku);
  await expectInBoth(page, 'The solver could not be loaded', '풀이 엔진을 불러오지 못했어요');
  await expect(solvePage.text).toHaveValue(sudoku);
  await page.unroute('**/*.wasm');
  // Memory runs out: as the module says it when it aborts.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { name?: string }) {
      if (message.name !== 'solve') return postMessage.call(this, message, {});
      this.dispatchEvent(new ErrorEvent('error', { message: 'RuntimeError: Aborted(OOM)' }));
    };
  });
  await solvePage.solveButton.click();
  await expectInBoth(page, 'took more memory than the solver may', '메모리를 다 써서 멈췄어요');
  await expect(solvePage.text).toHaveValue(sudoku);
  expect(troubles.splice(0).join()).toContain('OOM');
  await page.addInitScript(() => (WebAssembly.validate = () => false));
  await page.reload();
  await expectInBoth(page, 'lacks WebAssembly SIMD', '필요한 WebAssembly SIMD 기능이 없어요');
  await expect(solvePage.text).toHaveValue(sudoku);
  // Without JavaScript nothing runs, and the page says so in both languages.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const words = await plain.newPage();
  await words.goto(baseURL!);
  await expect(words.locator('noscript p').first()).toContainText('it needs JavaScript');
  await expect(words.locator('noscript p').last()).toContainText('자바스크립트가 필요해요');
  await expect(words.locator('noscript p').last()).toBeVisible();
  await plain.close();
  // Chromium minds that the module was fetched in vain.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('preload'))).toEqual([]);
});

for (const [what, files] of [
  ['module', '**/*.wasm'],
  ['worker', /[wW]orker-[^/]*\.js$/],
] as const) {
  test(`a ${what} that cannot be fetched is said on every tab`, async ({ page, troubles }) => {
    await page.route(files, (route) => route.abort());
    const said = page
      .getByText(/The solver could not be loaded.* reload the page/)
      .filter({ visible: true });
    for (const [address, button] of [
      ['#/judge', 'Make the pack'],
      ['#/make', 'Make'],
      ['#/learn/watch', null],
      ['#/learn/race', 'Start'],
      ['#/learn/benchmark', 'Measure'],
      ['#/learn/lesson/2', 'Let them run'],
    ] as const) {
      await page.goto(`./${address}`);
      if (button) await page.getByRole('button', { name: button, exact: true }).first().click();
      await expect(said.first()).toBeVisible();
    }
    // The browser's own words for what was aborted.
    const own = /ERR_FAILED|preload/;
    expect(troubles.splice(0).filter((trouble) => !own.test(trouble))).toEqual([]);
  });
}

test('a link that could not be opened is opened by a reload', async ({ solvePage, troubles }) => {
  const { page } = solvePage;
  await solvePage.text.fill(sudoku);
  await page.getByRole('button', { name: 'Share' }).first().click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/p=1/);
  const { hash } = new URL(await field.inputValue());
  await page.keyboard.press('Escape');
  await solvePage.text.fill(sudominoku);
  // On a page that is loaded anew, what opens links has yet to be fetched.
  const part = '**/assets/share-*.js';
  await page.route(part, (route) => route.abort());
  await page.reload();
  await page.evaluate((to) => (location.hash = to), hash);
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await expect(solvePage.text).toHaveValue(sudominoku);
  await page.unroute(part);
  await page.reload();
  await expect(solvePage.text).toHaveValue(sudoku);
  expect(new URL(page.url()).hash).toBe('#/solve');
  troubles.length = 0;
});

test('that a zip could not be made is said of its pack alone', async ({ page, troubles }) => {
  await page.goto('./#/judge');
  await page.getByRole('button', { name: 'Make the pack' }).click();
  const download = page.getByRole('button', { name: 'Download as a zip' });
  await expect(download).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  await download.click();
  const said = page.getByText('The zip could not be made.');
  await expect(said).toBeVisible();
  const problem = page.getByLabel('Problem of the pack');
  await problem.selectOption('4574');
  await expect(said).toBeHidden();
  await problem.selectOption('2580');
  await expect(said).toBeVisible();
  troubles.length = 0;
});

test('a page whose own script is gone says so', async ({ solvePage, troubles }) => {
  const { page } = solvePage;
  const failed = page.locator('#failed');
  await expect(failed).toBeHidden();
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(failed.getByText('Sudominoku could not be loaded. Please')).toBeVisible();
  await expect(failed.getByText('불러오지 못했어요.')).toBeVisible();
  troubles.length = 0;
});

test('a puzzle is solved where what says how it was read cannot be fetched', async ({
  solvePage,
  troubles,
}) => {
  const { page, text } = solvePage;
  await page.route('**/assets/Understood-*.js', (route) => route.abort());
  await text.fill(sudoku);
  await expect(page.locator('.understood')).toHaveText(/^This part could not be loaded\./);
  await solvePage.solve(sudoku);
  await expect(solvePage.output).toHaveValue(solved);
  troubles.length = 0;
});

test('a part whose styles did not come has them when it is tried again', async ({
  solvePage,
  troubles,
}) => {
  const { page } = solvePage;
  const styles = /JudgeTab-[^/]*\.css$/;
  const judge = page.getByRole('link', { name: 'Judge', exact: true });
  const solve = page.getByRole('link', { name: 'Solve', exact: true });
  await page.route(styles, (route) => route.abort());
  // The second time nobody asks for them but the page itself.
  for (const words of ['This part could not be loaded.', 'Judge your program’s output']) {
    await judge.click();
    await expect(page.locator('main').getByText(words)).toBeAttached();
    await solve.click();
  }
  await page.unroute(styles);
  await judge.click();
  await expect(page.locator('.strict input')).toHaveCSS('appearance', 'none');
  troubles.length = 0;
});

test('a part that is gone tells of a new version, but not without a network', async ({
  solvePage,
  context,
  troubles,
}) => {
  const { page } = solvePage;
  const failed = page.getByText('This part could not be loaded.');
  const prompt = page.getByText('A new version is ready.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(failed).toBeVisible();
  await expect(prompt).toBeHidden();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await page.route('**/ShareDialog-*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(failed).toBeVisible();
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failed).toBeHidden();
  await page.route('**/decode-*', (route) => route.fulfill({ status: 404 }));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'sample.in', mimeType: 'text/plain' },
      buffer: Buffer.from(sudoku),
    });
  await expect(failed).toBeVisible();
  troubles.length = 0;
});

test('storage that is full or forbidden is said', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.evaluate(() => {
    // Filled to the last byte, by something else of this origin.
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      for (let i = 0; ; ++i) {
        try {
          localStorage.setItem(`filler-${size}-${i}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await solvePage.text.fill(sudoku);
  await expectInBoth(page, 'no longer fits into what the browser', '저장할 수 없어요');
  // The tab itself has not forgotten it.
  await page.reload();
  await expect(solvePage.text).toHaveValue(sudoku);
  await page.evaluate(() => localStorage.clear());
  await solvePage.text.fill(sudominoku);
  await expect.poll(() => remembered(page)).toBe(sudominoku);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.reload();
  await solvePage.text.fill(sudoku);
  await expectInBoth(page, 'does not let the page remember anything', '저장이 막혀 있어요');
  await expect(solvePage.text).toHaveValue(sudoku);
});

async function openTab(context: BrowserContext) {
  const solvePage = new SolvePage(await context.newPage());
  await solvePage.open();
  return solvePage;
}

/** A tab opened when one with the Sudoku was loaded again and closed, then one with the Su-domino-ku. */
async function tabAfter(context: BrowserContext, first: SolvePage, second: SolvePage) {
  await first.page.reload();
  await expect(first.text).toHaveValue(sudoku);
  await first.page.close({ runBeforeUnload: true });
  await second.page.close({ runBeforeUnload: true });
  const third = await openTab(context);
  await expect(third.text).toHaveValue(sudominoku);
  return third;
}

test('a tab keeps the text that it shows, though it was typed in one before', async ({
  context,
}) => {
  const before = await openTab(context);
  await before.text.fill(sudoku);
  await expect.poll(() => remembered(before.page)).toBe(sudoku);
  await before.page.close({ runBeforeUnload: true });
  const [first, second] = [await openTab(context), await openTab(context)];
  await expect(first.text).toHaveValue(sudoku);
  await second.text.fill(sudominoku);
  await expect.poll(() => remembered(second.page)).toBe(sudominoku);
  const third = await tabAfter(context, first, second);
  await third.page.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(third.text).toHaveValue(sudoku);
  await expect(third.page.locator('main')).toBeFocused();
});

test('entries of a tab outlast another with the same puzzle', async ({ context }) => {
  const before = await openTab(context);
  await before.text.fill(sudoku);
  await expect.poll(() => remembered(before.page)).toBe(sudoku);
  const [first, second] = [await openTab(context), await openTab(context)];
  await first.cell(0).click();
  await first.page.keyboard.press('1');
  await first.page.close({ runBeforeUnload: true });
  await second.cell(4).click();
  await second.page.close({ runBeforeUnload: true });
  const third = await openTab(context);
  await expect(third.cell(0)).toHaveText('');
  await third.page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(third.cell(0)).toHaveText('1');
  await third.page.getByRole('button', { name: 'Undo' }).click();
  await expect(third.cell(0)).toHaveText('');
});

test('two tabs keep their own texts, asleep and when both are closed', async ({ context }) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  await first.text.fill(sudoku);
  await expect.poll(() => remembered(first.page)).toBe(sudoku);
  await expectInBoth(
    second.page,
    'open in another tab, too',
    '다른 탭에도 이 페이지가 열려 있어요',
  );
  // Hidden, and put to sleep: it is remembered at once, and not by a clock that stands still then.
  await second.page.evaluate(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((then: () => void, delay = 0) =>
      setTimeout(then, delay + 60_000)) as typeof setTimeout;
  });
  // As the browser announces it: by its tools it freezes no tab that is in view.
  for (const [event, text] of [
    ['visibilitychange', 'hidden'],
    ['freeze', sudominoku],
  ] as const) {
    await second.text.fill(text);
    expect(await remembered(second.page)).not.toBe(text);
    await second.page.evaluate((name) => document.dispatchEvent(new Event(name)), event);
    expect(await remembered(second.page)).toBe(text);
  }
  await second.solveButton.click();
  await expect(second.output).toHaveValue(judgeFile('boj4574-1.out'));
  const third = await tabAfter(context, first, second);
  await expectInBoth(third.page, 'had a different text', '쓰던 텍스트나 입력한 숫자가 남아 있어요');
  await third.page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(third.text).toHaveValue(sudoku);
  await third.page.getByRole('button', { name: 'Undo' }).click();
  await expect(third.text).toHaveValue(sudominoku);
});

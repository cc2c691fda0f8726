/** What can go wrong around the page: each is said, in both languages, and no text is lost. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
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
  const name = readdirSync(join(dist, 'assets')).find((file) => /^worker-.*\.js$/.test(file))!;
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

for (const [lang, words] of [
  [
    'en',
    {
      text: 'Puzzle text',
      load: 'The solver could not be loaded',
      simd: 'lacks WebAssembly SIMD',
      memory: 'took more memory than the solver may have',
      full: 'no longer fits into what the browser remembers',
      forbidden: 'does not let the page remember anything',
    },
  ],
  [
    'ko',
    {
      text: '퍼즐 텍스트',
      load: '풀이 엔진을 불러오지 못했어요',
      simd: 'WebAssembly SIMD를 지원하지 않아',
      memory: '메모리를 다 써서 멈췄어요',
      full: '브라우저에 저장할 수 없어요',
      forbidden: '저장이 막혀 있어요',
    },
  ],
] as const) {
  const solve = lang === 'en' ? 'Solve' : '풀기';

  test(`an engine that cannot run says why (${lang})`, async ({ page, troubles }) => {
    const solvePage = new SolvePage(page, { text: words.text, solve, output: '' });
    // Truncated on the way.
    await page.route('**/*.wasm', async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ contentType: 'application/wasm', body: body.subarray(0, 1000) });
    });
    await solvePage.open(`?lang=${lang}`);
    await solvePage.text.fill(sudoku);
    await expect(page.getByText(words.load)).toBeVisible();
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
    await expect(page.getByText(words.memory)).toBeVisible();
    await expect(solvePage.text).toHaveValue(sudoku);
    expect(troubles.splice(0).join()).toContain('OOM');
    await page.addInitScript(() => (WebAssembly.validate = () => false));
    await page.reload();
    await expect(page.getByText(words.simd)).toBeVisible();
    await expect(solvePage.text).toHaveValue(sudoku);
  });

  test(`storage that is full or forbidden is said (${lang})`, async ({ page, troubles }) => {
    void troubles;
    const solvePage = new SolvePage(page, { text: words.text, solve, output: '' });
    await solvePage.open(`?lang=${lang}`);
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
    await expect(page.getByText(words.full)).toBeVisible();
    await expect(solvePage.text).toHaveValue(sudoku);
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
    await expect(page.getByText(words.forbidden)).toBeVisible();
    await expect(solvePage.text).toHaveValue(sudoku);
  });
}

test('two tabs keep their own texts, and neither is lost when both are closed', async ({
  context,
  troubles,
}) => {
  void troubles;
  const [first, second] = [
    new SolvePage(await context.newPage()),
    new SolvePage(await context.newPage()),
  ];
  await first.open();
  await second.open();
  await first.text.fill(sudoku);
  await expect.poll(() => remembered(first.page)).toBe(sudoku);
  await expect(second.page.getByText('open in another tab, too')).toBeVisible();
  await second.text.fill(sudominoku);
  await expect.poll(() => remembered(second.page)).toBe(sudominoku);
  await first.page.reload();
  await expect(first.text).toHaveValue(sudoku);
  await first.page.close({ runBeforeUnload: true });
  await second.page.close({ runBeforeUnload: true });
  const third = new SolvePage(await context.newPage());
  await third.open();
  await expect(third.text).toHaveValue(sudominoku);
  await third.page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(third.text).toHaveValue(sudoku);
  await third.page.getByRole('button', { name: 'Undo' }).click();
  await expect(third.text).toHaveValue(sudominoku);
});

test('a tab that is put to sleep has kept its text, and goes on', async ({ solvePage }) => {
  const { page } = solvePage;
  const devtools = await page.context().newCDPSession(page);
  await solvePage.text.fill(sudoku);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  expect(await remembered(page)).toBe(sudoku);
  await solvePage.solveButton.click();
  await expect(solvePage.output).toHaveValue(solved);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says in both languages that it needs it', async ({ page }) => {
    expect(existsSync(dist)).toBe(true);
    await page.goto('./');
    await expect(page.getByText('it needs JavaScript')).toBeVisible();
    await expect(page.getByText('자바스크립트가 필요해요')).toBeVisible();
  });
});

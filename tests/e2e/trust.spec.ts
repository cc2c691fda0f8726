/** Hostile files and texts, limits, and the policy that the page is under. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, digests } from '../wasm/digests';
import { announcePaste, expect, judgeFile, test } from './page';

const sudoku = judgeFile('boj2580-1.in');

const payloads = [
  `<img src=x onerror="document.title='hacked'">`,
  `"><svg onload="document.title='hacked'">`,
  `<script>document.title='hacked'</script>`,
  `javascript:document.title='hacked'`,
  `{{constructor.constructor("document.title='hacked'")()}}`,
  `&lt;img src=x onerror=document.title='hacked'&gt;`,
].join('\n');

test('the policy is strict: nothing foreign, nothing inline, no markup from strings', async ({
  solvePage,
  troubles,
}) => {
  const { page } = solvePage;
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  const promised = readFileSync(
    fileURLToPath(new URL('../../docs/TRUST.md', import.meta.url)),
    'utf8',
  );
  expect(policy).toBe(/^default-src[^`]*(?=\n```)/m.exec(promised)?.[0].replaceAll('\n', ' '));
  const refused = await page.evaluate(async () => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    const fetched = await fetch('https://example.com/').then(
      () => false,
      () => true,
    );
    const script = document.createElement('script');
    return [
      attempt(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      attempt(() => new Worker('https://example.com/x.js')),
      attempt(() => new Worker('./sw.js')),
      attempt(() => (script.src = 'https://example.com/x.js')),
      fetched,
      // Not in this call, which the browser's tools exempt from the policy.
      await new Promise((done) => setTimeout(() => done(attempt(() => eval('1'))))),
      await new Promise((done) => setTimeout(() => done(attempt(() => new Function('return 1'))))),
    ];
  });
  expect(refused).toEqual(refused.map(() => true));
  // Each attempt was reported, and nothing else.
  expect(troubles.splice(0).length).toBeGreaterThan(0);
});

test('hostile text is text in every field', async ({ solvePage, troubles }) => {
  const { page } = solvePage;
  const title = await page.title();
  const fillAll = async () => {
    const fields = page.locator('textarea:not([readonly]), input:not([readonly])');
    for (let i = 0; i < (await fields.count()); ++i) {
      const field = fields.nth(i);
      const type = await field.getAttribute('type');
      const skip = ['checkbox', 'radio', 'file', 'number', 'range'].includes(type ?? '');
      if (!skip && (await field.isVisible())) await field.fill(payloads);
    }
  };
  await solvePage.solve(payloads);
  await expect(
    page.getByText(/could not be|not understood|unrecognised|puzzle/i).first(),
  ).toBeVisible();
  await page.goto('./#/judge');
  await expect(page.locator('main textarea:visible').first()).toBeVisible();
  await fillAll();
  await expect(page.locator('main textarea:visible').first()).toHaveValue(payloads);
  await page.goto(`./?lang=${encodeURIComponent(payloads)}#/${encodeURIComponent(payloads)}`);
  await expect(solvePage.text).toHaveValue(payloads);
  // A file, its name, and HTML that is dropped with it.
  const name = '<img src=x onerror=document.title=1>.txt';
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open file' }).click();
  await (
    await choosing
  ).setFiles({ name, mimeType: 'text/html', buffer: Buffer.from(`${payloads}\n`.repeat(1000)) });
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(await page.title()).toBe(title);
  expect(await page.locator('img[src=x], svg[onload], #app script').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('more than 500 MB is refused, and a text too long for a text box is taken as a file', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  await solvePage.text.fill(sudoku);
  const folder = mkdtempSync(join(tmpdir(), 'sudominoku-'));
  for (const size of [500_000_001, 2 ** 30]) {
    const file = join(folder, 'huge.txt');
    writeFileSync(file, '');
    truncateSync(file, size);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open file' }).click();
    await (await choosing).setFiles(file);
    await expect(page.getByText('the most that the page reads at once').first()).toBeVisible();
    await page.getByRole('button', { name: 'Back to the text' }).click();
    await expect(solvePage.text).toHaveValue(sudoku);
  }
  rmSync(folder, { recursive: true });
  // Endless lines without a puzzle are read piece by piece.
  await announcePaste(solvePage.text, '\n'.repeat(4_100_000));
  await expect(page.getByText('No puzzle').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the text' }).click();
  await expect(solvePage.text).toHaveValue(sudoku);
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(2);
});

test('results are those of the native library, bit for bit', async ({ solvePage }) => {
  const { page } = solvePage;
  for (const set of ['sudoku/near_solved', 'sudominoku/unsat']) {
    const path = fileURLToPath(new URL(`../corpus/${set}.txt`, import.meta.url));
    await solvePage.text.fill(readFileSync(path, 'utf8'));
    await page.getByRole('button', { name: 'Solve as a batch' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    const [, ...rows] = readFileSync(await (await downloading).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    const lines = rows.map((row) => {
      const [, outcome, solution, guesses] = row.split(',');
      return `${outcome},${solution || '0'.repeat(81)},${guesses}\n`;
    });
    expect(digestOf(lines.join(''))).toBe(digests.get(set));
    await page.getByRole('button', { name: 'Back to the text' }).click();
  }
});

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Download, Locator, Page } from '@playwright/test';
import {
  announcePaste,
  expect,
  expectAccessible,
  judgeFile,
  overhang,
  SolvePage,
  solveWords,
  spaceText,
  test,
} from './page';

function corpus(name: string): string[] {
  const path = fileURLToPath(new URL(`../corpus/sudoku/${name}`, import.meta.url));
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => /^[0-9.]{81}$/.test(line));
}

/** Other puzzles of the same difficulty: digits renamed, bands and rows exchanged. Seeded. */
function permuted(lines: readonly string[], count: number): string[] {
  let state = 4574;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
  const shuffled = (from: readonly number[]) => {
    const items = [...from];
    for (let i = items.length - 1; i > 0; --i) {
      const j = random(i + 1);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
    return items;
  };
  return Array.from({ length: count }, (_, i) => {
    const digits = [0, ...shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])];
    const rows = shuffled([0, 1, 2]).flatMap((band) =>
      shuffled([0, 1, 2]).map((row) => 3 * band + row),
    );
    const line = lines[i % lines.length]!;
    return rows
      .map((row) => line.slice(9 * row, 9 * row + 9))
      .join('')
      .replace(/[1-9]/g, (digit) => String(digits[Number(digit)]));
  });
}

const houses = Array.from({ length: 9 }, (_, n) => [
  Array.from({ length: 9 }, (_, i) => 9 * n + i),
  Array.from({ length: 9 }, (_, i) => 9 * i + n),
  Array.from(
    { length: 9 },
    (_, i) => 27 * Math.floor(n / 3) + 3 * (n % 3) + 9 * Math.floor(i / 3) + (i % 3),
  ),
]).flat();

function solves(solution: string, puzzle: string): boolean {
  return (
    solution.length === 81 &&
    [...puzzle].every((symbol, i) => symbol === '.' || symbol === solution[i]) &&
    houses.every((house) => new Set(house.map((cell) => solution[cell])).size === 9)
  );
}

const impossible = `55${'.'.repeat(79)}`;
const open = `12${'.'.repeat(79)}`;
/** More than what is kept of a batch, the rest of which is found again. */
const puzzles = permuted([...corpus('17_clue.txt'), ...corpus('magictour.txt')], 50_000);
puzzles[39_999] = impossible;
puzzles[49_999] = open;
const file = {
  name: 'puzzles.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(puzzles.join('\r\n')),
};

class Batch {
  readonly table: Locator;
  readonly ended: Locator;
  readonly cancel: Locator;

  constructor(readonly page: Page) {
    this.table = page.getByRole('table');
    this.ended = page.getByText(/puzzles? in .* per second/).first();
    this.cancel = page.getByRole('button', { name: 'Cancel' });
  }

  /** Of what takes long, more is kept: as if nothing did, however slow the machine. */
  async beFast() {
    await this.page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (
        this: Worker,
        call: { name?: string; args?: [unknown, { columnsFrom: number }] },
        transfer: StructuredSerializeOptions,
      ) {
        const options = call.name === 'batch' ? call.args![1] : undefined;
        if (options && options.columnsFrom > 0) options.columnsFrom = Infinity;
        postMessage.call(this, call, transfer);
      } as Worker['postMessage'];
    });
  }

  /** Keeps that file from ever being made. */
  async holdUpJudgeOutput() {
    await this.page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (
        this: Worker,
        call: { args?: unknown[] },
        transfer: StructuredSerializeOptions,
      ) {
        if (!call.args?.includes('judge')) postMessage.call(this, call, transfer);
      } as Worker['postMessage'];
    });
  }

  async pick(chosen: string | typeof file | (typeof file)[], button = 'Open file') {
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: button }).click();
    await (await choosing).setFiles(chosen);
  }

  /**
   * Drops a file of the hardest puzzles, repeated: enough to be busy for as long as a test looks.
   * `around`: what comes before the first of them and behind the last.
   */
  async dropLong(copies = 6_000, around = '') {
    const transfer = await this.page.evaluateHandle(
      ([text, copies, around]) => {
        const data = new DataTransfer();
        const parts = new Array<string>(copies).fill(text);
        data.items.add(new File([around, ...parts, around], 'long.txt'));
        return data;
      },
      [`${corpus('hardest.txt').join('\n')}\n`, copies, around] as const,
    );
    await this.page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  }

  filter(name: string | RegExp): Locator {
    return this.page.getByRole('group', { name: 'Show only' }).getByRole('button', { name });
  }

  async download(name: string): Promise<{ name: string; text: string }> {
    const downloading = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name, exact: true }).click();
    const download: Download = await downloading;
    return {
      name: download.suggestedFilename(),
      text: readFileSync(await download.path(), 'utf8'),
    };
  }
}

test('50,000 puzzles of a file are solved, filtered and saved', async ({ solvePage }) => {
  test.slow();
  const { page } = solvePage;
  const batch = new Batch(page);
  await solvePage.text.fill('untouched');
  await batch.beFast();
  await batch.pick(file);
  await expect(page.getByRole('heading', { name: 'puzzles.txt' })).toBeFocused();
  await expect(batch.ended).toBeVisible();
  await expect(batch.filter('All')).toHaveText(/50,000/);
  await expect(batch.filter('One solution')).toHaveText(/49,998/);
  await expect(batch.filter('Several')).toHaveText(/1$/);
  await expect(batch.filter('No solution')).toHaveText(/1$/);

  // Rows exist only in view, and the keyboard reaches all of them.
  await expect(batch.table).toHaveAttribute('aria-rowcount', '50001');
  expect(await batch.table.getByRole('row').count()).toBeLessThan(60);
  const region = page.getByRole('region', { name: 'Puzzles of the batch' });
  await region.focus();
  await page.keyboard.press('End');
  const last = batch.table.getByRole('row', { name: '50,000' });
  await expect(last).toHaveAttribute('aria-rowindex', '50001');
  await expect(last).toContainText('Several');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowDown');
  await expect(batch.table.getByRole('row', { name: puzzles[1]! })).toBeInViewport();
  await batch.filter('No solution').click();
  await expect(batch.table).toHaveAttribute('aria-rowcount', '2');
  await expect(batch.table.getByRole('row').nth(1)).toContainText('40,000');
  await expect(batch.table.getByRole('row').nth(1)).toContainText(impossible);

  const csv = await batch.download('CSV');
  expect(csv.name).toBe('batch.csv');
  const [head, ...rows] = csv.text.trimEnd().split('\r\n');
  expect(head).toBe('puzzle,outcome,solution,guesses');
  expect(rows).toHaveLength(puzzles.length);
  rows.forEach((row, i) => {
    const [puzzle, outcome, solution, guesses] = row.split(',');
    const expected = i === 39_999 ? 'none' : i === 49_999 ? 'multiple' : 'unique';
    const right =
      puzzle === puzzles[i] &&
      outcome === expected &&
      /^\d+$/.test(guesses!) &&
      (expected === 'none' ? solution === '' : solves(solution!, puzzle!));
    if (!right) throw new Error(`row ${i + 1}: ${row}`);
  });

  const solutions = rows.map((row) => row.split(',')[2] || 'impossible');
  expect((await batch.download('81 a line')).text === `${solutions.join('\n')}\n`).toBe(true);
  const judge = await batch.download('Judge output');
  expect(judge.name).toBe('output.txt');
  const grids = judge.text.trimEnd().split('\n\n');
  expect(grids.map((grid) => grid.replace(/\s/g, ''))).toEqual(solutions);

  await page.getByRole('button', { name: 'Back to the text' }).click();
  await expect(solvePage.text).toBeFocused();
  await expect(solvePage.text).toHaveValue('untouched');
});

test('a puzzle of a batch is opened on the board, and the list is come back to', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  // High enough for rows that are not drawn any more while the list is hidden.
  await page.setViewportSize({ width: 1280, height: 1100 });
  const batch = new Batch(page);
  const lists = judgeFile('boj4574-1.in');
  const first = lists.split('\n').slice(0, 12).join('\n');
  await solvePage.text.fill('untouched');
  await batch.beFast();
  await batch.pick({
    ...file,
    buffer: Buffer.from(`${lists}\n${puzzles.slice(0, 30_000).join('\n')}\n${impossible}\n`),
  });
  await expect(batch.ended).toBeVisible();
  const back = page.getByRole('button', { name: 'Back to the list: puzzles.txt' });
  const opener = (n: string) =>
    page.getByRole('button', { name: `Open puzzle ${n} on the board`, exact: true });

  // A Su-domino-ku comes with its dominoes.
  await opener('1').click();
  await expect(back).toBeFocused();
  await expect(solvePage.text).toHaveValue(first);
  await solvePage.solveButton.click();
  await expect(solvePage.output).not.toHaveValue('');
  await back.click();
  await expect(opener('1')).toBeFocused();

  // By keyboard: one stop for Tab, arrows from row to row and beyond what is in view.
  const all = await batch.table.getByRole('row').count();
  for (let i = 0; i < all; ++i) await page.keyboard.press('ArrowDown');
  const at = all + 1;
  await expect(opener(String(at))).toBeFocused();
  await expect(opener(String(at))).toBeInViewport();
  expect(await batch.table.locator('button[tabindex="0"]').count()).toBe(1);

  // Where the list was left, it is come back to, whatever was done on the board.
  const top = await batch.table.locator('..').evaluate((it) => it.scrollTop);
  await page.keyboard.press('Enter');
  await expect(solvePage.text).toHaveValue(puzzles[at - 3]!);
  await solvePage.text.press('ControlOrMeta+a');
  await solvePage.text.fill('');
  await back.press('Enter');
  await expect(opener(String(at))).toBeFocused();
  // A pixel may be lost in rounding.
  const now = await batch.table.locator('..').evaluate((it) => it.scrollTop);
  expect(Math.abs(now - top)).toBeLessThanOrEqual(1);
  await batch.filter('No solution').click();
  await opener('30,003').click();
  await expect(solvePage.text).toHaveValue(impossible);
});

test('a puzzle of the text box is opened there', async ({ solvePage }) => {
  const { page } = solvePage;
  const text = `${puzzles.slice(0, 3).join('\n')}\n`;
  await solvePage.text.fill(text);
  await page.getByRole('button', { name: 'Solve as a batch' }).click();
  await page.getByRole('button', { name: 'Open puzzle 3 on the board' }).click();
  await expect(solvePage.text).toHaveValue(text);
  await expect(page.getByRole('option', { name: 'Puzzle 3, Sudoku' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // So is what was made of it, and the others stay.
  const edited = text.replace(puzzles[2]!, `${puzzles[2]!.slice(0, 80)}.`);
  expect(edited).not.toBe(text);
  await solvePage.text.fill(edited);
  await page.getByRole('button', { name: /^Back to the list/ }).click();
  await page.getByRole('button', { name: 'Open puzzle 3 on the board' }).click();
  await expect(solvePage.text).toBeVisible();
  await expect(solvePage.text).toHaveValue(edited);
});

test('a puzzle that comes late is not put in place of the one that was opened since', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  await batch.pick({ ...file, buffer: Buffer.from(puzzles.slice(0, 5_000).join('\n')) });
  await expect(batch.ended).toBeVisible();
  const release = await page.evaluateHandle(() => {
    const { arrayBuffer } = Blob.prototype;
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      Blob.prototype.arrayBuffer = arrayBuffer;
      await released;
      return arrayBuffer.call(this);
    };
    return release;
  });
  const back = page.getByRole('button', { name: 'Back to the list: puzzles.txt' });
  await page.getByRole('button', { name: 'Open puzzle 1 on the board' }).click();
  await page.getByRole('button', { name: 'Open puzzle 2 on the board' }).click();
  await expect(solvePage.text).toHaveValue(puzzles[1]!);
  await back.click();
  await page.evaluate((release) => release(), release);
  // What comes behind it is read behind it.
  await page.getByRole('button', { name: 'Open puzzle 3 on the board' }).click();
  await expect(solvePage.text).toHaveValue(puzzles[2]!);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(solvePage.text).toHaveValue(puzzles[1]!);
});

test('a puzzle of a batch comes into view on a phone', async ({ solvePage }) => {
  const { page, board } = solvePage;
  await page.setViewportSize({ width: 360, height: 780 });
  const batch = new Batch(page);
  await batch.pick({ ...file, buffer: Buffer.from(puzzles.slice(0, 5_000).join('\n')) });
  await expect(batch.ended).toBeVisible();
  await page.getByRole('button', { name: 'Open puzzle 3 on the board' }).click();
  await expect(board).toBeInViewport({ ratio: 0.99 });
});

test('a file that has changed since it was solved is not mistaken for what it was', async ({
  solvePage,
}, info) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  const path = info.outputPath('puzzles.txt');
  writeFileSync(path, file.buffer);
  await batch.beFast();
  await batch.pick(path);
  await expect(batch.ended).toBeVisible();
  writeFileSync(path, Buffer.from(file.buffer).reverse());
  await page.getByRole('region', { name: 'Puzzles of the batch' }).press('End');
  const changed = page.getByRole('alert').filter({ hasText: /changed, moved or deleted since/ });
  await expect(changed).toHaveCount(1);
  await page.getByRole('button', { name: 'CSV' }).click();
  await expect(changed).toHaveCount(2);
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '파일이 바뀌었거나' })).toHaveCount(2);
  await page.getByRole('button', { name: 'English' }).click();
  // What is kept can be looked at nevertheless.
  await page.getByRole('region', { name: 'Puzzles of the batch' }).press('Home');
  await expect(batch.table.getByRole('row', { name: puzzles[1]! })).toBeInViewport();
  await expect(changed).toHaveCount(1);
});

test('a file that takes long shows how far it is, and can be cancelled', async ({ solvePage }) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  await batch.pick(file);
  await expect(batch.ended).toBeVisible();
  await batch.holdUpJudgeOutput();
  await page.getByRole('button', { name: 'Judge output' }).click();
  await expect(page.getByRole('progressbar', { name: 'Preparing the file…' })).toBeVisible();
  await batch.cancel.click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'puzzles.txt' })).toBeFocused();
  await expect(batch.ended).toBeVisible();
  expect((await batch.download('CSV')).text.split('\r\n')).toHaveLength(50_002);
});

test('several files are one batch', async ({ solvePage }) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  const text = puzzles.slice(0, 2_000).join('\n');
  const part = { ...file, buffer: Buffer.from(text) };
  await batch.pick([part, { ...part, name: 'more.txt' }]);
  await expect(page.getByRole('heading', { name: 'puzzles.txt and 1 more' })).toBeFocused();
  await expect(batch.ended).toBeVisible();
  await expect(batch.filter('One solution')).toHaveText(/4,000/);
  const { text: grids } = await batch.download('81 a line');
  await expect(page.getByRole('button', { name: '81 a line' })).toBeFocused();
  const lines = grids.trimEnd().split('\n');
  expect(lines.slice(0, 2_000)).toEqual(lines.slice(2_000));
});

test('a long file may be in UTF-16', async ({ solvePage }) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  const text = Buffer.from(`\ufeff${puzzles.slice(0, 3000).join('\r\n')}`, 'utf16le');
  for (const buffer of [Buffer.from(text), text.swap16()]) {
    await batch.pick({ ...file, buffer });
    await expect(batch.filter('One solution')).toHaveText(/3,000/);
    await page.getByRole('button', { name: 'Back to the text' }).click();
  }
});

test('another file that is dropped on a batch begins anew', async ({ solvePage }) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  await batch.pick(file);
  await expect(batch.ended).toBeVisible();
  await batch.filter('No solution').click();
  await expect(batch.filter('No solution')).toHaveAttribute('aria-pressed', 'true');
  await batch.holdUpJudgeOutput();
  await page.getByRole('button', { name: 'Judge output' }).click();
  await expect(page.getByRole('progressbar', { name: 'Preparing the file…' })).toBeVisible();
  await batch.dropLong();
  await expect(page.getByRole('heading', { name: 'long.txt' })).toBeFocused();
  await expect(batch.filter('All')).toHaveAttribute('aria-pressed', 'true');
  // What became of the file of the one before is no news of this one.
  await expect(page.getByText('Preparing the file…')).toHaveCount(0);
  await expect(page.getByText('Cancelled. No file was saved.')).toHaveCount(0);
});

test('a long file without a puzzle is no success', async ({ solvePage }) => {
  const { page } = solvePage;
  const buffer = Buffer.from('This is no puzzle.\n'.repeat(20_000));
  await new Batch(page).pick({ ...file, buffer });
  await expect(page.locator('.state.bad')).toHaveText(/No puzzle could be read\s· \d+ things/);
});

test('what there is to look at is listed to the end, whenever it was found', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  // The list is begun with what stands before the puzzles, and drawn before the rest is read.
  await batch.dropLong(400, 'rubbish\n');
  await expect(batch.ended).toContainText('2 things to look at');
  await page.locator('.batch summary', { hasText: '2 things to look at' }).click();
  await expect(page.locator('.batch li')).toHaveText([/Line 1, /, /Line [\d,]+, /]);
});

test('a long text that is pasted beside the text box is called so', async ({ solvePage }) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  await announcePaste(page.locator('body'), puzzles.slice(0, 3_000).join('\n'));
  await expect(page.getByRole('heading', { name: 'Pasted text' })).toBeVisible();
  await expect(page.getByText('Too large for the text box, which stays as it was.')).toBeVisible();
  await expect(batch.ended).toContainText('3,000 puzzles');
});

test('more lines than a text box shows at once become a batch, however short', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  const grid = judgeFile('boj2580-1.in').replaceAll(' ', '');
  await solvePage.text.focus();
  await page.keyboard.insertText(`${grid}\n`.repeat(2_500));
  await expect(page.getByRole('heading', { name: 'Pasted text' })).toBeVisible();
  await expect(batch.ended).toContainText('2,500 puzzles');
});

test('a batch can be cancelled, and the page answers while it runs', async ({ solvePage }) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  await batch.dropLong();
  await expect(batch.cancel).toBeVisible();
  await expect(batch.filter('One solution')).toBeEnabled();
  for (let i = 0; i < 4; ++i) {
    await batch.filter('One solution').click();
    await batch.filter('All').click();
    await page.getByRole('region', { name: 'Puzzles of the batch' }).press('PageDown');
  }
  await expect(batch.cancel).toBeVisible();

  // On the board Escape ends what is asked there.
  const back = page.getByRole('button', { name: 'Back to the list: long.txt' });
  await page.getByRole('button', { name: 'Open puzzle 1 on the board' }).click();
  await expect(back).toBeFocused();
  await page.keyboard.press('Escape');
  await back.click();
  await expect(batch.cancel).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Cancelled after .* puzzles/).first()).toBeVisible();
  await expect(batch.cancel).toBeHidden();
  const { text } = await batch.download('81 a line');
  expect(text.split('\n').length).toBeGreaterThan(1000);

  await page.getByRole('button', { name: 'Back to the text' }).click();
  await solvePage.solve(judgeFile('boj2580-1.in'));
  await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
});

test('what is below the progress on a phone stays where it is at the end', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 780 });
  const batch = new Batch(page);
  await batch.dropLong();
  await expect(batch.cancel).toBeVisible();
  await expect(page.getByText(/^\d[\d,]* per second$/)).toBeVisible();
  const state = page.locator('.state');
  const running = (await state.boundingBox())!;
  await page.keyboard.press('Escape');
  await expect(batch.cancel).toBeHidden();
  expect((await state.boundingBox())!.height).toBe(running.height);
});

test('what is below the counts on a phone stays where it is as they grow', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 780 });
  const batch = new Batch(page);
  await batch.pick(file);
  await expect(batch.ended).toBeVisible();
  const placeWith = async (count: string) => {
    await page.locator('.filters .count').evaluateAll((all, count) => {
      for (const each of all) each.textContent = count;
    }, count);
    return page.getByRole('group', { name: 'Download' }).boundingBox();
  };
  expect(await placeWith('1,000,000')).toEqual(await placeWith('0'));
});

test('forced colours leave the bar of the progress to be seen', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.emulateMedia({ forcedColors: 'active' });
  await new Batch(page).dropLong();
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveCSS('border-top-style', 'solid');
});

test('a text with many puzzles becomes a batch, of both kinds', async ({ solvePage }) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  const cases = judgeFile('boj4574-1.in');
  const grid = judgeFile('boj2580-1.in');
  await solvePage.text.fill(`rubbish\n${grid}\n${cases}${grid}\n${cases}`);
  await page.getByRole('button', { name: 'Solve as a batch' }).click();
  await expect(batch.ended).toHaveText(/^\s*6 puzzles .* per second\s· 1 thing to look at$/);
  await page.locator('.batch summary', { hasText: '1 thing to look at' }).click();
  await expect(page.locator('.batch li')).toHaveText(/“rubbish” is not part of any puzzle/);
  const { text } = await batch.download('Judge output');
  const [sudoku, answers] = [judgeFile('boj2580-1.out'), judgeFile('boj4574-1.out')];
  const later = answers.replace('Puzzle 1', 'Puzzle 3').replace('Puzzle 2', 'Puzzle 4');
  expect(text).toBe(`${sudoku}\n${answers}\n${sudoku}\n${later}`);
  await page.getByRole('button', { name: 'Back to the text' }).click();

  await solvePage.text.fill(puzzles.slice(0, 600).join('\n'));
  await expect(page.getByText('The first 500 of 600 puzzles.')).toBeVisible();
  await solvePage.solveButton.click();
  await expect(batch.ended).toContainText('600 puzzles');
});

test('what a batch hides is left alone, and what comes in the meantime is seen', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  const batch = new Batch(page);
  const text = `${puzzles.slice(0, 600).join('\n')}\n`;
  await solvePage.solve(text);
  await expect(batch.ended).toContainText('600 puzzles');
  await page.locator('body').press('n');
  await page.keyboard.press('5');
  await page.keyboard.press('Control+z');
  await expect(batch.ended).toBeVisible();
  await expect(page.locator('#puzzle-text')).toHaveValue(text);

  const back = page.getByRole('button', { name: /^Back to the list/ });
  await page.goto('./#/make?seed=1');
  await page.getByRole('button', { name: 'Play it' }).first().click();
  await expect(solvePage.text).toBeVisible();
  await expect(solvePage.text).toHaveValue(/^[1-9.]{81}\s*$/);
  await page.keyboard.press('Control+z');
  await expect(solvePage.text).toHaveValue(text);
  await back.click();
  await expect(batch.ended).toContainText('600 puzzles');

  await announcePaste(page.locator(':focus'), puzzles[0]!);
  await expect(solvePage.text).toBeFocused();
  await expect(solvePage.text).toHaveValue(puzzles[0]!);
  await back.click();
  await expect(batch.ended).toContainText('600 puzzles');
});

for (const [message, words] of [
  ['trap', /^Something went wrong inside the solver after/],
  // As the module says it when it aborts.
  ['RuntimeError: Aborted(OOM)', /took more memory than the solver may/],
] as const) {
  test(`a worker that dies (${message}) ends the batch, and what was found stays`, async ({
    solvePage,
    troubles,
  }) => {
    const { page } = solvePage;
    await page.evaluate((message) => {
      let left = 3;
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (
        this: Worker,
        call: { name?: string },
        transfer: StructuredSerializeOptions,
      ) {
        if (call.name !== 'batch' || left-- > 0) postMessage.call(this, call, transfer);
        else this.dispatchEvent(new ErrorEvent('error', { message }));
      } as Worker['postMessage'];
    }, message);
    await new Batch(page).pick(file);
    await expect(page.getByText(words).first()).toBeVisible();
    expect(troubles.splice(0).join()).toContain('EngineCrashed');
  });
}

for (const [language, button] of [
  ['en', 'Open file'],
  ['ko', '파일 열기'],
] as const) {
  test(`the view is accessible and fits 320 px (${language})`, async ({ page, troubles }) => {
    void troubles;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    const solvePage = new SolvePage(page, solveWords[language]);
    await solvePage.open(`?lang=${language}`);
    const batch = new Batch(page);
    await batch.pick(file, button);
    await expect(page.locator('.ended')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    expect(await overhang(page)).toBe(0);
    for (const target of await page.locator('button:visible').all()) {
      const { width, height } = (await target.boundingBox())!;
      expect([await target.innerText(), Math.min(width, height)]).toEqual([
        await target.innerText(),
        expect.closeTo(Math.max(44, Math.min(width, height)), 0),
      ]);
    }
    // The table fades to the right where it goes on, until its end is seen.
    const frame = page.locator('.frame').filter({ has: page.getByRole('table') });
    await expect(frame).toHaveClass(/goes-on/);
    await page.locator('.scroller').evaluate((it) => (it.scrollLeft = it.scrollWidth));
    await expect(frame).not.toHaveClass(/goes-on/);
    await spaceText(page);
    const cut = await page
      .getByRole('cell')
      .evaluateAll((cells) => cells.filter((it) => it.scrollWidth > it.clientWidth).length);
    expect(cut).toBe(0);
  });
}

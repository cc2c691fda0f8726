import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './page';

const corpus = (name: string) =>
  readFile(new URL(`../corpus/formats/${name}`, import.meta.url), 'utf8');

test('says how a text was read, and reads it otherwise on request', async ({ solvePage }) => {
  const { page, text } = solvePage;
  await text.fill(await corpus('pencil_marks.txt'));
  const reading = page.getByRole('combobox', { name: 'Read as' });
  await expect(reading).toHaveValue('');
  await expect(page.getByText('Sudoku, grid of pencil marks')).toBeVisible();
  await reading.focus();
  await reading.selectOption('.sdx file');
  await expect(page.getByText('Sudoku, .sdx file')).toBeVisible();
  await expect(reading).toHaveValue('sdx');
  await expect(reading).toBeFocused();
  // Another text is none of the choice's business.
  await text.fill(await corpus('spaced_rows.txt'));
  await expect(page.getByText('Sudoku, nine spaced rows')).toBeVisible();
  await text.fill(await corpus('pencil_marks.txt'));
  await expect(page.getByText('Sudoku, grid of pencil marks')).toBeVisible();
  await reading.selectOption('.sdx file');
  await reading.selectOption('automatic');
  await expect(page.getByText('Sudoku, grid of pencil marks')).toBeVisible();
  // A choice as which nothing can be read any more can be taken back, too.
  await reading.selectOption('.sdx file');
  await text.fill((await corpus('pencil_marks.txt')).replace('| 1 ', '|{1 '));
  await expect(page.getByText('“{1” can’t go in a cell')).toBeVisible();
  await reading.selectOption('automatic');
  await text.fill(await corpus('pencil_marks.txt'));
  await expect(page.getByText('Sudoku, grid of pencil marks')).toBeVisible();
});

test('solves a text as a batch as was chosen', async ({ solvePage }) => {
  const { page, text } = solvePage;
  const marks = await corpus('pencil_marks.txt');
  await text.fill(`${marks}\n\n${marks}`);
  await page.getByRole('combobox', { name: 'Read as' }).selectOption('.sdx file');
  await page.getByRole('button', { name: 'Solve as a batch' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  // Of pencil marks, a digit alone that a peer has as a candidate is none that was given.
  expect(table.match(/^1.36.{77},unique/gm)).toHaveLength(2);
});

test('reads a text as was chosen after a reload, an undo, and by a link', async ({
  solvePage,
  browser,
}) => {
  const { page, text } = solvePage;
  const marks = await corpus('pencil_marks.txt');
  await text.fill(marks);
  const reading = page.getByRole('combobox', { name: 'Read as' });
  await reading.selectOption('.sdx file');
  // Of pencil marks, a digit alone that a peer has as a candidate is none that was given.
  const given = (where: Page) => where.getByRole('gridcell', { name: 'row 1 column 4, given 6' });
  await expect(given(page)).toBeVisible();
  await page.reload();
  await expect(given(page)).toBeVisible();
  await expect(reading).toHaveValue('sdx');

  await text.fill(await corpus('spaced_rows.txt'));
  await expect(page.getByText('Sudoku, nine spaced rows')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(marks);
  await expect(given(page)).toBeVisible();
  await expect(reading).toHaveValue('sdx');

  await page.getByRole('button', { name: 'Share' }).first().click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#\/solve\?p=1/);
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await other.goto(await field.inputValue());
  await expect(given(other)).toBeVisible();
  await other.context().close();
});

test('writes the output in the format that is chosen', async ({ solvePage }) => {
  const { page, output } = solvePage;
  await solvePage.solve(await corpus('sudokuwiki.txt'));
  await expect(output).toHaveValue(/^([1-9] ){8}[1-9]\n/);
  await page.getByRole('combobox', { name: 'Output format' }).selectOption('cpp');
  await expect(output).toHaveValue(/^int board\[9\]\[9\] = \{/);
});

test('nothing is locked, which would make long texts slow to replace', async ({ solvePage }) => {
  const { page } = solvePage;
  const closed = page.locator('details:not([open])');
  const locks = await closed.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each, '::details-content').contentVisibility),
  );
  expect(locks.length).toBeGreaterThan(0);
  expect(new Set(locks)).toEqual(new Set(['visible']));
  await expect(page.locator('[hidden="until-found"]')).toHaveCount(0);
});

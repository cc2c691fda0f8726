/** The Make tab: new puzzles of both kinds, links, worst cases, and tools for the puzzle at hand. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { announcePaste, expect, expectAccessible, schemeOf, SolvePage, test } from './page';

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function open(page: Page, address = '#/make') {
  await page.goto(`./${address}`);
  await expect(page.locator('#make-symmetry')).toBeVisible();
}

const make = (page: Page) => page.getByRole('button', { name: 'Make', exact: true });
const made = (page: Page) => page.getByRole('region', { name: 'New puzzles' });

test('a Sudoku to order, and playing it', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  await page.locator('#make-clues').selectOption('28');
  await page.locator('#make-symmetry').selectOption('half');
  await page.locator('#make-seed').fill('5');
  await make(page).click();
  await expect(made(page)).toContainText('1 puzzle made');
  await expect(made(page)).toContainText('28 givens.');
  await expect(page).toHaveURL(/#\/make\?clues=28&symmetry=half&seed=5$/);
  await page.getByRole('button', { name: 'Play it' }).click();
  const solve = new SolvePage(page);
  await expect(solve.text).toHaveValue(/^[1-9.]{81}\s*$/);
  await solve.solveButton.click();
  await expect(solve.output).toHaveValue(/^[1-9 \n]+$/);
});

test('whoever has a puzzle gets another, and dominoes that suit the problem', async ({
  page,
  troubles,
}) => {
  void troubles;
  await open(page);
  await page.getByRole('radio', { name: 'Su-domino-ku' }).check();
  await make(page).click();
  await expect(made(page)).toContainText('12 given dominoes.');
  await expect(page).toHaveURL(/\?kind=sudominoku&dominoes=12&seed=1$/);
  await make(page).click();
  await expect(page).toHaveURL(/\?kind=sudominoku&dominoes=12&seed=(?!1$)\d+$/);
  await expect(made(page)).toContainText('12 given dominoes.');
  const number = page.getByLabel('Number of dominoes', { exact: true });
  await number.selectOption('The fewest found');
  await page.locator('#make-seed').fill('1');
  await make(page).click();
  await expect(page).toHaveURL(/\?kind=sudominoku&fewest=1&seed=1$/);
  await number.selectOption('15');
  await make(page).click();
  await expect(page).toHaveURL(/\?kind=sudominoku&dominoes=15&seed=\d+$/);
  await expect(made(page)).toContainText('15 given dominoes.');
});

test('Escape stops what is being made', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  await page.locator('#make-clues').selectOption('17');
  await page.locator('#make-count').fill('50');
  await make(page).click();
  const progress = made(page).getByRole('progressbar');
  await expect(progress).toBeVisible();
  await expect(made(page)).toContainText('tries (at most 100,000 for each puzzle)');
  await page.keyboard.press('Escape');
  await expect(progress).toBeHidden();
  await expect(made(page).getByRole('status')).toHaveText(/^Stopped\. 0 puzzles made \S+\s\S+\s*$/);

  const worst = page.getByRole('region', { name: 'Worst cases' });
  await worst.getByRole('button', { name: 'Search' }).click();
  await expect(worst.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(worst.getByRole('button', { name: 'Search' })).toBeFocused();
  // So does Enter in a field, which cannot be changed meanwhile.
  await worst.getByLabel('Seed').press('Enter');
  await expect(worst.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Escape');
});

test('fewer than 17 givens are said to be too few', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  await page.getByRole('checkbox', { name: 'Choose which cells are given' }).check();
  await make(page).click();
  await expect(made(page).getByRole('status')).toContainText('needs at least 17 givens.');
});

test('what cannot be is told at once', async ({ page, troubles }) => {
  void troubles;
  const rows = `${'0'.repeat(6)}${'7'.repeat(21)}`;
  for (const [wish, why] of [
    ['clues=27&symmetry=quarter', 'No pattern has both'],
    ['kind=sudominoku&dominoes=13&symmetry=half', 'No pattern has both'],
    ['clues=50&minimal=1', 'No minimal puzzle'],
    [`pattern=${rows}`, 'Two blank rows'],
  ] as const) {
    await open(page, `#/make?${wish}`);
    await make(page).click();
    await expect(made(page).getByRole('status')).toContainText(why);
    await page.goto('about:blank');
  }
});

test('a link makes the same puzzles, and all can be taken along', async ({ page, troubles }) => {
  void troubles;
  await open(page, '#/make?count=300&seed=9&level=easy');
  await expect(made(page)).toContainText('300 puzzles made');
  await expect(made(page)).toContainText('and 200 more');
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
  await page.getByRole('combobox', { name: 'File format' }).selectOption('81');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all 300' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sudoku-9.txt');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(new Set(lines).size).toBe(300);
  await page.getByRole('option', { name: 'Puzzle 1', exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('option', { name: 'Puzzle 2', exact: true })).toBeFocused();
  await expect(made(page)).toContainText('Seed 9, number 2.');
});

test('all that was made comes to the board, and from there onto sheets', async ({
  page,
  troubles,
}) => {
  void troubles;
  for (const kind of ['sudoku', 'sudominoku']) {
    await open(page, `#/make?kind=${kind}&count=3&seed=2`);
    await page.getByRole('button', { name: 'Play all 3' }).click();
    await expect(page).toHaveURL(/#\/solve$/);
    await expect(page.getByRole('option', { name: /^Puzzle \d, / })).toHaveCount(3);
    await page.goto('./#/print');
    await expect(page.getByRole('img', { name: /^Puzzle \d, / })).toHaveCount(3);
  }
});

test('Print means what was made, and elsewhere the puzzles of the text', async ({
  page,
  troubles,
}) => {
  void troubles;
  const sheets = page.getByRole('img', { name: /^Puzzle \d, / });
  await open(page, '#/make?count=2&seed=2');
  await made(page).getByRole('button', { name: 'Print' }).click();
  await expect(sheets).toHaveCount(2);
  await open(page, '#/make?count=3&seed=2');
  await page.locator('summary[aria-label=Menu]').click();
  await page.getByRole('banner').getByRole('button', { name: 'Print' }).click();
  await expect(sheets).toHaveCount(3);
  await page.goto('./#/judge');
  await page.locator('summary[aria-label=Menu]').click();
  await page.getByRole('banner').getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveURL(/#\/print$/);
  await expect(sheets).toHaveCount(3);
});

test('what is shared and saved is the puzzle that is looked at', async ({ page, troubles }) => {
  void troubles;
  const choose = async (name: string) => {
    await page.locator('summary[aria-label=Menu]').click();
    await page.locator('header details').getByRole('button', { name }).click();
  };
  for (const kind of ['sudoku', 'sudominoku']) {
    await open(page, `#/make?kind=${kind}&count=2&seed=2`);
    await page.getByRole('option', { name: 'Puzzle 2', exact: true }).click();
    await expect(made(page)).toContainText('Seed 2, number 2.');
    const givens = made(page).getByRole('gridcell', { name: /given/ });
    const count = await givens.count();
    await choose('Save as a picture');
    const picture = page.getByRole('dialog', { name: 'Save as a picture' });
    await expect(picture.getByRole('img')).toBeVisible();
    await expect(picture.getByRole('checkbox', { name: 'Solution' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await choose('Share');
    const link = page.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/#\/solve\?p=1/);
    await page.goto(await link.inputValue());
    await expect(page.getByRole('gridcell', { name: /given/ })).toHaveCount(count);
    await page.goto('about:blank');
  }
});

test('links and inputs are copied where the page may not write to the clipboard', async ({
  page,
  troubles,
}) => {
  void troubles;
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    document.addEventListener('copy', () => {
      const { value } = document.activeElement as HTMLTextAreaElement;
      document.body.dataset['copied'] = value;
    });
  });
  const body = page.locator('body');
  await page.goto('./#/make?count=1&seed=2');
  const link = page.getByRole('button', { name: 'Copy link' });
  await link.click();
  await expect(body).toHaveAttribute('data-copied', /#\/make\?.*seed=2/);
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  await page.goto('./#/judge');
  await page.locator('#judge-input').fill('1 2 3');
  await page.getByRole('button', { name: 'Copy the input' }).click();
  await expect(body).toHaveAttribute('data-copied', '1 2 3');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.goto('./#/learn/lesson/1');
  await page.locator('.paste .head button').click();
  await expect(body).toHaveAttribute('data-copied', /^2 5 4/);
  // It says so for a moment, and can be pressed again.
  await expect(page.locator('.paste .head button')).toHaveText(/Copied/);
  await expect(page.locator('.paste .head button')).toHaveText('Copy');
  await page.evaluate(() => (document.execCommand = () => false));
  await page.goto('./#/make?count=1&seed=2');
  await link.click();
  await expect(page.getByRole('button', { name: 'Not possible here' })).toBeVisible();
});

test('what a link makes has its room before it is there', async ({ page, troubles }) => {
  void troubles;
  await page.setViewportSize({ width: 768, height: 1400 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('./#/make?count=3&seed=5');
  await expect(made(page)).toContainText('3 puzzles made');
  await expect(page.locator('[role=option]')).toHaveCount(3);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test('puzzles with the solution at hand are named by no address', async ({ page, solvePage }) => {
  await solvePage.text.fill(easy);
  await expect(solvePage.cell(0)).toHaveText('5');
  await page.goto('./#/make?count=3&seed=5');
  await expect(made(page)).toContainText('3 puzzles made');
  const box = page.getByRole('checkbox', { name: 'With the solution of the Sudoku' });
  await box.check();
  await make(page).click();
  await expect(page).toHaveURL(/#\/make$/);
  await expect(made(page)).toContainText('3 puzzles made');
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await expect(box).toBeChecked();
  // The newest click counts, however long the answer to the first takes.
  await box.uncheck();
  await box.evaluate((element: HTMLInputElement) => {
    element.click();
    element.click();
  });
  await make(page).click();
  await expect(page).toHaveURL(/count=3&seed=5$/);
  await expect(made(page)).toContainText('3 puzzles made');
  await expect(box).not.toBeChecked();
});

test('a solution that is not there is not taken', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  const box = page.getByRole('checkbox', { name: 'With the solution of the Sudoku' });
  await box.click();
  await expect(
    page.getByText('There is no Sudoku with a solution on the Solve tab.'),
  ).toBeVisible();
  await expect(box).not.toBeChecked();
});

test('cells chosen on the small board are given', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  const box = page.getByRole('checkbox', { name: 'Choose which cells are given' });
  const before = await box.boundingBox();
  await box.check();
  const pattern = page.getByRole('group', { name: 'Cells that are given' });
  const choose = (cell: number) => pattern.locator(`[data-pattern="${cell}"]`).click();
  await expect(pattern).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
  for (const cell of [0, 1, 4, 11]) await choose(cell);
  await page.locator('#make-symmetry').selectOption('quarter');
  await expect(page.getByText('16 cells chosen')).toBeVisible();
  for (const cell of [13, 20, 21, 30]) await choose(cell);
  await expect(page.getByText('32 cells chosen')).toBeVisible();
  await expect(page.getByLabel('Number of givens')).toBeDisabled();
  await expect(page.getByLabel('Number of givens')).toHaveValue('32');
  await page.keyboard.press('ArrowRight');
  await expect(pattern.locator('[data-pattern="31"]')).toBeFocused();
  // They are there still when the page is loaded again, before anything is made of them and after.
  await page.reload();
  await expect(page.getByText('32 cells chosen')).toBeVisible();
  await make(page).click();
  await expect(made(page)).toContainText('32 givens.');
  await choose(40);
  await page.reload();
  await expect(page.getByText('33 cells chosen')).toBeVisible();
  await expect(made(page)).toContainText('32 givens.');
});

test('a Su-domino-ku, and what is never found', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  await page.getByRole('radio', { name: 'Su-domino-ku' }).check();
  await page.locator('#make-dominoes').selectOption('12');
  await make(page).click();
  await expect(made(page)).toContainText('12 given dominoes.');
  await page.getByRole('radio', { name: 'Sudoku', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Choose which cells are given' }).check();
  await make(page).click();
  await expect(made(page)).toContainText('1 was not found.');
});

test('a worst case grows until it is stopped', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  const panel = page.getByRole('region', { name: 'Worst cases' });
  await panel.locator('#worst-search').selectOption('fewest-candidates');
  await page.setViewportSize({ width: 360, height: 640 });
  const search = panel.getByRole('button', { name: 'Search' });
  await search.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await search.click();
  await expect(panel.getByRole('grid')).toBeVisible();
  await expect(panel.getByRole('img')).toBeInViewport({ ratio: 0.99 });
  const stop = panel.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await stop.press('Enter');
  await expect(panel.getByRole('button', { name: 'Search' })).toBeFocused();
  await panel.getByLabel('Seed').fill('2');
  await panel.locator('#worst-search').selectOption('row-major');
  await expect(panel).toContainText('Counted by the search itself. Seed 1, try');
  await expect(
    panel.getByText('Sudoku: Fewest candidates first · Only one solution'),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Play it' }).click();
  await expect(new SolvePage(page).text).toHaveValue(/^[1-9.]{81}\s*$/);
});

test('a search for a worst case that found nothing says so', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  const panel = page.getByRole('region', { name: 'Worst cases' });
  await panel.getByLabel('Against which search').selectOption('sudominoku');
  await panel.getByLabel('Number of dominoes').fill('1');
  await panel.getByLabel('Maximum calls').fill('1000');
  await panel.getByRole('button', { name: 'Search' }).click();
  await expect(panel).toContainText('calls, of at most 1,000');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('status')).toHaveText('Stopped before anything was found.');
  await panel.getByLabel('Number of dominoes').fill('10');
  await panel.getByRole('button', { name: 'Search' }).click();
  await expect(panel.getByRole('status')).not.toContainText('Stopped');
});

test('number fields speak the language of the page', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  const message = (box: HTMLInputElement) => box.validationMessage;
  const seed = page.locator('#make-seed');
  for (const wrong of ['4294967296', '1.5', '']) {
    await seed.fill(wrong);
    expect(await seed.evaluate(message)).toBe('Enter a whole number from 0 to 4,294,967,295.');
  }
  await seed.press('e');
  expect(await seed.evaluate(message)).toBe('Enter a whole number from 0 to 4,294,967,295.');
  await seed.fill('4294967295');
  expect(await seed.evaluate(message)).toBe('');
});

test('a worst case keeps to the calls that are allowed', async ({ page, troubles }) => {
  void troubles;
  await open(page);
  const panel = page.getByRole('region', { name: 'Worst cases' });
  await panel.getByLabel('Maximum calls').fill('5000');
  await panel.getByRole('button', { name: 'Search' }).click();
  await expect(panel).toContainText('calls, of at most 5,000');
  await panel.getByLabel('Against which search').selectOption('sudominoku');
  await expect(panel.getByLabel('Number of dominoes')).toHaveValue('10');
});

test('the puzzle at hand with chosen lines and digits', async ({ page, solvePage }) => {
  await solvePage.text.fill(easy);
  await expect(solvePage.cell(0)).toHaveText('5');
  await page.getByRole('link', { name: 'Make', exact: true }).click();
  const panel = page.getByRole('region', { name: 'The puzzle at hand' });
  await panel.getByRole('radio', { name: 'Transform' }).check();
  for (const box of await panel.getByRole('checkbox').all()) await box.uncheck();
  const rows = panel.getByLabel('Rows, from the top');
  const run = panel.getByRole('button', { name: 'Do it' });
  await rows.fill('214356789');
  await run.click();
  expect(await rows.evaluate((box: HTMLInputElement) => box.validationMessage)).toContain(
    'nine lines',
  );
  await rows.fill('213456789');
  await panel.getByLabel('Digits 1 to 9 become').fill('234567891');
  await run.click();
  await panel.getByRole('button', { name: 'Play it' }).click();
  const renamed = [...easy.slice(9, 18)].map((c) =>
    c >= '1' && c <= '9' ? `${(Number(c) % 9) + 1}` : '.',
  );
  await expect(solvePage.text).toHaveValue(
    new RegExp(`^${renamed.join('').replaceAll('.', '[.]')}`),
  );
});

test('a tool that is stopped says so', async ({ page, solvePage }) => {
  await solvePage.text.fill('0\nA1 A2 A3 A4 A5 A6 A7 A8 A9\n0\n');
  await expect(solvePage.cell(0)).toHaveText('1');
  await page.getByRole('link', { name: 'Make', exact: true }).click();
  const panel = page.getByRole('region', { name: 'The puzzle at hand' });
  await panel.getByRole('radio', { name: 'Complete' }).check();
  const run = panel.getByRole('button', { name: 'Do it' });
  await run.click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('status')).toHaveText('Stopped.');
  await panel.getByRole('radio', { name: 'Transform' }).check();
  await expect(panel.getByRole('status')).toBeEmpty();
});

test('the puzzle at hand: smaller, in another guise, compared', async ({ page, solvePage }) => {
  await solvePage.text.fill(easy);
  await expect(solvePage.cell(0)).toHaveText('5');
  await page.getByRole('link', { name: 'Make', exact: true }).click();
  const panel = page.getByRole('region', { name: 'The puzzle at hand' });
  await expect(panel).toContainText('30 givens.');
  const run = panel.getByRole('button', { name: 'Do it' });
  await run.click();
  await expect(panel.getByRole('status')).toContainText('givens.');
  await panel.getByRole('radio', { name: 'Complete' }).check();
  await run.click();
  await expect(panel.getByRole('status')).toContainText('nothing is missing');
  await panel.getByRole('radio', { name: 'Compare' }).check();
  const turned = [...easy].reverse().join('');
  await panel.getByRole('textbox', { name: 'The other puzzle' }).fill(turned);
  await run.click();
  await expect(panel.getByRole('status')).toHaveText('Yes: the same puzzle, whatever its guise.');
  await panel.getByRole('textbox', { name: 'The other puzzle' }).fill(`${turned}\n${easy}`);
  await run.click();
  await expect(panel.getByRole('status')).toContainText(
    'Only the first puzzle there was compared.',
  );
  await panel
    .getByRole('textbox', { name: 'The other puzzle' })
    .fill(`${turned.slice(1)}\n${turned}`);
  await run.click();
  await expect(panel.getByRole('status')).toHaveText(
    'Yes: the same puzzle, whatever its guise. What could not be read there was passed over.',
  );
  const other = panel.getByRole('textbox', { name: 'The other puzzle' });
  await page.setViewportSize({ width: 360, height: 300 });
  await other.scrollIntoViewIfNeeded();
  await announcePaste(other, `${turned}\n`.repeat(20_001));
  await expect(panel.getByText('too long to be pasted here')).toBeInViewport({ ratio: 1 });
  await expect(other).toHaveValue(`${turned.slice(1)}\n${turned}`);
  await other.fill(easy.replace('53', '54'));
  await expect(panel.getByRole('status')).toBeEmpty();
  await panel.getByRole('radio', { name: 'Transform' }).check();
  for (const choose of [
    () => panel.getByLabel('Seed').fill('2'),
    () => panel.getByRole('combobox', { name: 'Turn or mirror' }).selectOption('quarter'),
    () => panel.getByRole('checkbox', { name: 'rows within bands' }).uncheck(),
  ]) {
    await run.click();
    await expect(panel.getByRole('button', { name: 'Play it' })).toBeVisible();
    await choose();
    await expect(panel.getByRole('button', { name: 'Play it' })).toHaveCount(0);
  }
  await panel.getByRole('radio', { name: 'Canonical form' }).check();
  await run.click();
  await expect(panel.getByRole('button', { name: 'Play it' })).toBeVisible();
  // What came of it is still there when the tab is looked at again.
  await page.getByRole('link', { name: 'Judge', exact: true }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('link', { name: 'Make', exact: true }).click();
  await panel.getByRole('button', { name: 'Play it' }).click();
  await expect(solvePage.text).toHaveValue(/^\.{3}[1-9.]{78}\s*$/);
});

test('a canonical form and a comparison say that pencil marks do not count', async ({
  page,
  solvePage,
}) => {
  const marks = [...easy].map((cell) => (cell === '.' ? '123456789' : cell)).join(' ');
  const rows = marks.match(/(?:\S+ ?){9}/g)!.map((row) => row.trim());
  await solvePage.text.fill(rows.join('\n').replace('123456789', '24'));
  await expect(solvePage.cell(0)).toHaveText('5');
  await page.getByRole('link', { name: 'Make', exact: true }).click();
  const panel = page.getByRole('region', { name: 'The puzzle at hand' });
  const said = panel.getByRole('status');
  await panel.getByRole('radio', { name: 'Canonical form' }).check();
  await panel.getByRole('button', { name: 'Do it' }).click();
  await expect(said).toHaveText(/30 givens\.\s+The pencil marks in the text don’t count here\./);
  await panel.getByRole('radio', { name: 'Compare' }).check();
  await panel.getByRole('textbox', { name: 'The other puzzle' }).fill(easy);
  await panel.getByRole('button', { name: 'Do it' }).click();
  await expect(said).toHaveText(
    /Yes: .* guise\.\s+The pencil marks in the text don’t count here\./,
  );
});

for (const language of ['en', 'ko'] as const) {
  test(`has no accessibility faults (${language})`, async ({ page, troubles }) => {
    void troubles;
    await page.emulateMedia({ colorScheme: schemeOf[language] });
    await open(page, `?lang=${language}#/make?count=3&symmetry=half&seed=2`);
    await expect(page.locator('[role=option]')).toHaveCount(3);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.locator('.checks input').nth(1).check();
    await expect(page.locator('[data-pattern]')).toHaveCount(81);
    await expectAccessible(page);
  });
}

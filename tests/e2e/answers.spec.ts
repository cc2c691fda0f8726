import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  judgeFile,
  load,
  overhang,
  schemeOf,
  slowToCount,
  test,
} from './page';

const unique = judgeFile('boj2580-1.in');
const fifty = judgeFile('mimuw-zad7-2.in');
const hard = '800000000003600000070090200050007000000045700000100030001000068008500010090000400\n';
const dominoes = judgeFile('boj4574-1.in');
/** The second sample: one grid, two ways to lay its dominoes. */
const twoTilings = dominoes.slice(dominoes.indexOf('11\n'));
/** The first: one grid, one way. */
const oneTiling = `${dominoes.slice(0, dominoes.indexOf('11\n'))}0\n`;

const panel = (page: Page) => page.locator('section.answers');
const ask = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page) => panel(page).locator('.finding [role=status]');
const cellAt = (page: Page, cell: number) => page.locator(`[role=grid] [data-cell="${cell}"]`);

test('solutions are browsed far, in any order', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, fifty, /givens/);
  const order = panel(page).getByLabel('Browse solutions');
  await order.selectOption('smallest');
  const which = page.locator('.which');
  await expect(which).toContainText('1 / 50');
  const smallest = await cellAt(page, 0).textContent();
  await page.getByRole('grid').press('n');
  await expect(which).toContainText('2 / 50');
  await expect(page.locator('.cell.differs').first()).toBeVisible();
  await order.selectOption('largest');
  await expect(which).toContainText('1 / 50');
  expect(Number(await cellAt(page, 0).textContent())).toBeGreaterThanOrEqual(Number(smallest));
  const jump = panel(page).getByRole('spinbutton', { name: 'Number of the solution' });
  await jump.fill('0');
  expect(await jump.evaluate((box: HTMLInputElement) => box.validationMessage)).toBe(
    'Enter a whole number from 1.',
  );
  await jump.fill('1000');
  await ask(page, 'Go');
  await expect(which).toContainText('50 / 50');
  await order.selectOption('random');
  await expect(which).toContainText('1 / 50');
  await ask(page, 'Draw another');
  await expect(which).toContainText('1 / 50');
});

test('there is nothing to browse where there is one solution', async ({ solvePage }) => {
  const { page } = solvePage;
  const order = panel(page).getByLabel('Browse solutions');
  await solvePage.solve('.'.repeat(81));
  await expect(order).toBeVisible();
  await solvePage.solve(unique);
  await expect(order).toBeHidden();
});

test('solutions are passed as quickly as n is pressed', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.solve('.'.repeat(81));
  await expect(page.getByText('Solution 1 of')).toBeAttached();
  await cellAt(page, 0).click();
  // All within one task, so that no page of solutions can come between them.
  await cellAt(page, 0).evaluate((cell) => {
    for (let i = 0; i < 8; ++i) {
      cell.dispatchEvent(
        new KeyboardEvent('keydown', { code: 'KeyN', key: 'n', bubbles: true, cancelable: true }),
      );
    }
  });
  await expect(page.getByText('Solution 9 of')).toBeAttached();
});

test('two solutions that are chosen are compared', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.solve(fifty);
  await expect(page.locator('.which')).toContainText('1 / 2+');
  await ask(page, 'Compare with this');
  for (const number of [2, 3, 4, 5]) {
    await page.getByRole('grid').press('n');
    await expect(page.locator('.which')).toContainText(`${number} /`);
  }
  await expect(panel(page).getByRole('button', { name: 'Compared with solution 1' })).toBeVisible();
  const differing = await page.locator('.cell.differs').count();
  expect(differing).toBeGreaterThan(1);
  await expect(page.locator('.details')).toContainText(`differ in ${differing} marked cells`);
});

test('a solution that is looked for is shown, with the number that was counted', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  await solvePage.solve(fifty);
  const which = page.locator('.which');
  await expect(which).toContainText('1 / 2+');
  await ask(page, 'Count solutions');
  await expect(which).toContainText('1 / 50');
  const toggle = panel(page).getByRole('button', { name: 'True candidates' });
  const eye = page.getByRole('button', { name: 'Hide solution' });
  const shown = page.locator('.cell.found').first();
  for (const look of [
    page.getByRole('button', { name: 'Next solution', exact: true }),
    eye,
    page.getByRole('button', { name: 'Next solution', exact: true }),
  ]) {
    await toggle.click();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(shown).toBeHidden();
    await look.click();
    await expect(shown).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(which).toContainText('3 / 50');
  await toggle.click();
  await expect(shown).toBeHidden();
  await solvePage.solveButton.click();
  await expect(shown).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('entries are checked without giving the solution away', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  await ask(page, 'Check my entries');
  await expect(said(page)).toContainText('nothing to check yet');
  await cellAt(page, 0).click();
  await page.keyboard.press('1');
  // Who asks by a key looks at the board, and is told there.
  await expect(said(page)).not.toBeInViewport();
  await page.keyboard.press('k');
  await expect(said(page)).toContainText('Right so far.');
  await expect(page.locator('.toast', { hasText: 'Right so far.' })).toBeInViewport();
  await page.keyboard.press('6');
  await expect(said(page)).not.toContainText('Right');
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(said(page)).toContainText('1 entry is wrong');
  await expect(cellAt(page, 0)).toHaveAccessibleName(/entry 6, .*wrong/);
  await expect(page.locator('.cell.found')).toHaveCount(0);
});

test('a wrong entry looks other than the one that it clashes with', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, hard, '21 givens');
  await cellAt(page, 1).click();
  for (const key of ['2', 'ArrowRight', '2', 'k']) await page.keyboard.press(key);
  await expect(said(page)).toContainText('1 entry is wrong');
  await expect(cellAt(page, 1)).toHaveAccessibleName('row 1 column 2, entry 2, wrong, clashes');
  await expect(cellAt(page, 1).locator('.cross')).toBeAttached();
  await expect(cellAt(page, 2)).toHaveAccessibleName('row 1 column 3, entry 2, clashes');
  await expect(cellAt(page, 2).locator('.cross')).not.toBeAttached();
});

test('one cell is revealed, and can be taken back', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  await cellAt(page, 0).click();
  await ask(page, 'Reveal one cell');
  await expect(said(page)).toContainText('Row 1 column 1 is 1.');
  await expect(cellAt(page, 0)).toHaveText('1');
  await expect(page.locator('.cell.entry')).toHaveCount(1);
  // Asked for once more, it stays, which is said.
  await ask(page, 'Reveal one cell');
  await expect(said(page)).toContainText('1 in row 1 column 1 is right.');
  await expect(cellAt(page, 0)).toHaveText('1');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.locator('.cell.entry')).toHaveCount(0);
});

test('solutions are counted exactly, or estimated', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, fifty, /givens/);
  await ask(page, 'Count solutions');
  await expect(said(page)).toHaveText('Exactly 50 solutions.');
  const sparse =
    '.'.repeat(17) + '1.......4......452............78........1....72......9.3....5...';
  await load(solvePage, sparse, '13 givens');
  await ask(page, 'Count solutions');
  await expect(said(page)).toHaveText('Exactly 990,403,723 solutions.');
  await load(solvePage, '.'.repeat(81), '0 givens');
  await expect(said(page)).toHaveText('');
  await ask(page, 'Count solutions');
  await expect(said(page)).toHaveText('Exactly 6,670,903,752,021,072,936,960 solutions.');
  await load(solvePage, slowToCount, '4 givens');
  await ask(page, 'Count solutions');
  await expect(panel(page)).toContainText('solutions so far');
  const cancel = panel(page).getByRole('button', { name: 'Cancel', exact: true });
  const place = (await cancel.boundingBox())!.x;
  await expect(panel(page).getByRole('button', { name: 'Estimate instead' })).toBeVisible();
  // It comes when a finger may be on its way.
  expect((await cancel.boundingBox())!.x).toBe(place);
  await ask(page, 'Estimate instead');
  await expect(said(page)).toContainText(/About [\d.]+\s×\s10¹[⁷⁸] solutions, give or take/);
  await ask(page, 'Cancel');
  await expect(said(page)).toContainText(/About [\d.]+\s×/);
  await expect(cancel).toHaveCount(0);
  await ask(page, 'Count solutions');
  await expect(panel(page)).toContainText('solutions so far');
  await page.keyboard.press('Escape');
  await expect(said(page)).toContainText(/At least [\d,]+ solutions/);
});

test('true candidates lie over the board with their counts', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, fifty, /givens/);
  await page.getByRole('grid').press('Shift+M');
  const toggle = panel(page).getByRole('button', { name: 'True candidates' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const cell = page.locator('[role=grid] [title]').first();
  await expect(cell).toHaveAccessibleName(/solutions: \d+ with \d/);
  await cell.click();
  await expect(said(page)).toContainText(/Solutions at row \d column \d: \d+ with \d/);
  await toggle.click();
  await expect(page.locator('[role=grid] [title]')).toHaveCount(0);

  await load(solvePage, '.'.repeat(81), '0 givens');
  await toggle.click();
  await expect(cellAt(page, 40)).toHaveAttribute('title', /^999\+ with 1, 999\+ with 2/);
});

test('a clue that makes it unique is added', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, fifty, /givens/);
  await ask(page, 'Clue that makes it unique');
  await expect(said(page)).toContainText(/makes it unique|No single clue does/);
  const several = (await said(page).textContent())!.includes('No single clue');
  await panel(page)
    .locator('.clues button')
    .nth(several ? -1 : 0)
    .press('Enter');
  await expect(panel(page).locator('.finding')).toBeFocused();
  await solvePage.solveButton.click();
  await expect(page.locator('.verdict')).toContainText('Exactly one solution');
});

test('clues that make it unique together are added in one step', async ({ solvePage }) => {
  const { page, text } = solvePage;
  const several = `135469278782135649469278135${'0'.repeat(27)}917652384643781952258394761\n`;
  await load(solvePage, several, '54 givens');
  await ask(page, 'Clue that makes it unique');
  await ask(page, 'Add all');
  await expect(page.locator('.verdict')).toContainText('58 givens');
  await cellAt(page, 0).press('Control+z');
  await expect(text).toHaveValue(several);
});

test('givens that can be spared are shown', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  await ask(page, 'Is it minimal?');
  await expect(said(page)).toContainText('Not minimal');
  await expect(page.locator('.cell.spare').first()).toHaveAccessibleName(/could be left out/);
});

test('nothing is asked where there is no puzzle', async ({ solvePage }) => {
  const { page, text } = solvePage;
  await cellAt(page, 0).click();
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeDisabled();
  await page.keyboard.press('5');
  await expect(text).toHaveValue(/^5 0/);
  await expect(cellAt(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeEnabled();
  // Clues for a puzzle that the text no longer holds could not be added.
  await ask(page, 'Clue that makes it unique');
  await expect(panel(page).locator('.clues button').first()).toBeVisible();
  await text.fill('rubbish');
  await expect(panel(page).locator('.clues')).toHaveCount(0);
});

test('the reason why nothing can be asked is the right one', async ({ solvePage }) => {
  const { page, text } = solvePage;
  await load(solvePage, twoTilings, 'dominoes');
  await text.fill('rubbish');
  await expect(page.locator('.verdict')).toContainText('can’t be read');
  await expect(said(page)).toHaveText('');
  await text.fill('1\n3 A1 7 A2\n- - - - - - - - -\n0\n');
  await expect(said(page)).toHaveText('Lay all nine isolated digits first.');
});

test('tilings of a Su-domino-ku are counted and looked through', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.solve(twoTilings);
  await expect(page.locator('.tile.found').first()).toBeVisible();
  const browsing = panel(page).locator('.browse');
  await panel(page).getByRole('button', { name: 'Show tilings' }).press('Enter');
  await expect(browsing).toBeFocused();
  const tilings = panel(page).getByRole('group', { name: 'Tilings' });
  await expect(tilings).toContainText('Tiling 1 of 2');
  const labels = () =>
    page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const first = await labels();
  await tilings.getByRole('button', { name: 'Next tiling' }).click();
  await expect(tilings).toContainText('Tiling 2 of 2');
  expect(await labels()).not.toEqual(first);
  await ask(page, 'Count solutions');
  await expect(said(page)).toContainText('Exactly 1 solution.');
  await expect(said(page)).toContainText('Counting tilings separately: 2.');
  await ask(page, 'Is it minimal?');
  await expect(said(page)).toContainText(/minimal/i);
});

test('an only tiling is not offered to be shown', async ({ solvePage }) => {
  await solvePage.solve(oneTiling);
  await expect(solvePage.page.getByText('lie in only one way')).toBeVisible();
  await expect(panel(solvePage.page).getByRole('button', { name: 'Is it minimal?' })).toBeEnabled();
  await expect(panel(solvePage.page).getByRole('button', { name: 'Show tilings' })).toHaveCount(0);
});

test('clashing givens are named', async ({ solvePage }) => {
  await load(solvePage, `5${'.'.repeat(7)}5${'.'.repeat(72)}`, /2 givens/);
  await expect(said(solvePage.page)).toContainText('row 1 column 1, row 1 column 9');
  await ask(solvePage.page, 'Count solutions');
  await expect(said(solvePage.page)).toContainText('no solution');
});

test('clashing digits are not named again between two answers', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, hard, /givens/);
  const clash = 'row 1 column 1, row 1 column 2';
  await solvePage.cell(1).click();
  await page.keyboard.press('8');
  await expect(said(page)).toContainText(clash);
  await ask(page, 'Count solutions');
  await expect(said(page)).toHaveText('Exactly 1 solution.');
  const texts = await said(page).evaluateHandle((region) => {
    const found: string[] = [];
    const tell = () => found.push(region.textContent);
    new MutationObserver(tell).observe(region, { subtree: true, childList: true });
    return found;
  });
  await ask(page, 'Is it minimal?');
  await expect(said(page)).toContainText('Minimal');
  expect((await texts.jsonValue()).join()).not.toContain(clash);
});

test('everything is asked by keyboard alone', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, fifty, /givens/);
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  await page.keyboard.press('o');
  await expect(said(page)).toHaveText('Exactly 50 solutions.');
  await page.keyboard.press('u');
  await expect(said(page)).toContainText(/makes it unique|No single clue does/);
  await page.keyboard.press('Shift+U');
  await expect(said(page)).toContainText('several solutions');
  await page.keyboard.press('Shift+M');
  await expect(said(page)).toContainText('small digit');
  await page.keyboard.press('Shift+M');
  await page.keyboard.press('l');
  await expect(said(page)).toContainText('there are several');
});

for (const language of ['en', 'ko'] as const) {
  const colorScheme = schemeOf[language];
  test(`axe finds nothing in the answers (${language}, ${colorScheme})`, async ({
    page,
    troubles,
  }) => {
    void troubles;
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`./?lang=${language}`);
    await page.locator('#puzzle-text').fill(fifty);
    const buttons = panel(page).locator('.questions button');
    // Not before the puzzle is on the board: what is asked of another is forgotten with it.
    await expect(page.locator('.cell.given').first()).toBeVisible();
    await expect(buttons.nth(2)).toBeEnabled();
    for (const question of [4, 3]) {
      await buttons.nth(question).click();
      await expect(said(page)).not.toHaveText('');
      await expectAccessible(page);
    }
    await buttons.nth(3).click();
    await panel(page).locator('select').selectOption('random');
    await expect(page.locator('.which')).toBeVisible();
    await page.locator('#puzzle-text').focus();
    await page.locator('#puzzle-text').fill(unique);
    // What was looked at is forgotten with its puzzle.
    await expect(page.locator('.which')).toBeHidden();
    await buttons.nth(5).click();
    await expect(page.locator('.cell.spare').first()).toBeVisible();
    await expectAccessible(page);
    expect(await overhang(page)).toBe(0);
    for (const button of await panel(page).locator('button:visible').all()) {
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });
}

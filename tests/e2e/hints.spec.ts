import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  heldBack,
  judgeFile,
  load,
  overhang,
  schemeOf,
  slowToCount,
  test,
} from './page';

const unique = judgeFile('boj2580-1.in');
const dominoes = judgeFile('boj4574-1.in');
const oneDomino = dominoes.slice(0, dominoes.indexOf('\n11\n') + 1);
const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** Row 1 has no place for its 9: six of its digits and the 9 of box 3 are enough for that. */
const none = '12345678.........9' + '.'.repeat(63);

const card = (page: Page) => page.locator('section.card');
const press = (page: Page, name: string) =>
  card(page).getByRole('button', { name, exact: true }).click();
/** Pixels from the lower edge of one to the upper edge of another. */
const gapBelow = async (above: Locator, below: Locator) => {
  const [upper, lower] = [(await above.boundingBox())!, (await below.boundingBox())!];
  return lower.y - upper.y - upper.height;
};
const drawn = (page: Page, kind: string) => page.locator(`.board svg .${kind}`);

test('what has to be seen first is told with its reasons', async ({ solvePage }) => {
  const { page } = solvePage;
  const few = ['4 B1 5 C1', '1 E4 6 E3', '1 A3 9 B3', '3 B5 1 C5', '5 E2 9 F2', '5 A6 2 B6'];
  const isolated = 'D1 E8 C9 I5 B9 H7 C3 E5 A7';
  await load(solvePage, ['6', ...few, isolated, '0'].join('\n'), /dominoes/);
  await page.getByRole('grid').press('i');
  await press(page, 'Tell me more');
  await press(page, 'Show the reason');
  const steps = card(page).locator('p', { hasText: 'First:' }).locator('+ ol');
  const first = steps.getByRole('listitem').filter({ hasText: 'One free neighbour' });
  await expect(first).toHaveCount(3);
  await expect(first.first()).toContainText('has only one left to share it with:');
});

test('a proof within a proof is told to those who want it', async ({ solvePage }) => {
  const { page } = solvePage;
  const extreme =
    '98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6';
  await load(solvePage, extreme, /givens/);
  await page.getByRole('grid').press('i');
  await press(page, 'Tell me more');
  await press(page, 'Show the reason');
  const line = card(page).getByRole('listitem').filter({ hasText: 'row 8 column 4: without 1' });
  await expect(line).toContainText('Proof by contradiction');
  await line.getByText('Show the proof').press('Enter');
  await expect(line).toContainText('Suppose row 8 column 4 were 1.');
  await expect(line).toContainText('a contradiction.');
});

test('a hint goes from a nudge to the reason, and is applied', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  await page.getByRole('grid').press('i');
  await expect(card(page)).toContainText(/Look at (row|column|box) \d\./);
  await expect(drawn(page, 'house')).toHaveCount(1);
  await press(page, 'Tell me more');
  await expect(card(page)).toContainText('can be filled.');
  await expect(drawn(page, 'placed')).toHaveCount(0);
  await press(page, 'Show the reason');
  await expect(drawn(page, 'placed')).toHaveCount(1);
  const said = (await card(page).locator('p').last().textContent())!;
  const [, row, column, digit] = /So row (\d) column (\d) is (\d)\./.exec(said)!;
  // A screen reader is told all of it, once.
  await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
  // Colours that were given meanwhile stay.
  const corner = solvePage.cell(80);
  await corner.click();
  await page.keyboard.press('v');
  await page.keyboard.press('3');
  await press(page, 'Apply');
  await expect(card(page)).toBeFocused();
  const cell = solvePage.cell((Number(row) - 1) * 9 + Number(column) - 1);
  await expect(cell).toHaveAccessibleName(new RegExp(`entry ${digit}`));
  await expect(corner).toHaveAccessibleName(/yellow/);
  await expect(drawn(page, 'placed')).toHaveCount(0);
  await press(page, 'Next hint');
  await expect(card(page)).toContainText('Look at');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.locator('.cell.entry')).toHaveCount(0);
  await page.getByRole('grid').press('i');
  await press(page, 'Close the hint');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('.cell:focus')).toHaveCount(1);
  // Nor does undo leave the focus nowhere.
  await page.keyboard.press('i');
  for (const name of ['Tell me more', 'Show the reason', 'Apply']) await press(page, name);
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('.cell:focus')).toHaveCount(1);
});

test('the hint that fills the last cell is followed by none', async ({ solvePage }) => {
  const { page } = solvePage;
  const solved =
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  await load(solvePage, `..${solved.slice(2)}`, /79 givens/);
  await page.getByRole('grid').press('i');
  const next = card(page).getByRole('button', { name: 'Next hint' });
  for (const step of [1, 2]) {
    await press(page, 'Tell me more');
    await press(page, 'Show the reason');
    await press(page, 'Apply');
    await expect(card(page)).toContainText('entered.');
    await expect(next).toHaveCount(2 - step);
    if (step === 1) await next.click();
  }
});

test('a hint that is asked for again is said again', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  await solvePage.cell(0).press('i');
  const status = page.getByRole('status').filter({ hasText: 'Look at' });
  await expect(status).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await status.evaluate((place) => {
    const onchange = () => place.setAttribute('data-said', '');
    new MutationObserver(onchange).observe(place, { childList: true, subtree: true });
  });
  await page.keyboard.press('i');
  await expect(status).toHaveAttribute('data-said');
});

test('two clicks in a row give one hint, and no step is applied by them', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  await page.getByRole('button', { name: 'Hint', exact: true }).dblclick();
  const more = card(page).getByRole('button', { name: 'Tell me more' });
  await more.dblclick();
  const reason = card(page).getByRole('button', { name: 'Show the reason' });
  await expect(reason).toBeVisible();
  await reason.dblclick();
  await expect(card(page).getByRole('button', { name: 'Apply' })).toBeVisible();
  await expect(page.locator('.cell.entry')).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Apply' }).dblclick();
  await expect(card(page)).toContainText('1 entered.');
  const close = card(page).getByRole('button', { name: 'Close the hint' });
  const box = (await close.boundingBox())!;
  await close.click();
  await expect(card(page)).toHaveCount(0);
  // As if the keypad were where the card had been.
  const key = page.locator('.keypad .key').nth(4);
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
  await key.dispatchEvent('click', { clientX, clientY, detail: 2 });
  await expect(solvePage.cell(0)).toHaveAccessibleName(/entry 1/);
  // Neighbours that are typed quickly may count as one place on a phone.
  await key.dispatchEvent('click', { clientX: clientX - 40, clientY, detail: 2 });
  await expect(solvePage.cell(0)).toHaveAccessibleName(/entry 5/);
  await key.dblclick();
  await expect(solvePage.cell(0)).toHaveAccessibleName(/entry 5/);
});

test('what is asked ends with the text, even if another has the same puzzle', async ({
  solvePage,
}) => {
  const { page, text } = solvePage;
  await load(solvePage, dominoes, /dominoes/);
  await page.getByRole('button', { name: 'Why not…?' }).click();
  await expect(card(page)).toBeVisible();
  await load(solvePage, oneDomino, /dominoes/);
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('option', { name: /^Puzzle 2/ })).toHaveCount(0);
  // Nor is anything told of a text that cannot be read: there would be no more to hear.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(card(page)).toContainText('Tell me more');
  await text.fill('What is this?');
  await expect(card(page)).toHaveCount(0);
});

test('wrong entries come before any hint, and the first of them is found', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  // The 3 is right, the others are not.
  for (const [cell, digit] of [
    [13, '3'],
    [16, '1'],
    [0, '6'],
  ] as const) {
    await solvePage.cell(cell).click();
    await page.keyboard.press(digit);
  }
  await page.keyboard.press('i');
  await expect(card(page)).toContainText('2 of your entries are wrong.');
  await expect(page.locator('.cell.wrong')).toHaveCount(0);
  await press(page, 'Show me where');
  await expect(page.locator('.cell.wrong')).toHaveCount(2);
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Take me to the first wrong entry' }).first().click();
  await expect(card(page)).toContainText('Your first wrong entry is the 1 in row 2 column 8.');
  await expect(solvePage.cell(16)).toBeFocused();
  await expect(page.locator('.cell.wrong')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('i');
  await press(page, 'Put it right');
  await expect(page.locator('.cell.entry')).toHaveCount(1);
  await press(page, 'Next hint');
  await expect(card(page)).toContainText('Look at');
});

test('how a long proof ends is seen without scrolling', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(
    solvePage,
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    /givens/,
  );
  await page.getByRole('grid').press('i');
  await press(page, 'Tell me more');
  await press(page, 'Show the reason');
  const proof = card(page).getByRole('list').first();
  expect(await proof.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  await card(page).scrollIntoViewIfNeeded();
  await expect(card(page).getByText(/: a contradiction\.$/)).toBeInViewport({ ratio: 1 });
});

test('a proof within a proof is seen when the focus comes to it', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 740 });
  await load(solvePage, hard, /givens/);
  await page.getByRole('grid').press('i');
  await press(page, 'Tell me more');
  await press(page, 'Show the reason');
  const list = card(page).locator('ol').first();
  await list.focus();
  await page.keyboard.press('Tab');
  const proof = card(page).locator('summary:focus');
  await expect(proof).toHaveText('Show the proof');
  await expect(async () => {
    const [shown, all] = [(await proof.boundingBox())!, (await list.boundingBox())!];
    expect(shown.y).toBeGreaterThanOrEqual(all.y - 1);
    expect(shown.y + shown.height).toBeLessThanOrEqual(all.y + all.height + 1);
  }).toPass({ timeout: 15_000 });
});

test('a proof within a proof is seen when it is opened', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, hard, /givens/);
  await page.getByRole('grid').press('i');
  await press(page, 'Tell me more');
  await press(page, 'Show the reason');
  const list = card(page).locator('ol').first();
  const proof = list.locator('details').first();
  // At the foot of the list, as it may come to lie there.
  await list.evaluate((list: HTMLElement) => {
    const [one, all] = [list.querySelector('summary')!, list].map((each) =>
      each.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    list.scrollTop += one.bottom - all.bottom;
  });
  await proof.locator('summary').first().click();
  await expect(async () => {
    const [shown, all] = [(await proof.boundingBox())!, (await list.boundingBox())!];
    const seen = Math.min(shown.y + shown.height, all.y + all.height) - Math.max(shown.y, all.y);
    expect(seen).toBeGreaterThanOrEqual(Math.min(shown.height, all.height) - 1);
  }).toPass({ timeout: 15_000 });
  // It is part of the list, which is the one to scroll.
  await page.keyboard.press('Tab');
  await expect(proof.locator('ol:focus')).toHaveCount(0);
});

test('a digit is refuted step by step, or said to be possible', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  await solvePage.cell(0).click();
  await page.keyboard.press('y');
  await card(page).getByRole('button', { name: 'Why not 6?' }).click();
  await expect(card(page)).toContainText('Suppose row 1 column 1 were 6.');
  await expect(solvePage.cell(0)).toHaveAccessibleName(/found 6/);
  const next = card(page).getByRole('button', { name: 'Next', exact: true });
  while (await next.isEnabled()) await next.click();
  await expect(card(page)).toContainText('a contradiction');
  await expect(card(page)).toContainText('So 6 in row 1 column 1 is impossible.');
  await page.keyboard.press('y');
  await card(page).getByRole('button', { name: 'Why not 1?' }).click();
  await expect(card(page)).toContainText('1 in row 1 column 1 is possible');
  await expect(solvePage.cell(0)).toHaveAccessibleName(/blank/);
});

test('who asks why goes on from the digits, by keyboard alone', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  await solvePage.cell(0).click();
  await page.getByRole('button', { name: 'Why not…?' }).press('Enter');
  await expect(card(page).getByRole('button', { name: 'Why not 1?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('1 in row 1 column 1 is possible');
  await expect(card(page)).toBeFocused();
  // On a given there is no digit to go on from: the card says what to do.
  await solvePage.cell(2).click();
  await page.getByRole('button', { name: 'Why not…?' }).press('Enter');
  await expect(card(page)).toContainText('Select a blank cell');
  await expect(card(page)).toBeFocused();
});

test('givens that clash are found where there is no solution', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.solve(none);
  await page.locator('.line').getByRole('button', { name: 'Why?' }).click();
  await expect(card(page)).toContainText(
    'The 7 givens shown can’t all be right. Leave any one of them out, and the rest of them can.',
  );
  await expect(page.locator('.cell.conflict')).toHaveCount(7);
  await expect(solvePage.cell(0)).toHaveAccessibleName(/part of the conflict/);
});

test('pencil marks that have no solution are told apart from givens', async ({ solvePage }) => {
  const { page } = solvePage;
  const rest = '123456789';
  const row = Array.from({ length: 9 }, () => rest).join(' ');
  const first = ['12', '12', '12', rest, rest, rest, rest, rest, rest].join(' ');
  await solvePage.solve([first, ...Array.from({ length: 8 }, () => row)].join('\n'));
  await page.locator('.line').getByRole('button', { name: 'Why?' }).click();
  await expect(card(page)).toContainText('The pencil marks in the text leave no solution');
  await expect(card(page)).not.toContainText('givens shown');
});

test('dominoes that clash are told from isolated digits', async ({ solvePage }) => {
  const { page } = solvePage;
  const why = page.locator('.line').getByRole('button', { name: 'Why?' });
  await solvePage.solve(
    `16\n3 F6 6 F5\n4 F1 9 E1\n6 G7 9 F7\n8 C4 9 B4\n3 H3 5 H4\n6 D9 1 D8\n1 G6 9 H6\n7 F2 2 F3
9 I9 2 H9\n3 A5 7 B5\n1 A9 4 B9\n1 E2 8 D2\n4 C3 5 D3\n8 F8 5 F9\n3 G4 9 G3\n8 E6 7 E7
B3 G5 C7 H7 E5 E3 I6 G9 A2\n0`,
  );
  await why.click();
  await expect(card(page)).toContainText(
    'With the isolated digits where they are, the 5 dominoes shown can’t all lie there.',
  );
  await expect(card(page)).toContainText('Shown: 8 9 on C4 B4, 4 9 on F1 E1, 3 6 on F6 F5,');
  await expect(card(page)).toContainText(
    'Moving one isolated digit to a suitable cell would help as well. Those that can move: B3 = 1, C7 = 3,',
  );
  await expect(page.locator('.cell.conflict')).toHaveCount(16);
  await solvePage.solve('1\n9 G1 8 F1\nB6 I8 C4 E4 I3 I5 H3 G6 E8\n0');
  await why.click();
  await expect(card(page)).toContainText('Where the isolated digits are, there is no solution');
  await expect(card(page)).not.toContainText('pencil marks');
  await expect(page.locator('.cell.conflict')).toHaveCount(9);
});

test('nothing moves when it is known how hard a puzzle is', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await heldBack(page, '**/sudominoku-*.wasm');
  await solvePage.solve(oneDomino);
  const rating = page.locator('.rating');
  await expect(rating).toHaveText('');
  const below = page.getByRole('region', { name: 'Ask about this puzzle' });
  // On the page, which may still be scrolling.
  const place = () =>
    below.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    });
  const before = await place();
  letGo();
  await expect(rating).toContainText(/Score .*Hardest step/);
  expect(await place()).toEqual(before);
});

test('the path is gone through on a board of its own', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.solve(unique);
  await expect(page.locator('.rating')).toContainText(/Score .*Hardest step/);
  await page.getByRole('button', { name: 'Explain the whole solution' }).click();
  await expect(page).toHaveURL(/#\/learn\/path$/);
  const step = page.locator('.step [role=status]');
  await expect(step).toContainText('Step 1 of');
  await expect(drawn(page, 'placed')).toHaveCount(1);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(step).toContainText('Step 2 of');
  const scrub = page.getByRole('slider', { name: 'Step of the path' });
  await scrub.press('End');
  await expect(step).toContainText('Solved.');
  await expect(page.locator('.board .cell.none')).toHaveCount(0);
  await page.locator('.histogram button').first().click();
  await expect(step).toContainText(/Step \d+ of/);
  await expect(page.locator('.list [aria-current=step]')).toHaveCount(1);

  // On paper, which does not scroll, the list is as long as its steps, and there is nothing to press.
  const list = page.locator('.list');
  const hiddenSteps = () => list.evaluate((it) => it.scrollHeight - it.clientHeight);
  expect(await hiddenSteps()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hiddenSteps()).toBe(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  // The step that was looked at is still there behind another page.
  await page.locator('.list button').nth(6).click();
  await expect(step).toContainText('Step 7 of');
  await page.getByRole('link', { name: 'To the Solve tab' }).click();
  await expect(page.locator('.verdict')).toContainText('Exactly one solution');
  await page.goBack();
  await expect(step).toContainText('Step 7 of');
  await page.reload();
  await expect(step).toContainText('Step 7 of');
});

test('the steps are one Tab stop, along which the arrow keys lead', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, unique, /givens/);
  await page.goto('./#/learn/path');
  const steps = page.locator('.list button');
  const place = page.locator('.step .place');
  await expect(page.locator('.list button[tabindex="0"]')).toHaveCount(1);
  await steps.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(steps.nth(1)).toBeFocused();
  await expect(place).toContainText('Step 2 of');
  await page.keyboard.press('End');
  await expect(steps.last()).toBeFocused();
  await expect(page.locator('.list button[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(steps.first()).toBeFocused();
});

test('a step that is chosen on a phone is shown on the board', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 640 });
  await load(solvePage, unique, /givens/);
  await page.goto('./#/learn/path');
  const board = page.getByRole('grid', { name: 'Board at this step' });
  const list = page.locator('.list');
  await list.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await expect(board).toBeInViewport({ ratio: 0.95 });
  // A row of the list says what its step does; a technique's name does not, so its words come into view.
  const place = page.locator('.step .place');
  const row = page.locator('.list button').nth(3);
  await row.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await row.click();
  await expect(place).toContainText('Step 4 of');
  await expect(row).toBeInViewport({ ratio: 1 });
  await page.locator('.histogram button').last().click();
  await expect.poll(() => gapBelow(board, place)).toBeGreaterThanOrEqual(0);
  await expect(place).toBeInViewport({ ratio: 1 });
  // In a window that is too low for both, it comes back.
  await page.setViewportSize({ width: 360, height: 480 });
  await list.evaluate((it) => it.scrollIntoView({ block: 'start' }));
  await expect(board).not.toBeInViewport();
  await page.locator('.list button').nth(3).click();
  await expect(board).toBeInViewport({ ratio: 0.95 });
});

test('the board stays in view on a phone while its puzzle is asked about', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 740 });
  await load(solvePage, unique, /givens/);
  const board = page.getByRole('grid').first();
  const question = page.getByRole('button', { name: 'Is it minimal?' });
  await question.click();
  const answer = page.getByText(/^Not minimal/);
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(board).toBeInViewport({ ratio: 0.95 });
  // What gets the focus does not lie behind it.
  const lowest = (await board.boundingBox())!;
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    const isBoard = await focused.evaluate((it) => it.closest('[role=grid]') !== null);
    if (isBoard) break;
    const { y } = (await focused.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(lowest.y + lowest.height - 1);
  }
});

test('what a button asks for comes into view on a phone', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 640 });
  await load(solvePage, unique, /givens/);
  const board = page.getByRole('grid').first();
  // The end of the questions is out of view.
  const count = page.getByRole('button', { name: 'Count solutions' });
  await count.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await count.click();
  await expect(page.locator('.finding')).toContainText('Exactly 1 solution');
  await expect(page.locator('.finding')).toBeInViewport({ ratio: 1 });
  // That answer is not brought back by what else happens on the board.
  for (const height of [640, 740, 844]) {
    await page.setViewportSize({ width: 360, height });
    await page.getByRole('button', { name: 'Why not…?' }).click();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => gapBelow(board, card(page))).toBeGreaterThanOrEqual(0);
    await press(page, 'Close the hint');
  }
});

test('what takes its time comes into view, and the focus stays there', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 640 });
  await load(solvePage, slowToCount, /givens/);
  const count = page.getByRole('button', { name: 'Count solutions' });
  await count.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await count.click();
  const cancel = page.locator('.finding').getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click();
  // A card that is higher than the room below the board leaves it to the button that was pressed.
  await load(solvePage, hard, /21 givens/);
  const board = page.getByRole('grid').first();
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('Look');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(drawn(page, 'placed').or(drawn(page, 'removed')).first()).toBeVisible();
  await expect.poll(() => gapBelow(board, hint)).toBeGreaterThanOrEqual(0);
});

test('a board leaves a phone to text that is large', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 390, height: 844 });
  await load(solvePage, unique, /givens/);
  const board = page.getByRole('grid').first();
  const last = page.locator('.questions button').last();
  const scroll = () => last.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await scroll();
  await expect(board).toBeInViewport({ ratio: 0.95 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await scroll();
  await expect(board).not.toBeInViewport();
});

test('the path has puzzles to begin with', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.goto('./#/learn');
  await page.getByRole('main').getByRole('link', { name: 'Logical solution' }).last().click();
  await page.getByRole('button', { name: 'Su-domino-ku, first sample' }).press('Enter');
  await expect(page.locator('.step .place')).toContainText('Step 1 of');
  await expect(page.locator('article')).toBeFocused();
  await page.goto('./#/solve');
  await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toHaveValue(/^10\n6 B2 1 B3/);
});

test('a path that ends at a contradiction shows where', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, none, /givens/);
  await page.goto('./#/learn/path');
  const end = page.locator('.step [role=status]');
  await page.getByRole('slider', { name: 'Step of the path' }).press('End');
  await expect(end).toContainText('Now nothing fits in row 1 column 9: a contradiction.');
  await expect(drawn(page, 'cell')).toHaveCount(1);
  // Without steps there are no techniques, and there is nothing to list.
  await expect(end).toContainText('0 steps');
  await expect(page.locator('.histogram, .list')).toHaveCount(0);
});

test('a Su-domino-ku gets hints that speak of its cells and dominoes', async ({ solvePage }) => {
  const { page } = solvePage;
  await load(solvePage, oneDomino, /dominoes/);
  await page.getByRole('grid').press('i');
  await expect(card(page)).toContainText('Look');
  await page.keyboard.press('i');
  await page.keyboard.press('i');
  await expect(card(page)).toContainText(/[A-I][1-9]/);
  await press(page, 'Apply');
  await expect(card(page)).toContainText(/[A-I][1-9]/);
});

for (const language of ['en', 'ko'] as const) {
  const colorScheme = schemeOf[language];
  test(`axe finds nothing in hints and the path (${language}, ${colorScheme})`, async ({
    page,
    troubles,
  }) => {
    void troubles;
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`./?lang=${language}`);
    await page.locator('#puzzle-text').fill(unique);
    await expect(page.locator('.cell.given').first()).toBeVisible();
    const hint = page.locator('button.hint');
    await hint.click();
    await expect(card(page)).toBeVisible();
    // The card is there while the hint is looked for, too, and another press asks for the same.
    await expect(card(page).locator('.actions button')).toBeVisible();
    await hint.click();
    await hint.click();
    await expect(drawn(page, 'placed')).toHaveCount(1);
    await expectAccessible(page);
    await page.locator('.cell.none').first().click();
    await page.keyboard.press('y');
    await expect(card(page).locator('.digits button')).toHaveCount(9);
    for (const button of await card(page).locator('button:visible').all()) {
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await page.goto(`./?lang=${language}#/learn/path`);
    await expect(page.locator('.histogram li').first()).toBeVisible();
    await expectAccessible(page);
    expect(await overhang(page)).toBe(0);
  });
}

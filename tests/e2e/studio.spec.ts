/** The published Su-domino-ku sample, entered without ever seeing the text format. */
import type { Page } from '@playwright/test';
import { expect, judgeFile, overhang, test, type SolvePage } from './page';

interface Domino {
  digits: [number, number];
  cells: [number, number];
}
interface Point {
  x: number;
  y: number;
}
interface Puzzle {
  dominoes: Domino[];
  /** Index d−1 holds the cell of the isolated digit d. */
  isolated: number[];
}

const sample = judgeFile('boj4574-1.in');
const cellOf = (name: string) => (name.charCodeAt(0) - 65) * 9 + Number(name[1]) - 1;

/** The puzzles of a domino list. */
function puzzlesOf(text: string): Puzzle[] {
  const tokens = text.split(/\s+/);
  const puzzles: Puzzle[] = [];
  for (let next = 0; tokens[next] !== '0';) {
    const count = Number(tokens[next++]);
    const dominoes = Array.from({ length: count }, (): Domino => {
      const [u, lu, v, lv] = tokens.slice(next, (next += 4)) as [string, string, string, string];
      return { digits: [Number(u), Number(v)], cells: [cellOf(lu), cellOf(lv)] };
    });
    puzzles.push({ dominoes, isolated: tokens.slice(next, (next += 9)).map(cellOf) });
  }
  return puzzles;
}

const [first] = puzzlesOf(sample) as [Puzzle];
const firstText = `${sample.split('\n').slice(0, 12).join('\n')}\n0\n`;
const firstOutput = judgeFile('boj4574-1.out').split('Puzzle 2')[0]!;

const pieceName = ([one, other]: [number, number]) =>
  `domino ${Math.min(one, other)}–${Math.max(one, other)}, free`;

/** Fingers on the screen of a page. */
async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

const centre = async (page: Page, cell: number) => {
  const box = (await page.locator(`[data-cell="${cell}"]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function begin(solvePage: SolvePage) {
  await solvePage.page.getByRole('button', { name: 'New Su-domino-ku' }).last().click();
  await expect(solvePage.page.getByRole('listbox', { name: 'Pieces' })).toBeVisible();
  await expect(solvePage.cell(0)).toBeFocused();
}

test('what is missing is told of a list that was begun, not of a new one', async ({
  solvePage,
}) => {
  await begin(solvePage);
  const list = solvePage.page.getByRole('heading', { name: 'to look at' });
  await expect(solvePage.page.getByText('Su-domino-ku, domino list')).toBeVisible();
  await expect(list).toHaveCount(0);
  await solvePage.text.fill('0\nA1 - - - - - - - -\n0\n');
  await expect(list).toBeVisible();
});

test('by mouse: pieces are dragged from the tray and turned on the way', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 1280, height: 1100 });
  await begin(solvePage);
  for (const { digits, cells } of first.dominoes) {
    // The tray holds each domino with its smaller digit first.
    const [from, to] = digits[0] < digits[1] ? cells : [cells[1], cells[0]];
    const turns = [1, 9, -1, -9].indexOf(to - from);
    await page.getByRole('option', { name: pieceName(digits) }).hover();
    await page.mouse.down();
    const target = await centre(page, from);
    await page.mouse.move(target.x, target.y, { steps: 3 });
    for (let i = 0; i < turns; ++i) await page.keyboard.press('r');
    await page.mouse.up();
  }
  for (const [i, cell] of first.isolated.entries()) {
    await page.getByRole('option', { name: `isolated ${i + 1}, free` }).hover();
    await page.mouse.down();
    const target = await centre(page, cell);
    await page.mouse.move(target.x, target.y, { steps: 3 });
    await page.mouse.up();
  }
  // The list keeps the digits as they were laid: the smaller first.
  await expect(page.getByRole('option', { name: 'free' })).toHaveCount(26);
  const reading = puzzlesOf(await solvePage.text.inputValue())[0]!;
  const sorted = (puzzle: Puzzle) =>
    puzzle.dominoes
      .map(({ digits, cells }) =>
        [[digits[0], cells[0]].join(), [digits[1], cells[1]].join()].sort().join(' '),
      )
      .sort();
  expect(sorted(reading)).toEqual(sorted(first));
  expect(reading.isolated).toEqual(first.isolated);
  await solvePage.solveButton.click();
  await expect(solvePage.output).toHaveValue(firstOutput);
});

test('a second finger neither leads a dragged piece elsewhere nor lets go of it', async ({
  solvePage,
}) => {
  const { page, text } = solvePage;
  await page.setViewportSize({ width: 1280, height: 1100 });
  await begin(solvePage);
  await page.getByRole('option', { name: 'domino 3–7, free' }).hover();
  await page.mouse.down();
  const target = await centre(page, 40);
  await page.mouse.move(target.x, target.y, { steps: 3 });
  const elsewhere = await centre(page, 0);
  const second = { isPrimary: false, clientX: elsewhere.x, clientY: elsewhere.y, bubbles: true };
  for (const type of ['pointermove', 'pointercancel', 'pointerup']) {
    await page.dispatchEvent('body', type, second);
  }
  await expect(solvePage.cell(40)).toHaveClass(/drop/);
  await page.mouse.up();
  await expect(text).toHaveValue('1\n3 E5 7 E6\n- - - - - - - - -\n0\n');
});

test('by keyboard: two cells and two digits lay a domino', async ({ solvePage }) => {
  const { page } = solvePage;
  const menu = page.locator('summary', { hasText: 'New' });
  await menu.press('Enter');
  const wanted = page.getByRole('listitem').getByRole('button', { name: 'New Su-domino-ku' });
  await expect(wanted).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Pieces' })).toBeVisible();
  for (let i = 0; i < 30; ++i) {
    await page.keyboard.press('Tab');
    if (await solvePage.cell(0).evaluate((cell) => cell === document.activeElement)) break;
  }
  await expect(solvePage.cell(0)).toBeFocused();
  const goTo = async (cell: number) => {
    await page.keyboard.press('Control+Home');
    for (let i = 0; i < Math.floor(cell / 9); ++i) await page.keyboard.press('ArrowDown');
    for (let i = 0; i < cell % 9; ++i) await page.keyboard.press('ArrowRight');
  };
  const arrows = new Map([
    [1, 'ArrowRight'],
    [9, 'ArrowDown'],
    [-1, 'ArrowLeft'],
    [-9, 'ArrowUp'],
  ]);
  for (const { digits, cells } of first.dominoes) {
    await goTo(cells[0]);
    await page.keyboard.press(`Shift+${arrows.get(cells[1] - cells[0])}`);
    await page.keyboard.press(String(digits[0]));
    await page.keyboard.press(String(digits[1]));
  }
  for (const [i, cell] of first.isolated.entries()) {
    await goTo(cell);
    await page.keyboard.press(String(i + 1));
  }
  const lines = (text: string) => text.trim().split('\n').sort();
  expect(lines(await solvePage.text.inputValue())).toEqual(lines(firstText));
  await page.keyboard.press('Control+Enter');
  await expect(solvePage.output).toHaveValue(firstOutput);
  await expect(page.getByText('Exactly one solution')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a piece is tapped, then its cells', async ({ solvePage }) => {
    const { page } = solvePage;
    await page.getByRole('button', { name: 'New Su-domino-ku' }).last().tap();
    for (const { digits, cells } of first.dominoes) {
      const [from, to] = digits[0] < digits[1] ? cells : [cells[1], cells[0]];
      await page.getByRole('option', { name: pieceName(digits) }).tap();
      await solvePage.cell(from).tap();
      await solvePage.cell(to).tap();
    }
    for (const [i, cell] of first.isolated.entries()) {
      await page.getByRole('option', { name: `isolated ${i + 1}, free` }).tap();
      await solvePage.cell(cell).tap();
    }
    await expect(page.getByRole('option', { name: 'free' })).toHaveCount(26);
    await solvePage.solveButton.tap();
    await expect(solvePage.output).toHaveValue(firstOutput);
    expect(await overhang(page)).toBe(0);
  });

  test('a piece is shown where a finger chose a cell, and laid on two', async ({ solvePage }) => {
    const { page, text } = solvePage;
    const said = page.locator('.studio .said');
    const shown = page.locator('.cell.drop');
    await begin(solvePage);
    await expect(said).toHaveText('Tap a piece, then its cells, or hold and drag it.');
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('option', { name: 'domino 3–7, free' }).tap();
    await expect(text).toHaveValue('1\n3 A1 7 A2\n- - - - - - - - -\n0\n');
    // The two cells that are selected now are taken.
    await page.getByRole('option', { name: 'domino 1–2, free' }).tap();
    await expect(said).toHaveText('Tap two adjacent cells for domino 1–2.');
    await expect(shown).toHaveCount(0);
    await page.getByRole('option', { name: 'isolated 3, free' }).tap();
    await expect(said).toHaveText('Tap a cell for isolated 3.');
    await expect(shown).toHaveCount(0);
    await page.getByRole('option', { name: 'domino 1–2, free' }).tap();
    await solvePage.cell(40).tap();
    await expect(shown).toHaveCount(1);
    await solvePage.cell(41).tap();
    await expect(text).toHaveValue('2\n3 A1 7 A2\n1 E5 2 E6\n- - - - - - - - -\n0\n');
  });

  test('a finger that sweeps over two cells lays the piece in hand on them', async ({
    solvePage,
  }) => {
    const { page, text } = solvePage;
    const touch = await fingersOn(page);
    const refused = page.locator('.cell.drop.refused');
    await begin(solvePage);
    await page.getByRole('option', { name: 'domino 3–7, free' }).tap();
    await touch('touchStart', await centre(page, 40));
    await touch('touchMove', await centre(page, 42));
    await expect(refused).toHaveCount(2);
    await touch('touchMove', await centre(page, 41));
    await expect(refused).toHaveCount(0);
    await expect(page.locator('.cell.drop')).toHaveCount(2);
    await touch('touchEnd');
    await expect(text).toHaveValue('1\n3 E5 7 E6\n- - - - - - - - -\n0\n');
    // Behind a sweep Chromium takes some taps for none, and sends no click.
    const next = page.getByRole('option', { name: 'domino 1–2, free' });
    await expect(async () => {
      await next.tap();
      await expect(next).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    }).toPass();
    // Too far is told, and leaves the piece in hand.
    await touch('touchStart', await centre(page, 0));
    await touch('touchMove', await centre(page, 2));
    await touch('touchEnd');
    await expect(page.locator('.studio .said')).toContainText('two cells that share a side');
    await expect(next).toHaveAttribute('aria-selected', 'true');
    await solvePage.cell(0).tap();
    await solvePage.cell(1).tap();
    await expect(text).toHaveValue('2\n3 E5 7 E6\n1 A1 2 A2\n- - - - - - - - -\n0\n');
  });

  test('a piece on which a finger rests is dragged; a swipe scrolls the page', async ({
    solvePage,
  }) => {
    const { page, text } = solvePage;
    const touch = await fingersOn(page);
    const piece = page.getByRole('option', { name: 'domino 3–7, free' });
    const top = () => page.evaluate(() => scrollY);
    const drag = async (rests: boolean) => {
      await page.locator('.studio').scrollIntoViewIfNeeded();
      const before = await top();
      const box = (await piece.boundingBox())!;
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const to = await centre(page, 40);
      const at = (share: number) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
      await touch('touchStart', from);
      if (rests) await expect(piece.locator('.piece')).toHaveCSS('scale', '1.25');
      for (let i = 1; i <= 8; ++i) await touch('touchMove', at(i / 8));
      await touch('touchEnd');
      return (await top()) - before;
    };
    await begin(solvePage);
    expect(await drag(true)).toBe(0);
    await expect(text).toHaveValue('1\n3 E5 7 E6\n- - - - - - - - -\n0\n');
    await page.keyboard.press('Control+z');
    await expect(piece).toBeVisible();
    // Phones send no click after a long press.
    await solvePage.cell(0).tap();
    await piece.dispatchEvent('pointerdown', { button: 0, isPrimary: true });
    await expect(piece.locator('.piece')).toHaveCSS('scale', '1.25');
    await piece.dispatchEvent('pointerup', { button: 0, isPrimary: true });
    await expect(piece).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    expect(await drag(false)).toBeGreaterThan(50);
    await expect(text).toHaveValue('0\n- - - - - - - - -\n0\n');
  });
});

test('what is said of a piece stays below the board on a phone', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'New Su-domino-ku' }).last().click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('option', { name: 'isolated 9, free' }).click();
  const said = page.locator('.studio .said');
  await expect(said).toContainText('isolated 9');
  await expect(said).toBeInViewport({ ratio: 1 });
  const board = (await page.getByRole('grid').boundingBox())!;
  expect((await said.boundingBox())!.y).toBeGreaterThanOrEqual(board.y + board.height);
});

test('a board that is begun comes into view with its tray', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(solvePage);
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('option', { name: 'domino 8–9, free' })).toBeInViewport({ ratio: 1 });
});

test('nothing lies over the board of a phone on its side', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 740, height: 360 });
  await begin(solvePage);
  const board = (await page.getByRole('grid').boundingBox())!;
  const head = (await page.locator('.studio .head').boundingBox())!;
  expect(head.x).toBeGreaterThan(board.x + board.width);
});

test('what is held and what is refused does not show by colour alone', async ({ solvePage }) => {
  const { page } = solvePage;
  const frame = () =>
    page
      .locator('.cell.drop')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').borderTopStyle);
  await begin(solvePage);
  await solvePage.cell(8).click();
  const piece = page.getByRole('option', { name: 'domino 1–2, free' });
  await piece.click();
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await solvePage.cell(8).focus();
    await expect.poll(frame).toBe('dashed');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(frame).toBe(forcedColors === 'none' ? 'solid' : 'double');
    await page.keyboard.press('ArrowRight');
  }
  await expect(piece.locator('.piece')).toHaveCSS('outline-style', 'solid');
});

test.describe('in the studio', () => {
  test.beforeEach(async ({ solvePage }) => {
    await begin(solvePage);
    await solvePage.cell(0).focus();
  });

  test('a domino is turned, moved, taken off, and brought back by undo', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('3');
    await page.keyboard.press('7');
    await expect(text).toHaveValue('1\n3 A1 7 A2\n- - - - - - - - -\n0\n');
    await page.keyboard.press('r');
    await expect(text).toHaveValue('1\n3 A1 7 B1\n- - - - - - - - -\n0\n');
    await expect(solvePage.cell(9)).toHaveText('7');
    await solvePage.cell(0).hover();
    await page.mouse.down();
    await solvePage.cell(40).hover();
    await page.mouse.up();
    await expect(text).toHaveValue('1\n3 E5 7 F5\n- - - - - - - - -\n0\n');
    await expect(solvePage.cell(49)).toHaveText('7');
    await page.keyboard.press('Delete');
    await expect(text).toHaveValue('0\n- - - - - - - - -\n0\n');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue('1\n3 E5 7 F5\n- - - - - - - - -\n0\n');
    await expect(page.getByRole('option', { name: 'domino 3–7, laid on E5–F5' })).toBeVisible();
  });

  test('nothing is laid once its board has gone', async ({ solvePage }) => {
    const { page, text } = solvePage;
    const before = await text.inputValue();
    await page.getByRole('option', { name: 'domino 1–2, free' }).hover();
    await page.mouse.down();
    await solvePage.cell(40).hover();
    await page.evaluate(() => (location.hash = '#/judge'));
    await expect(text).toBeHidden();
    await page.mouse.up();
    await page.evaluate(() => (location.hash = '#/solve'));
    await expect(text).toHaveValue(before);
    await expect(page.getByRole('option', { name: 'domino 1–2, free' })).toBeVisible();
  });

  test('what cannot be is refused with its reason', async ({ solvePage }) => {
    const { page, text } = solvePage;
    const said = page.locator('.studio .said');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('3');
    await page.keyboard.press('3');
    await expect(said).toContainText('must differ');
    await page.keyboard.press('3');
    await page.keyboard.press('7');
    await page.keyboard.press('5');
    await expect(said).toContainText('is taken');
    await solvePage.cell(30).click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('7');
    await page.keyboard.press('3');
    await expect(said).toContainText('Already on A1–A2: domino 7–3');
    await solvePage.cell(2).click();
    await page.keyboard.press('3');
    await expect(said).toContainText('3 is already in the same row, column or box: A1');
    await solvePage.cell(40).click();
    await page.keyboard.press('4');
    await solvePage.cell(80).click();
    await page.keyboard.press('4');
    await expect(said).toContainText('Already on E5: isolated 4');
    await solvePage.cell(50).click();
    await solvePage.cell(60).click({ modifiers: ['Control'] });
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await expect(said).toContainText('share a side');
    await expect(text).toHaveValue('1\n3 A1 7 A2\n- - - E5 - - - - -\n0\n');
  });

  test('a domino that is half typed is forgotten with its cells', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('3');
    await expect(page.getByText('3 goes on A1. Now the other digit.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/^Select two adjacent cells/)).toBeVisible();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('4');
    await page.keyboard.press('5');
    await expect(text).toHaveValue('1\n4 B2 5 B3\n- - - - - - - - -\n0\n');
    // Undo takes back what was typed last, and what is said with what it tells of.
    const said = page.locator('.studio .said');
    await expect(said).toContainText('Laid on B2–B3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('6');
    await expect(said).toContainText('6 goes on');
    await page.keyboard.press('Control+z');
    await expect(said).toContainText('Select two adjacent cells');
    await page.keyboard.press('6');
    await page.keyboard.press('7');
    await expect(said).toContainText('Laid on');
    await page.keyboard.press('Control+z');
    await expect(said).toContainText('Select two adjacent cells');
    await expect(text).toHaveValue('1\n4 B2 5 B3\n- - - - - - - - -\n0\n');
  });

  test('nothing is laid while the text cannot be read', async ({ solvePage }) => {
    const { page, text } = solvePage;
    const said = page.locator('.studio .said');
    await page.getByRole('option', { name: 'domino 1–2, free' }).click();
    await expect(said).toContainText('Tap two cells for domino 1–2');
    await text.fill('What is this?');
    await expect(page.getByText('this was its last puzzle')).toBeVisible();
    await solvePage.cell(40).click();
    await expect(solvePage.cell(40)).toHaveAttribute('aria-selected', 'true');
    await expect(said).not.toContainText('goes on');
    await expect(page.locator('.studio')).toHaveAttribute('inert');
    await page.keyboard.press('Control+z');
    await solvePage.cell(40).click();
    await expect(said).toContainText('1 goes on E5');
  });

  test('an entry is cleared where no piece lies', async ({ solvePage }) => {
    const { page } = solvePage;
    await solvePage.text.fill(firstText);
    const taken = [...first.isolated, ...first.dominoes.flatMap(({ cells }) => cells)];
    const free = [...Array(81).keys()].find((cell) => !taken.includes(cell))!;
    await expect(page.locator('.verdict')).toContainText(/[1-9]\d* dominoes/);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await solvePage.cell(free).click();
    await page.keyboard.press('5');
    await expect(page.locator('.cell.entry')).toHaveCount(1);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('listbox', { name: /Pieces/ })).toBeVisible();
    await solvePage.cell(free).press('Delete');
    await expect(page.locator('.cell.entry')).toHaveCount(0);
  });

  test('the tray can be used by keyboard', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await page.getByRole('option', { name: 'domino 1–2, free' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('option', { name: 'domino 1–3, free' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(solvePage.cell(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('1\n1 B1 3 C1\n- - - - - - - - -\n0\n');

    // Where window and board are too low for both, the board comes back with the focus.
    await page.setViewportSize({ width: 1280, height: 640 });
    await solvePage.cell(0).focus();
    await page.getByRole('option', { name: 'isolated 9, free' }).focus();
    await expect(solvePage.cell(0)).not.toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(solvePage.cell(0)).toBeFocused();
    await expect(solvePage.cell(0)).toBeInViewport({ ratio: 1 });
  });
});

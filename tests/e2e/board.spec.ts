import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, judgeFile, schemeOf, SolvePage, solveWords, test } from './page';

const sudoku = judgeFile('boj2580-1.in');
const sudominoku = judgeFile('boj4574-1.in');
const hard = '800000000003600000070090200050007000000045700000100030001000068008500010090000400\n';
const solved = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** Presses a mouse on one cell, goes over others and lets go on the last. */
async function drag(page: Page, ...cells: Locator[]) {
  for (const [i, cell] of cells.entries()) {
    await page.mouse.move(...(await centre(cell)), { steps: 4 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function centre(cell: Locator): Promise<[x: number, y: number]> {
  const box = (await cell.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Indices of the selected cells. */
async function selection(page: Page): Promise<number[]> {
  const cells = page.locator('[role=gridcell][aria-selected=true]');
  return cells.evaluateAll((all) => all.map((cell) => Number((cell as HTMLElement).dataset.cell)));
}

test.describe('text and board', () => {
  test('are the same puzzle: digits typed on the empty board become text', async ({
    solvePage,
  }) => {
    const { page, text } = solvePage;
    await page.keyboard.press('5');
    await expect(text).toHaveValue(/^5 0 0 0 0 0 0 0 0\n/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('3');
    await expect(text).toHaveValue(/^5 3 0/);
    await text.fill((await text.inputValue()).replace('5 3 0', '5 0 4'));
    await expect(page.getByRole('gridcell', { name: 'row 1 column 3, given 4' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'row 1 column 2, blank' })).toBeVisible();
  });

  test('take in a digit that is typed before a pasted text has been read', async ({
    solvePage,
  }) => {
    const { page, text } = solvePage;
    await solvePage.cell(1).click();
    await text.evaluate((box: HTMLTextAreaElement, puzzle) => {
      box.value = puzzle;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      const key = { code: 'Digit1', key: '1', bubbles: true, cancelable: true };
      document.querySelector('[data-cell="1"]')!.dispatchEvent(new KeyboardEvent('keydown', key));
    }, hard);
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 1');
    await expect(text).toHaveValue(hard);
    await page.keyboard.press('Control+z');
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, blank');
  });

  test('light the same place of a text with tabs and of one with blanks', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await solvePage.cell(8).click();
    const rows = Array.from({ length: 9 }, (_, row) => [...hard.slice(row * 9, row * 9 + 9)]);
    const written = (between: string) => rows.map((row) => `${row.join(between)}\n`).join('');
    const spots = [];
    for (const between of ['   ', '\t']) {
      await text.fill(written(between));
      await solvePage.cell(7).click();
      await solvePage.cell(8).click();
      await expect(page.locator('.spot')).toBeVisible();
      const { x, width } = (await page.locator('.spot').boundingBox())!;
      spots.push([x, width].map(Math.round));
    }
    expect(spots[1]).toEqual(spots[0]);
  });

  test('light the last cell of a line that is longer than the box', async ({ solvePage }) => {
    const { page, text } = solvePage;
    // Whatever font it comes in.
    await page.setViewportSize({ width: 900, height: 720 });
    await text.fill(hard);
    await solvePage.cell(80).click();
    const spot = page.locator('.spot');
    await expect(spot).toBeVisible();
    await expect.poll(() => text.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    // What lies around the light cuts it off where scroll bars are, not before.
    const seen = () =>
      spot.evaluate((light) => {
        const { left, right } = light.getBoundingClientRect();
        const end = light.parentElement!.getBoundingClientRect().right;
        return (Math.min(right, end) - left) / (right - left);
      });
    await expect.poll(seen).toBeGreaterThan(0.9);
  });

  test('show the puzzle that is looked at, though its cell is blank', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await page.setViewportSize({ width: 360, height: 740 });
    await text.fill(sudominoku);
    const scrollTop = () => text.evaluate((box) => box.scrollTop);
    await page.getByRole('option', { name: 'Puzzle 2' }).click();
    await expect.poll(scrollTop).toBeGreaterThan(200);
    await page.getByRole('option', { name: 'Puzzle 1' }).click();
    await expect(page.locator('.spot')).toHaveCount(0);
    await expect.poll(scrollTop).toBe(0);
  });

  test('take a text that is pasted beside the text box', async ({ solvePage, context }) => {
    const { page, text } = solvePage;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((puzzle) => navigator.clipboard.writeText(puzzle), hard);
    await page.keyboard.press('Control+v');
    await expect(text).toHaveValue(hard);
    await solvePage.cell(1).click();
    await page.keyboard.press('1');
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 1');
    await page.evaluate((puzzle) => navigator.clipboard.writeText(puzzle), sudoku);
    await page.keyboard.press('Control+v');
    await expect(text).toHaveValue(sudoku);
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue(hard);
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 1');
  });

  test('show the beginning of what is pasted in place of all', async ({ solvePage, context }) => {
    const { page, text } = solvePage;
    await page.setViewportSize({ width: 360, height: 740 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((puzzle) => navigator.clipboard.writeText(puzzle), hard);
    await text.focus();
    await page.keyboard.press('Control+v');
    await expect(text).toHaveValue(hard);
    await expect.poll(() => text.evaluate((box) => box.scrollLeft)).toBe(0);
    expect(await text.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(50);
  });

  test('change in place, in the format of the text', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await text.fill(`# mine\n${hard}\n${sudoku}`);
    await expect(page.locator('[role=option]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await solvePage.cell(1).click();
    await page.keyboard.press('9');
    await expect(text).toHaveValue(`# mine\n${hard.replace('80', '89')}\n${sudoku}`);
    await page.keyboard.press('Delete');
    await expect(text).toHaveValue(`# mine\n${hard}\n${sudoku}`);
  });

  test('show each other’s place', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await text.fill(`${hard}\n${sudoku}`);
    await expect(page.locator('[role=option]')).toHaveCount(2);
    await text.evaluate((box: HTMLTextAreaElement, at) => box.setSelectionRange(at, at), 83 + 20);
    await expect(page.getByRole('option', { name: 'Puzzle 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect.poll(() => selection(page)).toEqual([10]);
    await solvePage.cell(30).click();
    await expect(page.locator('.spot')).toBeVisible();
    await expect(text).not.toBeFocused();
  });

  test('keep the last board while the text cannot be read', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await text.fill(sudoku);
    await expect(page.getByText(/^\d+ givens$/)).toBeVisible();
    await text.press('Control+Home');
    await text.pressSequentially('?? ');
    await expect(page.getByText('this was its last puzzle')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'row 1 column 2, given 3' })).toBeVisible();
    // What would do nothing says so.
    const keys = page.locator('.keypad button');
    for (const key of await keys.all()) await expect(key).toBeDisabled();
    await text.press('Control+z');
    await expect(text).toHaveValue(sudoku);
    await expect(page.getByText('this was its last puzzle')).toBeHidden();
    await expect(keys.first()).toBeEnabled();
  });

  test('a puzzle is still edited after a reload in the middle of it', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await text.fill('');
    await page.getByRole('gridcell', { name: /^row 1 column 1, blank/ }).click();
    await page.keyboard.press('5');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('3');
    await expect(text).toHaveValue(/^5 3 0/);
    await page.reload();
    await page.getByRole('gridcell', { name: /^row 1 column 5, blank/ }).click();
    await page.keyboard.press('7');
    await expect(text).toHaveValue(/^5 3 0 0 7/);
  });
});

test.describe('playing', () => {
  test.beforeEach(async ({ solvePage }) => {
    await solvePage.text.fill(hard);
    await expect(solvePage.page.getByText('21 givens')).toBeVisible();
    await solvePage.cell(1).click();
  });

  test('enters digits and marks, which a placed digit clears', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press('Shift+Digit2');
    await page.keyboard.press('Control+Digit4');
    await expect(solvePage.cell(1)).toHaveAccessibleName(
      'row 1 column 2, blank, corner marks 1 2, centre marks 4',
    );
    await page.keyboard.press('KeyD');
    await page.keyboard.press('2');
    await expect(solvePage.cell(1)).toHaveAccessibleName(
      'row 1 column 2, blank, corner marks 1, centre marks 4',
    );
    await expect(solvePage.cell(2)).toHaveAccessibleName('row 1 column 3, entry 2');
    await page.keyboard.press('8');
    await expect(solvePage.cell(2)).toHaveAccessibleName('row 1 column 3, entry 8, clashes');
    await expect(solvePage.cell(0)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Backspace');
    await expect(solvePage.cell(2)).toHaveAccessibleName('row 1 column 3, blank');
    await expect(text).toHaveValue(hard);
  });

  test('leaves givens alone', async ({ solvePage }) => {
    await solvePage.cell(0).click();
    await solvePage.page.keyboard.press('7');
    await expect(solvePage.cell(0)).toHaveAccessibleName('row 1 column 1, given 8');
    await expect(solvePage.cell(0)).toHaveAttribute('aria-readonly', 'true');
  });

  test('colours cells', async ({ solvePage }) => {
    const { page } = solvePage;
    await page.keyboard.press('v');
    await page.keyboard.press('6');
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, blank, blue');
    // One that is selected is framed, and keeps its colour.
    const look = () =>
      solvePage.cell(1).evaluate((cell) => {
        const { backgroundImage, borderTopWidth } = getComputedStyle(cell, '::before');
        return { backgroundImage, borderTopWidth };
      });
    const selected = await look();
    await solvePage.cell(3).click();
    expect(selected).toEqual({ ...(await look()), borderTopWidth: '3px' });
    await solvePage.cell(1).click();
    await page.getByRole('button', { name: 'blue' }).click();
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, blank');
  });

  test('selects by dragging, by keys, all, and the same digit', async ({ solvePage }) => {
    const { page } = solvePage;
    await drag(page, solvePage.cell(1), solvePage.cell(3), solvePage.cell(12));
    expect(await selection(page)).toEqual([1, 2, 3, 12]);
    await solvePage.cell(40).click({ modifiers: ['Control'] });
    expect(await selection(page)).toEqual([1, 2, 3, 12, 40]);
    await solvePage.cell(20).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+ArrowRight');
    expect(await selection(page)).toEqual([20, 29, 30]);
    await solvePage.cell(19).dblclick();
    expect(await selection(page)).toEqual([19, 32, 42]);
    await page.keyboard.press('Control+a');
    expect(await selection(page)).toHaveLength(81);
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, blank, selected');
  });

  test('drags with the first button and the first finger alone', async ({ solvePage }) => {
    const { page } = solvePage;
    const hover = async (index: number) => {
      await page.mouse.move(...(await centre(solvePage.cell(index))), { steps: 4 });
    };
    await hover(1);
    await page.mouse.down();
    await hover(2);
    await solvePage.board.evaluate(
      (grid, [x, y]) => {
        const finger = { pointerId: 9, pointerType: 'touch', isPrimary: false, buttons: 1 };
        const place = { clientX: x!, clientY: y!, bubbles: true };
        grid.dispatchEvent(new PointerEvent('pointermove', { ...finger, ...place }));
      },
      await centre(solvePage.cell(40)),
    );
    expect(await selection(page)).toEqual([1, 2]);
    await page.mouse.down({ button: 'right' });
    await page.mouse.up();
    await hover(3);
    await page.mouse.up({ button: 'right' });
    expect(await selection(page)).toEqual([1, 2]);
  });

  test('keeps the cell that keys lead to in sight', async ({ solvePage }) => {
    const { page } = solvePage;
    await page.setViewportSize({ width: 1280, height: 400 });
    await solvePage.cell(0).focus();
    for (let i = 0; i < 8; ++i) await page.keyboard.press('ArrowDown');
    await expect(solvePage.cell(72)).toBeFocused();
    await expect(solvePage.cell(72)).toBeInViewport({ ratio: 1 });
    // Digits that are typed with the focus nowhere are meant for the board.
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, document.body.scrollHeight);
    });
    await page.keyboard.press('0');
    await expect(solvePage.cell(72)).toBeInViewport({ ratio: 1 });
  });

  test('moves on in a stream, 0 and dot passing cells', async ({ solvePage }) => {
    const { page } = solvePage;
    await page.keyboard.press('t');
    for (const key of ['1', '.', '3', '0', '5']) await page.keyboard.press(key);
    expect(await selection(page)).toEqual([6]);
    await expect(solvePage.cell(3)).toHaveAccessibleName('row 1 column 4, entry 3');
    // What was typed is said; the cell that has the focus then says itself.
    await expect(page.locator('.panel > [role=status]')).toHaveText(/^row 1 column 6, entry 5/);
  });

  test('does once what a held key would undo again, and moves on as long', async ({
    solvePage,
  }) => {
    const { page } = solvePage;
    const hold = async (key: string) => {
      for (let time = 0; time < 4; ++time) await page.keyboard.down(key);
      await page.keyboard.up(key);
    };
    await hold('5');
    await expect(solvePage.cell(1)).toHaveAccessibleName(/entry 5/);
    await hold('ArrowDown');
    await expect(solvePage.cell(37)).toBeFocused();
    await hold('e');
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('says what its keys have switched', async ({ solvePage }) => {
    const { page } = solvePage;
    const said = page.locator('.panel > [role=status]');
    for (const [key, news] of [
      ['c', 'Type centre marks'],
      ['z', 'Type digits'],
      ['t', 'Move on after each digit: on'],
      ['t', 'Move on after each digit: off'],
      ['m', 'Automatic candidates: on'],
      ['e', 'Edit'],
      ['e', 'Play'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(said).toHaveText(news);
    }
  });

  test('shows candidates that are worked out', async ({ solvePage }) => {
    await solvePage.page.keyboard.press('m');
    await expect(solvePage.cell(1)).toHaveAccessibleName(
      'row 1 column 2, blank, candidates 1 2 4 6',
    );
  });

  test('is undone and done again, over text and board alike', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(text).toHaveValue('');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue(hard);
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 1');
    await page.keyboard.press('Control+z');
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, blank');
    await page.keyboard.press('Control+y');
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 1');
  });

  test('says which cell is undone and done again, wherever the selection is', async ({
    solvePage,
  }) => {
    const { page } = solvePage;
    const said = page.locator('.panel > [role=status]');
    await page.keyboard.press('1');
    await solvePage.cell(80).click();
    await page.keyboard.press('Control+z');
    await expect(said).toHaveText('row 1 column 2, blank');
    await page.keyboard.press('Control+y');
    await expect(said).toHaveText(/^row 1 column 2, entry 1/);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(solvePage.cell(0)).toHaveAccessibleName('row 1 column 1, blank');
    await page.keyboard.press('Control+z');
    await expect(said).toHaveText(/^\d+ cells changed$/);
  });

  test('is left alone by keys that are pressed in a dialog', async ({ solvePage }) => {
    const { page } = solvePage;
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 1');
  });

  test('is kept over a reload, with its entries and what can be undone', async ({ solvePage }) => {
    const { page } = solvePage;
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Digit4');
    await page.reload();
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 1');
    await expect(solvePage.cell(2)).toHaveAccessibleName('row 1 column 3, blank, corner marks 4');
    await solvePage.cell(2).focus();
    await page.keyboard.press('Control+z');
    await expect(solvePage.cell(2)).toHaveAccessibleName('row 1 column 3, blank');
    await page.keyboard.press('Control+z');
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, blank');
    await page.keyboard.press('Control+y');
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 1');
  });

  test('to the end is noticed, by keyboard alone', async ({ solvePage }) => {
    const { page } = solvePage;
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('t');
    await page.keyboard.type(solved);
    await expect(page.getByText('Solved. Every cell is right!')).toBeVisible();
  });

  test('keeps its entries while the solution is shown', async ({ solvePage }) => {
    const { page } = solvePage;
    await page.keyboard.press('2');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Exactly one solution')).toBeVisible();
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 2, solution 1');
    await expect(solvePage.cell(2)).toHaveAccessibleName('row 1 column 3, found 2');
    await page.getByRole('button', { name: 'Hide solution' }).click();
    await expect(solvePage.cell(2)).toHaveAccessibleName('row 1 column 3, blank');
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, entry 2');
  });
});

test('what is begun from the menu can be typed at once', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.locator('summary').filter({ hasText: 'New' }).first().click();
  await page.getByRole('button', { name: 'New Sudoku' }).first().click();
  await page.keyboard.press('5');
  await expect(solvePage.cell(0)).toHaveAccessibleName(/given 5/);
});

test('n and p lead through the solutions', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.solve('.'.repeat(81));
  await expect(page.getByText('Solution 1 of')).toBeAttached();
  await solvePage.cell(0).click();
  const grids = new Set<string>();
  for (const n of [2, 3, 4]) {
    await page.keyboard.press('n');
    await expect(page.getByText(`Solution ${n} of`)).toBeAttached();
    const digits = await page.getByRole('gridcell').allTextContents();
    grids.add(digits.join(''));
    expect(await page.locator('.differs').count()).toBeGreaterThan(0);
  }
  expect(grids.size).toBe(3);
  await page.keyboard.press('p');
  await expect(page.getByText('Solution 3 of')).toBeAttached();
});

/** What puts fingers on the page, moves them and takes them away. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a key that is tapped right after a sweep over cells works', async ({ solvePage }) => {
    const { page } = solvePage;
    const key = page.getByRole('button', { name: 'Digit 5' });
    await key.scrollIntoViewIfNeeded();
    const [x, y] = await centre(solvePage.cell(10));
    const [end] = await centre(solvePage.cell(15));
    const onKey = await centre(key);
    const touch = await fingers(page);
    await touch('touchStart', [x, y]);
    for (let i = 1; i <= 8; i += 1) await touch('touchMove', [x + ((end - x) * i) / 8, y]);
    await touch('touchEnd');
    await touch('touchStart', onKey);
    await touch('touchEnd');
    await expect(solvePage.cell(15)).toHaveAccessibleName(
      'row 2 column 7, given 5, clashes, selected',
    );
  });

  test('a puzzle is typed and played with the keypad', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await solvePage.cell(0).tap();
    await page.getByRole('button', { name: 'Digit 5' }).tap();
    await expect(text).toHaveValue(/^5 0/);
    await expect(text).not.toBeFocused();
    await page.getByRole('button', { name: 'Play' }).tap();
    await solvePage.cell(1).tap();
    await page.getByRole('button', { name: 'Corner' }).tap();
    await page.getByRole('button', { name: 'Corner mark 3' }).tap();
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, blank, corner marks 3');
    await page.getByRole('button', { name: 'Clear the cell' }).tap();
    await expect(solvePage.cell(1)).toHaveAccessibleName('row 1 column 2, blank');
  });

  test('two fingers on the board enlarge it, and select nothing', async ({ solvePage }) => {
    const { page } = solvePage;
    await solvePage.cell(4).tap();
    const [one, other] = [await centre(solvePage.cell(30)), await centre(solvePage.cell(32))];
    const touch = await fingers(page);
    await touch('touchStart', one);
    await expect.poll(() => selection(page)).toEqual([30]);
    await touch('touchStart', one, other);
    await expect.poll(() => selection(page)).toEqual([4]);
    for (const by of [10, 20, 30, 40]) {
      await touch('touchMove', [one[0] - by, one[1]], [other[0] + by, other[1]]);
    }
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBeGreaterThan(1);
    expect(await selection(page)).toEqual([4]);
  });

  test('nothing is said of keys', async ({ solvePage }) => {
    const { page } = solvePage;
    await expect(page.locator('#puzzle-text-hint')).toHaveText(
      'Sudoku or Su-domino-ku, one or many.',
    );
    await page.locator('header summary').tap();
    await expect(page.locator('header details li')).toHaveText([
      'Share',
      'Save as a picture',
      'Print',
      'Settings',
      'About',
    ]);
    await page.getByRole('link', { name: 'Judge' }).tap();
    await expect(page.locator('#judge-output-hint')).toHaveText('What your program printed.');
  });

  test('a menu on a phone on its side is all within the window', async ({ solvePage }) => {
    const { page } = solvePage;
    await page.setViewportSize({ width: 740, height: 360 });
    const menu = page.locator('.buttons details');
    await menu.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await menu.locator('summary').tap();
    await expect(menu.locator('ul')).toBeInViewport({ ratio: 1 });
    const last = menu.getByRole('button', { name: 'New Su-domino-ku' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(menu.locator('ul')).toBeInViewport({ ratio: 1 });
    await expect(menu.locator('kbd').first()).toBeHidden();
    // Below where there is more room.
    await page.keyboard.press('Escape');
    await menu.evaluate((it) => it.scrollIntoView({ block: 'start' }));
    await menu.locator('summary').tap();
    await expect(menu.locator('ul')).toBeInViewport({ ratio: 1 });
  });
});

for (const language of ['en', 'ko'] as const) {
  const colorScheme = schemeOf[language];
  test(`axe finds nothing on the board (${language}, ${colorScheme})`, async ({
    page,
    troubles,
  }) => {
    void troubles;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const solvePage = new SolvePage(page, solveWords[language]);
    await solvePage.open(`?lang=${language}`);
    await solvePage.text.fill(`${hard}\n${sudominoku}`);
    await expect(page.locator('[role=option]')).toHaveCount(3);
    await solvePage.cell(1).click();
    for (const key of ['Shift+Digit1', 'Control+Digit4', 'ArrowRight', '8', 'v', '3', 'm']) {
      await page.keyboard.press(key);
    }
    await expectAccessible(page);
    await page.keyboard.press('v');
    await page.locator('[role=option]').nth(1).click();
    await page.keyboard.press('Tab');
    await page.locator('.modes button').nth(1).click();
    await expect(page.locator('.tray')).toBeVisible();
    await expectAccessible(page);
  });
}

/** Links, the menu, the list of keys and the tips of the first visit. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, judgeFile, SolvePage, test } from './page';

const sudoku = judgeFile('boj2580-1.in');
const sudominoku = judgeFile('boj4574-1.in');

async function linkTo(solvePage: SolvePage, text: string): Promise<string> {
  const { page } = solvePage;
  await solvePage.text.fill(text);
  await expect(page.getByRole('gridcell', { name: /given/ }).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /given/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).first().click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#\/solve\?p=1/);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  return link;
}

test('a link brings the puzzle with its entries to somebody else', async ({
  solvePage,
  browser,
}) => {
  const { page } = solvePage;
  await solvePage.text.fill(sudoku);
  // The empty board that was there before has a blank in row 1 column 1, too.
  await expect(page.getByRole('gridcell', { name: /^row 1 column 2, given 3/ })).toBeVisible();
  await page.getByRole('gridcell', { name: /^row 1 column 1, blank/ }).click();
  await page.keyboard.press('Digit1');
  await expect(page.getByRole('gridcell', { name: /^row 1 column 1, entry 1/ })).toBeVisible();
  const link = await linkTo(solvePage, sudoku);
  expect(new URL(link).hash.length).toBeLessThan(100);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const theirs = new SolvePage(other);
  await expect(theirs.text).toHaveValue(sudoku);
  await expect(other.getByRole('gridcell', { name: /^row 1 column 1, entry 1/ })).toBeVisible();
  // What they do to it now is theirs, over a reload, too.
  expect(new URL(other.url()).hash).toBe('#/solve');
  await theirs.text.fill(sudominoku);
  await other.reload();
  await expect(theirs.text).toHaveValue(sudominoku);
  await other.context().close();
});

test('a link leads to the view in which it was made', async ({ solvePage, browser }) => {
  const { page } = solvePage;
  await linkTo(solvePage, sudoku);
  for (const [view, title] of [
    ['#/learn/path', /Logical solution/],
    ['#/learn/watch', /Watch a search/],
    ['#/print', /Print/],
  ] as const) {
    await page.goto(`./${view}`);
    await page.getByRole('button', { name: 'Share' }).first().click();
    const field = page.getByRole('textbox', { name: 'Link' });
    await expect(field).toHaveValue(/p=1/);
    const link = await field.inputValue();
    expect(new URL(link).hash).toContain(`${view}?p=1`);
    await page.keyboard.press('Escape');

    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other).toHaveTitle(title);
    await expect.poll(() => new URL(other.url()).hash).toBe(view);
    await other.getByRole('link', { name: 'Solve', exact: true }).click();
    await expect(new SolvePage(other).text).toHaveValue(sudoku);
    await other.context().close();
  }
  // What is not about the puzzle leads to the board.
  await page.goto('./#/judge');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#\/solve\?p=1/);
});

test('a link made where a sample is shown leads to the sample', async ({ solvePage, browser }) => {
  const { page } = solvePage;
  const link = await linkTo(solvePage, sudoku);
  const [, own] = link.split('?');
  for (const view of ['#/learn/watch', '#/learn/race']) {
    await page.goto(`./${view}`);
    await page
      .getByRole('combobox', { name: 'Puzzle' })
      .selectOption({ label: 'Hard Sudoku (Inkala 2012), 72,097 calls' });
    await page.getByRole('button', { name: 'Share' }).first().click();
    const field = page.getByRole('textbox', { name: 'Link' });
    await expect(field).toHaveValue(/p=1/);
    const other = await (await browser.newContext()).newPage();
    await other.goto(await field.inputValue());
    await expect.poll(() => new URL(other.url()).hash).toBe(view);
    await other.getByRole('link', { name: 'Solve', exact: true }).click();
    await expect(new SolvePage(other).text).toHaveValue(/^80{10}36/);
    await other.context().close();
    await page.keyboard.press('Escape');
  }
  // Who has chosen a sample is shown what a link brings all the same.
  await page.goto(`./#/learn/watch?${own}`);
  await expect(page.getByRole('combobox', { name: 'Puzzle' })).toHaveValue('document');
  // Elsewhere the document is shared again.
  await page.goto('./#/learn/path');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(
    new RegExp(`#/learn/path\\?${own}$`),
  );
});

test('opening a link loses nothing: undo brings the old puzzle back', async ({ solvePage }) => {
  const { page } = solvePage;
  const link = await linkTo(solvePage, sudominoku);
  await solvePage.text.fill(sudoku);
  await page.goto(link);
  await expect(solvePage.text).toHaveValue(sudominoku);
  await expect(page.getByText('Opened from the link.')).toBeVisible();
  // Whatever was done to it since.
  await solvePage.text.fill(`${sudominoku}# mine`);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(solvePage.text).toHaveValue(sudoku);
  await expect(page.locator('main')).toBeFocused();
});

test('a text that a link took the place of is offered by the next tab', async ({ solvePage }) => {
  const { page } = solvePage;
  const link = await linkTo(solvePage, sudominoku);
  await solvePage.text.fill(sudoku);
  await page.goto(link);
  await expect(solvePage.text).toHaveValue(sudominoku);
  const next = new SolvePage(await page.context().newPage());
  await page.close({ runBeforeUnload: true });
  await next.open();
  await expect(next.text).toHaveValue(sudominoku);
  await next.page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(next.text).toHaveValue(sudoku);
});

test('a link that is opened again goes on with what was done', async ({ solvePage }) => {
  const { page } = solvePage;
  const link = await linkTo(solvePage, sudoku);
  await page.getByRole('gridcell', { name: /^row 1 column 1, blank/ }).click();
  await page.keyboard.press('Digit1');
  const entry = page.getByRole('gridcell', { name: /^row 1 column 1, entry 1/ });
  await expect(entry).toBeVisible();
  await page.goto(link);
  await expect.poll(() => new URL(page.url()).hash).toBe('#/solve');
  await expect(entry).toBeVisible();
  // A batch over it makes way.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'many.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${sudoku}\n`.repeat(1500)),
    });
  await expect(page.getByRole('grid')).toBeHidden();
  await page.goto(link);
  await expect(entry).toBeVisible();
});

test('the link is there to be copied where the page may not', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await linkTo(solvePage, sudoku);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toContainText(['Selected: please copy it']);
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeFocused();
});

test('the page stays where it is behind a dialog', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.text.fill(sudoku);
  // No scrollbar is drawn here, so there is nothing to leave room for.
  const width = () => page.evaluate(() => [document.body.offsetWidth, innerWidth]);
  const [body, room] = await width();
  expect(body).toBe(room);
  await page.getByRole('button', { name: 'Share' }).first().click();
  expect(await width()).toEqual([body, room]);
  await page.getByRole('textbox', { name: 'Link' }).focus();
  await page.keyboard.press('Space');
  await page.mouse.move(2, 300);
  await page.mouse.wheel(0, 300);
  // A frame later the page would have moved.
  const scrolled = () => new Promise((done) => setTimeout(() => done(scrollY), 300));
  expect(await page.evaluate(scrolled)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a link that cannot be opened says why and changes nothing', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.text.fill(sudoku);
  for (const [hash, words] of [
    ['#/solve?p=1pGvqX', 'This link is damaged'],
    ['#/solve?p=', 'This link is damaged'],
    ['#/solve?p=<img src=x onerror=alert(1)>', 'This link is damaged'],
    ['#/solve?p=7pAAAAAA', 'comes from a newer version'],
    [`#/solve?p=1p${'A'.repeat(40_000)}`, 'more than can be opened'],
  ] as const) {
    await page.evaluate((to) => (location.hash = to), hash);
    await expect(page.getByText(words)).toBeVisible();
    await expect(solvePage.text).toHaveValue(sudoku);
    await page.getByRole('status').getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.locator('main')).toBeFocused();
  }
});

test('that a link is damaged makes way for what the visitor does next', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.text.fill(sudoku);
  const notice = page.getByText('This link is damaged');
  for (const goOn of [
    () => solvePage.solveButton.click(),
    () => page.getByRole('gridcell').first().press('1'),
    () => solvePage.text.fill(''),
  ]) {
    await page.evaluate(() => (location.hash = '#/solve?p=1pGvqX'));
    await expect(notice).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.mouse.wheel(0, 100);
    await expect(notice).toBeVisible();
    await goOn();
    await expect(notice).toBeHidden();
  }
});

test('markup in a link is text and never markup', async ({ solvePage }) => {
  const { page } = solvePage;
  const hostile = `<img src=x onerror="document.title='hacked'"><script>alert(1)</script>\n${sudoku}`;
  const link = await linkTo(solvePage, hostile);
  await solvePage.text.fill('');
  await page.goto(link);
  await expect(solvePage.text).toHaveValue(hostile);
  await expect(page.getByRole('gridcell', { name: /given/ }).first()).toBeVisible();
  expect(await page.title()).not.toBe('hacked');
  expect(await page.locator('#app img[src=x]').count()).toBe(0);
});

test('a link of other choices than those that are made is not copied', async ({ solvePage }) => {
  const { page } = solvePage;
  // A remark makes the text be deflated, which takes its time.
  const text = `# mine\n${sudoku}`;
  await solvePage.text.fill(text);
  await page.getByRole('gridcell', { name: /^row 1 column 1, blank/ }).click();
  await expect(page.getByRole('gridcell', { name: /^row 1 column 2, given 3/ })).toBeVisible();
  await page.keyboard.press('Digit1');
  const link = await linkTo(solvePage, text);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  const copied = await page.evaluate(async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => void written.push(text) },
    });
    document.querySelector<HTMLElement>('dialog [type=checkbox]')!.click();
    for (let turn = 0; turn < 5; ++turn) await null;
    document.querySelector<HTMLElement>('dialog .primary')!.click();
    return written;
  });
  expect(copied).toEqual([]);
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#/);
  expect(await field.inputValue()).not.toBe(link);
});

test('of nothing there is no link to copy', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.getByRole('button', { name: 'Share' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('There is nothing to share yet.');
  await expect(dialog.getByRole('button')).toHaveCount(1);
});

test('a text that the browser cannot make short has no link, and that is said', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  await page.evaluate(() => Reflect.deleteProperty(window, 'CompressionStream'));
  await solvePage.text.fill(`${sudoku}\n\nnot a puzzle`);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('too much for a link');
});

test('the link is copied; other sites are offered for a Sudoku only', async ({
  solvePage,
  context,
}) => {
  const { page } = solvePage;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await linkTo(solvePage, sudoku);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  for (const site of ['SudokuWiki', 'SudokuPad']) {
    const anchor = page.getByRole('link', { name: site });
    await expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(anchor).toHaveAttribute(
      'href',
      /^https:\/\/(www\.sudokuwiki\.org|sudokupad\.app)\//,
    );
  }
  await page.keyboard.press('Escape');
  await linkTo(solvePage, sudominoku);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByRole('link', { name: 'SudokuWiki' })).toHaveCount(0);
});

test('the ? key lists every key, and the menu every command of the page', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.locator('body').press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(dialog).toBeVisible();
  for (const keys of ['Ctrl+Enter', 'Ctrl+Z', '1–9', 'Shift+1–9', '?']) {
    await expect(dialog.getByText(keys, { exact: true }).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await solvePage.text.press('?');
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 320, height: 640 });
  const more = page.locator('summary[aria-label=Menu]');
  for (const [item, shown] of [
    ['Share', page.getByRole('dialog', { name: 'Share' })],
    ['Save as a picture', page.getByRole('dialog', { name: 'Save as a picture' })],
    ['Settings', page.getByRole('dialog', { name: 'Settings' })],
  ] as const) {
    await more.click();
    await page.getByRole('listitem').getByRole('button', { name: item }).click();
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  }
  await more.click();
  await page.getByRole('listitem').getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About Sudominoku' })).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect(dialog).toBeVisible();
});

async function firstVisit(page: Page, query: string) {
  await page.goto(`./${query}`);
  await page.evaluate(() => localStorage.removeItem('sudominoku.tour'));
}

test.describe('the tips of the first visit', () => {
  // Without the fixture, which has seen them.
  test('block nothing, can be read one by one by keyboard, and do not come back', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await firstVisit(page, '#/judge');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    const tips = page.getByRole('complementary', { name: 'Tips' });
    await expect(tips).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Solve' }).click();
    await expect(tips.getByText('1 of 4')).toBeVisible();
    const solvePage = new SolvePage(page);
    await tips.getByRole('button', { name: 'Next' }).focus();
    for (let i = 0; i < 3; ++i) await page.keyboard.press('Enter');
    await expect(tips.getByText('4 of 4')).toBeVisible();
    await tips.getByRole('button', { name: 'Done' }).click();
    await expect(tips).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await solvePage.text.fill('');
    await page.reload();
    await expect(solvePage.text).toBeVisible();
    await expect(tips).toBeHidden();
    await context.close();
  });

  test('end when what they say is done, and lie over nothing on a phone', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    const tips = page.getByRole('complementary', { name: 'Tips' });
    const solvePage = new SolvePage(page);
    const told = () => page.evaluate(() => localStorage.getItem('sudominoku.tour'));
    await firstVisit(page, '');
    await expect(tips).toContainText('Paste a puzzle');
    expect((await tips.boundingBox())!.height).toBeLessThan(80);
    await solvePage.text.fill(sudoku);
    await expect(tips).toContainText('Solve tells');
    await page.locator('.keypad').evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await expect(tips).not.toBeInViewport();
    await solvePage.solveButton.click();
    await expect(tips).toBeHidden();
    expect(await told()).toBe('done');
    // Who plays needs no tips either.
    await solvePage.text.fill('');
    await firstVisit(page, '');
    await page.reload();
    await solvePage.text.fill(sudoku);
    await expect(tips).toContainText('Solve tells');
    await solvePage.cell(0).click();
    await page.getByRole('button', { name: /^Digit 4,/ }).click();
    await expect(tips).toBeHidden();
    expect(await told()).toBe('done');
    await context.close();
  });

  test('lie over nothing, and go with Escape', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await firstVisit(page, '');
    const tips = page.locator('.tip');
    const boxOf = (place: string) =>
      page.locator(place).evaluate((it) => it.getBoundingClientRect());
    for (const [width, height] of [
      [320, 640],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [tip, tabs, bar, main] = await Promise.all(
        ['.tip', 'nav li:last-child', 'header', 'main'].map(boxOf),
      );
      expect([width, tip!.bottom <= main!.top, tip!.top >= bar!.bottom]).toEqual([
        width,
        true,
        true,
      ]);
      expect(tip!.top >= tabs!.bottom || tip!.left >= tabs!.right).toBe(true);
    }
    // A list of things to choose from is closed first.
    await page.locator('header summary').press('Enter');
    await page.keyboard.press('Escape');
    await expect(tips).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tips).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('sudominoku.tour'))).toBe('done');
    await context.close();
  });

  test('do not move the view that the way back leads to', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    const top = () => page.evaluate(() => scrollY);
    await firstVisit(page, '#/make');
    await expect(page.locator('#worst-title')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    await page.locator('nav [href="#/solve"]').evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('.tip')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#worst-title')).toBeVisible();
    await expect.poll(top).toBe(600);
    await context.close();
  });

  for (const language of ['en', 'ko'] as const) {
    test(`axe finds nothing in the tips and the dialogs (${language})`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
      const page = await context.newPage();
      await firstVisit(page, `?lang=${language}`);
      await expect(page.locator('aside .tip')).toBeVisible();
      await expectAccessible(page, ['aside']);
      await page.evaluate((text) => {
        const box = document.querySelector<HTMLTextAreaElement>('#puzzle-text')!;
        box.value = text;
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }, sudoku);
      await expect(page.locator('[role=gridcell]').first()).toBeVisible();
      for (const item of [0, 1, 3]) {
        await page.locator('header details > summary').last().click();
        await page.locator('header details[open] li button').nth(item).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, ['dialog']);
        expect(
          await page.locator('dialog .content').evaluate((it) => it.scrollWidth - it.clientWidth),
        ).toBe(0);
        await page.keyboard.press('Escape');
      }
      await context.close();
    });
  }
});

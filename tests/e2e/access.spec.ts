import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  judgeFile,
  overhang,
  schemeOf,
  SolvePage,
  solveWords,
  spaceText,
  test,
} from './page';

const sudoku = judgeFile('boj2580-1.in');
const sudominoku = judgeFile('boj4574-1.in');

/** Each view: what to paste, and what shows that it is there. */
const views: Record<string, { text: string; solved: boolean; shows: string }> = {
  empty: { text: '', solved: false, shows: '#puzzle-text' },
  'unsolved Su-domino-ku': { text: sudominoku, solved: false, shows: '[role=grid]' },
  'solved Sudoku': { text: sudoku, solved: true, shows: '.details .stats' },
  'solved Su-domino-ku': { text: sudominoku, solved: true, shows: '.tile.found' },
  'many solutions': { text: '.'.repeat(81), solved: true, shows: '.differs' },
  'clashing givens': { text: `55${'.'.repeat(79)}`, solved: true, shows: '.clash' },
  'bad text': { text: '9\n6 B2 1 Z3\nrubbish\n', solved: true, shows: '.notice.bad' },
};

for (const language of ['en', 'ko'] as const) {
  const colorScheme = schemeOf[language];
  test(`axe finds nothing in any view (${language}, ${colorScheme})`, async ({
    page,
    troubles,
  }) => {
    void troubles;
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const solvePage = new SolvePage(page, solveWords[language]);
    await solvePage.open(`?lang=${language}`);
    for (const view of Object.values(views)) {
      await solvePage.text.fill(view.text);
      if (view.solved) await solvePage.solveButton.click();
      await expect(page.locator(view.shows).first()).toBeVisible();
      await expectAccessible(page);
    }
    await solvePage.examples.click();
    await expectAccessible(page);
  });
}

for (const language of ['en', 'ko'] as const) {
  test(`nothing sticks out sideways at 320 px (${language})`, async ({ page, troubles }) => {
    void troubles;
    await page.setViewportSize({ width: 320, height: 640 });
    const solvePage = new SolvePage(page, solveWords[language]);
    await solvePage.open(`?lang=${language}`);
    // Name and buttons stand in one line, where text is of its usual size.
    expect((await page.locator('header').boundingBox())!.height).toBeLessThan(80);
    for (const view of Object.values(views)) {
      await solvePage.text.fill(view.text);
      if (view.solved) await solvePage.solveButton.click();
      await expect(page.locator(view.shows).first()).toBeVisible();
      expect(await overhang(page)).toBe(0);
    }
    await solvePage.examples.click();
    expect(await overhang(page)).toBe(0);
    await spaceText(page);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect([width, await overhang(page)]).toEqual([width, 0]);
    }
  });
}

/** Opens the page on a phone whose visitor wants its text twice as large. */
async function openTwiceAsLarge(page: Page, language: keyof typeof solveWords) {
  await page.setViewportSize({ width: 360, height: 740 });
  const solvePage = new SolvePage(page, solveWords[language]);
  await solvePage.open(`?lang=${language}`);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // And in a wide font, as some systems have none but these.
    sheet.replaceSync('html { font-size: 200%; --sans: monospace !important }');
    document.adoptedStyleSheets = [sheet];
  });
  return solvePage;
}

for (const language of ['en', 'ko'] as const) {
  test(`text twice as large fits a phone (${language})`, async ({ page, troubles }) => {
    void troubles;
    const solvePage = await openTwiceAsLarge(page, language);
    for (const [name, view] of Object.entries(views)) {
      await solvePage.text.fill(view.text);
      if (view.solved) await solvePage.solveButton.click();
      await expect(page.locator(view.shows).first()).toBeVisible();
      expect([name, await overhang(page)]).toEqual([name, 0]);
      const keypad = page.locator('.keypad:visible');
      if ((await keypad.count()) > 0) {
        // No room is left beside the digits for the words of the kinds.
        // Both at once: the page may still scroll to what was solved.
        const [digits, kinds] = await keypad
          .locator('.digits, .kinds')
          .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
        expect(kinds!.top).toBeGreaterThan(digits!.bottom);
      }
      // Keys lie beside one another, not over one another.
      const keys = await page
        .locator('.keypad .key:visible')
        .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().toJSON() as DOMRect));
      for (const [i, key] of keys.entries()) {
        const next = keys[i + 1];
        if (next && next.top === key.top) expect(next.left).toBeGreaterThanOrEqual(key.right);
      }
    }
  });
}

/** Views of the other tabs: where they are, what prepares them, and what shows that they are there. */
const others: Record<string, { shows: string; prepare?: (page: Page) => Promise<void> }> = {
  '#/judge': { shows: '.card.idle' },
  '#/judge?': {
    shows: '.card.wrong-answer [role=grid]',
    async prepare(page) {
      await page.locator('#judge-input').fill(sudominoku);
      await page.locator('#judge-output').fill(judgeFile('boj4574-1.out').replace('361', '351'));
      await page.locator('form button[type=submit]:visible').click();
      await expect(page.locator('form ~ ul li').first()).toBeVisible();
    },
  },
  '#/make?count=3&seed=5': { shows: '[role=option]:nth-child(3)' },
  '#/make?kind=sudominoku&dominoes=20&seed=7': { shows: '.tile.given' },
  '#/learn': { shows: 'ol .card' },
  '#/learn/path': { shows: '.histogram' },
  '#/learn/watch': { shows: '.stage [role=grid]' },
  '#/learn/race': {
    shows: '.lanes .won',
    prepare: (page) => page.locator('.actions button:visible').click(),
  },
  '#/learn/benchmark': { shows: 'tbody tr' },
  '#/learn/lesson/1': { shows: '.quiz [role=grid]' },
  '#/learn/lesson/2': { shows: '.quiz [role=grid]' },
  '#/learn/lesson/3': { shows: '.quiz [role=grid]' },
  '#/learn/lesson/4': { shows: '.quiz [role=grid]' },
  '#/learn/lesson/5': { shows: '.walk [role=grid]' },
  '#/learn/lesson/6': { shows: '.quiz [role=grid]' },
  '#/about': { shows: 'article' },
};

for (const language of ['en', 'ko'] as const) {
  test(`text twice as large fits a phone in every tab (${language})`, async ({
    page,
    troubles,
  }) => {
    void troubles;
    test.slow();
    const solvePage = await openTwiceAsLarge(page, language);
    await solvePage.text.fill(sudoku);
    await expect(page.locator('.cell.given').first()).toBeVisible();
    for (const [address, { shows, prepare }] of Object.entries(others)) {
      await page.evaluate((hash) => (location.hash = hash), address);
      if (prepare) await prepare(page);
      await expect(page.locator(shows).filter({ visible: true }).first()).toBeVisible();
      expect([address, await overhang(page)]).toEqual([address, 0]);
    }
  });

  test(`text twice as large fits hint, batch and dialogs (${language})`, async ({
    page,
    troubles,
  }) => {
    void troubles;
    const solvePage = await openTwiceAsLarge(page, language);
    await solvePage.text.fill(sudoku);
    await page.locator('button.hint').click();
    const more = page.locator('section.card .actions .plain');
    for (let depth = 0; depth < 2; ++depth) await more.click();
    await expect(page.locator('section.card .actions .primary')).toBeVisible();
    expect(['hint', await overhang(page)]).toEqual(['hint', 0]);
    for (const name of [/^(Settings|설정)/, /^(Keyboard|키보드)/, /^(Share|공유)/]) {
      await page.locator('header summary').click();
      await page.locator('header').getByRole('button', { name }).click();
      const content = page.locator('dialog[open] .content');
      await expect(content).toBeVisible();
      const wide = await content.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect([name, wide]).toEqual([name, 0]);
      await page.keyboard.press('Escape');
    }
    const buffer = Buffer.from(`${'.'.repeat(81)}\n${sudoku.replaceAll(/\s/g, '')}\n`.repeat(5000));
    const batch = { name: 'puzzles.txt', mimeType: 'text/plain', buffer };
    await page.locator('input[type=file]').first().setInputFiles(batch);
    await expect(page.locator('.ended')).toBeVisible();
    expect(['batch', await overhang(page)]).toEqual(['batch', 0]);
  });
}

test('text twice as large fits the results of a lesson and of a race', async ({
  page,
  troubles,
}) => {
  void troubles;
  const solvePage = await openTwiceAsLarge(page, 'en');
  await solvePage.text.fill(sudominoku);
  await page.evaluate(() => (location.hash = '#/learn/lesson/2'));
  await page.getByRole('button', { name: 'Let them run' }).click();
  const box = page.locator('.compare');
  const name = box.getByRole('rowheader').first();
  await expect(box.getByRole('row').last()).toContainText('ms');
  // A line of its own, rather than one for two letters.
  expect((await name.boundingBox())!.width).toBeGreaterThan((await box.boundingBox())!.width / 2);
  const sticksOut = (it: Element) => it.scrollWidth - it.clientWidth;
  expect(await box.evaluate(sticksOut)).toBe(0);
  await page.evaluate(() => (location.hash = '#/learn/race'));
  await page.setViewportSize({ width: 320, height: 740 });
  // Both that are left have a word longer than the line.
  await page.getByRole('checkbox', { name: 'Dominoes right and down' }).uncheck();
  await page.getByRole('button', { name: 'Start' }).click();
  const result = page.locator('.result');
  await expect(result).toBeVisible();
  expect(await result.evaluate(sticksOut)).toBe(0);
});

test('the verdict has room beside the buttons at 320 px', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 320, height: 640 });
  await solvePage.solve('.'.repeat(81));
  const verdict = page.getByText('More than one solution').filter({ visible: true });
  await expect(page.getByRole('button', { name: 'Next solution', exact: true })).toBeVisible();
  expect((await verdict.boundingBox())!.height).toBeLessThan(50);
});

test('what is selected and how far a bar goes shows in forced colours', async ({
  page,
  troubles,
}) => {
  void troubles;
  const coloursOf = async (selector: string, property: string) => {
    const colours = await page
      .locator(selector)
      .evaluateAll(
        (all, name) => all.map((each) => getComputedStyle(each).getPropertyValue(name)),
        property,
      );
    return new Set(colours).size;
  };
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('./');
  await page.getByLabel('Puzzle text').fill('1'.padEnd(81, '.'));
  await expect(page.getByText('1 given', { exact: true })).toBeVisible();
  // A frame, and nothing over the letters.
  await page.locator('[data-cell="3"]').click();
  const spot = page.locator('.spot');
  await expect(spot).toHaveCSS('outline-style', 'solid');
  await expect(spot).toHaveCSS('background-color', /, 0\)$/);
  await page.locator('[data-cell="5"]').click({ modifiers: ['Control'] });
  const frames = page.locator('[role=gridcell]');
  const framed = await frames.evaluateAll((cells) =>
    cells.flatMap((cell, index) =>
      getComputedStyle(cell, '::before').borderTopStyle === 'solid' ? [index] : [],
    ),
  );
  expect(framed).toEqual([3, 5]);
  await page.keyboard.press('v');
  await page.keyboard.press('4');
  const coloured = await frames.evaluateAll((cells) =>
    cells.flatMap((cell, index) =>
      getComputedStyle(cell, '::before').forcedColorAdjust === 'none' ? [index] : [],
    ),
  );
  expect(coloured).toEqual([3, 5]);

  await page.goto('./#/make?count=2&seed=5');
  await expect(page.locator('[role=option]')).toHaveCount(2);
  expect(await coloursOf('[role=option]', 'border-top-color')).toBe(2);

  await page.goto('./#/learn/watch');
  await page.getByRole('slider').fill('5');
  await expect(page.locator('.line.lit')).toHaveCount(1);
  expect(await coloursOf('pre .line', 'border-left-color')).toBe(2);

  await page.goto('./#/learn/race');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.won')).toBeVisible();
  expect(await coloursOf('.lanes .bar div', 'background-color')).toBe(2);

  /** Whether a part can be told from what lies behind it. */
  const shows = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const colour = (of: Element, part?: string) => getComputedStyle(of, part).backgroundColor;
        const behind = name ? colour(element) : colour(document.documentElement);
        return colour(element, name) !== behind;
      }, pseudo);
  await page.goto('./#/learn/benchmark');
  await expect(page.locator('.bars .there').first()).toBeVisible();
  expect(await shows('.bars .there')).toBe(true);
  await page.goto('./#/judge');
  const strict = page.getByRole('switch', { name: 'Strict white space' });
  for (const on of [false, true]) {
    await strict.setChecked(on);
    expect([on, await shows('.strict input', '::before')]).toEqual([on, true]);
  }
  await page.goto('./#/solve');
  await page.locator('#puzzle-text').fill(sudoku);
  await expect(page.locator('.cell.given').first()).toBeVisible();
  await page.goto('./#/learn/path');
  await expect(page.locator('.histogram .bar span').first()).toBeVisible();
  expect(await shows('.histogram .bar span')).toBe(true);
});

test('a phone on its side shows a board with all that it is played with', async ({ solvePage }) => {
  const { page, board } = solvePage;
  await solvePage.text.fill(sudoku);
  await expect(page.locator('.cell.given').first()).toBeVisible();
  for (const [width, height] of [
    [600, 340],
    [640, 360],
    [740, 360],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await overhang(page)).toBe(0);
    await page.locator('.panel').evaluate((it) => it.scrollIntoView());
    const played = [board, page.locator('.panel .tools'), page.locator('.keypad')];
    for (const part of played) await expect(part).toBeInViewport({ ratio: 1 });
    if (width < 640) continue;
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    for (const part of played) await expect(part).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('.card')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close the hint' }).click();
  }
});

test('a phone on its side shows each step beside its board', async ({ page, troubles }) => {
  void troubles;
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('./');
  await page.locator('#puzzle-text').fill(sudoku);
  await expect(page.locator('.cell.given').first()).toBeVisible();
  for (const [address, place, parts] of [
    ['#/learn/path', '.columns', ['.step h3', '.scrub']],
    ['#/learn/watch', '.stage', ['.sentence', '.transport']],
  ] as const) {
    await page.goto(`./${address}`);
    await page.locator(`main ${place}:visible`).evaluate((it) => it.scrollIntoView());
    const board = page.getByRole('grid').filter({ visible: true });
    await expect(board).toBeInViewport({ ratio: 1 });
    for (const part of parts) await expect(page.locator(part)).toBeInViewport({ ratio: 0.98 });
  }
  await page.goto('./#/learn/lesson/1');
  for (const [exercise, part] of [
    ['.walk', '.controls'],
    ['.quiz', '.digits'],
  ] as const) {
    const live = page.locator(exercise);
    await live.evaluate((it) => it.scrollIntoView());
    await expect(live.getByRole('grid')).toBeInViewport({ ratio: 1 });
    await expect(live.locator(part)).toBeInViewport({ ratio: 1 });
  }
  // What leads along the steps stays while they are read.
  await page.goto('./#/learn/path');
  await page.locator('.list').evaluate((it) => it.scrollIntoView());
  await expect(page.locator('.scrub')).toBeInViewport({ ratio: 1 });
});

test('what an action has changed comes into view on a phone', async ({ solvePage }) => {
  const { page, board } = solvePage;
  const verdict = page.locator('.panel .verdict');
  const keypad = page.locator('.keypad');
  const toTop = () => page.evaluate(() => scrollTo(0, 0));
  for (const [width, height] of [
    [320, 568],
    [390, 500],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await solvePage.solve(sudoku);
    await expect(board).toBeInViewport({ ratio: 0.99 });
    await expect(verdict).toBeInViewport({ ratio: 0.99 });
    await expect(solvePage.solveButton).toBeFocused();
    await toTop();
    // Two puzzles, whose strip comes after them.
    await solvePage.examples.click();
    await page.locator('details[open] li button').nth(1).click();
    await expect(page.locator('[role=option]')).toHaveCount(2);
    await expect(board).toBeInViewport({ ratio: 0.99 });
    await solvePage.text.fill('');
    await toTop();
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./#/make?seed=2');
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(page.locator('.look').getByRole('grid')).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(keypad).toBeInViewport({ ratio: 0.99 });
  await expect(board).toBeInViewport({ ratio: 0.99 });
});

test('that all cells are right is seen above a board that fills a phone', async ({ solvePage }) => {
  const { page, board } = solvePage;
  await page.setViewportSize({ width: 360, height: 640 });
  const solved = judgeFile('boj2580-1.out').replaceAll(/\s/g, '');
  await solvePage.text.fill(`${solved.slice(0, 80)}.`);
  await expect(solvePage.cell(79)).toHaveAccessibleName(/given/);
  await board.evaluate((it) => it.scrollIntoView());
  await solvePage.cell(80).click();
  await page.getByRole('button', { name: `Digit ${solved[80]},` }).click();
  await expect(page.getByText('Solved. Every cell is right!')).toBeInViewport({ ratio: 0.99 });
  await expect(board).toBeInViewport({ ratio: 0.99 });
});

test('a phone on its side shows the boards of every tab as a whole', async ({ page, troubles }) => {
  void troubles;
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('./');
  await page.locator('#puzzle-text').fill(sudoku);
  await expect(page.locator('.cell.given').first()).toBeVisible();
  for (const address of [
    '#/make?kind=sudominoku&dominoes=20&seed=7',
    '#/learn/path',
    '#/learn/watch',
    '#/learn/lesson/1',
    '#/judge',
  ]) {
    await page.goto(`./${address}`);
    if (address === '#/judge') await page.getByRole('button', { name: 'See an example' }).click();
    const board = page.getByRole('grid').filter({ visible: true }).first();
    await expect(board).toBeVisible();
    expect([address, (await board.boundingBox())!.height < 340]).toEqual([address, true]);
  }
});

test('the way back leads to where the page was left', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 740 });
  await solvePage.solve(sudoku);
  const explain = page.getByRole('button', { name: 'Explain the whole solution' });
  await explain.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await explain.click();
  await expect(page.locator('.step [role=status]')).toContainText('Step 1 of');
  await page.goBack();
  await expect(explain).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(50);
});

test('views begin at their top, and Solve where it was left, back and forth', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 740 });
  const top = () => page.evaluate(() => scrollY);
  const about = page.locator('footer a');
  for (const left of [400, 700]) {
    await page.evaluate((y) => scrollTo(0, y), left);
    await about.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(/^About/);
    await expect(page.locator('.awaited')).toHaveCount(0);
    await expect.poll(top).toBe(0);
    await page.evaluate(() => scrollTo(0, 200));
    await page.goBack();
    await expect.poll(top).toBe(left);
    // The page scrolls there once more than the browser, and would undo the next step.
    await expect(page).not.toHaveTitle(/^About/);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.goForward();
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect.poll(top).toBe(700);
});

test('a lesson begins with its title, whether it is fetched or there already', async ({
  page,
  troubles,
}) => {
  void troubles;
  await page.goto('./#/learn');
  for (const number of [1, 2]) {
    await page.locator(`.card[href="#/learn/lesson/${number}"]`).press('Enter');
    await expect(page.locator('h2').filter({ visible: true })).toBeFocused();
    await page.goBack();
    await expect(page.locator('h2').filter({ visible: true })).toHaveText(
      'Learn how a search works',
    );
  }
});

test('a view that is fetched is where it was left, after the way back and a reload', async ({
  page,
  troubles,
}) => {
  void troubles;
  await page.setViewportSize({ width: 360, height: 640 });
  const top = () => page.evaluate(() => scrollY);
  for (const [address, left, next] of [
    ['#/judge', 300, 'nav [href="#/make"]'],
    ['#/learn/lesson/4', 900, 'nav [href="#/learn/race"]'],
    ['#/learn/lesson/4', 900, 'main [href="#/learn/lesson/5"]'],
  ] as const) {
    await page.goto(`./?new${address}`);
    await expect(page.locator('main h2, main label').filter({ visible: true })).not.toHaveCount(0);
    await expect(page.locator('.awaited')).toHaveCount(0);
    await page.evaluate((y) => scrollTo(0, y), left);
    await expect.poll(top).toBe(left);
    await page.locator(next).evaluate((link: HTMLElement) => link.click());
    await expect.poll(top).toBe(0);
    // The race is too short to be scrolled as far.
    await expect(page.locator('.awaited')).toHaveCount(0);
    await page.goBack();
    await expect.poll(async () => [next, await top()]).toEqual([next, left]);
    await page.reload();
    await expect(page.locator('.awaited')).toHaveCount(0);
    await expect.poll(async () => [next, await top()]).toEqual([next, left]);
  }
});

test('what a link or a button leads to begins at its top and has the keys', async ({
  page,
  troubles,
}) => {
  void troubles;
  await page.setViewportSize({ width: 360, height: 640 });
  const main = page.locator('main');
  await page.goto('./#/learn');
  // The second time it is there at once, as high as the page before.
  for (const time of [1, 2]) {
    await page.locator('.card[href="#/learn/race"]').press('Enter');
    await expect(page.locator('#race-puzzle')).toBeVisible();
    await expect(main).toBeFocused();
    expect([time, await page.evaluate(() => scrollY)]).toEqual([time, 0]);
    await page.goBack();
    await expect(page.locator('.card').first()).toBeVisible();
  }
  await page.goto('./#/make?seed=2');
  await page.getByRole('button', { name: 'Play it' }).press('Enter');
  await expect(main).toBeFocused();
  // From there digits go to the board.
  await page.keyboard.press('5');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Explain the whole solution' }).press('Enter');
  await expect(page.locator('#path-title')).toBeVisible();
  await expect(main).toBeFocused();
  // The link below the view is hidden while another is fetched, and lies below that one, too.
  await page.getByRole('link', { name: 'About' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  await expect(main).toBeFocused();
});

test('Tab goes down a phone, whatever there is to say about the text', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 780 });
  const beside = `..\n${sudoku.replaceAll(/\s/g, '')}\nnothing`;
  for (const [text, shown] of [
    [beside, '.notes li button'],
    ['rubbish', '.input li button'],
  ] as const) {
    await solvePage.text.fill(text);
    await expect(page.locator(shown).first()).toBeVisible();
    const tops = await page
      .locator('.columns')
      .locator('li button, [data-cell="80"], .keypad, .answers, #output')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  }
});

test('menus lie within the window', async ({ solvePage }) => {
  const { page } = solvePage;
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const button of await page.locator('summary').all()) {
      await button.click();
      const { x, width: menuWidth } = (await page.locator('details[open] ul').boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + menuWidth).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  }
});

test('what can be touched is 44 pixels high and wide', async ({ solvePage }) => {
  await solvePage.page.setViewportSize({ width: 360, height: 780 });
  await solvePage.solve(`rubbish\n${'.'.repeat(81)}`);
  await expect(solvePage.page.locator('.differs').first()).toBeVisible();
  await solvePage.examples.click();
  const targets = solvePage.page.locator('button:visible, a:visible, summary');
  for (const target of await targets.all()) {
    const { width, height } = (await target.boundingBox())!;
    expect([await target.innerText(), Math.min(width, height) >= 44]).toEqual([
      await target.innerText(),
      true,
    ]);
  }
});

test('a puzzle is solved, read and copied by keyboard alone', async ({ solvePage, context }) => {
  const { page } = solvePage;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const focusName = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 100; ++i) {
      await page.keyboard.press('Tab');
      if (name.test(await focusName())) return;
    }
    throw new Error(`no Tab stop named ${name}`);
  };

  await tabTo(/^Examples/);
  await page.keyboard.press('Enter');
  await tabTo(/both published samples/);
  await page.keyboard.press('Enter');
  await expect(solvePage.text).toHaveValue(sudominoku);
  await page.keyboard.press('Control+Enter');
  await expect(solvePage.output).toHaveValue(judgeFile('boj4574-1.out'));

  await tabTo(/^A1/);
  expect(await focusName()).toBe('A1, found 8, domino with B1');
  await page.keyboard.press('ArrowRight');
  expect(await focusName()).toBe('A2, given 7, isolated');
  await page.keyboard.press('ArrowDown');
  expect(await focusName()).toBe('B2, given 6, given domino with B3');
  await page.keyboard.press('End');
  expect(await focusName()).toMatch(/^B9/);
  await page.keyboard.press('Control+End');
  expect(await focusName()).toMatch(/^I9/);
  await page.keyboard.press('ArrowDown');
  expect(await focusName()).toMatch(/^I9/);
  await page.keyboard.press('Control+Home');
  expect(await focusName()).toMatch(/^A1/);
  // One Tab stop: the next is none of the board's cells.
  await page.keyboard.press('Tab');
  expect(await focusName()).toBe('Play');
  // The strip of puzzles has one, too, and leads to the other board.
  await tabTo(/^Puzzle 1/);
  await page.keyboard.press('ArrowRight');
  expect(await focusName()).toMatch(/^Puzzle 2, Su-domino-ku, One grid, several tilings/);
  await tabTo(/^A1, given 8/);

  await tabTo(/^Copy/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    judgeFile('boj4574-1.out'),
  );
});

test('the layout does not shift while a puzzle is solved', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.text.fill(sudoku);
  await expect(page.getByRole('grid')).toBeVisible();
  const before = await page.getByRole('grid').boundingBox();
  const output = await solvePage.output.boundingBox();
  await solvePage.solveButton.click();
  await expect(solvePage.output).not.toHaveValue('');
  expect(await page.getByRole('grid').boundingBox()).toEqual(before);
  expect(await solvePage.output.boundingBox()).toEqual(output);
});

/** The Learn tab: the player, the race, the lessons and the benchmark. */
import type { Locator, Page } from '@playwright/test';
import {
  announcePaste,
  expect,
  expectAccessible,
  heldBack,
  judgeFile,
  overhang,
  schemeOf,
  spaceText,
  test,
} from './page';

async function openLearn(page: Page, path: string, language: 'en' | 'ko' = 'en') {
  await page.goto(`./?lang=${language}#/learn${path}`);
}

/** The player, once it shows a search. */
async function openPlayer(page: Page, language: 'en' | 'ko' = 'en') {
  await openLearn(page, '/watch', language);
  await expect(page.locator('.stage [role=grid]')).toBeVisible();
}

const sentence = (page: Page) => page.locator('.stage .sentence');

test('a search is played, stepped, scrubbed and read by keyboard', async ({ page, troubles }) => {
  void troubles;
  await openPlayer(page);
  await expect(sentence(page)).toHaveText('Before the first step.');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(sentence(page)).toHaveText('On to the next blank cell: row 1 column 1.');
  await expect(page.locator('.line.lit')).toHaveCount(1);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(sentence(page)).toContainText('1 does not fit into row 1 column 1');
  await expect(page.locator('.stage .cell.clash')).toHaveCount(2);

  // The keys, with the focus nowhere in particular.
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('ArrowLeft');
  await expect(sentence(page)).toHaveText('On to the next blank cell: row 1 column 1.');
  await page.keyboard.press('KeyB');
  await expect(sentence(page)).toHaveText('Nothing is left to try at row 4 column 7: go back.');
  await page.keyboard.press('KeyS');
  await expect(sentence(page)).toHaveText('The board is full: a solution.');
  await expect(page.locator('.stage .cell.none')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(sentence(page)).toHaveText('Before the first step.');
  await expect(page.locator('.stage .cell.none')).toHaveCount(8);
  await page.keyboard.press('End');
  await expect(page.locator('.stage .cell.none')).toHaveCount(0);

  // At the end its button keeps the focus, and the way back is open.
  const last = page.getByRole('button', { name: 'To the end' });
  await page.keyboard.press('Home');
  await expect(last).toBeEnabled();
  await last.press('Enter');
  await expect(last).toBeDisabled();
  await expect(last).toBeFocused();

  // So does that of the deepest call, from which there is none deeper.
  const deeper = page.getByRole('button', { name: 'Next deeper call' });
  await page.keyboard.press('Home');
  for (let depth = 0; depth < 9; ++depth) {
    await expect(deeper).toBeEnabled();
    await deeper.press('Enter');
  }
  await expect(deeper).toBeDisabled();
  await expect(deeper).toBeFocused();
  await expect(sentence(page)).toHaveText('No blank cell is left.');
  await expect(last).toBeEnabled();

  // Played at once, from the beginning.
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: 'At once' });
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(sentence(page)).toHaveText('The board is full: a solution.');

  // The bar goes anywhere, and a digit's refusal shows what refused it.
  const bar = page.getByRole('slider');
  await bar.fill('2');
  await expect(sentence(page)).toContainText('does not fit into row 1 column 1');
  const refused = page.getByRole('button', { name: /^1, row: refused by/ });
  await refused.click();
  await expect(refused).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: /^A tree of/ })).toBeVisible();

  // The place is kept while another page is looked at.
  await page.getByRole('link', { name: 'Race' }).click();
  await expect(sentence(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Watch' }).click();
  await expect(sentence(page)).toContainText('does not fit into row 1 column 1');
  await expect(bar).toHaveValue('2');
});

test('a search goes on where it was when the page is loaded again', async ({ page, troubles }) => {
  void troubles;
  await openPlayer(page);
  const puzzle = page.locator('#watch-puzzle');
  await puzzle.selectOption('inkala');
  const position = page.locator('.position p');
  await expect(position).toHaveText(/^Step 0 of \d{3},/);
  const deeper = page.getByRole('button', { name: 'Next deeper call' });
  for (let i = 0; i < 3; ++i) await deeper.click();
  const place = (await position.textContent())!;
  expect(place).not.toContain('Step 0');
  await page.reload();
  await expect(position).toHaveText(place);
  // Another search begins at its beginning.
  await puzzle.selectOption('sample');
  await expect(position).toHaveText(/^Step 0 of/);
});

test('what has the focus keeps its own keys, and leaves the player the others', async ({
  page,
  troubles,
}) => {
  void troubles;
  await openPlayer(page);
  const bar = page.getByRole('slider');
  await bar.focus();
  await page.keyboard.press('KeyB');
  await expect(sentence(page)).toHaveText('Nothing is left to try at row 4 column 7: go back.');
  await page.keyboard.press('Home');
  await expect(bar).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveValue('1');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const goesOn = page.getByRole('checkbox');
  await goesOn.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveValue('1');
  await page.keyboard.press('Space');
  await expect(goesOn).toBeChecked();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // A letter in a list of choices is the list's.
  const speed = page.getByRole('combobox', { name: 'Speed' });
  await speed.press('KeyB');
  await expect(bar).toHaveValue('0');
});

test('the source and the tree scroll sideways by keyboard', async ({ page, troubles }) => {
  void troubles;
  // A search long enough for a tree as wide as this, short enough for one at all.
  const first = judgeFile('../sudominoku/judge_like.txt').split('\n').slice(0, 16).join('\n');
  await page.goto('./');
  await page.getByLabel('Puzzle text').fill(first);
  await openLearn(page, '/watch');
  await expect(page.getByRole('heading', { name: 'Search tree' })).toBeVisible();
  const bar = page.getByRole('slider');
  await bar.fill('5');
  const regions = [
    page.getByRole('region', { name: 'Source' }),
    page.getByRole('region', { name: 'Search tree' }),
  ];
  for (const region of regions) {
    await region.focus();
    await region.evaluate((it) => (it.scrollLeft = 0));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
    // A key that comes while it still scrolls may get lost.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      expect(await region.evaluate((it) => it.scrollLeft)).toBe(0);
    }).toPass();
    await expect(bar).toHaveValue('5');
    // What does not scroll leaves its keys to the player.
    await page.keyboard.press('KeyB');
    await expect(bar).not.toHaveValue('5');
    await bar.fill('5');
  }
});

test('what is below the source stays where it is while that is fetched', async ({
  page,
  troubles,
}) => {
  void troubles;
  const letGo = await heldBack(page, /sudoku_masks-[^/]*\.js$/);
  await openPlayer(page);
  const source = page.getByRole('region', { name: 'Source' });
  const stack = page.getByRole('heading', { name: /^Call stack/ });
  const top = () => stack.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  await expect(source).toContainText('struct BlankList');
  const before = await top();
  await page.getByLabel('Algorithm').selectOption('sudoku-masks');
  await expect(source).toHaveCount(0);
  await expect(stack).toBeVisible();
  expect(await top()).toBe(before);
  letGo();
  await expect(source).toContainText('struct BitMasks');
  expect(await top()).toBe(before);
});

test('a set of candidates shows which house keeps a digit out', async ({ page, troubles }) => {
  void troubles;
  await openPlayer(page);
  await page.locator('#watch-algorithm').selectOption('sudoku-masks');
  await page.getByRole('slider').fill('2');
  await expect(sentence(page)).toContainText('Candidates of row 1 column 1');
  const refused = page.getByRole('button', { name: /^1, row: refused by row 1 column/ });
  await expect(refused).toHaveText('1 row');
  await refused.click();
  await expect(page.locator('.stage .cell.clash')).toHaveCount(2);
});

test('all controls of a search come into view with the focus', async ({ page, troubles }) => {
  void troubles;
  for (const [width, height] of [
    [1280, 600],
    [960, 470],
    [1024, 680],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPlayer(page);
    // Below the stage, and back.
    await page.locator('footer a').focus();
    for (const control of await page.locator('.stage').locator('button, input, select').all()) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 0.98 });
    }
  }
});

test('the call stack is one Tab stop, and moves nothing', async ({ page, troubles }) => {
  void troubles;
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlayer(page);
  const source = page.getByRole('region', { name: 'Source', exact: true });
  const top = () => source.evaluate((it) => it.getBoundingClientRect().top + scrollY);
  const before = await top();
  const calls = page.locator('.stack button');
  const deeper = page.getByRole('button', { name: 'Next deeper call' });
  while (await deeper.isEnabled()) await deeper.click();
  expect(await calls.count()).toBeGreaterThan(5);
  expect(await top()).toBe(before);

  await expect(page.locator('.stack button[tabindex="0"]')).toHaveCount(1);
  await calls.last().focus();
  await page.keyboard.press('Home');
  await expect(calls.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(calls.nth(1)).toBeFocused();
  // On the way to the solution, where the search is over: no call but the innermost comes to its end.
  await expect(calls.nth(1)).toBeDisabled();
  await expect(calls.last()).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveText('No blank cell is left.');
  // At the dead end calls do: the button goes, and the board on which that is seen comes.
  await page.getByRole('slider').fill('0');
  await page.getByRole('button', { name: 'Next dead end' }).click();
  await page.getByRole('button', { name: 'Previous step' }).click();
  const open = await calls.count();
  await expect(calls.last()).toBeEnabled();
  await calls.last().press('Enter');
  await expect(calls).toHaveCount(open - 1);
  await expect(page.locator('.stage [role=grid]')).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.calls :focus, .calls:focus')).toHaveCount(1);
});

test('a search too long to keep says what is left out, and is still exact', async ({
  page,
  troubles,
}) => {
  void troubles;
  test.slow();
  await openPlayer(page);
  await page.locator('#watch-puzzle').selectOption('deep');
  await page.locator('#watch-algorithm').selectOption('sudoku-masks');
  await expect(page.locator('.note').first()).toContainText('are left out', { timeout: 90_000 });
  await expect(page.getByText('A tree is drawn of searches with up to 300 calls.')).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(sentence(page)).toHaveText('The board is full: a solution.');
  await expect(page.locator('.stage .cell.none')).toHaveCount(0);
});

test('a search that goes on says where it was stopped', async ({ page, troubles }) => {
  void troubles;
  test.slow();
  await openPlayer(page);
  const stopped = page.getByText('The search was stopped after 1,000 solutions.');
  // One solution: everything was tried.
  const steps = page.locator('.position p');
  const before = await steps.innerText();
  await page.getByRole('checkbox').check();
  await expect(steps).not.toHaveText(before);
  await expect(stopped).toHaveCount(0);
  await page.goto('./');
  await page.getByLabel('Puzzle text').fill('.'.repeat(81));
  await openLearn(page, '/watch');
  await expect(page.locator('#watch-puzzle')).toHaveValue('document');
  // What was chosen outlasts the reload.
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(stopped).toBeVisible({ timeout: 30_000 });
  await page.getByRole('checkbox').uncheck();
  await expect(page.locator('.stage [role=grid]')).toBeVisible();
  await expect(stopped).toHaveCount(0);
});

test('a search that finds nothing says so', async ({ page, troubles }) => {
  void troubles;
  await page.goto('./');
  // The first cell sees all nine digits.
  await page.getByLabel('Puzzle text').fill(`.123456789${'.'.repeat(71)}`);
  await openPlayer(page);
  const nothing = page.getByText('the puzzle has no solution.');
  await expect(nothing).toBeVisible();
  await page.locator('#watch-puzzle').selectOption('first');
  await expect(nothing).toHaveCount(0);
});

test('a search that was cancelled shows nothing, and can be tried again', async ({
  page,
  troubles,
}) => {
  void troubles;
  await openPlayer(page);
  const speed = page.getByRole('combobox', { name: 'Speed' });
  await speed.selectOption({ label: 'At once' });
  await page.locator('#watch-puzzle').selectOption('killer');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  // How far it is would be read out ten times a second.
  await expect(page.getByText(/^[\d,]+ calls$/)).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: 'Recording the search' });
  await expect(said).toHaveText('Recording the search…');
  await cancel.click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect(page.locator('.stage')).toHaveCount(0);
  // Nor by itself when one comes back.
  await page.evaluate(() => (location.hash = '#/learn/race'));
  await expect(page.locator('#watch-puzzle')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(cancel).toBeFocused();
  await cancel.press('Enter');
  await page.locator('#watch-puzzle').selectOption('first');
  await expect(page.locator('.stage [role=grid]')).toBeVisible();
  await expect(page.getByText('Stopped.')).toHaveCount(0);
  await expect(speed.locator('option:checked')).toHaveText('At once');
});

test('lesson one can be followed on a phone', async ({ page, troubles }) => {
  void troubles;
  await page.setViewportSize({ width: 360, height: 740 });
  await openLearn(page, '');
  await page.getByRole('link', { name: /What backtracking is/ }).click();
  const walk = page.locator('.walk');
  await expect(walk.getByRole('grid')).toBeVisible();
  const next = walk.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(walk.locator('.sentence')).toContainText('Write 2');
  for (let i = 0; i < 4; ++i) await next.click();
  await expect(walk.locator('.sentence')).toContainText('go back');

  const quiz = page.locator('.quiz');
  await expect(quiz.locator('.prompt')).toContainText('row 2 column 1');
  await quiz.getByRole('button', { name: '9', exact: true }).click();
  await expect(quiz.getByRole('status')).not.toBeEmpty();
  await expect(quiz.getByRole('button', { name: 'Go on' })).toHaveCount(0);
  const answers = ['7', '8', '4', 'Go back', 'Go back', 'Go back', '8'];
  for (const [i, answer] of answers.entries()) {
    const button = quiz.getByRole('button', { name: answer, exact: true });
    await button.press('Enter');
    await expect(quiz.getByRole('status')).toContainText('Right');
    await expect(button).toBeFocused();
    if (i === 0) {
      // With the particle that 칠 takes.
      await page.locator('button.language').click();
      await expect(quiz.getByRole('status')).toHaveText('맞아요. 처음으로 들어맞는 숫자 7을 써요.');
      await page.locator('button.language').click();
    }
    if (i === answers.length - 1) break;
    await quiz.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect(quiz).toBeFocused();
  }
  await expect(quiz).toContainText('Well done');
  // What was answered is there when the lesson is come back to.
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.goBack();
  await expect(quiz).toContainText('Well done');
  await quiz.getByRole('button', { name: 'Once more' }).press('Enter');
  await expect(quiz).toBeFocused();
  await expect(quiz.locator('.prompt')).toContainText('row 2 column 1');

  // What somebody's own program printed.
  const output = page.getByRole('textbox');
  await output.fill('1 2 3');
  await page.getByRole('button', { name: 'Judge', exact: true }).click();
  await expect(page.locator('.paste .wrong')).toBeVisible();
  // A verdict that comes when the output is another is none.
  await page.evaluate(() => {
    const paste = document.querySelector('.paste')!;
    paste.querySelector<HTMLElement>('.button.primary')!.click();
    const box = paste.querySelector('textarea')!;
    box.value = '1 2 4';
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForTimeout(300);
  await expect(page.locator('.paste .wrong')).toHaveCount(0);
  // The Judge tab gets both texts, and says what is wrong.
  const input = await page.locator('.paste pre').innerText();
  await page.getByRole('button', { name: 'Judge', exact: true }).click();
  await page.getByRole('button', { name: 'Every detail of the verdict' }).click();
  await expect(page.locator('#judge-profile')).toHaveValue('2580');
  await expect(page.locator('#judge-input')).toHaveValue(input);
  await expect(page.locator('#judge-output')).toHaveValue('1 2 4');
  await expect(page.locator('main')).toContainText('Wrong answer');
  await expect(page.locator('#judge-output')).toBeFocused();
  // Once only: what is submitted there later stays.
  await page.locator('#judge-output').fill('9');
  await page.goBack();
  // What was pasted into the lesson is there still, with the verdict on it.
  await expect(output).toHaveValue('1 2 4');
  await expect(page.locator('.paste .wrong')).toBeVisible();
  await page.goForward();
  await expect(page.locator('#judge-output')).toHaveValue('9');
  await page.goBack();
  await page.reload();
  await expect(output).toHaveValue('1 2 4');
  // What the page would stall over in the lesson's box goes there at once.
  await announcePaste(output, '1 2 4\n'.repeat(20_001));
  await expect(page.locator('#judge-output')).toHaveValue(/^(1 2 4\n){2000}$/);
  await expect(page.locator('main')).toContainText('Wrong answer');
  await page.goBack();
  await expect(output).toHaveValue('1 2 4');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('link', { name: /What backtracking is/ })).toContainText('Done');
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  /** Scrolls by a finger that comes down on the middle of something. */
  async function drawUp(place: Locator) {
    const page = place.page();
    await place.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await place.boundingBox())!;
    const before = await page.evaluate(() => scrollY);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 - up }],
      });
    await touch('touchStart');
    for (let up = 10; up <= 120; up += 10) await touch('touchMove', up);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
  }

  test('a bar that is scrolled over stays where it was', async ({ page, troubles }) => {
    void troubles;
    await openPlayer(page);
    const bar = page.getByRole('slider');
    await page.getByRole('button', { name: 'Next step' }).tap();
    await expect(bar).toHaveValue('1');
    await drawUp(bar);
    await expect(bar).toHaveValue('1');
    await bar.tap();
    await expect(bar).not.toHaveValue('1');
    // What plays goes on.
    await page.getByRole('button', { name: 'To the beginning' }).tap();
    await page.getByLabel('Speed').selectOption('0');
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await drawUp(bar);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(Number(await bar.inputValue())).toBeLessThan(30);

    await openLearn(page, '/path');
    await page.getByRole('button', { name: 'Sample of problem 2580' }).tap();
    await expect(bar).toHaveValue('0');
    await drawUp(bar);
    await expect(bar).toHaveValue('0');
  });

  test('the board of an exercise does not hold up the lesson', async ({ page, troubles }) => {
    void troubles;
    await openLearn(page, '/lesson/4');
    const quiz = page.locator('.quiz');
    const chosen = quiz.locator('[data-cell="0"]');
    await chosen.tap();
    await quiz.getByRole('button', { name: '4', exact: true }).tap();
    const said = quiz.getByRole('status');
    await expect(said).toHaveText(/^4 does not fit/);

    const board = quiz.getByRole('grid');
    await drawUp(board);
    // Nothing was chosen by that, and what was said stands.
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(said).toHaveText(/^4 does not fit/);
  });
});

test('the other exercises know what is right', async ({ page, troubles }) => {
  void troubles;
  test.slow();
  const quiz = page.locator('.quiz');
  const cell = (index: number) => quiz.locator(`[data-cell="${index}"]`);

  await openLearn(page, '/lesson/2');
  const compare = page.locator('.compare');
  // It may be over before anyone could ask.
  await compare.evaluate((element) => {
    new MutationObserver(() => {
      if (element.ariaBusy === 'true') element.setAttribute('data-was-busy', '');
    }).observe(element, { attributeFilter: ['aria-busy'] });
  });
  // Stopped at once, it has nothing to show.
  await compare.getByRole('button').evaluate((button: HTMLElement) => {
    button.focus();
    button.click();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(compare).toHaveAttribute('data-was-busy');
  await expect(compare.getByRole('button', { name: 'Let them run' })).toBeFocused();
  await expect(compare.getByRole('cell', { name: /\d/ })).toHaveCount(0);
  await compare.getByRole('button').press('Enter');
  await expect(compare.getByRole('row').last()).toContainText(/\d/);
  await expect(compare.getByRole('button', { name: 'Let them run' })).toBeFocused();
  await expect(quiz.locator('.prompt')).toContainText('1 go in row 1 column 2');
  await quiz.getByRole('button', { name: 'This cell' }).click();
  await expect(quiz.locator('.wrong')).toBeVisible();
  await cell(0).click();
  await quiz.getByRole('button', { name: 'This cell' }).click();
  await expect(quiz.getByRole('status')).toHaveText('Right: row 1 column 1 forbids it.');

  await page.goto('./#/learn/lesson/3');
  await expect(quiz.getByRole('grid')).toBeVisible();
  await cell(0).click();
  await quiz.getByRole('button', { name: 'This cell' }).click();
  await expect(quiz.getByRole('status')).toHaveText('That cell is filled already.');

  await page.goto('./#/learn/lesson/4');
  await expect(page.locator('h2', { hasText: 'Propagation' })).toBeFocused();
  await cell(0).click();
  await quiz.getByRole('button', { name: '4', exact: true }).click();
  await expect(quiz.getByRole('status')).toHaveText(/^4 does not fit/);
  const language = page.locator('button.language');
  await language.click();
  await expect(quiz.getByRole('status')).toHaveText(/^4는 안 돼요/);
  await language.click();

  await page.goto('./#/learn/lesson/5');
  const table = page.locator('.cover').last();
  for (const row of [1, 4, 5]) await table.getByRole('button', { name: `Row ${row}:` }).click();
  await expect(table.getByRole('status')).toHaveText('Every column has exactly one dot.');

  await page.goto('./#/learn/lesson/6');
  await expect(quiz.locator('.prompt')).toContainText('Lay its partner');
  await cell(0).click();
  await quiz.getByRole('button', { name: '1', exact: true }).click();
  await expect(quiz.locator('.wrong')).toBeVisible();
});

test('Su-domino-ku is not broken at its hyphens', async ({ page, troubles }) => {
  void troubles;
  await openLearn(page, '');
  const intro = page.locator('.intro');
  await expect(intro).toContainText('the search for Su-domino-ku.');
  // Whatever the font is, at some of these widths the line ends within the word.
  const broken: number[] = [];
  for (let width = 320; width < 720; width += 10) {
    await page.setViewportSize({ width, height: 640 });
    const lines = await intro.evaluate((paragraph) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const at = walker.currentNode.textContent!.indexOf('Su-domino-ku');
        if (at < 0) continue;
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + 'Su-domino-ku'.length);
      }
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    if (lines !== 1) broken.push(width);
  }
  expect(broken).toEqual([]);
});

/** The last cell can hold no digit, which a search from the first finds out for ages to come. */
const hopeless =
  '........5........6........7........8'.padEnd(60, '.') + '9'.padEnd(12, '.') + '1234.....';

test('a race is run, explained and stopped', async ({ page, troubles }) => {
  void troubles;
  test.slow();
  await page.goto('./');
  await page.getByLabel('Puzzle text').fill(hopeless);
  await openLearn(page, '/race');
  await page.locator('#race-puzzle').selectOption('inkala');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.result')).toContainText('Winner:', { timeout: 60_000 });
  await expect(page.locator('.result li')).toHaveCount(3);
  await expect(page.locator('.lanes .won')).toHaveCount(1);

  // The page goes on answering while it runs. The race before was none of its.
  await page.locator('#race-puzzle').selectOption('document');
  await expect(page.locator('.lanes, .result')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Stop all' })).toBeFocused();
  await page.getByRole('radio', { name: 'Calls' }).check();
  const slow = page.locator('.lanes li').first();
  await expect(slow).toContainText('Still running, ≥');
  const other = page.locator('.lanes li').nth(1);
  await other.getByRole('button').press('Enter');
  await expect(other).toContainText('Stopped after');
  await expect(other).toBeFocused();
  await page.getByRole('button', { name: 'Stop all' }).press('Enter');
  await expect(slow).toContainText('Stopped after');
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();

  // One that need never end is not gone on with where nobody sees it.
  await page.locator('#race-cap').selectOption('0');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(slow).toContainText('Still running, ≥');
  await openLearn(page, '/benchmark');
  await openLearn(page, '/race');
  await expect(slow).toContainText('Stopped after');
});

test('runners on a phone stay where they are when they stop', async ({ page, troubles }) => {
  void troubles;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./?lang=ko');
  await page.getByLabel('퍼즐 텍스트').fill(hopeless);
  await openLearn(page, '/race', 'ko');
  await page.locator('#race-puzzle').selectOption('document');
  await page.getByRole('button', { name: '출발' }).click();
  const lane = page.locator('.lanes li').first();
  await expect(lane).toContainText(/\d,\d{3},\d{3}번/);
  const running = (await lane.boundingBox())!;
  await page.keyboard.press('Escape');
  await expect(lane).toContainText('뒤에 멈춤');
  expect((await lane.boundingBox())!.height).toBe(running.height);
});

test('a race that is started by Enter in a field is stopped by its button', async ({
  page,
  troubles,
}) => {
  void troubles;
  await openLearn(page, '/race');
  await page.getByRole('combobox', { name: 'Puzzle' }).selectOption({ index: 4 });
  await page.getByRole('checkbox', { name: 'Stack of blanks' }).press('Enter');
  const stop = page.getByRole('button', { name: 'Stop all' });
  await expect(stop).toBeFocused();
  await stop.press('Enter');
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
});

test('who never ran in a race has no time', async ({ page, troubles }) => {
  void troubles;
  await page.goto('./');
  await page.getByLabel('Puzzle text').fill(`55${'.'.repeat(79)}`);
  await openLearn(page, '/race');
  await expect(page.locator('#race-puzzle')).toHaveValue('document');
  await page.getByRole('button', { name: 'Start' }).click();
  const lanes = page.locator('.lanes li');
  await expect(lanes.getByText('Two givens clash')).toHaveCount(4);
  await expect(lanes.locator('.value')).toHaveText(Array<string>(4).fill('–'));
});

test('of givens that clash the player says that there is nothing to search', async ({
  page,
  solvePage,
}) => {
  await solvePage.text.fill(`11${'.'.repeat(79)}`);
  await expect(page.locator('.verdict')).toContainText('2 givens');
  await openPlayer(page);
  await expect(sentence(page)).toHaveText('Two givens clash, so there is nothing to search.');
  await expect(page.locator('.stage .cell.clash')).toHaveCount(2);
});

test('a race is between those that are ticked', async ({ page, troubles }) => {
  void troubles;
  await openLearn(page, '/race');
  const runners = page.locator('.runners');
  const ticked = runners.getByRole('checkbox', { checked: true });
  await expect(ticked).not.toHaveCount(0);
  for (let left = await ticked.count(); left > 0; --left) await ticked.first().uncheck();
  await expect(ticked).toHaveCount(0);
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeDisabled();
  // Too few are told beside the button, and so are too many.
  const why = page.locator('.actions').getByRole('status');
  await expect(why).toContainText('2 to 6 algorithms; ticked: 0.');
  const boxes = await runners.getByRole('checkbox').all();
  for (const box of boxes) await box.check();
  await expect(start).toBeDisabled();
  await expect(why).toContainText(`ticked: ${boxes.length}.`);
  for (const box of boxes) await box.uncheck();
  for (const i of [1, 2]) await runners.getByRole('checkbox').nth(i).check();
  const names = await runners.locator('label').allInnerTexts();
  await expect(why).toBeEmpty();
  await start.click();
  await expect(page.locator('.lanes .name')).toHaveText(names.slice(1, 3));
});

test('no lane grows when its run ends', async ({ page, troubles }) => {
  void troubles;
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await heldBack(page, '**/sudominoku-*.wasm');
  await openLearn(page, '/race');
  await page.locator('#race-puzzle').selectOption('inkala');
  await page.getByRole('checkbox', { name: 'Candidate set for each blank' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  const lanes = page.locator('.lanes > li');
  const heights = () => lanes.evaluateAll((all) => all.map((lane) => lane.clientHeight));
  await expect(lanes.filter({ hasText: 'Candidate set' })).toContainText('Waiting…');
  const before = await heights();
  letGo();
  await expect(page.locator('.result')).toContainText('Winner:', { timeout: 60_000 });
  expect(await heights()).toEqual(before);
});

test('a double click starts, and does not stop again', async ({ page, troubles }) => {
  void troubles;
  await openLearn(page, '/race');
  await page.locator('#race-puzzle').selectOption('inkala');
  await page.getByRole('button', { name: 'Start' }).dblclick();
  await expect(page.locator('.result')).toContainText('Winner:', { timeout: 60_000 });
  await openLearn(page, '/benchmark');
  await page.getByRole('button', { name: 'Measure' }).dblclick();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await cancel.press('Enter');
  await expect(page.getByRole('button', { name: 'Measure' })).toBeVisible();
});

test('the button that leads through a walk stays below the finger', async ({ page, troubles }) => {
  void troubles;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lesson of [1, 2]) {
    await openLearn(page, `/lesson/${lesson}`);
    const next = page.locator('.walk .primary').first();
    await expect(next).toContainText('Next');
    const places = await next.evaluate(async (button: HTMLElement) => {
      const found = new Set<number>();
      for (let step = 0; step < 200 && button.textContent.includes('Next'); ++step) {
        button.click();
        await new Promise(requestAnimationFrame);
        found.add(Math.round(button.getBoundingClientRect().top + scrollY));
      }
      return [...found];
    });
    expect([lesson, places.length]).toEqual([lesson, 1]);
  }
});

test('nothing moves while the benchmark measures', async ({ page, troubles }) => {
  void troubles;
  await page.setViewportSize({ width: 360, height: 740 });
  await openLearn(page, '/benchmark', 'ko');
  const [head, last] = [page.locator('thead'), page.locator('tbody tr').last()];
  const places = async () => [await head.boundingBox(), await last.boundingBox()];
  const before = await places();
  await page.getByRole('button', { name: '재기' }).click();
  await expect(page.locator('td.here').first()).toHaveText(/\d/);
  expect(await places()).toEqual(before);
});

test('the benchmark measures, and can be stopped', async ({ page, troubles }) => {
  void troubles;
  test.slow();
  await openLearn(page, '/benchmark');
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(page.locator('tbody td:nth-child(2)').first()).not.toHaveText('–', {
    timeout: 60_000,
  });
  await expect(page.locator('tbody th').first()).toContainText(/\d puzzles?/);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await cancel.press('Enter');
  await expect(page.getByRole('button', { name: 'Measure' })).toBeFocused();
});

test('that the benchmark has ended is said', async ({ page, troubles }) => {
  void troubles;
  test.slow();
  await openLearn(page, '/benchmark');
  await page.getByRole('radio', { name: 'Su-domino-ku' }).check();
  await page.getByRole('button', { name: 'Measure' }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('All algorithms are measured.', { timeout: 60_000 });
  await page.getByRole('radio', { name: 'Easy' }).check();
  await expect(status).toHaveText('');
});

for (const language of ['en', 'ko'] as const) {
  test(`axe finds nothing, and nothing sticks out at 320 px (${language})`, async ({
    page,
    troubles,
  }) => {
    void troubles;
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: schemeOf[language], reducedMotion: 'reduce' });
    await page.goto(`./?lang=${language}#/learn`);
    const views: Record<string, string> = {
      '': 'ol .card',
      '/watch': '.stage [role=grid]',
      '/race': '#race-puzzle',
      '/benchmark': 'tbody tr',
      '/lesson/1': '.quiz [role=grid]',
      '/lesson/5': '.walk [role=grid]',
      '/lesson/6': '.quiz [role=grid]',
    };
    for (const [path, shows] of Object.entries(views)) {
      await page.goto(`./#/learn${path}`);
      await expect(page.locator(shows).first()).toBeVisible();
      if (path === '/watch') {
        await page.getByRole('slider').fill('40');
        await expect(page.locator('.line.lit')).toHaveCount(1);
      }
      await expectAccessible(page);
      expect([path, await overhang(page)]).toEqual([path, 0]);
    }
    await spaceText(page);
    for (const [path, shows] of Object.entries(views)) {
      await page.goto(`./#/learn${path}`);
      await expect(page.locator(shows).first()).toBeVisible();
      expect([path, await overhang(page)]).toEqual([path, 0]);
    }
  });
}

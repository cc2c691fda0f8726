/** The Judge tab: verdicts, places, the meter and the packs, by pointer and by keyboard. */
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  announcePaste,
  expect,
  expectAccessible,
  heldBack,
  judgeFile,
  overhang,
  schemeOf,
  slowToCount,
  SolvePage,
  test as base,
} from './page';

const words = {
  en: {
    input: 'Input',
    output: 'Your program’s output',
    judge: 'Judge',
    accepted: 'Accepted',
    wrong: 'Wrong answer',
  },
  ko: {
    input: '입력',
    output: '내 프로그램의 출력',
    judge: '채점하기',
    accepted: '맞았어요',
    wrong: '틀렸어요',
  },
};

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

class JudgePage {
  readonly input: Locator;
  readonly output: Locator;
  readonly problem: Locator;
  readonly verdict: Locator;
  readonly card: Locator;
  /** What opens a file: an input, an output. */
  readonly choosers: Locator;

  constructor(
    readonly page: Page,
    readonly said = words.en,
  ) {
    this.input = page.getByRole('textbox', { name: said.input, exact: true });
    this.output = page.getByRole('textbox', { name: said.output, exact: true });
    this.problem = page.locator('#judge-profile');
    this.verdict = page.locator('#judge-verdict');
    this.card = page.locator('section.card');
    this.choosers = page.locator('input[type=file]:not(main div[hidden] *)');
  }

  async open(query = '') {
    await this.page.goto(`./${query}#/judge`);
    await expect(this.input).toBeVisible();
  }

  async judge(input: string, output: string) {
    await this.input.fill(input);
    await this.output.fill(output);
  }

  selection(box: Locator): Promise<string> {
    return box.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  }
}

/** With the Judge tab, in English; what the page complains of fails the test. */
const test = base.extend<{ judge: JudgePage }>({
  judge: async ({ page, troubles }, use) => {
    void troubles;
    const judge = new JudgePage(page);
    await judge.open();
    await use(judge);
  },
});

const right = (name: string): [string, string] => [
  judgeFile(`${name}.in`),
  judgeFile(`${name}.out`),
];

for (const language of ['en', 'ko'] as const) {
  test(`right and broken outputs of three problems (${language})`, async ({ page, troubles }) => {
    void troubles;
    const judge = new JudgePage(page, words[language]);
    await judge.open(`?lang=${language}`);
    const { accepted, wrong } = words[language];
    const cases: [string, string, string, string][] = [
      ['boj2580-1', '7 8 2 1 3 5', '7 8 2 1 4 5', '4'],
      ['boj2239-1', '143628579', '123628579', '2'],
      ['boj4574-1', '361975842', '351975842', '5'],
    ];
    for (const [name, from, to, place] of cases) {
      const [input, output] = right(name);
      await judge.judge(input, output);
      await expect(judge.verdict).toHaveText(accepted);
      await judge.output.fill(output.replace(from, to));
      await expect(judge.verdict).toHaveText(wrong);
      await expect(page.locator('.cell.mistake')).toHaveCount(1);
      await expect(page.locator('.cell.related')).toHaveCount(1);
      await page.getByRole('button', { name: judge.said.judge, exact: true }).click();
      await expect(judge.output).toBeFocused();
      expect(await judge.selection(judge.output)).toBe(place);
    }
  });
}

test('the puzzle that a program got wrong is opened for itself', async ({ page, judge }) => {
  const [input, output] = right('boj4574-1');
  const open = page.getByRole('button', { name: /on the Solve tab$/ });
  await judge.judge(input, output);
  await expect(open).toHaveAccessibleName('Open puzzle 1 on the Solve tab');
  await judge.output.fill(output.replace('814267593', '814267539'));
  await expect(judge.verdict).toHaveText('Wrong answer');
  await expect(open).toHaveAccessibleName('Open puzzle 2 on the Solve tab');
  await open.press('Enter');
  await expect(page).toHaveURL(/#\/solve$/);
  await expect(new SolvePage(page).text).toHaveValue(/^11\n5 I9 2 H9\n[^]*\n0\n$/);
  await page.goBack();
  await expect(judge.verdict).toHaveText('Wrong answer');
});

test('strict white space, and what it would have rejected', async ({ page, judge }) => {
  const [input, output] = right('boj2580-1');
  await judge.judge(input, output.replace('\n', ' \n'));
  await expect(judge.verdict).toHaveText('Accepted');
  await expect(judge.card).toContainText('There is white space at the end of a line.');
  await page.getByRole('switch', { name: 'Strict white space' }).click();
  await expect(judge.verdict).toHaveText('Presentation error');
  await judge.output.fill(output);
  await expect(judge.verdict).toHaveText('Accepted');
  await expect(judge.card).toContainText('right to the byte');
});

test('a problem can be chosen, and an unusable input is explained', async ({ page, judge }) => {
  await judge.problem.selectOption('2239');
  await judge.judge('123', '456');
  await expect(judge.verdict).toHaveText('The input can’t be used');
  await page.getByRole('button', { name: /^Line 1/ }).click();
  await expect(judge.input).toBeFocused();
  await judge.problem.selectOption('12095');
  await judge.judge('', judgeFile('boj12095-1.out'));
  await expect(judge.card).toContainText('72,097 calls');
  await judge.problem.selectOption('auto');
  await page.getByLabel('Use a sample').selectOption('uva10957-1');
  // What is typed before the sample has come stands instead of it.
  await expect(judge.input).not.toHaveValue('');
  await judge.output.fill(judgeFile('uva10957-1.out').replace('Ambiguous', 'Unique'));
  await expect(judge.card).toContainText('“Ambiguous.” is right, not “Unique.”.');
  await expect(judge.problem).toHaveValue('uva10957');
});

test('by keyboard alone', async ({ page, judge }) => {
  const tabTo = async (box: Locator) => {
    for (let i = 0; i < 40; ++i) {
      await page.keyboard.press('Tab');
      if (await box.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('no such Tab stop');
  };
  await tabTo(judge.input);
  await page.keyboard.insertText(judgeFile('boj2580-1.in'));
  await tabTo(judge.output);
  const broken = judgeFile('boj2580-1.out').replace('4 6 9 2', '4 6 8 2');
  await page.keyboard.insertText(broken);
  await page.keyboard.press('Control+Enter');
  await expect(judge.verdict).toHaveText('Wrong answer');
  await expect(judge.output).toBeFocused();
  await expect.poll(() => judge.selection(judge.output)).toBe('8');
  await page.keyboard.insertText('9');
  await expect(judge.verdict).toHaveText('Accepted');
  await tabTo(page.getByRole('button', { name: 'Count the calls' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('A legal test for 2580', { exact: true })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  // Nothing of this has reached the other tab.
  await page.getByRole('link', { name: 'Solve' }).click();
  await expect(page.locator('#puzzle-text')).toHaveValue('');
  await page.getByRole('link', { name: 'Judge' }).click();
  await expect(judge.verdict).toHaveText('Accepted');
});

test('the verdict is seen below the mistake that Ctrl+Enter leads to', async ({ page, judge }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [input, output] = right('boj2580-1');
  await judge.judge(input, output.replace('7 8 2 1 3 5', '7 8 2 1 4 5'));
  await expect(judge.verdict).toHaveText('Wrong answer');
  await judge.output.press('Control+Enter');
  await expect(judge.output).toBeInViewport({ ratio: 1 });
  await expect(judge.card.getByText(/^Line 2, column 9/)).toBeInViewport({ ratio: 1 });
  await judge.output.fill(output);
  await expect(judge.verdict).toHaveText('Accepted');
  await page.evaluate(() => scrollTo(0, 0));
  await judge.input.press('Control+Enter');
  await expect(judge.card.getByText('right to the byte')).toBeInViewport({ ratio: 1 });
});

test('the tab can be left before the verdict comes', async ({ page, troubles }) => {
  void troubles;
  const letGo = await heldBack(page, '**/sudominoku-*.wasm');
  const judge = new JudgePage(page);
  await judge.open();
  const [input, output] = right('boj2580-1');
  await judge.judge(input, output.replace('7 8 2', '7 7 2'));
  await page.getByRole('button', { name: 'Judge', exact: true }).click();
  await page.getByRole('link', { name: 'Make', exact: true }).click();
  await expect(judge.input).toHaveCount(0);
  letGo();
  await page.waitForTimeout(500);
  await page.getByRole('link', { name: 'Judge', exact: true }).click();
  await expect(judge.verdict).toHaveText('Wrong answer');
});

test('the meter counts and can be stopped', async ({ page, judge }) => {
  const killer =
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
  await judge.input.fill(killer);
  const count = page.getByRole('button', { name: 'Count the calls' });
  await count.click();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await expect(page.getByText('Not a legal test for 2580')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText('≥ 10,000,000');
  await page.getByLabel('Maximum calls').selectOption('1000000000');
  // More than a billion calls: there is time to stop it.
  await judge.input.fill(judgeFile('luoguP1784-2.in'));
  // It stays where it was pressed, on a phone, too.
  await page.setViewportSize({ width: 390, height: 844 });
  const place = (button: Locator) =>
    button.evaluate((it) => {
      const { x, y, width } = it.getBoundingClientRect();
      return [x, y + scrollY, width];
    });
  const before = await place(count);
  await count.click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  expect(await place(cancel)).toEqual(before);
  await cancel.click();
  await expect(count).toBeFocused();
  await expect(page.getByText('Cancelled.')).toBeVisible();
});

test('the meter counts the input; the output only where there is none', async ({ page, judge }) => {
  await judge.input.fill(judgeFile('boj4574-1.in'));
  await judge.output.fill(judgeFile('boj4574-1.out'));
  const count = page.getByRole('button', { name: 'Count the calls' });
  await count.click();
  await expect(page.getByText('There is no Sudoku in the input.')).toBeVisible();
  await judge.output.fill(judgeFile('boj12095-1.out'));
  await expect(page.getByText('There is no Sudoku in the input.')).toBeVisible();
  await judge.input.fill(' ');
  await expect(page.getByText('There is no Sudoku in the input.')).toHaveCount(0);
  await count.click();
  await expect(page.locator('tbody tr').first()).toContainText('72,097');
  const note = page.getByText('candidates are left out');
  await expect(note).toHaveCount(0);
  await judge.input.fill('12.......'.repeat(3) + '123456789'.repeat(78));
  await count.click();
  await expect(page.getByText('A legal test for 2580')).toBeVisible();
  await expect(note).toBeVisible();
});

test('the pack of the problem that is judged is offered', async ({ page, judge }) => {
  const pack = page.getByLabel('Problem of the pack');
  const problem = page.getByLabel('Problem', { exact: true });
  const sample = page.getByLabel('Use a sample');
  await problem.selectOption('4574');
  await expect(pack).toHaveValue('4574');
  // It has no pack of its own.
  await problem.selectOption('9291');
  await expect(pack).toHaveValue('4574');
  await problem.selectOption('auto');
  await sample.selectOption('boj2239-1');
  await expect(judge.input).not.toHaveValue('');
  await expect(pack).toHaveValue('2239');
  await pack.selectOption('2580');
  await judge.output.fill('1');
  await expect(judge.verdict).not.toHaveText('No verdict yet');
  await expect(pack).toHaveValue('2580');
  // Nor is it taken away when one comes back.
  await page.getByRole('link', { name: 'Make', exact: true }).click();
  await expect(pack).toHaveCount(0);
  await page.getByRole('link', { name: 'Judge', exact: true }).click();
  await expect(judge.verdict).not.toHaveText('No verdict yet');
  await expect(pack).toHaveValue('2580');
  // Nor need it be chosen, where it is found.
  await problem.selectOption('auto');
  await judge.judge(...right('boj4574-1'));
  await expect(judge.card).toContainText('Judged as: 4574');
  await expect(pack).toHaveValue('4574');
});

test('packs are made, used and downloaded', async ({ page, judge }) => {
  test.slow();
  await page.getByLabel('Problem of the pack').selectOption('4574');
  const panel = page.getByRole('region', { name: 'Test packs' });
  const make = panel.getByRole('button', { name: 'Make the pack' });
  await make.click();
  const list = page.getByRole('list', { name: 'Cases of the pack' });
  await page.keyboard.press('Escape');
  await expect(make).toBeFocused();
  await expect(list).toHaveCount(0);
  // A phone has no Escape.
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(make).toBeFocused();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(13, { timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: '13 cases made' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the pack' })).toBeFocused();
  // What is shown and saved is what the form says.
  for (const [problem, cases] of [
    ['2580', 0],
    ['4574', 13],
  ] as const) {
    await page.getByLabel('Problem of the pack').selectOption(problem);
    await expect(list.getByRole('listitem')).toHaveCount(cases);
  }
  await page.getByRole('button', { name: 'Use 01-published as the input' }).click();
  await expect(judge.input).toHaveValue(
    judgeFile('boj4574-1.in').replace('5 G4 9 G5 \n', '5 G4 9 G5\n'),
  );
  await judge.output.fill(judgeFile('boj4574-1.out'));
  await expect(judge.verdict).toHaveText('Accepted');
  const notice = page.getByText('01-published is now the input.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Clear the input' }).click();
  await expect(notice).toHaveCount(0);
  // Of what is there when it is pressed: the form may say something else before the packer is fetched.
  let goOn = () => {};
  const held = new Promise<void>((done) => (goOn = done));
  await page.route('**/*.js', (route) => held.then(() => route.continue()));
  const fetching = page.waitForRequest('**/*.js');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a zip' }).click();
  await fetching;
  await page.getByLabel('Problem of the pack').selectOption('2580');
  goOn();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('4574-pack-1.zip');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(files)).toContain('13-no-final-newline.in');
  expect(Object.keys(files)).toContain('checker.cpp');
  expect(Object.keys(files)).toHaveLength(13 * 2 + 4);
});

test('what a button takes away comes back by undo, and all of it by a reload', async ({
  page,
  judge,
}) => {
  await page.getByRole('button', { name: 'See an example' }).click();
  await expect(judge.verdict).toHaveText('Wrong answer');
  await expect(judge.card).toBeFocused();
  const [input, output] = [await judge.input.inputValue(), await judge.output.inputValue()];
  await page.getByRole('button', { name: 'Clear the output' }).click();
  await expect(judge.output).toBeFocused();
  await expect(judge.output).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(judge.output).toHaveValue(output);
  await page.getByRole('button', { name: 'Make the pack' }).click();
  await page.getByRole('button', { name: /^Use 01/ }).click();
  await expect(judge.output).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(judge.input).toHaveValue(input);
  await expect(judge.output).toHaveValue(output);

  // Without keys there are buttons, which keep the focus when they have done all that they can.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await undo.click();
  await expect(judge.input).toHaveValue('');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await redo.click();
  await expect(judge.input).toHaveValue(input);
  await expect(judge.output).toHaveValue(output);
  await page.reload();
  await expect(judge.input).toHaveValue(input);
  await expect(judge.output).toHaveValue(output);
  await expect(judge.problem).toHaveValue('2580');
  await expect(judge.verdict).toHaveText('Wrong answer');
});

test('undo and Escape leave alone what is on the Solve tab', async ({ solvePage }) => {
  const { page, text } = solvePage;
  await text.click();
  await page.keyboard.insertText(slowToCount);
  const counting = page.locator('section.answers .progress');
  await page.getByRole('button', { name: 'Count solutions' }).click();
  await expect(counting).toBeVisible();
  await page.getByRole('link', { name: 'Judge' }).click();
  await expect(page.locator('#judge-input')).toBeVisible();
  await page.getByRole('link', { name: 'Judge' }).focus();
  for (const key of ['Control+z', 'Control+y', 'Escape']) await page.keyboard.press(key);
  await page.locator('#judge-profile').press('Control+z');
  await page.getByRole('link', { name: 'Solve' }).click();
  await expect(text).toHaveValue(slowToCount);
  await expect(counting).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('the verdict is shown, and no keyboard is opened over it', async ({ page, judge }) => {
    const [input, output] = right('boj2580-1');
    await judge.judge(input, output.replace('7 8 2 1 3 5', '7 8 2 1 4 5'));
    await expect(judge.verdict).toHaveText('Wrong answer');
    const mistake = page.locator('.cell.mistake');
    await expect(mistake).not.toBeInViewport();
    await page.getByRole('button', { name: 'Judge', exact: true }).tap();
    await expect(judge.verdict).toBeInViewport({ ratio: 1 });
    await expect(mistake).toBeInViewport({ ratio: 1 });
    await expect(judge.output).not.toBeFocused();
    await page.getByRole('button', { name: /Show it in the output/ }).tap();
    await expect(judge.output).toBeFocused();
    expect(await judge.selection(judge.output)).toBe('4');
    await expect(judge.output).toHaveAttribute('inputmode', 'none');
    await judge.output.tap();
    await expect(judge.output).toBeFocused();
    await expect(judge.output).not.toHaveAttribute('inputmode', 'none');
    // Who has keys all the same is led to the place.
    await page.keyboard.press('Control+Enter');
    await expect(judge.output).toBeFocused();
    expect(await judge.selection(judge.output)).toBe('4');
    await page.getByRole('button', { name: 'Clear the input' }).tap();
    await expect(judge.input).toBeFocused();
    await expect(judge.input).toHaveAttribute('inputmode', 'none');
  });
});

test('that the input was copied is said for as long the second time', async ({
  page,
  context,
  troubles,
}) => {
  void troubles;
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  const judge = new JudgePage(page);
  await judge.open();
  await judge.input.fill('1');
  const copy = page.locator('.texts button').nth(1);
  await expect(copy).toHaveAccessibleName('Copy the input');
  await copy.click();
  await expect(copy).toHaveAccessibleName('Copied');
  await page.clock.runFor(1500);
  await copy.click();
  await page.clock.runFor(1500);
  await expect(copy).toHaveAccessibleName('Copied');
  await page.clock.runFor(1000);
  await expect(copy).toHaveAccessibleName('Copy the input');
});

test('a file is opened as it is, carriage returns and all', async ({ judge }) => {
  const [input, output] = right('boj2580-1');
  const { choosers } = judge;
  await choosers.nth(0).setInputFiles(textFile('a.in', input));
  await choosers.nth(1).setInputFiles(textFile('a.out', output.replaceAll('\n', '\r\n')));
  await expect(judge.verdict).toHaveText('Accepted');
  await expect(judge.card).toContainText('carriage return');
});

test('of a text that is too long for a box, what is looked at is shown', async ({
  page,
  context,
  judge,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [input, output] = right('boj2580-1').map((text) => `${text.trimEnd()}\n`.repeat(2_300));
  const broken = output!.replace(/4 7 6 1\n$/, '4 7 6 5\n');
  const paste = async (box: Locator, text: string) => {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await box.press('Control+V');
  };
  await announcePaste(judge.input, input!);
  await judge.choosers.nth(1).setInputFiles(textFile('a.out', broken));
  for (const box of [judge.input, judge.output]) {
    await expect(box).toHaveAttribute('readonly');
    await expect(box).toHaveValue(/^([\d ]+\n){2000}$/);
    await expect(box).toHaveAccessibleDescription(/^Lines 1 to 2,000 of 20,700\./);
  }
  const places = page.getByText(/Lines .* of 20,700\./);
  await expect(places).toHaveText([/Lines 1 to 2,000 /, /Lines 1 to 2,000 /]);

  await expect(judge.verdict).toHaveText('Wrong answer');
  await page.getByRole('button', { name: 'Show it in the output' }).click();
  expect(await judge.selection(judge.output)).toBe('5');
  await expect(places).toHaveText([/Lines 1 to 2,000 /, /Lines 18,701 to 20,700 /]);

  await paste(judge.output, output!);
  await expect(judge.verdict).toHaveText('Accepted');
  await judge.output.press('Control+Z');
  await expect(judge.verdict).toHaveText('Wrong answer');
  await judge.output.press('Control+Z');
  await expect(judge.output).toHaveValue('');
  await paste(judge.output, 'short');
  await expect(judge.output).toBeEditable();
  await expect(judge.output).toHaveValue('short');

  // What is shown is not all that was to be copied.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException());
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy the input' }).click();
  await expect(page.getByRole('button', { name: 'Too long to copy here' })).toBeVisible();
});

test('an input and an output that are opened together fill both boxes', async ({ page, judge }) => {
  const [input, output] = right('boj2580-1');
  await judge.choosers.nth(1).setInputFiles([textFile('1.out', output), textFile('1.in', input)]);
  await expect(judge.input).toHaveValue(input);
  await expect(judge.output).toHaveValue(output);
  await expect(judge.verdict).toHaveText('Accepted');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(judge.input).toHaveValue('');
  await expect(judge.output).toHaveValue('');
});

test('a byte order mark is kept and named, and places count without it', async ({
  page,
  judge,
}) => {
  const [input, output] = right('boj2580-1');
  await judge.input.fill(input);
  const chooser = judge.choosers.nth(1);
  const open = (text: string) => chooser.setInputFiles(textFile('a.out', `\ufeff${text}`));
  await open(output);
  await expect(judge.verdict).toHaveText('Accepted');
  await expect(judge.card).toContainText('begins with a byte order mark');
  await expect(judge.card).not.toContainText('right to the byte');
  await open(output.replace('1 3 5', '1 3 6'));
  await expect(judge.verdict).toHaveText('Wrong answer');
  await page.getByRole('button', { name: 'Judge', exact: true }).click();
  expect(await judge.selection(judge.output)).toBe('6');
});

test('what an input is warned of is said with every verdict', async ({ judge }) => {
  const [input, output] = right('boj4574-1');
  // One of the dominoes less: still the only solution.
  const less = input.replace(/^10\n.*\n/, '9\n');
  await judge.judge(less, output);
  await expect(judge.verdict).toHaveText('Accepted');
  await expect(judge.card).toContainText('About the input:');
  await expect(judge.card).toContainText('Dominoes given: 9.');
  await judge.card.getByRole('button', { name: 'Line 1, column 1' }).click();
  await expect(judge.input).toBeFocused();
  expect(await judge.selection(judge.input)).toBe('9');
  await judge.output.fill(output.replace('8726', '8627'));
  await expect(judge.verdict).toHaveText('Wrong answer');
  await expect(judge.card).toContainText('Dominoes given: 9.');
  await judge.judge(input, output);
  await expect(judge.verdict).toHaveText('Accepted');
  await expect(judge.card).not.toContainText('About the input:');
});

test('an input that announces another number of grids is blamed for that', async ({ judge }) => {
  await judge.problem.selectOption('poj2676');
  const [input, output] = right('poj2676-1');
  await judge.judge(input.replace('1', '2'), output);
  await expect(judge.card).toContainText('The number here is 2; what follows comes to 1.');
  await judge.judge(input.slice(input.indexOf('\n') + 1), output);
  await expect(judge.card).toContainText('can’t stand here; it should be 0');
  await judge.problem.selectOption('7844');
  await judge.judge('hello 5', output);
  await expect(judge.card).toContainText('“hello” can’t stand here; it should be 1');
  await judge.judge('2 . 0', output);
  await expect(judge.card).toContainText('“.” can’t go in a cell here; only 0');
});

test('a file in UTF-16 is read, and one that holds no text is not', async ({ page, judge }) => {
  const [input, output] = right('boj2580-1');
  await judge.input.fill(input);
  const chooser = judge.choosers.nth(1);
  const open = (name: string, buffer: Buffer) =>
    chooser.setInputFiles({ name, mimeType: 'text/plain', buffer });
  // What `>` writes in PowerShell.
  await open('a.out', Buffer.from(`\ufeff${output}`, 'utf16le'));
  await expect(judge.verdict).toHaveText('Accepted');
  await expect(page.getByText('The file a.out is in UTF-16')).toBeVisible();
  await expect(judge.card).toContainText('begins with a byte order mark');
  await open('b.out', Buffer.from(output));
  await expect(page.getByText('in UTF-16')).toHaveCount(0);
  await open('a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
  await expect(page.getByText('No text could be read from a.png.')).toBeVisible();
  const language = page.locator('button.language');
  await language.click();
  await expect(page.getByText('a.png에서 텍스트를 읽지 못했어요.')).toBeVisible();
  await language.click();
  await expect(judge.output).toHaveValue(output);
  await open('empty.out', Buffer.from(''));
  await expect(judge.output).toHaveValue('');
});

async function drop(page: Page, box: Locator, ...texts: string[]) {
  const dataTransfer = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const content of contents) {
      transfer.items.add(new File([content], 'file.txt', { type: 'text/plain' }));
    }
    return transfer;
  }, texts);
  await box.dispatchEvent('dragover', { dataTransfer });
  await box.dispatchEvent('drop', { dataTransfer });
}

/** The next file takes longer to read. */
const delayNextFile = (page: Page) =>
  page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = async function () {
      Blob.prototype.arrayBuffer = arrayBuffer;
      await new Promise((resolve) => setTimeout(resolve, 300));
      document.body.dataset.read = 'late';
      return arrayBuffer.call(this);
    };
  });

test('a file is dropped on the box that it is for', async ({ page, judge }) => {
  const [input, output] = right('boj2239-1');
  await drop(page, judge.input, input);
  // A file that takes longer to read is no more than one that was opened after it.
  await delayNextFile(page);
  await drop(page, judge.output, input);
  await drop(page, judge.output, output, input);
  await page.locator('[data-read]').waitFor();
  await expect(page.getByText('A box takes one file: only file.txt was read.')).toBeVisible();
  await expect(judge.verdict).toHaveText('Accepted');
  await page.getByRole('link', { name: 'Solve' }).click();
  await expect(page.locator('.veil')).toHaveCount(0);
  await expect(page.locator('#puzzle-text')).toHaveValue('');
});

test('a file is pasted into the box that it is for', async ({ page, judge }) => {
  const paste = (box: Locator, file: string, text = '') =>
    box.evaluate(
      (element, [file, text]) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([file], 'file.txt'));
        clipboardData.setData('text/plain', text);
        const pasted = { clipboardData, bubbles: true, cancelable: true };
        return element.dispatchEvent(new ClipboardEvent('paste', pasted));
      },
      [file, text] as const,
    );
  const [input, output] = right('boj2239-1');
  await paste(judge.input, input);
  await paste(judge.output, output);
  await expect(judge.verdict).toHaveText('Accepted');
  // Cells of a spreadsheet: the browser writes their text.
  expect(await paste(judge.output, '\0', '1\t2')).toBe(true);
  await expect(judge.output).toHaveValue(output);
  await page.getByRole('link', { name: 'Solve' }).click();
  await expect(page.locator('#puzzle-text')).toHaveValue('');
});

test('what is said of a file outlasts one that comes later and needs no word', async ({
  page,
  judge,
}) => {
  const [input, output] = right('boj2239-1');
  await delayNextFile(page);
  await drop(page, judge.input, input);
  await drop(page, judge.output, output, input);
  await expect(judge.verdict).toHaveText('Accepted');
  await expect(page.locator('[data-read]')).toBeAttached();
  await expect(page.getByText('A box takes one file: only file.txt was read.')).toBeVisible();
  await drop(page, judge.output, output);
  await expect(page.getByText('A box takes one file')).toHaveCount(0);
});

test('what was typed stands over files and samples that come late', async ({ page, troubles }) => {
  void troubles;
  const judge = new JudgePage(page);
  const letGo = await heldBack(page, /sampleTexts-[^/]*\.js$/);
  await judge.open();
  await page.locator('#judge-sample').selectOption('boj2239-1');
  await judge.input.fill('typed');
  const late = page.waitForResponse(/sampleTexts/);
  letGo();
  await late;
  await page.evaluate(() => {
    const { prototype } = Blob;
    for (const name of ['arrayBuffer', 'text'] as const) {
      const read = prototype[name] as () => Promise<never>;
      prototype[name] = async function () {
        await new Promise((resolve) => setTimeout(resolve, 300));
        document.body.dataset.read = 'late';
        return read.call(this);
      };
    }
  });
  const chooser = judge.choosers.nth(1);
  await chooser.setInputFiles(textFile('a.out', '1 2 3'));
  await judge.output.fill('pasted');
  await page.locator('[data-read]').waitFor();
  await expect(judge.output).toHaveValue('pasted');
  await expect(judge.input).toHaveValue('typed');
});

test('a sample that cannot be fetched is said', async ({ page, troubles }) => {
  const judge = new JudgePage(page);
  await page.route(/sampleTexts-[^/]*\.js$/, (route) => route.abort());
  await judge.open();
  await page.locator('#judge-sample').selectOption('boj2239-1');
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  // The browser's own words for what was aborted.
  expect(troubles.splice(0).filter((trouble) => !/ERR_FAILED|preload/.test(trouble))).toEqual([]);
});

for (const language of ['en', 'ko'] as const) {
  const colorScheme = schemeOf[language];
  test(`axe finds nothing (${language}, ${colorScheme})`, async ({ page, troubles }) => {
    void troubles;
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    const judge = new JudgePage(page, words[language]);
    await judge.open(`?lang=${language}`);
    const [input, output] = right('boj4574-1');
    const outputs = ['', output.replace('361975842', '351975842'), ` ${output}`];
    await judge.input.fill(input);
    for (const text of outputs) {
      await judge.output.fill(text);
      if (text !== '') await expect(page.locator('.card.idle')).toHaveCount(0);
      await expectAccessible(page);
      expect(await overhang(page)).toBe(0);
    }
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('form ~ ul li').first()).toBeVisible();
    await expectAccessible(page);
    const sizes = await page
      .locator('button:visible, nav a, select:visible')
      .evaluateAll((targets) =>
        targets.map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return [target.textContent, Math.min(width, height) >= 43.9];
        }),
      );
    expect(sizes.filter(([, isLarge]) => !isLarge)).toEqual([]);
  });
}

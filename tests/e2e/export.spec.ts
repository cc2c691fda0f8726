import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, judgeFile, overhang, test, type SolvePage } from './page';

const sudoku = judgeFile('boj2580-1.in');
const sudominoku = judgeFile('boj4574-1.in');

/** It is not solved without a guess. */
const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

async function openExport({ page, text }: SolvePage, puzzle: string) {
  await text.fill(puzzle);
  await expect(page.getByRole('gridcell', { name: /given/ }).first()).toBeVisible();
  await page.locator('summary[aria-label=Menu]').click();
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  return page.getByRole('dialog', { name: 'Save as a picture' });
}

async function openPrint({ page, text }: SolvePage, puzzles: string) {
  await text.fill(puzzles);
  await expect(page.getByRole('gridcell', { name: /given/ }).first()).toBeVisible();
  await page.locator('summary[aria-label=Menu]').click();
  await page.getByRole('button', { name: 'Print' }).click();
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('the board is saved as SVG and PNG, with and without its solution', async ({ solvePage }) => {
  const { page } = solvePage;
  const dialog = await openExport(solvePage, sudominoku);
  const svg = await saved(page, 'SVG');
  expect(svg.name).toBe('sudominoku.svg');
  expect(svg.bytes.toString()).toMatch(/^<svg [^]*<\/svg>$/);
  const digits = (bytes: Buffer) => bytes.toString().match(/font-size="36"/g)!.length;
  expect(digits(svg.bytes)).toBe(29);

  await dialog.getByRole('checkbox', { name: 'Solution' }).check();
  const solved = await saved(page, 'SVG');
  expect(solved.name).toBe('sudominoku-solution.svg');
  expect(digits(solved.bytes)).toBe(81);

  await dialog.getByRole('radio', { name: '1,146 px' }).check();
  const png = await saved(page, 'PNG');
  expect(png.name).toBe('sudominoku-solution.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1146, 1146]);
  expect(png.bytes.length).toBeGreaterThan(10_000);
});

test('a picture is named after what it shows, though choices change meanwhile', async ({
  solvePage,
}) => {
  const dialog = await openExport(solvePage, sudominoku);
  const solution = dialog.getByRole('checkbox', { name: 'Solution' });
  await solution.check();
  const downloading = solvePage.page.waitForEvent('download');
  await dialog.evaluate((element) => {
    element.querySelector<HTMLElement>('footer .primary')!.click();
    element.querySelector<HTMLElement>('[type=checkbox]')!.click();
  });
  expect((await downloading).suggestedFilename()).toBe('sudominoku-solution.png');
  await expect(solution).not.toBeChecked();
});

test('the picture can be copied', async ({ solvePage, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openExport(solvePage, sudoku);
  await dialog.getByRole('button', { name: 'Copy picture' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const types = await solvePage.page.evaluate(async () => {
    return (await navigator.clipboard.read()).flatMap(({ types }) => types);
  });
  expect(types).toContain('image/png');
});

test('without a puzzle there is no foot without buttons', async ({ solvePage }) => {
  const { page } = solvePage;
  for (const [name, words] of [
    ['Share', 'There is nothing to share yet.'],
    ['Save as a picture', 'There is no puzzle yet.'],
  ] as const) {
    await page.locator('header summary').click();
    await page.locator('header details').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toContainText(words);
    await expect(page.locator('dialog footer')).toBeHidden();
    await page.keyboard.press('Escape');
  }
});

test('the sample that is shown is saved where there is no puzzle yet', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.goto('./#/learn/watch');
  await page.locator('header summary').click();
  await page.locator('header details').getByRole('button', { name: 'Save as a picture' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Solution' })).toBeEnabled();
});

const noSolutionIsShown = {
  'has none': [`55${'.'.repeat(79)}`, 'There is no solution to show.'],
  'takes too long': [hard, 'No solution was found in time.'],
  'is still being laid': [
    '1\n6 B2 1 B3\nC5 A3 - - A9 - A2 - I1\n0',
    'The Su-domino-ku can be solved once each isolated digit has its cell.',
  ],
};
for (const [what, [puzzle, words]] of Object.entries(noSolutionIsShown)) {
  test(`of a puzzle that ${what} the picture says so`, async ({ solvePage }) => {
    if (what === 'takes too long') {
      await solvePage.page.evaluate(() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (this: Worker, message, ...rest: [never]) {
          if (message.name === 'solve') message.args[1].maxNodes = 1;
          postMessage.call(this, message, ...rest);
        };
      });
    }
    const dialog = await openExport(solvePage, puzzle!);
    await expect(dialog.locator('.note')).toHaveText(words!);
    await expect(dialog.getByRole('checkbox', { name: 'Solution' })).toBeDisabled();
  });
}

for (const call of ['read', 'solve']) {
  test(`an engine that crashes as it is to ${call} is said`, async ({ solvePage, troubles }) => {
    const { page } = solvePage;
    // The sample that is shown has yet to be read.
    await page.goto('./#/learn/watch');
    await expect(page.locator('.stage [role=grid]')).toBeVisible();
    await page.evaluate((call) => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: { name?: string }) {
        if (message.name !== call) return postMessage.call(this, message, {});
        this.dispatchEvent(new ErrorEvent('error', { message: 'RuntimeError: unreachable' }));
      };
    }, call);
    await page.locator('header summary').click();
    await page.locator('header details').getByRole('button', { name: 'Save as a picture' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Something went wrong inside the solver.');
    await expect(dialog.getByRole('img')).toHaveCount(call === 'read' ? 0 : 1);
    expect(troubles.splice(0).join()).toContain('unreachable');
  });
}

test('a solution that is one of several says so', async ({ solvePage }) => {
  const { page } = solvePage;
  const several = `1${'.'.repeat(80)}`;
  const dialog = await openExport(solvePage, several);
  await expect(dialog.getByRole('checkbox', { name: 'One of several solutions' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await openPrint(solvePage, `${sudoku}\n${several}`);
  const captions = page.locator('.sheet.solutions figcaption');
  await expect(captions).toHaveText([/^Puzzle 1, Sudoku$/, /^Puzzle 2, Sudoku: one of several$/]);
});

/** The sizes of the pages that are printed, on paper that the page may choose, without margins else. */
async function pdfPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) =>
    [w, h].map(Number).map(Math.round).join('×'),
  );
}

test('sheets print page by page, with the solutions at the end', async ({ solvePage }) => {
  const { page } = solvePage;
  await openPrint(solvePage, `${`${sudoku}\n`.repeat(5)}${sudominoku}`);
  const sheets = page.locator('.sheet');
  for (const [perPage, count] of [
    ['1', 8],
    ['2', 5],
    ['4', 3],
    ['6', 3],
  ] as const) {
    await page.getByRole('radio', { name: perPage, exact: true }).check();
    await page.getByRole('radio', { name: 'A4' }).check();
    await expect(sheets).toHaveCount(count);
    await expect(page.getByText(`${count} pages.`)).toBeVisible();
    const sizes = await pdfPages(page);
    expect(sizes).toHaveLength(count);
    expect(new Set(sizes)).toEqual(new Set(['595×842']));
  }
  await page.getByRole('radio', { name: 'Letter' }).check();
  expect(new Set(await pdfPages(page))).toEqual(new Set(['612×792']));
  await page.getByRole('checkbox', { name: 'Solutions' }).uncheck();
  await expect(sheets).toHaveCount(2);
  await expect(page.getByText('Puzzle 7, Su-domino-ku')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Titles' }).uncheck();
  await expect(page.getByText('Puzzle 7, Su-domino-ku')).toBeHidden();

  // On paper there is nothing but the sheets, and each lies within its page.
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['body > #app > header .bar', 'footer', '.options']) {
    await expect(page.locator(hidden)).toBeHidden();
  }
  for (const picture of await page.locator('.sheet img').all()) {
    expect((await picture.boundingBox())!.width).toBeGreaterThan(200);
  }
});

test('how many sheets there are is read out, how far they have come is not', async ({
  solvePage,
}) => {
  const { page } = solvePage;
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message, ...rest: [never]) {
      const call = () => postMessage.call(this, message, ...rest);
      if (message.name === 'solve') addEventListener('go-on', call);
      else call();
    };
  });
  await openPrint(solvePage, sudoku);
  const said = page.locator('.note[role=status], .note [role=status]');
  await expect(page.getByText('Solving 0 of 1…')).toBeVisible();
  await expect(said).toHaveText('');
  await page.evaluate(() => dispatchEvent(new Event('go-on')));
  await expect(said).toHaveText('2 pages.');
});

test('each picture of many sheets is drawn once', async ({ solvePage }) => {
  const { page } = solvePage;
  const line = sudoku.replace(/\s/g, '');
  await openPrint(solvePage, `${line}\n`.repeat(100));
  await expect(page.getByText('34 pages.')).toBeVisible();
  await page.goto('./#/solve');
  await page.evaluate(() => {
    const encode = globalThis.encodeURIComponent;
    const drawn = { times: 0 };
    Object.assign(globalThis, {
      drawn,
      encodeURIComponent: (text: string) => {
        drawn.times += 1;
        return encode(text);
      },
    });
  });
  await page.goto('./#/print');
  await expect(page.getByText('34 pages.')).toBeVisible();
  const { times } = await page.evaluate(
    () => (globalThis as unknown as { drawn: { times: number } }).drawn,
  );
  expect(times).toBe(200);
});

test('sheets are there when the page is loaded again', async ({ solvePage }) => {
  const { page } = solvePage;
  await openPrint(solvePage, `${sudoku}\n${sudoku}`);
  await expect(page.locator('.sheet.solutions img')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('.sheet.solutions img')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
});

test('the sheets on a phone are those of the paper, only smaller', async ({ solvePage }) => {
  const { page, text } = solvePage;
  await text.fill(sudoku);
  await expect(page.locator('.cell.given').first()).toBeVisible();
  await page.goto('./#/print');
  const shares = async () => {
    const sheet = (await page.locator('.sheet.solutions').boundingBox())!;
    const parts = page.locator('.sheet.solutions').locator('h3, figcaption, img');
    await expect(parts).toHaveCount(3);
    const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
    return boxes.map((box) => Math.round((50 * box!.height) / sheet.width));
  };
  await page.setViewportSize({ width: 1000, height: 800 });
  const wide = await shares();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await shares()).toEqual(wide);
});

test('the board prints alone, dark on white in every theme', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.evaluate(() => localStorage.setItem('sudominoku.theme', 'dark'));
  await page.reload();
  await solvePage.solve(sudoku);
  await expect(page.getByText('Exactly one solution')).toBeVisible();
  const given = page.locator('.cell.given .digit').first();
  await expect(given).toHaveCSS('color', 'rgb(241, 239, 235)');
  await page.emulateMedia({ media: 'print' });
  await expect(given).toHaveCSS('color', 'rgb(28, 27, 25)');
  await expect(solvePage.board).toBeVisible();
  for (const hidden of [solvePage.text, solvePage.output, page.locator('button')]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await pdfPages(page)).toHaveLength(1);
});

test('back from the sheets, text and answers are as they were', async ({ solvePage }) => {
  const { page } = solvePage;
  await solvePage.solve(sudoku);
  await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
  await openPrint(solvePage, sudoku);
  await page.getByRole('link', { name: 'To the Solve tab' }).click();
  await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
});

for (const language of ['en', 'ko'] as const) {
  test(`axe finds nothing on the sheets, in the dialog and in About (${language})`, async ({
    page,
    troubles,
  }) => {
    void troubles;
    test.slow();
    await page.addInitScript(
      (text) => localStorage.setItem('sudominoku.text', text),
      sudoku + sudominoku,
    );
    await page.goto(`./?lang=${language}`);
    await expect(page.locator('.cell.given').first()).toBeVisible();
    const check = async () => {
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overhang(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate(() => (location.hash = '#/print'));
      await expect(page.locator('.sheet.solutions img')).toHaveCount(3);
      await check();
      await page.evaluate(() => (location.hash = '#/about'));
      await expect(page.getByText('@inlang/paraglide-js')).toBeVisible();
      await page.getByText('@inlang/paraglide-js').click();
      await check();
    }
    expect(await page.locator('pre').first().innerText()).toContain('MIT License');
    await expect(page.getByText(/0\.1\.0/)).toBeVisible();
  });
}

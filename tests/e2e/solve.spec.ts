import type { SolveOptions } from '../../web/src/engine/types';
import { expect, judgeFile, SolvePage, solveWords, test } from './page';

const sudoku = judgeFile('boj2580-1.in');
const sudominoku = judgeFile('boj4574-1.in');

/** One of the hardest known cases, over and over: half a minute at the least. */
const endless = '2\n3 B3 4 B4\n7 E3 2 F3\nG9 H2 E6 I9 B7 B9 H6 G1 C6\n'.repeat(50) + '0\n';

test.describe('the answer', () => {
  test('to the sample of 2580 is that of the judge', async ({ solvePage }) => {
    await solvePage.solve(sudoku);
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
    await expect(solvePage.page.getByText('Exactly one solution')).toBeVisible();
  });

  test('to the Su-domino-ku samples is that of the judge', async ({ solvePage }) => {
    await solvePage.solve(sudominoku);
    await expect(solvePage.output).toHaveValue(judgeFile('boj4574-1.out'));
    await expect(solvePage.page.getByText('Exactly one solution')).toBeVisible();
    await solvePage.page.getByRole('option', { name: 'Puzzle 2' }).click();
    await expect(solvePage.page.getByText('One grid, several tilings')).toBeVisible();
  });

  test('to a mixed text holds the answer to each of its puzzles', async ({ solvePage }) => {
    // What is read aloud has to be there before what it says.
    const summary = solvePage.page.locator('section.output > [role=status]');
    await expect(summary).toBeEmpty();
    await solvePage.solve(`${sudoku}\n${sudominoku}`);
    await expect(solvePage.page.locator('[role=option]')).toHaveCount(3);
    await expect(
      solvePage.page.getByText(
        '1 Sudoku puzzle (nine spaced rows) and 2 Su-domino-ku puzzles (domino list)',
      ),
    ).toBeVisible();
    // The boards are there before they are solved; the output comes last.
    await expect(solvePage.output).not.toHaveValue('');
    const output = await solvePage.output.inputValue();
    expect(output).toContain(judgeFile('boj2580-1.out'));
    for (const grid of judgeFile('boj4574-1.out').split(/Puzzle \d\n/)) {
      expect(output).toContain(grid);
    }
    await expect(summary).toContainText('3 puzzles');
  });

  test('to an impossible puzzle shows the givens that clash', async ({ solvePage }) => {
    await solvePage.solve(`55${'.'.repeat(79)}`);
    await expect(solvePage.page.getByText('No solution: givens clash')).toBeVisible();
    await expect(
      solvePage.page.getByRole('gridcell', { name: 'row 1 column 2, given 5, clashes' }),
    ).toHaveAttribute('aria-invalid', 'true');
    await expect(solvePage.output).toHaveValue('impossible\n');
  });

  test('to a puzzle with many solutions shows two of them', async ({ solvePage }) => {
    await solvePage.solve('.'.repeat(81));
    await expect(solvePage.page.getByText('More than one solution')).toBeVisible();
    const cells = solvePage.page.getByRole('gridcell');
    const grid = () => cells.evaluateAll((all) => all.map((cell) => cell.textContent).join(''));
    const first = await grid();
    await solvePage.page.getByRole('button', { name: 'Next solution' }).click();
    expect(await grid()).not.toBe(first);
    const differing = solvePage.page.getByRole('gridcell', { name: 'differs' });
    expect(await differing.count()).toBeGreaterThan(3);
  });

  test('to 500 puzzles comes with one board and a strip of all of them', async ({ solvePage }) => {
    const line = sudoku.replace(/\s/g, '');
    await solvePage.solve(`${line}\n`.repeat(500));
    await expect(solvePage.page.getByText('500 with one solution')).toBeVisible();
    const frame = (number: number) =>
      solvePage.page.locator(`[role=option][aria-posinset="${number}"][aria-setsize="500"]`);
    await frame(1).press('End');
    await expect(frame(500)).toBeFocused();
    await expect(frame(500)).toHaveAccessibleName(/^Puzzle 500, /);
    await expect(frame(496)).toBeInViewport();
    await expect(frame(1)).toHaveCount(0);
    await expect(solvePage.page.getByRole('grid', { name: 'puzzle 500' })).toBeVisible();
    await expect(solvePage.output).not.toHaveValue('');
    const output = await solvePage.output.inputValue();
    expect(output.match(/^1 3 5 4 6 9 2 7 8$/gm)).toHaveLength(500);
  });

  for (const example of [
    'Sudoku, sample of problem 2580',
    'Su-domino-ku, both published samples',
    'Su-domino-ku, first sample',
    'Su-domino-ku, second sample',
    'Sudoku, Inkala 2012 (hard)',
    'Sudoku with many solutions',
    'Sudoku without a solution',
  ]) {
    test(`is there for the example “${example}”`, async ({ solvePage }) => {
      await solvePage.page.getByText('Examples').click();
      await solvePage.page.getByRole('listitem').getByRole('button', { name: example }).click();
      await solvePage.solveButton.click();
      await expect(solvePage.output).not.toHaveValue('');
      const verdict = example.includes('many')
        ? 'More than one solution'
        : example.includes('without')
          ? 'No solution'
          : example.includes('second')
            ? 'One grid, several tilings'
            : 'Exactly one solution';
      await expect(solvePage.page.getByText(verdict).first()).toBeVisible();
    });
  }
});

test.describe('a bad text', () => {
  const bad = '10\n6 B2 1 B3\n2 C4 9 😀3\n6 D3 6 E3\n';

  test('is diagnosed while it is typed, and each place can be selected', async ({ solvePage }) => {
    await solvePage.text.fill(bad);
    const { page } = solvePage;
    await page.getByRole('button', { name: '“😀3” is not a cell' }).click();
    expect(await solvePage.selection()).toBe('😀3');
    await page.getByRole('button', { name: '“6 D3 6 E3”' }).click();
    expect(await solvePage.selection()).toBe('6 D3 6 E3');
    await expect(solvePage.text).toHaveValue(bad);
  });

  test('has its first error selected by Solve, and stays', async ({ solvePage }) => {
    await solvePage.solve(`# comment\n5 3 . . 7 . . . w\n`);
    await expect(solvePage.text).toBeFocused();
    await expect.poll(() => solvePage.selection()).not.toBe('');
    await expect(solvePage.page.getByText('Nothing was solved')).toBeVisible();
    await expect(solvePage.text).toHaveValue('# comment\n5 3 . . 7 . . . w\n');
  });

  test('looks the same after other tabs were looked at', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await text.fill('1 2 3\nfoo\n');
    const message = page.locator('ol .text').first();
    await expect(message).toBeVisible();
    const look = () =>
      message.evaluate((it) => {
        const { padding, backgroundColor, color } = getComputedStyle(it);
        return [padding, backgroundColor, color];
      });
    const before = await look();
    await page.getByRole('link', { name: 'Make' }).click();
    await expect(page.locator('#make-symmetry')).toBeVisible();
    await page.getByRole('link', { name: 'Solve' }).click();
    await expect(message).toBeVisible();
    expect(await look()).toEqual(before);
  });

  test('is scrolled to the place that is selected', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await page.setViewportSize({ width: 360, height: 780 });
    await text.fill(`${`${'.'.repeat(81)}\n`.repeat(99)}${'.'.repeat(78)}@..\n`);
    await page.getByRole('button', { name: '“@”' }).click();
    expect(await solvePage.selection()).toBe('@');
    const scrolled = await text.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    expect(Math.min(...scrolled)).toBeGreaterThan(100);
  });

  test('is not what is said of a good one that is pasted', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      new MutationObserver(() =>
        said.push(document.querySelector('.understood')!.textContent),
      ).observe(document.querySelector('.status')!, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await text.fill('.'.repeat(80) + '1');
    await expect(page.locator('.understood .some')).toBeVisible();
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    expect(said.join(' ')).not.toContain('No puzzle');
  });

  test('does not keep its good puzzles from being solved', async ({ solvePage }) => {
    const short = '1'.repeat(80);
    await solvePage.solve(`${short}\n\n${sudoku}`);
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
    await expect(solvePage.page.getByText('Only the puzzle that could be read')).toBeVisible();
    await expect.poll(() => solvePage.selection()).toBe(short);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 740, height: 360 } });

    test('has its only error shown by Solve, and no keyboard opened', async ({ solvePage }) => {
      const { page, text, solveButton } = solvePage;
      const input = page.locator('section.input');
      await text.fill('1'.repeat(80));
      await text.blur();
      const error = input.getByText('Cells here: 80. There should be 81.');
      await expect(error).not.toBeInViewport();
      await solveButton.tap();
      await expect(error).toBeInViewport({ ratio: 1 });
      await expect(text).not.toBeFocused();
      await expect(input).not.toContainText(/No puzzle|Nothing was solved/);
      await page.keyboard.press('Control+Enter');
      await expect(text).toBeFocused();
    });
  });

  test('is not said to have been a puzzle where there was none', async ({ solvePage }) => {
    const { page, text } = solvePage;
    const verdict = page.locator('.verdict');
    await text.fill('rubbish');
    await expect(verdict).toHaveText('No puzzle could be read');
    await text.fill('.'.repeat(81));
    await expect(verdict).toContainText('givens');
    await text.fill('rubbish');
    await expect(verdict).toContainText('this was its last puzzle');
  });

  test('may be any rubbish', async ({ solvePage }) => {
    for (const rubbish of [
      '\u0000\uFFFF\u202E',
      '9'.repeat(5000),
      '{}[]<>'.repeat(999),
      '\n\n\n',
    ]) {
      await solvePage.solve(rubbish);
      await expect(solvePage.solveButton).toBeEnabled();
    }
    await solvePage.solve(sudoku);
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
  });

  test('that is empty is no error', async ({ solvePage }) => {
    await solvePage.solveButton.click();
    await expect(solvePage.page.getByText('There is no puzzle to solve yet')).toBeVisible();
  });
});

test.describe('a long search', () => {
  test('tells how far it is and can be cancelled, and the page goes on', async ({ solvePage }) => {
    const { page } = solvePage;
    await solvePage.solve(sudominoku.replace(/0\n$/, '') + endless);
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeVisible();
    await expect(page.getByText(/Puzzle \d+ of 52/)).toBeVisible();
    await cancel.click();
    await expect(cancel).toBeHidden();
    await expect(page.getByText('Cancelled.')).toBeVisible();
    await expect(
      page.getByRole('option', { name: 'Puzzle 2, Su-domino-ku, One grid, several tilings' }),
    ).toBeVisible();
    await expect.poll(() => solvePage.output.inputValue()).toContain(judgeFile('boj4574-1.out'));
    await solvePage.solve(sudoku);
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
  });

  test('shows a solution before its verdict', async ({ solvePage }) => {
    const { page } = solvePage;
    // Makes the first attempt too short and the verdict too long, whatever the engine's speed.
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: { args?: unknown[] }) {
        const options = message.args?.[1] as SolveOptions | undefined;
        if (options?.maxMillis) options.maxNodes = 1;
        else if (options?.maxTilings) options.maxSolutions = options.maxTilings = 1_000_000;
        postMessage.call(this, message, {});
      };
    });
    await solvePage.solve('1\n6 B2 1 B3\nC5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n');
    await expect(page.getByText('Solved. Checking whether')).toBeVisible();
    await expect(solvePage.output).toHaveValue(/^Puzzle 1\n(\d{9}\n){9}$/);
    await page.keyboard.press('Escape');
    await expect(page.getByText('was not settled')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
    await expect(solvePage.output).toHaveValue(/^Puzzle 1\n(\d{9}\n){9}$/);
  });

  test('ends when its puzzles are no longer those of the text', async ({ solvePage }) => {
    const { page } = solvePage;
    await solvePage.solve(sudominoku.replace(/0\n$/, '') + endless);
    await expect(page.getByText(/Puzzle \d+ of 52/)).toBeVisible();
    await solvePage.text.fill(sudoku);
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
    await expect(page.getByText(/of 52/)).toBeHidden();
    await expect(page.getByText('Sudoku, nine spaced rows')).toBeVisible();
    await expect(page.getByText('Cancelled.')).toBeHidden();
  });

  test('gives way to the next one', async ({ solvePage }) => {
    await solvePage.solve(endless);
    await expect(solvePage.page.getByRole('grid').first()).toBeVisible();
    await solvePage.solve(sudoku);
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
  });
});

test.describe('what went wrong', () => {
  test('in the engine is said, and the next search works', async ({ solvePage, troubles }) => {
    const { page } = solvePage;
    await solvePage.text.fill(sudoku);
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: { name?: string }) {
        if (message.name !== 'solve') return postMessage.call(this, message, {});
        Worker.prototype.postMessage = postMessage;
        this.dispatchEvent(new ErrorEvent('error', { message: 'trap' }));
      };
    });
    await solvePage.solveButton.click();
    await expect(page.getByText('Something went wrong inside the solver')).toBeVisible();
    await expect(solvePage.text).toHaveValue(sudoku);
    await solvePage.solveButton.click();
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
    expect(troubles.splice(0).join()).toContain('EngineCrashed');
  });

  test('in loading the module is said, and can be tried again', async ({ page, troubles }) => {
    await page.route('**/*.wasm', (route) => route.fulfill({ status: 503 }));
    const solvePage = new SolvePage(page);
    await solvePage.open();
    await expect(page.getByText('The solver could not be loaded')).toBeVisible();
    await page.unroute('**/*.wasm');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByText('The solver could not be loaded')).toBeHidden();
    await expect(page.locator('.notices')).toBeFocused();
    await solvePage.solve(sudoku);
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
    expect(troubles.splice(0).join()).toContain('503');
  });

  test('is said where there is no WebAssembly', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    await new SolvePage(page).open();
    await expect(page.getByText('This browser lacks WebAssembly, which')).toBeVisible();
  });
});

test.describe('the output', () => {
  test('can be copied', async ({ solvePage, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await solvePage.solve(sudoku);
    await expect(solvePage.output).not.toHaveValue('');
    await solvePage.page.getByRole('button', { name: 'Copy' }).click();
    await expect(solvePage.page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const clipboard = await solvePage.page.evaluate(() => navigator.clipboard.readText());
    expect(clipboard).toBe(judgeFile('boj2580-1.out'));
  });

  test('can be downloaded', async ({ solvePage }) => {
    await solvePage.solve(sudominoku);
    await expect(solvePage.output).not.toHaveValue('');
    const downloading = solvePage.page.waitForEvent('download');
    await solvePage.page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('output.txt');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe(judgeFile('boj4574-1.out'));
  });
});

test.describe('the text', () => {
  test('is kept over a reload', async ({ solvePage }) => {
    await solvePage.text.fill(sudominoku);
    await solvePage.page.reload();
    await expect(solvePage.text).toHaveValue(sudominoku);
    await expect(solvePage.page.getByText('2 Su-domino-ku puzzles (domino list)')).toBeVisible();
  });

  test('is named without a break in the name of its kind', async ({ solvePage }) => {
    await solvePage.page.setViewportSize({ width: 768, height: 1024 });
    await solvePage.text.fill(sudominoku);
    const understood = solvePage.page.getByText('2 Su-domino-ku puzzles (domino list)');
    const lines = await understood.evaluate((element) => {
      const name = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const start = text.textContent!.indexOf('Su-domino-ku');
        if (start < 0) continue;
        name.setStart(text, start);
        name.setEnd(text, start + 'Su-domino-ku'.length);
      }
      return name.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('comes back after Clear', async ({ solvePage }) => {
    await solvePage.text.fill(sudoku);
    const clear = solvePage.page.getByRole('button', { name: 'Clear', exact: true });
    await clear.press('Enter');
    await expect(solvePage.text).toHaveValue('');
    await expect(clear).toBeFocused();
    await solvePage.page.getByRole('button', { name: 'Undo' }).click();
    await expect(solvePage.text).toHaveValue(sudoku);
  });

  test('stays where a picture or an empty file is dropped', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await text.fill(sudoku);
    await page.setViewportSize({ width: 360, height: 640 });
    for (const content of ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', '']) {
      await page.evaluate(() => scrollTo(0, 400));
      const transfer = await page.evaluateHandle((content) => {
        const data = new DataTransfer();
        data.items.add(new File([content], 'sudoku.png'));
        return data;
      }, content);
      await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
      await expect(page.getByText('No text could be read from sudoku.png.')).toBeInViewport();
      await expect(text).toHaveValue(sudoku);
    }
  });

  test('stays where a picture is pasted, and a file is taken', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await text.fill('mine');
    const paste = (content: string) =>
      text.evaluate((box, content) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([content], 'copied'));
        const init = { clipboardData, bubbles: true, cancelable: true };
        box.dispatchEvent(new ClipboardEvent('paste', init));
      }, content);
    const unread = page.getByText('No text could be read from copied.');
    await paste('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
    await expect(unread).toBeVisible();
    await expect(text).toHaveValue('mine');
    await paste(sudoku);
    await expect(text).toHaveValue(sudoku);
    await expect(unread).toBeHidden();
  });

  test('that comes as a file is not hidden by a dialog', async ({ solvePage }) => {
    const { page, text } = solvePage;
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'sample.in'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    }, sudoku);
    await expect(text).toHaveValue(sudoku);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('can be dropped as a file, with any line ends', async ({ solvePage }) => {
    const { page } = solvePage;
    const transfer = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'sample.in'));
        return data;
      },
      `\uFEFF${sudoku.replaceAll('\n', '\r\n')}`,
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await expect(solvePage.text).toHaveValue(sudoku);
    await solvePage.solveButton.click();
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
  });

  for (const [done, put] of [
    ['typed', ({ text }: SolvePage) => text.fill('mine')],
    [
      'pasted',
      ({ page }: SolvePage) =>
        page.evaluate(() => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', 'mine');
          const init = { clipboardData, bubbles: true, cancelable: true };
          document.body.dispatchEvent(new ClipboardEvent('paste', init));
        }),
    ],
  ] as const) {
    test(`is not exchanged by a file that was opened before it was ${done}`, async ({
      solvePage,
    }) => {
      const { page, text } = solvePage;
      await page.evaluate((content) => {
        const { arrayBuffer } = Blob.prototype;
        const held = new Promise((resolve) => addEventListener('go-on', resolve, { once: true }));
        Blob.prototype.arrayBuffer = async function () {
          await held;
          return arrayBuffer.call(this);
        };
        const data = new DataTransfer();
        data.items.add(new File([content], 'slow.in'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
      }, sudoku);
      await put(solvePage);
      await expect(text).toHaveValue('mine');
      await page.evaluate(async () => {
        dispatchEvent(new Event('go-on'));
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
      await expect(text).toHaveValue('mine');
    });
  }

  test('is that of all files that are dropped, but for those that hold none', async ({
    solvePage,
  }) => {
    const { page } = solvePage;
    const transfer = await page.evaluateHandle(
      (texts) => {
        const data = new DataTransfer();
        for (const [name, text] of texts) data.items.add(new File([text], name));
        return data;
      },
      [
        ['first.in', sudominoku],
        ['cat.png', '\x89PNG\r\n\x1a\n\0'],
        ['second.in', `\uFEFF${sudoku.trimEnd()}`],
        ['third.in', sudoku],
      ] as const,
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await expect(solvePage.text).toHaveValue([sudominoku, sudoku.trimEnd(), sudoku].join('\n\n'));
    const unread = page.getByText('No text could be read from cat.png.');
    await expect(unread).toBeVisible();
    await expect(
      page.getByText(
        '2 Su-domino-ku puzzles (domino list) and 2 Sudoku puzzles (nine spaced rows)',
      ),
    ).toBeVisible();
    await solvePage.text.fill(sudoku);
    await expect(unread).toBeHidden();
  });

  test('of megabytes leaves the page responsive', async ({ solvePage }) => {
    const { page } = solvePage;
    const line = `${sudoku.replace(/\s/g, '')}\n`;
    // A page that has read nothing yet reads at once, and may be done after ten answers.
    await solvePage.text.fill(line);
    await expect(page.locator('.understood .some')).toBeVisible();
    const answers = await page.evaluate(async (text) => {
      const box = document.querySelector<HTMLTextAreaElement>('#puzzle-text')!;
      // Laying out two megabytes is the browser's own affair.
      box.value = text;
      box.getBoundingClientRect();
      for (let frame = 0; frame < 3; ++frame) await new Promise(requestAnimationFrame);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      let answers = 0;
      while (!document.body.textContent.includes('25,000 Sudoku')) {
        await new Promise((resolve) => setTimeout(resolve));
        ++answers;
      }
      return answers;
    }, line.repeat(25_000));
    expect(answers).toBeGreaterThan(10);
  });
});

test.describe('languages and themes', () => {
  test('?lang=ko speaks Korean', async ({ page, troubles }) => {
    void troubles;
    const solvePage = new SolvePage(page, solveWords.ko);
    await solvePage.open('?lang=ko');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await solvePage.solve(sudoku);
    await expect(page.getByText('답이 하나뿐이에요')).toBeVisible();
    await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
  });

  test('the language chosen last is remembered, even over ?lang', async ({ page, troubles }) => {
    void troubles;
    await new SolvePage(page).open('?lang=en');
    await page.getByRole('button', { name: '한국어' }).click();
    await expect(page.getByText('퍼즐 텍스트', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('퍼즐 텍스트', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });
});

test('everything works where storage is forbidden', async ({ page, troubles }) => {
  void troubles;
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const solvePage = new SolvePage(page);
  await solvePage.open();
  await solvePage.solve(sudoku);
  await expect(solvePage.output).toHaveValue(judgeFile('boj2580-1.out'));
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByText('답이 하나뿐이에요')).toBeVisible();
});

test('each view has a name of its own in the history', async ({ page, troubles }) => {
  void troubles;
  for (const [address, name] of [
    ['#/judge', 'Judge – Sudominoku'],
    ['#/make', 'Make – Sudominoku'],
    ['#/learn', 'Learn – Sudominoku'],
    ['#/learn/race', 'Race – Sudominoku'],
    ['#/learn/lesson/3', 'The order of cells – Sudominoku'],
    ['#/print', 'Print – Sudominoku'],
    ['#/about', 'About – Sudominoku'],
    ['#/solve', 'Sudominoku: solve Sudoku and Su-domino-ku'],
  ] as const) {
    await page.goto(`./${address}`);
    await expect(page).toHaveTitle(name);
  }
  await page.goto('./#/judge');
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page).toHaveTitle('채점 – Sudominoku');
  await page.goto('./#/learn/race');
  await expect(page).toHaveTitle('경주 – Sudominoku');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveTitle('Race – Sudominoku');
});

test('the way back closes a dialog', async ({ page, troubles }) => {
  void troubles;
  await page.goto('./#/judge');
  await page.goto('./#/make');
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  await settings.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/make$/);
  await expect(settings).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/#\/judge$/);
});

test('the way back that no page may stop leaves no dialog over another view', async ({
  page,
  troubles,
}) => {
  void troubles;
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto('./#/judge');
  await page.goto('./#/make');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/judge$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('#/solve and unknown routes lead here', async ({ page, troubles }) => {
  void troubles;
  for (const hash of ['#/solve', '#/nowhere']) await new SolvePage(page).open(hash);
});

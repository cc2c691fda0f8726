/**
 * What the views look like, compared with the pictures in looks/, which the README shows as well. Two
 * pixels of a thousand may differ: times do, and letters are drawn a little differently from machine to
 * machine; boards without digits are noticed. `npm run test:e2e -- looks --update-snapshots` draws them
 * anew: look at them before they are committed.
 */
import type { Page } from '@playwright/test';
import { expect, judgeFile, SolvePage, solveWords, test } from './page';

const sudoku = judgeFile('boj2580-1.in');
const sudominoku = judgeFile('boj4574-1.in');
const answer = judgeFile('boj4574-1.out');

interface View {
  name: string;
  size: [width: number, height: number];
  scheme: 'light' | 'dark';
  media?: 'print';
  language: 'en' | 'ko';
  address: string;
  prepare: (page: Page, solvePage: SolvePage) => Promise<void>;
}

const solved = (text: string) => async (_: Page, solvePage: SolvePage) => {
  await solvePage.solve(text);
  await expect(solvePage.output).not.toHaveValue('');
  // A phone scrolls there, which must not come after the way back to the top.
  await expect(solvePage.board).toBeInViewport({ ratio: 0.99 });
};

const views: View[] = [
  {
    name: 'su-domino-ku',
    size: [1440, 900],
    scheme: 'light',
    language: 'en',
    address: '',
    prepare: solved(sudominoku),
  },
  {
    name: 'tablet',
    size: [768, 1024],
    scheme: 'dark',
    language: 'en',
    address: '',
    prepare: solved(sudoku),
  },
  {
    name: 'print',
    size: [794, 1123],
    scheme: 'light',
    media: 'print',
    language: 'en',
    address: '',
    async prepare(page, solvePage) {
      await solvePage.text.fill(sudoku + sudominoku);
      await expect(page.locator('[role=option]')).toHaveCount(3);
      await page.evaluate(() => (location.hash = '#/print'));
      await expect(page.locator('.sheet.solutions img')).toHaveCount(3);
    },
  },
  {
    name: 'phone',
    size: [360, 780],
    scheme: 'light',
    language: 'ko',
    address: '',
    prepare: solved(sudominoku),
  },
  {
    name: 'judge',
    size: [1440, 900],
    scheme: 'dark',
    language: 'ko',
    address: '#/judge',
    async prepare(page) {
      await page.getByRole('textbox', { name: '입력', exact: true }).fill(sudominoku);
      await page
        .getByRole('textbox', { name: '내 프로그램의 출력' })
        .fill(answer.replace('361975842', '351975842'));
      await expect(page.locator('.card.wrong-answer')).toBeVisible();
    },
  },
  {
    name: 'make',
    size: [768, 1024],
    scheme: 'light',
    language: 'ko',
    address: '#/make?kind=sudominoku&dominoes=12&count=4&seed=7',
    async prepare(page) {
      await expect(page.locator('.strip [role=option]')).toHaveCount(4);
    },
  },
  {
    name: 'learn',
    size: [1440, 900],
    scheme: 'light',
    language: 'en',
    address: '#/learn/watch',
    async prepare(page) {
      await page.locator('#watch-puzzle').selectOption('inkala');
      await expect(page.locator('.stage')).toContainText('Step 0 of 594,334');
      await page.getByRole('slider').fill('3000');
    },
  },
  {
    name: 'lesson',
    size: [360, 780],
    scheme: 'dark',
    language: 'ko',
    address: '#/learn/lesson/1',
    async prepare(page) {
      await expect(page.locator('.walk').getByRole('grid')).toBeVisible();
    },
  },
];

for (const { name, size, scheme, media, language, address, prepare } of views) {
  test(`${name} looks as it did`, async ({ page, troubles }) => {
    void troubles;
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const solvePage = new SolvePage(page, solveWords[language]);
    await page.goto(`./?lang=${language}${address}`);
    await prepare(page, solvePage);
    if (media) await page.emulateMedia({ media });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.002 });
  });
}

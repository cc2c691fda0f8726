import type { Locator } from '@playwright/test';
import { expect, expectAccessible, SolvePage, solveWords, test } from './page';

const settingsWord = { en: 'Settings', ko: '설정' };
const themes = {
  en: { Light: 'light', Dark: 'dark', 'High contrast': 'contrast' },
  ko: { 밝게: 'light', 어둡게: 'dark', 고대비: 'contrast' },
};

test('every setting takes effect at once and is remembered', async ({ solvePage }) => {
  const { page } = solvePage;
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('radio', { name: 'Automatic' })).toHaveCount(3);
  await dialog.getByRole('radio', { name: 'High contrast' }).check();
  await dialog.getByRole('radio', { name: 'Colour-blind safe' }).check();
  await dialog.getByRole('radio', { name: 'Reduced' }).check();
  await dialog.getByRole('radio', { name: '7 8 9 on top' }).check();
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  // What the browser draws around the page is not as dark as the page was behind the dialog.
  const paper = await root.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const meta of await page.locator('meta[name=theme-color]').all()) {
    await expect(meta).toHaveAttribute('content', paper);
  }

  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await expect(root).toHaveAttribute('data-palette', 'safe');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog.getByRole('radio', { name: '7 8 9 on top' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The settings were reset.');
  await expect(root).not.toHaveAttribute('data-theme');
  await expect(root).not.toHaveAttribute('data-palette');
  await dialog.getByRole('radio', { name: '한국어' }).check();
  await expect(page.getByRole('dialog', { name: '설정' })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'ko');
});

test('remembered looks are there before the first paint', async ({ page, troubles }) => {
  void troubles;
  await page.addInitScript(() => localStorage.setItem('sudominoku.theme', 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  // The page's own script never comes: what is seen is first-paint.js's work.
  await page.route(/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(22, 23, 25)');
});

test('what is chosen in one tab is chosen in all', async ({ context, solvePage }) => {
  const other = await context.newPage();
  await other.goto('./');
  const { page } = solvePage;
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  const root = other.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await dialog.getByRole('radio', { name: '한국어' }).check();
  await expect(other.getByRole('button', { name: '풀기', exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: '자동' }).first().check();
  await expect(root).not.toHaveAttribute('data-theme');
});

test('the system’s wish for contrast and for rest is followed', async ({ page, troubles }) => {
  void troubles;
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await new SolvePage(page).open();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'no-preference' });
  await expect(root).not.toHaveAttribute('data-theme');
  await expect(root).not.toHaveAttribute('data-motion');
});

for (const language of ['en', 'ko'] as const) {
  test(`axe finds nothing in any theme and palette (${language})`, async ({ page, troubles }) => {
    void troubles;
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const solvePage = new SolvePage(page, solveWords[language]);
    await solvePage.open(`?lang=${language}`);
    await solvePage.solve('.'.repeat(81));
    await expect(page.locator('.differs').first()).toBeVisible();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: settingsWord[language] }).click();
    await expectAccessible(page, ['dialog']);
    // What a theme can break is contrast; the rest is tested in access.spec.ts.
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const palette of [0, 1]) {
        for (const [name, value] of Object.entries(themes[language])) {
          // Only high contrast follows the system's scheme, too.
          if (scheme === 'dark' && value !== 'contrast') continue;
          await dialog.getByRole('radio', { name, exact: true }).check();
          await dialog.locator('[name=setting-palette]').nth(palette).check();
          await expect(page.locator('html')).toHaveAttribute('data-theme', value);
          await expect(dialog.locator('[name=setting-palette]').nth(palette)).toBeChecked();
          await expectAccessible(
            page,
            ['dialog', 'main', 'body > #app > header'],
            ['color-contrast'],
          );
        }
      }
    }
  });
}

test('the dialog fits 320 px and 200 % zoom', async ({ solvePage }) => {
  const { page } = solvePage;
  for (const [width, height] of [
    [320, 640],
    [384, 240],
  ] as const) {
    await page.setViewportSize({ width, height });
    // On phones the button is in the menu.
    await page.locator('header summary').click();
    await page.locator('header details').getByRole('button', { name: 'Settings' }).click();
    const box = (await page.getByRole('dialog').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    const content = page.locator('dialog .content');
    expect(await content.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('what is only read aloud does not scroll a dialog away', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('body').press('?');
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('.visually-hidden')
    .last()
    .evaluate((it) => it.scrollIntoView());
  expect(await dialog.evaluate((it) => it.scrollTop)).toBe(0);
  await expect(dialog.getByRole('heading').first()).toBeInViewport();
});

test('a dialog in a low window scrolls as a whole', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.setViewportSize({ width: 320, height: 256 });
  await page.locator('header summary').click();
  await page.locator('header details').getByRole('button', { name: 'Settings' }).click();
  const reset = page.getByRole('button', { name: 'Reset all but the language' });
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeInViewport();
  await expect(reset).not.toBeInViewport();
  await reset.focus();
  await expect(reset).toBeInViewport();
  await page.keyboard.press('Escape');
  // Keys are the dialog's until it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.locator('body').press('?');
  const last = page.locator('dialog dd').last();
  // What is not there yet is not in view either.
  await expect(last).toBeAttached();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
});

test('forced colours keep what is chosen to be seen', async ({ page, troubles }) => {
  void troubles;
  await page.emulateMedia({ forcedColors: 'active' });
  await new SolvePage(page).open();
  await page.getByRole('button', { name: 'Settings' }).click();
  const spans = page.locator('.segments:has([name=setting-theme]) span');
  await expect(spans.first()).toBeVisible();
  const outlines = await spans.evaluateAll((all) =>
    all.map((span) => getComputedStyle(span).outlineStyle),
  );
  expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
});

test('forced colours keep quiet buttons in line, and none looks like a link', async ({
  solvePage,
}) => {
  const { page, text, examples } = solvePage;
  await page.emulateMedia({ forcedColors: 'active' });
  const right = async (locator: Locator) => {
    const { x, width } = (await locator.boundingBox())!;
    return x + width;
  };
  expect(await right(examples)).toBeCloseTo(await right(text), 0);
  const colour = await solvePage.solveButton.evaluate((button) => getComputedStyle(button).color);
  await expect(examples).toHaveCSS('color', colour);
});

test('forced colours leave paper white', async ({ solvePage }) => {
  const { page } = solvePage;
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await solvePage.text.fill('5'.padEnd(81, '.'));
  await expect(solvePage.cell(0)).toHaveClass(/given/);
  await page.goto('./#/print');
  const sheet = page.locator('.sheet').first();
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(sheet.locator('figcaption')).toHaveCSS('color', 'rgb(28, 27, 25)');
});

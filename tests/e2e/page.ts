/** What every test starts from: the page, watched. */
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/**
 * With axe each language is looked at in one scheme: what a scheme can break is contrast, and that is
 * tested for every theme, palette and language in settings.spec.ts.
 */
export const schemeOf = { en: 'light', ko: 'dark' } as const;

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Holds back what a page fetches from there, until the function that comes back is called. */
export async function heldBack(page: Page, from: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(from, (route) => held.then(() => route.continue()));
  return letGo;
}

/** That axe finds nothing, by all of its rules or these, in all of the page or these places. */
export async function expectAccessible(page: Page, places?: string[], rules?: string[]) {
  // Half of a second, so once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([places, rules]) => {
      const { axe: tester } = window as unknown as { axe: typeof axe };
      const where = places ? { include: places.map((place) => [place]) } : document;
      const what = rules ? { runOnly: rules } : {};
      const { violations } = await tester.run(where, { resultTypes: ['violations'], ...what });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [places, rules] as const,
  );
  expect(violations).toEqual([]);
}

/** Pixels by which the page is wider than its window. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Spaces the text of the page as a visitor may want it (WCAG 1.4.12). */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Announces a paste to a box, as the browser does before anything else. */
export function announcePaste(box: Locator, text: string): Promise<void> {
  return box.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    const announced = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', announced));
  }, text);
}

/** A file of tests/corpus/judges. */
export function judgeFile(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../corpus/judges/${name}`, import.meta.url)), 'utf8');
}

/** A Sudoku of four givens, whose solutions take half a minute to count. */
export const slowToCount =
  '....................2......................6.................3...............4...';

/** What a SolvePage looks for in each language. */
export const solveWords = {
  en: { text: 'Puzzle text', solve: 'Solve', output: 'Output' },
  ko: { text: '퍼즐 텍스트', solve: '풀기', output: '출력' },
};

/** The Solve tab, in the words of its English (or Korean) page. */
export class SolvePage {
  readonly text: Locator;
  readonly solveButton: Locator;
  readonly output: Locator;
  readonly examples: Locator;
  readonly board: Locator;

  constructor(
    readonly page: Page,
    words = solveWords.en,
  ) {
    this.text = page.getByRole('textbox', { name: words.text, exact: true });
    this.solveButton = page.getByRole('button', { name: words.solve, exact: true });
    this.examples = page.locator('summary').filter({ hasText: /^(Examples|예제)/ });
    this.board = page.getByRole('grid');
    this.output = page.getByRole('textbox', { name: words.output, exact: true });
  }

  async open(query = '') {
    await this.page.goto(`./${query}`);
    await expect(this.text).toBeVisible();
  }

  async solve(text: string) {
    await this.text.fill(text);
    await this.solveButton.click();
  }

  /** A cell from 0 to 80, row by row. */
  cell(index: number): Locator {
    return this.page.locator(`[data-cell="${index}"]`);
  }

  /** What is selected in the text box. */
  selection(): Promise<string> {
    return this.text.evaluate((box: HTMLTextAreaElement) =>
      box.value.slice(box.selectionStart, box.selectionEnd),
    );
  }
}

/** Fills a puzzle in. Reading it takes a moment; then the verdict says how much is given. */
export async function load({ page, text }: SolvePage, puzzle: string, givens: string | RegExp) {
  // With the focus comes the cell that is selected on the board; what is filled in comes after.
  await text.focus();
  await text.fill(puzzle);
  await expect(page.locator('.verdict')).toContainText(givens);
}

interface Fixtures {
  /** What any page, worker or service worker of the test asked other origins for. */
  foreignRequests: string[];
  solvePage: SolvePage;
  /** Set to expect trouble: what the page complains about is then not checked. */
  troubles: string[];
}

/** `test` whose page may neither complain nor ask for anything beyond its own origin. */
export const test = base.extend<Fixtures>({
  foreignRequests: [
    async ({ context }, use) => {
      const foreign: string[] = [];
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        const own = hostname === '127.0.0.1' || protocol === 'blob:' || protocol === 'data:';
        if (!own) foreign.push(request.url());
      });
      // The policy of the page keeps its workers from none.
      context.on('page', (page) => page.on('websocket', (socket) => foreign.push(socket.url())));
      await use(foreign);
      expect(foreign).toEqual([]);
    },
    { auto: true },
  ],
  troubles: async ({ page, baseURL }, use) => {
    const troubles: string[] = [];
    const origin = new URL(baseURL!).origin;
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (['warning', 'error'].includes(message.type())) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('request', (request) => {
      const { protocol } = new URL(request.url());
      if (protocol !== 'blob:' && !request.url().startsWith(`${origin}/sudominoku/`)) {
        troubles.push(`request to ${request.url()}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
    });
    await page.addInitScript(() => {
      // Its tips would lie over what is clicked; share.spec.ts looks at them.
      try {
        localStorage.setItem('sudominoku.tour', 'done');
      } catch {
        // Storage is forbidden.
      }
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(troubles);
    expect(troubles).toEqual([]);
  },
  solvePage: async ({ page, troubles }, use) => {
    void troubles;
    const solvePage = new SolvePage(page);
    await solvePage.open();
    await use(solvePage);
  },
});

export { expect };

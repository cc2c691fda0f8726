/** What a first visit fetches. */
import { expect, test } from '@playwright/test';
import { fetchedBy } from '../bench/fetched.js';

/** Kilobytes of brotli that all of its files may have together. */
const most = 170;

test('is small, and has all that it takes to solve', async ({ page }) => {
  const sizes = await fetchedBy(page, async () => {
    const worker = page.waitForResponse(/solverWorker/);
    await page.goto('');
    await worker;
    await page.waitForLoadState('networkidle');
  });
  const files = [...sizes.keys()];
  expect(files.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

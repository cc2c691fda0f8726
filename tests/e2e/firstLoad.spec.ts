/** What a first visit fetches. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Kilobytes of brotli that all of its files may have together. */
const most = 170;

test('is small, and has all that it takes to solve', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const size = response.body().then((body) => brotliCompressSync(body).length / 1000);
    sizes.set(new URL(response.url()).pathname, size);
  });
  await page.goto('');
  await page.waitForLoadState('networkidle');
  const files = [...sizes.keys()];
  expect(files.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
  await expect.poll(() => [...sizes.keys()].some((file) => /solverWorker/.test(file))).toBe(true);
  const all = await Promise.all(sizes.values());
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

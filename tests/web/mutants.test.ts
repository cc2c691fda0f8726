/** The deliberately broken variants that `npm run mutate` tries still apply. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mutants } from '../mutation/mutants.js';

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

describe('the mutants', () => {
  it('have names of their own', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  it.each(mutants)('apply at one place: $name', ({ file, search, replace }) => {
    expect(read(file).split(search)).toHaveLength(2);
    expect(replace).not.toBe(search);
  });
});

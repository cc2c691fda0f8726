/** Checks of the shapes that cross the boundary, and the module that they come from. */
import { readFile } from 'node:fs/promises';
import createSudominoku from '#module/sudominoku.js';
import { expect } from 'vitest';
import type { EngineApi } from '../../web/src/engine/types';
import { modulePath } from './files';

/** The shipped module. */
export async function loadEngine(): Promise<EngineApi> {
  return createSudominoku({ wasmBinary: await readFile(modulePath('sudominoku.wasm')) });
}

export type Check = (value: unknown) => void;
/** A check for every member: the compiler sees to it that none is forgotten or invented. */
export type Shape<T> = { [Key in keyof Required<T>]: Check };

export const aNumber: Check = (value) => expect(value).toEqual(expect.any(Number));
export const aString: Check = (value) => expect(value).toEqual(expect.any(String));
export const aBoolean: Check = (value) => expect(value).toEqual(expect.any(Boolean));
export const exactly =
  (expected: unknown): Check =>
  (value) =>
    expect(value).toBe(expected);
/** Arrays of memory, by the name of their type. */
export const instanceOf =
  (type: string): Check =>
  (value) =>
    expect(Object.prototype.toString.call(value)).toBe(`[object ${type}]`);
export const oneOf =
  (choices: readonly string[]): Check =>
  (value) =>
    expect(choices).toContain(value);
export const arrayOf =
  (check: Check): Check =>
  (value) => {
    expect(Array.isArray(value)).toBe(true);
    (value as unknown[]).forEach(check);
  };
export const shaped =
  <T>(shape: Shape<T>): Check =>
  (value) => {
    const object = value as Record<string, unknown>;
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
    expect(Object.keys(object).sort()).toEqual(Object.keys(shape).sort());
    for (const [key, check] of Object.entries<Check>(shape)) check(object[key]);
  };
export const aCell: Check = (value) => {
  expect(Number.isInteger(value)).toBe(true);
  expect(value).toBeGreaterThanOrEqual(0);
  expect(value).toBeLessThan(81);
};

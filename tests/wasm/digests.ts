/** The digests of results that tests/cpp/trust/digest_test.cpp records. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const recorded = fileURLToPath(new URL('../cpp/trust/digests.txt', import.meta.url));

/** Digest by set, such as `sudoku/easy`. */
export const digests = new Map(
  readFileSync(recorded, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);

/** FNV-1a (Fowler, Noll, Vo) of 64 bits. */
export function digestOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

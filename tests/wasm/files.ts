import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The text of a file under tests/corpus. */
export function corpus(name: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../corpus/${name}`, import.meta.url)), 'utf8');
}

/** The path of a file of the built module. */
export function modulePath(name: string): string {
  return fileURLToPath(new URL(`../../build/wasm/wasm/bind/${name}`, import.meta.url));
}

/** The sources of the algorithms, as they are compiled. */
import type { TracedAlgorithmId } from '../../../engine';

const files = import.meta.glob<string>('../../../../../wasm/textbook/traced/sud*.cpp', {
  query: '?raw',
  import: 'default',
});

/** The file of an algorithm. Rejects where it cannot be fetched. */
export async function sourceOf(algorithm: TracedAlgorithmId): Promise<string> {
  const name = `/${algorithm.replaceAll('-', '_')}.cpp`;
  const load = Object.entries(files).find(([path]) => path.endsWith(name))?.[1];
  if (!load) throw new Error(name);
  return (await load()).trimEnd();
}

/** A piece of a line; `watch` is a call that only tells what happens. */
export interface Token {
  kind: 'plain' | 'comment' | 'keyword' | 'watch';
  text: string;
}

const pattern =
  /(?<comment>\/\/.*)|(?<watch>\bwatch\.\w+\([^;{]*\);)|(?<keyword>\b(?:auto|bool|break|class|const|constexpr|continue|else|false|for|if|int|namespace|return|struct|true|using|void|while)\b)/g;

/** A line of C++, taken apart for its colours. Calls that only tell what happens are told apart. */
export function tokens(line: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) found.push({ kind: 'plain', text: line.slice(end, match.index) });
    const { comment, watch } = match.groups!;
    const kind = comment !== undefined ? 'comment' : watch !== undefined ? 'watch' : 'keyword';
    found.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ kind: 'plain', text: line.slice(end) });
  return found;
}

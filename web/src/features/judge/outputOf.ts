/** What a program printed, from a file. */
import { textOf } from '../../ui/decode';

/** The byte order mark of UTF-8. */
const mark = '239,187,191';

/** The text of a file with its byte order mark, if it is one of UTF-8: judges compare bytes. */
export async function outputOf(file: Blob): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer()).join();
  return (start === mark ? '\ufeff' : '') + (await textOf(file));
}

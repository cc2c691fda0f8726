/** What a program printed, from a file. */
import { markedEncoding, textOf } from '../../ui/decode';

/** The text of a file with its byte order mark, if it is one of UTF-8: judges compare bytes. */
export async function outputOf(file: Blob): Promise<string> {
  return ((await markedEncoding(file)) === 'utf-8' ? '\ufeff' : '') + (await textOf(file));
}

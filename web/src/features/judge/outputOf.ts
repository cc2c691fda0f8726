/** What a program printed, from a file. */
import { markedEncoding, textOf } from '../../ui/decode';

/** The text of a file with its byte order mark: judges compare bytes. */
export async function outputOf(file: Blob): Promise<string> {
  return ((await markedEncoding(file)) ? '\ufeff' : '') + (await textOf(file));
}

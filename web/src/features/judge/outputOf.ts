/** What a program printed, from a file. */
import { markedEncoding, textOf } from '../../ui/decode';

/**
 * The text of a file with its byte order mark, and with NULs, which C programs print by mistake: judges
 * compare bytes. Rejects as `textOf` does if the file is neither UTF-8 nor any other text.
 */
export async function outputOf(file: Blob): Promise<string> {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return decoder.decode(await file.arrayBuffer());
  } catch {
    return ((await markedEncoding(file)) ? '\ufeff' : '') + (await textOf(file));
  }
}

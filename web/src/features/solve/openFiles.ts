import { isTooLong } from '../../state/textPosition';
import { textOfUtf8, utf8Of } from '../../ui/decode';

/** What parts the texts of files: no puzzle goes on in the next. */
const between = '\n\n';

/** What some files hold together. */
export interface OpenedFiles {
  /** A text that the text box takes, a longer one as a Blob in UTF-8; null: none of them is a text. */
  source: string | Blob | null;
  /** The names of those that could not be read. Of a Blob, that is told where it is read. */
  unreadable: readonly string[];
}

/** Reads files in any of the encodings that `utf8Of` tells. `large`: bytes beyond which they are a Blob. */
export async function openFiles(files: readonly File[], large: number): Promise<OpenedFiles> {
  // What cannot be read is said where it is read for good.
  const parts = await Promise.all(files.map((file) => utf8Of(file).catch(() => file)));
  const all = new Blob(parts.flatMap((part, i) => (i > 0 ? [between, part] : [part])));
  if (all.size > large) return { source: all, unreadable: [] };
  const unreadable: string[] = [];
  const read = await Promise.all(
    parts.map((part, i) => textOfUtf8(part).catch(() => void unreadable.push(files[i]!.name))),
  );
  const texts = read.filter((text) => text !== undefined);
  const text = texts.join(between);
  if (isTooLong(text)) return { source: new Blob([text]), unreadable };
  return { source: texts.length > 0 ? text : null, unreadable };
}

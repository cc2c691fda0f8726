/** The encodings that have a byte order mark, with its bytes. */
const marks = { 'utf-8': [239, 187, 191], 'utf-16le': [255, 254], 'utf-16be': [254, 255] };
type Encoding = keyof typeof marks;
const encodings = Object.keys(marks) as Encoding[];

/** What a file is encoded in by its byte order mark; undefined: it has none. */
export async function markedEncoding(file: Blob): Promise<Encoding | undefined> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return encodings.find((each) => marks[each].every((byte, at) => byte === start[at]));
}

/** Bytes of a file's beginning that tell what it is encoded in. */
const telling = 100_000;

/** What a file without a byte order mark is encoded in: UTF-8, or what Korean and western systems wrote before it. */
async function likelyEncoding(file: Blob): Promise<string> {
  const start = await file.slice(0, telling).arrayBuffer();
  const fits = (encoding: string) => {
    try {
      return !!new TextDecoder(encoding, { fatal: true }).decode(start, { stream: true });
    } catch {
      return false;
    }
  };
  const found = ['utf-8', 'euc-kr'].find(fits);
  if (found) return found;
  const beyondAscii = new TextDecoder().decode(start).match(/[^\0-\x7f]/g) ?? [];
  const broken = beyondAscii.filter((sign) => sign === '\ufffd');
  return broken.length < beyondAscii.length / 2 ? 'utf-8' : 'windows-1252';
}

/** A file's text in UTF-8: that of UTF-16 with a byte order mark, or of an older encoding, is written anew. */
export async function utf8Of(file: Blob): Promise<Blob> {
  const encoding = (await markedEncoding(file)) ?? (await likelyEncoding(file));
  if (encoding === 'utf-8') return file;
  const decoder = new TextDecoderStream(encoding);
  const text = file.stream().pipeThrough(decoder).pipeThrough(new TextEncoderStream());
  return await new Response(text).blob();
}

/**
 * The text of a file in UTF-8, without its byte order mark. Rejects with a `TypeError` if the file is empty
 * or holds what is no text, such as a picture.
 */
export async function textOfUtf8(file: Blob): Promise<string> {
  const text = await file.text();
  if (text === '' || text.includes('\0')) throw new TypeError('The file holds no text.');
  return text;
}

/** As `textOfUtf8`, of a file in any of the encodings that `utf8Of` tells. */
export async function textOf(file: Blob): Promise<string> {
  return textOfUtf8(await utf8Of(file));
}

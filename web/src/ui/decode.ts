/** The encodings that have a byte order mark, with its bytes. */
const marks = { 'utf-8': [239, 187, 191], 'utf-16le': [255, 254], 'utf-16be': [254, 255] };
type Encoding = keyof typeof marks;
const encodings = Object.keys(marks) as Encoding[];

/** What a file is encoded in by its byte order mark; undefined: it has none. */
export async function markedEncoding(file: Blob): Promise<Encoding | undefined> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return encodings.find((each) => marks[each].every((byte, at) => byte === start[at]));
}

/** A file's text in UTF-8: that of UTF-16 with a byte order mark is written anew. */
export async function utf8Of(file: Blob): Promise<Blob> {
  const encoding = await markedEncoding(file);
  if (!encoding || encoding === 'utf-8') return file;
  const decoder = new TextDecoderStream(encoding);
  const text = file.stream().pipeThrough(decoder).pipeThrough(new TextEncoderStream());
  return await new Response(text).blob();
}

/**
 * The text of a file, without its byte order mark. Rejects with a `TypeError` if the file is empty or
 * holds what is no text, such as a picture.
 */
export async function textOf(file: Blob): Promise<string> {
  const text = await (await utf8Of(file)).text();
  if (text === '' || text.includes('\0')) throw new TypeError('The file holds no text.');
  return text;
}

/** By the two bytes of their byte order marks. */
const encodings: Record<string, string> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

async function utf16Of(file: Blob): Promise<string | undefined> {
  return encodings[new Uint8Array(await file.slice(0, 2).arrayBuffer()).join()];
}

/** That a file begins with a byte order mark of UTF-16. */
export async function isUtf16(file: Blob): Promise<boolean> {
  return (await utf16Of(file)) !== undefined;
}

/** A file's text in UTF-8: that of UTF-16 with a byte order mark is written anew. */
export async function utf8Of(file: Blob): Promise<Blob> {
  const encoding = await utf16Of(file);
  if (!encoding) return file;
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

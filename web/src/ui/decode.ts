/**
 * The text of a file: UTF-8, or UTF-16 where its byte order mark says so. Rejects with a `TypeError` if
 * the file is empty or holds what is no text, such as a picture.
 */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (text === '' || text.includes('\0')) throw new TypeError('The file holds no text.');
  return text;
}

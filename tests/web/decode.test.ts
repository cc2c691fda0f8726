/** Which files are texts, and what they say. */
import { describe, expect, it } from 'vitest';
import { outputOf } from '../../web/src/features/judge/outputOf';
import { markedEncoding, textOf } from '../../web/src/ui/decode';

describe('a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('53 스도쿠'), undefined],
    ['UTF-8 with its mark', new TextEncoder().encode('\ufeff53 스도쿠'), 'utf-8'],
    [
      'UTF-16, little end first',
      new Uint8Array([0xff, 0xfe, 0x35, 0, 0x33, 0, 0x20, 0, 0xa4, 0xc2, 0xc4, 0xb3, 0xe0, 0xcf]),
      'utf-16le',
    ],
    [
      'UTF-16, big end first',
      new Uint8Array([0xfe, 0xff, 0, 0x35, 0, 0x33, 0, 0x20, 0xc2, 0xa4, 0xb3, 0xc4, 0xcf, 0xe0]),
      'utf-16be',
    ],
    ['EUC-KR', new Uint8Array([0x35, 0x33, 0x20, 0xbd, 0xba, 0xb5, 0xb5, 0xc4, 0xed]), undefined],
  ])('in %s is read', async (_, bytes, encoding) => {
    const file = new Blob([bytes]);
    expect(await textOf(file)).toBe('53 스도쿠');
    expect(await markedEncoding(file)).toBe(encoding);
  });

  it('in Latin-1 is read', async () => {
    const latin = new Uint8Array([0x50, 0xe8, 0x72, 0x65, 0x20, 0x4e, 0x6f, 0xeb, 0x6c]);
    expect(await textOf(new Blob([latin]))).toBe('Père Noël');
  });

  it('whose UTF-8 is broken stays UTF-8', async () => {
    const broken = new Uint8Array([...new TextEncoder().encode('53 스도쿠'), 0xff]);
    expect(await textOf(new Blob([broken]))).toBe('53 스도쿠\ufffd');
  });

  it.each([
    ['nothing', ''],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ])('with %s is refused', async (_, bytes) => {
    await expect(textOf(new Blob([bytes]))).rejects.toThrow(TypeError);
  });

  it('keeps its mark in UTF-8 if a program printed it', async () => {
    expect(await outputOf(new Blob(['\ufeff53']))).toBe('\ufeff53');
    expect(await outputOf(new Blob(['53\ufeff']))).toBe('53\ufeff');
    expect(await outputOf(new Blob([new Uint8Array([0xff, 0xfe, 0x35, 0])]))).toBe('\ufeff5');
  });

  it('keeps NULs if a program printed them, and is refused if it is no output', async () => {
    expect(await outputOf(new Blob(['53\0\n']))).toBe('53\0\n');
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    await expect(outputOf(new Blob([picture]))).rejects.toThrow(TypeError);
  });
});

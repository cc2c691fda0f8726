import { SourceUnreadable } from './errors';
import { longestPiece } from './pieceSize';

type Part = Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>>;

/**
 * The bytes of a long text, each read once and in order. They come through a single stream: every slice
 * that is read of a file costs Chromium milliseconds of its own, whatever its length.
 */
export class ByteReader {
  readonly #plain: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  /** Fills memory that it is given; not every browser has it. */
  readonly #filling: ReadableStreamBYOBReader | undefined;
  /** Read or given back, and not taken. */
  readonly #ahead: Uint8Array<ArrayBuffer>[] = [];
  /** Memory to be filled anew: what is new to the browser comes page by page, which takes longer than reading. */
  readonly #spare: ArrayBuffer[] = [];
  #left: number;

  constructor(source: Blob) {
    const stream = source.stream();
    try {
      this.#filling = stream.getReader({ mode: 'byob' });
    } catch {
      this.#plain = stream.getReader();
    }
    this.#left = source.size;
  }

  /** How many bytes were not taken. */
  get left(): number {
    return this.#left;
  }

  /**
   * Takes the next bytes, at the beginning of memory of their own: so many, or all that are left. Rejects
   * with `SourceUnreadable`.
   */
  async take(most: number): Promise<Uint8Array<ArrayBuffer>> {
    const length = Math.min(most, this.#left);
    let bytes = new Uint8Array(this.#memoryFor(length), 0, length);
    let filled = 0;
    while (filled < bytes.length) {
      const part = this.#ahead.shift();
      if (part) {
        const fitting = part.subarray(0, bytes.length - filled);
        bytes.set(fitting, filled);
        filled += fitting.length;
        if (fitting.length < part.length) this.#ahead.unshift(part.subarray(fitting.length));
      } else if (this.#filling) {
        const read = await arrived(this.#filling.read(bytes.subarray(filled)));
        // The memory went there and came back under another name.
        bytes = new Uint8Array(read.buffer, 0, length);
        filled += read.length;
      } else {
        this.#ahead.push(await arrived(this.#plain!.read()));
      }
    }
    this.#left -= bytes.length;
    return bytes;
  }

  /** Puts bytes in front of those that were not taken. */
  giveBack(bytes: Uint8Array<ArrayBuffer>): void {
    this.#ahead.unshift(bytes);
    this.#left += bytes.length;
  }

  /** The same bytes once more, at the beginning of memory of their own. */
  copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    const copy = new Uint8Array(this.#memoryFor(bytes.length), 0, bytes.length);
    copy.set(bytes);
    return copy;
  }

  /** Takes memory back that is no longer needed. */
  reuse(memory: ArrayBuffer): void {
    if (memory.byteLength >= longestPiece) this.#spare.push(memory);
  }

  /** Lets go of the source. */
  close(): void {
    (this.#filling ?? this.#plain)?.cancel().catch(() => undefined);
  }

  #memoryFor(length: number): ArrayBuffer {
    const at = this.#spare.findIndex(({ byteLength }) => byteLength >= length);
    if (at >= 0) return this.#spare.splice(at, 1)[0]!;
    // As long as any piece will be, usually: it is not there before it is written to.
    return new ArrayBuffer(Math.max(length, longestPiece));
  }
}

async function arrived(reading: Part): Promise<Uint8Array<ArrayBuffer>> {
  const { done, value } = await reading.catch((cause: unknown) => {
    throw new SourceUnreadable(String(cause), { cause });
  });
  if (done) throw new SourceUnreadable('shorter than it was');
  return value;
}

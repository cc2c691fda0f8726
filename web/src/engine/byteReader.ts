/**
 * The bytes of a long text, each read once and in order. They come through a single stream: every slice
 * that is read of a file costs Chromium milliseconds of its own, whatever its length.
 */
import { SourceUnreadable } from './errors';

type Part = Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>>;

export class ByteReader {
  readonly #plain: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  /** Fills memory that it is given; not every browser has it. */
  readonly #filling: ReadableStreamBYOBReader | undefined;
  /** Read or given back, and not taken. */
  readonly #ahead: Uint8Array<ArrayBuffer>[] = [];
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
   * Takes the next bytes, in memory of their own: so many, or all that are left. Rejects with
   * `SourceUnreadable`.
   */
  async take(most: number): Promise<Uint8Array<ArrayBuffer>> {
    let bytes = new Uint8Array(Math.min(most, this.#left));
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
        bytes = new Uint8Array(read.buffer);
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

  /** Lets go of the source. */
  close(): void {
    (this.#filling ?? this.#plain)?.cancel().catch(() => undefined);
  }
}

async function arrived(reading: Part): Promise<Uint8Array<ArrayBuffer>> {
  const { done, value } = await reading.catch((cause: unknown) => {
    throw new SourceUnreadable(String(cause), { cause });
  });
  if (done) throw new SourceUnreadable('shorter than it was');
  return value;
}

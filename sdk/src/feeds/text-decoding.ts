import { firstHighByte, judgeHighBytes, type FeedEncoding } from './encoding.ts';

/** Bytes after the first non-ASCII one that are looked at before UTF-8 or Windows-1252 is decided. */
const judgedBytes = 4096;

/** Decodes a feed block by block. Always with `stream: true`: a one-shot windows-1252 decoder of Node 20 takes
 * 0x80-0x9f for control characters, and only a streaming one keeps characters that two blocks share. */
export class FeedDecoder {
  /** Label of the encoding in use; may turn from utf-8 to windows-1252 once, at the first non-ASCII byte. */
  encoding: string;
  #decoder: TextDecoder;
  #certain: boolean;
  #isBegun = false;
  #held: Uint8Array = new Uint8Array(0);

  constructor(encoding: FeedEncoding) {
    this.encoding = encoding.label;
    this.#certain = encoding.certain;
    this.#decoder = new TextDecoder(encoding.label);
  }

  decode(block: Uint8Array): string {
    if (this.#certain) return this.#decoder.decode(block, { stream: true });
    const ascii = this.#held.length === 0 ? asciiText(block) : undefined;
    if (ascii !== undefined) {
      this.#isBegun = true;
      return ascii;
    }
    const bytes = joined(this.#held, block);
    const high = firstHighByte(bytes);
    if (high !== -1 && bytes.length - high < judgedBytes) {
      this.#held = bytes;
      return '';
    }
    this.#held = new Uint8Array(0);
    if (high !== -1) this.#decide(bytes);
    return this.#decoder.decode(bytes, { stream: true });
  }

  /** What is left at the end: a truncated character becomes U+FFFD. */
  end(): string {
    const rest = this.#held;
    if (rest.length > 0) this.#decide(rest);
    return this.#decoder.decode(rest, { stream: true }) + this.#decoder.decode();
  }

  #decide(bytes: Uint8Array): void {
    this.#certain = true;
    this.encoding = judgeHighBytes(bytes) ?? this.encoding;
    // Only at the beginning is a byte order mark one.
    this.#decoder = new TextDecoder(this.encoding, { ignoreBOM: this.#isBegun });
  }
}

const plain = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of bytes that are all ASCII; undefined for any others. Decoding them at once takes a sixth of what looking
 * at each byte and decoding them as part of a stream do, and gives a string of half the size. */
function asciiText(bytes: Uint8Array): string | undefined {
  const text = plain.decode(bytes);
  // Anything else becomes fewer characters, or one that stands for what cannot be decoded.
  return text.length === bytes.length && !text.includes('\ufffd') ? text : undefined;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

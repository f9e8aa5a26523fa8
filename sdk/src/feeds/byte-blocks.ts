import { megabytes } from '../contract/megabytes.ts';
import { FeedRefusal } from './feed-refusal.ts';

/** Bytes of a feed: what `Blob.stream()`, a response body, or a file's read stream yields. */
export type FeedSource = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** Bytes that have passed through so far. */
export interface ByteMeter {
  bytes: number;
}

/** Size of the blocks that everything downstream works with. */
export const blockBytes = 65_536;

/** Cuts a source into blocks of one size, whatever its chunks were, so that nothing downstream can depend on them. */
export async function* blocks(source: FeedSource): AsyncGenerator<Uint8Array> {
  let block = new Uint8Array(blockBytes);
  let filled = 0;
  for await (const chunk of chunksOf(source)) {
    let at = 0;
    while (at < chunk.length) {
      if (filled === 0 && chunk.length - at >= blockBytes) {
        yield chunk.subarray(at, at + blockBytes);
        at += blockBytes;
        continue;
      }
      const part = chunk.subarray(at, at + blockBytes - filled);
      block.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < blockBytes) continue;
      yield block;
      block = new Uint8Array(blockBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}

/** Counts what passes through, and refuses the byte after the last allowed one. */
export async function* metered(source: FeedSource, meter: ByteMeter, maxBytes: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunksOf(source)) {
    meter.bytes += chunk.length;
    if (meter.bytes > maxBytes) {
      throw new FeedRefusal('feed.too_large', `File size must be less than ${megabytes(maxBytes)}MB`);
    }
    yield chunk;
  }
}

/** What was already read from a generator, followed by the rest of it. */
export async function* continued(
  taken: readonly Uint8Array[],
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* taken;
  yield* rest;
}

/** Not every browser can iterate over a ReadableStream, so it is read with its reader. */
async function* chunksOf(source: FeedSource): AsyncGenerator<Uint8Array> {
  if (!('getReader' in source)) {
    yield* source;
    return;
  }
  const reader = source.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A source that is done or has failed has nothing to cancel, and its failure has already been reported.
    await reader.cancel().catch(() => undefined);
  }
}

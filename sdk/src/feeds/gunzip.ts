import { blockBytes } from './byte-blocks.ts';
import { FeedRefusal } from './feed-refusal.ts';

/** Whether content starts like gzip. */
export function isGzip(firstBytes: Uint8Array): boolean {
  return firstBytes[0] === 0x1f && firstBytes[1] === 0x8b && firstBytes[2] === 0x08;
}

/** Unpacks one layer of gzip at the pace of its reader, so that a small file that unpacks to a huge one costs no
 * memory.
 * @throws FeedRefusal `feed.gzip_broken`; a failure of the source is passed through unchanged */
export async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  // The library types of Node and browsers differ in what they accept; both accept plain byte arrays.
  const { readable, writable } = new DecompressionStream('gzip') as unknown as TransformStream<Uint8Array, Uint8Array>;
  const state: { failure?: unknown; stopped: boolean } = { stopped: false };
  const feeding = feed(packed, writable, state);
  feeding.catch(() => undefined); // its failure surfaces below, when reading
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await feeding;
  } catch (error) {
    throw (
      state.failure ??
      new FeedRefusal('feed.gzip_broken', 'The compressed file is damaged or incomplete', {}, { cause: error })
    );
  } finally {
    state.stopped = true;
    await reader.cancel().catch(() => undefined);
  }
}

async function feed(
  packed: AsyncIterable<Uint8Array>,
  writable: WritableStream<Uint8Array>,
  state: { failure?: unknown; stopped: boolean },
): Promise<void> {
  const writer = writable.getWriter();
  writer.closed.catch(() => undefined);
  try {
    for await (const chunk of readAll(packed, state)) {
      for (let at = 0; at < chunk.length; at += blockBytes) {
        await writer.ready;
        await writer.write(chunk.subarray(at, at + blockBytes));
      }
      if (state.stopped) return;
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    throw error;
  }
}

async function* readAll(packed: AsyncIterable<Uint8Array>, state: { failure?: unknown }): AsyncGenerator<Uint8Array> {
  try {
    yield* packed;
  } catch (error) {
    state.failure = error;
    throw error;
  }
}

import { blockBytes } from './byte-blocks.ts';
import { FeedRefusal } from './feed-refusal.ts';

/** Whether content starts like gzip. */
export function isGzip(firstBytes: Uint8Array): boolean {
  return firstBytes[0] === 0x1f && firstBytes[1] === 0x8b && firstBytes[2] === 0x08;
}

/** Tells zlib that there is gzip, and nothing else, with the largest window. */
const gzipWindow = 31;

/** Unpacks one layer of gzip at the pace of its reader, so that a small file that unpacks to a huge one costs no memory.
 * Archives that were joined, or padded with zeros, are unpacked to their end. That is why it is not DecompressionStream,
 * which refuses both in browsers and from Node 24 on.
 * @throws FeedRefusal `feed.gzip_broken`; a failure of the source is passed through unchanged */
export async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { ZStream, zlibInflate, zlibInflateInit2, zlibInflateReset, ...zlib } = await import('pako');
  const stream = new ZStream();
  zlibInflateInit2(stream, gzipWindow);
  let hasEnded = false;
  for await (const block of packed) {
    Object.assign(stream, { input: block, next_in: 0, avail_in: block.length });
    // What is full may not be all: the rest comes without further input.
    while (stream.avail_in > 0 || stream.avail_out === 0) {
      if (hasEnded && !skipZeros(stream)) break;
      if (hasEnded) zlibInflateReset(stream);
      // However small the pieces that come in, there is one array for each block that goes out.
      if (stream.avail_out === 0)
        Object.assign(stream, { output: new Uint8Array(blockBytes), next_out: 0, avail_out: blockBytes });
      const from = stream.next_out;
      const status = zlibInflate(stream, zlib.Z_NO_FLUSH);
      if (stream.next_out > from) yield stream.output.subarray(from, stream.next_out);
      hasEnded = status === zlib.Z_STREAM_END;
      if (!hasEnded && status !== zlib.Z_OK && status !== zlib.Z_BUF_ERROR) throw broken(stream.msg);
    }
  }
  if (!hasEnded) throw broken('unexpected end');
}

/** @returns whether anything else follows */
function skipZeros(stream: { readonly input: Uint8Array; next_in: number; avail_in: number }): boolean {
  while (stream.avail_in > 0 && stream.input[stream.next_in] === 0) {
    stream.next_in += 1;
    stream.avail_in -= 1;
  }
  return stream.avail_in > 0;
}

const broken = (cause: string): FeedRefusal =>
  new FeedRefusal('feed.gzip_broken', 'The compressed file is damaged or incomplete', {}, { cause });

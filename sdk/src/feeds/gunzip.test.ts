import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { blockBytes } from './byte-blocks.ts';
import { gunzip } from './gunzip.ts';
import { chunked } from './testing/sources.ts';

const text = Array.from({ length: 5000 }, (_, index) => `${String(index)},Title ${String(index * 7919)}\n`).join('');
const whole = gzipSync(text);
const joined = Buffer.concat([gzipSync(text.slice(0, 70_000)), gzipSync(text.slice(70_000))]);

async function unpacked(packed: Uint8Array, chunkBytes: number): Promise<string> {
  const blocks: Uint8Array[] = [];
  for await (const block of gunzip(chunked(packed, chunkBytes))) blocks.push(block);
  return Buffer.concat(blocks).toString();
}

describe.each([1, 7, 4096, 1_000_000])('an archive in pieces of %i bytes', (chunkBytes) => {
  it.each<[string, Uint8Array]>([
    ['of one part', whole],
    ['that was joined of two', joined],
    ['that is padded with zeros', Buffer.concat([joined, Buffer.alloc(700)])],
    ['with zeros between its parts', Buffer.concat([gzipSync(''), Buffer.alloc(3), whole])],
  ])('%s is unpacked to its end', async (_, packed) => {
    expect(await unpacked(packed, chunkBytes)).toBe(text);
  });

  it.each<[string, Uint8Array]>([
    ['that is cut off', whole.subarray(0, -100)],
    ['that is cut off in its check', whole.subarray(0, -4)],
    ['whose second part is cut off', joined.subarray(0, -200)],
    ['with something else after it', Buffer.concat([whole, Buffer.from('and more')])],
    ['whose check is wrong', whole.map((byte, at) => (at === whole.length - 6 ? byte ^ 1 : byte))],
  ])('%s is refused', async (_, packed) => {
    await expect(unpacked(packed, chunkBytes)).rejects.toMatchObject({ code: 'feed.gzip_broken' });
  });
});

it('unpacks no more than is asked for', async () => {
  const bomb = gunzip(chunked(gzipSync(Buffer.alloc(20_000_000)), 100_000));
  const first = await bomb.next();
  expect(first.done === true ? undefined : first.value.length).toBe(blockBytes);
  await bomb.return(undefined);
});

it('takes one array for each block that goes out, however small the pieces that come in', async () => {
  const arrays = new Set<ArrayBufferLike>();
  for await (const block of gunzip(chunked(whole, 7))) arrays.add(block.buffer);
  expect(arrays.size).toBe(Math.ceil(text.length / blockBytes));
});

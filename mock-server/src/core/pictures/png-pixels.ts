import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { bitsPerPixel, interlacedPasses, pngPasses, pngPixelBytes, pngRowBytes, type PngFile } from '@grt/sdk/rules';

/** A picture's data does not match its header. */
export class BrokenPictureError extends Error {
  override readonly name = 'BrokenPictureError';
}

/** Decompresses the pixels to check that there are as many as the header says. Uses next to no memory, and stops at the
 * first excess byte.
 * @throws BrokenPictureError if there are more or fewer. */
export async function requirePixels(png: PngFile): Promise<void> {
  for await (const chunk of unpacked(png)) void chunk;
}

/** The rows of a picture from top to bottom, each with its samples packed as in a PNG and without filters. A row is
 * valid until the next one. An interlaced picture is buffered whole.
 * @throws BrokenPictureError */
export async function* pngRows(png: PngFile): AsyncGenerator<Uint8Array> {
  if (!png.header.isInterlaced) {
    for await (const { row } of unfiltered(png)) yield row;
    return;
  }
  const { header } = png;
  const rowBytes = pngRowBytes(header);
  const whole = new Uint8Array(rowBytes * header.height);
  for await (const { pass, index, row } of unfiltered(png)) {
    const place = interlacedPasses[pass];
    if (!place) throw new BrokenPictureError('There is no such pass');
    const target = whole.subarray((place.y + index * place.stepY) * rowBytes).subarray(0, rowBytes);
    spread(row, target, { bits: bitsPerPixel(header), width: header.width, ...place });
  }
  for (let at = 0; at < whole.length; at += rowBytes) yield whole.subarray(at, at + rowBytes);
}

/** The decompressed bytes, exactly as many as the header promises. */
async function* unpacked(png: PngFile): AsyncGenerator<Uint8Array, void> {
  const expected = pngPixelBytes(png.header);
  const inflate = createInflate({ chunkSize: 262_144 });
  const feeding = pipeline(Readable.from(png.data), inflate).catch(() => undefined); // reading reports its error, too
  let seen = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Uint8Array>) {
      seen += chunk.length;
      if (seen > expected) throw new BrokenPictureError('The picture has more pixels than its header says');
      yield chunk;
    }
  } catch (error) {
    if (error instanceof BrokenPictureError) throw error;
    throw new BrokenPictureError('The pixels cannot be unpacked', { cause: error });
  } finally {
    inflate.destroy();
    await feeding;
  }
  if (seen < expected) throw new BrokenPictureError('The picture has fewer pixels than its header says');
}

interface PassRow {
  readonly pass: number;
  readonly index: number;
  readonly row: Uint8Array;
}

async function* unfiltered(png: PngFile): AsyncGenerator<PassRow> {
  const step = Math.max(1, bitsPerPixel(png.header) >> 3);
  const bytes = byteReader(unpacked(png));
  for (const [pass, { width, height }] of pngPasses(png.header).entries()) {
    let before = new Uint8Array(pngRowBytes(png.header, width));
    let row = new Uint8Array(before.length);
    const filter = new Uint8Array(1);
    for (let index = 0; index < height; index += 1) {
      await bytes.read(filter);
      await bytes.read(row);
      undoFilter(filter[0] ?? 0, { row, before, step });
      yield { pass, index, row };
      [before, row] = [row, before];
    }
  }
  await bytes.end();
}

/** Reads a stream in pieces of the requested sizes. */
function byteReader(chunks: AsyncGenerator<Uint8Array, void>) {
  let rest = new Uint8Array(0) as Uint8Array;
  return {
    async read(target: Uint8Array): Promise<void> {
      let filled = 0;
      while (filled < target.length) {
        if (rest.length === 0) {
          const step = await chunks.next();
          if (step.done === true) throw new BrokenPictureError('The pixels end too early');
          rest = step.value;
        }
        const piece = rest.subarray(0, target.length - filled);
        target.set(piece, filled);
        filled += piece.length;
        rest = rest.subarray(piece.length);
      }
    },
    /** Reads the rest, so that an error at the very end is found. */
    async end(): Promise<void> {
      for await (const chunk of chunks) void chunk;
    },
  };
}

/** @see https://www.w3.org/TR/png-3/#9Filters */
function undoFilter(
  filter: number,
  { row, before, step }: { row: Uint8Array; before: Uint8Array; step: number },
): void {
  if (filter > 4) throw new BrokenPictureError('A row has an unknown filter');
  if (filter === 0) return;
  for (let at = 0; at < row.length; at += 1) {
    const left = at < step ? 0 : (row[at - step] ?? 0);
    const above = before[at] ?? 0;
    const corner = at < step ? 0 : (before[at - step] ?? 0);
    let guess = left;
    if (filter === 2) guess = above;
    else if (filter === 3) guess = (left + above) >> 1;
    else if (filter === 4) guess = nearest(left, above, corner);
    row[at] = (row[at] ?? 0) + guess;
  }
}

/** The Paeth predictor. */
function nearest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Puts the pixels of one pass's row where they belong. */
function spread(
  row: Uint8Array,
  target: Uint8Array,
  { bits, width, x, stepX }: { bits: number; width: number; x: number; stepX: number },
): void {
  const bytes = bits >> 3;
  for (let from = 0, to = x; to < width; from += 1, to += stepX) {
    if (bytes > 0) {
      for (let part = 0; part < bytes; part += 1) target[to * bytes + part] = row[from * bytes + part] ?? 0;
    } else {
      const value = ((row[(from * bits) >> 3] ?? 0) >> (8 - bits - ((from * bits) & 7))) & ((1 << bits) - 1);
      const place = (to * bits) >> 3;
      target[place] = (target[place] ?? 0) | (value << (8 - bits - ((to * bits) & 7)));
    }
  }
}

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createDeflate } from 'node:zlib';
import type { PngFile, PngHeader } from '@grt/sdk/rules';
import { PDFHexString, type PDFDocument, type PDFRef } from 'pdf-lib';
import { pngRows } from './png-pixels.ts';

/** How a picture's pixels are stored in the PDF. */
interface Pixels {
  readonly contents: Uint8Array;
  readonly depth: number;
  /** Samples of one pixel: 1 or 3. */
  readonly colors: number;
  /** Whether the rows have PNG's filters. */
  readonly isFiltered: boolean;
}

/** Adds a PNG to a document without buffering its pixels: PDF reads packed rows of gray, RGB, and palettes as they are.
 * Only rows with an alpha channel are laid on white, and interlaced ones put in order. */
export async function addPng(document: PDFDocument, png: PngFile): Promise<PDFRef> {
  const { header, palette, transparency } = png;
  const { contents, depth, colors, isFiltered } = await pixelsOf(png);
  const rgb = colors === 3 ? 'DeviceRGB' : 'DeviceGray';
  const indexed = [
    'Indexed',
    'DeviceRGB',
    Math.floor(palette.length / 3) - 1,
    PDFHexString.of(Buffer.from(onWhite(palette, transparency)).toString('hex')),
  ];
  const { context } = document;
  const image = context.stream(contents, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: header.width,
    Height: header.height,
    BitsPerComponent: depth,
    ColorSpace: header.colorType === 3 ? indexed : rgb,
    Filter: 'FlateDecode',
    ...(isFiltered
      ? { DecodeParms: { Predictor: 15, Colors: colors, BitsPerComponent: depth, Columns: header.width } }
      : {}),
    ...maskOf(header, transparency),
  });
  return context.register(image);
}

async function pixelsOf(png: PngFile): Promise<Pixels> {
  const { colorType, depth, isInterlaced } = png.header;
  const hasAlpha = colorType >= 4;
  const colors = colorType === 2 || colorType === 6 ? 3 : 1;
  if (!isInterlaced && !hasAlpha) return { contents: Buffer.concat(png.data), depth, colors, isFiltered: true };
  const rows = hasAlpha ? rowsOnWhite(png, colors) : copies(pngRows(png));
  const deflate = createDeflate();
  const [contents] = await Promise.all([buffer(deflate), pipeline(Readable.from(rows), deflate)]);
  return { contents, depth: hasAlpha ? 8 : depth, colors, isFiltered: false };
}

/** A row is only valid until the next one. */
async function* copies(rows: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const row of rows) yield row.slice();
}

/** 8-bit samples without alpha. Of 16 bits, only the upper ones count. */
async function* rowsOnWhite(png: PngFile, colors: number): AsyncGenerator<Uint8Array> {
  const bytes = png.header.depth >> 3;
  const step = (colors + 1) * bytes;
  for await (const row of pngRows(png)) {
    const out = new Uint8Array(png.header.width * colors);
    for (let pixel = 0; pixel < png.header.width; pixel += 1) {
      const alpha = row[pixel * step + colors * bytes] ?? 0;
      for (let color = 0; color < colors; color += 1) {
        out[pixel * colors + color] = blend(row[pixel * step + color * bytes] ?? 0, alpha);
      }
    }
    yield out;
  }
}

function blend(sample: number, alpha: number): number {
  return Math.round((sample * alpha + 255 * (255 - alpha)) / 255);
}

/** The colors of a palette, each as it looks on white paper. */
function onWhite(palette: Uint8Array, transparency: Uint8Array): Uint8Array {
  return palette.map((sample, index) => blend(sample, transparency[Math.floor(index / 3)] ?? 255));
}

/** The one color that is transparent in a picture without alpha. */
function maskOf({ colorType }: PngHeader, transparency: Uint8Array): { Mask?: number[] } {
  const length = { 0: 2, 2: 6 }[colorType];
  if (length === undefined || transparency.length < length) return {};
  const view = new DataView(transparency.buffer, transparency.byteOffset, length);
  const samples = Array.from({ length: length / 2 }, (_, index) => view.getUint16(index * 2));
  return { Mask: samples.flatMap((sample) => [sample, sample]) };
}

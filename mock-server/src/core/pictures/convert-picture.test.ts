import { deflateSync, inflateSync } from 'node:zlib';
import { readPng } from '@grt/sdk/rules';
import { aJpgOf, aPngOf, type PngParts } from '@grt/sdk/testing/pictures';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { ConversionError, convertPicture, createPictureConverter } from './convert-picture.ts';
import { pictureAsPdf } from './picture-pdf.ts';
import { BrokenPictureError, pngRows, requirePixels } from './png-pixels.ts';

vi.setConfig({ testTimeout: 120_000 }); // It converts pictures of 50 megapixels.

const packed = (...bytes: number[]) => deflateSync(Uint8Array.from(bytes));
/** Two rows of two pixels: red and green, blue and white; each row with its own filter. */
const four: PngParts = {
  width: 2,
  height: 2,
  data: packed(1, 255, 0, 0, 1, 255, 0, 4, 1, 0, 255, 255, 0, 0),
};
async function rowsOf(parts: PngParts): Promise<number[][]> {
  const png = readPng(aPngOf(parts));
  if (!png) throw new Error('The picture of the test is broken');
  const rows: number[][] = [];
  for await (const row of pngRows(png)) rows.push([...row]);
  return rows;
}

/** The picture in a PDF: its dictionary, and its bytes. */
async function pictureIn(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf);
  const images = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isImage = object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image');
    return isImage ? [object] : [];
  });
  const [image] = images;
  return {
    pages: document.getPageCount(),
    about: String(image?.dict),
    bytes: image ? [...inflateSync(image.contents)] : [],
  };
}

describe('the rows of a PNG', () => {
  it('are decoded with every filter', async () => {
    const data = packed(0, 1, 2, 1, 1, 1, 2, 1, 1, 3, 1, 1, 4, 1, 1);
    const rows = await rowsOf({ width: 2, height: 5, colorType: 0, data });
    expect(rows).toEqual([
      [1, 2],
      [1, 2],
      [2, 3],
      [2, 3],
      [3, 4],
    ]);
  });

  it('are put in order when interlaced, at any depth', async () => {
    // Three by three: pass 1 has the corner, 4 and 5 the rest of the even rows and columns, 6 and 7 what is between.
    const bytes = packed(0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6);
    expect(await rowsOf({ width: 3, height: 3, colorType: 0, isInterlaced: true, data: bytes })).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
    const bits = packed(0, 0x80, 0, 0x80, 0, 0x40, 0, 0x00, 0, 0x80, 0, 0xa0);
    expect(await rowsOf({ width: 3, height: 3, depth: 1, colorType: 0, isInterlaced: true, data: bits })).toEqual([
      [0b1010_0000],
      [0b1010_0000],
      [0b0110_0000],
    ]);
  });

  it.each([
    ['fewer bytes than the header says', { ...four, height: 3 }],
    ['more bytes than the header says', { ...four, height: 1 }],
    ['bytes that cannot be unpacked', { ...four, data: Uint8Array.of(1, 2, 3) }],
    ['bytes that end in the middle', { ...four, data: four.data?.subarray(0, 12) }],
  ])('are refused when there are %s', async (_, parts) => {
    const { data, ...rest } = parts;
    const png = readPng(aPngOf({ ...rest, ...(data ? { data } : {}) }));
    if (!png) throw new Error('The picture of the test is broken');
    await expect(requirePixels(png)).rejects.toThrow(BrokenPictureError);
  });
});

describe('a picture as a PDF', () => {
  it('keeps packed rows as they are', async () => {
    const { pages, about, bytes } = await pictureIn(await pictureAsPdf(aPngOf(four), 'png'));
    expect(pages).toBe(1);
    expect(about).toContain('/Predictor 15');
    expect(bytes).toHaveLength(14);
  });

  it('is laid on white where it is transparent', async () => {
    const data = packed(0, 255, 0, 0, 255, 9, 9, 9, 0, 0, 0, 0, 255, 0, 0, 0, 128);
    const png = aPngOf({ width: 4, height: 1, colorType: 6, data });
    const { bytes } = await pictureIn(await pictureAsPdf(png, 'png'));
    expect(bytes).toEqual([255, 0, 0, 255, 255, 255, 0, 0, 0, 127, 127, 127]);
  });

  it('can be any kind of PNG, and a CMYK or progressive JPG', async () => {
    const kinds: PngParts[] = [
      { width: 2, height: 1, depth: 16, colorType: 2, data: packed(0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6) },
      { width: 1, height: 1, depth: 16, colorType: 4, data: packed(0, 1, 2, 255, 255) },
      { width: 3, height: 1, depth: 1, colorType: 0, data: packed(0, 0xa0) },
      { width: 2, height: 1, colorType: 3, palette: Uint8Array.of(1, 2, 3), data: packed(0, 0, 0) },
      { width: 1, height: 1, colorType: 6, isInterlaced: true, data: packed(0, 1, 2, 3, 4) },
    ];
    for (const kind of kinds) expect((await pictureIn(await pictureAsPdf(aPngOf(kind), 'png'))).pages).toBe(1);
    for (const jpg of [aJpgOf({ width: 3, height: 2, components: 4 }), aJpgOf({ width: 3, height: 2, frame: 0xc2 })]) {
      expect((await PDFDocument.load(await pictureAsPdf(jpg, 'jpg'))).getPageCount()).toBe(1);
    }
  });
});

describe('a conversion', () => {
  const pixels = deflateSync(Buffer.alloc(5_000 * (1 + 10_000 * 4)));
  const ofFiftyMegapixels = aPngOf({ width: 10_000, height: 5_000, colorType: 6, data: pixels });

  it('runs in a thread, even for 50 megapixels', async () => {
    const pdf = await convertPicture({ picture: ofFiftyMegapixels, type: 'png' });
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
  });

  it('fails when the picture is broken or takes too long, and the next one succeeds', async () => {
    const broken = { picture: aPngOf({ ...four, height: 3 }), type: 'png' } as const;
    const outcomes = await Promise.allSettled([broken, broken, broken].map(convertPicture));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(ConversionError) });
    expect(await convertPicture({ picture: aPngOf(four), type: 'png' })).toBeInstanceOf(Uint8Array);
    const hurried = createPictureConverter({ timeMs: 1, heapMb: 64 });
    await expect(hurried({ picture: ofFiftyMegapixels, type: 'png' })).rejects.toThrow('took longer than 1 ms');
  });
});

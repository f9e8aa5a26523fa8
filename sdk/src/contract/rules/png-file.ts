/** What the header of a PNG says. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits per sample: 1, 2, 4, 8, or 16. */
  readonly depth: number;
  /** 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha. */
  readonly colorType: number;
  readonly isInterlaced: boolean;
}

/** A parsed PNG. Its parts are views of the original bytes. */
export interface PngFile {
  readonly header: PngHeader;
  /** Content of the chunks PLTE and tRNS; empty if missing. */
  readonly palette: Uint8Array;
  readonly transparency: Uint8Array;
  /** The compressed pixels, in order. */
  readonly data: readonly Uint8Array[];
}

export const pngSignature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The depths that each color type may have. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** Samples per pixel by color type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** First column and row, and steps to the next ones, of the seven passes of an interlaced picture. */
export const interlacedPasses = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
] as const;

/** Parses a PNG: every chunk up to IEND must be complete with a valid checksum. Anything after IEND is ignored.
 * @returns undefined if it is broken. @see https://www.w3.org/TR/png-3/ */
export function readPng(bytes: Uint8Array): PngFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Uint8Array>();
  const data: Uint8Array[] = [];
  let header: PngHeader | undefined;
  for (let at = pngSignature.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return undefined;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (view.getUint32(at + 8 + length) !== checksum(bytes.subarray(at + 4, at + 8 + length))) return undefined;
    if (!header) header = name === 'IHDR' ? readHeader(content) : undefined;
    if (!header) return undefined;
    if (name === 'IEND') return complete({ header, found, data });
    if (name === 'IDAT') data.push(content);
    else found.set(name, content);
    at += 12 + length;
  }
  return undefined;
}

/** Bytes of one row of pixels, without the filter byte. */
export function pngRowBytes(header: PngHeader, width = header.width): number {
  return Math.ceil((width * bitsPerPixel(header)) / 8);
}

/** Bits per pixel. */
export function bitsPerPixel({ depth, colorType }: PngHeader): number {
  return depth * (samples[colorType] ?? 0);
}

/** The rows and widths that the pixels come in: the whole picture, or seven smaller ones. */
export function pngPasses(header: PngHeader): readonly { readonly width: number; readonly height: number }[] {
  if (!header.isInterlaced) return [{ width: header.width, height: header.height }];
  return interlacedPasses
    .map(({ x, y, stepX, stepY }) => ({
      width: Math.ceil((header.width - x) / stepX),
      height: Math.ceil((header.height - y) / stepY),
    }))
    .map(({ width, height }) => (width > 0 && height > 0 ? { width, height } : { width: 0, height: 0 }));
}

/** Bytes of the decompressed pixels with their filter bytes: a complete picture has exactly this many. */
export function pngPixelBytes(header: PngHeader): number {
  return pngPasses(header).reduce((sum, { width, height }) => sum + height * (1 + pngRowBytes(header, width)), 0);
}

function readHeader(content: Uint8Array): PngHeader | undefined {
  if (content.length !== 13) return undefined;
  const view = new DataView(content.buffer, content.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colorType = 0, compression, filter, interlace = 0] = content.subarray(8);
  const isKnown = depths[colorType]?.includes(depth) === true && compression === 0 && filter === 0 && interlace <= 1;
  if (!isKnown || width === 0 || height === 0) return undefined;
  return { width, height, depth, colorType, isInterlaced: interlace === 1 };
}

function complete(parts: {
  header: PngHeader;
  found: ReadonlyMap<string, Uint8Array>;
  data: readonly Uint8Array[];
}): PngFile | undefined {
  const { header, found, data } = parts;
  const palette = found.get('PLTE') ?? new Uint8Array(0);
  const lacksPalette = header.colorType === 3 && (palette.length === 0 || palette.length % 3 > 0);
  if (data.length === 0 || lacksPalette) return undefined;
  return { header, palette, transparency: found.get('tRNS') ?? new Uint8Array(0), data };
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as defined by PNG. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

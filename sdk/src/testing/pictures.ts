/** PNG and JPG files assembled from parts as a test needs them, including broken ones. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colorType?: number;
  readonly isInterlaced?: boolean;
  /** The compressed pixels; any bytes will do if they are not decompressed. */
  readonly data?: Uint8Array;
  readonly palette?: Uint8Array;
}

export function aPngOf({ width, height, depth = 8, colorType = 2, isInterlaced = false, ...parts }: PngParts) {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', header),
    ...(parts.palette ? [chunk('PLTE', parts.palette)] : []),
    chunk('IDAT', parts.data ?? Uint8Array.of(1, 2, 3)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

export interface JpgParts {
  readonly width: number;
  readonly height: number;
  /** 1 gray, 3 color, 4 CMYK. */
  readonly components?: number;
  /** 0xC0 baseline, 0xC2 progressive. */
  readonly frame?: number;
}

const startMark = [0xff, 0xd8];
const endMark = [0xff, 0xd9];
/** With a stuffed 0xFF and a restart in it. */
const scanBytes = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];

export function aJpgOf({ width, height, components = 3, frame = 0xc0 }: JpgParts): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const each = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat();
  const scanned = Array.from({ length: components }, (_, index) => [index + 1, 0]).flat();
  return Uint8Array.from([
    ...startMark,
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(frame, [8, ...size, components, ...each]),
    ...segment(0xda, [components, ...scanned, 0, 63, 0]),
    ...scanBytes,
    ...endMark,
  ]);
}

function segment(marker: number, content: readonly number[]): number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + content.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, content.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(content, 8);
  view.setUint32(8 + content.length, crc(whole.subarray(4, 8 + content.length)));
  return whole;
}

/** Bit by bit, as the standard defines it. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

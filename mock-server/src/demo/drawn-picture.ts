import { crc32, deflateSync } from 'node:zlib';

/** Red, green, and blue, each 0 to 255. */
export type Color = readonly [number, number, number];

/** A picture that is worked out pixel by pixel. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly colorAt: (x: number, y: number) => Color;
}

/** A drawing as the bytes of a PNG: 8 bits per channel, without filters. */
export function drawnPicture({ width, height, colorAt }: Drawing): Buffer {
  const rowBytes = 1 + 3 * width;
  const rows = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(colorAt(x, y), y * rowBytes + 1 + 3 * x);
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** The color between two others, for a share of 0 to 1. */
export function mixed(from: Color, to: Color, share: number): Color {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

import { describe, expect, it } from 'vitest';
import { aJpgOf, aPngOf } from '../../testing/pictures.ts';
import { licenseContentProblem } from './license-picture.ts';

const tooLarge = 'The picture must have at most 50 megapixels. Please make it smaller';
const damaged = 'The picture is damaged or incomplete. Please save it again, or send a PDF';
const without = (bytes: Uint8Array, count: number) => bytes.subarray(0, bytes.length - count);
function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = value;
  return copy;
}

describe('the content of a license', () => {
  it('may have 50 megapixels according to its header, and not one pixel more', () => {
    expect(licenseContentProblem(aPngOf({ width: 10_000, height: 5_000 }))).toBeUndefined();
    expect(licenseContentProblem(aPngOf({ width: 50_000_001, height: 1 }))).toBe(tooLarge);
    expect(licenseContentProblem(aPngOf({ width: 2 ** 32 - 1, height: 2 ** 32 - 1 }))).toBe(tooLarge);
    expect(licenseContentProblem(aJpgOf({ width: 10_000, height: 5_000 }))).toBeUndefined();
    expect(licenseContentProblem(aJpgOf({ width: 10_000, height: 5_001 }))).toBe(tooLarge);
    expect(licenseContentProblem(aJpgOf({ width: 65_535, height: 65_535 }))).toBe(tooLarge);
  });

  it.each([
    ['a gray PNG of one bit', aPngOf({ width: 3, height: 2, depth: 1, colorType: 0 })],
    ['a PNG of 16 bits with alpha', aPngOf({ width: 3, height: 2, depth: 16, colorType: 6 })],
    ['a PNG with a palette', aPngOf({ width: 3, height: 2, colorType: 3, palette: Uint8Array.of(1, 2, 3) })],
    ['an interlaced PNG', aPngOf({ width: 3, height: 2, isInterlaced: true })],
    ['a PNG with something behind its end', Uint8Array.from([...aPngOf({ width: 3, height: 2 }), 0, 0, 0])],
    ['a gray JPG', aJpgOf({ width: 3, height: 2, components: 1 })],
    ['a CMYK JPG', aJpgOf({ width: 3, height: 2, components: 4 })],
    ['a progressive JPG', aJpgOf({ width: 3, height: 2, frame: 0xc2 })],
    ['a JPG with something behind its end', Uint8Array.from([...aJpgOf({ width: 3, height: 2 }), 1, 2])],
    ['what is no picture', new TextEncoder().encode('%PDF-1.7 broken')],
  ])('may be %s', (_, bytes) => {
    expect(licenseContentProblem(bytes)).toBeUndefined();
  });

  it.each([
    ['a PNG cut off in its pixels', without(aPngOf({ width: 3, height: 2 }), 14)],
    ['a PNG without its end', without(aPngOf({ width: 3, height: 2 }), 12)],
    ['a PNG whose checksum is wrong', changed(aPngOf({ width: 3, height: 2 }), 42, 77)],
    ['a PNG without a row', aPngOf({ width: 3, height: 0 })],
    ['a PNG without a column', aPngOf({ width: 0, height: 2 })],
    ['a PNG of a depth that its colors cannot have', aPngOf({ width: 3, height: 2, depth: 4, colorType: 2 })],
    ['a PNG without the palette that it needs', aPngOf({ width: 3, height: 2, colorType: 3 })],
    ['a PNG that is a signature only', aPngOf({ width: 3, height: 2 }).subarray(0, 8)],
    ['a JPG cut off in its scan', without(aJpgOf({ width: 3, height: 2 }), 4)],
    ['a JPG without its end', without(aJpgOf({ width: 3, height: 2 }), 2)],
    ['a JPG without a row', aJpgOf({ width: 3, height: 0 })],
    ['a JPG with two components', aJpgOf({ width: 3, height: 2, components: 2 })],
    ['a JPG without a frame', aJpgOf({ width: 3, height: 2, frame: 0xe1 })],
    ['a JPG whose segment is longer than the file', changed(aJpgOf({ width: 3, height: 2 }), 4, 255)],
    ['a JPG that is a signature only', Uint8Array.of(0xff, 0xd8, 0xff)],
  ])('is not %s', (_, bytes) => {
    expect(licenseContentProblem(bytes)).toBe(damaged);
  });

  it('is judged without hanging, however it is truncated or altered', () => {
    for (const whole of [aPngOf({ width: 3, height: 2 }), aJpgOf({ width: 3, height: 2 })]) {
      for (let length = 0; length < whole.length; length += 1) {
        expect([undefined, damaged]).toContain(licenseContentProblem(whole.subarray(0, length)));
        expect([undefined, damaged, tooLarge]).toContain(licenseContentProblem(changed(whole, length, 255)));
      }
    }
  });
});

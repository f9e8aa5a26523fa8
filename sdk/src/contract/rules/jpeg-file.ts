/** What the header of a JPEG says. */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
}

export const jpegSignature: readonly number[] = [0xff, 0xd8, 0xff];

/** Markers: baseline, extended and progressive frames; a scan; the end. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const scan = 0xda;
const end = 0xd9;

/** Walks through the segments of a JPEG up to its end marker. Anything after that is ignored.
 * @returns undefined if it is broken, truncated, or of a kind that hardly any program reads. @see ITU-T T.81, annex B
 */
export function readJpeg(bytes: Uint8Array): JpegHeader | undefined {
  let header: JpegHeader | undefined;
  let hasScan = false;
  let at = 2;
  for (;;) {
    const marker = markerAt(bytes, at);
    if (marker === undefined) return undefined;
    const { code, next } = marker;
    if (code === end) return hasScan ? header : undefined;
    const length = ((bytes[next] ?? 0) << 8) | (bytes[next + 1] ?? 0);
    if (length < 2 || next + length > bytes.length) return undefined;
    if (frames.has(code)) {
      header = readFrame(bytes.subarray(next + 2, next + length));
      if (!header) return undefined;
    }
    at = next + length;
    if (code !== scan) continue;
    if (!header) return undefined;
    hasScan = true;
    at = afterScan(bytes, at);
  }
}

/** A marker, which any number of 0xFF bytes may precede. */
function markerAt(bytes: Uint8Array, from: number): { code: number; next: number } | undefined {
  if (bytes[from] !== 0xff) return undefined;
  let at = from + 1;
  while (bytes[at] === 0xff) at += 1;
  const code = bytes[at];
  return code === undefined || code === 0 ? undefined : { code, next: at + 1 };
}

/** Where a scan's data ends: at a marker that is neither a stuffed 0xFF nor a restart. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

function readFrame(content: Uint8Array): JpegHeader | undefined {
  const [, high = 0, low = 0, wide = 0, narrow = 0, components = 0] = content;
  const [height, width] = [(high << 8) | low, (wide << 8) | narrow];
  const isWhole = [1, 3, 4].includes(components) && content.length === 6 + 3 * components;
  return isWhole && width > 0 && height > 0 ? { width, height } : undefined;
}

/** How the bytes of a feed become text. */
export interface FeedEncoding {
  /** Label for TextDecoder. */
  readonly label: string;
  /** False while only ASCII has been seen: the first other byte decides between UTF-8 and Windows-1252. */
  readonly certain: boolean;
}

const declaration = /^\s{0,99}<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]{1,40})["']/;

/** Recognizes the encoding: byte order mark, UTF-16 by its zero bytes, what an XML declaration says, otherwise by
 * validity. */
export function detectEncoding(bytes: Uint8Array): FeedEncoding {
  const marked = byteOrderMark(bytes) ?? utf16WithoutMark(bytes);
  if (marked !== undefined) return { label: marked, certain: true };
  const judged = judgeHighBytes(bytes);
  // Text that is entirely valid UTF-8 is UTF-8, whatever an old template declares.
  const declared = judged === 'utf-8' ? undefined : declaredEncoding(bytes);
  if (declared !== undefined) return { label: declared, certain: true };
  return { label: judged ?? 'utf-8', certain: judged !== undefined };
}

/** The label of an encoding that the runtime can decode, in its usual spelling; undefined if it cannot. */
export function knownEncoding(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 text that is mostly Latin has a zero in nearly every other byte, and hardly any in the rest. */
function utf16WithoutMark(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length, 65_536) & ~1;
  if (length < 4) return undefined;
  const zeros = [0, 0] as [number, number];
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[(at & 1) as 0 | 1] += 1;
  const half = length / 2;
  if (zeros[1] > 0.4 * half && zeros[0] < 0.05 * half) return 'utf-16le';
  if (zeros[0] > 0.4 * half && zeros[1] < 0.05 * half) return 'utf-16be';
  return undefined;
}

/** The encoding that an XML declaration states, as written. */
export function statedEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, 300), { stream: true });
  return declaration.exec(head)?.[1];
}

/** A declared 8-bit encoding counts; a declared UTF-8 or UTF-16 is decided by the bytes, which are more reliable. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const label = statedEncoding(bytes);
  const encoding = label === undefined ? undefined : knownEncoding(label);
  return encoding?.startsWith('utf-') === true ? undefined : encoding;
}

/** Position of the first byte above 127, or -1. */
export function firstHighByte(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] ?? 0) > 127) return at;
  return -1;
}

/** UTF-8 or Windows-1252, judged by the bytes above 127; undefined if there are no such bytes. A few broken ones
 * among many good ones are a damaged UTF-8 file: decoding all of it as Windows-1252 would spoil every other
 * character. */
export function judgeHighBytes(bytes: Uint8Array): 'utf-8' | 'windows-1252' | undefined {
  let good = 0;
  let bad = 0;
  let at = firstHighByte(bytes);
  if (at === -1) return undefined;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 'cut') break;
    if (length === 0) bad += 1;
    else if (length > 1) good += 1;
    at += Math.max(length, 1);
  }
  return bad === 0 || good >= 4 * bad ? 'utf-8' : 'windows-1252';
}

/** Length of the UTF-8 sequence at a position: 0 if it is not one, `cut` if the bytes end within it. */
function sequenceLength(bytes: Uint8Array, at: number): number | 'cut' {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf5 || first < 0xc2 ? 0 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  for (let offset = 1; offset < length; offset += 1) {
    const next = bytes[at + offset];
    if (next === undefined) return 'cut';
    if ((next & 0xc0) !== 0x80) return 0;
  }
  return length;
}

import { messagesOfFeedFileForm } from '../contract/messages.gen.ts';
import { FeedRefusal } from './feed-refusal.ts';

interface Signature {
  readonly name: string;
  readonly at?: number;
  readonly bytes: readonly number[];
}

/** First bytes of files that are not feeds, whatever their names say. */
const signatures: readonly Signature[] = [
  { name: 'a ZIP archive', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'an empty ZIP archive', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { name: 'a RAR archive', bytes: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07] },
  { name: 'a 7z archive', bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { name: 'a bzip2 archive', bytes: [0x42, 0x5a, 0x68, 0x39, 0x31, 0x41, 0x59] },
  { name: 'an xz archive', bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00] },
  { name: 'a Zstandard archive', bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'a gzip archive within a gzip archive', bytes: [0x1f, 0x8b, 0x08] },
  { name: 'a TAR archive', at: 257, bytes: [0x75, 0x73, 0x74, 0x61, 0x72] },
  { name: 'an old Excel or Word file', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { name: 'a PDF document', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { name: 'a PNG image', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'a JPEG image', bytes: [0xff, 0xd8, 0xff] },
  { name: 'a GIF image', bytes: [0x47, 0x49, 0x46, 0x38] },
  { name: 'a WebP image', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { name: 'an MP4 video', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  { name: 'a Matroska video', bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { name: 'an executable program', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { name: 'an executable program', bytes: [0x4d, 0x5a, 0x90, 0x00] },
  {
    name: 'an SQLite database',
    bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66, 0x6f, 0x72, 0x6d, 0x61, 0x74, 0x20, 0x33, 0x00],
  },
];

/** Refuses anything that is not text: archives, images and the like by their first bytes, other binary data by its
 * zero bytes.
 * @param encoding - as recognized; UTF-16 is full of zero bytes.
 * @throws FeedRefusal `feed.empty`, `feed.unsupported_content`, `feed.binary_content` */
export function refuseNoText(bytes: Uint8Array, encoding: string): void {
  if (bytes.length === 0) throw new FeedRefusal('feed.empty', 'The file is empty');
  const signature = signatures.find(({ at = 0, bytes: wanted }) =>
    wanted.every((byte, index) => bytes[at + index] === byte),
  );
  if (signature !== undefined) {
    const name = workbookName(bytes) ?? archiveName(bytes, signature.name);
    throw new FeedRefusal(
      'feed.unsupported_content',
      `This is ${name}. Please send the CSV, JSON, or XML file itself, plain or as .gz`,
    );
  }
  if (encoding.startsWith('utf-16')) return;
  const checked = bytes.subarray(0, 65_536);
  let zeros = 0;
  for (const byte of checked) if (byte === 0) zeros += 1;
  if (zeros > checked.length / 100) throw noText();
}

/** The refusal for binary data. */
export function noText(): FeedRefusal {
  return new FeedRefusal('feed.binary_content', messagesOfFeedFileForm.file.text);
}

/** Largest share of the characters that {@link isNoise} forgives. */
const forgivenShare = 0.02;

/** Whether so many characters are control characters, or could not be decoded, that this is not text.
 * @see docs/specification/decisions.md §13 */
export function isNoise(text: string): boolean {
  const checked = text.slice(0, 65_536);
  let strange = 0;
  for (let at = 0; at < checked.length; at += 1) if (isStrange(checked.charCodeAt(at))) strange += 1;
  return strange > forgivenShare * checked.length;
}

function isStrange(code: number): boolean {
  if (code < 0x20) return code !== 0x09 && code !== 0x0a && code !== 0x0d;
  return (code >= 0x7f && code <= 0x9f && code !== 0x85) || code >= 0xfffd;
}

/** An archive with the name of its first file. */
function archiveName(bytes: Uint8Array, name: string): string {
  if (bytes[0] !== 0x50 || bytes[2] !== 0x03) return name;
  const length = (bytes[26] ?? 0) + 256 * (bytes[27] ?? 0);
  const file = new TextDecoder('utf-8').decode(bytes.subarray(30, 30 + Math.min(length, 100)), { stream: true });
  const isName = file !== '' && !Array.from(file).some((_, at) => isStrange(file.charCodeAt(at)));
  return isName ? `${name} with ${file} in it` : name;
}

/** A workbook is a ZIP archive with known names in it. */
function workbookName(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return undefined;
  const text = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4096), { stream: true });
  if (text.includes('[Content_Types].xml') || text.includes('xl/')) return 'an Excel workbook; save it as CSV';
  return text.includes('mimetypeapplication/vnd.oasis') ? 'an OpenDocument file; save it as CSV' : undefined;
}

/** The kinds of pictures that are shown. SVG is not one: it is a document that may contain scripts. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCodePoint(...bytes.subarray(from, to));

/** What a file is by its first 12 bytes, whatever its host calls it; undefined if it is not a picture that is shown. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (text(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (text(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6))) return 'image/gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return ['ftypavif', 'ftypavis'].includes(text(bytes, 4, 12)) ? 'image/avif' : undefined;
}

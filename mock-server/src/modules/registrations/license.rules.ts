/** The file types of a license, recognized by the first bytes; the name and the declared type prove nothing.
 * @see docs/specification/decisions.md §4 */
export type LicenseType = 'png' | 'jpg' | 'pdf';

const signatures: readonly (readonly [LicenseType, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** The file extensions of each type. */
const endings: Readonly<Record<LicenseType, readonly string[]>> = { png: ['png'], jpg: ['jpg', 'jpeg'], pdf: ['pdf'] };

/** The type of a license; undefined when its content or its extension is of another kind.
 * @param head - the first bytes of the file, at least 8 unless it is shorter. */
export function licenseTypeOf(head: Uint8Array, filename: string): LicenseType | undefined {
  const type = signatures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return type && endings[type].includes(ending) ? type : undefined;
}

/** The file name a license is saved under: the company's name. */
export function licenseFileName(companyName: string, ending: string): string {
  return `${companyName.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'business-license'}.${ending}`;
}

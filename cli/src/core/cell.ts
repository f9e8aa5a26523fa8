/** A value that a column can show. Null and undefined are shown as empty. */
export type CellValue = string | number | boolean | null | undefined | readonly string[];

/** A value as one line of text. Color codes and line breaks in text from the server are removed. */
export function cellText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.map((entry) => cellText(entry)).join(', ');
  return String(value).replaceAll(/[\p{Control}\u{2028}\u{2029}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ');
}

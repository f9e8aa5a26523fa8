/** What a column may show of a row. Null and undefined are shown as nothing. */
export type CellValue = string | number | boolean | null | undefined | readonly string[];

/** The text of a value on one line. Text from the server could hold colour codes or line ends: neither gets through. */
export function cellText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.map((entry) => cellText(entry)).join(', ');
  return String(value).replaceAll(/[\p{Control}\u{2028}\u{2029}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ');
}

/** Characters that make a spreadsheet treat a cell as a formula: = + - @ TAB CR LF, and the full-width forms. */
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** One cell of a CSV file that a person may open in a spreadsheet: quoted where needed, and with an apostrophe before
 * anything that would run as a formula (OWASP ASVS 5.0, 1.2.10). Numbers stay numbers. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, with its line end. */
export function csvLine(values: readonly (string | number | boolean | null | undefined)[]): string {
  return `${values.map((value) => csvCell(value)).join(',')}\r\n`;
}

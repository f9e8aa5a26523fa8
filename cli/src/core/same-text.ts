import { oneLine } from '@grt/sdk/formats/text-line';

/** Whether a text in a file is the server's, also after a spreadsheet: with other blanks, accents put together otherwise, and
 * with the apostrophe that an export puts before what a spreadsheet would take for a formula. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** Whether a name that was typed is one of those of a record, in upper or lower case. */
export function isNameIn(typed: string, names: readonly (string | null)[]): boolean {
  return names.some((name) => name !== null && nameKey(typed) === nameKey(name));
}

/** Equal for names that are the same in this sense. */
export function nameKey(name: string): string {
  return plain(name.toLowerCase());
}

function plain(text: string): string {
  return oneLine(text).replace(/^'/, '').trim();
}

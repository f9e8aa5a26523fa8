import { oneLine } from '@grt/sdk/formats/text-line';

/** Whether a text in a file is the server's, also after a spreadsheet: with other blanks, accents put together otherwise, and
 * with the apostrophe that an export puts before what a spreadsheet would take for a formula. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return oneLine(text).replace(/^'/, '').trim();
}

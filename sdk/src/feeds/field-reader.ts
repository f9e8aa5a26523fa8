import type { FeedValue } from './feed-row.ts';
import type { RowCode } from './row-problem.ts';

/** Reports that something about a value is wrong. `warning`: the value is used anyway. Otherwise it is left out, which
 * refuses the row when the field is required. */
export type Fault = (code: RowCode, message: string, value: string, severity?: 'warning') => void;

/** Reads a field from a cell that is not empty. Null: the value cannot be used, and the problem was reported. */
export type FieldReader<T> = (value: FeedValue, fault: Fault) => T | null;

/** The cell as one text, trimmed; for a list, its first non-empty entry. Text that a database cannot store is
 * repaired. */
export function plainValue(value: FeedValue, fault: Fault): string {
  const text = typeof value === 'string' ? value : (value?.find((entry) => entry.trim() !== '') ?? '');
  return storable(text.trim(), fault);
}

/** Whether a database can store a text as it is, and nothing of it was lost when it was decoded. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !text.includes('\ufffd') && text.isWellFormed();
}

/** Removes NUL characters and replaces halves of surrogate pairs, reporting both as warnings. */
export function storable(text: string, fault: Fault): string {
  let good = text;
  if (good.includes('\0')) {
    fault('row.nul_removed', 'NUL characters were removed', text, 'warning');
    good = good.replaceAll('\0', '').trim();
  }
  if (!good.isWellFormed()) good = good.toWellFormed();
  if (good.includes('\ufffd')) fault('row.bad_character', 'Some characters could not be decoded', text, 'warning');
  return good;
}

const spreadsheetError = /^#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NULL!|NUM!|ERROR!|SPILL!|CALC!|#+)$/i;
/** What a spreadsheet turns a long number into. */
const mangledNumber = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i;

/** Whether a value is an error, or a mangled number, that a spreadsheet wrote in place of the value. */
export function isSpreadsheetError(text: string): boolean {
  return spreadsheetError.test(text) || mangledNumber.test(text);
}

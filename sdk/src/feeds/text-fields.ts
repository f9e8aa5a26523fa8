import type { IdDerivation, ListSeparator } from './column-mapping.ts';
import { deriveId } from './derive-id.ts';
import { itemLimits } from './feed-item.ts';
import { isSpreadsheetError, isStorable, plainValue, storable, type FieldReader } from './field-reader.ts';
import { unescapeHtml } from './html-entities.ts';

/** Reads an id, from another value if the mapping says how. An id mangled by a spreadsheet is kept with a
 * warning: the source may have no better one, and rows that share it are reported as repeated. */
export function readId(derive: IdDerivation | undefined): FieldReader<string> {
  return (value, fault) => {
    const text = plainValue(value, fault);
    const id = derive === undefined ? text : deriveId(text, derive);
    if (id === undefined || id === '') {
      fault('row.no_id', 'No ID was found in this value', text);
      return null;
    }
    if (id.length > itemLimits.external_id) {
      fault('row.too_long', `An ID can have at most ${String(itemLimits.external_id)} characters`, id);
      return null;
    }
    if (isSpreadsheetError(id)) fault('row.spreadsheet_error', 'This is a spreadsheet error, not an ID', id, 'warning');
    return id;
  };
}

/** Reads a text with a maximum length. */
export function readText(label: string, maxLength: number, asPlainText: boolean): FieldReader<string> {
  return (value, fault) => {
    const raw = plainValue(value, fault);
    const text = asPlainText ? htmlText(raw) : raw;
    if (text === '') return null;
    if (text.length > maxLength) {
      fault('row.too_long', `${label} has more than ${maxLength.toLocaleString('en-US')} characters`, text);
      return null;
    }
    if (isSpreadsheetError(text)) fault('row.spreadsheet_error', 'This is a spreadsheet error', text, 'warning');
    return text;
  };
}

/** Text of a piece of HTML. */
function htmlText(html: string): string {
  return unescapeHtml(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads a list: entries that the source has as such, or split. Empty, repeated, and overlong entries are dropped.
 * @param split - the separator between the entries; undefined: a pipe, otherwise a semicolon, otherwise a comma; empty:
 * the value is a single entry. */
export function readList(
  label: string,
  split: string | undefined,
  max = itemLimits.listEntries,
): FieldReader<string[]> {
  return (value, fault) => {
    const entries = new Set<string>();
    const isGood = typeof value === 'string' && isStorable(value);
    for (const entry of splitList(value, split)) {
      const text = isGood ? entry : storable(entry, fault);
      if (text.length > itemLimits.listEntry) {
        fault(
          'row.too_long',
          `An entry of ${label} has more than ${String(itemLimits.listEntry)} characters and was skipped`,
          text,
          'warning',
        );
      } else if (text !== '') {
        entries.add(text);
      }
    }
    if (entries.size <= max) return [...entries];
    fault(
      'row.list_too_long',
      `${label} has more than ${String(max)} entries; the rest were skipped`,
      [...entries].join(', '),
      'warning',
    );
    return [...entries].slice(0, max);
  };
}

/** Entries of a list, trimmed. */
export function splitList(value: FeedListValue, split: string | undefined): string[] {
  const entries: string[] = [];
  for (const text of typeof value === 'string' ? [value] : (value ?? [])) {
    const separator = split ?? likelySeparator(text) ?? '';
    for (const entry of separator === '' ? [text] : text.split(separator)) entries.push(entry.trim());
  }
  return entries;
}

/** The separators that are recognized without being stated, the most telling first. */
const recognized = ['|', ';', ','] as const satisfies readonly ListSeparator[];

/** The separator between the entries of a list for which none was stated. */
export function likelySeparator(text: string): ListSeparator | undefined {
  const withoutEntities = text.includes('&') ? text.replace(/&#?\w{1,31};/g, '') : text;
  return recognized.find((character) => withoutEntities.includes(character));
}

type FeedListValue = string | readonly string[] | undefined;

import { feedReading } from '../contract/limits.ts';
import { sizeText } from '../contract/size-text.ts';
import type { FieldName } from './fields.ts';

/** What can be wrong with one row. */
export type RowCode = keyof typeof rowCodeMessages;

/** Each code as a sentence, for counts by code. */
export const rowCodeMessages = {
  'row.bare_quote': 'Quote inside an unquoted field',
  'row.stray_quote': 'Text follows a closing quote',
  'row.unterminated_quote': 'A quote is opened and never closed',
  'row.unbalanced_quote': 'An unclosed quote was read as a plain character',
  'row.column_count': 'The row has more or fewer columns than the first row',
  'row.short': 'Missing cells at the end of rows were read as empty',
  'row.field_too_large': `A field is larger than ${sizeText(feedReading.maxFieldBytes)}`,
  'row.malformed_json': 'The record is not valid JSON',
  'row.repaired_json': 'The file is not strict JSON, but could be read',
  'row.ambiguous_key': 'A record has a field twice, with different values',
  'row.after_document': 'Text after the end of the document was ignored',
  'row.not_an_object': 'The record is not an object with fields',
  'row.required': 'A required field is empty',
  'row.other_entry': 'A value belongs to a different list entry than the rest of its video',
  'row.more_entries': 'A record has several entries with a title; the first one is used',
  'row.spreadsheet_error': 'The value is a spreadsheet error',
  'row.bad_url': 'An address is not a valid http:// or https:// URL',
  'row.bad_embed': 'The embed code contains no iframe with an http:// or https:// address',
  'row.bad_duration': 'The duration cannot be read',
  'row.bad_date': 'The date cannot be read',
  'row.bad_number': 'The number cannot be read',
  'row.no_id': "No ID was found in the ID's source column",
  'row.too_long': 'A value is too long',
  'row.list_too_long': 'A list has too many entries',
  'row.nul_removed': 'NUL characters were removed',
  'row.bad_character': 'A value contains characters that could not be decoded',
  'row.nothing_left': 'Nothing is left of a value once it is read as its field',
  'row.no_video': 'A value belongs to a list entry without a video ID and title',
  'row.repeated_id': 'The same ID appears again below; the last row is used',
} as const;

/** A problem with one row. An `error` means that the row yields no item; a `warning`, that it does. */
export interface RowProblem {
  readonly severity: 'error' | 'warning';
  /** Line of the source where the record starts, from 1. */
  readonly line: number;
  /** Source column, if one is at fault. */
  readonly column: string | null;
  readonly field: FieldName | null;
  readonly code: RowCode;
  readonly message: string;
  /** The beginning of the value or the raw row: at most 100 characters. */
  readonly value: string | null;
}

/** Longest {@link RowProblem.value}. */
const valueShownChars = 100;

/** The beginning of a value, never cut within a character. */
export function beginning(value: string): string {
  if (value.length <= valueShownChars) return tellable(value);
  return `${tellable(value.slice(0, valueShownChars - 1))}…`;
}

/** A text that can be stored and sent: without NUL characters and halves of surrogate pairs, which databases refuse. */
export function tellable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text).toWellFormed();
}

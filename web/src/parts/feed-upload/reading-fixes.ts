import { ValidationError } from '@grt/sdk';
import type { delimiters, FeedChanges, MappingAnalysis } from '@grt/sdk/contract';
import type { UseFormReturn } from 'react-hook-form';
import type { FeedFormValues } from '../feed-form/feed-form-values.ts';

/** What to change in how a file is read. */
export type ReadingFix = Pick<FeedChanges, 'has_header_row' | 'header_row' | 'delimiter' | 'record_path'>;
type DelimiterCharacter = (typeof delimiters)[keyof typeof delimiters];

/** Writes the changes into the form that the file was sent with. */
export function changeReading({ setValue }: UseFormReturn<FeedFormValues>, changes: ReadingFix) {
  const { header_row: headerRow, delimiter, record_path: recordPath } = changes;
  const hasHeaderRow = headerRow === undefined ? changes.has_header_row : true;
  if (hasHeaderRow !== undefined) {
    setValue('has_header_row', hasHeaderRow, { shouldDirty: true });
    setValue('header_row', String(headerRow ?? ''), { shouldDirty: true });
  }
  if (delimiter !== undefined) setValue('delimiter', delimiter, { shouldDirty: true });
  if (recordPath !== undefined) setValue('record_path', recordPath, { shouldDirty: true });
}

/** Whether the server refuses the line of the header row, which the file may not have. A form without a field for it must not
 * send it again. */
export const isLineRefused = (failure: Error): boolean =>
  failure instanceof ValidationError && failure.fields['header_row'] !== undefined;

const delimiterNames: Readonly<Record<DelimiterCharacter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '|': 'pipes',
  '\t': 'tabs',
};

/** What would correct how a file was read, by what the server noticed. */
export function fixesOf(
  info: MappingAnalysis['feed_info'],
): { readonly label: string; readonly changes: ReadingFix }[] {
  const { delimiter, suggested_delimiter: better, has_header_row: isHeader, first_row_looks_like_header: looks } = info;
  // Only delimited text has a delimiter, and a first row that may be a header.
  if (delimiter === null) return [];
  return [
    ...(isDelimiter(better)
      ? [{ label: `Columns are separated by ${delimiterNames[better]}`, changes: { delimiter: better } }]
      : []),
    ...(looks && !isHeader ? [{ label: 'First row is a header', changes: { has_header_row: true } }] : []),
    ...(isHeader && !looks ? [{ label: 'First row is not a header', changes: { has_header_row: false } }] : []),
  ];
}

const isDelimiter = (text: string | null): text is DelimiterCharacter => text !== null && text in delimiterNames;

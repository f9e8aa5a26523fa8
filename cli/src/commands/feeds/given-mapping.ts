import type { ChooseMapping } from '@grt/sdk';
import type { ColumnMapping, MappingAnalysis } from '@grt/sdk/contract';
import { CommandError } from '../../core/command-error.ts';
import { exitCode } from '../../core/exit-code.ts';

/** How the first row of a file was read. */
export type HeaderInfo = Pick<MappingAnalysis['feed_info'], 'has_header_row' | 'first_row_looks_like_header'>;

/** What to say of a file whose first row was read as data and looks like a header row. */
export const headerHint = 'The first row looks like a header row. If it is, use --header';

/** Whether the first row was read as data, but looks like a header. */
export function isHeaderOverlooked({ first_row_looks_like_header, has_header_row }: HeaderInfo): boolean {
  return first_row_looks_like_header && !has_header_row;
}

/** The mapping of a flag or a file. Where the server refuses it because nobody has said that the file has a header row, mapping
 * the upload once more would not help.
 * @param isDeclared - whether a flag or the mapping file says if there is a header row */
export function givenMapping(mapping: ColumnMapping, isDeclared: boolean): ChooseMapping {
  return ({ feed_info }, refusal) => {
    if (refusal === undefined || isDeclared || !isHeaderOverlooked(feed_info)) return mapping;
    throw new CommandError('This mapping does not work for the file', {
      exitCode: exitCode.invalid,
      code: 'invalid_mapping',
      fields: refusal.fields,
      next: headerHint,
      cause: refusal,
    });
  };
}

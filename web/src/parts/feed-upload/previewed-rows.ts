import type { MappingAnalysis } from '@grt/sdk/contract';
import { createRowMapper, mappingOf, type FeedItem } from '@grt/sdk/feeds';
import { choiceErrors, errorOfColumn, type MappingChoices } from './mapping-choices.ts';

/** A row of the file as the import would read it. */
export interface PreviewedRow {
  /** Undefined if the row would be refused. */
  readonly item: FeedItem | undefined;
  /** What is wrong with it, in sentences. */
  readonly problems: readonly string[];
}

/** An analysis shows at most this much of a value. */
const shownChars = 300;

/** The first rows by the current choices, read by the code that imports them. Columns with a fault fill nothing, and
 * nothing is said about values that the analysis cut short. */
export function previewedRows(choices: MappingChoices, analysis: MappingAnalysis): PreviewedRow[] {
  const { columns, sample_data: rows, feed_info: info } = analysis;
  const errors = choiceErrors(choices, analysis);
  const usable = choices.filter(({ column }) => errorOfColumn(errors, column) === undefined);
  const read = createRowMapper(mappingOf(usable), info.feed_type, { urlParameters: info.url_parameters ?? undefined });
  return rows.map((values, index) => {
    const cut = new Set(columns.filter((_, place) => (values[place] ?? '').length >= shownChars));
    const { item, problems } = read({ line: index + 1, record: index + 1, values }, columns);
    const told = problems.filter(({ column }) => column === null || !cut.has(column));
    return { item, problems: [...new Set(told.map(({ message }) => message))] };
  });
}

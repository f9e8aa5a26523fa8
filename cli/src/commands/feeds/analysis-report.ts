import { distinctValuesCounted } from '@grt/sdk/contract';
import type { MappingAnalysis, MappingSuggestion } from '@grt/sdk/contract';
import { cellText } from '../../core/cell.ts';
import type { Column } from '../../core/column.ts';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';
import { timeText } from '../../core/quantities.ts';
import { shellWord } from '../../core/shell-word.ts';
import { howToMap } from './how-to-map.ts';
import { mappingFlags, openFields } from './mapping-flags.ts';

/** One column of the file, with the field it could fill. */
interface ColumnRow {
  readonly column: string;
  readonly suggestion: MappingSuggestion | undefined;
  readonly sample: string | undefined;
  readonly counts: MappingAnalysis['column_counts'][number] | undefined;
}

const columns: readonly Column<ColumnRow>[] = [
  { name: 'Column', value: (row) => row.column },
  { name: 'Field', value: (row) => row.suggestion?.field },
  { name: 'Confidence', value: (row) => row.suggestion?.confidence },
  { name: 'Sample', value: (row) => row.sample },
  { name: 'Filled', value: (row) => row.counts?.filled },
  {
    name: 'Distinct',
    value: ({ counts }) => (counts?.distinct === distinctValuesCounted ? '1000+' : counts?.distinct),
  },
  { name: 'Reason', value: (row) => row.suggestion?.reason },
];

/** Prints what was found in a file when not interactive, and how to continue.
 * @throws CommandError with exit code 8, always: nothing was imported */
export async function reportAnalysis(context: Pick<Context, 'output'>, analysis: MappingAnalysis): Promise<never> {
  if (context.output.isJson) await context.output.record(analysis, []);
  else await context.output.list(rowsOf(analysis), columns);
  throw new CommandError(await howToGoOn(analysis), { exitCode: exitCode.invalid, code: 'needs_mapping' });
}

function rowsOf({ columns: names, column_counts, suggestions, sample_data }: MappingAnalysis): readonly ColumnRow[] {
  return names.map((column, index) => ({
    column,
    suggestion: suggestions.find((suggestion) => suggestion.column === column),
    sample: sample_data[0]?.[index],
    counts: column_counts[index],
  }));
}

async function howToGoOn(analysis: MappingAnalysis): Promise<string> {
  const { suggestedMapping } = await import('@grt/sdk/feeds');
  const open = openFields(analysis);
  const flags = [
    ...mappingFlags(suggestedMapping(analysis.suggestions)),
    ...open.map(({ name }) => `--map COLUMN=${name}`),
  ];
  return [
    'Map the columns of this file before importing it.',
    ...analysis.feed_info.notes,
    ...(await choiceOfRecords(analysis.feed_info)),
    ...(analysis.feed_info.first_row_looks_like_header && !analysis.feed_info.has_header_row
      ? ['If it is, upload again with --header.']
      : []),
    `The upload is available until ${timeText(analysis.expires_at)}. ${howToMap(analysis.upload_id, flags)}`,
  ].join('\n');
}

async function choiceOfRecords(info: MappingAnalysis['feed_info']): Promise<string[]> {
  const { recordChoices } = await import('@grt/sdk/feeds');
  const others = recordChoices(info).filter(({ path }) => path !== info.record_path);
  if (others.length === 0) return [];
  return [
    `The records were read from ${String(info.record_path)}. To read others, try again with --record-path:`,
    ...others.map(({ path, label }) => cellText(`  --record-path ${shellWord(path)}  ${label}`)),
  ];
}

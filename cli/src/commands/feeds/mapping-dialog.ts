import type { ValidationError } from '@grt/sdk';
import { uploadIdHours, type ColumnMapping, type MappingAnalysis } from '@grt/sdk/contract';
import type { MappedField } from '@grt/sdk/feeds';
import { cellText } from '../../core/cell.ts';
import type { Context } from '../../core/context.ts';
import { interrupted } from '../../core/prompt.ts';
import { openFields } from './mapping-flags.ts';

/** Characters of a file that are shown in a line. */
const shownLength = 60;

/** Lets the user choose the mapping: the suggested one as is, or another column for each required field.
 * @param refusal - why the server refused the last choice */
export async function chooseMapping(
  context: Pick<Context, 'prompt' | 'note'>,
  analysis: MappingAnalysis,
  refusal: ValidationError | undefined,
): Promise<ColumnMapping> {
  for (const line of refusal === undefined ? introduction(analysis) : refusalLines(refusal)) await context.note(line);
  const isComplete = refusal === undefined && openFields(analysis).length === 0;
  const choice = isComplete
    ? await context.prompt.choose<'use' | 'change' | 'stop'>({
        message: 'Use this mapping?',
        flag: '--mapping',
        choices: [
          { name: 'Yes, import with this mapping', value: 'use' },
          { name: 'Choose columns for the required fields', value: 'change' },
          { name: `Stop and keep the upload for ${String(uploadIdHours)} hours`, value: 'stop' },
        ],
      })
    : 'change';
  if (choice === 'stop') throw interrupted();
  if (choice === 'change') return await changeRequired(context, analysis);
  const { suggestedMapping } = await import('@grt/sdk/feeds');
  return suggestedMapping(analysis.suggestions);
}

/** Asks whether the first row is a header, if it looks like one that nobody has named. */
export async function isHeader(
  { prompt }: Pick<Context, 'prompt'>,
  { feed_info, sample_data }: MappingAnalysis,
): Promise<boolean> {
  if (!feed_info.first_row_looks_like_header || feed_info.has_header_row) return false;
  const cells = cellText(sample_data[0]).slice(0, shownLength);
  return await prompt.confirm({
    message: `The first row looks like a header: ${cells}. Is it one?`,
    flag: '--header or --no-header',
    initial: true,
  });
}

/** Asks which list has the videos, if the file has several. @returns its path; undefined if it is the one that was read */
export async function chooseRecords(
  { prompt }: Pick<Context, 'prompt'>,
  { feed_info }: MappingAnalysis,
): Promise<string | undefined> {
  const { recordChoices } = await import('@grt/sdk/feeds');
  const lists = recordChoices(feed_info);
  if (lists.length === 0) return undefined;
  const path = await prompt.choose({
    message: 'The file has several lists. Which one has the videos?',
    flag: '--record-path',
    choices: lists.map((list) => ({ name: cellText(list.label), value: list.path })),
    initial: feed_info.record_path ?? '',
  });
  return path === feed_info.record_path ? undefined : path;
}

/** Asks for the column of each required field. Other suggestions are kept. */
async function changeRequired(context: Pick<Context, 'prompt'>, analysis: MappingAnalysis): Promise<ColumnMapping> {
  const { mappingOf, suggestedField } = await import('@grt/sdk/feeds');
  const required = analysis.available_fields.filter((field) => field.required);
  const chosen: MappedField[] = [];
  for (const { name, label } of required) {
    const suggestions = analysis.suggestions.filter(({ field }) => field === name);
    const best = suggestions[0]?.column;
    const column = await context.prompt.choose({
      message: `Column for ${label}:`,
      flag: `--map COLUMN=${name}`,
      choices: analysis.columns.map((value, at) => ({ name: withSample(value, analysis.sample_data[0]?.[at]), value })),
      ...(best === undefined ? {} : { initial: best }),
    });
    const kept = suggestions.find((suggestion) => suggestion.column === column);
    chosen.push(kept === undefined ? { column, field: name } : suggestedField(kept));
  }
  const asked = new Set(required.map(({ name }) => name));
  for (const suggestion of analysis.suggestions) {
    if (!asked.has(suggestion.field)) chosen.push(suggestedField(suggestion));
  }
  return mappingOf(chosen);
}

function introduction({ feed_info, suggestions, available_fields }: MappingAnalysis): readonly string[] {
  const labels = new Map(available_fields.map(({ name, label }) => [name, label]));
  return [
    'The columns of this file need a mapping. Suggested:',
    ...suggestions.map(({ column, field, confidence, reason, sample }) => {
      const percent = `${String(Math.round(confidence * 100))}%`;
      return `  ${cellText(column)} → ${labels.get(field) ?? field} (${percent}: ${reason})  ${cellText(sample).slice(0, shownLength)}`;
    }),
    ...feed_info.notes.map((note) => `  Note: ${note}`),
  ];
}

function refusalLines({ message, fields }: ValidationError): readonly string[] {
  return [message, ...Object.values(fields).flatMap((messages) => messages.map((text) => `  ${text}`))];
}

function withSample(column: string, sample: string | undefined): string {
  return sample === undefined || sample === ''
    ? cellText(column)
    : `${cellText(column)}  (${cellText(sample).slice(0, 50)})`;
}

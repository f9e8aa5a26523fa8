import type { FeedCheck } from '@grt/sdk/contract';
import { feedDefaults, importErrorsKept } from '@grt/sdk/contract';
import { isColumnMapping } from '@grt/sdk/feeds';
import type { ColumnMapping, RowProblem } from '@grt/sdk/feeds';
import type { RequestOf } from '../../core/http/handlers.ts';
import type { UploadedFile } from '../../core/http/multipart-body.ts';
import { invalid } from '../../core/refusal.ts';
import { analyzeFile, pinned, refusing, requireMapping } from './imports/feed-analysis.ts';
import type { FeedParts } from './feed-parts.ts';
import { feedTypeOf, readingOf } from './records/feed-form.rules.ts';
import { optionsOf } from './imports/import-source.ts';

/** What an import of a file would do, without doing it: the columns as the mapping says, or as the analysis suggests.
 * @throws Refusal 413, 415 or 422 when the file as a whole cannot be read; 422 on `mapping`. */
export async function checkFile(
  parts: Pick<FeedParts, 'settings' | 'reader'>,
  form: RequestOf<'clientFeeds.validate'>['body'],
  file: UploadedFile,
): Promise<FeedCheck> {
  const reading = readingOf(form);
  const feedType = feedTypeOf(form.feed_type ?? feedDefaults.feed_type);
  const fileName = file.filename;
  const analysis = await analyzeFile(parts, { file, fileName, reading, feedType });
  const suggested = analysis.needs_mapping ? analysis.suggested_mapping : analysis.natural_mapping;
  const mapping = form.mapping === undefined ? suggested : parsedMapping(form.mapping);
  requireMapping(mapping, analysis.columns, feedType);
  const { hold_bad_rows_percent: badRowsPercent } = await parts.settings.read();
  const options = { badRowsPercent, ...optionsOf(pinned(reading, analysis.feed_info)), fileName, mapping, feedType };
  const report = await refusing(() => parts.reader.check(file.open(), options));
  return { ...report, errors: report.errors.slice(0, importErrorsKept).map(shortened) };
}

/** The contract shows 200 characters of a value. */
function shortened({ value, ...problem }: RowProblem): FeedCheck['errors'][number] {
  return { ...problem, value: value?.slice(0, 200).toWellFormed() ?? null };
}

function parsedMapping(text: string): ColumnMapping {
  try {
    const mapping: unknown = JSON.parse(text);
    if (isColumnMapping(mapping)) return mapping;
    requireMapping(mapping, undefined, 'insert_update');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalid({ mapping: ['The mapping must be a JSON object of source columns and fields'] });
}

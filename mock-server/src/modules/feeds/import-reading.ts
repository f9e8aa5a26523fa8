import {
  fieldLabels,
  FeedRefusal,
  isColumnMapping,
  mappedFields,
  readItems,
  repeatedId,
  requiredFields,
} from '@grt/sdk/feeds';
import type { ColumnMapping, FeedOptions, ItemBatch } from '@grt/sdk/feeds';
import type { JobContext } from '../../core/queue/job.ts';
import { createSettingStore } from '../settings/settings.store.ts';
import type { ReadingChoices } from './feed-form.rules.ts';
import type { FeedRow, ImportRow } from './feed-select.ts';
import type { ImportCounts } from './feeds.tables.ts';
import { tellThatItWaits, type FailureParts } from './import-failure.ts';
import { noCounts } from './import-counts.ts';
import { holdReason } from './hold.rules.ts';
import { ImportFailure, inSlices, saveStep } from './import-step.ts';
import type { ImportParts } from './import-step.ts';
import { createImportTally } from './import-tally.ts';
import type { ImportTally } from './import-tally.ts';

/** Rows that are staged in one transaction. */
const batchRows = 500;
/** Reading is this much of an import's progress, applying the rest. */
const readingPercent = 50;

type ReadingParts = ImportParts & FailureParts;

/** What is known of the feed at a point of its reading. */
interface Reading {
  readonly counts: ImportCounts;
  readonly columns: readonly string[];
}

/** First half of an import: reads the file and stages its good rows, always from the start, since what an interrupted
 * run staged is forgotten first. Each batch is one short transaction with its progress.
 * @returns 'held' when a person has to decide, with nothing brought into the items so far; else 'applying'.
 * @throws ImportFailure when the file as a whole cannot be used. */
export async function readIntoStaging(
  parts: ReadingParts,
  row: ImportRow,
  feed: FeedRow,
  context: JobContext,
): Promise<'applying' | 'held'> {
  const mapping = row.mapping;
  if (!isColumnMapping(mapping)) throw new ImportFailure('The columns of the file have to be mapped first.');
  await inSlices(context, (limit) => parts.staging.clear(row.id, limit));
  await parts.staging.clearProblems(row.id);
  let reading: Reading = { counts: noCounts, columns: [] };
  const tally = createImportTally();
  try {
    for await (const batch of await openItems(parts, { row, feed, mapping, signal: context.signal })) {
      reading = await stageBatch(parts, { row, feed, context, tally }, { batch, before: reading });
    }
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    const isKnown = error.code === 'feed.hopeless' && reading.columns.length > 0;
    const missing = isKnown ? missingColumns(mapping, reading.columns, feed) : [];
    if (missing.length === 0) throw new ImportFailure(error.message, { cause: error });
    return conclude(parts, row, { missing, counts: reading.counts });
  }
  const missing = missingColumns(mapping, reading.columns, feed);
  if (reading.counts.items === 0 && missing.length === 0)
    throw new ImportFailure('No row of the file can be used. The errors say why.');
  return conclude(parts, row, { missing, counts: reading.counts });
}

interface Source {
  readonly row: ImportRow;
  readonly feed: FeedRow;
  readonly mapping: ColumnMapping;
  readonly signal: AbortSignal;
}

async function openItems(
  { files }: ImportParts,
  { row, feed, mapping, signal }: Source,
): Promise<AsyncGenerator<ItemBatch>> {
  const file = row.fileId === null ? undefined : await files.open(row.fileId);
  if (!file) throw new ImportFailure('The file of this import is no longer kept. Please upload it again.');
  const fileName = row.sourceName ?? undefined;
  return readItems(file.stream, {
    ...optionsOf(row.reading),
    fileName,
    batchRows,
    signal,
    mapping,
    feedType: feed.feedType,
  });
}

/** The choices of a form as options of the feed reader. */
export function optionsOf(reading: ReadingChoices): FeedOptions {
  return {
    delimiter: reading.delimiter,
    quote: reading.quote_char,
    lazyQuotes: reading.lazy_quotes,
    hasHeaderRow: reading.has_header_row,
    recordPath: reading.record_path,
    encoding: reading.encoding,
  };
}

interface Run {
  readonly row: ImportRow;
  readonly feed: FeedRow;
  readonly context: JobContext;
  readonly tally: ImportTally;
}

async function stageBatch(
  parts: ImportParts,
  run: Run,
  { batch, before }: { batch: ItemBatch; before: Reading },
): Promise<Reading> {
  const { row, feed, context, tally } = run;
  context.signal.throwIfAborted();
  const { counts } = before;
  return parts.database.transaction(async () => {
    const isRemovalList = feed.feedType === 'disabled';
    const repeated = await parts.staging.stage(row.id, batch.items, { isRemovalList });
    const kept = tally.add([
      ...batch.problems,
      ...repeated.map(({ line, externalId, laterLine }) => repeatedId(line, externalId, laterLine)),
    ]);
    if (kept.displacedWarnings > 0) await parts.staging.dropLastWarnings(row.id, kept.displacedWarnings);
    await parts.staging.keepProblems(row.id, kept.problems);
    const after: ImportCounts = {
      ...counts,
      rows: counts.rows + batch.rowsRead,
      items: counts.items + batch.items.length - repeated.length,
      rejected: counts.rejected + batch.rejected,
      repeated: counts.repeated + repeated.length,
    };
    const share = row.sizeBytes ? Math.min(1, batch.bytesRead / row.sizeBytes) : 0;
    const percent = Math.floor(share * readingPercent);
    const problems = { warnings: tally.warnings(), errorsByCode: tally.errorsByCode() };
    await saveStep(parts, context, row.id, {
      ...problems,
      counts: after,
      bytesRead: batch.bytesRead,
      rowsRead: after.rows,
      percent,
    });
    return { counts: after, columns: batch.columns };
  });
}

/** Columns that the mapping needs for a required field and that the file does not have. */
function missingColumns(mapping: ColumnMapping, columns: readonly string[], { feedType }: FeedRow) {
  const required = requiredFields(feedType);
  const needed = mappedFields(mapping).filter(
    ({ field, column }) => required.includes(field) && !columns.includes(column),
  );
  return needed.map(({ column, field }) => ({ column, label: fieldLabels[field] }));
}

interface Outcome {
  readonly missing: ReturnType<typeof missingColumns>;
  readonly counts: ImportCounts;
}

async function conclude(
  parts: ReadingParts,
  row: ImportRow,
  { missing, counts }: Outcome,
): Promise<'applying' | 'held'> {
  const { database, imports } = parts;
  const previous = await imports.lastDone(row.feedId);
  const { rows, rejected } = counts;
  const { hold_bad_rows_percent, hold_fewer_rows_percent } = await createSettingStore(database).read();
  const limits = { badRowsPercent: hold_bad_rows_percent, fewerRowsPercent: hold_fewer_rows_percent };
  const reason = holdReason({ rows, rejected, missing, previousRows: previous?.counts.rows }, limits);
  if (reason !== undefined) {
    const held = { state: 'held', phase: null, holdReason: reason.slice(0, 500) } as const;
    await database.transaction(async () => {
      if (await imports.update(row.id, held, ['running'])) await tellThatItWaits(parts, row);
    });
    return 'held';
  }
  await imports.update(row.id, { phase: 'applying', appliedUpTo: null }, ['running']);
  await database.analyze('staged_items', 'items');
  return 'applying';
}

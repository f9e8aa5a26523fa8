import { fieldLabels, FeedRefusal, isColumnMapping, mappedFields, repeatedId, requiredFields } from '@grt/sdk/feeds';
import type { ColumnMapping, ItemBatch, RowProblem } from '@grt/sdk/feeds';
import type { JobContext } from '../../core/queue/job.ts';
import { createSettingStore } from '../settings/settings.store.ts';
import type { FeedRow, ImportRow } from './feed-select.ts';
import type { ImportCounts } from './feeds.tables.ts';
import { holdReason } from './hold.rules.ts';
import { noCounts } from './import-counts.ts';
import { tellThatItWaits, type FailureParts } from './import-failure.ts';
import { asFailure, openItems } from './import-source.ts';
import { ImportFailure, saveStep } from './import-step.ts';
import type { ImportParts } from './import-step.ts';
import { createImportTally } from './import-tally.ts';
import type { ImportTally } from './import-tally.ts';
import { LastRows } from './last-rows.ts';

/** Reading is this much of an import's progress, applying the rest. */
const readingPercent = 50;

type ReadingParts = ImportParts & FailureParts;

/** What is known of the feed at a point of its reading. */
interface Reading {
  readonly counts: ImportCounts;
  readonly columns: readonly string[];
}

/** What came of the first half: a person has to decide, or the rows that count can be brought in. */
export type ReadOutcome = { readonly next: 'held' } | { readonly next: 'applying'; readonly last: LastRows };

/** First half of an import: reads and checks the whole file, from the start, and writes nothing but its problems and
 * progress, each batch in one short transaction. Nothing is brought into the items before all of it was seen: a file that
 * turns out to be broken, or so different that a person has to decide, leaves them as they were.
 * @throws ImportFailure when the file as a whole cannot be used. */
export async function readAndCheck(
  parts: ReadingParts,
  row: ImportRow,
  feed: FeedRow,
  context: JobContext,
): Promise<ReadOutcome> {
  const { mapping } = row;
  if (!isColumnMapping(mapping)) throw new ImportFailure('The columns of the file have to be mapped first.');
  await parts.problems.clear(row.id);
  let reading: Reading = { counts: noCounts, columns: [] };
  const run = { row, context, tally: createImportTally(), last: new LastRows() };
  try {
    for await (const batch of await openItems(parts, { row, feed, signal: context.signal })) {
      reading = await checkBatch(parts, run, { batch, before: reading });
    }
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    const isKnown = error.code === 'feed.hopeless' && reading.columns.length > 0;
    const missing = isKnown ? missingColumns(mapping, reading.columns, feed) : [];
    if (missing.length === 0) throw asFailure(error);
    return conclude(parts, run, { missing, counts: reading.counts });
  }
  const missing = missingColumns(mapping, reading.columns, feed);
  if (reading.counts.items === 0 && missing.length === 0)
    throw new ImportFailure('No row of the file can be used. The errors say why.');
  return conclude(parts, run, { missing, counts: reading.counts });
}

interface Run {
  readonly row: ImportRow;
  readonly context: JobContext;
  readonly tally: ImportTally;
  readonly last: LastRows;
}

async function checkBatch(
  parts: ReadingParts,
  { row, context, tally, last }: Run,
  { batch, before }: { batch: ItemBatch; before: Reading },
): Promise<Reading> {
  context.signal.throwIfAborted();
  const { counts } = before;
  const repeated: RowProblem[] = [];
  for (const { item, line } of batch.items) {
    const earlier = last.note(item.external_id, line);
    if (earlier !== undefined) repeated.push(repeatedId(earlier, item.external_id, line));
  }
  repeated.sort((one, other) => one.line - other.line);
  const kept = tally.add([...batch.problems, ...repeated]);
  const after: ImportCounts = {
    ...counts,
    rows: counts.rows + batch.rowsRead,
    items: counts.items + batch.items.length - repeated.length,
    rejected: counts.rejected + batch.rejected,
    repeated: counts.repeated + repeated.length,
  };
  const share = row.sizeBytes ? Math.min(1, batch.bytesRead / row.sizeBytes) : 0;
  await parts.database.transaction(async () => {
    if (kept.displacedWarnings > 0) await parts.problems.dropLastWarnings(row.id, kept.displacedWarnings);
    await parts.problems.keep(row.id, kept.problems);
    await saveStep(parts, context, row.id, {
      warnings: tally.warnings(),
      errorsByCode: tally.errorsByCode(),
      counts: after,
      bytesRead: batch.bytesRead,
      rowsRead: after.rows,
      percent: Math.floor(share * readingPercent),
    });
  });
  return { counts: after, columns: batch.columns };
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

async function conclude(parts: ReadingParts, { row, last }: Run, { missing, counts }: Outcome): Promise<ReadOutcome> {
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
    return { next: 'held' };
  }
  await imports.update(row.id, { phase: 'applying', appliedRows: 0 }, ['running']);
  return { next: 'applying', last };
}

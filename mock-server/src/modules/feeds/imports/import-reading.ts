import {
  fieldLabels,
  FeedRefusal,
  isKeptMapping,
  mappedFields,
  noAccounting,
  requiredFields,
  withRepeated,
} from '@grt/sdk/feeds';
import type { FirstItem } from '@grt/sdk/contract';
import type { FeedAccounting, KeptMapping, RowProblem } from '@grt/sdk/feeds';
import type { JobContext } from '../../../core/queue/job.ts';
import type { FeedRow, ImportRow } from '../records/feed-select.ts';
import type { ImportCounts } from '../../../tables/imports.tables.ts';
import type { StoredBatch } from './feed-work.ts';
import type { ImportingParts } from './importing-parts.ts';
import { holdReason } from './hold.rules.ts';
import { noCounts } from './import-counts.ts';
import { tellThatItWaits, type FailureParts } from './import-failure.ts';
import { asFailure, openItems } from './import-source.ts';
import { submitOrApply } from './new-source.ts';
import { asStep, ImportFailure, moveOn, saveStep, type ImportParts } from './import-step.ts';
import { createImportTally } from './import-tally.ts';
import { firstItemsOf, firstItemsMax } from './first-items.ts';
import type { PreparedRows } from './prepared-rows.ts';

/** Reading is this much of an import's progress, applying is the rest. */
const readingPercent = 50;

export type ReadingParts = ImportParts & FailureParts & Pick<ImportingParts, 'settings'>;

/** This many rows are read between two saves of the progress: each save is a transaction, which a few rows do not
 * justify. */
const rowsPerSaving = 2000;

/** The outcome of the first half: a person must decide, or the rows that count can be brought in. */
export type ReadOutcome = 'held' | 'review' | 'apply';

/** An import that is being read, as a job. */
export interface ReadingRun {
  readonly row: ImportRow;
  readonly feed: FeedRow;
  readonly context: JobContext;
  /** Receives the good rows. */
  readonly prepared: PreparedRows;
}

/** First half of an import: reads and checks the whole file, from the start, and writes nothing but its problems and
 * progress. Nothing is brought into the items before all of it has been seen: a file that turns out to be broken, or so
 * different that a person must decide, leaves them as they were.
 * @throws ImportFailure when the file as a whole cannot be used. */
export async function readAndCheck(parts: ReadingParts, run: ReadingRun): Promise<ReadOutcome> {
  const { row, feed, context } = run;
  const { mapping } = row;
  if (!isKeptMapping(mapping)) throw new ImportFailure('Map the columns of the file first.');
  await parts.problems.clear(row.id);
  const reading = new Reading(parts, run);
  let refusal: FeedRefusal | undefined;
  try {
    for await (const batch of await openItems(parts, { row, feed, signal: context.signal })) await reading.take(batch);
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    refusal = error;
  }
  await reading.save(refusal === undefined ? reading.accounting(mapping) : null);
  const { counts, columns, firstItems } = reading;
  const isKnown = refusal === undefined || (refusal.code === 'feed.hopeless' && columns.length > 0);
  const missing = isKnown ? missingColumns(mapping, columns, feed) : [];
  if (missing.length === 0) {
    if (refusal) throw asFailure(refusal);
    if (counts.items === 0)
      throw new ImportFailure('None of the rows in this file can be used. See the errors for details.');
  }
  return conclude(parts, run, { missing, counts, firstItems: row.newSource && firstItems });
}

/** How far the reading of a file has come, and what it has found. */
class Reading {
  counts: ImportCounts = noCounts;
  columns: readonly string[] = [];
  readonly firstItems: FirstItem[] = [];
  readonly #tally = createImportTally();
  readonly #parts: ReadingParts;
  readonly #run: ReadingRun;
  #accounting = noAccounting;
  #bytesRead = 0;
  #rowsSaved = 0;
  /** Not saved yet. */
  #problems: RowProblem[] = [];
  #displacedWarnings = 0;

  constructor(parts: ReadingParts, run: ReadingRun) {
    this.#parts = parts;
    this.#run = run;
  }

  async take(batch: StoredBatch): Promise<void> {
    this.#run.context.signal.throwIfAborted();
    const repeated = await this.#run.prepared.add(batch);
    const { counts } = this;
    this.counts = {
      ...counts,
      rows: counts.rows + batch.rowsRead,
      items: counts.items + batch.ids.length - repeated.length,
      rejected: counts.rejected + batch.rejected,
      repeated: counts.repeated + repeated.length,
    };
    this.columns = batch.columns;
    const room = firstItemsMax - this.firstItems.length;
    if (room > 0) this.firstItems.push(...firstItemsOf(batch, room));
    this.#bytesRead = batch.bytesRead;
    this.#accounting = batch.accounting;
    const kept = this.#tally.add([...batch.problems, ...repeated]);
    this.#problems.push(...kept.problems);
    this.#displacedWarnings += kept.displacedWarnings;
    if (this.counts.rows - this.#rowsSaved >= rowsPerSaving) await this.save();
  }

  /** What became of the values of the file. */
  accounting(mapping: KeptMapping): FeedAccounting {
    return withRepeated(this.#accounting, this.#run.prepared.repeated, mapping);
  }

  /** Saves the progress, with the problems to keep. */
  async save(accounting: FeedAccounting | null = null): Promise<void> {
    const { row, context } = this.#run;
    const [problems, displaced] = [this.#problems, this.#displacedWarnings];
    this.#problems = [];
    this.#displacedWarnings = 0;
    const share = row.sizeBytes ? Math.min(1, this.#bytesRead / row.sizeBytes) : 0;
    await this.#parts.database.transaction(async () => {
      await this.#parts.problems.keep(row.id, problems);
      if (displaced > 0) await this.#parts.problems.dropLastWarnings(row.id, displaced);
      await saveStep(this.#parts, context, row.id, {
        warnings: this.#tally.warnings(),
        errorsByCode: this.#tally.errorsByCode(),
        counts: this.counts,
        accounting,
        bytesRead: this.#bytesRead,
        rowsRead: this.counts.rows,
        percent: Math.floor(share * readingPercent),
      });
    }, asStep);
    this.#rowsSaved = this.counts.rows;
  }
}

/** Columns that the mapping needs for a required field and that the file does not have. */
function missingColumns(mapping: KeptMapping, columns: readonly string[], { feedType }: FeedRow) {
  const required = requiredFields(feedType);
  const needed = mappedFields(mapping).filter(
    ({ field, column }) => required.includes(field) && !columns.includes(column),
  );
  return needed.map(({ column, field }) => ({ column, label: fieldLabels[field] }));
}

interface Outcome {
  readonly missing: ReturnType<typeof missingColumns>;
  readonly counts: ImportCounts;
  /** Null unless the source is new. */
  readonly firstItems: FirstItem[] | null;
}

async function conclude(parts: ReadingParts, run: ReadingRun, outcome: Outcome): Promise<ReadOutcome> {
  const { database, imports, settings } = parts;
  const { row } = run;
  const { missing, counts, firstItems } = outcome;
  const previous = await imports.lastDone(row.feedId);
  const { rows, rejected } = counts;
  const { hold_bad_rows_percent, hold_fewer_rows_percent } = await settings.read();
  const limits = { badRowsPercent: hold_bad_rows_percent, fewerRowsPercent: hold_fewer_rows_percent };
  const reason = holdReason({ rows, rejected, missing, previousRows: previous?.counts.rows }, limits);
  if (reason !== undefined) {
    await database.transaction(async () => {
      const told = reason.slice(0, 500);
      await moveOn(parts, run, 'hold', { holdReason: told, firstItems });
      await tellThatItWaits(parts, row, { reason: told, byMail: true });
    });
    return 'held';
  }
  return database.transaction(async () => {
    await imports.lock(row.id);
    const next = await submitOrApply(parts, row);
    await moveOn(parts, run, next, next === 'review' ? { firstItems } : {});
    return next;
  }, asStep);
}

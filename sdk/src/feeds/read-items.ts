import type { FeedAccounting, RowMarks } from './accounting.ts';
import type { FeedSource } from './byte-blocks.ts';
import type { KeptMapping } from './column-mapping.ts';
import { ColumnTally } from './column-tally.ts';
import type { FeedItem } from './feed-item.ts';
import { defaultLimits } from './feed-limits.ts';
import type { FeedOptions, FeedShape } from './feed-options.ts';
import { FeedRefusal, tooManyRows } from './feed-refusal.ts';
import type { FeedType } from './fields.ts';
import { readFeed } from './read-feed.ts';
import { createRowMapper } from './row-mapper.ts';
import { createRowSplitter } from './split-row.ts';
import { rowCodeMessages, type RowProblem } from './row-problem.ts';

/** How rows become items. */
export interface ItemOptions extends FeedOptions {
  readonly mapping: KeptMapping;
  readonly feedType: FeedType;
  /** Merged into the items' page URLs. */
  readonly urlParameters?: string | undefined;
}

/** Some items of a feed. */
export interface ItemBatch {
  readonly shape: FeedShape;
  readonly columns: readonly string[];
  readonly items: readonly (RowMarks & { readonly line: number; readonly item: FeedItem })[];
  readonly problems: readonly RowProblem[];
  /** Rows of this batch, both accepted and refused. */
  readonly rowsRead: number;
  /** Refused rows of this batch. */
  readonly rejected: number;
  /** Bytes of the source so far, as it was sent. */
  readonly bytesRead: number;
  /** What became of all values so far, repeated rows included. Computed when asked for. */
  readonly accounting: () => FeedAccounting;
}

/** Reads a feed as items; a record that holds several videos gives several. Repeated ids are left to the caller: the later row wins.
 * @throws FeedRefusal as {@link readFeed} does, and `feed.hopeless` when none of the first 1,000 records yield an
 * item. */
export async function* readItems(source: FeedSource, options: ItemOptions): AsyncGenerator<ItemBatch> {
  const toItem = createRowMapper(options.mapping, options.feedType, { urlParameters: options.urlParameters });
  const tally = new ColumnTally(options.mapping);
  const videosIn = createRowSplitter(options.mapping, tally.drop.bind(tally));
  const accounting = (): FeedAccounting => tally.accounting();
  const { hopelessRecords, maxRows } = { ...defaultLimits, ...options.limits };
  let read = 0;
  let hasItem = false;
  for await (const { shape, columns, rows, problems, bytesRead } of readFeed(source, options)) {
    const items: ItemBatch['items'][number][] = [];
    const told: RowProblem[] = [...problems];
    let rowsRead = problems.filter(({ severity }) => severity === 'error').length;
    tally.addUnread(rowsRead);
    for (const record of rows) {
      for (const row of videosIn(record, columns)) {
        const mapped = toItem(row, columns);
        tally.add(row.values, columns, mapped);
        const { item, stored, changed } = mapped;
        if (item !== undefined) items.push({ line: row.line, item, stored, changed });
        if (mapped.problems.length > 0) told.push(...mapped.problems);
        rowsRead += 1;
      }
    }
    read += rowsRead;
    if (read > maxRows) throw tooManyRows(maxRows);
    hasItem ||= items.length > 0;
    yield { shape, columns, items, problems: told, rowsRead, rejected: rowsRead - items.length, bytesRead, accounting };
    if (!hasItem && read >= hopelessRecords) throw hopeless(read, told);
  }
}

function hopeless(read: number, problems: readonly RowProblem[]): FeedRefusal {
  const counts = new Map<RowProblem['code'], number>();
  for (const { severity, code } of problems) if (severity === 'error') counts.set(code, (counts.get(code) ?? 0) + 1);
  const [commonest] = [...counts].sort((a, b) => b[1] - a[1]);
  const reason = commonest === undefined ? '' : `: ${rowCodeMessages[commonest[0]]}`;
  return new FeedRefusal(
    'feed.hopeless',
    `None of the first ${read.toLocaleString('en-US')} records can be used${reason}`,
  );
}

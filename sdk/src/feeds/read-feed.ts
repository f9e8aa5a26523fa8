import type { FeedSource } from './byte-blocks.ts';
import type { FeedOptions, FeedShape } from './feed-options.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FeedRow } from './feed-row.ts';
import { openFeed, type OpenFeed } from './open-feed.ts';
import type { RowProblem } from './row-problem.ts';

/** Some rows of a feed. */
export interface FeedBatch {
  readonly shape: FeedShape;
  /** Names of the columns, which the values of every row follow. Grows while JSON and XML bring new fields. */
  readonly columns: readonly string[];
  readonly rows: readonly FeedRow[];
  /** Rows that could not be read, or were read with a doubt. */
  readonly problems: readonly RowProblem[];
  /** Bytes of the source so far, as it was sent: for progress. */
  readonly bytesRead: number;
}

/** Rows in a batch unless the caller wants others. */
const defaultBatchRows = 500;

/** Reads a feed of any supported format in batches, at flat memory, whatever the size of the source's chunks.
 * @throws FeedRefusal when the feed as a whole cannot be read; batches before that were given already. A failure of the
 * source, and the reason of an aborted signal, come through as they are. */
export async function* readFeed(source: FeedSource, options: FeedOptions = {}): AsyncGenerator<FeedBatch> {
  const feed = await openFeed(source, options);
  let rows = 0;
  let problems = 0;
  for await (const batch of batchesOf(feed, options)) {
    rows += batch.rows.length;
    problems += batch.problems.length;
    if (rows > feed.limits.maxRows) {
      throw new FeedRefusal(
        'feed.too_many_rows',
        `The file has more than ${feed.limits.maxRows.toLocaleString('en-US')} records`,
      );
    }
    yield batch;
  }
  if (rows === 0 && problems === 0) throw new FeedRefusal('feed.no_records', 'The file holds no records');
}

async function* batchesOf(
  feed: OpenFeed,
  { signal, batchRows = defaultBatchRows }: FeedOptions,
): AsyncGenerator<FeedBatch> {
  const { decoder, reader } = feed;
  const byCr = feed.shape.endsLinesWithCr;
  const push = (text: string): void => reader.push(byCr ? text.replaceAll('\r', '\n') : text);
  try {
    for await (const block of feed.bytes) {
      signal?.throwIfAborted();
      push(decoder.decode(block));
      yield* batches(feed, batchRows);
    }
    push(decoder.end());
    reader.end();
    yield* batches(feed, batchRows);
  } catch (error) {
    // Rows that stand before the fault are given before it is thrown.
    if (error instanceof FeedRefusal) yield* batches(feed, batchRows);
    throw error;
  } finally {
    await feed.close();
  }
}

function* batches({ shape, decoder, reader, read }: OpenFeed, batchRows: number): Generator<FeedBatch> {
  const { rows, problems } = reader.take();
  const { columns } = reader;
  const common = {
    shape: decoder.encoding === shape.encoding ? shape : redecoded(shape, decoder.encoding),
    columns,
    bytesRead: read.bytes,
  };
  if (rows.length === 0 && problems.length === 0) return;
  for (let at = 0; at < Math.max(rows.length, 1); at += batchRows) {
    yield { ...common, rows: rows.slice(at, at + batchRows), problems: at === 0 ? problems : [] };
  }
}

/** The first character that is not ASCII may come after the part by which the feed was recognised. */
function redecoded(shape: FeedShape, encoding: string): FeedShape {
  return { ...shape, encoding, notes: [...shape.notes, `The text is not UTF-8 and was read as ${encoding}.`] };
}

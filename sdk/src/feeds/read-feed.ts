import type { FeedSource } from './byte-blocks.ts';
import type { FeedOptions, FeedShape } from './feed-options.ts';
import { FeedRefusal, tooManyRows } from './feed-refusal.ts';
import type { FeedRow, ReadProblem } from './feed-row.ts';
import { openFeed, type OpenFeed } from './open-feed.ts';

/** Some rows of a feed. */
export interface FeedBatch {
  readonly shape: FeedShape;
  /** Names of the columns, which the values of every row follow. Grows as JSON and XML introduce new fields. */
  readonly columns: readonly string[];
  readonly rows: readonly FeedRow[];
  /** Rows that could not be read, or whose reading is doubtful. */
  readonly problems: readonly ReadProblem[];
  /** Bytes of the source so far, as it was sent: for progress. */
  readonly bytesRead: number;
}

/** Rows in a batch unless the caller asks for another size. Few, because whatever part of a batch is live during
 * garbage collection is copied, and with 500 rows that costs a third of the total time. */
const defaultBatchRows = 50;

/** Reads a feed of any supported format in batches, with constant memory, whatever the size of the source's chunks.
 * @throws FeedRefusal when the feed as a whole cannot be read; earlier batches have already been yielded. A failure
 * of the source, and the reason of an aborted signal, are passed through unchanged. */
export async function* readFeed(source: FeedSource, options: FeedOptions = {}): AsyncGenerator<FeedBatch> {
  const feed = await openFeed(source, options);
  let rows = 0;
  let problems = 0;
  for await (const batch of batchesOf(feed, options)) {
    rows += batch.rows.length;
    problems += batch.problems.length;
    if (rows > feed.limits.maxRows) throw tooManyRows(feed.limits.maxRows);
    yield batch;
  }
  if (rows === 0 && problems === 0) throw new FeedRefusal('feed.no_records', 'The file contains no records');
}

/** The batches of a feed that was recognized; closes it. */
export async function* batchesOf(
  feed: OpenFeed,
  { signal, batchRows = defaultBatchRows }: FeedOptions,
): AsyncGenerator<FeedBatch> {
  const { decoder, reader, push } = feed;
  const gathered: Gathered = { rows: [], problems: [] };
  try {
    for await (const block of feed.bytes) {
      signal?.throwIfAborted();
      push(decoder.decode(block));
      yield* batches(feed, gathered, batchRows);
    }
    push(decoder.end());
    reader.end();
    yield* batches(feed, gathered, batchRows);
    yield* batches(feed, gathered, 1, batchRows);
  } catch (error) {
    // Rows before the fault are yielded before it is thrown.
    if (error instanceof FeedRefusal) yield* batches(feed, gathered, 1, batchRows);
    throw error;
  } finally {
    await feed.close();
  }
}

/** What has been read but not yielded yet: less than a batch. */
interface Gathered {
  readonly rows: FeedRow[];
  readonly problems: ReadProblem[];
}

/** Batches of what was read, as soon as there are enough rows, or problems, for one. */
function* batches(
  { shape, decoder, reader, read }: OpenFeed,
  gathered: Gathered,
  fewest: number,
  most = fewest,
): Generator<FeedBatch> {
  const { rows, problems } = gathered;
  const taken = reader.take();
  for (const row of taken.rows) rows.push(row);
  for (const problem of taken.problems) problems.push(problem);
  const { columns } = reader;
  while (rows.length >= fewest || problems.length >= fewest) {
    const isRedecoded = decoder.encoding !== shape.encoding;
    yield {
      shape: isRedecoded ? redecoded(shape, decoder.encoding) : shape,
      columns,
      rows: rows.splice(0, most),
      problems: problems.splice(0),
      bytesRead: read.bytes,
    };
  }
}

/** The first non-ASCII character may come after the part by which the feed was recognized. */
function redecoded(shape: FeedShape, encoding: string): FeedShape {
  return { ...shape, encoding, notes: [...shape.notes, `The text is not UTF-8 and was read as ${encoding}.`] };
}

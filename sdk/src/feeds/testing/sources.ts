import type { FeedOptions } from '../feed-options.ts';
import { FeedRefusal } from '../feed-refusal.ts';
import type { FeedRow } from '../feed-row.ts';
import { readFeed, type FeedBatch } from '../read-feed.ts';
import type { RowProblem } from '../row-problem.ts';

/** Bytes of a text in UTF-8. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A source that yields bytes in chunks of the given sizes, repeating the last size. */
export async function* chunked(bytes: Uint8Array, ...sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = Math.max(1, sizes[Math.min(turn, sizes.length - 1)] ?? bytes.length);
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** A text cut into pieces of the given sizes, repeating the last size. */
export function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (let turn = 0; at < text.length; turn += 1) {
    const size = Math.max(1, sizes[Math.min(turn, sizes.length - 1)] ?? text.length);
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

/** Everything that reading a feed yielded, and the refusal that ended it. */
export interface ReadResult {
  readonly shape: FeedBatch['shape'] | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly FeedRow[];
  readonly problems: readonly RowProblem[];
  readonly refusal: FeedRefusal | undefined;
}

/** Reads a whole feed from a text, bytes or a source. */
export async function readAll(
  feed: string | Uint8Array | AsyncIterable<Uint8Array>,
  options: FeedOptions = {},
): Promise<ReadResult> {
  const source = typeof feed === 'string' ? chunked(utf8(feed)) : feed instanceof Uint8Array ? chunked(feed) : feed;
  const rows: FeedRow[] = [];
  const problems: RowProblem[] = [];
  let last: FeedBatch | undefined;
  let refusal: FeedRefusal | undefined;
  try {
    for await (const batch of readFeed(source, options)) {
      rows.push(...batch.rows);
      problems.push(...batch.problems);
      last = batch;
    }
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    refusal = error;
  }
  return { shape: last?.shape, columns: last?.columns ?? [], rows, problems, refusal };
}

/** Rows as objects of their columns, without the cells that they lack. */
export function asObjects({ rows, columns }: Pick<ReadResult, 'rows' | 'columns'>): Record<string, unknown>[] {
  return rows.map((row) => {
    const cells = columns.map((column, index) => [column, row.values[index]] as const);
    return Object.fromEntries(cells.filter(([, value]) => value !== undefined));
  });
}

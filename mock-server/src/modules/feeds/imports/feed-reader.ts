import { FeedRefusal } from '@grt/sdk/feeds';
import type {
  CheckOptions,
  FeedAnalysis,
  FeedOptions,
  FeedReport,
  FeedSource,
  FeedType,
  ItemOptions,
} from '@grt/sdk/feeds';
import { ThreadBoundError } from '../../../core/threads/conversation.ts';
import { createThreads, onlyResult, type ThreadLimits } from '../../../core/threads/threads.ts';
import type { FeedResult, FeedWork, StoredBatch } from './feed-work.ts';

/** Reads what others wrote, in threads with a bound on time and memory: no file delays anything but itself.
 * All of these throw FeedRefusal as the reader of feeds does, and `feed.too_costly` when a bound is met. */
export interface FeedReader {
  /** @see analyzeFeed */
  analyze(source: FeedSource, options: FeedOptions & { readonly feedType: FeedType }): Promise<FeedAnalysis>;
  /** @see validateFeed */
  check(source: FeedSource, options: CheckOptions): Promise<FeedReport>;
  /** The rows of a feed as they will be stored. */
  items(source: FeedSource, options: ItemOptions): AsyncGenerator<StoredBatch>;
  /** @see rejectedRecords */
  rejected(source: FeedSource, options: ItemOptions): AsyncGenerator<string>;
}

/** Imports that run at the same time, each of another client: a long one never holds up everyone else's. */
export const importsAtOnce = 3;

/** Limits, and how many files are read at once: for calls that someone is waiting for, and for jobs. */
export interface FeedReaderLimits {
  readonly analysis: ThreadLimits;
  readonly reading: ThreadLimits;
  readonly places: number;
}

/** A file of 50 MB takes some seconds; a slow or busy machine may take many times as long. */
const usual: FeedReaderLimits = {
  analysis: { timeMs: 30_000, heapMb: 256 },
  reading: { timeMs: 300_000, heapMb: 512 },
  places: 2,
};

/** @param start - the module of the threads */
export function createFeedReader(
  { analysis, reading, places } = usual,
  start = new URL('./feed-worker-start.mjs', import.meta.url),
): FeedReader {
  const threads = (limits: ThreadLimits, atOnce = places) =>
    createThreads<FeedWork, FeedResult>({ start, places: atOnce, limits });
  // Separate from each other: no short analysis waits behind long files.
  const analyzing = reads(threads(analysis), analysis);
  const checking = reads(threads(reading), reading);
  const importing = reads(threads(reading, importsAtOnce), reading);
  return {
    async analyze(source, { signal, ...options }) {
      const result = await onlyResult(analyzing({ kind: 'analyze', options }, source, signal));
      if (result.kind !== 'analysis') throw unexpected(result);
      return result.analysis;
    },
    async check(source, { signal, ...options }) {
      const result = await onlyResult(checking({ kind: 'check', options }, source, signal));
      if (result.kind !== 'report') throw unexpected(result);
      return result.report;
    },
    async *items(source, { signal, ...options }) {
      for await (const result of importing({ kind: 'store', options }, source, signal)) {
        if (result.kind !== 'batch') throw unexpected(result);
        yield result.batch;
      }
    },
    async *rejected(source, { signal, ...options }) {
      for await (const result of checking({ kind: 'reject', options }, source, signal)) {
        if (result.kind !== 'text') throw unexpected(result);
        yield result.text;
      }
    },
  };
}

/** The reader of this process: its threads share the processors, however many servers the process runs. */
export const feedReader = createFeedReader();

/** The results of a piece of work, with refusals as what they are. */
function reads(run: ReturnType<typeof createThreads<FeedWork, FeedResult>>, { timeMs }: ThreadLimits) {
  return async function* results(
    work: FeedWork,
    source: FeedSource,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<FeedResult> {
    let refusal: FeedRefusal | undefined;
    try {
      for await (const result of run(work, { source, signal })) {
        if (result.kind === 'refusal') refusal = new FeedRefusal(result.code, result.message);
        else yield result;
      }
    } catch (error) {
      if (!(error instanceof ThreadBoundError)) throw error;
      const much = error.bound === 'memory' ? 'too much memory' : `longer than ${String(timeMs / 1000)} seconds`;
      throw new FeedRefusal(
        'feed.too_costly',
        `Reading this file takes ${much}. Please split it into smaller files.`,
        {},
        { cause: error },
      );
    }
    if (refusal) throw refusal;
  };
}

function unexpected({ kind }: FeedResult): Error {
  return new Error(`A thread gave a ${kind}, which was not asked for`);
}

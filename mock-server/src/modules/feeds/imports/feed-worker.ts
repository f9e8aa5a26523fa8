import { analyzeFeed, FeedRefusal, readItems, rejectedRecords, validateFeed } from '@grt/sdk/feeds';
import { serveThread } from '../../../core/threads/serve-thread.ts';
import type { FeedResult, FeedWork } from './feed-work.ts';
import { storedBatches } from './stored-batches.ts';

serveThread<FeedWork, FeedResult>(async function* read(work, source) {
  try {
    yield* results(work, source);
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    yield { kind: 'refusal', code: error.code, message: error.message };
  }
});

async function* results(work: FeedWork, source: AsyncGenerator<Uint8Array>): AsyncGenerator<FeedResult> {
  if (work.kind === 'analyze') yield { kind: 'analysis', analysis: await analyzeFeed(source, work.options) };
  else if (work.kind === 'check') yield { kind: 'report', report: await validateFeed(source, work.options) };
  else if (work.kind === 'reject') {
    for await (const text of rejectedRecords(source, work.options)) yield { kind: 'text', text };
  } else {
    const isRemovalList = work.options.feedType === 'disabled';
    for await (const batch of storedBatches(readItems(source, work.options), isRemovalList))
      yield { kind: 'batch', batch };
  }
}

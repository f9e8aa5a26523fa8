import type { Import } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';
import type { FeedCalls } from './feed-calls.ts';

const underWay: ReadonlySet<Import['state']> = new Set(['queued', 'fetching', 'running']);
const pollMs = 500;
const longestPollMs = 3000;
/** A server that restarts in the middle goes on with the import, so it is waited for. */
const patienceMs = 60_000;

/** Waits until an import has ended or waits for a person, and shows each state that was seen. */
export async function followImport(
  context: Pick<Context, 'sleep' | 'signal' | 'now'>,
  calls: Pick<FeedCalls, 'showImport'>,
  first: Import,
  onState: (state: Import) => void,
): Promise<Import> {
  const { NetworkError, TimeoutError } = await import('@grt/sdk');
  let state = first;
  let seenMs = context.now();
  onState(state);
  for (let waitMs = pollMs; underWay.has(state.state); waitMs = Math.min(longestPollMs, waitMs * 1.5)) {
    await context.sleep(waitMs);
    try {
      state = await calls.showImport({ id: first.feed_id, import_id: first.id }, { signal: context.signal });
      seenMs = context.now();
      onState(state);
    } catch (error) {
      const mayComeBack = error instanceof NetworkError || error instanceof TimeoutError;
      if (!mayComeBack || context.now() - seenMs > patienceMs) throw error;
    }
  }
  return state;
}

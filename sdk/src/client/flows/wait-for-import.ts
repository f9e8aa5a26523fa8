import type { CallOptions } from '../call.ts';
import type { Grt } from '../client.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { Import } from '../../contract/schema.gen.ts';
import { askedWaitMs, setbackOf, type Setback } from '../setback.ts';

/** How to wait for an import. */
export interface WaitOptions extends Pick<CallOptions, 'signal'> {
  /** Called with each state of the import seen while waiting. */
  readonly onImport?: ((state: Import) => void) | undefined;
  readonly clock?: Clock | undefined;
}

const pollMs = 500;
const longestPollMs = 3000;
/** How long the wait continues without a state of the import, which goes on meanwhile: a server that restarts resumes it,
 * and one that is busy says when to come back. */
const patienceMs: Readonly<Record<Setback, number>> = {
  busy: 10 * 60_000,
  working: 10 * 60_000,
  lost: 60_000,
  late: 60_000,
};
const underWay: ReadonlySet<Import['state']> = new Set(['queued', 'fetching', 'running']);

/** Waits until an import has ended or needs a person. A failed or held one is not an error here: see its `state`.
 * @throws NetworkError, TimeoutError, ServerError (502, 504) when no reply comes for over a minute; RateLimitedError, ServerError
 * (503) when the server is busy for over ten minutes, or asks for a longer wait; any other error that the call throws */
export async function waitForImport(
  calls: Pick<Grt['clientFeeds'], 'showImport'>,
  first: Import,
  options: WaitOptions = {},
): Promise<Import> {
  const { signal, onImport, clock = systemClock } = options;
  let state = first;
  let seenMs = clock.now();
  onImport?.(state);
  let delayMs = pollMs;
  let waitMs = delayMs;
  while (underWay.has(state.state)) {
    await clock.sleep(waitMs, signal, 'clientFeeds.showImport');
    delayMs = Math.min(longestPollMs, delayMs * 1.5);
    waitMs = delayMs;
    try {
      state = await calls.showImport({ id: first.feed_id, import_id: first.id }, { signal });
      seenMs = clock.now();
      onImport?.(state);
    } catch (error) {
      waitMs = Math.max(delayMs, askedWaitMs(error));
      const setback = setbackOf(error);
      if (setback === undefined || clock.now() + waitMs - seenMs > patienceMs[setback]) throw error;
    }
  }
  return state;
}

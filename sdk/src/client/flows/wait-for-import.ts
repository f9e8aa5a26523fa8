import type { CallOptions } from '../call.ts';
import type { Grt } from '../client.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { Import } from '../../contract/schema.gen.ts';
import { NetworkError, TimeoutError } from '../errors.ts';

/** How to wait for an import. */
export interface WaitOptions extends Pick<CallOptions, 'signal'> {
  /** Called with each state of the import seen while waiting. */
  readonly onImport?: ((state: Import) => void) | undefined;
  readonly clock?: Clock | undefined;
}

const pollMs = 500;
const longestPollMs = 3000;
/** A server that restarts midway resumes the import, so the wait continues. */
const patienceMs = 60_000;
const underWay: ReadonlySet<Import['state']> = new Set(['queued', 'fetching', 'running']);

/** Waits until an import has ended or needs a person. A failed or held one is not an error here: see its `state`.
 * @throws NetworkError, TimeoutError when the server is unavailable for over a minute; any error that the call
 * throws */
export async function waitForImport(
  calls: Pick<Grt['clientFeeds'], 'showImport'>,
  first: Import,
  options: WaitOptions = {},
): Promise<Import> {
  const { signal, onImport, clock = systemClock } = options;
  let state = first;
  let seenMs = clock.now();
  onImport?.(state);
  for (let delayMs = pollMs; underWay.has(state.state); delayMs = Math.min(longestPollMs, delayMs * 1.5)) {
    await clock.sleep(delayMs, signal, 'clientFeeds.showImport');
    try {
      state = await calls.showImport({ id: first.feed_id, import_id: first.id }, { signal });
      seenMs = clock.now();
      onImport?.(state);
    } catch (error) {
      const mayComeBack = error instanceof NetworkError || error instanceof TimeoutError;
      if (!mayComeBack || clock.now() - seenMs > patienceMs) throw error;
    }
  }
  return state;
}

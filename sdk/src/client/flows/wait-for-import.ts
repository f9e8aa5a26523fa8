import type { CallOptions } from '../call.ts';
import type { Grt } from '../client.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { Import } from '../../contract/schema.gen.ts';
import { TimeoutError } from '../errors.ts';
import { waitPolicy } from '../retry-policies.ts';

/** How to wait for an import. */
export interface WaitOptions extends Pick<CallOptions, 'signal'> {
  /** Called with each state of the import seen while waiting. */
  readonly onImport?: ((state: Import) => void) | undefined;
  /** How long to wait in all; half an hour by default. */
  readonly limitMs?: number | undefined;
  /** When the wait began, by the clock; now by default. */
  readonly startMs?: number | undefined;
  readonly clock?: Clock | undefined;
}

const operation = 'clientFeeds.showImport';
const pollMs = 500;
const longestPollMs = 3000;
/** How long an import is waited for, if the caller does not say. */
export const importWaitMs = 30 * 60_000;
const underWay: ReadonlySet<Import['state']> = new Set(['queued', 'fetching', 'running']);

/** Waits until an import has ended or needs a person. A failed or held one is not an error here: see its `state`. The import goes
 * on without its reader, so that only the time limit ends the wait: not a server that restarts, is busy, or has a fault.
 * @throws TimeoutError when the import has not ended in time; what ended the last question, if the server did not answer until
 * then; any error that another attempt would not change */
export async function waitForImport(
  calls: Pick<Grt['clientFeeds'], 'showImport'>,
  first: Import,
  options: WaitOptions = {},
): Promise<Import> {
  const { signal, onImport, limitMs = importWaitMs, clock = systemClock } = options;
  const { startMs = clock.now() } = options;
  const leftMs = (): number => timeLeft({ ...options, startMs });
  let state = first;
  let delayMs = pollMs;
  onImport?.(state);
  while (underWay.has(state.state)) {
    if (leftMs() === 0) throw new TimeoutError(`The import did not finish within ${limitMs / 1000} s.`, { operation });
    await clock.sleep(Math.min(delayMs, leftMs()), signal, operation);
    delayMs = Math.min(longestPollMs, delayMs * 1.5);
    const retry = waitPolicy(leftMs());
    state = await calls.showImport({ id: first.feed_id, import_id: first.id }, { signal, retry });
    onImport?.(state);
  }
  return state;
}

/** What is left of the time to wait, in milliseconds. */
export function timeLeft({ limitMs = importWaitMs, clock = systemClock, startMs = clock.now() }: WaitOptions): number {
  return Math.max(0, startMs + limitMs - clock.now());
}

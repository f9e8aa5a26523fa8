import type { Setback } from './setback.ts';

/** How often, and for how long, one kind of work goes on after setbacks. What is repeated keeps its idempotency key; what
 * may not be done twice, and has none, is only repeated after `busy` and `working`.
 * @see docs/decisions/0002-contract-and-sdk.md */
export interface RetryPolicy {
  /** How often something is tried in all, by why the last attempt failed. `broken` is a fault of the server: any other status
   * of 500 or above. */
  readonly tries: Readonly<Record<Setback | 'broken', number>>;
  /** Before the second attempt. Each wait is twice as long as the one before it. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** `Retry-After` is honored up to this; a server that asks for more ends the work. */
  readonly longestAskedMs: number;
  /** From the start of the first attempt to the start of the last one. */
  readonly forMs: number;
}

const endless = Number.POSITIVE_INFINITY;
const always = { busy: endless, working: endless, lost: endless, late: endless, broken: endless };

/** A call whose caller waits for its reply. After a time limit, the caller has waited long enough. */
export const callPolicy = (retries: number, longestAskedMs: number): RetryPolicy => ({
  tries: { busy: retries + 1, working: retries + 1, lost: retries + 1, late: 1, broken: 1 },
  firstWaitMs: 300,
  longestWaitMs: 5000,
  longestAskedMs,
  forMs: endless,
});

/** Work that goes on without its reader, such as an import: only its time limit ends the wait. */
export const waitPolicy = (forMs: number): RetryPolicy => ({
  tries: always,
  firstWaitMs: 500,
  longestWaitMs: 10_000,
  longestAskedMs: endless,
  forMs,
});

/** A stream of changes, followed until its reader ends it. */
export const followPolicy: RetryPolicy = {
  tries: always,
  firstWaitMs: 2000,
  longestWaitMs: 60_000,
  longestAskedMs: endless,
  forMs: endless,
};

/** A question that is asked every few seconds until a code expires. */
export const signInPolicy = (everyMs: number, forMs: number): RetryPolicy => ({
  tries: always,
  firstWaitMs: everyMs,
  longestWaitMs: everyMs,
  longestAskedMs: endless,
  forMs,
});

/** Each call of a run of many, whose pauses hold back all the others: eight tries take 45 seconds, in which a server restarts. */
export const bulkPolicy: RetryPolicy = {
  tries: { busy: 12, working: 12, lost: 8, late: 8, broken: 8 },
  firstWaitMs: 500,
  longestWaitMs: 15_000,
  longestAskedMs: 5 * 60_000,
  forMs: endless,
};

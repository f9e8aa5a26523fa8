import { setTimeout as pause } from 'node:timers/promises';
import { call, type CallOptions, type Seen } from '../api-calls.ts';
import type { Member } from './crew.ts';

/** Between two attempts of a call that got no answer; doubled each time. */
const againMs = { first: 50, last: 800 };

/** What has come of the calls so far. */
export interface Tally {
  /** Calls that got their answer. */
  acknowledged: number;
  /** Attempts that got none, or one that says to try again. */
  unanswered: number;
  /** Answers that came from an earlier attempt whose reply was lost. */
  replayed: number;
  signIns: number;
  /** Answers that say that no one knows whether it was done. */
  unknown: number;
}

/** Sends a call until it is answered, to whichever API is up. */
export type Send = (path: string, options: CallOptions & { readonly key?: string }) => Promise<Seen>;

/** Calls as a careful client makes them: a lost reply, or a busy or broken server, is answered with the same request under
 * the same key, as often as it takes. */
export function createSender(apis: readonly Pick<Member, 'baseUrl'>[], tally: Tally): Send {
  let turn = 0;
  const attempt = async (path: string, options: CallOptions): Promise<Seen | undefined> => {
    turn += 1;
    const baseUrl = apis[turn % apis.length]?.baseUrl();
    if (baseUrl === undefined) return undefined;
    try {
      return await call({ baseUrl, fetch: globalThis.fetch }, path, options);
    } catch {
      return undefined; // the process was killed
    }
  };
  return async (path, { key, ...options }) => {
    const headers = key === undefined ? {} : { 'Idempotency-Key': key };
    for (let waitMs = againMs.first; ; waitMs = Math.min(2 * waitMs, againMs.last)) {
      const seen = await attempt(path, { ...options, headers });
      if (seen && isFinal(seen)) {
        if (seen.status < 300) tally.acknowledged += 1;
        if (seen.status === 504) tally.unknown += 1;
        if (seen.headers.get('idempotent-replayed') === 'true') tally.replayed += 1;
        return seen;
      }
      tally.unanswered += 1;
      await pause(waitMs);
    }
  };
}

function isFinal({ status, body }: Seen): boolean {
  if (body['code'] === 'outcome_unknown') return true; // it may have been done: to be looked up, not repeated
  return status < 500 && status !== 429 && body['code'] !== 'still_running';
}

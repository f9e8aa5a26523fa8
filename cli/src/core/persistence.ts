import type { GrtOptions, RetryEvent } from '@grt/sdk';
import { spanText } from './quantities.ts';

/** Waits longer than this before a retry are announced. */
const silentWaitMs = 2000;

/** Calls go on for so long once the server has answered: one that never has is more likely a wrong address than a setback. */
export async function persistence(forMs: number): Promise<Pick<GrtOptions, 'retry' | 'onResponse'>> {
  const { callPolicy, waitPolicy } = await import('@grt/sdk');
  const atFirst = callPolicy(2, 0).tries;
  const policy = waitPolicy(forMs);
  let hasAnswered = false;
  return {
    onResponse: () => void (hasAnswered = true),
    retry: {
      ...policy,
      get tries() {
        return hasAnswered ? policy.tries : atFirst;
      },
    },
  };
}

/** What is said before a call is repeated: once per setback if a command waits for its end, and otherwise about a long wait. */
export function retryText(
  { attempt, delayMs, error }: RetryEvent,
  keepTryingMs: number | undefined,
): string | undefined {
  if (keepTryingMs === undefined)
    return delayMs >= silentWaitMs ? `The server is busy. Retrying in ${spanText(delayMs)}.` : undefined;
  const why = error instanceof Error ? error.message : 'The server does not respond.';
  return attempt === 1 ? `${why} Trying again, for up to ${spanText(keepTryingMs)}.` : undefined;
}

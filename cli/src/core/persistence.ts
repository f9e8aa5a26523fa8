import type { GrtOptions } from '@grt/sdk';
import { spanText } from './quantities.ts';

type Say = (line: string) => void;

/** Waits longer than this before a retry are announced. */
const silentWaitMs = 2000;

/** Announces long waits. */
export function longWaits(say: Say): NonNullable<GrtOptions['onRetry']> {
  return ({ delayMs }) => {
    if (delayMs >= silentWaitMs) say(`The server is busy. Retrying in ${spanText(delayMs)}.`);
  };
}

/** Calls go on for so long once the server has answered: one that never has is more likely a wrong address than a setback. Each
 * setback is announced once. */
export async function persistence(
  forMs: number,
  say: Say,
): Promise<Required<Pick<GrtOptions, 'retry' | 'onResponse' | 'onRetry'>>> {
  const { callPolicy, waitPolicy } = await import('@grt/sdk');
  const atFirst = callPolicy(2, 0).tries;
  const policy = waitPolicy(forMs);
  let hasAnswered = false;
  return {
    onResponse: () => void (hasAnswered = true),
    onRetry: ({ attempt, error }) => {
      const why = error instanceof Error ? error.message : 'The server is not responding.';
      if (hasAnswered && attempt === 1) say(`${why} Trying again, for up to ${spanText(forMs)}.`);
    },
    retry: {
      ...policy,
      get tries() {
        return hasAnswered ? policy.tries : atFirst;
      },
    },
  };
}

import type { GrtOptions } from '@grt/sdk';
import { spanText } from './quantities.ts';

/** What a command waits for, with all of its calls. */
export interface Wait {
  readonly limitMs: number;
  /** When it began, by the clock of the program. */
  readonly startMs: number;
}

/** Waits longer than this before a retry are announced. */
const silentWaitMs = 2000;

/** How calls go on through setbacks. With a wait, until its end, once the server has answered: one that never has is more likely a
 * wrong address than a setback. Each setback is announced once; without a wait, only a long pause is.
 * @param leftMs - what is left of the wait; undefined without one */
export async function persistence(
  leftMs: () => number | undefined,
  say: (line: string) => void,
): Promise<Required<Pick<GrtOptions, 'retry' | 'onResponse' | 'onRetry'>>> {
  const { callPolicy, GrtError, retryDelayMs, waitPolicy } = await import('@grt/sdk');
  const atFirst = callPolicy(2, 0);
  let hasAnswered = false;
  return {
    onResponse: () => void (hasAnswered = true),
    onRetry: ({ attempt, delayMs, error }) => {
      const left = leftMs();
      if (left === undefined) {
        if (delayMs >= silentWaitMs) say(`The server is busy. Retrying in ${spanText(delayMs)}.`);
        return;
      }
      if (!hasAnswered && retryDelayMs(atFirst, { error, attempt }) === undefined) throw error;
      const why = error instanceof GrtError ? error.reason : 'The server is not responding.';
      if (hasAnswered && attempt === 1) say(`${why} Trying again, for up to ${spanText(left)}.`);
    },
    retry: () => {
      const left = leftMs() ?? 0;
      return left > 0 ? waitPolicy(left) : undefined;
    },
  };
}

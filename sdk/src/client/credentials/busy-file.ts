/** How to wait between two attempts. */
export interface BetweenAttempts {
  /** Waits; ends early, without an error, if the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

const attemptsMax = 40;
const betweenMs = 25;

/** Works on a file that other processes use, too. On Windows, one that another process has open cannot be replaced, and one
 * that was just removed can be neither opened nor made: both pass within a moment, for which this waits up to a second. */
export async function patiently<T>(
  work: () => Promise<T>,
  { sleep, signal }: BetweenAttempts,
  platform: string = process.platform,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempts === attemptsMax || !isBusy(error, platform)) throw error;
    }
    await sleep(betweenMs, signal);
    signal.throwIfAborted();
  }
}

function isBusy(error: unknown, platform: string): boolean {
  if (platform !== 'win32' || !(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'EPERM' || error.code === 'EACCES' || error.code === 'EBUSY';
}

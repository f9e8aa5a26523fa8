import type { Log } from './log.ts';

/** One thing to end, with its name for the log. */
export interface ShutdownStep {
  readonly name: string;
  readonly end: () => Promise<void>;
}

export interface ShutdownOptions {
  readonly log: Log;
  /** Ends in this order: first what takes work, last what everything stands on. A step that fails does not stop the others. */
  readonly steps: readonly ShutdownStep[];
  /** All together may take so long. */
  readonly limitMs: number;
  readonly exit: (code: number) => void;
}

/** Ends a server in order: the first call runs the steps and exits with 0, or 1 when one failed or time ran out; a second
 * call, from somebody who does not want to wait, exits at once. */
export function createShutdown({ log, steps, limitMs, exit }: ShutdownOptions): (reason: string) => Promise<void> {
  let isEnding = false;
  return async (reason) => {
    if (isEnding) {
      log.warn('Stopped without waiting', { reason });
      exit(1);
      return;
    }
    isEnding = true;
    log.info('Stopping', { reason });
    const limit = setTimeout(() => {
      log.error('Stopping took too long', { limit_ms: limitMs });
      exit(1);
    }, limitMs);
    let code = 0;
    for (const { name, end } of steps) {
      try {
        await end();
      } catch (error) {
        code = 1;
        log.error('A part could not be stopped', { part: name, error });
      }
    }
    clearTimeout(limit);
    log.info('Stopped');
    exit(code);
  };
}

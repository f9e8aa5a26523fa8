import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** One component to stop, with its name for the log. */
export interface ShutdownStep {
  readonly name: string;
  readonly end: () => Promise<void>;
}

export interface ShutdownOptions {
  readonly clock: Clock;
  readonly log: Log;
  /**
   * Stops in this order: first what accepts work, last what everything depends on. A failed step does not stop the
   * others.
   */
  readonly steps: readonly ShutdownStep[];
  /** Time limit for all of them together. */
  readonly limitMs: number;
  readonly exit: (code: number) => void;
}

/** One Ctrl-C arrives up to three times: from the terminal, from npm, and from the start script. */
const repeatedWithinMs = 1000;

/** Shuts down a server gracefully: the first call runs the steps and exits with 0, or 1 if one failed or timed
 * out; another one, from someone who does not want to wait, exits immediately, unless it is a repetition of the first. */
export function createShutdown(options: ShutdownOptions): (reason: string) => Promise<void> {
  const { clock, log, steps, limitMs, exit } = options;
  let begunMs: number | undefined;
  return async (reason) => {
    const nowMs = clock.now().getTime();
    if (begunMs !== undefined) {
      if (nowMs - begunMs < repeatedWithinMs) return;
      log.warn('Stopped without waiting', { reason });
      exit(1);
      return;
    }
    begunMs = nowMs;
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
        log.error('A component could not be stopped', { part: name, error });
      }
    }
    clearTimeout(limit);
    log.info('Stopped');
    exit(code);
  };
}

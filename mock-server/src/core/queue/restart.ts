import type { Log } from '../log.ts';
import type { Generation } from './generation.ts';
import type { Loop } from './loop.ts';
import type { Worker } from './worker.ts';

/** What the restart did in this process. */
export interface RestartOutcome {
  /** False if this process does not run jobs; the others restart at their next check, within a second. */
  readonly isWorking: boolean;
  /** Jobs that finished. */
  readonly ended: number;
  /** Jobs that did not, and resume where they stopped. */
  readonly handedBack: number;
}

export interface Restarting {
  /** Lets every process's workers finish and restarts them. */
  everywhere(graceMs: number): Promise<RestartOutcome>;
  /** The same in this process only, because another process was asked. */
  here(graceMs: number): Promise<RestartOutcome>;
}

/** How long a handler may take to react to its abortion. */
const ABORT_MS = 1_000;
const AGAIN_MS = 1_000;

export function createRestarting(parts: {
  loop: () => Loop;
  worker: Worker;
  generation: Generation;
  log: Log;
}): Restarting {
  const { loop, worker, generation, log } = parts;
  let last: Promise<RestartOutcome> | undefined;

  /** Without the database nothing can start; a worker that gave up because of that would never come back. */
  const begin = async (): Promise<void> => {
    try {
      await loop().start();
    } catch (error) {
      log.error('The workers could not be restarted; retrying in a second', { error });
      setTimeout(() => void begin(), AGAIN_MS); // keeps the process alive, as the loop does once it is started
    }
  };
  const restart = async (graceMs: number, before: readonly string[]): Promise<RestartOutcome> => {
    if (!loop().isStarted()) return { isWorking: false, ended: 0, handedBack: 0 };
    await loop().stop();
    const begun = new Set([...before, ...worker.names()]);
    await worker.settle(graceMs);
    const handedBack = worker.names().length;
    const ended = begun.size - handedBack;
    await worker.stop(ABORT_MS);
    await begin();
    log.info('The workers were restarted', { ended, handed_back: handedBack });
    return { isWorking: true, ended, handedBack };
  };
  const here = (graceMs: number, before = worker.names()): Promise<RestartOutcome> => {
    last ??= restart(graceMs, before).finally(() => (last = undefined));
    return last;
  };
  return {
    here,
    async everywhere(graceMs) {
      const before = worker.names();
      await generation.raise();
      return here(graceMs, before);
    },
  };
}

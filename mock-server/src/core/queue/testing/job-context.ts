import type { JobContext } from '../job.ts';

/** The context of a job that no one interrupts. */
export function undisturbed(): JobContext {
  const nothing = (): Promise<void> => Promise.resolve();
  return { signal: new AbortController().signal, progress: nothing, giveWay: nothing };
}

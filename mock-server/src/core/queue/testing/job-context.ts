import type { JobContext } from '../job.ts';

/** The context of a job that no one interrupts. */
export function undisturbed(): JobContext {
  const nothing = (): Promise<void> => Promise.resolve();
  const giveWay = () => Promise.resolve({ isAmongCalls: false });
  return { signal: new AbortController().signal, progress: nothing, giveWay };
}

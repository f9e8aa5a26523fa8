import type { Operation } from './admin-systems.queries.ts';

const order = { action: 'execute' } as const;

/** Labels and descriptions of system operations. */
export interface KnownOperation {
  readonly name: string;
  readonly does: string;
  /** What to know before confirming. */
  readonly consequence: string;
  readonly operation: Operation;
}

export const operations = {
  clearOptimizations: {
    name: 'Clear optimizations',
    does: 'Clears all caches of this server process, including compiled ones.',
    consequence: 'The next requests take a little longer until the caches are warm again.',
    operation: async (grt, options) => await grt.system.clearOptimizations(order, options),
  },
  runSchedule: {
    name: 'Run the schedule',
    does: 'Runs the tasks that are due and shows the results.',
    consequence: 'Tasks that are not due yet are not affected.',
    operation: async (grt, options) => await grt.system.runSchedule(order, options),
  },
  restartQueues: {
    name: 'Restart the queues',
    does: 'Lets workers finish their jobs and then restarts them, in every process.',
    consequence:
      'A job that has not finished after five seconds goes back to the queue and continues where it stopped.',
    operation: async (grt, options) => await grt.system.restartQueues(order, options),
  },
  clearCache: {
    name: 'Clear the cache',
    does: 'Clears every cache group. You can clear a single group below.',
    consequence: 'Cleared data is rebuilt when it is needed.',
    operation: async (grt, options) => await grt.system.clearCache({ ...order, group: 'all' }, options),
  },
  optimize: {
    name: 'Optimize the system',
    does: 'Updates database statistics, frees space, and removes expired records and log entries.',
    consequence: 'Other requests may be delayed by up to a second.',
    operation: async (grt, options) => await grt.system.optimize(order, options),
  },
} as const satisfies Record<string, KnownOperation>;

/** Clears one cache group. */
export function clearGroup(name: string, group: string): KnownOperation {
  return {
    name: `Clear ${name}`,
    does: '',
    consequence: 'Cleared data is rebuilt when it is needed.',
    operation: async (grt, options) => await grt.system.clearCache({ ...order, group }, options),
  };
}

import type { Operation } from './admin-systems.queries.ts';

const order = { action: 'execute' } as const;

/** What an administrator may have the platform do, in words for people. */
export interface KnownOperation {
  readonly name: string;
  readonly does: string;
  /** What is to be known before one says yes. */
  readonly consequence: string;
  readonly operation: Operation;
}

export const operations = {
  clearOptimizations: {
    name: 'Clear optimizations',
    does: 'Drops every cache of the server process that answers, also the compiled ones.',
    consequence: 'The next requests take a little longer, until the caches have filled again.',
    operation: async (grt) => await grt.system.clearOptimizations(order),
  },
  runSchedule: {
    name: 'Run the schedule',
    does: 'Runs the tasks that are due and shows what came of them.',
    consequence: 'Tasks that are not due yet wait for their time.',
    operation: async (grt) => await grt.system.runSchedule(order),
  },
  restartQueues: {
    name: 'Restart the queues',
    does: 'Lets the workers end their jobs and start anew, in every process.',
    consequence: 'A job that has not ended after five seconds is handed back and goes on where it was.',
    operation: async (grt) => await grt.system.restartQueues(order),
  },
  clearCache: {
    name: 'Clear the cache',
    does: 'Drops every group of the cache; a single one can be dropped below.',
    consequence: 'What is dropped is made anew when it is needed.',
    operation: async (grt) => await grt.system.clearCache({ ...order, group: 'all' }),
  },
  optimize: {
    name: 'Optimize the system',
    does: 'Renews the statistics of the database, makes room in it, and removes records and log entries that are over.',
    consequence: 'Other requests may wait for up to a second meanwhile.',
    operation: async (grt) => await grt.system.optimize(order),
  },
} as const satisfies Record<string, KnownOperation>;

/** Drops one group of the cache. */
export function clearGroup(name: string, group: string): KnownOperation {
  return {
    name: `Clear ${name}`,
    does: '',
    consequence: 'What is dropped is made anew when it is needed.',
    operation: async (grt) => await grt.system.clearCache({ ...order, group }),
  };
}

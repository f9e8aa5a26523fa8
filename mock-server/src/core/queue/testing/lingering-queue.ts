import { seededRandom } from '../../ids.ts';
import { silentLog } from '../../log.ts';
import { createQueue, type Queue, type QueueOptions } from '../queue.ts';
import { aPause, type Pause } from './pause.ts';

/** A queue as in another process, whose jobs have saved all that they do but do not end before `end.letGo()`. */
export function lingeringQueue({ database, clock }: Pick<QueueOptions, 'database' | 'clock'>): {
  readonly queue: Queue;
  readonly end: Pick<Pause, 'reached' | 'letGo'>;
} {
  const queue = createQueue({ database, clock, random: seededRandom('lingering'), log: silentLog });
  const end = aPause();
  const define: Queue['define'] = (name, definition) => {
    queue.define<Parameters<typeof definition.handler>[0]['payload']>(name, {
      ...definition,
      async handler(job, context) {
        const result = await definition.handler(job, context);
        await end.wait();
        return result;
      },
    });
  };
  return { queue: { ...queue, define }, end };
}

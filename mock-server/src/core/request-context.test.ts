import { expect, it } from 'vitest';
import { describeOnDatabase } from '../testing/databases.ts';
import { fixedClock } from './clock.ts';
import { seededRandom } from './ids.ts';
import { createLog } from './log.ts';
import { createQueue } from './queue/queue.ts';
import { currentRequestId, onBehalfOf } from './request-context.ts';

describeOnDatabase('the id of a request', (open) => {
  it('is in what the request logs, and in what the jobs log that it queues, directly and later, with the job', async () => {
    const clock = fixedClock('2026-11-20T10:00:00Z');
    const lines: string[] = [];
    const log = createLog({ clock, sinks: [(line) => lines.push(line)] });
    const queue = createQueue({ database: await open(), clock, random: seededRandom('ids'), log });
    queue.define<{ again: boolean }>('note', {
      queue: 'notes',
      handler: async ({ payload }) => {
        log.info(payload.again ? 'first job' : 'second job');
        if (payload.again) await queue.enqueue('note', { again: false });
      },
    });
    await onBehalfOf('req_12345678', async () => {
      log.info('call');
      await queue.enqueue('note', { again: true });
    });
    log.info('nobody');
    await onBehalfOf('req_of_another', () => queue.drain());
    const seen = lines.map((line) => JSON.parse(line) as { message: string; request_id?: string; job?: number });
    expect(seen.map(({ message, request_id, job }) => [message, request_id, job])).toEqual([
      ['call', 'req_12345678', undefined],
      ['nobody', undefined, undefined],
      ['first job', 'req_12345678', 1],
      ['second job', 'req_12345678', 2],
    ]);
    expect(currentRequestId()).toBeUndefined();
  });
});

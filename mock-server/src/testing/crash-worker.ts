import { sql } from 'drizzle-orm';
import { systemClock, type Clock } from '../core/clock.ts';
import { openDatabase, type Database } from '../core/database/database.ts';
import { systemRandom } from '../core/ids.ts';
import { silentLog } from '../core/log.ts';
import { createQueue, type Queue } from '../core/queue/queue.ts';

/** How many steps the job has. */
export const stepCount = 40;

/** A queue with one job, `count`, that writes a row for each step and saves its progress along with it. */
export function countingQueue(database: Database, clock: Clock, onStep: (step: number) => Promise<void>): Queue {
  const queue = createQueue({ database, clock, random: systemRandom, log: silentLog });
  queue.define('count', {
    queue: 'counting',
    async handler(job, { progress }) {
      const from = (job.progress as { step: number } | null)?.step ?? 0;
      for (let step = from + 1; step <= stepCount; step += 1) {
        await database.transaction(async () => {
          await database.current().execute(
            sql`insert into outbox (recipient, sender, subject, text, links, delivery_status, created_at)
                values ('', '', ${`step ${String(step)}`}, '', '[]', 'stored', ${clock.now().toISOString()})`,
          );
          await progress({ step });
        });
        await onStep(step);
      }
    },
  });
  return queue;
}

/** Run as a process by the crash test: starts the job and prints each committed step. It pauses in the middle, still
 * holding the job, until it is killed. */
const [, , place] = process.argv;
if (place !== undefined && process.argv[1]?.endsWith('crash-worker.js')) {
  const isUrl = place.startsWith('postgresql:');
  const database = await openDatabase({
    dataDir: isUrl ? 'memory' : place,
    databaseUrl: isUrl ? place : undefined,
    clock: systemClock,
  });
  const queue = countingQueue(database, systemClock, async (step) => {
    process.stdout.write(`${String(step)}\n`);
    if (step === stepCount / 2) await new Promise(() => undefined);
  });
  const { id } = await queue.enqueue('count', {}, { uniqueKey: 'one' });
  process.stdout.write(`job ${String(id)}\n`);
  await queue.start();
  setInterval(() => undefined, 1_000); // keeps the process alive, as a server's socket would
}

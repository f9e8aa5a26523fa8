import { once } from 'node:events';
import { systemClock } from '../../../core/clock.ts';
import { openDatabase, type Database } from '../../../core/database/database.ts';
import { createBookStore } from '../books.store.ts';

/** A run of clicks by a number of visitors, each of whom clicks on one of the domains once, in turn. */
export interface ClickRun {
  readonly targets: readonly { readonly domainId: number; readonly feedId: number }[];
  readonly firstVisitor: number;
  readonly count: number;
  /** When all of them click, as ISO 8601. */
  readonly at: string;
  /** How many at the same time. */
  readonly parallel: number;
}

/** Clicks, and returns how many clicks were charged. */
export async function clickAround(database: Database, run: ClickRun): Promise<number> {
  const { targets, firstVisitor, count, at, parallel } = run;
  const store = createBookStore(database);
  const visitors = Array.from({ length: count }, (_, index) => firstVisitor + index);
  let charged = 0;
  const work = async (): Promise<void> => {
    for (let visitor = visitors.pop(); visitor !== undefined; visitor = visitors.pop()) {
      const { domainId = 0, feedId = 0 } = targets[visitor % targets.length] ?? {};
      const outcome = await store.click({ domainId, feedId, country: 'US', visitor, at: new Date(at) });
      charged += outcome === 'charged' ? 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return charged;
}

/** Run as its own process: takes the address of the database and a run as JSON, prints that it is ready, and waits for a
 * line, so that several processes begin at the same time however long each took to start. Then it prints how many clicks
 * were charged. */
const [, , databaseUrl, run] = process.argv;
if (databaseUrl !== undefined && run !== undefined && process.argv[1]?.endsWith('click-worker.js')) {
  const database = await openDatabase({ dataDir: 'memory', databaseUrl, clock: systemClock, maxConnections: 4 });
  process.stdout.write('ready\n');
  await once(process.stdin, 'data');
  process.stdin.destroy();
  const charged = await clickAround(database, JSON.parse(run) as ClickRun);
  await database.close();
  process.stdout.write(`${String(charged)}\n`);
}

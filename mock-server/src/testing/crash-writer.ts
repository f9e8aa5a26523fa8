import { randomUUID } from 'node:crypto';
import { systemClock } from '../core/clock.ts';
import { openDatabase } from '../core/database/database.ts';

/** A process for the crash test: opens the database in the given directory and writes pairs of rows, one transaction
 * each, until it is killed. It prints the pair's name after each commit. */
const database = await openDatabase({ dataDir: process.argv[2] ?? '', clock: systemClock });
process.stdout.write('open\n');
for (;;) {
  const pair = randomUUID();
  await database.transaction(async () => {
    for (const half of ['one', 'two']) await database.current().execute(insertOf(pair, half));
  });
  process.stdout.write(`${pair}\n`);
}

function insertOf(pair: string, half: string): string {
  return `INSERT INTO outbox (recipient, sender, subject, text, links, delivery_status, created_at)
          VALUES ('${half}', '', '${pair}', repeat('x', 500), '[]', 'stored', '2026-11-02')`;
}

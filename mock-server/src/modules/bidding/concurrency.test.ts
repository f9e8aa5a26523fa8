import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { startChild } from '../../testing/child.ts';
import { openMemoryDatabase, openPostgresDatabase } from '../../testing/test-database.ts';
import { biddingDays, clickHours } from './bidding.tables.ts';
import { addDomain } from './testing.ts';
import { clickAround, type ClickRun } from './testing/click-worker.ts';

const approvedAt = new Date('2026-11-01T00:00:00Z');
const at = '2026-11-20T17:00:00.000Z';
const domainCount = 20;
const hasPostgres = inject('postgresUrl') !== '';
/** The embedded database works the clicks off one by one, whatever their number: it gets all of them only where there is no
 * PostgreSQL to show it on. */
const embeddedCount = hasPostgres ? 2_000 : 10_000;

/** Budgets for a fifth of the clicks, at $0.05 each. */
async function addDomains(database: Database, clickCount: number) {
  const budget = (clickCount / domainCount / 5) * 0.05;
  const added: { domainId: number; feedId: number }[] = [];
  for (let count = 0; count < domainCount; count += 1)
    added.push(await addDomain(database, approvedAt, { bid: 0.05, budget }));
  return added;
}

/** What was spent by the totals of the days, by the ledger, and by the highest day, in micro-dollars. */
async function books(database: Database) {
  const { rows } = await database.current().execute<{
    days: number;
    ledger: number;
    highest: number;
    clicks: number;
  }>(sql`select
    (select sum(spent_micros) from ${biddingDays})::float8 as days, (select sum(spent_micros) from ${clickHours})::float8 as ledger,
    (select max(spent_micros) from ${biddingDays})::float8 as highest, (select sum(unique_clicks) from ${clickHours})::float8 as clicks`);
  return rows[0];
}

function allSpent(clickCount: number) {
  const paid = clickCount / 5;
  return { days: paid * 50_000, ledger: paid * 50_000, highest: (paid / domainCount) * 50_000, clicks: paid };
}

describe('thousands of clicks against small budgets', () => {
  it.skipIf(inject('testDatabases') === 'postgres')(
    'spend every budget and not one micro-dollar more, at the same time in one process',
    async () => {
      const database = await openMemoryDatabase();
      const targets = await addDomains(database, embeddedCount);
      const charged = await clickAround(database, { targets, firstVisitor: 0, count: embeddedCount, at, parallel: 50 });
      expect(charged).toBe(embeddedCount / 5);
      expect(await books(database)).toEqual(allSpent(embeddedCount));
      await database.close();
    },
    900_000,
  );

  it.skipIf(!hasPostgres)(
    '10,000 spend every budget and not one micro-dollar more, from four processes on PostgreSQL',
    async () => {
      const database = await openPostgresDatabase(inject('postgresUrl'));
      const targets = await addDomains(database, 10_000);
      const count = 10_000 / 4;
      const children = Array.from({ length: 4 }, (_, index) => {
        const run: ClickRun = { targets, firstVisitor: index * count, count, at, parallel: 4 };
        return startChild('../modules/bidding/testing/click-worker.ts', database.url, JSON.stringify(run));
      });
      await Promise.all(children.map((child) => child.printed(1)));
      const charged = children.reduce((sum, child) => sum + Number(child.lines[0]), 0);
      expect(charged).toBe(2_000);
      expect(children.filter((child) => Number(child.lines[0]) > 0)).toHaveLength(4);
      expect(await books(database)).toEqual(allSpent(10_000));
      await database.close();
    },
    900_000,
  );
});

import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { startChild } from '../../testing/child.ts';
import { openMemoryDatabase, openPostgresDatabase } from '../../testing/test-database.ts';
import { biddingDays, clickHours } from '../../tables/bidding.tables.ts';
import { addDomain } from './testing.ts';
import { clickAround, type ClickRun } from './testing/click-worker.ts';

const approvedAt = new Date('2026-11-01T00:00:00Z');
const at = '2026-11-20T17:00:00.000Z';
const domainCount = 20;
const clickCount = 10_000;
/** $5 at $0.05: a hundred clicks for each domain, out of five hundred that come. */
const budget = { bid: 0.05, budget: 5 };
const paidClicks = domainCount * 100;

async function addDomains(database: Database) {
  const added: { domainId: number; feedId: number }[] = [];
  for (let count = 0; count < domainCount; count += 1) added.push(await addDomain(database, approvedAt, budget));
  return added;
}

/** What was spent according to the daily totals and the ledger, and on the highest day, in micro-dollars. */
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

const allSpent = { days: paidClicks * 50_000, ledger: paidClicks * 50_000, highest: 5_000_000, clicks: paidClicks };

describe('10,000 clicks against small budgets', () => {
  it.skipIf(inject('testDatabases') === 'postgres')(
    'spend every budget and not one micro-dollar more, at the same time in one process',
    async () => {
      const database = await openMemoryDatabase();
      const targets = await addDomains(database);
      const charged = await clickAround(database, { targets, firstVisitor: 0, count: clickCount, at, parallel: 50 });
      expect(charged).toBe(paidClicks);
      expect(await books(database)).toEqual(allSpent);
      await database.close();
    },
    240_000,
  );

  it.skipIf(inject('postgresUrl') === '')(
    'spend every budget and not one micro-dollar more, from four processes on PostgreSQL',
    async () => {
      const database = await openPostgresDatabase(inject('postgresUrl'));
      const targets = await addDomains(database);
      const count = clickCount / 4;
      const children = Array.from({ length: 4 }, (_, index) => {
        const run: ClickRun = { targets, firstVisitor: index * count, count, at, parallel: 4 };
        return startChild('../modules/bidding/testing/click-worker.ts', database.url, JSON.stringify(run));
      });
      await Promise.all(children.map((child) => child.printed(1)));
      const charged = children.reduce((sum, child) => sum + Number(child.lines[0]), 0);
      expect(charged).toBe(paidClicks);
      expect(children.filter((child) => Number(child.lines[0]) > 0)).toHaveLength(4);
      expect(await books(database)).toEqual(allSpent);
      await database.close();
    },
    240_000,
  );
});

import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { startChild } from '../../testing/child.ts';
import { isFull } from '../../testing/sampled.ts';
import { openMemoryDatabase, openPostgresDatabase } from '../../testing/test-database.ts';
import { biddingDays, clickHours } from '../../tables/bidding.tables.ts';
import { addDomain } from './testing.ts';
import { clickAround, type ClickRun } from './testing/click-worker.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const approvedAt = new Date('2026-11-01T00:00:00Z');
const at = '2026-11-20T17:00:00.000Z';
const domainCount = 20;
const bid = 0.05;
/** A fifth of the clicks that come to a domain fit its budget. */
const paidOf = (clicks: number) => clicks / 5;

async function addDomains(database: Database, clicks: number) {
  const added: { domainId: number; feedId: number }[] = [];
  const budget = (paidOf(clicks) / domainCount) * bid;
  for (let count = 0; count < domainCount; count += 1)
    added.push(await addDomain(database, approvedAt, { bid, budget }));
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

const allSpent = (clicks: number) => {
  const spent = paidOf(clicks) * 50_000;
  return { days: spent, ledger: spent, highest: spent / domainCount, clicks: paidOf(clicks) };
};

describe('five times the clicks that small budgets allow', () => {
  it.skipIf(inject('testDatabases') === 'postgres')(
    'spend every budget and not one micro-dollar more, at the same time in one process',
    async () => {
      // The embedded database runs one transaction at a time, so more clicks would show nothing more.
      const count = 100;
      const database = await openMemoryDatabase();
      const targets = await addDomains(database, count);
      const charged = await clickAround(database, { targets, firstVisitor: 0, count, at, parallel: 50 });
      expect(charged).toBe(paidOf(count));
      expect(await books(database)).toEqual(allSpent(count));
      await database.close();
    },
    240_000,
  );

  it.skipIf(inject('postgresUrl') === '')(
    'spend every budget and not one micro-dollar more, from four processes on PostgreSQL',
    async () => {
      const database = await openPostgresDatabase(inject('postgresUrl'));
      const clicks = isFull ? 2000 : 1000;
      const targets = await addDomains(database, clicks);
      const count = clicks / 4;
      const children = Array.from({ length: 4 }, (_, index) => {
        const run: ClickRun = { targets, firstVisitor: index * count, count, at, parallel: 4 };
        return startChild('modules/bidding/testing/click-worker', database.url, JSON.stringify(run));
      });
      await Promise.all(children.map((child) => child.printed(1)));
      for (const child of children) child.tell('go');
      await Promise.all(children.map((child) => child.printed(2)));
      const charged = children.reduce((sum, child) => sum + Number(child.lines[1]), 0);
      expect(charged).toBe(paidOf(clicks));
      expect(children.filter((child) => Number(child.lines[1]) > 0)).toHaveLength(4);
      expect(await books(database)).toEqual(allSpent(clicks));
      await database.close();
    },
    240_000,
  );
});

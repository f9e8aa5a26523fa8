import { describe, expect, it } from 'vitest';
import { runChaos } from './testing/chaos/chaos.ts';
import { faultsOf, figuresOf } from './testing/chaos/figures.ts';
import { findPostgres } from './testing/postgres-server.ts';

/** More for a longer run: GRT_CHAOS_KILLS=500 takes about half an hour. */
const kills = Number(process.env['GRT_CHAOS_KILLS'] ?? 12);
const secondsPerKill = 10;

describe.skipIf(!findPostgres())('two API processes and two workers that are disturbed', () => {
  it(
    'lose nothing acknowledged, do nothing twice, and keep books that balance',
    { timeout: 240_000 + kills * secondsPerKill * 1_000 },
    async () => {
      const seed = process.env['GRT_CHAOS_SEED'] ?? 'one';
      const limitMs = kills * secondsPerKill * 1_000;
      const report = await runChaos({ seed, kills, apis: 2, workers: 2, hands: 4, demo: false, limitMs });
      if (!report) throw new Error('PostgreSQL did not start');
      process.stdout.write(`${figuresOf(report).join('\n')}\n`);
      expect(faultsOf(report)).toEqual([]);
      const { worker, api, connections } = report.kills;
      expect(Math.min(worker, api, connections, report.clockMoves, report.fullDisks)).toBeGreaterThan(0);
      expect(worker + api + connections).toBe(kills);
      expect(report.acknowledged.bids.size).toBeGreaterThan(0);
      // Over budget means something where clicks were charged, both of visitors and of the simulated market, until a budget
      // was spent.
      const { visits, simulated } = report.books.clicks;
      expect(Math.min(visits, simulated, report.clicks.refused, report.spentBudgets)).toBeGreaterThan(0);
    },
  );
});

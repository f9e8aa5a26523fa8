import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startChild, type Child } from '../../../testing/child.ts';
import { placeDatabase } from '../../../testing/places.ts';
import { isFull } from '../../../testing/sampled.ts';
import { testStart } from '../../../testing/test-database.ts';
import { fixedClock } from '../../clock.ts';
import { openDatabase } from '../database.ts';

let directory: string;
let child: Child | undefined;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'grt-crash-'));
  await placeDatabase(directory);
});
afterEach(async () => {
  await child?.kill();
  rmSync(directory, { recursive: true });
});

const open = () => openDatabase({ dataDir: directory, clock: fixedClock(testStart) });

it(
  'loses nothing acknowledged and keeps no half-done transaction, however often it is killed',
  { timeout: 120_000 },
  async () => {
    const acknowledged: string[] = [];
    const kills = isFull ? [40, 90] : [60];
    for (const commits of kills) {
      child = startChild('testing/crash-writer', directory);
      await child.printed(1 + commits);
      const refusal = await open().catch((error: unknown) => error);
      expect(String(refusal)).toContain(`is in use by process ${String(child.pid)}`);
      await child.kill();
      acknowledged.push(...child.lines.slice(1));
      expect(existsSync(join(directory, 'database.lock'))).toBe(true);

      const database = await open();
      const { rows } = await database.pool.query<{ pair: string; halves: number }>(
        'SELECT subject AS pair, count(*)::int AS halves FROM outbox GROUP BY subject',
      );
      await database.close();
      const found = new Map(rows.map(({ pair, halves }) => [pair, halves]));
      expect(acknowledged.filter((pair) => !found.has(pair))).toEqual([]);
      expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills.reduce((sum, commits) => sum + commits));
  },
);

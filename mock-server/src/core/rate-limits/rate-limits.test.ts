import { beforeAll, beforeEach, expect, it } from 'vitest';

import { clearDatabase } from '../../testing/test-database.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { fixedClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { defaultAllowances } from './allowance.ts';
import { createRateLimits } from './rate-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { rateLimits } from './rate-limits.tables.ts';

const clock = fixedClock('2026-11-21T10:00:00Z');

describeOnEveryDatabase('rate limits', (open) => {
  let database: Database;
  let limits: RateLimits;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await clearDatabase(database);
    limits = createRateLimits({
      database,
      clock,
      allowances: { ...defaultAllowances, sign_in: { count: 3, windowMs: 900_000 } },
    });
  });

  const refused = async (key: string) => {
    const outcome = await limits.consume('sign_in', key).catch((error: unknown) => error);
    return outcome instanceof Refusal ? [outcome.status, outcome.headers['Retry-After'], outcome.message] : 'passed';
  };
  const pass = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) expect(await refused(key)).toBe('passed');
  };

  it('let the allowed number pass and refuse the next, saying when to try again', async () => {
    await pass('acme', 3);
    expect(await refused('acme')).toEqual([429, '900', 'Too many attempts. Please try again in 15 minutes.']);
    clock.advance(899_500);
    expect(await refused('acme')).toEqual([429, '1', 'Too many attempts. Please try again in 1 second.']);
    clock.advance(500);
    await pass('acme', 3);
  });

  it('count each key and each name separately', async () => {
    await pass('acme', 3);
    await pass('globex', 3);
    await limits.consume('setup_token', 'acme');
    expect(await refused('acme')).not.toBe('passed');
  });

  it('return what is rewarded, and never more', async () => {
    await limits.reward('sign_in', 'acme');
    await pass('acme', 3);
    await limits.reward('sign_in', 'acme');
    await pass('acme', 1);
    expect(await refused('acme')).not.toBe('passed');
  });

  it('do not keep counting while they refuse, so that one reward lets one pass', async () => {
    await pass('acme', 3);
    for (let time = 0; time < 5; time += 1) expect(await refused('acme')).not.toBe('passed');
    await limits.reward('sign_in', 'acme');
    await limits.reward('sign_in', 'acme');
    await pass('acme', 1);
  });

  it('forget a key that is reset', async () => {
    await pass('acme', 3);
    await limits.reset('sign_in', 'acme');
    await pass('acme', 3);
    expect(await refused('acme')).not.toBe('passed');
  });

  it('let no more than the allowed number pass when all arrive at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refused('acme')));
    expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(3);
  });

  it('survive a restart, and store no names or addresses', async () => {
    await pass('acme 203.0.113.9', 3);
    const again = createRateLimits({
      database,
      clock,
      allowances: { ...defaultAllowances, sign_in: { count: 3, windowMs: 900_000 } },
    });
    await expect(again.consume('sign_in', 'acme 203.0.113.9')).rejects.toThrow(Refusal);
    expect(JSON.stringify(await database.current().select().from(rateLimits))).not.toMatch(/acme|203/);
  });

  it('count as before when the clock ran ahead and was set back, and as one on machines whose clocks differ', async () => {
    const before = clock.now();
    clock.advance(40 * 86_400_000);
    await pass('acme', 3);
    clock.set(before);
    await pass('acme', 3);
    expect(await refused('acme')).toEqual([429, '900', 'Too many attempts. Please try again in 15 minutes.']);
    clock.advance(60_000);
    await pass('globex', 3);
    clock.set(before);
    expect(await refused('globex')).not.toBe('passed');
  });

  it('remove expired entries', async () => {
    await pass('acme', 1);
    clock.advance(900_000);
    await pass('globex', 1);
    expect(await limits.sweep()).toBe(1);
    expect(await limits.sweep()).toBe(0);
  });
});

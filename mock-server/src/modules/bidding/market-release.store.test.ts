import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { describeOnOldestDatabase } from '../../testing/databases.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import type { MarketRelease, OwnerFigures } from './market-release.rules.ts';
import { createMarketReleaseStore } from './market-release.store.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

describeOnOldestDatabase('the figures of the market that are kept', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => clearDatabase(database));

  const taken = (day: number, changes: Partial<OwnerFigures> = {}): MarketRelease => {
    const amounts = { budgetMicros: 9e6, spentMicros: 3e6, daySpentMicros: 9e6 };
    const owner = { clientId: 2, domains: 1, ...amounts, efficiency: 97, behind: 0, ahead: 0, ...changes };
    return { takenAtMs: day * dayMs, owners: [owner] };
  };

  it('are those of 30 days, and the last exact ones, with which later ones are compared', async () => {
    const releases = createMarketReleaseStore(database);
    const at = (day: number) => releases.toldAt(day * dayMs + hourMs);
    const rounded = { offBy: 10 ** 0.1, offers: [[250_000, 9e6]] as const };
    for (const release of [taken(1), taken(2), taken(3, rounded), taken(33, rounded)]) await releases.keep(release);
    expect(await releases.latestExact()).toEqual(taken(2));
    expect(await at(32)).toEqual(taken(3, rounded));
    await releases.keep(taken(40, rounded));
    expect([await at(1), await at(32), await at(34)]).toEqual([undefined, taken(2), taken(33, rounded)]);
    expect(await releases.latestExact()).toEqual(taken(2));
    await releases.keep(taken(41));
    expect([await releases.latestExact(), await at(32)]).toEqual([taken(41), undefined]);
  });
});

import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { domains } from '../../tables/domains.tables.ts';
import { accountDay, type AccountDay } from '../../basics/account-day.rules.ts';
import { createBookStore } from './books.store.ts';
import { openBook } from './day-book.rules.ts';
import type { DomainDay } from './domain-day.rules.ts';
import { factsOf, isOpen } from './facts.store.ts';
import type { Supply } from './supply.rules.ts';
import type { TrafficCurve } from './traffic-share.rules.ts';

export interface DomainDayStore {
  /** The current days of domains, by number; deleted ones are left out. The number of queries does not depend on the
   * number of domains: three, and one for each start of a day (at most one per time zone). */
  of(ids: readonly number[], at: Date): Promise<DomainDay[]>;
  /** The same for all domains of a client. */
  ofClient(clientId: number, at: Date): Promise<DomainDay[]>;
  /** The current days of all domains whose bidding is open. */
  open(at: Date): Promise<DomainDay[]>;
}

export function createDomainDayStore(database: Database, supply: Pick<Supply, 'curveOf'>): DomainDayStore {
  const read = async (where: SQL | undefined, at: Date): Promise<DomainDay[]> => {
    const facts = await factsOf(database, where);
    const stored = await createBookStore(database).daysAt(
      facts.map(({ id }) => id),
      at,
    );
    const curves = new Map<number, TrafficCurve>();
    const curveOf = async (day: AccountDay): Promise<TrafficCurve> => {
      const curve = curves.get(day.startMs) ?? (await supply.curveOf(day));
      curves.set(day.startMs, curve);
      return curve.day.endMs === day.endMs ? curve : supply.curveOf(day);
    };
    const found: DomainDay[] = [];
    for (const one of facts) {
      const curve = await curveOf(accountDay(one.zone, at.getTime()));
      const day = stored.get(one.id) ?? openBook(one, [], () => curve).dayAt(at.getTime());
      found.push({ facts: one, day, curve });
    }
    return found;
  };
  return {
    of: async (ids, at) =>
      ids.length === 0 ? [] : read(and(inArray(domains.id, [...ids]), isNull(domains.deletedAt)), at),
    ofClient: (clientId, at) => read(and(eq(domains.clientId, clientId), isNull(domains.deletedAt)), at),
    open: (at) => read(isOpen, at),
  };
}

import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { accountDay } from '../../basics/account-day.rules.ts';
import type { Database } from '../../core/database/database.ts';
import { unnest } from '../../core/database/unnest.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { biddingDays, clickHours, dayVisitors, pacingAnchors } from '../../tables/bidding.tables.ts';
import { isFirstOfZone, openBook, type DomainBook, type LedgerHour, type OpenDay } from './day-book.rules.ts';
import { costOf, type ChargeOutcome } from './charge.rules.ts';
import { createClickJournal } from './click-journal.store.ts';
import type { DomainFacts } from './domain-facts.rules.ts';
import { factsOf, isOpen } from './facts.store.ts';
import { saveItemTraffic } from './item-traffic.store.ts';
import { readProfile } from './market-hours.store.ts';
import type { PlanAnchor } from './plan.rules.ts';
import { defaultProfile, trafficCurve, type CurveOf } from './traffic-share.rules.ts';

/** A person's click on a domain. */
export interface VisitorClick {
  readonly domainId: number;
  readonly feedId: number;
  /** ISO 3166-1 code. */
  readonly country: string;
  /** Number of the visitor, up to 2^53; always the same for the same visitor. */
  readonly visitor: number;
  readonly at: Date;
}

/** What to read before working on books. */
export interface BookSpan {
  /** The first moment to work on, in milliseconds since 1970. */
  readonly atMs: number;
  /** Whose earlier clicks count: everyone's, one visitor's, or none when no click will be charged. */
  readonly visitors: 'all' | 'none' | number;
  /** By default that of the market's hours up to now. */
  readonly curveOf?: CurveOf;
  /** Deleted domains, too: their books can still be corrected. */
  readonly isAnyDomain?: boolean;
}

/** Opens the books of domains for one caller at a time: anything running in parallel, in any process, waits. */
export interface BookStore {
  /** Runs `work` on the books of domains in one transaction that locks their rows, and writes what it booked.
   * @param which - domain numbers, or all domains whose bidding is open. */
  work<T>(which: readonly number[] | 'open', span: BookSpan, work: (books: DomainBook[]) => Promise<T> | T): Promise<T>;
  /** Charges one click in one transaction, only if spend + bid ≤ budget: its price, at most the bid. The one way to charge
   * a person's click. */
  click(click: VisitorClick): Promise<ChargeOutcome>;
  /** The rows of the days that the moment belongs to, with their anchors, for reading only. */
  daysAt(ids: readonly number[], at: Date): Promise<Map<number, OpenDay>>;
}

/** What a click on a domain costs now, in micro-dollars; undefined when it cannot serve. */
export type PriceOf = (domainId: number) => Promise<number | undefined>;

/** @param priceOf - asked for each click that the market's minute has not priced already; without it, the bid is charged. */
export function createBookStore(database: Database, priceOf?: PriceOf): BookStore {
  const work: BookStore['work'] = (which, { atMs, visitors, ...span }, run) =>
    database.transaction(async () => {
      const chosen =
        which === 'open'
          ? isOpen
          : and(inArray(domains.id, [...which]), span.isAnyDomain ? undefined : isNull(domains.deletedAt));
      const ids = await lock(database, chosen);
      if (ids.length === 0) return run([]);
      const facts = await factsOf(database, inArray(domains.id, ids));
      const days = await readDays(database, ids, { from: new Date(atMs), visitors });
      const curveOf = span.curveOf ?? (await curveAt(database, facts, atMs));
      const books = facts.map((one) => openBook(one, days.get(one.id) ?? [], curveOf));
      const result = await run(books);
      await save(
        database,
        books.filter((book) => !book.isForgotten()),
      );
      return result;
    });
  return {
    work,
    async click({ domainId, at, feedId, country, visitor }) {
      const priceMicros = await priceOf?.(domainId);
      const price = priceMicros === undefined ? {} : { priceMicros };
      const booking = { atMs: at.getTime(), feedId, country, source: 'visit' as const, ...price };
      return work([domainId], { atMs: at.getTime(), visitors: visitor }, async ([book]) => {
        if (!book || !book.facts.feeds.some(({ id }) => id === feedId)) return 'refused';
        const outcome = book.click(booking, visitor);
        if (outcome === 'refused') book.forget();
        else book.view(booking, 1);
        if (outcome === 'charged')
          await createClickJournal(database).add({
            domainId,
            dayStart: new Date(book.dayAt(booking.atMs).startMs),
            clickedAt: at,
            feedId,
            country,
            visitor,
            amountMicros: costOf(book.facts, booking),
            createdAt: at,
          });
        return outcome;
      });
    },
    async daysAt(ids, at) {
      const days = await readDays(database, ids, { from: at, visitors: 'none' });
      const current = [...days].map(
        ([id, found]) => [id, found.find(({ startMs }) => startMs <= at.getTime())] as const,
      );
      return new Map(current.flatMap(([id, day]) => (day ? [[id, day]] : [])));
    },
  };
}

/** How traffic spreads over the days that begin at a moment's day, which matters on the first day of a timezone only. */
async function curveAt(database: Database, facts: readonly DomainFacts[], atMs: number): Promise<CurveOf> {
  const firsts = facts.map(({ zone }) => ({ zone, day: accountDay(zone, atMs) }));
  const first = firsts.find(({ zone, day }) => isFirstOfZone(zone, day));
  const profile = first ? await readProfile(database, first.day.startMs) : defaultProfile;
  return (day) => trafficCurve(profile, day);
}

/** Locks the rows in order of their numbers, so that two callers that want the same ones never deadlock. */
async function lock(database: Database, where: SQL | undefined): Promise<number[]> {
  const rows = await database
    .current()
    .select({ id: domains.id })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(where)
    .orderBy(asc(domains.id))
    .for('no key update', { of: domains });
  return rows.map(({ id }) => id);
}

/** The days that are not over at a moment, in order. */
async function readDays(
  database: Database,
  ids: readonly number[],
  { from, visitors }: { from: Date; visitors: BookSpan['visitors'] },
): Promise<Map<number, OpenDay[]>> {
  const days = new Map<number, OpenDay[]>();
  if (ids.length === 0) return days;
  const isOfDay = sql`${biddingDays.domainId} = any(${sql.param([...ids])}::integer[]) and ${biddingDays.dayEnd} > ${from.toISOString()}`;
  const queries = database.current();
  const rows = await queries.select().from(biddingDays).where(isOfDay).orderBy(asc(biddingDays.dayStart));
  if (rows.length === 0) return days;
  for (const row of rows) {
    const day = { ...opened(row), visitors: new Set<number>(), newVisitors: [] };
    days.set(row.domainId, [...(days.get(row.domainId) ?? []), day]);
  }
  const dayOf = ({ domainId, dayStart }: { readonly domainId: number; readonly dayStart: Date }) =>
    days.get(domainId)?.find(({ startMs }) => startMs === dayStart.getTime());
  const anchors = await queries
    .select({ anchor: pacingAnchors })
    .from(pacingAnchors)
    .innerJoin(
      biddingDays,
      and(eq(biddingDays.domainId, pacingAnchors.domainId), eq(biddingDays.dayStart, pacingAnchors.dayStart)),
    )
    .where(isOfDay)
    .orderBy(asc(pacingAnchors.at));
  for (const { anchor } of anchors) dayOf(anchor)?.anchors.push({ ...anchor, atMs: anchor.at.getTime() });
  for (const day of [...days.values()].flat()) day.savedAnchors = day.anchors.length;
  if (visitors === 'none') return days;
  const seen = await queries
    .select({ domainId: dayVisitors.domainId, dayStart: dayVisitors.dayStart, visitor: dayVisitors.visitor })
    .from(dayVisitors)
    .innerJoin(
      biddingDays,
      and(eq(biddingDays.domainId, dayVisitors.domainId), eq(biddingDays.dayStart, dayVisitors.dayStart)),
    )
    .where(and(isOfDay, visitors === 'all' ? undefined : eq(dayVisitors.visitor, visitors)));
  for (const { visitor, ...of } of seen) dayOf(of)?.visitors.add(visitor);
  return days;
}

function opened(row: typeof biddingDays.$inferSelect): Omit<OpenDay, 'visitors' | 'newVisitors'> {
  const { dayStart, dayEnd, exhaustedAt, advancedTo, domainId: _, ...rest } = row;
  const anchors: PlanAnchor[] = [];
  return {
    ...rest,
    startMs: dayStart.getTime(),
    endMs: dayEnd.getTime(),
    exhaustedAtMs: exhaustedAt?.getTime(),
    advancedToMs: advancedTo.getTime(),
    anchors,
    savedAnchors: 0,
  };
}

async function save(database: Database, books: readonly DomainBook[]): Promise<void> {
  const days = books.flatMap(({ facts, days: all }) => all.map((day) => ({ id: facts.id, day })));
  const hours = books.flatMap(({ facts, hours: all }) => [...all.values()].map((hour) => ({ facts, hour })));
  if (days.length > 0) await saveDays(database, days);
  if (hours.length > 0) await saveHours(database, hours);
  await saveItemTraffic(
    database,
    books.flatMap(({ items }) => [...items.values()]),
  );
}

async function saveDays(database: Database, days: readonly DayOf[]): Promise<void> {
  const rows = unnest(days, {
    domain_id: ['integer', ({ id }) => id],
    day_start: ['timestamptz', ({ day }) => new Date(day.startMs)],
    day_end: ['timestamptz', ({ day }) => new Date(day.endMs)],
    timezone: ['text', ({ day }) => day.timezone],
    spent_micros: ['bigint', ({ day }) => day.spentMicros],
    clicks: ['integer', ({ day }) => day.clicks],
    repeats: ['integer', ({ day }) => day.repeats],
    budget_share: ['double precision', ({ day }) => day.budgetShare],
    peak_budget_micros: ['bigint', ({ day }) => day.peakBudgetMicros],
    exhausted_at: ['timestamptz', ({ day }) => (day.exhaustedAtMs === undefined ? null : new Date(day.exhaustedAtMs))],
    opportunities: ['bigint', ({ day }) => day.opportunities],
    servable_opportunities: ['bigint', ({ day }) => day.servableOpportunities],
    advanced_to: ['timestamptz', ({ day }) => new Date(day.advancedToMs)],
  });
  const queries = database.current();
  await queries.execute(sql`insert into ${biddingDays} (domain_id, day_start, day_end, timezone, spent_micros, clicks, repeats,
      budget_share, peak_budget_micros, exhausted_at, opportunities, servable_opportunities, advanced_to)
    select * from ${rows} on conflict (domain_id, day_start) do update set spent_micros = excluded.spent_micros,
      clicks = excluded.clicks, repeats = excluded.repeats, peak_budget_micros = excluded.peak_budget_micros,
      exhausted_at = excluded.exhausted_at, opportunities = excluded.opportunities,
      servable_opportunities = excluded.servable_opportunities, advanced_to = excluded.advanced_to`);
  await saveAnchors(database, days);
  await saveVisitors(database, days);
}

interface DayOf {
  readonly id: number;
  readonly day: OpenDay;
}

async function saveAnchors(database: Database, days: readonly DayOf[]): Promise<void> {
  const anchors = days.flatMap(({ id, day }) =>
    day.anchors.slice(day.savedAnchors).map((anchor) => ({ id, day, anchor })),
  );
  if (anchors.length === 0) return;
  const rows = unnest(anchors, {
    domain_id: ['integer', ({ id }) => id],
    day_start: ['timestamptz', ({ day }) => new Date(day.startMs)],
    at: ['timestamptz', ({ anchor }) => new Date(anchor.atMs)],
    spent_micros: ['bigint', ({ anchor }) => anchor.spentMicros],
    budget_micros: ['bigint', ({ anchor }) => anchor.budgetMicros],
    is_active: ['boolean', ({ anchor }) => anchor.isActive],
  });
  await database.current()
    .execute(sql`insert into ${pacingAnchors} (domain_id, day_start, at, spent_micros, budget_micros, is_active)
    select * from ${rows} on conflict (domain_id, day_start, at) do update set spent_micros = excluded.spent_micros,
      budget_micros = excluded.budget_micros, is_active = excluded.is_active`);
}

async function saveVisitors(database: Database, days: readonly DayOf[]): Promise<void> {
  // Who clicked on a day that is over no longer matters.
  const visits = days.flatMap(({ id, day }) =>
    day.advancedToMs >= day.endMs ? [] : day.newVisitors.map((visitor) => ({ id, day, visitor })),
  );
  if (visits.length === 0) return;
  const visitRows = unnest(visits, {
    domain_id: ['integer', ({ id }) => id],
    day_start: ['timestamptz', ({ day }) => new Date(day.startMs)],
    visitor: ['bigint', ({ visitor }) => visitor],
  });
  await database
    .current()
    .execute(
      sql`insert into ${dayVisitors} (domain_id, day_start, visitor) select * from ${visitRows} on conflict do nothing`,
    );
}

async function saveHours(
  database: Database,
  hours: readonly { facts: DomainBook['facts']; hour: LedgerHour }[],
): Promise<void> {
  const rows = unnest(hours, {
    domain_id: ['integer', ({ facts }) => facts.id],
    starts_at: ['timestamptz', ({ hour }) => new Date(hour.startsAtMs)],
    feed_id: ['integer', ({ hour }) => hour.feedId],
    country: ['text', ({ hour }) => hour.country],
    source: ['text', ({ hour }) => hour.source],
    client_id: ['integer', ({ facts }) => facts.clientId],
    views: ['bigint', ({ hour }) => hour.views],
    clicks: ['bigint', ({ hour }) => hour.clicks],
    unique_clicks: ['bigint', ({ hour }) => hour.uniqueClicks],
    spent_micros: ['bigint', ({ hour }) => hour.spentMicros],
  });
  const queries = database.current();
  await queries.execute(sql`insert into ${clickHours} as known (domain_id, starts_at, feed_id, country, source, client_id, views, clicks, unique_clicks, spent_micros)
    select * from ${rows} on conflict (domain_id, starts_at, feed_id, country, source) do update set views = known.views + excluded.views,
      clicks = known.clicks + excluded.clicks, unique_clicks = known.unique_clicks + excluded.unique_clicks,
      spent_micros = known.spent_micros + excluded.spent_micros`);
  const byFeed = new Map<number, { id: number; views: number; clicks: number }>();
  for (const { hour } of hours) {
    const sum = byFeed.get(hour.feedId) ?? { id: hour.feedId, views: 0, clicks: 0 };
    byFeed.set(hour.feedId, { id: hour.feedId, views: sum.views + hour.views, clicks: sum.clicks + hour.clicks });
  }
  const sums = unnest([...byFeed.values()], {
    id: ['integer', ({ id }) => id],
    views: ['bigint', ({ views }) => views],
    clicks: ['bigint', ({ clicks }) => clicks],
  });
  await queries.execute(
    sql`update ${feeds} set views = feeds.views + rows.views, clicks = feeds.clicks + rows.clicks from ${sums} where feeds.id = rows.id`,
  );
  const byClient = new Map<number, number>();
  for (const { facts, hour } of hours)
    byClient.set(facts.clientId, (byClient.get(facts.clientId) ?? 0) + hour.spentMicros);
  const revenue = unnest([...byClient], {
    id: ['integer', ([id]) => id],
    spent_micros: ['bigint', ([, spentMicros]) => spentMicros],
  });
  await queries.execute(
    sql`update ${clients} set revenue_micros = clients.revenue_micros + rows.spent_micros from ${revenue} where clients.id = rows.id`,
  );
}

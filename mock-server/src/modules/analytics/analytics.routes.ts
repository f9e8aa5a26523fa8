import {
  unpagedListMax,
  type Analytics,
  type AnalyticsRow,
  type AnalyticsSplit,
  type Timezone,
} from '@grt/sdk/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import type { Platform } from '../../core/platform.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { clockDate, zoneAt } from '../../basics/account-day.rules.ts';
import { clients } from '../../tables/clients.tables.ts';
import { daySlots, hourSlots, periodBefore, readPeriod, type AnalyticsPeriod } from './analytics-period.rules.ts';
import {
  added,
  analyticsOf,
  comparedWith,
  csvOf,
  groupRows,
  nothing,
  timeRows,
  type CountedSlots,
  type LedgerSums,
} from './analytics-rows.rules.ts';
import { annotationsOf, noAnnotations } from './annotations.store.ts';
import type { AnalyticsStore, LedgerFilter } from './analytics.store.ts';

type AnalyticsIds = 'client.analytics' | 'admin.analytics' | 'feeds.analytics';

/** What the three calls have in common. */
interface AnalyticsQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly group_by?: Analytics['group_by'] | undefined;
  readonly split_by?: AnalyticsSplit | undefined;
  readonly client_id?: number | undefined;
  readonly domain_id?: number | undefined;
  readonly feed_id?: number | undefined;
  readonly country?: string | undefined;
  readonly format?: 'json' | 'csv' | undefined;
}

interface Parts extends Pick<Platform, 'database' | 'clock'> {
  readonly analytics: AnalyticsStore;
}

/** The timezone for administrators, whose accounts have none, unless they ask for one client. */
const administratorsTimezone: Timezone = 'America/New_York';

/** Views, clicks and spend from the ledger.
 * @see docs/specification/part-1-public-and-client.md §7; docs/specification/decisions.md §8 */
export function analyticsHandlers(parts: Parts): Handlers<AnalyticsIds> {
  const answer = createAnswer(parts);
  return {
    'client.analytics': ({ query, principal }) => answer(query, { principal, groupBy: query.group_by ?? 'day' }),
    'admin.analytics': ({ query, principal }) => answer(query, { principal, groupBy: query.group_by ?? 'day' }),
    'feeds.analytics': ({ query, principal }) => answer(query, { principal, groupBy: query.group_by ?? 'feed' }),
  };
}

function createAnswer({ database, clock, analytics }: Parts) {
  const zoneOf = async (clientId: number | undefined): Promise<string> => {
    if (clientId === undefined) return administratorsTimezone;
    const [client] = await database.current().select().from(clients).where(eq(clients.id, clientId));
    return client ? zoneAt(client, clock.now().getTime()) : administratorsTimezone;
  };
  return async (
    query: AnalyticsQuery,
    { principal, groupBy }: { principal: Principal; groupBy: Analytics['group_by'] },
  ) => {
    const clientId = visibleClient(principal, query.client_id);
    const splitBy = possibleSplit(groupBy, query.split_by);
    const asked = { from: query.from, to: query.to, isByHour: groupBy === 'hour' };
    const nowMs = clock.now().getTime();
    const period = readPeriod(asked, await zoneOf(clientId), nowMs);
    const { domain_id: domainId, feed_id: feedId } = query;
    const filter = {
      startMs: period.startMs,
      endMs: period.endMs,
      clientId,
      domainId,
      feedId,
      country: query.country?.toUpperCase(),
    };
    const earlier = periodBefore(period, nowMs);
    const { rows, totals, totalsBefore } = await readRows(analytics, { period, earlier, filter, groupBy, splitBy });
    if (query.format === 'csv') {
      const by = splitBy === undefined ? groupBy : `${groupBy}-and-${splitBy}`;
      const filename = `analytics-by-${by}-${period.from}-to-${period.to}.csv`;
      const body = csvOf(groupBy, rows, splitBy !== undefined);
      return { status: 200 as const, contentType: 'text/csv' as const, body, filename };
    }
    const before = comparedWith(earlier, totalsBefore, totals);
    const annotations = isByTime(groupBy) ? await annotationsOf(database, filter) : noAnnotations;
    const data = analyticsOf(period, { groupBy, rows, most: unpagedListMax, totals, before, annotations });
    return { status: 200 as const, body: { success: true as const, data } };
  };
}

interface AskedRows {
  readonly period: AnalyticsPeriod;
  readonly earlier: AnalyticsPeriod;
  readonly filter: LedgerFilter;
  readonly groupBy: Analytics['group_by'];
  readonly splitBy: AnalyticsSplit | undefined;
}

const isByTime = (groupBy: Analytics['group_by']): groupBy is 'hour' | 'day' => groupBy === 'hour' || groupBy === 'day';

async function readRows(
  store: AnalyticsStore,
  { period, earlier, filter, groupBy, splitBy }: AskedRows,
): Promise<{ rows: AnalyticsRow[]; totals: LedgerSums; totalsBefore: LedgerSums }> {
  const filterBefore = { ...filter, startMs: earlier.startMs, endMs: earlier.endMs };
  if (isByTime(groupBy)) {
    const [now, before] = await Promise.all([store.byHour(filter), store.byHour(filterBefore)]);
    return {
      rows: timeRows(countedSlots(groupBy, period, now), countedSlots(groupBy, earlier, before)),
      totals: sumOf([...now.values()]),
      totalsBefore: sumOf([...before.values()]),
    };
  }
  const groups = splitBy === undefined ? await store.by(groupBy, filter) : await store.byTwo(groupBy, splitBy, filter);
  return { rows: groupRows(groups), totals: sumOf(groups), totalsBefore: await store.total(filterBefore) };
}

/** The hours or days of a period that have begun before its end. */
function countedSlots(
  groupBy: 'hour' | 'day',
  period: AnalyticsPeriod,
  hours: ReadonlyMap<number, LedgerSums>,
): CountedSlots {
  if (groupBy === 'hour') return { slots: hourSlots(period), hours, slotOf: (atMs) => new Date(atMs).toISOString() };
  const slots = daySlots(period).filter(({ startMs }) => startMs < period.endMs);
  return { slots, hours, slotOf: (atMs) => clockDate(period.timezone, atMs) };
}

function sumOf(parts: readonly LedgerSums[]): LedgerSums {
  return parts.reduce(added, nothing);
}

/** @throws Refusal 422 unless the groups can be split so: hours and days cannot, and nothing by itself. */
function possibleSplit(groupBy: Analytics['group_by'], splitBy: AnalyticsSplit | undefined) {
  if (splitBy === undefined) return undefined;
  if (isByTime(groupBy))
    throw invalid({ split_by: ['Figures can be split only when they are grouped by domain, feed, or country'] });
  if (groupBy === splitBy) throw invalid({ split_by: [`Please choose something other than ${groupBy}`] });
  return splitBy;
}

/** Clients see their own traffic, administrators all of it or one client's.
 * @throws Refusal 403 when a client asks for another client's. */
function visibleClient(principal: Principal, clientId: number | undefined): number | undefined {
  if (principal.role !== 'client') return clientId;
  if (principal.client_id === undefined) throw new Refusal(403, 'Your account is not allowed to do this.');
  if (clientId !== undefined && clientId !== principal.client_id)
    throw new Refusal(403, 'Only administrators can list another client’s data.');
  return principal.client_id;
}

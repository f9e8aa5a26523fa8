import { unpagedListMax, type Analytics, type AnalyticsRow, type Timezone } from '@grt/sdk/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
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
  type LedgerSums,
} from './analytics-rows.rules.ts';
import type { AnalyticsStore, LedgerFilter } from './analytics.store.ts';

type AnalyticsIds = 'client.analytics' | 'admin.analytics' | 'feeds.analytics';

/** What the three calls have in common. */
interface AnalyticsQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly group_by?: Analytics['group_by'] | undefined;
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
    const { rows, totals } = await readRows(analytics, period, { filter, groupBy });
    if (query.format === 'csv') {
      const filename = `analytics-by-${groupBy}-${period.from}-to-${period.to}.csv`;
      return { status: 200 as const, contentType: 'text/csv' as const, body: csvOf(groupBy, rows), filename };
    }
    const earlier = periodBefore(period, nowMs);
    const sums = await analytics.total({ ...filter, startMs: earlier.startMs, endMs: earlier.endMs });
    const before = comparedWith(earlier, sums, totals);
    const data = analyticsOf(period, { groupBy, rows, most: unpagedListMax, totals, before });
    return { status: 200 as const, body: { success: true as const, data } };
  };
}

async function readRows(
  store: AnalyticsStore,
  period: AnalyticsPeriod,
  { filter, groupBy }: { filter: LedgerFilter; groupBy: Analytics['group_by'] },
): Promise<{ rows: AnalyticsRow[]; totals: LedgerSums }> {
  if (groupBy === 'hour' || groupBy === 'day') {
    const hours = await store.byHour(filter);
    const isByHour = groupBy === 'hour';
    const slotOf = (atMs: number) => (isByHour ? new Date(atMs).toISOString() : clockDate(period.timezone, atMs));
    return {
      rows: timeRows(isByHour ? hourSlots(period) : daySlots(period), hours, slotOf),
      totals: sumOf([...hours.values()]),
    };
  }
  const groups = await store.by(groupBy, filter);
  return { rows: groupRows(groups), totals: sumOf(groups) };
}

function sumOf(parts: readonly LedgerSums[]): LedgerSums {
  return parts.reduce(added, nothing);
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

import { ValidationError } from '@grt/sdk';
import type { Analytics, AnalyticsRow } from '@grt/sdk/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { withShownDomains } from '../../core/domain-name.ts';
import { saveFile } from '../../core/save-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useNow } from '../../core/use-now.ts';
import { zoneDate } from '../../core/zone-time.ts';
import { useChange } from '../../ui/use-change.ts';
import { daysOf, needsToday, rangeFault } from './range.ts';
import type { AnalyticsParams } from './use-analytics-params.ts';

/** The query; undefined until the account's timezone is known. */
function useAnalyticsQuery({ range, from, to, group, split, domainId, feedId, country }: AnalyticsParams) {
  const grt = useGrt();
  const now = useNow();
  const profile = useQuery({
    queryKey: ['client', 'timezone'],
    queryFn: async ({ signal }) => (await grt.auth.profile({}, { signal })).timezone,
    enabled: needsToday(range),
  });
  const zone = profile.data;
  const input =
    needsToday(range) && zone === undefined
      ? undefined
      : {
          ...daysOf(range, zone === undefined ? '' : zoneDate(now, zone), { from, to }),
          group_by: group,
          split_by: split,
          domain_id: domainId,
          feed_id: feedId,
          country,
        };
  return { input, profile };
}

/** The figures of the selected days. */
export function useAnalytics(params: AnalyticsParams) {
  const grt = useGrt();
  const { input, profile } = useAnalyticsQuery(params);
  const fault = input && rangeFault(input, input.group_by === 'hour');
  const analytics = useQuery({
    queryKey: ['client', 'analytics', input],
    queryFn: async ({ signal }) => await grt.client.analytics(input, { signal }),
    select: named,
    enabled: input !== undefined && fault === undefined,
    placeholderData: keepPreviousData,
  });
  return {
    ...analytics,
    /** Why these days cannot be shown. */
    fault: fault ?? refusalIn(analytics.error),
    error: analytics.error ?? (input === undefined ? profile.error : null),
    retry: () => void (input === undefined ? profile.refetch() : analytics.refetch()),
  };
}

/** With the names of domains as people write them. */
const named = (analytics: Analytics): Analytics => ({ ...analytics, rows: analytics.rows.map(namedRow) });

function namedRow(row: AnalyticsRow): AnalyticsRow {
  const split = row.split_label === undefined ? {} : { split_label: withShownDomains(row.split_label) };
  return { ...row, label: withShownDomains(row.label), ...split };
}

/** The server's message for an invalid range. */
function refusalIn(error: Error | null): string | undefined {
  return error instanceof ValidationError ? (Object.values(error.fields)[0]?.[0] ?? error.message) : undefined;
}

/** Saves all rows as the server's CSV file. */
export function useExport(params: AnalyticsParams) {
  const grt = useGrt();
  const { input } = useAnalyticsQuery(params);
  return useChange({
    mutationFn: async () => {
      const file = await grt.client.analytics({ ...input, format: 'csv' });
      saveFile({ name: file.filename ?? 'analytics.csv', content: await file.blob() });
    },
  });
}

/** A feed's name; undefined until loaded, or if it was deleted. */
export function useFeedName(feedId: number | undefined): string | undefined {
  const grt = useGrt();
  const feed = useQuery({
    queryKey: ['client', 'feed-name', feedId],
    queryFn: async ({ signal }) =>
      feedId === undefined ? undefined : (await grt.clientFeeds.show({ id: feedId }, { signal })).feed_name,
    enabled: feedId !== undefined,
  });
  return feed.data;
}

/** As many as a plain select holds. */
const mostListed = 100;

/** The first domains to filter by, and how many there are. */
export function useOwnDomains() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'domains', 'approved', 'first'],
    queryFn: async ({ signal }) => await grt.domains.listApproved({ page: 1, per_page: mostListed }, { signal }),
  });
}

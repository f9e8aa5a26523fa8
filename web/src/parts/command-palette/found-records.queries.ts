import { shownDomain } from '../../core/domain-name.ts';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import type { OperationId } from '@grt/sdk/contract';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { useGrt } from '../../core/use-grt.ts';
import type { Command, CommandGroup } from './commands.ts';

/** Records shown per kind. */
const perKind = 5;
/** Minimum query length before asking the server. */
export const shortestSearch = 2;

/** Whose records are searched. */
export type Area = 'client' | 'admin';

/** One kind of record, found by its list's search. */
interface Kind {
  readonly title: string;
  /** Its list. Kinds whose list the account may not see are not searched. */
  readonly needs: OperationId;
  readonly find: (grt: ScreenGrt, search: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

const searchOf = (path: string, search: string) => `${path}?${new URLSearchParams({ search }).toString()}`;

const record = (id: string, label: string, detail: string, to: string): Command => ({ id, label, detail, run: { to } });

const kinds: Readonly<Record<Area, readonly Kind[]>> = {
  client: [
    {
      title: 'Feeds',
      needs: 'clientFeeds.list',
      find: async (grt, search, signal) =>
        (await grt.clientFeeds.list({ search, per_page: perKind, page: 1 }, { signal })).data.map((feed) =>
          record(
            `feed-${String(feed.id)}`,
            feed.feed_name,
            shownDomain(feed.domain_name),
            paths.clientFeed({ feedId: feed.id }),
          ),
        ),
    },
    {
      title: 'Domains',
      needs: 'domains.list',
      find: async (grt, search, signal) =>
        (await grt.domains.list({ search, per_page: perKind, page: 1 }, { signal })).data.map((domain) =>
          domain.status === 'approved'
            ? record(
                `domain-${String(domain.id)}`,
                shownDomain(domain.domain_name),
                'Bidding',
                paths.clientBidding({ domainId: domain.id }),
              )
            : record(
                `domain-${String(domain.id)}`,
                shownDomain(domain.domain_name),
                domain.status,
                searchOf(paths.clientDomains, domain.domain_name),
              ),
        ),
    },
  ],
  admin: [
    {
      title: 'Clients',
      needs: 'clients.list',
      find: async (grt, search, signal) =>
        (await grt.clients.list({ search, per_page: perKind, page: 1 }, { signal })).data.map((client) =>
          record(
            `client-${String(client.client_id)}`,
            client.company_name,
            client.email,
            paths.adminClient({ clientId: client.client_id }),
          ),
        ),
    },
    {
      title: 'Registrations',
      needs: 'registrations.list',
      find: async (grt, search, signal) =>
        (await grt.registrations.list({ search, per_page: perKind, page: 1 }, { signal })).data.map((registration) =>
          record(
            `registration-${String(registration.id)}`,
            `${registration.first_name} ${registration.last_name}, ${registration.company_name}`,
            registration.status,
            `${paths.adminRegistrations}?open=${String(registration.id)}`,
          ),
        ),
    },
    {
      title: 'Feeds',
      needs: 'adminFeeds.list',
      find: async (grt, search, signal) =>
        (await grt.adminFeeds.list({ search, per_page: perKind, page: 1 }, { signal })).data.map((feed) =>
          record(`feed-${String(feed.id)}`, feed.feed_name, feed.company_name, paths.adminFeed({ feedId: feed.id })),
        ),
    },
    {
      title: 'Domains',
      needs: 'domains.reviewStats',
      find: async (grt, search, signal) =>
        (await grt.domains.listForReview({ search, per_page: perKind, page: 1 }, { signal })).data.map((domain) =>
          record(
            `domain-${String(domain.id)}`,
            shownDomain(domain.domain_name),
            domain.client.company_name,
            paths.adminDomain({ domainId: domain.id }),
          ),
        ),
    },
    {
      title: 'Pages',
      needs: 'pages.list',
      find: async (grt, search, signal) =>
        (await grt.pages.list({ search, per_page: perKind, page: 1 }, { signal })).data.map((page) =>
          record(`page-${String(page.id)}`, page.title, `/${page.slug}`, paths.adminPageEdit(page)),
        ),
    },
  ],
};

/** Results from the server's lists, a few of each kind. */
export interface FoundRecords {
  readonly groups: readonly CommandGroup[];
  readonly isSearching: boolean;
  /** Titles of kinds whose search failed. */
  readonly failed: readonly string[];
}

/** Searches the lists of the area. @param search - trimmed; shorter ones than `shortestSearch` are not sent */
export function useFoundRecords(area: Area, search: string): FoundRecords {
  const grt = useGrt();
  const enabled = search.length >= shortestSearch;
  const shown = kinds[area].filter(({ needs }) => may(needs));
  const found = useQueries({
    queries: shown.map(({ title, find }) => ({
      queryKey: [area, 'palette', title, search],
      queryFn: async ({ signal }: { signal: AbortSignal }) => await find(grt, search, signal),
      enabled,
      placeholderData: keepPreviousData,
      retry: false,
    })),
  });
  if (!enabled) return { groups: [], isSearching: false, failed: [] };
  const named = found.map((result, index) => ({ result, title: shown[index]?.title ?? '' }));
  return {
    groups: named
      .map(({ result, title }) => ({ title, commands: result.data ?? [] }))
      .filter(({ commands }) => commands.length > 0),
    isSearching: found.some(({ isFetching }) => isFetching),
    failed: named.filter(({ result }) => result.isError).map(({ title }) => title),
  };
}

import { shownDomain } from '../../core/domain-name.ts';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import type { OperationId } from '@grt/sdk/contract';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { formatTotal, type ListTotal } from '../../core/format.ts';
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

interface KindParts<Row> extends Pick<Kind, 'title' | 'needs'> {
  /** The screen that lists all of them. */
  readonly screen: string;
  readonly rows: (
    grt: ScreenGrt,
    asked: { readonly search: string; readonly page: 1; readonly per_page: number },
    options: { readonly signal: AbortSignal },
  ) => PromiseLike<{ readonly data: readonly Row[]; readonly meta: Exclude<ListTotal, number> }>;
  readonly commandOf: (row: Row) => Command;
}

/** The first records that match, and where the others are. */
function kindOf<Row>({ title, needs, screen, rows, commandOf }: KindParts<Row>): Kind {
  return {
    title,
    needs,
    async find(grt, search, signal) {
      const { data, meta } = await rows(grt, { search, page: 1, per_page: perKind }, { signal });
      const first = data.map(commandOf);
      if (meta.total <= data.length) return first;
      const all = { id: `all-${title}`, label: `All ${formatTotal(meta, ['match', 'matches'])}` };
      return [...first, { ...all, run: { to: searchOf(screen, search) } }];
    },
  };
}

const searchOf = (path: string, search: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ search }).toString()}`;

const record = (id: string, label: string, detail: string, to: string): Command => ({ id, label, detail, run: { to } });

const kinds: Readonly<Record<Area, readonly Kind[]>> = {
  client: [
    kindOf({
      title: 'Feeds',
      needs: 'clientFeeds.list',
      screen: paths.clientFeeds,
      rows: (grt, asked, options) => grt.clientFeeds.list(asked, options),
      commandOf: ({ id, feed_name, domain_name }) =>
        record(`feed-${String(id)}`, feed_name, shownDomain(domain_name), paths.clientFeed({ feedId: id })),
    }),
    kindOf({
      title: 'Domains',
      needs: 'domains.list',
      screen: paths.clientDomains,
      rows: (grt, asked, options) => grt.domains.list(asked, options),
      commandOf: ({ id, domain_name, status }) =>
        status === 'approved'
          ? record(`domain-${String(id)}`, shownDomain(domain_name), 'Bidding', paths.clientBidding({ domainId: id }))
          : record(
              `domain-${String(id)}`,
              shownDomain(domain_name),
              status,
              searchOf(paths.clientDomains, domain_name),
            ),
    }),
  ],
  admin: [
    kindOf({
      title: 'Clients',
      needs: 'clients.list',
      screen: paths.adminClients,
      rows: (grt, asked, options) => grt.clients.list(asked, options),
      commandOf: ({ client_id, company_name, email }) =>
        record(`client-${String(client_id)}`, company_name, email, paths.adminClient({ clientId: client_id })),
    }),
    kindOf({
      title: 'Registrations',
      needs: 'registrations.list',
      screen: paths.adminRegistrations,
      rows: (grt, asked, options) => grt.registrations.list(asked, options),
      commandOf: ({ id, first_name, last_name, company_name, status }) =>
        record(
          `registration-${String(id)}`,
          `${first_name} ${last_name}, ${company_name}`,
          status,
          `${paths.adminRegistrations}?open=${String(id)}`,
        ),
    }),
    kindOf({
      title: 'Feeds',
      needs: 'adminFeeds.list',
      screen: `${paths.adminFeeds}?tab=management`,
      rows: (grt, asked, options) => grt.adminFeeds.list(asked, options),
      commandOf: ({ id, feed_name, company_name }) =>
        record(`feed-${String(id)}`, feed_name, company_name, paths.adminFeed({ feedId: id })),
    }),
    kindOf({
      title: 'Domains',
      needs: 'domains.reviewStats',
      screen: paths.adminDomains,
      rows: (grt, asked, options) => grt.domains.listForReview(asked, options),
      commandOf: ({ id, domain_name, client }) =>
        record(
          `domain-${String(id)}`,
          shownDomain(domain_name),
          client.company_name,
          paths.adminDomain({ domainId: id }),
        ),
    }),
    kindOf({
      title: 'Pages',
      needs: 'pages.list',
      screen: paths.adminPages,
      rows: (grt, asked, options) => grt.pages.list(asked, options),
      commandOf: (page) => record(`page-${String(page.id)}`, page.title, `/${page.slug}`, paths.adminPageEdit(page)),
    }),
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

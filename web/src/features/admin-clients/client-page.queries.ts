import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

const of = (id: number, what: string) => ['admin', 'clients', 'one', id, what] as const;
const rows = 20;

interface Page {
  readonly search: string;
  readonly page: number;
}

const pageOf = ({ search, page }: Page) => ({ search: search.trim() || undefined, page, per_page: rows });

/** A page of the domains of a client, with their bidding, newest first. */
export function useClientDomains(id: number, page: Page) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...of(id, 'domains'), page.search, page.page],
    queryFn: async ({ signal }) => await grt.clients.listDomains({ id, ...pageOf(page) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the feeds of a client, newest first. */
export function useClientFeeds(id: number, page: Page) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...of(id, 'feeds'), page.search, page.page],
    queryFn: async ({ signal }) => await grt.adminFeeds.list({ client_id: id, ...pageOf(page) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the mail to an address, newest first. */
export function useClientMail(recipient: string, page: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['admin', 'outbox', 'to', recipient, page],
    queryFn: async ({ signal }) => await grt.outbox.list({ recipient, page, per_page: rows }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Today's bidding of a client, and its last 30 days. */
export function useClientBidding(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: of(id, 'bidding'),
    queryFn: async ({ signal }) => await grt.bidding.clientOverview({ id, domains: 0 }, { signal }),
  });
}

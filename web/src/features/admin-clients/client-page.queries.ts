import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

const of = (id: number, what: string) => ['admin', 'clients', 'one', id, what] as const;
const rows = 10;

/** The newest domains of a client, with their bidding. */
export function useClientDomains(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: of(id, 'domains'),
    queryFn: async ({ signal }) => await grt.clients.listDomains({ id, page: 1, per_page: rows }, { signal }),
  });
}

/** The newest feeds of a client. */
export function useClientFeeds(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: of(id, 'feeds'),
    queryFn: async ({ signal }) => await grt.adminFeeds.list({ client_id: id, page: 1, per_page: rows }, { signal }),
  });
}

/** Today's bidding of a client, and its last 30 days. */
export function useClientBidding(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: of(id, 'bidding'),
    queryFn: async ({ signal }) => await grt.bidding.clientOverview({ id }, { signal }),
  });
}

/** Decisions about a client and its users' actions, latest first. @param username - null before the setup */
export function useClientActivity(id: number, username: string | null) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...of(id, 'activity'), username],
    queryFn: async ({ signal }) => {
      const page = { page: 1, per_page: rows };
      const filters = [
        { subject_type: 'client', subject_id: id } as const,
        ...(username === null ? [] : [{ actor: username }]),
      ];
      const lists = await Promise.all(
        filters.map(async (filter) => (await grt.audit.list({ ...filter, ...page }, { signal })).data),
      );
      return lists
        .flat()
        .toSorted((one, other) => other.id - one.id)
        .slice(0, rows);
    },
  });
}

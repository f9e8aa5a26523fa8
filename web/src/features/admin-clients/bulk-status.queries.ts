import { countedMax, perPageMax } from '@grt/sdk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkItem, BulkResult } from '../../core/bulk-run.ts';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import { useGrt } from '../../core/use-grt.ts';
import { resultsOf } from '../../parts/review/decision-results.ts';
import type { BulkSent } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { filterOf, type ClientList } from './admin-clients.queries.ts';
import { clientWords } from '../../parts/client-status.ts';
import { actionsFor, changedFrom, type BulkKind } from './client-words.ts';

/** All clients that match the filter and that a bulk action would change: a list for each of their statuses. */
const changeable = (grt: ScreenGrt, list: ClientList, kind: BulkKind) => {
  const { status, ...filter } = filterOf(list);
  return changedFrom[kind]
    .filter((one) => status === undefined || one === status)
    .map((one) => ({
      count: async (signal: AbortSignal) =>
        (await grt.clients.list({ ...filter, status: one, page: 1, per_page: 1 }, { signal })).meta.total,
      clients: async (signal: AbortSignal) =>
        (
          await grt.clients
            .list({ ...filter, status: one, page: 1, per_page: perPageMax }, { signal })
            .toArray({ limit: countedMax })
        ).filter((client) => actionsFor(client).includes(kind)),
      /** Only whoever looks at each of them can tell. */
      isMixed: one === 'suspended',
    }));
};

/** How many clients a bulk action would change of all that match the filter. */
export function useChangeableTotal(list: ClientList, kind: BulkKind, enabled: boolean): number | undefined {
  const grt = useGrt();
  return useQuery({
    queryKey: ['admin', 'clients', 'changeable', kind, filterOf(list)],
    queryFn: async ({ signal }) => {
      const counts = changeable(grt, list, kind).map(async ({ count, clients, isMixed }) =>
        isMixed ? (await clients(signal)).length : await count(signal),
      );
      return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
    },
    enabled,
  }).data;
}

/** For bulk actions: which clients, and the change of each. */
export function useBulkCalls(list: ClientList) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return {
    change: async (
      decision: BulkKind,
      items: readonly BulkItem[],
      { text, call }: BulkSent,
    ): Promise<readonly BulkResult[]> => {
      const reason = text === '' ? {} : { reason: text };
      const decisions = items.map(({ id }) => ({ id, decision, ...reason }));
      const replies = await grt.clients.decide({ decisions }, call);
      return resultsOf(items, replies, clientWords[decision === 'activate' ? 'active' : 'suspended'].word);
    },
    /** All clients that match the filter and that it would change. */
    matching: async (kind: BulkKind, signal: AbortSignal) =>
      (await Promise.all(changeable(grt, list, kind).map(async ({ clients }) => await clients(signal)))).flat(),
    refresh: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  };
}

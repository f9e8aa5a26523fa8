import type { ScreenGrt } from '../../core/screen-grt.ts';
import { domainStatusValues, countedMax, perPageMax, type Domain, type QueryOf } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { oneByOne, type BulkItem } from '../../core/bulk-run.ts';
import { rowsOf, searchAndOrder } from '../../core/list-query.ts';
import { anId, oneOf, oneOfOrders, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { dayFilters, spanOf } from '../../ui/list/day-range.tsx';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { anAssignee } from '../../parts/review/assignee-filter.tsx';
import { resultsOf } from '../../parts/review/decision-results.ts';
import type { AssignAll } from '../../parts/review/review-kind.ts';
import type { OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import { useReviewChange } from '../../parts/review/use-review-change.ts';
import type { BulkSent } from '../../parts/unsaved-guard/use-bulk-acts.ts';

/** Rows of a page of domains. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const domainsPageSize = 10;

const orders = {
  oldest: { sort: 'created_at', order: 'asc' },
  domain: { sort: 'domain_name', order: 'asc' },
  domain_desc: { sort: 'domain_name', order: 'desc' },
  client: { sort: 'company_name', order: 'asc' },
  client_desc: { sort: 'company_name', order: 'desc' },
  status: { sort: 'status', order: 'asc' },
} as const satisfies Record<string, Pick<QueryOf<'domains.listForReview'>, 'sort' | 'order'>>;
type Order = keyof typeof orders;

/** The list's filters and order, by URL parameter; newest first by default. */
export const domainFilters = {
  status: oneOf(domainStatusValues),
  assignee: anAssignee,
  client: anId,
  /** Whether the name is registered by one client only. */
  name: oneOf(['shared', 'unique']),
  ...dayFilters,
};
export const domainView: { sort: ValueReader<Order> } = {
  sort: oneOfOrders(orders),
};
export type DomainList = ListAddress<typeof domainFilters & typeof domainView>;

/** Domains of a page. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
const all = ['admin', 'domains'] as const;

const filterOf = ({ search, values }: DomainList) => ({
  ...searchAndOrder({ search, values }, orders),
  status: values.status,
  assignee: values.assignee,
  client_id: values.client,
  is_shared: values.name && values.name === 'shared',
  ...spanOf(values),
});

/** A page of all clients' domains, newest first. */
export function useDomains(list: DomainList) {
  const grt = useGrt();
  const filter = { ...filterOf(list), ...rowsOf(list, domainsPageSize) };
  return useQuery({
    queryKey: [...all, 'list', filter],
    queryFn: async ({ signal }) => await grt.domains.listForReview(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the review works off: what the list shows, pending ones unless it shows another status. Where the URL names no order,
 * from a row on as the list goes, otherwise the longest waiting first. */
export const queueOf = (list: DomainList, { isFromRow }: Pick<OpenCaseAddress, 'isFromRow'>) =>
  ({
    sort: 'created_at',
    order: isFromRow ? 'desc' : 'asc',
    ...filterOf(list),
    status: list.values.status ?? 'pending',
  }) as const;

/** All that match, as CSV. */
export function useDomainsFile(list: DomainList) {
  const grt = useGrt();
  return useExportFile('domains.csv', async () => await grt.domains.export(filterOf(list)));
}

/** How many there are by status. */
export function useDomainStats() {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'stats'],
    queryFn: async ({ signal }) => await grt.domains.reviewStats({}, { signal }),
  });
}

/** An administrator's action on a domain. */
export type DomainAct = { readonly kind: 'approve' | 'reject'; readonly notes: string } | { readonly kind: 'delete' };

async function act(grt: ScreenGrt, id: number, what: DomainAct): Promise<void> {
  if (what.kind === 'delete') await grt.domains.removeAsAdmin({ id });
  else if (what.kind === 'reject') await grt.domains.reject({ id, admin_notes: what.notes.trim() });
  else await grt.domains.approve({ id, ...(what.notes.trim() === '' ? {} : { admin_notes: what.notes.trim() }) });
}

/** Acts on one domain. */
export const useActOnDomain = () =>
  useReviewChange(
    async (grt, { domain, what }: { readonly domain: Domain; readonly what: DomainAct }) =>
      await act(grt, domain.id, what),
  );

/** For bulk actions: which domains, and what to do to each. */
export function useBulkCalls(list: DomainList) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return {
    decide: async (decision: 'approve' | 'reject', items: readonly BulkItem[], { text, call }: BulkSent) => {
      const notes = text === '' ? {} : { admin_notes: text };
      const decisions = items.map(({ id }) => ({ id, decision, ...notes }));
      const replies = await grt.domains.decide({ decisions }, call);
      return resultsOf(items, replies, decision === 'approve' ? 'Approved' : 'Rejected');
    },
    remove: oneByOne(async ({ id }, call) => {
      await grt.domains.removeAsAdmin({ id }, call);
      return 'Deleted';
    }),
    assignAll: (async (api, assignment, options) =>
      await api.domains.assignAll(assignment, options)) satisfies AssignAll,
    /** All domains matching the filter, oldest first. @param only - restricts them to pending ones */
    matching: async (only: 'pending' | undefined, signal: AbortSignal) => {
      const filter = { ...filterOf(list), status: list.values.status ?? only };
      return await grt.domains
        .listForReview({ ...filter, sort: 'created_at', order: 'asc', per_page: perPageMax }, { signal })
        .toArray({ limit: countedMax });
    },
    refresh: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  };
}

/** How many pending domains match the filter. */
export function usePendingTotal(list: DomainList, enabled: boolean): number | undefined {
  const grt = useGrt();
  const filter = { ...filterOf(list), status: 'pending' } as const;
  return useQuery({
    queryKey: [...all, 'pending', filter],
    queryFn: async ({ signal }) =>
      (await grt.domains.listForReview({ ...filter, page: 1, per_page: 1 }, { signal })).meta.total,
    enabled,
  }).data;
}

import type { ScreenGrt } from '../../core/screen-grt.ts';
import { domainStatusValues, countedMax, perPageMax, type Domain } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkItem, BulkResult } from '../../core/bulk-run.ts';
import { oneOf, type ListAddress } from '../../core/use-list-address.ts';
import { useExportFile } from '../../core/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { bulkTimeoutMs, resultsOf } from '../../parts/review/decision-results.ts';
import { isOver, useReviewChange } from '../../parts/review/use-review-change.ts';
import type { BulkSent } from '../../parts/unsaved-guard/use-bulk-acts.ts';

/** Rows of a page of domains. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
const domainsPageSize = 10;

/** The list's filter, by URL parameter. */
export const domainFilters = { status: oneOf(domainStatusValues) };
export type DomainList = ListAddress<typeof domainFilters>;

/** Domains of a page. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
const all = ['admin', 'domains'] as const;

const filterOf = ({ search, values: { status } }: DomainList) => ({ search: search.trim() || undefined, status });

/** A page of all clients' domains, newest first. */
export function useDomains(list: DomainList) {
  const grt = useGrt();
  const { page } = list;
  const filter = filterOf(list);
  return useQuery({
    queryKey: [...all, 'list', filter, page],
    queryFn: async ({ signal }) =>
      await grt.domains.listForReview({ ...filter, page, per_page: domainsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

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
export function useBulkCalls({ search, values: { status } }: DomainList) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return {
    decide: async (decision: 'approve' | 'reject', items: readonly BulkItem[], { text, idempotencyKey }: BulkSent) => {
      const notes = text === '' ? {} : { admin_notes: text };
      const decisions = items.map(({ id }) => ({ id, decision, ...notes }));
      const replies = await grt.domains.decide({ decisions }, { idempotencyKey, timeoutMs: bulkTimeoutMs });
      return resultsOf(items, replies, decision === 'approve' ? 'Approved' : 'Rejected');
    },
    remove: async (items: readonly BulkItem[]) =>
      await Promise.all(
        items.map(async (item): Promise<BulkResult> => {
          try {
            await grt.domains.removeAsAdmin({ id: item.id });
          } catch (error) {
            if (!(error instanceof Error) || !isOver(error)) throw error;
            return { ...item, outcome: 'refused', message: error.message };
          }
          return { ...item, outcome: 'done', message: 'Deleted' };
        }),
      ),
    /** All domains matching the filter, oldest first. @param only - restricts them to pending ones */
    matching: async (only: 'pending' | undefined, signal: AbortSignal) => {
      const filter = { search: search.trim() || undefined, status: status ?? only };
      return await grt.domains
        .listForReview({ ...filter, sort: 'created_at', order: 'asc', per_page: perPageMax }, { signal })
        .toArray({ limit: countedMax });
    },
    refresh: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  };
}

/** How many pending domains match the search. */
export function usePendingTotal({ search: typed }: DomainList, enabled: boolean): number | undefined {
  const grt = useGrt();
  const search = typed.trim() || undefined;
  return useQuery({
    queryKey: [...all, 'pending', search],
    queryFn: async ({ signal }) =>
      (await grt.domains.listForReview({ search, status: 'pending', page: 1, per_page: 1 }, { signal })).meta.total,
    enabled,
  }).data;
}

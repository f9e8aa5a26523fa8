import { domainStatusValues, perPageMax, type BiddingChanges, type Domain, type DomainForm } from '@grt/sdk/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bulkMax } from '../../core/bulk-limits.ts';
import { oneOf, type ListAddress } from '../../core/use-list-address.ts';
import { useEdit } from '../../core/use-edit.ts';
import { useExportFile } from '../../core/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';

/** Rows of a page of domains. */
export const domainsPageSize = 20;

/** The list's filter and order, by URL parameter. */
export const domainFilters = { status: oneOf(domainStatusValues) };
export const domainView = { sort: oneOf(['domain_name', 'current_spend', 'daily_budget'] as const) };
export type DomainList = ListAddress<typeof domainFilters & typeof domainView>;

/** Days of a row's sparkline, and today. */
const trendDays = 15;

const filterOf = ({ search, values: { status, sort } }: Pick<DomainList, 'search' | 'values'>) => ({
  search: search.trim() || undefined,
  status,
  sort,
});

/** A page of the client's domains, each with its last days: one call for all of them. */
export function useDomains({ page, ...list }: DomainList) {
  const grt = useGrt();
  const asked = { ...filterOf(list), page, per_page: domainsPageSize, trend_days: trendDays };
  return useQuery({
    queryKey: ['client', 'domains', 'list', asked],
    queryFn: async ({ signal }) => await grt.domains.list(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All that match, as CSV. */
export function useDomainsFile(list: DomainList) {
  const grt = useGrt();
  return useExportFile('domains.csv', async () => await grt.domains.export(filterOf(list)));
}

/** How many there are, for the four cards. */
export function useDomainTotals() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'domains', 'totals'],
    queryFn: async ({ signal }) => await grt.domains.totals({}, { signal }),
  });
}

/** For bulk actions: which domains, and the change of each. */
export function useBulkBidding(list: DomainList) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return {
    change: async (id: number, changes: BiddingChanges) => (await grt.bidding.update({ id, ...changes })).data,
    matching: async (signal: AbortSignal) =>
      await grt.domains
        .list({ ...filterOf(list), status: 'approved', page: 1, per_page: perPageMax }, { signal })
        .toArray({ limit: bulkMax }),
    refresh: async () => await queryClient.invalidateQueries({ queryKey: ['client'] }),
  };
}

/** Adds a domain, or changes a pending one. */
export function useSaveDomain() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const edit = useEdit();
  return useMutation({
    mutationFn: async ({ domain, form }: { readonly domain: Domain | undefined; readonly form: DomainForm }) => {
      if (!domain) return await grt.domains.create(form);
      const { id } = domain;
      return await edit({
        seen: domain,
        changes: form,
        show: () => grt.domains.show({ id }),
        update: (options) => grt.domains.update({ id, ...form }, options),
      });
    },
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: ['client'] }),
  });
}

export function useDeleteDomain() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => await grt.domains.remove({ id }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: ['client'] }),
  });
}

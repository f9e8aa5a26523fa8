import { domainStatusValues, type Domain, type DomainForm } from '@grt/sdk/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { oneOf, type ListAddress } from '../../core/use-list-address.ts';
import { useEdit } from '../../core/use-edit.ts';
import { useGrt } from '../../core/use-grt.ts';

/** Rows of a page of domains. */
export const domainsPageSize = 20;

/** The list's filter and order, by URL parameter. */
export const domainFilters = { status: oneOf(domainStatusValues) };
export const domainView = { sort: oneOf(['domain_name', 'current_spend', 'daily_budget'] as const) };
export type DomainList = ListAddress<typeof domainFilters & typeof domainView>;

/** A page of the client's domains. */
export function useDomains({ search, values: { status, sort }, page }: DomainList) {
  const grt = useGrt();
  const filter = { search: search.trim() || undefined, status, sort };
  return useQuery({
    queryKey: ['client', 'domains', 'list', filter, page],
    queryFn: async ({ signal }) => await grt.domains.list({ ...filter, page, per_page: domainsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many there are, for the four cards. */
export function useDomainTotals() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'domains', 'totals'],
    queryFn: async ({ signal }) => await grt.domains.totals({}, { signal }),
  });
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

import { domainStatusValues, type Domain, type DomainForm, type QueryOf } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { rowsOf, searchAndOrder } from '../../core/list-query.ts';
import { oneOf, oneOfOrders, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { useEdit } from '../../core/use-edit.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';

/** Rows of a page of domains. */
export const domainsPageSize = 10;

/** The list's filter and order, by URL parameter. */
export const domainFilters = { status: oneOf(domainStatusValues), pace: oneOf(['off']) };

/** Names and amounts that link to this screen are sorted by the field of that name. */
const orders = {
  oldest: { sort: 'created_at', order: 'asc' },
  domain_name: { sort: 'domain_name', order: 'asc' },
  domain_name_desc: { sort: 'domain_name', order: 'desc' },
  current_spend: { sort: 'current_spend', order: 'desc' },
  current_spend_asc: { sort: 'current_spend', order: 'asc' },
  daily_budget: { sort: 'daily_budget', order: 'desc' },
  daily_budget_asc: { sort: 'daily_budget', order: 'asc' },
} as const satisfies Record<string, Pick<QueryOf<'domains.list'>, 'sort' | 'order'>>;
type Order = keyof typeof orders;

export const domainView: { sort: ValueReader<Order> } = {
  sort: oneOfOrders(orders),
};
export type DomainList = ListAddress<typeof domainFilters & typeof domainView>;

/** Days of a row's sparkline, and today. */
const trendDays = 15;

/** Search, filter, and order as the server is asked for them. */
export const filterOf = (list: Pick<DomainList, 'search' | 'values'>) => ({
  ...searchAndOrder(list, orders),
  status: list.values.status,
  has_pacing_alert: list.values.pace === 'off' ? true : undefined,
});

/** A page of the client's domains, each with its last days: one call for all of them. */
export function useDomains(list: DomainList) {
  const grt = useGrt();
  const asked = { ...filterOf(list), ...rowsOf(list, domainsPageSize), trend_days: trendDays };
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

/** Adds a domain, or changes a pending one. */
export function useSaveDomain() {
  const grt = useGrt();
  const once = useOnce();
  const queryClient = useQueryClient();
  const edit = useEdit();
  return useChange({
    mutationFn: async ({ domain, form }: { readonly domain: Domain | undefined; readonly form: DomainForm }) => {
      if (!domain) return await once(form, (options) => grt.domains.create(form, options));
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
  return useChange({
    mutationFn: async (id: number) => await grt.domains.remove({ id }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: ['client'] }),
  });
}

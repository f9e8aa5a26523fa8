import type { QueryOf } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { oneOf, useListAddress } from '../../core/use-list-address.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useChange } from '../../ui/use-change.ts';

/** Rows of a page of pages. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const pagesPageSize = 20;

export const statuses = ['published', 'draft', 'archived'] as const;
export const types = ['legal', 'policy', 'info', 'custom'] as const;

/** The list's sort orders by URL parameter; most recently updated first by default.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const orders = {
  created: { sort_by: 'created_at', sort_order: 'desc' },
  title: { sort_by: 'title', sort_order: 'asc' },
  title_desc: { sort_by: 'title', sort_order: 'desc' },
  status: { sort_by: 'status', sort_order: 'asc' },
} as const satisfies Record<string, Pick<QueryOf<'pages.list'>, 'sort_by' | 'sort_order'>>;

export type Order = keyof typeof orders;
export const orderNames = ['created', 'title', 'title_desc', 'status'] as const satisfies readonly Order[];

/** The state of the list, in the URL. */
export function usePagesAddress() {
  return useListAddress(
    { status: oneOf(statuses), type: oneOf(types) },
    { sort: oneOf(orderNames), view: oneOf(['grid']) },
  );
}

export type PagesAddress = ReturnType<typeof usePagesAddress>;

export type PageFilter = Pick<PagesAddress, 'search' | 'values'>;

/** Search, filter, and order as the server is asked for them. */
export function queryOf({ search, values: { status, type, sort } }: PageFilter): QueryOf<'pages.list'> {
  return {
    ...(search === '' ? {} : { search }),
    ...(status === undefined ? {} : { status }),
    ...(type === undefined ? {} : { page_type: type }),
    ...(sort === undefined ? {} : orders[sort]),
  };
}

interface PageChoice {
  readonly page: number;
  readonly size: number | undefined;
}

/** A page of pages. */
export function usePages({ search, values, page, size = pagesPageSize }: PageFilter & PageChoice) {
  const grt = useGrt();
  const query = { ...queryOf({ search, values }), page, per_page: size };
  return useQuery({
    queryKey: ['admin', 'pages', 'list', query],
    queryFn: async ({ signal }) => await grt.pages.list(query, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All that match, as CSV. */
export function usePagesFile(list: PagesAddress) {
  const grt = useGrt();
  return useExportFile('pages.csv', async () => await grt.pages.export(queryOf(list)));
}

export function useDeletePage() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (id: number) => await grt.pages.remove({ id }),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: ['admin', 'pages'] }),
  });
}

import type { ScreenGrt } from '../../core/screen-grt.ts';
import { clientSortValues, clientStatusValues, type BodyOf, type Client, type ClientSort } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportedRows } from '../../core/export-choice.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useEdit } from '../../core/use-edit.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useReviewChange } from '../../parts/review/use-review-change.ts';
import { aCountry } from '../../parts/country-filter.tsx';
import { dayFilters, spanOf } from '../../ui/list/day-range.tsx';
import { oneOf, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { useChange } from '../../ui/use-change.ts';
import type { StatusAction } from './client-words.ts';

/** Rows of a page of clients. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const clientsPageSize = 8;

/** The list's filters and display options, by URL parameter. */
export const clientFilters = { status: oneOf(clientStatusValues), country: aCountry, ...dayFilters };
export const clientView: { sort: ValueReader<ClientSort>; view: ValueReader<'grid'> } = {
  sort: oneOf(clientSortValues),
  view: oneOf(['grid'] as const),
};
export type ClientList = ListAddress<typeof clientFilters & typeof clientView>;

const all = ['admin', 'clients'] as const;

/** Search, filter, and order as the server is asked for them. */
export function filterOf({ search, values }: Pick<ClientList, 'search' | 'values'>) {
  const { status, country, sort } = values;
  return { search: search.trim() || undefined, status, country, sort, ...spanOf(values) };
}

/** A page of clients, newest first unless the URL says otherwise. */
export function useClients(list: ClientList) {
  const grt = useGrt();
  const filter = filterOf(list);
  return useQuery({
    queryKey: [...all, 'list', filter, list.page, list.size],
    queryFn: async ({ signal }) =>
      await grt.clients.list({ ...filter, page: list.page, per_page: list.size ?? clientsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useClient(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) => await grt.clients.show({ id }, { signal }),
  });
}

/** A status change of one client. */
export interface StatusChange {
  readonly action: StatusAction;
  readonly id: number;
  /** For a suspension; emailed to the client. */
  readonly reason?: string;
}

export async function changeStatus(grt: ScreenGrt, { action, id, reason = '' }: StatusChange): Promise<Client> {
  if (action === 'activate') return await grt.clients.activate({ id });
  if (action === 'resend') return await grt.clients.resendSetup({ id });
  return await grt.clients.suspend({ id, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) });
}

/** Changes the status of one client. */
export const useChangeStatus = () =>
  useReviewChange(async (grt, change: StatusChange) => await changeStatus(grt, change));

export function useCreateClient() {
  const grt = useGrt();
  const once = useOnce();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (form: BodyOf<'clients.create'>) =>
      await once(form, (options) => grt.clients.create(form, options)),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** Changes a client.
 * @param seen - as the form was filled with it: what was changed since is not overwritten unseen */
export function useUpdateClient(id: number, seen?: Client) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const edit = useEdit();
  return useChange({
    mutationFn: async (changes: BodyOf<'clients.update'>) =>
      seen === undefined
        ? await grt.clients.update({ id, ...changes })
        : await edit({
            seen,
            changes,
            show: () => grt.clients.show({ id }),
            update: (options) => grt.clients.update({ id, ...changes }, options),
          }),
    onSuccess: async (client) => {
      queryClient.setQueryData([...all, 'one', id], client);
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}

/** Cancels a change of the client's address that waits to be confirmed. */
export function useCancelClientEmail(id: number) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async () => await grt.clients.cancelEmail({ id }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** Removes the second factor of a client. */
export function useRemoveClientFactors(id: number) {
  const grt = useGrt();
  return async () => await grt.clients.removeFactors({ id });
}

/** Exports them as CSV. */
export function useExport(list: ClientList) {
  const grt = useGrt();
  const { sort, ...filter } = filterOf(list);
  return useExportFile(
    'clients.csv',
    async (choice) => await grt.clients.export({ sort, ...exportedRows(choice, filter) }),
  );
}

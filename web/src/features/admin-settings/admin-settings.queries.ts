import type { BodyOf } from '@grt/sdk/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import type { SearchedList } from '../../core/use-list-address.ts';

const settingsKey = ['admin', 'settings'];
const usersKey = ['admin', 'users'];
const pageSize = 10;

/** Platform settings. */
export function useSettings() {
  const grt = useGrt();
  return useQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => await grt.settings.show({}, { signal }),
  });
}

export function useSaveSettings() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (changes: BodyOf<'settings.update'>) => await grt.settings.update(changes),
    onSuccess: async (settings) => {
      queryClient.setQueryData(settingsKey, settings);
      await queryClient.invalidateQueries({ queryKey: ['platform'] });
    },
  });
}

/** A page of administrators, by name. */
export function useUsers({ search, page }: Pick<SearchedList, 'search' | 'page'>) {
  const grt = useGrt();
  const filter = { search: search.trim() || undefined, page, per_page: pageSize };
  return useQuery({
    queryKey: [...usersKey, filter],
    queryFn: async ({ signal }) => await grt.users.list(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Removes the second factor of an administrator. */
export function useRemoveUserFactors() {
  const grt = useGrt();
  return async (id: number) => await grt.users.removeFactors({ id });
}

/** Super admins' actions on an administrator. */
export type UserChange =
  | { readonly kind: 'create'; readonly form: BodyOf<'users.create'> }
  | { readonly kind: 'update'; readonly id: number; readonly changes: BodyOf<'users.update'> }
  | { readonly kind: 'cancelEmail'; readonly id: number }
  | { readonly kind: 'remove'; readonly id: number };

export function useChangeUser() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: UserChange) => {
      if (change.kind === 'create') await grt.users.create(change.form);
      else if (change.kind === 'update') await grt.users.update({ id: change.id, ...change.changes });
      else if (change.kind === 'cancelEmail') await grt.users.cancelEmail({ id: change.id });
      else await grt.users.remove({ id: change.id });
    },
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}

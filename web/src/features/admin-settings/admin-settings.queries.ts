import type { AdminUser, BodyOf } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import type { SearchedList } from '../../core/use-list-address.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useChange } from '../../ui/use-change.ts';

const settingsKey = ['admin', 'settings'];
export const usersKey = ['admin', 'users'];
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
  return useChange({
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

/** Everyone who matches, as CSV. */
export function useUsersFile({ search }: Pick<SearchedList, 'search'>) {
  const grt = useGrt();
  const read = async () => await grt.users.export({ search: search.trim() || undefined });
  return useExportFile('administrators.csv', read);
}

/** Removes the second factor of an administrator. */
export function useRemoveUserFactors() {
  const grt = useGrt();
  return async (id: number) => await grt.users.removeFactors({ id });
}

/** Activates or deactivates an administrator. The new state is named, so that two who do it at once agree. */
export function useSwitchUser() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async ({ id, is_active }: Pick<AdminUser, 'id' | 'is_active'>) =>
      await grt.users.update({ id, is_active }),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}

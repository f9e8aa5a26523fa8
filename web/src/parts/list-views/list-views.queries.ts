import type { SavedView } from '@grt/sdk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';

const key = ['account', 'views'] as const;

/** What the signed-in person has saved of all lists. Other devices may add to it: it is read again with each visit. */
export function useViews() {
  const grt = useGrt();
  return useQuery({ queryKey: key, queryFn: async ({ signal }) => await grt.views.list({}, { signal }) });
}

/** A view as it is saved. */
export type ViewToSave = Pick<SavedView, 'list' | 'name' | 'query'>;

/** Saves a view, in place of one of this name. It is shown at once. */
export function useSaveView() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (view: ViewToSave) => await grt.views.save(view),
    onMutate: async (view) => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<readonly SavedView[]>(key, (kept) => [
        ...(kept ?? []).filter((other) => !isSame(other, view)),
        { id: 0, updated_at: '', ...(kept ?? []).find((other) => isSame(other, view)), ...view },
      ]);
    },
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveView() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async ({ id }: Pick<SavedView, 'id'>) => await grt.views.remove({ id }),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: key }),
  });
}

const isSame = (one: ViewToSave, other: ViewToSave) =>
  one.list === other.list && one.name?.toLowerCase() === other.name?.toLowerCase();

import { useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';
import { pageKey } from './page-editor.queries.ts';

/** Replaces the edited page with its current version. */
export function useNewestPage() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (id: number) => await grt.pages.show({ id }),
    onSuccess: (page) => queryClient.setQueryData(pageKey(page.id), page),
  });
}

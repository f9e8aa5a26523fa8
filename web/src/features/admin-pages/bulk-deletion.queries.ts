import { perPageMax } from '@grt/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { bulkMax } from '../../core/bulk-limits.ts';
import { oneByOne } from '../../core/bulk-run.ts';
import { useGrt } from '../../core/use-grt.ts';
import { queryOf, type PageFilter } from './admin-pages.queries.ts';

/** For the bulk deletion: which pages, and deleting each. */
export function useBulkDeletion(filter: PageFilter) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return {
    matching: async (signal: AbortSignal) =>
      await grt.pages.list({ ...queryOf(filter), per_page: perPageMax }, { signal }).toArray({ limit: bulkMax }),
    remove: oneByOne(async ({ id }, call) => {
      await grt.pages.remove({ id }, call);
      return 'Deleted';
    }),
    refresh: async () => await queryClient.invalidateQueries({ queryKey: ['admin', 'pages'] }),
  };
}

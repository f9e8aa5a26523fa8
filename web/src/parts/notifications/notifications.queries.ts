import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';

const perPage = 20;
const pollMs = 60_000;
const countKey = ['client', 'notifications', 'unread'] as const;

/** How many are unread, 100 at most; looked up again while someone looks, and after each change of a client's things. */
export function useUnread() {
  const grt = useGrt();
  return useQuery({
    queryKey: countKey,
    queryFn: async ({ signal }) => await grt.notifications.unread({}, { signal }),
    refetchInterval: () => (navigator.onLine ? pollMs : false),
    refetchOnWindowFocus: 'always',
  });
}

/** The notifications, page by page. */
export function useNotifications() {
  const grt = useGrt();
  return useInfiniteQuery({
    queryKey: ['client', 'notifications', 'list'],
    queryFn: async ({ pageParam, signal }) =>
      await grt.notifications.list(
        { per_page: perPage, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  });
}

/** Marks one as read, or all up to the one that was seen last. */
export function useMarkAsRead() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (which: { readonly id: number } | { readonly through: number }) =>
      'id' in which ? await grt.notifications.read(which) : await grt.notifications.readAll(which),
    onSuccess: (count) => {
      queryClient.setQueryData(countKey, count);
      void queryClient.invalidateQueries({ queryKey: ['client', 'notifications', 'list'] });
    },
  });
}

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { onLive, readLive } from '../../core/live.ts';
import { useGrt } from '../../core/use-grt.ts';
import { historyQuery } from '../earlier-decisions/earlier-decisions.queries.ts';
import { notesQuery } from '../notes/notes.queries.ts';
import type { QueuePage, QueueSource, Reviewable, ReviewKind } from './review-kind.ts';

const pageSize = 50;
/** The next page is fetched when no more than this many rows are left. */
const rowsAhead = 15;
/** Others decide, too. */
const refreshMs = 60_000;

export const queueKey = (kind: string) => ['admin', kind, 'queue'] as const;
export const caseKey = (kind: string, id: number) => ['admin', kind, 'case', id] as const;

/** The whole queue, page after page as one moves through it. What is decided leaves it when its pages are read again, so
 * that none is passed over. */
export function useReviewQueue<Row extends Reviewable>(kind: ReviewKind<Row>, { asked, page }: QueueSource<Row>) {
  const grt = useGrt();
  const { isOpen: isTold } = useSyncExternalStore(onLive, readLive, readLive);
  const queue = useInfiniteQuery({
    queryKey: [...queueKey(kind.name), asked],
    queryFn: async ({ pageParam, signal }) => await page(grt, { page: pageParam, per_page: pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: (last: QueuePage<Row>, _pages, read: number) =>
      read < last.meta.last_page ? read + 1 : undefined,
    // Rows do not move by themselves while the server tells what changes: the list says what is new.
    refetchInterval: isTold ? false : refreshMs,
  });
  const rows = useMemo(() => rowsIn(queue.data), [queue.data]);
  return { ...queue, rows, total: queue.data?.pages.at(-1)?.meta.total };
}

/** Fetches the next page in good time. @param place - of the open case in the rows */
export function useNextPage(
  {
    hasNextPage,
    isFetching,
    fetchNextPage,
  }: Pick<ReturnType<typeof useReviewQueue>, 'hasNextPage' | 'isFetching' | 'fetchNextPage'>,
  place: number,
  count: number,
): void {
  const isNear = place >= count - rowsAhead;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNear, hasNextPage, isFetching, fetchNextPage]);
}

/** One case: as the queue has it, until it is read by itself. */
export function useCase<Row extends Reviewable>(kind: ReviewKind<Row>, id: number | undefined, known: Row | undefined) {
  const grt = useGrt();
  return useQuery({
    queryKey: caseKey(kind.name, id ?? 0),
    queryFn: async ({ signal }) => await kind.one(grt, id ?? 0, signal),
    enabled: id !== undefined && !known,
    ...(known ? { initialData: known } : {}),
  });
}

/** Prepares the case that comes next. */
export function usePrefetch<Row extends Reviewable>(kind: ReviewKind<Row>, next: Row | undefined): void {
  const grt = useGrt();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!next) return;
    kind.prefetch(queryClient, grt, next);
    if (kind.earlier.may()) {
      const source = { name: kind.name, read: kind.earlier.read };
      void queryClient.prefetchQuery(historyQuery(grt, source, next.id));
    }
    void queryClient.prefetchQuery(notesQuery(grt, { subject: kind.subject, id: next.id }));
  }, [kind, next, queryClient, grt]);
}

/** The rows of all pages, each once: while others decide, one may have moved to the next page. */
function rowsIn<Row extends Reviewable>(data: InfiniteData<QueuePage<Row>> | undefined): readonly Row[] {
  return [...new Map(data?.pages.flatMap((page) => page.data).map((row) => [row.id, row])).values()];
}

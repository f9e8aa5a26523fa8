import { useEffect, useEffectEvent, useState } from 'react';
import type { QueueSource, Reviewable, ReviewKind } from './review-kind.ts';
import type { Desk } from './use-desk.ts';
import { useCase, useNextPage, usePrefetch, useReviewQueue } from './use-review-queue.ts';

/** The open case: its id, or the first one that waits. */
export type OpenCase = number | 'next';

interface PlaceOptions<Row extends Reviewable> {
  readonly kind: ReviewKind<Row>;
  readonly open: OpenCase;
  readonly source: QueueSource<Row>;
  readonly onMove: (to: OpenCase) => void;
}

/** Where one is in the queue. */
export type Place<Row extends Reviewable> = ReturnType<typeof usePlace<Row>>;

/** Finds the open case and what is beside it. */
export function usePlace<Row extends Reviewable>({ kind, open, source, onMove }: PlaceOptions<Row>, desk: Desk) {
  const queue = useReviewQueue(kind, source);
  const { rows } = queue;
  const waits = (row: Row) => kind.summaryOf(row).status === 'pending' && !desk.held.has(row.id);
  const id = useOpenId(open, rows, waits);
  const place = rows.findIndex((row) => row.id === id);
  const known = rows[place];
  const found = useCase(kind, id, known);
  const row = known ?? found.data;
  const loadedNext = rows.slice(place + 1).find(waits) ?? rows.slice(0, Math.max(place, 0)).find(waits);
  useNextPage(queue, Math.max(place, 0), rows.length);
  usePrefetch(kind, loadedNext);
  const move = useEffectEvent(onMove);
  // Once per case: until the address has it, an undo may have moved elsewhere.
  useEffect(() => {
    if (open === 'next' && id !== undefined) move(id);
  }, [open, id]);

  /** The next case that waits, on whatever page. */
  async function next(): Promise<Row | undefined> {
    if (loadedNext || !queue.hasNextPage) return loadedNext;
    const { data } = await queue.fetchNextPage();
    return data?.pages.at(-1)?.data.find((one) => one.id !== id && waits(one));
  }

  /** The case before or after the open one. */
  const beside = (by: 1 | -1) => (place < 0 ? (by === 1 ? rows[0] : undefined) : rows[place + by]);

  return { queue, found, id, place, row, summary: row && kind.summaryOf(row), waits, next, beside };
}

/** The id of the open case. Until the address has the id of the first one, it stays while it waits: a note must not be written on
 * whatever comes first when the queue is read again. */
export function useOpenId<Row extends Reviewable>(
  open: OpenCase,
  rows: readonly Row[],
  waits: (row: Row) => boolean,
): number | undefined {
  const [shown, setShown] = useState<number>();
  if (open !== 'next') {
    if (shown !== undefined) setShown(undefined);
    return open;
  }
  const id = (rows.find((row) => row.id === shown && waits(row)) ?? rows.find(waits))?.id;
  if (id !== shown) setShown(id);
  return id;
}

import { useEffect, useRef } from 'react';
import type { Reviewable } from './review-kind.ts';
import type { useReviewQueue } from './use-review-queue.ts';
import type { OpenCase } from './use-place.ts';

interface FirstResultOptions<Row extends Reviewable> {
  readonly search: string;
  readonly queue: Pick<ReturnType<typeof useReviewQueue<Row>>, 'rows' | 'isSuccess'>;
  /** Of the open case in the results; -1 when it is not among them. */
  readonly place: number;
  readonly waits: (row: Row) => boolean;
  /** What is written about the open case would be lost. */
  readonly isHeldBack: boolean;
  readonly onMove: (to: OpenCase) => void;
}

/** Opens the first result of a new search, unless the open case is one of the results. Ending a search leaves the open
 * case where it is. */
export function useFirstResult<Row extends Reviewable>(options: FirstResultOptions<Row>): void {
  const { search, queue, place, waits, isHeldBack, onMove } = options;
  const followed = useRef(search);
  useEffect(() => {
    if (followed.current === search || !queue.isSuccess || isHeldBack) return;
    followed.current = search;
    if (search !== '' && place < 0) onMove((queue.rows.find(waits) ?? queue.rows[0])?.id ?? 'next');
  });
}

import type { ReviewHistory } from '@grt/sdk/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ScreenGrt } from '../../core/screen-grt.ts';

/** Reads what was decided before on one kind of record. */
export interface HistorySource {
  /** Its name in keys of the cache: `registrations`. */
  readonly name: string;
  readonly read: (grt: ScreenGrt, id: number, signal: AbortSignal) => Promise<ReviewHistory>;
}

/** What was decided before on a record. */
export const historyQuery = (grt: ScreenGrt, { name, read }: HistorySource, id: number) =>
  queryOptions({
    queryKey: ['admin', name, 'evidence', 'decisions', id],
    queryFn: async ({ signal }) => await read(grt, id, signal),
  });

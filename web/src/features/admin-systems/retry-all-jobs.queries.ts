import { ConflictError, NotFoundError, RateLimitedError } from '@grt/sdk';
import { useQueryClient } from '@tanstack/react-query';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';
import { systemKey } from './admin-systems.queries.ts';

/** What became of the failed jobs. */
export interface RetriedJobs {
  /** How many were queued again. */
  readonly retried: number;
  /** Set if the server takes no more operations for now. */
  readonly limited?: RateLimitedError;
}

/** Retries every failed job, also those beyond the ones that are listed. */
export function useRetryAllJobs() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async () => await retryAll(grt),
    onSettled: () => queryClient.invalidateQueries({ queryKey: systemKey }),
  });
}

/** As some are queued again, the next are listed. One that fails again in the meantime is not retried twice. */
export async function retryAll(grt: Pick<ScreenGrt, 'system'>): Promise<RetriedJobs> {
  const tried = new Set<number>();
  let retried = 0;
  for (;;) {
    const { recent_failed_jobs } = await grt.system.queueStatus();
    const next = recent_failed_jobs.filter(({ id }) => !tried.has(id));
    if (next.length === 0) return { retried };
    for (const { id } of next) {
      tried.add(id);
      try {
        await grt.system.retryJob({ id });
        retried += 1;
      } catch (error) {
        if (error instanceof RateLimitedError) return { retried, limited: error };
        // Someone else retried or forgot it first, or the same is queued already.
        if (!(error instanceof NotFoundError || error instanceof ConflictError)) throw error;
      }
    }
  }
}

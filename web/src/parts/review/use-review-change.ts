import { ConflictError, NotFoundError } from '@grt/sdk';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';

/** Whether the server refused because someone else was first: it was already decided, or is gone. */
export function isOver(error: Error | null): boolean {
  return error instanceof ConflictError || error instanceof NotFoundError;
}

/** A change that an administrator makes to one record. Every administrator screen then shows the record's current
 * state, even if someone else was first. */
export function useReviewChange<Variables, Result>(change: (grt: ScreenGrt, variables: Variables) => Promise<Result>) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (variables: Variables) => await change(grt, variables),
    onSettled: async (_result, error) => {
      if (!error || isOver(error)) await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}

import type { RejectionReason, RejectionReasons } from '@grt/sdk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEdit } from '../../core/use-edit.ts';
import { useGrt } from '../../core/use-grt.ts';
import { reasonsQuery, type ReasonList } from '../../parts/review/common-reasons.ts';
import { useChange } from '../../ui/use-change.ts';

/** The common reasons for rejections. */
export const useReasons = () => useQuery(reasonsQuery(useGrt()));

/** Replaces one of the lists. @param seen - the reasons as they were when the list was opened */
export function useSaveReasons(seen: RejectionReasons, of: ReasonList) {
  const grt = useGrt();
  const edit = useEdit();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (list: readonly RejectionReason[]) => {
      const changes = { [of]: list };
      return await edit({
        seen,
        changes,
        show: () => grt.settings.showReasons({}),
        update: (options) => grt.settings.updateReasons(changes, options),
      });
    },
    onSuccess: (saved) => queryClient.setQueryData(reasonsQuery(grt).queryKey, saved),
  });
}

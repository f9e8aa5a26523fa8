import type { RejectionReason, RejectionReasonsChanges } from '@grt/sdk/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import { useGrt } from '../../core/use-grt.ts';

/** What has common reasons. */
export type ReasonList = keyof RejectionReasonsChanges;

/** All common reasons, which administrators change now and then. */
export const reasonsQuery = (grt: ScreenGrt) =>
  queryOptions({
    queryKey: ['review', 'reasons'],
    queryFn: async ({ signal }) => await grt.settings.showReasons({}, { signal }),
    staleTime: 60_000,
  });

export interface CommonReasons {
  /** In the order of their keys; undefined until they are loaded. */
  readonly list: readonly RejectionReason[] | undefined;
  /** The same, waiting until they are loaded: a key pressed early is not lost. None if they cannot be loaded. */
  readonly find: () => Promise<readonly RejectionReason[]>;
}

/** The common reasons for rejecting something. @param of - undefined where there are none */
export function useCommonReasons(of: ReasonList | undefined): CommonReasons {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...reasonsQuery(grt), enabled: of !== undefined });
  const list = of === undefined ? [] : data?.[of];
  return {
    list,
    async find() {
      // A digit means what is shown, whatever was saved elsewhere meanwhile.
      if (of === undefined || list !== undefined) return list ?? [];
      return (await queryClient.fetchQuery(reasonsQuery(grt)).catch(() => undefined))?.[of] ?? [];
    },
  };
}

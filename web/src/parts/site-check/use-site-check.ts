import type { SiteCheck } from '@grt/sdk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../ui/use-change.ts';

/** Whose address it is, and the calls for it. */
export interface CheckedSite {
  /** Begins the keys of the cache. */
  readonly key: readonly unknown[];
  /** What the record said when it was read. */
  readonly known: SiteCheck | null;
  readonly read: (signal: AbortSignal) => Promise<SiteCheck | null>;
  /** Has the server look again. */
  readonly ask: () => Promise<SiteCheck | null>;
}

const lookEveryMs = 2000;
/** A server with much to look at is asked less often. */
const laterEveryMs = 15_000;
const often = 30;

/** What the server found at an address: read again only while it is looking. */
export function useSiteCheck({ key, known, read, ask }: CheckedSite) {
  const queryClient = useQueryClient();
  const queryKey = [...key, known?.state, known?.checked_at];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => await read(signal),
    initialData: known,
    enabled: ({ state }) => state.data?.state === 'checking',
    refetchInterval: ({ state }) => {
      if (state.data?.state !== 'checking') return false;
      return state.dataUpdateCount > often ? laterEveryMs : lookEveryMs;
    },
  });
  const asking = useChange({
    mutationFn: ask,
    onSuccess: (asked) => queryClient.setQueryData(queryKey, asked),
  });
  return { check: data, ask: asking.mutate, isAsking: asking.isPending };
}

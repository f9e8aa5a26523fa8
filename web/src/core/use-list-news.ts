import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveKind } from '@grt/sdk/contract';
import { onLive, readLive } from './live.ts';

/** What has happened to a list since it was read. */
export interface ListNews {
  /** Records that came in. */
  readonly added: number;
  /** Rows on the screen that others decided, changed, or removed. */
  readonly changed: number;
  /** Something may have been missed. */
  readonly isUnsure: boolean;
  /** Reads the list again, after which none of this is news. */
  readonly show: () => Promise<void>;
}

interface ShownList {
  readonly kind: Exclude<LiveKind, 'everything'>;
  /** Of the rows on the screen. */
  readonly ids: readonly number[];
  /** Whether it is being read, which answers what happened until then. */
  readonly isFetching: boolean;
  /** Reads it anew, even while it is being read. */
  readonly refetch: () => Promise<{ readonly isError: boolean }>;
}

/** What others did since the list on the screen was read. */
export function useListNews({ kind, ids, isFetching, refetch }: ShownList): ListNews {
  const { news } = useSyncExternalStore(onLive, readLive, readLive);
  const { sinceMs, show } = useReadSince(isFetching, refetch);
  const shown = new Set(ids);
  const added = new Set<number>();
  const changed = new Set<number>();
  let isUnsure = false;
  for (const { kind: of, id, what, toldAtMs } of news) {
    if (toldAtMs < sinceMs) continue;
    if (id === null) isUnsure = true;
    else if (of === kind && shown.has(id)) changed.add(id);
    else if (of === kind && what === 'added') added.add(id);
  }
  return { added: added.size, changed: changed.size, isUnsure, show };
}

/** When the reading of what is shown began: what was told during it may not be in it. */
function useReadSince(isFetching: boolean, refetch: ShownList['refetch']) {
  const [sinceMs, setSinceMs] = useState(() => Date.now());
  const begunMs = useRef(sinceMs);
  useEffect(() => {
    if (isFetching) begunMs.current = Date.now();
    else setSinceMs(begunMs.current);
  }, [isFetching]);

  // A reading that replaces one under way begins without being seen to.
  async function show(): Promise<void> {
    const nowMs = Date.now();
    begunMs.current = nowMs;
    const { isError } = await refetch();
    if (!isError) setSinceMs(nowMs);
  }

  return { sinceMs, show };
}

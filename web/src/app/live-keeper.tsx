import { useEffect } from 'react';
import { followChanges, type Grt } from '@grt/sdk';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { addNews, forgetNews, lookingKey, setLiveOpen, type LiveNews } from '../core/live.ts';
import { may } from '../core/may.ts';
import { onSignOut } from '../core/sign-out.ts';
import { useFlowGrt } from '../core/use-grt.ts';

/** What comes within this time is shown at once: five hundred decisions are one change of the screen. */
const gatherMs = 400;

/** Follows what changes while the console is open and seen: one connection for each tab. Counts are read again when
 * something has changed; lists say so, and move when they are asked to.
 * @see docs/decisions/0025-live-lists.md */
export function LiveKeeper() {
  const grt = useFlowGrt();
  const queryClient = useQueryClient();
  const isAllowed = may('live.changes');
  useEffect(() => {
    if (!isAllowed) return undefined;
    let stop: (() => void) | undefined;
    const place: Place = { after: undefined };
    const update = (): void => {
      const isSeen = document.visibilityState !== 'hidden';
      if (isSeen) stop ??= follow({ grt, queryClient, place });
      else {
        stop?.();
        stop = undefined;
      }
    };
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      document.removeEventListener('visibilitychange', update);
      stop?.();
      forgetNews();
    };
  }, [grt, queryClient, isAllowed]);
  return null;
}

/** Where one goes on when the page is seen again. */
interface Place {
  after: string | undefined;
}

interface Parts {
  readonly grt: Grt;
  readonly queryClient: QueryClient;
  readonly place: Place;
}

/** @returns what ends it */
function follow({ grt, queryClient, place }: Parts): () => void {
  const ending = new AbortController();
  const forget = onSignOut(() => ending.abort());
  let gathered: LiveNews[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    timer = undefined;
    const changes = gathered.filter(({ what }) => what !== 'looked_at');
    const isLookedAt = gathered.some(
      ({ kind, what, mine }) => kind === 'everything' || (what === 'looked_at' && !mine),
    );
    gathered = [];
    if (isLookedAt) readLookers();
    if (changes.length === 0) return;
    addNews(changes);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isCount(queryKey) });
  }

  const readLookers = () => void queryClient.invalidateQueries({ queryKey: lookingKey() });

  async function run(): Promise<void> {
    const onState = (state: 'open' | 'lost') => {
      setLiveOpen(state === 'open');
      // Who began to look meanwhile is not told later.
      if (state === 'open') readLookers();
    };
    const onPosition = (position: string) => (place.after = position);
    const options = { signal: ending.signal, after: place.after, onPosition, onState };
    for await (const change of followChanges(grt.live, options)) {
      gathered.push({ ...change, toldAtMs: Date.now() });
      timer ??= setTimeout(tell, gatherMs);
    }
  }

  // A session that has ended is asked for elsewhere; whatever else fails, the counts are polled.
  run().catch(() => setLiveOpen(false));
  return () => {
    forget();
    ending.abort();
    clearTimeout(timer);
    setLiveOpen(false);
  };
}

/** Numbers that are shown without the rows that they count: nothing moves when they change. */
const isCount = ([area, name, what]: readonly unknown[]): boolean =>
  area === 'admin' && (name === 'work' || what === 'stats');

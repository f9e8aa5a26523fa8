import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { connectionLost, isUnanswered, onConnection, onDoubt, readConnection } from '../../core/connection.ts';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { useGrt } from '../../core/use-grt.ts';
import styles from './connection-notice.module.css';

/** How often it is tried whether the server can be reached again. */
const tryEveryMs = 10_000;

/** Above every screen while the server cannot be reached: what is shown, and from when. As soon as the server answers
 * again, everything on the screen is refreshed. */
export function ConnectionNotice() {
  const { isLost, seenAt } = useSyncExternalStore(onConnection, readConnection, readConnection);
  const { tryNow, isTrying } = useReconnection(isLost);
  if (!isLost) return null;
  return (
    <div className={styles['notice']} data-print="no">
      <output>
        The server cannot be reached. {seenAt && `You’re seeing data from ${formatExactTime(seenAt)}. `}
        Nothing can be saved until the connection is back.
      </output>
      <button type="button" className={styles['retry']} disabled={isTrying} onClick={tryNow}>
        Try now
      </button>
    </div>
  );
}

/** Asks the server whether it can be reached when a call got no reply, and while the connection is lost at intervals and
 * when the browser says that it is online. Once the connection is found again, refreshes what is shown: what is old, or
 * could not be loaded. */
function useReconnection(isLost: boolean) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const { refetch, isFetching } = useQuery({
    queryKey: ['connection'],
    queryFn: async ({ signal }) => {
      const before = readConnection();
      return await grt.system.health({}, { signal, retries: 0 }).catch((error: unknown) => {
        // No other call was answered in the meantime, either.
        if (isUnanswered(error) && readConnection() === before) connectionLost();
        throw error;
      });
    },
    enabled: isLost,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: isLost && tryEveryMs,
    refetchOnReconnect: true,
  });
  const wasLost = useRef(false);
  useEffect(() => {
    // A call that is under way is not sent twice.
    if (wasLost.current && !isLost)
      void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
    wasLost.current = isLost;
  }, [isLost, queryClient]);
  useEffect(() => {
    if (!navigator.onLine) connectionLost();
    return onDoubt(() => void refetch({ cancelRefetch: false }));
  }, [refetch]);
  return { tryNow: () => void refetch(), isTrying: isFetching };
}

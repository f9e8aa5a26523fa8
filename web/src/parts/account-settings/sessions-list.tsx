import type { Session } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useEndSession, useSessions } from './account.queries.ts';
import { deviceName } from '../../core/device-name.ts';
import { tellDone, tellFailed } from './saved.ts';
import styles from './settings-list.module.css';
import { FailedPart, LoadingRows } from './settings-section.tsx';

/** As many as the server lists: the ones used last. */
const mostListed = 200;

/** The account's sessions; all but this one can be ended. */
export function SessionsList() {
  const sessions = useSessions();
  const end = useEndSession();

  if (sessions.isPending) return <LoadingRows label="Loading sessions..." />;
  if (sessions.isError) {
    return <FailedPart what="sessions" error={sessions.error} onRetry={() => void sessions.refetch()} />;
  }

  const endIt = (session: Session) =>
    end.mutate(session.id, {
      onSuccess: () => tellDone('Session ended.', deviceName(session.user_agent)),
      onError: (error) =>
        tellFailed(error, 'Failed to end the session. Please try again.', deviceName(session.user_agent)),
    });

  return (
    <>
      <ul className={styles['list']}>
        {sessions.data.map((session) => (
          <li key={session.id}>
            <div>
              <p>
                <strong>{deviceName(session.user_agent)}</strong>
                {session.is_current && <span className={styles['badge']}>This session</span>}
              </p>
              <p className={styles['detail']}>
                {session.address ?? 'Unknown address'} · signed in <TimeAgo at={session.created_at} /> · last used{' '}
                <TimeAgo at={session.last_used_at} />
              </p>
            </div>
            {!session.is_current && (
              <Button
                variant="default"
                aria-label={`End the session on ${deviceName(session.user_agent)}`}
                disabled={end.isPending}
                onClick={() => endIt(session)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data.length >= mostListed && (
        <p className={styles['more']}>
          These are your {mostListed} most recently used sessions. To end the others too, change your password.
        </p>
      )}
    </>
  );
}

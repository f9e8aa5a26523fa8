import type { Feed } from '@grt/sdk/contract';
import { fieldLabels, mappedFields } from '@grt/sdk/feeds';
import { Skeleton } from '@mantine/core';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useSavedMapping } from './client-feed.queries.ts';
import styles from './client-feed-screen.module.css';

/** Which column of the file fills which field, as the last file was read. */
export function FeedMapping({ feed }: { feed: Feed }) {
  const { data, error, isPending, refetch } = useSavedMapping(feed.id);
  return (
    <Panel title="Mapping">
      <div className={styles['body']}>
        {error && (
          <LoadFailure message="The mapping could not be loaded." error={error} onRetry={() => void refetch()} />
        )}
        {isPending && (
          <output aria-label="Loading the mapping">
            <Skeleton height={90} />
          </output>
        )}
        {data === null && <p className={styles['quiet']}>Columns are matched by their names.</p>}
        {data && (
          <>
            <dl className={styles['pairs']}>
              {mappedFields(data.mapping as Parameters<typeof mappedFields>[0]).map(({ column, field }) => (
                <div key={`${column} ${field}`}>
                  <dt>{column}</dt>
                  <dd>{fieldLabels[field]}</dd>
                </div>
              ))}
            </dl>
            <p className={styles['quiet']}>
              Reused for files with the same columns. Saved <TimeAgo at={data.updated_at} />.
            </p>
          </>
        )}
      </div>
    </Panel>
  );
}

import { useState } from 'react';
import type { Import } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { importWords } from '../../parts/feed-status.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useImportHistory } from './client-feed.queries.ts';
import styles from './client-feed-screen.module.css';

/** What was imported when, and with what errors. @param props - `onOpen`: opens the reports */
export function FeedImports({ feedId, onOpen }: { feedId: number; onOpen: () => void }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useImportHistory(feedId, page);
  return (
    <Panel
      title="Imports"
      aside={
        <Button variant="subtle" size="compact-sm" onClick={onOpen}>
          Import report
        </Button>
      }
    >
      <div className={styles['body']}>
        {error && (
          <LoadFailure message="The imports could not be loaded." error={error} onRetry={() => void refetch()} />
        )}
        {!error && !data && (
          <output aria-label="Loading the imports">
            <Skeleton height={120} />
          </output>
        )}
        {data?.data.length === 0 && <p className={styles['quiet']}>Nothing was imported yet.</p>}
        {data && data.data.length > 0 && (
          <ul className={styles['rows']} aria-label="Imports">
            {data.data.map((run) => (
              <Row key={run.id} run={run} />
            ))}
          </ul>
        )}
        {data && <PageSteps page={page} lastPage={data.meta.last_page} onPage={setPage} />}
      </div>
    </Panel>
  );
}

function Row({ run }: { run: Import }) {
  const { word, tone } = importWords[run.state];
  const { added, changed, removed, rejected } = run.counts;
  const counts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'turned off'],
    [rejected, 'rejected'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
  return (
    <li>
      <p>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <TimeAgo at={run.created_at} />
      </p>
      <p className={styles['quiet']} dir="auto">
        {[run.source_name, told.length === 0 ? undefined : told.join(', '), run.error].filter(Boolean).join(': ')}
      </p>
    </li>
  );
}

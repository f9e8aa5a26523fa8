import { useState } from 'react';
import type { Import } from '@grt/sdk/contract';
import { NativeSelect, Skeleton } from '@mantine/core';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { importWords, isUnderWay } from '../feed-status.ts';
import { ImportReport } from './import-report.tsx';
import styles from './import-report.module.css';
import { useImports, useReportedFeed, type Viewer } from './import-report.queries.ts';

interface FeedReportDialogProps {
  readonly as: Viewer;
  /** Open while there is one. */
  readonly feedId: number | undefined;
  readonly onClose: () => void;
}

/** The imports of one feed, newest first, each with its report. */
export function FeedReportDialog({ as, feedId, onClose }: FeedReportDialogProps) {
  const shown = useLastDefined(feedId);
  const feed = useReportedFeed({ as, feedId });
  const title = feed.data ? `Import report: ${feed.data.feed_name}` : 'Import report';
  return (
    <Dialog title={title} opened={feedId !== undefined} onClose={onClose} width={860} closesByClick>
      {shown !== undefined && <Reports key={shown} as={as} feedId={shown} />}
    </Dialog>
  );
}

function Reports({ as, feedId }: { as: Viewer; feedId: number }) {
  const { data, error, refetch } = useImports({ as, feedId });
  const [chosen, setChosen] = useState<number>();
  if (error) {
    return <LoadFailure message="The imports could not be loaded." error={error} onRetry={() => void refetch()} />;
  }
  if (!data)
    return (
      <output aria-label="Loading the imports">
        <Skeleton height={160} />
      </output>
    );
  const { data: runs, meta } = data;
  const importId = chosen ?? runs[0]?.id;
  if (importId === undefined) return <p>This feed has no imports yet.</p>;
  return (
    <div className={styles['report']}>
      {runs.length > 1 && (
        <NativeSelect
          label="Import"
          description={
            meta.total > runs.length &&
            `These are the latest ${String(runs.length)}. The feed’s page lists all of them.`
          }
          value={String(importId)}
          data={runs.map((run) => ({ value: String(run.id), label: nameOf(run) }))}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      )}
      <ImportReport as={as} feedId={feedId} importId={importId} isLastDone={importId === lastDone(runs)} />
    </div>
  );
}

/** The newest completed one, unless a newer one is running. @param runs - newest first */
function lastDone(runs: readonly Import[]): number | undefined {
  return runs.some(isUnderWay) ? undefined : runs.find(({ state }) => state === 'done')?.id;
}

const nameOf = ({ created_at, state, source_name }: Import) =>
  `${formatExactTime(new Date(created_at))}: ${importWords[state].word}${source_name === null ? '' : `, ${source_name}`}`;

import { useState } from 'react';
import type { Import } from '@grt/sdk/contract';
import { Link } from 'react-router-dom';
import { formatCount, formatCounted } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { importWords } from '../../parts/feed-status.ts';
import { NothingHere, RecordPanel } from '../../parts/record-panel/record-panel.tsx';
import styles from '../../parts/record-panel/record-panel.module.css';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useFeedImports, useFeedImportsFile } from './record.queries.ts';

/** The imports of a feed, newest first. */
export function FeedImports({ id }: { id: number }) {
  const [page, setPage] = useState(1);
  const imports = useFeedImports(id, page);
  const file = useFeedImportsFile(id);
  const aside = (
    <>
      <ExportButton isSmall label="Export imports" file={file} />
      <Link to={`${paths.adminFeeds}?tab=management&report=${String(id)}`}>Import report</Link>
    </>
  );
  return (
    <RecordPanel title="Imports" noun="the imports" query={imports} aside={aside}>
      {({ data, meta }) =>
        data.length === 0 ? (
          <NothingHere>Nothing has been imported yet.</NothingHere>
        ) : (
          <>
            <ul className={styles['rows']} aria-label="Imports">
              {data.map((run) => (
                <Run key={run.id} run={run} />
              ))}
            </ul>
            <div className={styles['steps']}>
              <PageSteps of="imports" page={page} lastPage={meta.last_page} onPage={setPage} />
            </div>
          </>
        )
      }
    </RecordPanel>
  );
}

function Run({ run: { source_name, counts, error, hold_reason, created_at, created_by, state } }: { run: Import }) {
  const { word, tone } = importWords[state];
  const problem = error ?? hold_reason;
  return (
    <li>
      <span className={styles['names']}>
        <strong>{source_name ?? 'Fetched'}</strong>
        <span>
          {problem ??
            `${formatCounted(counts.rows, ['row', 'rows'])}, ${formatCount(counts.added)} added, ${formatCount(counts.changed)} changed, ${formatCount(counts.rejected)} rejected`}
        </span>
      </span>
      <span className={styles['figures']}>
        {created_by !== null && `${created_by}, `}
        <TimeAgo at={created_at} />
      </span>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </li>
  );
}

import { useState } from 'react';
import { sizeText, type Import, type ImportCount } from '@grt/sdk/contract';
import { Alert, Skeleton } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { importWords, isUnderWay, nameOfImport } from '../feed-status.ts';
import { switchedOffWords } from '../switched-off.ts';
import { ColumnAccounts } from './column-accounts.tsx';
import { FetchedMapping } from './fetched-mapping.tsx';
import { HoldDecision } from './hold-decision.tsx';
import { ImportRows } from './import-rows.tsx';
import styles from './import-report.module.css';
import { useImport, type ImportPlace } from './import-report.queries.ts';
import { RollBack } from './roll-back.tsx';
import { VersionInReview } from './version-in-review.tsx';

interface ImportReportProps extends ImportPlace {
  /** Whether this is the feed's last completed import: only that one can be rolled back. */
  readonly isLastDone?: boolean;
}

/** One import from its progress to its report: row counts and problems.
 * @see docs/specification/decisions.md §7 */
export function ImportReport({ isLastDone = false, ...asked }: ImportReportProps) {
  const [again, setAgain] = useState<Pick<Import, 'id'> & { readonly insteadOf: number }>();
  const place = again?.insteadOf === asked.importId ? { ...asked, importId: again.id } : asked;
  const onReread = ({ id }: Import) => setAgain({ id, insteadOf: asked.importId });
  const { data: run, error, refetch } = useImport(place);
  if (error && !run) {
    return <LoadFailure message="The report could not be loaded." error={error} onRetry={() => void refetch()} />;
  }
  if (!run) {
    return (
      <div>
        <output>
          <VisuallyHidden>Loading the report...</VisuallyHidden>
        </output>
        <Skeleton height={56} />
        <Skeleton height={84} mt={16} />
      </div>
    );
  }
  return (
    <div className={styles['report']}>
      <Head run={run} />
      {isUnderWay(run) ? <Progress run={run} /> : <Outcome {...{ run, place, isLastDone, onReread }} />}
    </div>
  );
}

function Head({ run }: { run: Import }) {
  const { word, tone } = importWords[run.state];
  return (
    <div className={styles['head']}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span>
        {nameOfImport(run)}
        {run.size_bytes !== null && `, ${sizeText(run.size_bytes)}`}, <TimeAgo at={run.created_at} />
        {run.created_by !== null && ` by ${run.created_by}`}
      </span>
    </div>
  );
}

/** Progress as counted by the server. */
function Progress({ run: { state, progress } }: { run: Import }) {
  const isQueued = state === 'queued' || state === 'fetching';
  return (
    <ProgressBar
      label={waitingFor[state] ?? 'Importing'}
      percent={isQueued ? undefined : Math.round(progress.percent)}
      detail={
        isQueued
          ? 'You can close this. The import will continue.'
          : `${formatCount(progress.rows_read)} rows read so far. You can close this. The import will continue.`
      }
    />
  );
}

interface OutcomeProps {
  readonly run: Import;
  readonly place: ImportPlace;
  readonly isLastDone: boolean;
  /** The file is fetched again by another import, which is shown instead. */
  readonly onReread: (run: Import) => void;
}

function Outcome({ run, place, isLastDone, onReread }: OutcomeProps) {
  const hasRows = run.errors_by_code.length + run.warnings.length > 0;
  const off = switchedOffWords(run.switched_off);
  return (
    <>
      {run.state === 'needs_mapping' && run.analysis && may('adminFeeds.processMapping') && (
        <FetchedMapping place={place} analysis={run.analysis} onReread={onReread} />
      )}
      {run.state === 'rolled_back' && (
        <p>This import was rolled back. Your videos are back to how they were before it.</p>
      )}
      {run.state === 'held' && <HoldDecision place={place} run={run} />}
      {run.state === 'in_review' && <VersionInReview place={place} run={run} />}
      {run.error !== null && (
        <Alert color="red" variant="light" role="alert" title={errorTitle(run)}>
          {run.error}
        </Alert>
      )}
      {run.state === 'unchanged' && <p>The file has not changed since last time, so nothing was imported.</p>}
      <Counts run={run} />
      {off !== undefined && <p>{`${off}. They stay off until the list is deleted.`}</p>}
      {hasRows ? (
        <>
          <Codes title="Rows rejected" counts={run.errors_by_code} />
          <Codes title="Warnings" counts={run.warnings} />
          <ImportRows place={place} run={run} />
        </>
      ) : (
        run.state === 'done' && <p className={styles['clean']}>No rows were rejected.</p>
      )}
      {run.accounting && <ColumnAccounts accounting={run.accounting} />}
      {run.state === 'done' && isLastDone && may('adminFeeds.rollbackImport') && <RollBack place={place} run={run} />}
    </>
  );
}

const errorTitle = ({ state }: Import): string =>
  state === 'dropped' ? 'The new version was rejected' : 'The import failed';

const waitingFor: Partial<Record<Import['state'], string>> = {
  queued: 'Queued',
  fetching: 'Fetching the file',
};

const countNames = [
  ['rows', 'Rows'],
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['unchanged', 'Unchanged'],
  ['removed', 'Turned off'],
  ['rejected', 'Rejected'],
  ['repeated', 'Repeated IDs'],
] as const;

function Counts({ run: { counts } }: { run: Import }) {
  return (
    <dl className={styles['counts']}>
      {countNames.map(([key, name]) => (
        <div key={key} data-bad={key === 'rejected' && counts[key] > 0}>
          <dt>{name}</dt>
          <dd>{formatCount(counts[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How often each kind of problem occurred. */
function Codes({ title, counts }: { title: string; counts: readonly ImportCount[] }) {
  if (counts.length === 0) return null;
  return (
    <section className={styles['codes']} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {counts.map(({ code, count, message }) => (
          <li key={code}>
            <span>{message}</span>
            <code>{code}</code>
            <strong>{formatCount(count)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

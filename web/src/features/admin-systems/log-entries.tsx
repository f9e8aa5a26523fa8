import type { LogEntry } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { linkTo } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { auditOfRequest, logOf } from '../../parts/audit/audit-sentences.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFailedJobIds } from './admin-systems.queries.ts';
import styles from './log-entries.module.css';
import { levelWords } from './log-words.ts';

/** Entries of a log, newest first. */
export function LogEntries({ entries, isOld }: { entries: readonly LogEntry[]; isOld: boolean }) {
  const failed = useFailedJobIds({ enabled: entries.some(({ job_id: job }) => typeof job === 'number') });
  return (
    <ol className={styles['entries']} aria-label="Log entries" data-old={isOld}>
      {entries.map((entry, index) => (
        <li key={`${entry.timestamp} ${String(entries.length - index)}`}>
          <div className={styles['head']}>
            <StatusBadge tone={levelWords[entry.level].tone}>{levelWords[entry.level].word}</StatusBadge>
            <time dateTime={entry.timestamp}>{formatExactTime(new Date(entry.timestamp))}</time>
            <span className={styles['ago']}>
              <TimeAgo at={entry.timestamp} />
            </span>
          </div>
          <p className={styles['message']}>{entry.message}</p>
          {(entry.file !== null || entry.request_id !== null || typeof entry.job_id === 'number') && (
            <p className={styles['place']}>
              {entry.file !== null && (
                <span>{entry.line === null ? entry.file : `${entry.file}:${String(entry.line)}`}</span>
              )}
              {entry.request_id !== null && <RequestId id={entry.request_id} />}
              {typeof entry.job_id === 'number' && (
                <JobId id={entry.job_id} isFailed={failed.data?.has(entry.job_id) === true} />
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The id of the request that an entry is about, and what the request did. */
function RequestId({ id }: { id: string }) {
  const { to } = linkTo(auditOfRequest(id));
  return <span>Request ID: {to === undefined ? id : <Link to={to}>{id}</Link>}</span>;
}

/** The job that an entry is about: it leads to the failed job, or to what else the log says about one that is listed nowhere. */
function JobId({ id, isFailed }: { id: number; isFailed: boolean }) {
  return (
    <span>
      <Link to={isFailed ? failedJob(id) : logOf(`job=${String(id)}`)}>Job {id}</Link>
    </span>
  );
}

const failedJob = (id: number) => `${paths.adminSystems}?tab=queues&job=${String(id)}`;

/** Entries while they are loading. */
export function LogSkeleton() {
  return (
    <div className={styles['entries']}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles['skeleton']}>
          <Skeleton height={20} width={180} />
          <Skeleton height={14} width={index % 2 === 0 ? '80%' : '55%'} />
        </div>
      ))}
    </div>
  );
}

import { useState } from 'react';
import type { FailedJob } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { formatCount, formatCounted } from '../../core/format.ts';
import { linkTo, may } from '../../core/may.ts';
import { anId } from '../../core/use-list-address.ts';
import { auditOfRequest, logOf, placeOf } from '../../parts/audit/audit-sentences.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess, toastWarning } from '../../ui/toast.ts';
import { useFailedJob } from './admin-systems.queries.ts';
import styles from './failed-jobs.module.css';
import { useRetryAllJobs } from './retry-all-jobs.queries.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const ForgetDialog = lazyAhead(async () => ({ default: (await import('./forget-dialog.tsx')).ForgetDialog }));

const subjectWords: Readonly<Record<NonNullable<FailedJob['about']>['type'], string>> = {
  feed: 'Feed',
  domain: 'Domain',
  registration: 'Application',
  mail: 'Email',
  cron_job: 'Cron jobs',
};

/** The record that a job is about, the request that queued it, and what the log says about it. */
function JobLinks({ job: { id, about, request_id } }: { job: FailedJob }) {
  const place = about && placeOf({ subject_type: about.type, subject_id: about.id });
  const { to } = linkTo(place ?? '');
  return (
    <p className={styles['links']}>
      {about && to && (
        <Link to={to}>{[subjectWords[about.type], about.id].filter((part) => part !== null).join(' ')}</Link>
      )}
      {request_id !== null && may('audit.list') && <Link to={auditOfRequest(request_id)}>Request {request_id}</Link>}
      {may('system.applicationLog') && <Link to={logOf(`job=${String(id)}`)}>In the log</Link>}
    </p>
  );
}

/** A job that was led to. */
const show = (card: HTMLElement | null) => card?.focus();

/** Retries them all, in one step. */
function RetryAll({ total }: { total: number }) {
  const retry = useRetryAllJobs();
  const again = () =>
    retry.mutate(undefined, {
      onSuccess: ({ retried, limited }) => {
        const done = `${formatCounted(retried, ['job was', 'jobs were'])} queued again`;
        if (limited) toastWarning(`${done}, but not all`, limited.message);
        else toastSuccess(done);
      },
      onError: (error) => toastFailure('Failed to retry all jobs', error),
    });
  return (
    <Button variant="default" disabled={retry.isPending} onClick={again}>
      {retry.isPending ? 'Retrying...' : `Retry all ${formatCount(total)}`}
    </Button>
  );
}

interface FailedJobsProps {
  readonly jobs: readonly FailedJob[];
  /** Total count, including those not listed. */
  readonly total: number;
}

/** Jobs that will not be retried automatically: each can be retried or forgotten. */
export function FailedJobs({ jobs, total }: FailedJobsProps) {
  const [forgetting, setForgetting] = useState<FailedJob>();
  const retry = useFailedJob('retryJob');
  const sought = anId(useSearchParams()[0].get('job') ?? '');
  if (jobs.length === 0) return <p className={styles['none']}>No failed jobs.</p>;

  const again = (job: FailedJob) =>
    retry.mutate(job.id, {
      onSuccess: () => toastSuccess(`${job.job_class} was queued again`),
      onError: (error) => toastFailure('Failed to retry the job', error, job.job_class),
    });

  return (
    <>
      <div className={styles['all']}>
        <RetryAll total={total} />
      </div>
      <ul className={styles['jobs']}>
        {jobs.map((job) => (
          <li key={job.id} ref={job.id === sought ? show : undefined} tabIndex={job.id === sought ? -1 : undefined}>
            <div>
              <h3>{job.job_class}</h3>
              <p className={styles['error']}>{job.error}</p>
              <p className={styles['detail']}>
                {job.queue} · {formatCount(job.attempts)} {job.attempts === 1 ? 'attempt' : 'attempts'} · failed{' '}
                <TimeAgo at={job.failed_at} />
              </p>
              <JobLinks job={job} />
            </div>
            <div className={styles['actions']}>
              <Button
                variant="default"
                aria-label={`Retry ${job.job_class}, job ${String(job.id)}`}
                disabled={retry.isPending}
                onClick={() => again(job)}
              >
                Retry
              </Button>
              <Button
                variant="subtle"
                color="red"
                aria-label={`Forget ${job.job_class}, job ${String(job.id)}`}
                onClick={() => setForgetting(job)}
              >
                Forget
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {total > jobs.length && (
        <p className={styles['none']}>
          Showing the newest {formatCount(jobs.length)} of {formatCount(total)}. The others follow as these are retried
          or forgotten.
        </p>
      )}
      <OnDemand opened={forgetting !== undefined}>
        {(opened) => <ForgetDialog job={forgetting} opened={opened} onClose={() => setForgetting(undefined)} />}
      </OnDemand>
    </>
  );
}

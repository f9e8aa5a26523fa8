import { lazy, useState } from 'react';
import type { FailedJob } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useFailedJob } from './admin-systems.queries.ts';
import styles from './failed-jobs.module.css';

const ForgetDialog = lazy(async () => ({ default: (await import('./forget-dialog.tsx')).ForgetDialog }));

interface FailedJobsProps {
  readonly jobs: readonly FailedJob[];
  /** Total count, including those not listed. */
  readonly total: number;
}

/** Jobs that will not be retried automatically: each can be retried or forgotten. */
export function FailedJobs({ jobs, total }: FailedJobsProps) {
  const [forgetting, setForgetting] = useState<FailedJob>();
  const retry = useFailedJob('retryJob');
  if (jobs.length === 0) return <p className={styles['none']}>No failed jobs.</p>;

  const again = (job: FailedJob) =>
    retry.mutate(job.id, {
      onSuccess: () => toastSuccess(`${job.job_class} was queued again`),
      onError: (error) => toastFailure('Failed to retry the job', error),
    });

  return (
    <>
      <ul className={styles['jobs']}>
        {jobs.map((job) => (
          <li key={job.id}>
            <div>
              <h3>{job.job_class}</h3>
              <p className={styles['error']}>{job.error}</p>
              <p className={styles['detail']}>
                {job.queue} · {formatCount(job.attempts)} {job.attempts === 1 ? 'attempt' : 'attempts'} · failed{' '}
                <TimeAgo at={job.failed_at} />
              </p>
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
          Showing the newest {formatCount(jobs.length)} of {formatCount(total)}.
        </p>
      )}
      <OnDemand opened={forgetting !== undefined}>
        {(opened) => <ForgetDialog job={forgetting} opened={opened} onClose={() => setForgetting(undefined)} />}
      </OnDemand>
    </>
  );
}

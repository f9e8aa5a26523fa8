import { useState } from 'react';
import type { FailedJob } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useFailedJob } from './admin-systems.queries.ts';
import styles from './failed-jobs.module.css';

interface FailedJobsProps {
  readonly jobs: readonly FailedJob[];
  /** Of all, also those that are not listed. */
  readonly total: number;
}

/** Jobs that will not be tried again by themselves: each can be, or be forgotten. */
export function FailedJobs({ jobs, total }: FailedJobsProps) {
  const [forgetting, setForgetting] = useState<FailedJob>();
  const retry = useFailedJob('retryJob');
  if (jobs.length === 0) return <p className={styles['none']}>No job has failed.</p>;

  const again = (job: FailedJob) =>
    retry.mutate(job.id, {
      onSuccess: () => toastSuccess(`${job.job_class} is queued again`),
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
          The newest {formatCount(jobs.length)} of {formatCount(total)} are listed.
        </p>
      )}
      <ForgetDialog job={forgetting} onClose={() => setForgetting(undefined)} />
    </>
  );
}

function ForgetDialog({ job, onClose }: { job: FailedJob | undefined; onClose: () => void }) {
  const forget = useFailedJob('forgetJob');
  const shown = useLastDefined(job);
  return (
    <ConfirmDialog
      title="Forget this job?"
      question={`${shown?.job_class ?? 'The job'} is taken off the list for good; what it was to do stays undone.`}
      opened={job !== undefined}
      confirm={{ label: 'Forget', busyLabel: 'Forgetting...' }}
      busy={forget.isPending}
      onConfirm={() => {
        if (!job) return;
        forget.mutate(job.id, {
          onSuccess: () => toastSuccess('The job is forgotten'),
          onError: (error) => toastFailure('Failed to forget the job', error),
          onSettled: onClose,
        });
      }}
      onClose={onClose}
    />
  );
}

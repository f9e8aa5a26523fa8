import { useState } from 'react';
import type { FailedJob } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatCount, formatCounted } from '../../core/format.ts';
import { linkTo, may } from '../../core/may.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { auditOfRequest, logOf, placeOf } from '../../parts/audit/audit-sentences.ts';
import { FilterMark } from '../../ui/list/filter-bar.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess, toastWarning } from '../../ui/toast.ts';
import {
  failedJobFilters,
  failedJobsPageSize,
  useFailedJob,
  useFailedJobs,
  useRetryAllJobs,
} from './admin-systems.queries.ts';
import styles from './failed-jobs.module.css';
import { Measured } from './measured.tsx';
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
      onSuccess: ({ retried, left }) => {
        const done = `${formatCounted(retried, ['job was', 'jobs were'])} queued again`;
        if (left === 0) return toastSuccess(done);
        const others = formatCounted(left, ['stays failed, as another job', 'stay failed, as other jobs']);
        toastWarning(`${done}. ${others} for the same subject ${left === 1 ? 'is' : 'are'} already queued.`);
      },
      onError: (error) => toastFailure('Failed to retry all jobs', error),
    });
  return (
    <Button variant="default" disabled={retry.isPending} onClick={again}>
      {retry.isPending ? 'Retrying...' : `Retry all ${formatCount(total)}`}
    </Button>
  );
}

/** Jobs that will not be retried automatically: each can be retried or forgotten. */
export function FailedJobs() {
  const list = useListAddress(failedJobFilters);
  const failed = useFailedJobs(list);
  const { job: sought } = list.values;
  const total = failed.data?.meta.total ?? 0;
  return (
    <Panel title="Failed jobs" aside={sought === undefined && total > 0 ? <RetryAll total={total} /> : undefined}>
      {sought !== undefined && (
        <div className={styles['only']}>
          <FilterMark onClear={list.clear}>Only job {sought}</FilterMark>
        </div>
      )}
      <Measured query={failed} what="The failed jobs" lines={2}>
        {({ data, meta }) => (
          <>
            {data.length === 0 ? (
              <p className={styles['none']}>
                {sought === undefined ? 'No failed jobs.' : 'This job has not failed, or it was retried or forgotten.'}
              </p>
            ) : (
              <Jobs jobs={data} sought={sought} />
            )}
            <div className={styles['pages']}>
              <PageSteps
                page={list.page}
                lastPage={meta.last_page}
                onPage={list.setPage}
                size={{ value: list.size ?? failedJobsPageSize, onSize: list.setSize }}
              />
            </div>
          </>
        )}
      </Measured>
    </Panel>
  );
}

interface JobsProps {
  readonly jobs: readonly FailedJob[];
  /** The one that a link led to. */
  readonly sought: number | undefined;
}

function Jobs({ jobs, sought }: JobsProps) {
  const [forgetting, setForgetting] = useState<FailedJob>();
  return (
    <>
      <ul className={styles['jobs']}>
        {jobs.map((job) => (
          <li key={job.id} ref={job.id === sought ? show : undefined} tabIndex={job.id === sought ? -1 : undefined}>
            <div>
              <h3>{job.job_class}</h3>
              <p className={styles['error']}>{job.error}</p>
              <p className={styles['detail']}>
                {job.queue} · {formatCounted(job.attempts, ['attempt', 'attempts'])} · failed{' '}
                <TimeAgo at={job.failed_at} />
              </p>
              <JobLinks job={job} />
            </div>
            <Actions job={job} onForget={() => setForgetting(job)} />
          </li>
        ))}
      </ul>
      <OnDemand opened={forgetting !== undefined}>
        {(opened) => <ForgetDialog job={forgetting} opened={opened} onClose={() => setForgetting(undefined)} />}
      </OnDemand>
    </>
  );
}

function Actions({ job, onForget }: { job: FailedJob; onForget: () => void }) {
  const retry = useFailedJob('retryJob');
  const again = () =>
    retry.mutate(job.id, {
      onSuccess: () => toastSuccess(`${job.job_class} was queued again`),
      onError: (error) => toastFailure('Failed to retry the job', error, job.job_class),
    });
  return (
    <div className={styles['actions']}>
      <Button
        variant="default"
        aria-label={`Retry ${job.job_class}, job ${String(job.id)}`}
        disabled={retry.isPending}
        onClick={again}
      >
        Retry
      </Button>
      <Button
        variant="subtle"
        color="red"
        aria-label={`Forget ${job.job_class}, job ${String(job.id)}`}
        onClick={onForget}
      >
        Forget
      </Button>
    </div>
  );
}

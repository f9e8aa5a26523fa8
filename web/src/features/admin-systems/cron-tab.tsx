import type { CronJob } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useCronJobs } from './admin-systems.queries.ts';
import styles from './cron-tab.module.css';
import { TimeAhead } from './time-ahead.tsx';
import type { Operations } from './use-operations.ts';

const words: Record<NonNullable<CronJob['status']>, { readonly word: string; readonly tone: StatusTone }> = {
  completed: { word: 'Completed', tone: 'good' },
  running: { word: 'Running', tone: 'busy' },
  failed: { word: 'Failed', tone: 'bad' },
};

/** Every scheduled task with its last run; each can be run now. */
export function CronTab({ operations }: { operations: Operations }) {
  const jobs = useCronJobs();
  if (jobs.error && jobs.data === undefined) {
    return (
      <LoadFailure
        message="The cron jobs could not be loaded."
        error={jobs.error}
        onRetry={() => void jobs.refetch()}
      />
    );
  }
  if (jobs.data?.length === 0) {
    return (
      <EmptyState title="Nothing is scheduled">
        A process with GRT_ROLE all or worker creates the schedule when it starts.
      </EmptyState>
    );
  }
  return (
    <ListTable
      caption="Scheduled tasks, next due first"
      columns={columnsFor(operations)}
      rows={jobs.data}
      idOf={({ id }) => id}
      nameOf={({ command }) => command}
      skeletonRows={7}
    />
  );
}

function columnsFor(operations: Operations): readonly ListColumn<CronJob>[] {
  return [
    { key: 'command', head: 'Command', cell: (job) => <Command job={job} /> },
    { key: 'schedule', head: 'Schedule', cell: ({ schedule }) => <code className={styles['code']}>{schedule}</code> },
    { key: 'next', head: 'Next run', cell: ({ next_run }) => <TimeAhead at={next_run} /> },
    {
      key: 'last',
      head: 'Last run',
      cell: ({ last_run }) => (last_run === null ? 'Never' : <TimeAgo at={last_run} />),
    },
    { key: 'status', head: 'Status', cell: (job) => <Status job={job} /> },
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      cell: (job) => <RunNow job={job} operations={operations} />,
    },
  ];
}

function Command({ job: { command, details, output } }: { job: CronJob }) {
  return (
    <div className={styles['command']}>
      <strong>{command}</strong>
      {details !== null && <p>{details}</p>}
      {output !== null && output !== '' && (
        <details>
          <summary>Last run output</summary>
          <pre>{output}</pre>
        </details>
      )}
    </div>
  );
}

function Status({ job: { status, duration_ms } }: { job: CronJob }) {
  if (status === null) return <StatusBadge tone="rest">Not run yet</StatusBadge>;
  return (
    <span className={styles['status']}>
      <StatusBadge tone={words[status].tone}>{words[status].word}</StatusBadge>
      {duration_ms !== null && status !== 'running' && <small>{formatCount(duration_ms)} ms</small>}
    </span>
  );
}

/** No confirmation: the task runs on schedule anyway. */
function RunNow({ job: { id, command }, operations }: { job: CronJob; operations: Operations }) {
  const isRunning = operations.running === command;
  return (
    <Button
      variant="default"
      size="xs"
      {...(isRunning ? {} : { 'aria-label': `Run now: ${command}` })}
      disabled={operations.running !== undefined}
      onClick={() => operations.run(command, async (grt, options) => await grt.system.runCronJob({ id }, options))}
    >
      {isRunning ? 'Running...' : 'Run now'}
    </Button>
  );
}

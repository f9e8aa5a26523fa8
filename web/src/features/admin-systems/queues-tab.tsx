import type { ReactNode } from 'react';
import { queueDriver, type QueueStatus } from '@grt/sdk/contract';
import { formatCount } from '../../core/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useQueues } from './admin-systems.queries.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { LastOutcome } from './last-outcome.tsx';
import { Measured } from './measured.tsx';
import { OperationButton } from './operation-button.tsx';
import { operations as known } from './operation-words.ts';
import styles from './queues-tab.module.css';
import type { Operations } from './use-operations.ts';

type Queue = QueueStatus['queues'][number];

/** @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
const words: Record<Queue['status'], { readonly word: string; readonly tone: StatusTone }> = {
  active: { word: 'Processing', tone: 'busy' },
  has_failures: { word: 'Has Failures', tone: 'bad' },
  idle: { word: 'Idle', tone: 'rest' },
};

/** Queues with their pending, running, and failed jobs. */
export function QueuesTab({ operations }: { operations: Operations }) {
  const queues = useQueues();
  const summary = queues.data?.summary;
  const figure = (name: keyof QueueStatus['summary']) =>
    summary ? formatCount(summary[name]) : queues.isError ? '—' : undefined;
  return (
    <>
      <StatTiles>
        <StatTile label="Pending jobs" figure={figure('total_pending_jobs')} note="waiting for a worker" />
        <StatTile label="Failed jobs" figure={figure('total_failed_jobs')} note="waiting for you" />
        <StatTile label="Active queues" figure={figure('active_queues')} note="processing jobs" />
        <StatTile
          label="Queues"
          figure={figure('total_queues')}
          note={`driver: ${queues.data?.driver ?? queueDriver}`}
        />
      </StatTiles>
      <Panel
        title="Queues"
        aside={<OperationButton known={known.restartQueues} operations={operations} label="Restart workers" />}
      >
        <Measured query={queues} what="The queues" lines={6}>
          {(data) => (
            <ul className={styles['queues']}>
              {data.queues.map((queue) => (
                <QueueCard key={queue.queue_name} queue={queue} />
              ))}
            </ul>
          )}
        </Measured>
        <div className={styles['outcome']}>
          <LastOutcome outcome={operations.last.get(known.restartQueues.name)} />
        </div>
      </Panel>
      <FailedJobs />
    </>
  );
}

function QueueCard({ queue }: { queue: Queue }) {
  const { queue_name, status, pending_jobs, running_jobs, failed_jobs, oldest_due_at, recent_jobs } = queue;
  const { word, tone } = words[status];
  return (
    <li className={styles['queue']}>
      <div className={styles['head']}>
        <h3>{queue_name}</h3>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </div>
      <dl className={styles['figures']}>
        <Figure name="Pending">{formatCount(pending_jobs)}</Figure>
        <Figure name="Running">{formatCount(running_jobs)}</Figure>
        <Figure name="Failed">{formatCount(failed_jobs)}</Figure>
        <Figure name="Oldest due">{oldest_due_at === null ? '—' : <TimeAgo at={oldest_due_at} />}</Figure>
      </dl>
      {recent_jobs.length === 0 ? (
        <p className={styles['none']}>No jobs yet</p>
      ) : (
        <ul className={styles['jobs']} aria-label={`Recent jobs in ${queue_name}`}>
          {recent_jobs.map(({ id, job_class, created_at }) => (
            <li key={id}>
              <span>{job_class}</span>
              <TimeAgo at={created_at} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { queueDriver, type CronJob, type FailedJob, type QueueStatus } from '@grt/sdk/contract';
import type { JobRecord } from '../../core/queue/job.ts';
import type { QueueCounts } from '../../core/queue/queue-report.ts';
import type { CronEntry } from '../../core/queue/schedule.ts';
import { jobSubjectOf } from './job-subject.rules.ts';
import { taskDetails } from './task-details.rules.ts';

/** The queues as the screen shows them. @param now - jobs due by then count as being processed */
export function queueStatusOf(queues: readonly QueueCounts[], failed: readonly JobRecord[], now: Date): QueueStatus {
  const views = queues.map((counts) => queueOf(counts, now));
  const total = (name: 'pending_jobs' | 'failed_jobs') => views.reduce((sum, view) => sum + view[name], 0);
  return {
    driver: queueDriver,
    summary: {
      total_pending_jobs: total('pending_jobs'),
      total_failed_jobs: total('failed_jobs'),
      active_queues: views.filter(({ status }) => status === 'active').length,
      total_queues: views.length,
    },
    queues: views,
    recent_failed_jobs: failed.map(failedJobOf),
  };
}

function queueOf(
  { queue, queued, active, failed, oldestDue, recent }: QueueCounts,
  now: Date,
): QueueStatus['queues'][number] {
  const isActive = active > 0 || (oldestDue !== undefined && oldestDue <= now);
  return {
    queue_name: queue,
    status: isActive ? 'active' : failed > 0 ? 'has_failures' : 'idle',
    pending_jobs: queued,
    running_jobs: active,
    failed_jobs: failed,
    oldest_due_at: oldestDue?.toISOString() ?? null,
    recent_jobs: recent.map((job) => ({
      id: job.id,
      job_class: classOf(job),
      created_at: job.createdAt.toISOString(),
    })),
  };
}

export function failedJobOf(job: JobRecord): FailedJob {
  return {
    id: job.id,
    job_class: classOf(job),
    queue: job.queue,
    attempts: Math.max(1, job.attempts + job.losses),
    failed_at: (job.finishedAt ?? job.createdAt).toISOString(),
    error: job.error ?? 'Unknown reason',
    about: jobSubjectOf(job),
    request_id: job.requestId,
  };
}

/** What a job does: its name, and for a scheduled task, which one. */
function classOf({ name, payload }: JobRecord): string {
  const command = typeof payload === 'object' && payload !== null && 'command' in payload ? payload.command : undefined;
  return typeof command === 'string' ? `${name} ${command}`.slice(0, 200) : name;
}

export function cronJobOf(entry: CronEntry): CronJob {
  return {
    id: entry.id,
    command: entry.command,
    schedule: entry.schedule,
    next_run: entry.nextRun.toISOString(),
    last_run: entry.lastRun?.toISOString() ?? null,
    started_at: entry.lastRun?.toISOString() ?? null,
    completed_at: entry.lastCompletedAt?.toISOString() ?? null,
    duration_ms: entry.lastMs,
    output: entry.lastOutput?.slice(0, 20_000) ?? null,
    details: taskDetails[entry.command] ?? null,
    status: entry.lastStatus,
  };
}

/** The schedule as lines of text in columns. */
export function scheduleLines(entries: readonly CronEntry[]): string[] {
  const widths = [widest(entries, 'schedule'), widest(entries, 'command')] as const;
  return entries.map(({ schedule, command, timezone, nextRun }) => {
    const next = nextRun.toISOString().slice(0, 16).replace('T', ' ');
    const zone = timezone === 'UTC' ? '' : `  (${timezone})`;
    return `${schedule.padEnd(widths[0])}  ${command.padEnd(widths[1])}  next ${next} UTC${zone}`;
  });
}

function widest(entries: readonly CronEntry[], name: 'schedule' | 'command'): number {
  return Math.max(0, ...entries.map((entry) => entry[name].length));
}

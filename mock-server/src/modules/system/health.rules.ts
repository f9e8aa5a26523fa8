import { usagePercent, type DiskEntry, type SystemStatus } from '@grt/sdk/contract';
import { waitingTime } from '../../core/rate-limits/allowance.ts';

/** What health is judged by. */
export interface HealthFacts {
  readonly disks: readonly DiskEntry[];
  /** Percentage of the machine's memory. */
  readonly ramUsed: number;
  readonly failedJobs: number;
  /** How long the oldest job has been due, in milliseconds; 0 when none is waiting. */
  readonly jobsLateMs: number;
  readonly tasks: readonly { readonly command: string; readonly hasFailed: boolean; readonly lateMs: number }[];
}

const brimPercent = 98;
const minuteMs = 60_000;
const lateMs = 5 * minuteMs;
const deadMs = 30 * minuteMs;
const worker = 'Is a process with GRT_ROLE all or worker running?';

interface Problem {
  readonly text: string;
  /** Something has already stopped working, rather than being about to. */
  readonly isGrave?: boolean;
}

/**
 * Whether the platform is healthy, and if not, why and what to do. Room runs out where the screen turns red; the other
 * limits are ours.
 */
export function judgeHealth(facts: HealthFacts): Pick<SystemStatus, 'status' | 'problems'> {
  const problems = [...room(facts), ...work(facts)];
  const isGrave = problems.some((problem) => problem.isGrave === true);
  return {
    status: isGrave ? 'unhealthy' : problems.length > 0 ? 'degraded' : 'healthy',
    problems: problems.slice(0, 50).map(({ text }) => text),
  };
}

function room({ disks, ramUsed }: HealthFacts): Problem[] {
  const full = disks.filter(({ percentage_used }) => percentage_used > usagePercent.redAbove);
  return [
    ...full.map(({ path, percentage_used }) => ({
      text: `The disk with ${path} is ${String(percentage_used)}% full. Free up space, or move the data.`,
      isGrave: percentage_used >= brimPercent,
    })),
    ...(ramUsed > usagePercent.redAbove ? [{ text: `${String(ramUsed)}% of the machine's memory is in use.` }] : []),
  ];
}

function work({ failedJobs, jobsLateMs, tasks }: HealthFacts): Problem[] {
  const jobs = failedJobs === 1 ? '1 job has failed' : `${String(failedJobs)} jobs have failed`;
  return [
    ...(failedJobs > 0 ? [{ text: `${jobs}. Retry or forget them under Queues.` }] : []),
    ...(jobsLateMs >= lateMs
      ? [{ text: `A job has been overdue for ${waitingTime(jobsLateMs)}. ${worker}`, isGrave: jobsLateMs >= deadMs }]
      : []),
    ...tasks
      .filter(({ hasFailed }) => hasFailed)
      .map(({ command }) => ({ text: `The last run of ${command} failed. Its output is under Cron Jobs.` })),
    ...tasks
      .filter((task) => task.lateMs >= lateMs)
      .map((task) => ({
        text: `The task ${task.command} has been overdue for ${waitingTime(task.lateMs)}. ${worker}`,
        isGrave: task.lateMs >= deadMs,
      })),
  ];
}

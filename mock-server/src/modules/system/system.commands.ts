import type { OperationResult, RetriedJobs } from '@grt/sdk/contract';
import type { Platform } from '../../core/platform.ts';
import type { CronEntry } from '../../core/queue/schedule.ts';
import { Refusal } from '../../core/refusal.ts';
import { dropCaches, groupsNamed, type CacheGroup } from './cache-groups.ts';
import {
  alreadyRunning,
  createOperator,
  type Caller,
  type Operate,
  type OperatorParts,
} from './operations.commands.ts';

/** What the platform provides that this module does not create itself. */
export interface Housekeeping {
  readonly caches: readonly CacheGroup[];
  /** Removes expired records. @returns a summary. */
  readonly prune: () => Promise<string>;
}

export interface SystemCommandParts extends OperatorParts, Pick<Platform, 'queue' | 'database'> {}

/** What an operator can do to the platform. Each operation is rate-limited, never runs twice at once, and is timed and
 * audited.
 * @throws Refusal 409 if it is already running, 429 if the caller ran too many. */
export interface SystemCommands {
  /** @throws Refusal 404 if no job with this id has failed, 409 if another one for its subject is queued. */
  retryJob(id: number, caller: Caller): Promise<OperationResult>;
  /** Retries every failed job, except where another one for its subject is queued. */
  retryAllJobs(caller: Caller): Promise<RetriedJobs & { readonly message: string }>;
  /** @throws Refusal 404 if no job with this id has failed. */
  forgetJob(id: number, caller: Caller): Promise<OperationResult>;
  /** @throws Refusal 404 if there is no such task. */
  runCronJob(id: number, caller: Caller): Promise<OperationResult>;
  /** Drops every cache of this process. */
  clearOptimizations(caller: Caller): Promise<OperationResult>;
  /** @throws Refusal 422 if there is no such group. */
  clearCache(group: string, caller: Caller): Promise<OperationResult>;
  /** Runs the tasks that are due. */
  runSchedule(caller: Caller): Promise<OperationResult>;
  /** Lets the workers finish for a few seconds, and restarts them. */
  restartQueues(caller: Caller): Promise<OperationResult>;
  /** Maintains the database, and removes expired records. */
  optimize(caller: Caller): Promise<OperationResult>;
}

const restartGraceMs = 5_000;

export function createSystemCommands(parts: SystemCommandParts, { caches, prune }: Housekeeping): SystemCommands {
  const { queue, database } = parts;
  const operate = createOperator(parts);
  return {
    ...jobCommands(parts, operate),
    clearOptimizations: (caller) =>
      operate(caller, { action: 'system.clearOptimizations', work: async () => dropCaches(caches) }),
    async clearCache(group, caller) {
      const chosen = groupsNamed(caches, group);
      const subject = { type: 'cache', label: group };
      return operate(caller, { action: 'system.clearCache', subject, work: async () => dropCaches(chosen) });
    },
    runSchedule: (caller) => operate(caller, { action: 'system.runSchedule', work: () => runDue(queue) }),
    async restartQueues(caller) {
      const work = async () => {
        const { isWorking, ended, handedBack } = await queue.restart(restartGraceMs);
        const others = database.kind === 'postgres' ? ' The workers of other processes do so within a second.' : '';
        if (!isWorking) return `No worker is running in this process.${others}`;
        return `The workers were restarted: ${String(ended)} jobs finished, ${String(handedBack)} returned to the queue.${others}`;
      };
      return operate(caller, { action: 'system.restartQueues', work });
    },
    async optimize(caller) {
      const work = async () => {
        const { done: steps, sizeBytes } = await database.maintain();
        const size = `The database takes ${sizeBytes.toLocaleString('en-US')} bytes`;
        return [...steps, await prune(), size].join('\n');
      };
      return operate(caller, { action: 'system.optimize', work });
    },
  };
}

function jobCommands(
  { queue }: SystemCommandParts,
  operate: Operate,
): Pick<SystemCommands, 'retryJob' | 'retryAllJobs' | 'forgetJob' | 'runCronJob'> {
  return {
    async retryJob(id, caller) {
      const job = failedJob(await queue.job(id));
      const work = async () => {
        const outcome = await queue.retry(id);
        if (outcome === 'not_failed') throw noFailedJob();
        if (outcome === 'taken')
          throw new Refusal(409, `Another ${job.name} job for the same subject is already queued.`);
        return `${job.name} was queued again`;
      };
      return operate(caller, { action: 'system.retryJob', subject: { type: 'job', id, label: job.name }, work });
    },
    async retryAllJobs(caller) {
      let outcome: RetriedJobs = { retried: 0, left: 0 };
      const work = async () => {
        outcome = await queue.retryAll();
        return retriedInWords(outcome);
      };
      const { output: message } = await operate(caller, { action: 'system.retryAllJobs', work });
      return { ...outcome, message };
    },
    async forgetJob(id, caller) {
      const job = failedJob(await queue.job(id));
      const work = async () => {
        if (!(await queue.forget(id))) throw noFailedJob();
        return `${job.name} was forgotten: ${job.error ?? ''}`;
      };
      return operate(caller, { action: 'system.forgetJob', subject: { type: 'job', id, label: job.name }, work });
    },
    async runCronJob(id, caller) {
      const label = (await queue.cronEntries()).find((entry) => entry.id === id)?.command;
      if (label === undefined) throw new Refusal(404, 'Task not found');
      const work = async () => {
        const entry = await queue.runCron(id);
        if (entry === 'running') throw alreadyRunning(undefined);
        return entry === undefined ? `${label} is no longer scheduled` : outcomeOf(entry);
      };
      return operate(caller, { action: 'system.runCronJob', subject: { type: 'cron_job', id, label }, work });
    },
  };
}

/** Says how many were queued again, and why others stay failed. */
function retriedInWords({ retried, left }: RetriedJobs): string {
  const jobs = (number: number, does: [one: string, many: string]) =>
    `${number.toLocaleString('en-US')} ${number === 1 ? `job ${does[0]}` : `jobs ${does[1]}`}`;
  const done = `${jobs(retried, ['was', 'were'])} queued again`;
  if (left === 0) return done;
  return `${done}. ${jobs(left, ['stays', 'stay'])} failed: another job for the same subject is already queued.`;
}

async function runDue(queue: SystemCommandParts['queue']): Promise<string> {
  const fired = await queue.fireDue();
  if (fired.length > 0) return fired.map(outcomeOf).join('\n');
  const [next] = await queue.cronEntries();
  return next
    ? `No task is due. Next: ${next.command} at ${next.nextRun.toISOString()}`
    : 'No task is due. The schedule is empty.';
}

function outcomeOf({ command, lastStatus, lastMs, lastOutput }: CronEntry): string {
  if (lastStatus !== 'completed' && lastStatus !== 'failed') return `${command} is still running`;
  return `${command} ${lastStatus} in ${String(lastMs ?? 0)} ms: ${lastOutput ?? ''}`;
}

function failedJob<Job extends { readonly state: string }>(job: Job | undefined): Job {
  if (job?.state !== 'failed') throw noFailedJob();
  return job;
}

function noFailedJob(): Refusal {
  return new Refusal(404, 'Failed job not found');
}

import { recentJobsPerQueue, type OperationResult } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { CronEntry } from '../../core/queue/schedule.ts';
import { Refusal } from '../../core/refusal.ts';
import { cacheInfo, dropCaches, groupsNamed, type CacheGroup } from './cache-groups.ts';
import { measureDisks } from './disk-space.ts';
import { alreadyRunning, createOperator, type Operate, type OperatorParts } from './operations.ts';
import { cronJobOf, queueStatusOf, scheduleLines } from './queue-view.rules.ts';
import { logHandlers } from './system-logs.ts';
import { systemStatus, type StatusParts } from './system-status.ts';

type Ids =
  | ReadingIds
  | JobIds
  | 'system.applicationLog'
  | 'system.errorLog'
  | 'system.schedulerLog'
  | 'system.clearOptimizations'
  | 'system.runSchedule'
  | 'system.restartQueues'
  | 'system.clearCache'
  | 'system.optimize';
type ReadingIds =
  | 'system.status'
  | 'system.schedule'
  | 'system.queueStatus'
  | 'system.diskSpace'
  | 'system.feedStatus'
  | 'system.cacheInfo'
  | 'system.cronJobs';
type JobIds = 'system.retryJob' | 'system.forgetJob' | 'system.runCronJob';

/** What an operator looks at and works on. */
export interface SystemParts extends OperatorParts, StatusParts {}

/** What the platform has that this module does not make itself. */
export interface Housekeeping {
  readonly caches: readonly CacheGroup[];
  /** Removes expired records. @returns a summary. */
  readonly prune: () => Promise<string>;
}

const failedJobs = 20;
const defaultCronJobs = 20;
const restartGraceMs = 5_000;

/** What an operator sees of the platform and may do to it; every figure is measured.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §7; docs/specification/decisions.md §10 */
export function systemHandlers(parts: SystemParts, housekeeping: Housekeeping): Handlers<Ids> {
  const operate = createOperator(parts);
  return {
    ...readings(parts, housekeeping),
    ...logHandlers(parts),
    ...jobHandlers(parts, operate),
    ...operations(parts, housekeeping, operate),
  };
}

function readings(parts: SystemParts, { caches }: Housekeeping): Handlers<ReadingIds> {
  const { config, clock, queue, figures } = parts;
  return {
    async 'system.status'() {
      return { body: { success: true, data: await systemStatus(parts) } };
    },
    async 'system.schedule'() {
      return { body: { success: true, data: scheduleLines(await queue.cronEntries()) } };
    },
    async 'system.queueStatus'() {
      const failed = await queue.failed({ limit: failedJobs, offset: 0 });
      const data = queueStatusOf(await queue.queues(recentJobsPerQueue), failed.jobs, clock.now());
      return { body: { success: true, data } };
    },
    async 'system.diskSpace'() {
      return { body: { success: true, data: await measureDisks(config) } };
    },
    async 'system.feedStatus'() {
      return { body: { success: true, data: await figures.feedStatus() } };
    },
    async 'system.cacheInfo'() {
      return { body: { success: true, data: cacheInfo(caches) } };
    },
    async 'system.cronJobs'({ query: { limit = defaultCronJobs } }) {
      const entries = await queue.cronEntries();
      return { body: { success: true, data: entries.slice(0, limit).map(cronJobOf) } };
    },
  };
}

function jobHandlers({ queue }: SystemParts, operate: Operate): Handlers<JobIds> {
  return {
    async 'system.retryJob'({ path: { id }, ...caller }) {
      const job = failedJob(await queue.job(id));
      const work = async () => {
        const outcome = await queue.retry(id);
        if (outcome === 'not_failed') throw noFailedJob();
        if (outcome === 'taken')
          throw new Refusal(409, `Another ${job.name} job for the same subject is already queued.`);
        return `${job.name} was queued again`;
      };
      await operate(caller, { action: 'system.retryJob', subject: { type: 'job', id, label: job.name }, work });
      return { body: { success: true, message: 'The job was queued again' } };
    },
    async 'system.forgetJob'({ path: { id }, ...caller }) {
      const job = failedJob(await queue.job(id));
      const work = async () => {
        if (!(await queue.forget(id))) throw noFailedJob();
        return `${job.name} was forgotten: ${job.error ?? ''}`;
      };
      await operate(caller, { action: 'system.forgetJob', subject: { type: 'job', id, label: job.name }, work });
      return { body: { success: true, message: 'The job was forgotten' } };
    },
    async 'system.runCronJob'({ path: { id }, ...caller }) {
      const label = (await queue.cronEntries()).find((entry) => entry.id === id)?.command;
      if (label === undefined) throw new Refusal(404, 'Task not found');
      const work = async () => {
        const entry = await queue.runCron(id);
        if (entry === 'running') throw alreadyRunning(undefined);
        return entry === undefined ? `${label} is no longer scheduled` : outcomeOf(entry);
      };
      const subject = { type: 'cron_job', id, label };
      return done(await operate(caller, { action: 'system.runCronJob', subject, work }));
    },
  };
}

function operations(
  { queue, database }: SystemParts,
  { caches, prune }: Housekeeping,
  operate: Operate,
): Handlers<Exclude<Ids, ReadingIds | JobIds | `${string}Log`>> {
  return {
    async 'system.clearOptimizations'(caller) {
      const work = async () => dropCaches(caches);
      return done(await operate(caller, { action: 'system.clearOptimizations', work }));
    },
    async 'system.clearCache'({ body: { group = 'all' }, ...caller }) {
      const chosen = groupsNamed(caches, group);
      const work = async () => dropCaches(chosen);
      return done(
        await operate(caller, { action: 'system.clearCache', subject: { type: 'cache', label: group }, work }),
      );
    },
    async 'system.runSchedule'(caller) {
      const work = async () => {
        const fired = await queue.fireDue();
        if (fired.length > 0) return fired.map(outcomeOf).join('\n');
        const [next] = await queue.cronEntries();
        return next
          ? `No task is due. Next: ${next.command} at ${next.nextRun.toISOString()}`
          : 'No task is due. The schedule is empty.';
      };
      return done(await operate(caller, { action: 'system.runSchedule', work }));
    },
    async 'system.restartQueues'(caller) {
      const work = async () => {
        const { isWorking, ended, handedBack } = await queue.restart(restartGraceMs);
        const others = database.kind === 'postgres' ? ' The workers of other processes do so within a second.' : '';
        if (!isWorking) return `No worker is running in this process.${others}`;
        return `The workers were restarted: ${String(ended)} jobs finished, ${String(handedBack)} returned to the queue.${others}`;
      };
      return done(await operate(caller, { action: 'system.restartQueues', work }));
    },
    async 'system.optimize'(caller) {
      const work = async () => {
        const { done: steps, sizeBytes } = await database.maintain();
        const size = `The database takes ${sizeBytes.toLocaleString('en-US')} bytes`;
        return [...steps, await prune(), size].join('\n');
      };
      return done(await operate(caller, { action: 'system.optimize', work }));
    },
  };
}

function done(result: OperationResult) {
  return { body: { success: true as const, data: result, message: 'Done.' } };
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

import { recentJobsPerQueue, type OperationResult } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { cacheInfo } from './cache-groups.ts';
import { measureDisks } from './disk-space.ts';
import { cronJobOf, failedJobOf, queueStatusOf, scheduleLines } from './queue-view.rules.ts';
import { logHandlers } from './system-logs.ts';
import { examine, type DoctorParts } from './doctor.ts';
import { systemStatus } from './system-status.ts';
import {
  createSystemCommands,
  type Housekeeping,
  type SystemCommandParts,
  type SystemCommands,
} from './system.commands.ts';

type Ids =
  | ReadingIds
  | 'system.retryJob'
  | 'system.retryAllJobs'
  | 'system.forgetJob'
  | 'system.runCronJob'
  | 'system.applicationLog'
  | 'system.errorLog'
  | 'system.schedulerLog'
  | 'system.clearOptimizations'
  | 'system.runSchedule'
  | 'system.restartQueues'
  | 'system.clearCache'
  | 'system.optimize';
type ReadingIds =
  | 'system.doctor'
  | 'system.status'
  | 'system.schedule'
  | 'system.queueStatus'
  | 'system.failedJobs'
  | 'system.diskSpace'
  | 'system.feedStatus'
  | 'system.cacheInfo'
  | 'system.cronJobs';

/** What an operator monitors and maintains. */
export interface SystemParts extends SystemCommandParts, DoctorParts {
  /** Which accounts still have the demo password. */
  readonly demoUsernames: () => Promise<readonly string[]>;
}

const recentFailedJobs = 20;
const defaultCronJobs = 20;

/** What an operator can see and do; every figure is measured.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §7; docs/specification/decisions.md §10 */
export function systemHandlers(parts: SystemParts, housekeeping: Housekeeping): Handlers<Ids> {
  return {
    ...readings(parts, housekeeping),
    ...logHandlers(parts),
    ...operations(createSystemCommands(parts, housekeeping)),
  };
}

function readings(parts: SystemParts, { caches }: Housekeeping): Handlers<ReadingIds> {
  const { config, clock, queue, figures } = parts;
  return {
    async 'system.doctor'() {
      return { body: { success: true, data: await examine(parts, parts.demoUsernames) } };
    },
    async 'system.status'() {
      return { body: { success: true, data: await systemStatus(parts) } };
    },
    async 'system.schedule'() {
      return { body: { success: true, data: scheduleLines(await queue.cronEntries()) } };
    },
    async 'system.queueStatus'() {
      const failed = await queue.failed({ limit: recentFailedJobs, offset: 0 });
      const data = queueStatusOf(await queue.queues(recentJobsPerQueue), failed.jobs, clock.now());
      return { body: { success: true, data } };
    },
    async 'system.failedJobs'({ query }) {
      const { jobs, total } = await queue.failed({ ...windowOf(query), id: query.id });
      return { body: { success: true, data: jobs.map(failedJobOf), meta: metaOf(query, total) } };
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

function operations(commands: SystemCommands): Handlers<Exclude<Ids, ReadingIds | `${string}Log`>> {
  return {
    async 'system.retryJob'({ path, ...caller }) {
      await commands.retryJob(path.id, caller);
      return { body: { success: true, message: 'The job was queued again' } };
    },
    async 'system.retryAllJobs'(caller) {
      const { message, ...data } = await commands.retryAllJobs(caller);
      return { body: { success: true, data, message } };
    },
    async 'system.forgetJob'({ path, ...caller }) {
      await commands.forgetJob(path.id, caller);
      return { body: { success: true, message: 'The job was forgotten' } };
    },
    async 'system.runCronJob'({ path, ...caller }) {
      return done(await commands.runCronJob(path.id, caller));
    },
    async 'system.clearOptimizations'(caller) {
      return done(await commands.clearOptimizations(caller));
    },
    async 'system.clearCache'({ body, ...caller }) {
      return done(await commands.clearCache(body.group ?? 'all', caller));
    },
    async 'system.runSchedule'(caller) {
      return done(await commands.runSchedule(caller));
    },
    async 'system.restartQueues'(caller) {
      return done(await commands.restartQueues(caller));
    },
    async 'system.optimize'(caller) {
      return done(await commands.optimize(caller));
    },
  };
}

function done(result: OperationResult) {
  return { body: { success: true as const, data: result, message: 'Done.' } };
}

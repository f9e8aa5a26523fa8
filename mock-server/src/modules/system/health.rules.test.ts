import { expect, it } from 'vitest';
import { judgeHealth, type HealthFacts } from './health.rules.ts';

const well: HealthFacts = { disks: [], ramUsed: 50, failedJobs: 0, jobsLateMs: 0, tasks: [] };
const disk = (percentage_used: number) => [{ path: 'files, logs', used: 1, free: 1, total: 2, percentage_used }];
const task = { command: 'feeds:tidy', hasFailed: false, lateMs: 0 };
const minuteMs = 60_000;

it.each<[string, Partial<HealthFacts>, string, RegExp | undefined]>([
  ['nothing is wrong', {}, 'healthy', undefined],
  ['a disk is at 90 %', { disks: disk(90) }, 'healthy', undefined],
  ['a disk is over 90 %', { disks: disk(90.1) }, 'degraded', /files, logs is 90\.1% full/],
  ['a disk has no room to speak of', { disks: disk(98) }, 'unhealthy', /98% full/],
  ['memory is at 90 %', { ramUsed: 90 }, 'healthy', undefined],
  ['memory is over 90 %', { ramUsed: 90.1 }, 'degraded', /90\.1% of the machine's memory/],
  ['a job has failed', { failedJobs: 1 }, 'degraded', /^1 job has failed\. Retry or forget/],
  ['jobs have failed', { failedJobs: 2 }, 'degraded', /^2 jobs have failed/],
  ['a job waits not long', { jobsLateMs: 5 * minuteMs - 1 }, 'healthy', undefined],
  ['a job waits', { jobsLateMs: 5 * minuteMs }, 'degraded', /due for 5 minutes.*GRT_ROLE/],
  ['a job waits very long', { jobsLateMs: 30 * minuteMs }, 'unhealthy', /30 minutes/],
  ['a task failed', { tasks: [{ ...task, hasFailed: true }] }, 'degraded', /last run of feeds:tidy failed/],
  ['a task is late', { tasks: [{ ...task, lateMs: 5 * minuteMs }] }, 'degraded', /feeds:tidy has been overdue/],
  ['a task is very late', { tasks: [{ ...task, lateMs: 30 * minuteMs }] }, 'unhealthy', /feeds:tidy/],
])('when %s', (_when, facts, status, problem) => {
  const judged = judgeHealth({ ...well, ...facts });
  expect(judged.status).toBe(status);
  if (problem === undefined) expect(judged.problems).toEqual([]);
  else expect(judged.problems).toEqual([expect.stringMatching(problem)]);
});

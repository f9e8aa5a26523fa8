import { expect, it } from 'vitest';
import { problemPlace } from './problem-place.ts';

it.each([
  ['2 jobs have failed. Retry or forget them under Queues.', 'Open Queues', '?tab=queues'],
  [
    'A job has been overdue for 7 minutes. Is a process with GRT_ROLE all or worker running?',
    'Open Queues',
    '?tab=queues',
  ],
  ['The last run of feeds:refresh failed. Its output is under Cron Jobs.', 'Open Cron Jobs', '?tab=cron'],
  ['The task feeds:refresh has been overdue for 7 minutes. Is a process running?', 'Open Cron Jobs', '?tab=cron'],
  ['The disk with database is 93% full. Free up space, or move the data.', 'Open Operations', '?tab=operations'],
  ["95% of the machine's memory is in use.", 'Open Status', '?tab=status'],
  [undefined, 'Open Systems', ''],
])('leads from %s to its place', (problem, label, query) => {
  expect(problemPlace(problem)).toEqual({ label, to: `/admin/systems${query}` });
});

import { expect, it } from 'vitest';
import { isUncaught, isWanted, logEntryOf, schedulerEntryOf } from './log-view.rules.ts';

const folders = { program: '/srv/grt', data: '/srv/grt/.data' };
const stack = [
  'Error: boom',
  '    at query (/srv/grt/node_modules/pg/lib/client.js:12:3)',
  '    at async approve (file:///srv/grt/mock-server/src/modules/domains/domains.routes.ts:44:11)',
  '    at node:internal/process/task_queues:95:5',
].join('\n');
const written = {
  time: '2026-11-20T10:00:00.000Z',
  level: 'error' as const,
  message: 'A request failed',
  fields: { request_id: 'req-1', request: 'POST /api/x', error: { name: 'Error', message: 'boom', stack } },
};

it('shows an error with its reason, its place in the program, and its request', () => {
  expect(logEntryOf(written, folders)).toEqual({
    level: 'error',
    timestamp: '2026-11-20T10:00:00.000Z',
    message: 'A request failed: boom (request=POST /api/x)',
    file: 'mock-server/src/modules/domains/domains.routes.ts',
    line: 44,
    request_id: 'req-1',
    job_id: null,
  });
});

it('reveals no path of the machine', () => {
  const { file, line } = logEntryOf(written, { ...folders, program: '/somewhere/else' });
  expect([file, line]).toEqual([null, null]);
  const error = { message: 'EACCES: /srv/grt/.data/files/a, /srv/grt/cli/b.ts' };
  expect(logEntryOf({ ...written, message: 'No', fields: { error } }, folders).message).toBe(
    'No: EACCES: data directory/files/a, cli/b.ts',
  );
});

it('does the same with the paths of Windows', () => {
  const program = String.raw`C:\srv\grt`;
  const windows = { program, data: String.raw`C:\srv\grt\.data` };
  const frames = [
    'Error: boom',
    String.raw`    at query (C:\srv\grt\node_modules\pg\lib\client.js:12:3)`,
    '    at async approve (file:///C:/srv/grt/mock-server/src/modules/domains/domains.routes.ts:44:11)',
  ];
  const message = String.raw`EACCES: C:\srv\grt\.data\files\a, C:\srv\grt\cli\b.ts`;
  const entry = logEntryOf(
    { ...written, message: 'No', fields: { error: { message, stack: frames.join('\n') } } },
    windows,
  );
  expect(entry).toMatchObject({
    message: String.raw`No: EACCES: data directory\files\a, cli\b.ts`,
    file: 'mock-server/src/modules/domains/domains.routes.ts',
    line: 44,
  });
  const byPath = { message: 'boom', stack: frames.slice(0, 2).join('\n') };
  expect(logEntryOf({ ...written, fields: { error: byPath } }, windows)).toMatchObject({
    file: 'node_modules/pg/lib/client.js',
    line: 12,
  });
});

it('shows the other fields after the message, and a crash as critical', () => {
  const entry = logEntryOf({ ...written, message: 'Ending', fields: { fatal: true, jobs: 3, left: null } }, folders);
  expect([entry.level, entry.message]).toEqual(['critical', 'Ending (jobs=3)']);
});

it('counts entries with an error as uncaught, but not those that were only reported', () => {
  expect(isUncaught(written)).toBe(true);
  expect(isUncaught({ ...written, level: 'warn' })).toBe(false);
  expect(isUncaught({ ...written, fields: { limit_ms: 3 } })).toBe(false);
});

it('is found by its level and its text, regardless of case', () => {
  const entry = logEntryOf(written, folders);
  expect(isWanted(entry, {})).toBe(true);
  expect(isWanted(entry, { level: 'error', search: 'BOOM' })).toBe(true);
  expect(isWanted(entry, { level: 'warning' })).toBe(false);
  expect(isWanted(entry, { search: 'bang' })).toBe(false);
});

it('shows a run of the schedule by how it ended', () => {
  const time = new Date('2026-11-20T10:00:00.000Z');
  const run = { id: 1, command: 'feeds:tidy', status: 'failed' as const, startedAt: time, completedAt: time, ms: 12 };
  const { level, message } = schedulerEntryOf({ ...run, output: 'no room' });
  expect([level, message]).toEqual(['error', 'feeds:tidy failed in 12 ms: no room']);
});

it('finds a failed job by its number, and no other one', () => {
  const failed = (job: number) => {
    const fields = { job, name: 'mail.deliver', attempt: 5, error: { name: 'Error', message: 'Refused', stack } };
    return logEntryOf({ ...written, message: 'A job failed', fields }, folders);
  };
  expect(failed(12)).toMatchObject({
    job_id: 12,
    message: 'A job failed: Refused (name=mail.deliver, attempt=5)',
  });
  expect([12, 120, 312].map((job) => isWanted(failed(job), { search: 'job=12' }))).toEqual([true, false, false]);
});

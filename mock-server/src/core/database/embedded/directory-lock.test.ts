import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

const now = new Date('2026-11-02T09:00:00Z');
let directory: string;
let lockFile: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'grt-lock-'));
  lockFile = join(directory, 'database.lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

const readLock = () => JSON.parse(readFileSync(lockFile, 'utf8')) as Record<string, unknown>;

it('lets one process in, names it to the next, and lets the next in once it is gone', async () => {
  const first = await lockDirectory(directory, now);
  const refusal = await lockDirectory(directory, now).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DirectoryInUseError);
  expect(String(refusal)).toContain(`process ${String(process.pid)} since 2026-11-02T09:00:00.000Z`);
  await first.release();
  await first.release();
  await (await lockDirectory(directory, now)).release();
});

it('recognizes a directory by any path', async () => {
  const alias = join(directory, 'alias');
  mkdirSync(join(directory, 'data'));
  symlinkSync(join(directory, 'data'), alias);
  const lock = await lockDirectory(join(directory, 'data'), now);
  await expect(lockDirectory(alias, now)).rejects.toThrow(DirectoryInUseError);
  await lock.release();
});

it('lets in only one of many that come at once', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => lockDirectory(directory, now)));
  const winners = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  expect(winners).toHaveLength(1);
  for (const lock of winners) await lock.release();
});

it('never takes over the file of a live process', async () => {
  writeFileSync(lockFile, JSON.stringify({ pid: process.ppid, since: 'a while ago' }));
  await expect(lockDirectory(directory, now)).rejects.toThrow(`process ${String(process.ppid)} since a while ago`);
  expect(readLock()['pid']).toBe(process.ppid);
});

it.each([
  ['is gone', { pid: 2 ** 30 }],
  ['was of an earlier start of the machine', { pid: process.ppid, bootId: 'another' }],
  ['has left its number to another one', { pid: process.ppid, startTicks: '1' }],
])('takes over the file of a process that %s', async (_, holder) => {
  writeFileSync(lockFile, JSON.stringify({ since: 'before', ...holder }));
  const lock = await lockDirectory(directory, now);
  expect(readLock()).toMatchObject({ pid: process.pid, since: now.toISOString() });
  await lock.release();
});

it('takes over a file that a crash left half-written', async () => {
  writeFileSync(lockFile, '{"pid": 12');
  const lock = await lockDirectory(directory, now);
  expect(readLock()['pid']).toBe(process.pid);
  await lock.release();
});

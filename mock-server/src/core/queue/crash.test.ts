import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { startChild, type Child } from '../../testing/child.ts';
import { countingQueue, stepCount } from '../../testing/crash-worker.ts';
import { placeDatabase } from '../../testing/places.ts';
import { openPostgresDatabase } from '../../testing/test-database.ts';
import { fixedClock, systemClock, type Clock } from '../clock.ts';
import { openDatabase, type Database } from '../database/database.ts';

let child: Child | undefined;
afterEach(() => child?.kill());

/** Starts a process that dies in the middle of the job. @returns the job's id. */
async function crash(place: string): Promise<number> {
  child = startChild('testing/crash-worker', place);
  await child.printed(1 + stepCount / 2);
  await child.kill();
  return Number(child.lines[0]?.split(' ')[1]);
}

/** The state after another process has resumed the job. */
async function goOn(database: Database, clock: Clock, id: number) {
  const steps: number[] = [];
  const queue = countingQueue(database, clock, async (step) => void steps.push(step));
  await queue.start();
  await queue.drain();
  await queue.stop({ graceMs: 1_000 });
  const { rows } = await database.pool.query<{ subject: string }>('SELECT subject FROM outbox ORDER BY id');
  return { steps, rows: rows.map(({ subject }) => subject), job: await queue.job(id) };
}

const restOfSteps = Array.from({ length: stepCount / 2 }, (_, index) => stepCount / 2 + index + 1);
const allRows = Array.from({ length: stepCount }, (_, index) => `step ${String(index + 1)}`);
const finished = { state: 'done', attempts: 1, losses: 1, progress: { step: stepCount }, worker: null };

describe('a job whose process is killed', { timeout: 120_000 }, () => {
  it('resumes at once where it was when the embedded database is reopened', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'grt-queue-'));
    await placeDatabase(directory);
    const id = await crash(directory);
    const database = await openDatabase({ dataDir: directory, clock: systemClock });
    const { steps, rows, job } = await goOn(database, systemClock, id);
    expect([steps, rows]).toEqual([restOfSteps, allRows]);
    expect(job).toMatchObject(finished);
    await database.close();
    rmSync(directory, { recursive: true });
  });

  const serverUrl = inject('postgresUrl') ?? '';
  it.skipIf(serverUrl === '')('resumes in another process when its lease expires (PostgreSQL)', async () => {
    const database = await openPostgresDatabase(serverUrl);
    const id = await crash(database.url);
    const tooSoon = fixedClock(systemClock.now());
    expect((await goOn(database, tooSoon, id)).steps).toEqual([]);
    tooSoon.advance(11_000);
    const { steps, rows, job } = await goOn(database, tooSoon, id);
    expect([steps, rows]).toEqual([restOfSteps, allRows]);
    expect(job).toMatchObject(finished);
    await database.close();
  });
});

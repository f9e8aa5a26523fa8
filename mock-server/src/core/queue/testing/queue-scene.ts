import { beforeAll, beforeEach } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/databases.ts';
import { clearDatabase, testStart } from '../../../testing/test-database.ts';
import { fixedClock, type FixedClock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { seededRandom } from '../../ids.ts';
import { silentLog } from '../../log.ts';
import type { Job, JobContext, JobDefinition } from '../job.ts';
import { createQueue, type Queue } from '../queue.ts';

/** The payload of the jobs in these tests. */
export interface Note {
  text: string;
}

/** A queue on an empty database, its clock, and what its jobs have done. */
export interface QueueScene {
  readonly queue: Queue;
  readonly database: Database;
  readonly clock: FixedClock;
  /** The texts of completed notes, in order. */
  readonly done: string[];
  /** Another queue on the same database, as in another process. */
  readonly newQueue: (name: string) => Queue;
}

/** Defines the job `note`, which adds its text to `done` unless it has another handler. */
export function defineNote(scene: QueueScene, on: Queue, definition: Partial<JobDefinition<Note>> = {}): void {
  on.define<Note>('note', {
    queue: 'notes',
    handler: async ({ payload }) => void scene.done.push(payload.text),
    ...definition,
  });
}

/** A handler that runs until it is released or aborted. */
export function holding(scene: QueueScene) {
  let letGo: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const handler = async (job: Job<Note>, { signal }: JobContext): Promise<void> => {
    begin();
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    await Promise.race([held, aborted]);
    scene.done.push(job.payload.text);
  };
  return { handler, begun, letGo: () => letGo() };
}

/** Runs the same tests of the queue on every database, with a fresh queue for each. */
export function describeQueue(name: string, tests: (scene: QueueScene) => void): void {
  describeOnEveryDatabase(name, (open) => {
    let database: Database;
    let clock: FixedClock;
    let queue: Queue;
    let done: string[];
    const newQueue = (seed: string) => createQueue({ database, clock, random: seededRandom(seed), log: silentLog });
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      await clearDatabase(database);
      clock = fixedClock(testStart);
      queue = newQueue('one');
      done = [];
    });
    tests({
      get queue() {
        return queue;
      },
      get database() {
        return database;
      },
      get clock() {
        return clock;
      },
      get done() {
        return done;
      },
      newQueue,
    });
  });
}

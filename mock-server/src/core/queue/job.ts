import type { jobs } from './queue.tables.ts';

/** A job as it is stored. */
export type JobRecord = Readonly<typeof jobs.$inferSelect>;

/** A job as its handler sees it. */
export interface Job<Payload> {
  readonly id: number;
  readonly name: string;
  /** What was enqueued, as JSON gives it back. */
  readonly payload: Payload;
  /** 1 for the first one. A job whose worker was lost, or that was handed back, is begun again with the same number. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** What was last saved as progress, also by an earlier attempt: where to go on. Null if nothing was. */
  readonly progress: unknown;
}

export interface JobContext {
  /** Aborted when the server stops or the job is lost to another worker. A handler that ends with an error then is
   * begun again later, and the attempt is not counted. */
  readonly signal: AbortSignal;
  /** Saves how far the job is. Within a transaction it is saved together with the work, so that the next attempt can go
   * on from there without doing anything twice.
   * @throws LostJobError if another worker has the job by now: stop working. */
  progress: (value: object) => Promise<void>;
}

/** How jobs of one name are worked on. */
export interface JobDefinition<Payload> {
  /** The queue that the job is listed under. */
  queue: string;
  /** How often it is begun before it counts as failed; 1 or more, 3 by default. */
  maxAttempts?: number;
  /** How long to wait after the first, second, … failed attempt, in milliseconds; the last one counts for the rest.
   * 30 s, 2 min and 10 min by default. A function may go by the error that the attempt ended with. */
  backoffMs?: readonly number[] | ((attempt: number, error: unknown) => number);
  /** How many of this name run at once in one process; 1 by default. */
  concurrency?: number;
  /** Does the work. It runs at least once: whenever a process stops in the middle it runs again, so it must be written
   * for that. What it returns is kept as the job's result, as JSON.
   * @throws PermanentFailure if trying again is of no use. */
  handler(job: Job<Payload>, context: JobContext): Promise<unknown>;
}

export interface EnqueueOptions {
  /** While a job of the same name with this key is queued or active, no other one is added. */
  uniqueKey?: string;
  /** Not before; now by default. */
  runAt?: Date;
  /** The higher one goes first; 0 by default. */
  priority?: number;
}

export interface Enqueued {
  id: number;
  /** False if the unique key was taken: `id` is then the job that has it. */
  isNew: boolean;
}

/** The job cannot succeed however often it is tried. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** Another worker has taken the job over. */
export class LostJobError extends Error {
  override readonly name = 'LostJobError';

  constructor() {
    super('The job was taken over by another worker');
  }
}

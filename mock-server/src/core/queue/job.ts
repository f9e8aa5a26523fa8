import type { jobs } from './queue.tables.ts';

/** A job as it is stored. */
export type JobRecord = Readonly<typeof jobs.$inferSelect>;

/** A job from its handler's view. */
export interface Job<Payload> {
  readonly id: number;
  readonly name: string;
  /** The enqueued payload, parsed from JSON. */
  readonly payload: Payload;
  /**
   * 1 for the first one. A job whose worker was lost, or that was returned to the queue, restarts with the same number.
   */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** The last saved progress, possibly from an earlier attempt: where to resume. Null if none. */
  readonly progress: unknown;
}

export interface JobContext {
  /** Aborted when the server stops or the job is lost to another worker. A handler that then throws is
   * restarted later, and the attempt does not count. */
  readonly signal: AbortSignal;
  /** Saves the job's progress. Within a transaction, it is saved atomically with the work, so that the next attempt can
   * resume without repeating anything.
   * @throws LostJobError if another worker has taken the job: stop working. */
  progress: (value: object) => Promise<void>;
  /** To be called by long jobs between two steps, where stopping loses nothing. Waits while calls are being handled, for
   * a tenth of a second at most: a call of several statements would otherwise wait for a step before each of them.
   * @throws GaveWayError when the job has had its time and a job of another owner finds no free slot: stop working. The
   * job resumes when its owner's turn comes again, and the attempt does not count. */
  giveWay: () => Promise<Surroundings>;
}

/** What a long job learns between two steps. */
export interface Surroundings {
  /** Calls have been handled since one of the last steps: a shorter step keeps them waiting for less. */
  readonly isAmongCalls: boolean;
}

/** The calls that this process handles, to which jobs give way. */
export interface Callers {
  /** Settles when no call is being handled, or soon anyway. */
  quiet(): Promise<void>;
  /** Goes up with every call. */
  handled(): number;
}

/** How to process jobs of one name. */
export interface JobDefinition<Payload> {
  /** The queue that the job is listed under. */
  queue: string;
  /** Maximum number of attempts; 1 or more, 3 by default. */
  maxAttempts?: number;
  /** How long to wait after the first, second, … failed attempt, in milliseconds; the last one applies to the rest.
   * 30 s, 2 min and 10 min by default. A function may use the attempt's error. */
  backoffMs?: readonly number[] | ((attempt: number, error: unknown) => number);
  /** Concurrency per process; 1 by default. */
  concurrency?: number;
  /** How many of these slots the jobs of one owner may use at the same time; all of them by default. */
  perOwner?: number;
  /** Does the work. It runs at least once: if a process stops in the middle, it runs again, so it must be written
   * for that. Its return value is stored as the job's result, as JSON.
   * @throws PermanentFailure if retrying is pointless. */
  handler(job: Job<Payload>, context: JobContext): Promise<unknown>;
}

/** Whatever its payload is. */
export type AnyDefinition = JobDefinition<unknown>;

export interface EnqueueOptions {
  /** While a job with the same name and key is queued or active, no other one is added. That one may already have done
   * its work, so a job that a person asks for gets no key, unless the person is refused when `isNew` is false. */
  uniqueKey?: string;
  /** Earliest start; now by default. */
  runAt?: Date;
  /** Higher goes first; 0 by default. */
  priority?: number;
  /** Whose job it is. Owners take turns: however many jobs one of them adds, the next one of another owner waits for at
   * most one of them. */
  owner?: string;
}

export interface Enqueued {
  id: number;
  /** False if the unique key was taken: `id` is then the job that holds it. */
  isNew: boolean;
}

/** The job cannot succeed, however often it is retried. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** The job gave way to one of another owner. */
export class GaveWayError extends Error {
  override readonly name = 'GaveWayError';

  constructor() {
    super('The job gave way to another one');
  }
}

/** Another worker has taken the job over. */
export class LostJobError extends Error {
  override readonly name = 'LostJobError';

  constructor() {
    super('The job was taken over by another worker');
  }
}

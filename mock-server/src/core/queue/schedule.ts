import { and, asc, eq, inArray, min, notInArray } from 'drizzle-orm';
import { Cron } from 'croner';
import type { Changes } from '../database/changes.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withoutQuery } from '../database/query-error.ts';
import { createCronRuns } from './cron-runs.ts';
import { cronJobs } from './queue.tables.ts';

/** A scheduled task as stored, with its last run. */
export type CronEntry = Readonly<typeof cronJobs.$inferSelect>;

/** Runs the task. @returns its output. */
export type CronHandler = (context: { signal: AbortSignal; now: Date }) => Promise<string>;

interface CronDefinition {
  schedule: string;
  timezone: string;
  handler: CronHandler;
}

/**
 * Which commands run when. The times are rows, so that several processes agree on them and they survive a restart.
 */
export interface Schedule {
  /** @throws Error if the pattern is not a five-field cron pattern, or the timezone is unknown. */
  add(command: string, definition: CronDefinition): void;
  /** Writes added tasks to the table, and removes those that are no longer added. */
  install(): Promise<void>;
  /** Advances every due task to its next time and passes it to `run`, in one transaction each. Times that were missed
   * while no process ran count once. @returns the commands. */
  fireDue(run: (command: string) => Promise<unknown>): Promise<readonly string[]>;
  /** Runs one command and records the outcome. @throws what its handler throws, after recording it. */
  run(command: string, signal: AbortSignal): Promise<string>;
  nextDue(): Promise<Date | undefined>;
  /** In the order of their next run. */
  entries(): Promise<readonly CronEntry[]>;
  entry(id: number): Promise<CronEntry | undefined>;
}

export function createSchedule(database: Pick<Database, 'current' | 'transaction'>, clock: Clock): Schedule {
  const definitions = new Map<string, CronDefinition>();
  return {
    add(command, definition) {
      nextRun(definition, clock.now());
      definitions.set(command, definition);
    },
    install: () => database.transaction(() => install(database, definitions, clock.now())),
    fireDue: (run) => fireDue({ database, definitions, clock }, run),
    run: (command, signal) => runCommand({ database, definitions, clock }, command, signal),
    async nextDue() {
      if (definitions.size === 0) return undefined;
      const [next] = await database
        .current()
        .select({ at: min(cronJobs.nextRun) })
        .from(cronJobs)
        .where(inArray(cronJobs.command, [...definitions.keys()]));
      return next?.at ?? undefined;
    },
    entries: () => database.current().select().from(cronJobs).orderBy(asc(cronJobs.nextRun), asc(cronJobs.id)),
    async entry(id) {
      const [entry] = await database.current().select().from(cronJobs).where(eq(cronJobs.id, id));
      return entry;
    },
  };
}

interface Parts {
  database: Pick<Database, 'current' | 'transaction'>;
  definitions: ReadonlyMap<string, CronDefinition>;
  clock: Clock;
}

function nextRun({ schedule, timezone }: Pick<CronDefinition, 'schedule' | 'timezone'>, after: Date): Date {
  const next = new Cron(schedule, { timezone, mode: '5-part' }).nextRun(after);
  if (!next) throw new Error(`The schedule ${schedule} never occurs`);
  return next;
}

async function install(
  database: Pick<Database, 'current'>,
  definitions: ReadonlyMap<string, CronDefinition>,
  now: Date,
): Promise<void> {
  const known = new Map((await database.current().select().from(cronJobs)).map((entry) => [entry.command, entry]));
  for (const [command, { schedule, timezone }] of definitions) {
    const entry = known.get(command);
    const soonest = nextRun({ schedule, timezone }, now);
    if (entry?.schedule === schedule && entry.timezone === timezone && entry.nextRun <= soonest) continue;
    const times = { schedule, timezone, nextRun: soonest };
    await database
      .current()
      .insert(cronJobs)
      .values({ command, ...times })
      .onConflictDoUpdate({ target: cronJobs.command, set: times });
  }
  const commands = [...definitions.keys()];
  await database
    .current()
    .delete(cronJobs)
    .where(commands.length === 0 ? undefined : notInArray(cronJobs.command, commands));
}

async function fireDue(
  { database, definitions, clock }: Parts,
  run: (command: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const now = clock.now();
  const entries = await database.current().select().from(cronJobs).orderBy(asc(cronJobs.nextRun), asc(cronJobs.id));
  const fired: string[] = [];
  for (const { id, command, nextRun: dueAt } of entries) {
    const definition = definitions.get(command);
    if (!definition) continue;
    if (dueAt > now) {
      await bringForward(database, { id, dueAt, soonest: nextRun(definition, now) });
      continue;
    }
    await database.transaction(async () => {
      // Of several processes, the one that advances the time runs it.
      const moved = await database
        .current()
        .update(cronJobs)
        .set({ nextRun: nextRun(definition, now) })
        .where(and(eq(cronJobs.id, id), eq(cronJobs.nextRun, dueAt)))
        .returning({ id: cronJobs.id });
      if (moved.length === 0) return;
      await run(command);
      fired.push(command);
    });
  }
  return fired;
}

/** A time beyond the next one of its pattern was written while the clock ran ahead: without this, the task would not
 * run until the clock gets there again. */
async function bringForward(
  database: Pick<Database, 'current'>,
  { id, dueAt, soonest }: { id: number; dueAt: Date; soonest: Date },
): Promise<void> {
  if (dueAt <= soonest) return;
  await database
    .current()
    .update(cronJobs)
    .set({ nextRun: soonest })
    .where(and(eq(cronJobs.id, id), eq(cronJobs.nextRun, dueAt)));
}

async function runCommand(
  { database, definitions, clock }: Parts,
  command: string,
  signal: AbortSignal,
): Promise<string> {
  const definition = definitions.get(command);
  if (!definition) throw new Error(`Nothing is scheduled as ${command}`);
  const started = clock.now();
  const keep = (values: Changes<typeof cronJobs.$inferInsert>) =>
    database.current().update(cronJobs).set(values).where(eq(cronJobs.command, command));
  const end = async (lastStatus: 'completed' | 'failed', lastOutput: string) => {
    const lastCompletedAt = clock.now();
    const lastMs = Math.max(0, lastCompletedAt.getTime() - started.getTime());
    await keep({ lastStatus, lastOutput, lastCompletedAt, lastMs });
    const run = { command, startedAt: started, completedAt: lastCompletedAt, ms: lastMs };
    await createCronRuns(database).add({ ...run, status: lastStatus, output: lastOutput });
  };

  await keep({ lastRun: started, lastStatus: 'running', lastCompletedAt: null, lastMs: null, lastOutput: null });
  try {
    const output = await definition.handler({ signal, now: started });
    await end('completed', output);
    return output;
  } catch (error) {
    const reason = withoutQuery(error);
    await end('failed', reason instanceof Error ? reason.message : String(reason));
    throw error;
  }
}

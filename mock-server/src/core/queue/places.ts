import type { Clock } from '../clock.ts';
import { GaveWayError, type AnyDefinition, type Callers, type JobContext, type JobRecord } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { FullOwners } from './turns.ts';

/** How long a job keeps its slot while others wait for one. */
export const turnMs = 30_000;

/** How often a job that has had its time checks whether others wait. */
const lookMs = 1_000;

/** Steps without any call after which a job takes long steps again. Someone who looks through lists pauses for longer
 * than one short step. */
export const quietSteps = 10;

/** The slots of this process, and who uses them. */
export interface Places {
  /** The names with a free slot. */
  freeNames(): readonly string[];
  /** Owners that use all the slots they may use. */
  fullOwners(): readonly FullOwners[];
  /** What a running job calls to let others have its slot. */
  givingWay(job: JobRecord): JobContext['giveWay'];
}

interface PlaceParts {
  readonly store: JobStore;
  readonly definitions: ReadonlyMap<string, AnyDefinition>;
  readonly clock: Clock;
  readonly callers: Callers;
}

export function createPlaces(
  { store, definitions, clock, callers }: PlaceParts,
  running: () => readonly Pick<JobRecord, 'name' | 'owner'>[],
): Places {
  const freeNames = (): readonly string[] => {
    const inUse = counted(running().map(({ name }) => name));
    return [...definitions].flatMap(([name, { concurrency = 1 }]) =>
      (inUse.get(name) ?? 0) < concurrency ? [name] : [],
    );
  };
  const fullOwners = (): readonly FullOwners[] =>
    [...definitions].flatMap(([name, { perOwner }]) => {
      if (perOwner === undefined) return [];
      const own = running().flatMap((job) => (job.name === name && job.owner !== null ? [job.owner] : []));
      const owners = [...counted(own)].flatMap(([owner, count]) => (count >= perOwner ? [owner] : []));
      return owners.length > 0 ? [{ name, owners }] : [];
    });
  return {
    freeNames,
    fullOwners,
    givingWay({ name, owner }) {
      let untilMs: number | undefined; // its time begins when it first could give way: each turn gets something done
      let handledBefore = callers.handled();
      let quietFor = quietSteps;
      return async () => {
        const handled = callers.handled();
        quietFor = handled > handledBefore ? 0 : quietFor + 1;
        const surroundings = { isAmongCalls: quietFor < quietSteps };
        handledBefore = handled;
        await callers.quiet();
        const nowMs = clock.now().getTime();
        untilMs ??= nowMs + turnMs;
        if (nowMs < untilMs || freeNames().includes(name)) return surroundings;
        untilMs = nowMs + lookMs;
        const job = { name, owner: owner ?? undefined };
        if (await store.isInTheWay(job, fullOwners(), clock.now())) throw new GaveWayError();
        return surroundings;
      };
    },
  };
}

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

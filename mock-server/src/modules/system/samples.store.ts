import { desc, lt } from 'drizzle-orm';
import type { SystemSample } from '@grt/sdk/contract';
import type { Database } from '../../core/database/database.ts';
import { systemSamples } from '../../tables/system.tables.ts';

type NewSample = Omit<typeof systemSamples.$inferInsert, 'id'>;

/** Measurements of the last day. */
export interface SampleStore {
  add(sample: NewSample): Promise<void>;
  /** The newest samples, oldest first. */
  latest(limit: number): Promise<SystemSample[]>;
  /** Removes samples from before `time`. */
  prune(time: Date): Promise<void>;
}

export function createSampleStore(database: Pick<Database, 'current'>): SampleStore {
  return {
    async add(sample) {
      await database.current().insert(systemSamples).values(sample);
    },
    async latest(limit) {
      const rows = await database
        .current()
        .select()
        .from(systemSamples)
        .orderBy(desc(systemSamples.measuredAt), desc(systemSamples.id))
        .limit(limit);
      return rows.toReversed().map((row) => ({
        measured_at: row.measuredAt.toISOString(),
        ram_used: row.ramUsed,
        disk_used: row.diskUsed,
        pending_jobs: row.pendingJobs,
        failed_jobs: row.failedJobs,
      }));
    },
    async prune(time) {
      await database.current().delete(systemSamples).where(lt(systemSamples.measuredAt, time));
    },
  };
}

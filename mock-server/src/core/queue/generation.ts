import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { queueState } from './queue.tables.ts';

/** The number that tells every process's workers to restart: they compare it with the one they started with. */
export interface Generation {
  current(): Promise<number>;
  /** @returns the new one. */
  raise(): Promise<number>;
}

export function createGeneration(database: Pick<Database, 'current'>): Generation {
  return {
    async current() {
      const [state] = await database.current().select().from(queueState);
      return state?.generation ?? 0;
    },
    async raise() {
      const [state] = await database
        .current()
        .insert(queueState)
        .values({ id: 1, generation: 1 })
        .onConflictDoUpdate({ target: queueState.id, set: { generation: sql`${queueState.generation} + 1` } })
        .returning();
      return state?.generation ?? 0;
    },
  };
}

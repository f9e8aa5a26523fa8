import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { randomUuid, type Random } from '../../core/ids.ts';
import { runningOperations } from '../../tables/system.tables.ts';

/** Longer than any operation takes; a lock lost with its process is free again after this. */
const heldMs = 10 * 60_000;

/** Keeps an operation from running twice at once, across all processes. */
export interface OperationLock {
  /** @returns a way to release it, or since when someone else has held it. */
  take(operation: string): Promise<{ release: () => Promise<void> } | { since: Date }>;
}

export function createOperationLock(database: Pick<Database, 'current'>, clock: Clock, random: Random): OperationLock {
  const table = runningOperations;
  return {
    async take(operation) {
      for (;;) {
        const now = clock.now();
        const holder = randomUuid(random);
        const held = { operation, holder, startedAt: now, heldUntil: new Date(now.getTime() + heldMs) };
        const taken = await database
          .current()
          .insert(table)
          .values(held)
          .onConflictDoUpdate({ target: table.operation, set: held, setWhere: lte(table.heldUntil, now) })
          .returning({ holder: table.holder });
        if (taken.length > 0) {
          const own = and(eq(table.operation, operation), eq(table.holder, holder));
          return { release: async () => void (await database.current().delete(table).where(own)) };
        }
        const [other] = await database.current().select().from(table).where(eq(table.operation, operation));
        if (other) return { since: other.startedAt };
        // It ended between the two statements.
      }
    },
  };
}

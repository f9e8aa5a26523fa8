import type { RejectionReasons, RejectionReasonsChanges } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { rejectionReasons } from '../../tables/rejection-reasons.tables.ts';
import { defaultReasons } from './default-reasons.ts';

export interface ReasonStore {
  read(): Promise<RejectionReasons>;
  /** Replaces the lists that are given. In a transaction: whoever comes second waits, and loses no list of the first.
   * @param username - of whoever changes them */
  change(
    changes: RejectionReasonsChanges,
    username: string,
  ): Promise<{ readonly before: RejectionReasons; readonly after: RejectionReasons }>;
}

export function createReasonStore(database: Pick<Database, 'current' | 'transaction'>, clock: Clock): ReasonStore {
  const read = async (lock = false): Promise<RejectionReasons> => {
    const query = database.current().select().from(rejectionReasons);
    const [row] = await (lock ? query.for('update') : query);
    if (!row) return { ...defaultReasons, updated_at: null, updated_by: null };
    const { registrations, feeds, domains, updatedAt, updatedBy } = row;
    return { registrations, feeds, domains, updated_at: updatedAt.toISOString(), updated_by: updatedBy };
  };
  return {
    read: () => read(),
    change: (changes, username) =>
      database.transaction(async (queries) => {
        const stamp = { updatedAt: clock.now(), updatedBy: username };
        // Insert the row before locking it, so that two first changes at once also wait for each other.
        await queries
          .insert(rejectionReasons)
          .values({ id: 1, ...defaultReasons, ...stamp })
          .onConflictDoNothing();
        const before = await read(true);
        await queries.update(rejectionReasons).set({ ...changes, ...stamp });
        return { before, after: await read() };
      }),
  };
}

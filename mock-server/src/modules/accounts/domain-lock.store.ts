import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { domains } from '../../tables/domains.tables.ts';

/** Keeps clicks and the market away from a client's domains until the transaction ends: no day begins meanwhile. */
export async function lockDomains(database: Database, clientId: number): Promise<void> {
  await database
    .current()
    .select({ id: domains.id })
    .from(domains)
    .where(and(eq(domains.clientId, clientId), isNull(domains.deletedAt)))
    .orderBy(asc(domains.id))
    .for('no key update');
}

import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/database.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import type { DomainRow } from './domain-select.ts';

/** Another client's domain of the same name. */
export interface NameConflict {
  readonly domain: DomainRow;
  readonly companyName: string;
}

const mostConflicts = 50;

/** Other clients' domains of the same names, for several domains at once; at most 50 for each. */
export async function conflictsOf(
  database: Pick<Database, 'current'>,
  rows: readonly DomainRow[],
): Promise<Map<number, NameConflict[]>> {
  const found = new Map<number, NameConflict[]>(rows.map(({ id }) => [id, []]));
  if (rows.length === 0) return found;
  const mine = alias(domains, 'mine');
  const others = await database
    .current()
    .select({ id: mine.id, domain: domains, companyName: clients.companyName })
    .from(mine)
    .innerJoin(domains, and(eq(domains.domainName, mine.domainName), ne(domains.clientId, mine.clientId)))
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(
      and(
        inArray(
          mine.id,
          rows.map(({ id }) => id),
        ),
        isNull(domains.deletedAt),
      ),
    )
    .orderBy(desc(domains.createdAt), desc(domains.id))
    .limit(rows.length * mostConflicts);
  for (const { id, domain, companyName } of others) {
    const conflicts = found.get(id);
    if (conflicts && conflicts.length < mostConflicts) conflicts.push({ domain, companyName });
  }
  return found;
}

import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
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
  const ids = rows.map(({ id }) => id);
  const mine = alias(domains, 'mine');
  const namesakes = alias(domains, 'namesakes');
  const others = database
    .current()
    .select({ id: namesakes.id })
    .from(namesakes)
    .where(
      and(
        eq(namesakes.domainName, mine.domainName),
        ne(namesakes.clientId, mine.clientId),
        isNull(namesakes.deletedAt),
      ),
    )
    .orderBy(desc(namesakes.createdAt), desc(namesakes.id))
    .limit(mostConflicts)
    .as('others');
  const conflicts = await database
    .current()
    .select({ id: mine.id, domain: domains, companyName: clients.companyName })
    .from(mine)
    .innerJoinLateral(others, sql`true`)
    .innerJoin(domains, eq(domains.id, others.id))
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(eq(mine.id, sql`any(${sql.param(ids)}::integer[])`))
    .orderBy(desc(domains.createdAt), desc(domains.id));
  for (const { id, domain, companyName } of conflicts) found.get(id)?.push({ domain, companyName });
  return found;
}

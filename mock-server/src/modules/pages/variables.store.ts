import { and, asc, count, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import { byName } from '../../core/database/columns.ts';
import type { Database } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like.ts';
import { unnest } from '../../core/database/unnest.ts';
import type { PageWindow } from '../../core/pagination.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import type { ShownDomain } from './built-in-variables.rules.ts';
import { pageVariables, pageVariableValues, type VariableRow } from '../../tables/pages.tables.ts';
import type { DomainValue, VariableFields } from './variables.rules.ts';

/** A variable's value on a domain. */
export interface ValueRow {
  readonly domainId: number;
  readonly domainName: string;
  readonly value: string;
  readonly updatedAt: Date;
}

export interface VariableStore {
  /** Every variable that administrators created, by key. */
  list(): Promise<VariableRow[]>;
  count(): Promise<number>;
  find(id: number): Promise<VariableRow | undefined>;
  /** Reads a variable and locks it against deletion until the transaction ends. */
  hold(id: number): Promise<VariableRow | undefined>;
  /** @throws an error with the constraint page_variables_key when the key is taken. */
  insert(key: string, fields: VariableFields): Promise<VariableRow>;
  /** Applies a rule to one locked row. Undefined if there is none. */
  update(
    id: number,
    change: (row: VariableRow) => VariableFields,
  ): Promise<{ before: VariableRow; after: VariableRow } | undefined>;
  remove(id: number): Promise<VariableRow | undefined>;
  /** The domains with their own value, by name; deleted ones are left out. */
  values(id: number, search: string | undefined, window: PageWindow): Promise<{ rows: ValueRow[]; total: number }>;
  /** Values of one variable on these domains. */
  valuesOn(id: number, domainIds: readonly number[]): Promise<ValueRow[]>;
  /** Which of these domains exist. */
  knownDomains(domainIds: readonly number[]): Promise<Set<number>>;
  /** Sets values; null removes one. */
  saveValues(id: number, values: readonly DomainValue[]): Promise<void>;
  /** The approved domain with this name (the first, if two clients have it), with its values by key. */
  shownDomain(name: string): Promise<{ domain: ShownDomain; values: ReadonlyMap<string, string> } | undefined>;
}

/** The stored names of domains that have a text in them as people write them. */
type NamesShownWith = (text: string) => Promise<readonly string[]>;

export function createVariableStore(database: Database, clock: Clock, namesShownWith: NamesShownWith): VariableStore {
  return { ...variables(database, clock), ...values(database, clock, namesShownWith) };
}

function variables(
  database: Database,
  clock: Clock,
): Pick<VariableStore, 'list' | 'count' | 'find' | 'hold' | 'insert' | 'update' | 'remove'> {
  return {
    list: async () => database.current().select().from(pageVariables).orderBy(asc(pageVariables.variableKey)),
    async count() {
      const [row] = await database.current().select({ total: count() }).from(pageVariables);
      return row?.total ?? 0;
    },
    async find(id) {
      const [row] = await database.current().select().from(pageVariables).where(eq(pageVariables.id, id));
      return row;
    },
    async hold(id) {
      const one = eq(pageVariables.id, id);
      const [row] = await database.current().select().from(pageVariables).where(one).for('share');
      return row;
    },
    async insert(variableKey, fields) {
      const now = clock.now();
      const [row] = await database
        .current()
        .insert(pageVariables)
        .values({ variableKey, ...fields, createdAt: now, updatedAt: now })
        .returning();
      if (!row) throw new Error('The database returned no row for a new variable');
      return row;
    },
    update: (id, change) =>
      database.transaction(async (queries) => {
        const [before] = await queries.select().from(pageVariables).where(eq(pageVariables.id, id)).for('update');
        if (!before) return undefined;
        const fields = { ...change(before), updatedAt: clock.now() };
        const [after] = await queries.update(pageVariables).set(fields).where(eq(pageVariables.id, id)).returning();
        return after && { before, after };
      }),
    async remove(id) {
      const [row] = await database.current().delete(pageVariables).where(eq(pageVariables.id, id)).returning();
      return row;
    },
  };
}

const valueColumns = {
  domainId: pageVariableValues.domainId,
  domainName: domains.domainName,
  value: pageVariableValues.value,
  updatedAt: pageVariableValues.updatedAt,
};

function values(
  database: Database,
  clock: Clock,
  namesShownWith: NamesShownWith,
): Pick<VariableStore, 'values' | 'valuesOn' | 'knownDomains' | 'saveValues' | 'shownDomain'> {
  const select = () =>
    database
      .current()
      .select(valueColumns)
      .from(pageVariableValues)
      .innerJoin(domains, and(eq(domains.id, pageVariableValues.domainId), isNull(domains.deletedAt)))
      .$dynamic();
  return {
    async values(id, search, { offset, limit }) {
      const named =
        search === undefined
          ? undefined
          : or(
              ilike(domains.domainName, likePattern(search.trim())),
              inArray(domains.domainName, [...(await namesShownWith(search))]),
            );
      const where = and(eq(pageVariableValues.variableId, id), named);
      const rows = await select()
        .where(where)
        .orderBy(byName(domains.domainName), asc(domains.id))
        .offset(offset)
        .limit(limit);
      const [total] = await database
        .current()
        .select({ total: count() })
        .from(pageVariableValues)
        .innerJoin(domains, and(eq(domains.id, pageVariableValues.domainId), isNull(domains.deletedAt)))
        .where(where);
      return { rows, total: total?.total ?? 0 };
    },
    valuesOn: async (id, domainIds) =>
      select()
        .where(and(eq(pageVariableValues.variableId, id), inArray(pageVariableValues.domainId, [...domainIds])))
        .orderBy(byName(domains.domainName), asc(domains.id)),
    async knownDomains(domainIds) {
      const known = await database
        .current()
        .select({ id: domains.id })
        .from(domains)
        .where(and(inArray(domains.id, [...domainIds]), isNull(domains.deletedAt)));
      return new Set(known.map(({ id }) => id));
    },
    saveValues: (id, wanted) => saveValues({ database, clock }, id, wanted),
    shownDomain: (name) => shownDomain(database, name),
  };
}

async function shownDomain(
  database: Database,
  name: string,
): Promise<{ domain: ShownDomain; values: ReadonlyMap<string, string> } | undefined> {
  const [found] = await database
    .current()
    .select({ domain: domains, companyName: clients.companyName })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(and(eq(domains.domainName, name), eq(domains.status, 'approved'), isNull(domains.deletedAt)))
    .orderBy(asc(domains.reviewedAt), asc(domains.id))
    .limit(1);
  if (!found) return undefined;
  const own = await database
    .current()
    .select({ key: pageVariables.variableKey, value: pageVariableValues.value })
    .from(pageVariableValues)
    .innerJoin(pageVariables, eq(pageVariables.id, pageVariableValues.variableId))
    .where(eq(pageVariableValues.domainId, found.domain.id));
  return {
    domain: { ...found.domain, companyName: found.companyName },
    values: new Map(own.map(({ key, value }) => [key, value])),
  };
}

async function saveValues(
  { database, clock }: { database: Database; clock: Clock },
  id: number,
  wanted: readonly DomainValue[],
): Promise<void> {
  const kept = wanted.filter(({ value }) => value !== null);
  const dropped = wanted.filter(({ value }) => value === null).map(({ domainId }) => domainId);
  if (dropped.length > 0)
    await database
      .current()
      .delete(pageVariableValues)
      .where(and(eq(pageVariableValues.variableId, id), inArray(pageVariableValues.domainId, dropped)));
  if (kept.length === 0) return;
  const rows = unnest(kept, {
    domain_id: ['integer', ({ domainId }) => domainId],
    value: ['text', ({ value }) => value],
  });
  await database.current().execute(
    sql`insert into page_variable_values (variable_id, domain_id, value, updated_at)
        select ${id}, domain_id, value, ${clock.now().toISOString()}::timestamptz from ${rows}
        on conflict (variable_id, domain_id) do update set value = excluded.value, updated_at = excluded.updated_at`,
  );
}

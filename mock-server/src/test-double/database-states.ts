import type { Pool, PoolClient } from 'pg';

/** A state of all tables and sequences, kept in a schema of its own in the same database. */
export interface DatabaseState {
  readonly schema: string;
  readonly tables: readonly KeptTable[];
  /** The marks of the tables as they were kept, or put back last. */
  readonly marks: Map<string, string>;
  readonly sequences: ReadonlyMap<string, string | null>;
}

interface KeptTable {
  readonly name: string;
  /** Without generated ones, which cannot be written. */
  readonly columns: string;
  readonly isEmpty: boolean;
}

/** Keeps the present state. @param schema - a name that no other state has; its rows replace those of an earlier one */
export async function keepState(pool: Pool, schema: string): Promise<DatabaseState> {
  return inTransaction(pool, async (client) => {
    await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
    const { rows } = await client.query<{ name: string; columns: string }>(
      `select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
         from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = ''
        group by c.relname`,
    );
    const marks = await marksOf(client, rows);
    const tables = rows.map(({ name, columns }) => ({ name, columns, isEmpty: marks.get(name) === emptyMark }));
    const copies = tables
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ name, columns }) => `create table ${schema}.${name} as select ${columns} from public.${name}`);
    if (copies.length > 0) await client.query(copies.join('; '));
    return { schema, tables, marks, sequences: await sequencesOf(client) };
  });
}

/** Puts a kept state back. Only tables that have changed since are written. */
export async function putBack(pool: Pool, state: DatabaseState): Promise<void> {
  await inTransaction(pool, async (client) => {
    const now = await marksOf(client, state.tables);
    const changed = state.tables.filter(({ name }) => now.get(name) !== state.marks.get(name));
    const sequences = await sequencesOf(client);
    const statements = [
      // The rows are consistent with one another as they were: no trigger has to check them again.
      'set local session_replication_role = replica',
      ...changed.filter(({ name }) => now.get(name) !== emptyMark).map(({ name }) => `delete from public.${name}`),
      ...changed
        .filter(({ isEmpty }) => !isEmpty)
        .map(
          ({ name, columns }) =>
            `insert into public.${name} (${columns}) overriding system value select ${columns} from ${state.schema}.${name}`,
        ),
      ...[...state.sequences].flatMap(([name, value]) => {
        if (sequences.get(name) === value) return [];
        return value === null ? [`alter sequence ${name} restart`] : [`select setval('${name}', ${value})`];
      }),
    ];
    await client.query(statements.join('; '));
    if (changed.length > 0) for (const [name, mark] of await marksOf(client, changed)) state.marks.set(name, mark);
  });
}

const emptyMark = '0:0';

/** A mark for the contents of each table, which any change of a row changes: a new version of a row has another place or
 * another transaction. */
async function marksOf(client: PoolClient, tables: readonly Pick<KeptTable, 'name'>[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; mark: string }>(
    tables
      .map(
        ({ name }) => `select '${name}' as name, count(*) || ':' ||
          coalesce(sum(hashtextextended(ctid::text || ' ' || xmin::text, 0)::numeric), 0) as mark from public.${name}`,
      )
      .join(' union all '),
  );
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}

async function sequencesOf(client: PoolClient): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select 'public.' || quote_ident(sequencename) as name, last_value::text as value from pg_sequences
      where schemaname = 'public'`,
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

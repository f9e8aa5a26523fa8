import type { Pool, PoolClient } from 'pg';

/** A state of all tables and sequences, kept in a schema of its own in the same database. */
export interface DatabaseState {
  readonly schema: string;
  readonly tables: readonly KeptTable[];
  readonly sequences: ReadonlyMap<string, string | null>;
  /** The last moment at which the tables were as in this state. */
  moment: Moment;
}

interface KeptTable {
  readonly name: string;
  /** Without generated ones, which cannot be written. */
  readonly columns: string;
  /** The columns of the primary key. */
  readonly key: readonly string[] | null;
  readonly isEmpty: boolean;
}

interface Moment {
  /** Versions of rows that were written later have a higher `xmin`. */
  readonly transaction: string;
  readonly marks: ReadonlyMap<string, string>;
}

/** Keeps the present state. @param schema - a name that no other state has; its rows replace those of an earlier one */
export async function keepState(pool: Pool, schema: string): Promise<DatabaseState> {
  return inTransaction(pool, async (client) => {
    await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
    const { rows: present } = await client.query<Omit<KeptTable, 'isEmpty'>>(
      `select quote_ident(c.relname) as name,
              string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns,
              array_agg(quote_ident(a.attname)) filter (where a.attnum = any(i.indkey)) as key
         from pg_class c join pg_attribute a on a.attrelid = c.oid
              left join pg_index i on i.indrelid = c.oid and i.indisprimary
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        group by c.relname`,
    );
    const probes = present.map(({ name }) => `select '${name}' as name where exists (select from public.${name})`);
    const { rows: filled } = await client.query<{ name: string }>(probes.join(' union all '));
    const tables = present.map(({ name, columns, key }): KeptTable => {
      return { name, columns, key, isEmpty: !filled.some((other) => other.name === name) };
    });
    const copies = tables
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ name, columns }) => `create table ${schema}.${name} as select ${columns} from public.${name}`);
    if (copies.length > 0) await client.query(copies.join('; '));
    return { schema, tables, sequences: await sequencesOf(client), moment: await momentOf(client) };
  });
}

/** Puts a kept state back. Only rows that have changed since are written. */
export async function putBack(pool: Pool, state: DatabaseState): Promise<void> {
  state.moment = await inTransaction(pool, async (client) => {
    const { marks } = await momentOf(client);
    const sequences = await sequencesOf(client);
    const statements = [
      // The rows are consistent with one another as they were: no trigger has to check them again.
      'set local session_replication_role = replica',
      ...state.tables
        .filter(({ name }) => marks.get(name) !== state.moment.marks.get(name))
        .flatMap((table) => rowsBack(table, state)),
      ...[...state.sequences].flatMap(([name, value]) => {
        if (sequences.get(name) === value) return [];
        return value === null ? [`alter sequence ${name} restart`] : [`select setval('${name}', ${value})`];
      }),
    ];
    await client.query(statements.join('; '));
    return momentOf(client);
  });
}

function rowsBack({ name, columns, key, isEmpty }: KeptTable, { schema, moment }: DatabaseState): readonly string[] {
  const table = `public.${name}`;
  if (isEmpty) return [`delete from ${table}`];
  const back = `insert into ${table} (${columns}) overriding system value select ${columns} from ${schema}.${name} kept`;
  if (key === null) return [`delete from ${table}`, back];
  return [
    `delete from ${table} where xmin::text::bigint > ${moment.transaction}`,
    `${back} where not exists (
       select from ${table} there where ${key.map((column) => `there.${column} = kept.${column}`).join(' and ')})`,
  ];
}

/** Which transaction this is, and a mark for the contents of each table: its file, which emptying replaces, and how many rows
 * were written, as the only connection of the database knows at once. Reading them takes no longer with many rows. */
async function momentOf(client: PoolClient): Promise<Moment> {
  const { rows } = await client.query<{ transaction: string; name: string; mark: string }>({
    name: 'grt_moment',
    text: `select pg_current_xact_id()::text as transaction, quote_ident(relname) as name, concat_ws(' ', relfilenode,
              pg_stat_get_tuples_inserted(oid) + pg_stat_get_xact_tuples_inserted(oid),
              pg_stat_get_tuples_updated(oid) + pg_stat_get_xact_tuples_updated(oid),
              pg_stat_get_tuples_deleted(oid) + pg_stat_get_xact_tuples_deleted(oid)) as mark
         from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  });
  return { transaction: rows[0]?.transaction ?? '0', marks: new Map(rows.map(({ name, mark }) => [name, mark])) };
}

async function sequencesOf(client: PoolClient): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; value: string | null }>({
    name: 'grt_sequences',
    text: `select 'public.' || quote_ident(sequencename) as name, last_value::text as value from pg_sequences
            where schemaname = 'public'`,
  });
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Runs `work` in a transaction on a connection of its own. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
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

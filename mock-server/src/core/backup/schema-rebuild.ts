import { quoted, type Session } from './table-rows.ts';

/** Where the ids of each identity column and sequence have got to. */
export type Sequences = Readonly<Record<string, string>>;

/** Removes all tables and functions, and what the migrations noted about them. */
export async function dropSchema(session: Session): Promise<void> {
  const { rows } = await session.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  if (rows.length > 0) await session.query(`DROP TABLE ${rows.map(({ name }) => quoted(name)).join(', ')} CASCADE`);
  for (const signature of await ownFunctions(session)) await session.query(`DROP FUNCTION ${signature} CASCADE`);
  await session.query('DROP TABLE IF EXISTS drizzle.__drizzle_migrations');
}

/** The functions that migrations have made, as opposed to those of extensions. */
async function ownFunctions(session: Session): Promise<readonly string[]> {
  const { rows } = await session.query<{ signature: string }>(
    `SELECT p.oid::regprocedure::text AS signature FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  return rows.map(({ signature }) => signature);
}

/** Takes foreign keys and indexes away, so that rows can be loaded in any order and at full speed.
 * @returns what puts them back, which also verifies every reference. */
export async function withoutIndexes(session: Session): Promise<() => Promise<void>> {
  const { rows: keys } = await session.query<{ table: string; name: string; definition: string }>(
    `SELECT r.relname AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
       FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid JOIN pg_namespace n ON n.oid = r.relnamespace
      WHERE n.nspname = 'public' AND c.contype = 'f'`,
  );
  const { rows: indexes } = await session.query<{ name: string; definition: string }>(
    `SELECT i.relname AS name, pg_get_indexdef(x.indexrelid) AS definition
       FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_namespace n ON n.oid = i.relnamespace
      WHERE n.nspname = 'public' AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = x.indexrelid)`,
  );
  for (const { table, name } of keys) {
    await session.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  }
  for (const { name } of indexes) await session.query(`DROP INDEX ${quoted(name)}`);
  return async () => {
    for (const { definition } of indexes) await session.query(definition);
    for (const { table, name, definition } of keys) {
      await session.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    }
  };
}

export async function readSequences(session: Session): Promise<Sequences> {
  const { rows } = await session.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function setSequences(session: Session, sequences: Sequences): Promise<void> {
  await session.query(
    `SELECT setval(('public.' || quote_ident(name))::regclass, value) FROM unnest($1::text[], $2::bigint[]) AS s (name, value)`,
    [Object.keys(sequences), Object.values(sequences)],
  );
}

/** The names of tables that have rows. */
export async function filledTables(session: Session): Promise<readonly string[]> {
  const { rows } = await session.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const filled: string[] = [];
  for (const { name } of rows) {
    const { rows: found } = await session.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT FROM ${quoted(name)}) AS found`,
    );
    if (found[0]?.found === true) filled.push(name);
  }
  return filled;
}

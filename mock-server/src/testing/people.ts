import type { PoolClient } from 'pg';
import { readSequences, setSequences, type Sequences } from '../core/backup/schema-rebuild.ts';
import { insertRows, readRows, readTables, type Table } from '../core/backup/table-rows.ts';
import { writtenTables } from '../core/database/clear-database.ts';
import type { Passwords } from '../core/passwords.ts';
import { createDemoAccounts } from '../demo/demo-accounts.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../test-double/database-states.ts';

/** The rows that the demo's people are made of. */
interface People {
  readonly tables: readonly (Table & { readonly lines: string })[];
  readonly sequences: Sequences;
}

/** By how passwords are hashed, and by the time and the settings that the rows depend on. */
const known = new WeakMap<Passwords, Map<string, People>>();

/** Creates the demo's people in an empty database: as the demo does the first time, and from the rows that it left each
 * other time in this process, which takes a tenth of the processor time. */
export async function createPeople(services: Services): Promise<void> {
  const { database, clock, config, passwords, publicUrl } = services;
  const key = JSON.stringify([clock.now(), publicUrl(), { ...config, dataDir: undefined, databaseUrl: undefined }]);
  const people = known.get(passwords)?.get(key);
  if (people) {
    await inTransaction(database.pool, (client) => insert(client, people));
    return;
  }
  const isEmpty = (await writtenTables(database.pool)).names.length === 0;
  await createDemoAccounts(services);
  if (!isEmpty) return;
  const created = await inTransaction(database.pool, read);
  known.set(passwords, (known.get(passwords) ?? new Map<string, People>()).set(key, created));
}

async function read(client: PoolClient): Promise<People> {
  const tables = [];
  for (const table of await readTables(client)) {
    let lines = '';
    for await (const batch of readRows(client, table)) lines += batch.lines;
    if (lines !== '') tables.push({ ...table, lines });
  }
  return { tables, sequences: await readSequences(client) };
}

async function insert(client: PoolClient, { tables, sequences }: People): Promise<void> {
  await client.query('SET LOCAL session_replication_role = replica'); // references need no order then
  for (const table of tables) await insertRows(client, table, table.lines);
  await setSequences(client, sequences);
}

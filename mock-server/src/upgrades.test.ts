import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '@grt/sdk/document';
import { readBackup } from './core/backup/read-backup.ts';
import { writeBackup } from './core/backup/write-backup.ts';
import { dropSchema, setSequences, withoutIndexes } from './core/backup/schema-rebuild.ts';
import { insertRows, readTables } from './core/backup/table-rows.ts';
import { readMigrations, type Migration } from './core/database/migration-files.ts';
import { applyMigrations, runMigrations } from './core/database/migrate.ts';
import type { Manifest } from './core/backup/manifest.ts';
import { loadDocument } from './core/http/document.ts';
import { fillWithDemoData } from './demo/demo.ts';
import { referencedFiles } from './maintenance.ts';
import { call } from './testing/api-calls.ts';
import { describeOnEveryServer } from './testing/servers.ts';
import type { TestServer } from './testing.ts';

const document = await loadDocument();
const migrations = readMigrations();

/** The main calls: everything that can be read without naming one object, and the first object of each list. */
const reads = document.operations.filter(({ method }) => method === 'get');
const people = [
  ['admin', 'super_admin'],
  ['acme', 'client'],
] as const;

describeOnEveryServer('a database of an older version, with rows', (start) => {
  let server: TestServer;
  let folder: string;
  let backup: string;
  let manifest: Manifest;
  beforeAll(async () => {
    server = await start({ people: false, environment: { GRT_RATE_LIMITS: 'off' } });
    await fillWithDemoData(server.platform, document, () => undefined);
    folder = await mkdtemp(join(tmpdir(), 'grt-upgrades-'));
    backup = join(folder, 'demo.grt');
    const { database, files, clock } = server.platform;
    manifest = await writeBackup(
      {
        database,
        filesIn: async () => files,
        fileIds: referencedFiles,
        fileTables: [],
        createdAt: clock.now(),
        platformVersion: '0',
      },
      backup,
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(migrations.map((migration, index) => [migration.name, index + 1] as const))(
    'of %s is upgraded, and the calls are answered',
    async (_, count) => {
      await fillAsOf(server.platform.database.pool, migrations.slice(0, count), { backup, manifest });
      await runMigrations(server.platform.database.pool);
      const rows = await server.platform.database.pool.query('select count(*)::int as count from items');
      expect(rows.rows).toEqual([{ count: manifest.tables['items']?.rows }]);
      for (const [username, role] of people) {
        const token = await server.signIn(username);
        const own = reads.filter(({ isPublic, roles }) => isPublic || roles.includes(role));
        const statuses = await Promise.all(
          own.map(async (operation) => [operation.id, await statusOf(operation, token)]),
        );
        expect(statuses.filter(([, status]) => Number(status) >= 500)).toEqual([]);
        expect(statuses.filter(([, status]) => status === 200).length).toBeGreaterThan(20);
      }
    },
  );

  const statusOf = async ({ path }: Operation, token: string) =>
    (await call(server, path.replaceAll(/\{\w+\}/g, '1'), { token })).status;
});

/** Puts the rows into the tables as they were after some migrations, without the columns and tables that came later. */
async function fillAsOf(
  pool: Pool,
  older: readonly Migration[],
  { backup, manifest }: { backup: string; manifest: Manifest },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await dropSchema(client);
    await applyMigrations(client, older);
    const tables = new Map((await readTables(client)).map((table) => [table.name, table]));
    const putBack = await withoutIndexes(client);
    for await (const { name, body } of readBackup(backup)) {
      const [kind, noun = ''] = name.split('/');
      const table = tables.get(noun);
      if (kind !== 'tables' || !table) continue;
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      const stated = manifest.tables[noun]?.columns ?? [];
      const columns = table.columns.filter((column) => stated.includes(column.name));
      await insertRows(client, { name: noun, columns }, Buffer.concat(chunks).toString());
    }
    await putBack();
    const { rows } = await client.query<{ name: string }>('SELECT sequencename AS name FROM pg_sequences');
    const known = new Set(rows.map(({ name }) => name));
    await setSequences(
      client,
      Object.fromEntries(Object.entries(manifest.sequences).filter(([name]) => known.has(name))),
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

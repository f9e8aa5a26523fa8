import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BackupError } from './core/backup/backup-error.ts';
import type { Manifest } from './core/backup/manifest.ts';
import { verifyBackup } from './core/backup/read-backup.ts';
import { restoreBackup } from './core/backup/restore-backup.ts';
import { dropSchema } from './core/backup/schema-rebuild.ts';
import { writeBackup } from './core/backup/write-backup.ts';
import type { Database } from './core/database/database.ts';
import { runMigrations } from './core/database/migrate.ts';
import type { Migration } from './core/database/migration-files.ts';
import { SchemaError } from './core/database/schema-history.ts';
import { describeOnEveryDatabase } from './testing/databases.ts';
import { testStart } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 120_000 }); // It restores whole databases.

const migration = (number: number, statements: readonly string[]): Migration => ({
  name: `000${String(number)}_step`,
  atMs: 1000 + number,
  hash: `hash ${String(number)}`,
  statements,
});

/** A schema made by hand: what an older version has, and what two later ones change. */
const older = migration(0, [
  `CREATE TABLE shelves (id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY, name text NOT NULL)`,
  `CREATE TABLE books (id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY, shelf_id integer NOT NULL REFERENCES shelves,
    title text NOT NULL, price text NOT NULL)`,
  `CREATE INDEX books_shelf ON books (shelf_id)`,
]);
const cents = migration(1, [
  `ALTER TABLE books ADD COLUMN price_cents integer CHECK (price_cents >= 0)`,
  `UPDATE books SET price_cents = price::numeric * 100`,
  `ALTER TABLE books ALTER COLUMN price_cents SET NOT NULL, DROP COLUMN price`,
]);
const titles = migration(2, [`CREATE UNIQUE INDEX books_title ON books (lower(title))`]);
const versions = [older, cents, titles];

const upgraded = [
  { id: 1, shelf_id: 1, title: 'Faust', price_cents: 1250 },
  { id: 2, shelf_id: 1, title: 'Emma', price_cents: 700 },
];

describeOnEveryDatabase('a database of an older version, with rows', (open) => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await open();
    folder = await mkdtemp(join(tmpdir(), 'grt-upgrades-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await dropSchema(database.pool);
    await runMigrations(database.pool, [older]);
    await database.pool.query(`INSERT INTO shelves (name) VALUES ('Novels')`);
    await database.pool.query(
      `INSERT INTO books (shelf_id, title, price) VALUES (1, 'Faust', '12.50'), (1, 'Emma', '7')`,
    );
  });

  const rowsOf = async (statement: string) => (await database.pool.query<object>(statement)).rows;
  const books = () => rowsOf('SELECT * FROM books ORDER BY id');
  const history = () =>
    rowsOf('SELECT hash, created_at::int AS at FROM drizzle.__drizzle_migrations ORDER BY created_at');
  const hashes = (migrations: readonly Migration[]) => migrations.map(({ hash, atMs }) => ({ hash, at: atMs }));
  const insert = (title: string) =>
    rowsOf(`INSERT INTO books (shelf_id, title, price_cents) VALUES (1, '${title}', 100) RETURNING id`);

  const backUp = async (name: string): Promise<{ path: string; manifest: Manifest }> => {
    const path = join(folder, name);
    const source = { fileIds: `SELECT '' AS id WHERE false`, fileTables: [], platformVersion: '0' };
    const filesIn = async () => ({ open: async () => undefined });
    await writeBackup({ ...source, database, filesIn, createdAt: new Date(testStart) }, path);
    return { path, manifest: await verifyBackup(path) };
  };
  const restore = ({ path, manifest }: { path: string; manifest: Manifest }, migrations: readonly Migration[]) => {
    const filesIn = async () => ({ restore: async () => undefined });
    return restoreBackup(path, { manifest, database, filesIn, replace: true, migrations });
  };

  it('is upgraded by all later migrations at once, keeps its rows, and goes on with new ids', async () => {
    expect(await runMigrations(database.pool, versions)).toBe(2);
    expect([await books(), await history()]).toEqual([upgraded, hashes(versions)]);
    await expect(insert('FAUST')).rejects.toMatchObject({ code: '23505', constraint: 'books_title' });
    expect(await insert('Ulysses')).toEqual([{ id: 4 }]);
    expect(await runMigrations(database.pool, versions)).toBe(0);
  });

  it('is left as it was if one of them fails, and is upgraded once that no longer does', async () => {
    await database.pool.query(`UPDATE books SET title = 'faust' WHERE id = 2`);
    const before = await books();
    await expect(runMigrations(database.pool, versions)).rejects.toMatchObject({ code: '23505' });
    expect([await books(), await history()]).toEqual([before, hashes([older])]);
    await database.pool.query(`UPDATE books SET title = 'Emma' WHERE id = 2`);
    await runMigrations(database.pool, versions);
    expect(await books()).toEqual(upgraded);
  });

  it('is restored from its backup by a later version, which upgrades it', async () => {
    const backup = await backUp('older.grt');
    await runMigrations(database.pool, versions);
    await insert('Ulysses');
    await restore(backup, versions);
    expect([await books(), await history()]).toEqual([upgraded, hashes(versions)]);
    await expect(insert('FAUST')).rejects.toMatchObject({ code: '23505', constraint: 'books_title' });
    expect(await insert('Ulysses')).toEqual([{ id: 4 }]);
  });

  const edited = { ...cents, hash: 'edited' };
  it.each([
    ['older than the database', [older], 'was upgraded by a newer version of GRT: it has a change that'],
    ['with another text of a migration', [older, edited], 'another text of the migration 0001_step, so its tables'],
    ['with another first migration', [{ ...older, hash: 'released' }, cents], 'is from a build of GRT that was never'],
  ])('is refused by a version %s, and left as it is', async (_, known, reason) => {
    await runMigrations(database.pool, [older, cents]);
    const refused = runMigrations(database.pool, known);
    await expect(refused).rejects.toThrow(SchemaError);
    await expect(refused).rejects.toThrow(reason);
    expect([await books(), await history()]).toEqual([upgraded, hashes([older, cents])]);
  });

  it.each([
    ['newer version', [older], 'has tables that this version does not know: it was made by a newer version of GRT'],
    [
      'build that was never released',
      [{ ...older, hash: 'released' }, cents],
      'is from a build of GRT that was never released',
    ],
  ])('is not replaced by a backup of a %s', async (name, known, reason) => {
    await runMigrations(database.pool, [older, cents]);
    const backup = await backUp(`${name}.grt`);
    const refused = restore(backup, known);
    await expect(refused).rejects.toThrow(BackupError);
    await expect(refused).rejects.toThrow(`${backup.path} ${reason}`);
    expect([await books(), await history()]).toEqual([upgraded, hashes([older, cents])]);
  });
});

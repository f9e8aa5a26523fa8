import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Pool } from 'pg';
import { runMigrations } from '../migrate.ts';
import { readMigrations } from '../migration-files.ts';
import { startEngine } from './engine.ts';
import type { EngineFiles } from './pglite-worker.ts';
import { poolOptions } from './wire-stream.ts';

/** Default template directory: `.cache` next to the checkout's packages. */
export const defaultCacheDirectory = fileURLToPath(new URL('../../../../../.cache/database/', import.meta.url));

/** Older templates are kept because another checkout or run may be reading one. */
const KEPT = 6;

/** The database that every new directory, database in memory, and test starts from: no rows, with all migrations applied.
 * It is a tar, made once, and again when a migration changes. Several processes may make the same one at once: each writes
 * its own file, and the last rename wins. Packages bring it along, because their folder can usually not be written to.
 * @returns the path of the tar. */
export async function prepareTemplate(cacheDirectory: string = defaultCacheDirectory): Promise<string> {
  const contents = readMigrations().map(({ name, hash }) => `${name} ${hash}`);
  const key = createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 16);
  const path = join(cacheDirectory, `filled-${engineVersion()}-${key}.tar`);
  if (existsSync(path)) return path;
  return build(
    path,
    { template: await prepareEmpty(cacheDirectory) },
    async (pool) => void (await runMigrations(pool)),
  );
}

/** Creating a database takes PostgreSQL's initdb some five seconds and 800 MB, so it is done once for each version of the
 * engine, in a thread that ends afterward. */
async function prepareEmpty(cacheDirectory: string): Promise<string> {
  const path = join(cacheDirectory, `empty-${engineVersion()}.tar`);
  if (existsSync(path)) return path;
  return build(path, {}, dropOtherDatabases);
}

async function build(path: string, files: EngineFiles, fill: (pool: Pool) => Promise<void>): Promise<string> {
  const engine = await startEngine(files);
  try {
    const pool = new Pool(poolOptions(engine));
    await fill(pool);
    await pool.end();
    return keep(path, await engine.dump());
  } finally {
    await engine.close();
  }
}

function keep(path: string, tar: Uint8Array): string {
  const directory = join(path, '..');
  mkdirSync(directory, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, tar);
  renameSync(unfinished, path);
  removeOldest(directory);
  return path;
}

function removeOldest(directory: string): void {
  const byAge = readdirSync(directory)
    .filter((name) => name.startsWith('filled-') && name.endsWith('.tar'))
    .map((name) => ({ name, changedMs: statSync(join(directory, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.changedMs - one.changedMs);
  for (const { name } of byAge.slice(KEPT)) rmSync(join(directory, name), { force: true });
}

/**
 * PGlite only opens one database. Nothing could ever vacuum the others, whose transaction ids would eventually run out.
 */
async function dropOtherDatabases(pool: Pool): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await pool.query(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    await pool.query(`DROP DATABASE ${name}`);
  }
}

function engineVersion(): string {
  const entry = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return (JSON.parse(readFileSync(new URL('../package.json', entry), 'utf8')) as { version: string }).version;
}

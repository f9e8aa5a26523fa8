import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices, type Services } from '../services.ts';
import { readConfig } from '../config.ts';
import { fixedClock } from '../core/clock.ts';
import { readRows, readTables } from '../core/backup/table-rows.ts';
import { openDatabaseAsIs } from '../core/database/database.ts';
import { startEngine } from '../core/database/embedded/engine.ts';
import { prepareTemplate } from '../core/database/embedded/template.ts';
import { fileTables } from '../core/files/database-file-store.ts';
import { openFileStore } from '../core/files/open-file-store.ts';
import { seededRandom } from '../core/ids.ts';
import { silentLog } from '../core/log.ts';
import { referencedFiles } from '../maintenance.ts';
import { addDomain } from '../modules/bidding/testing.ts';
import { openPlatform } from '../platform.ts';
import { growPlatform } from './grown-platform.ts';
import { createPeople } from './people.ts';

/** Settings that name where a platform keeps its state. */
export type PlaceSettings = Readonly<Record<string, string>>;

export const placeClock = fixedClock('2026-11-20T10:00:00.000Z');

/** Opens the platform of a place, and closes it after the work. */
export async function withPlatform<T>(settings: PlaceSettings, work: (services: Services) => Promise<T>): Promise<T> {
  const config = readConfig(settings);
  const random = seededRandom(config.dataDir);
  const publicUrl = () => 'http://grt.test';
  const platform = await openPlatform({ config, clock: placeClock, random, log: silentLog, publicUrl });
  try {
    return await work(createServices(platform));
  } finally {
    await platform.database.close();
  }
}

/** Fills an empty place with people, rows in every list, more than are read at once, and files. Of the demo, it would take
 * ten times the processor time, which each copy of the place would take again. */
export async function fillPlace(settings: PlaceSettings): Promise<void> {
  await withPlatform(settings, async (services) => {
    await createPeople(services);
    await growPlatform(services.database, 150);
    const { files, database } = services;
    // Numbers that only all of their digits bring back.
    await database.pool.query(
      `insert into system_samples (measured_at, ram_used, disk_used, pending_jobs, failed_jobs)
         select timestamptz '2026-11-01' + n * interval '1 minute', sqrt(n::float8), 1 / n::float8, 0, 0
           from generate_series(1, 150) as n`,
    );
    for (const [table, column, from] of [
      ['imports', 'file_id', 1001],
      ['registrations', 'license_file_id', 1],
    ] as const)
      for (const number of [0, 1, 2]) {
        const { id } = await files.put(someBytes(`${table} ${String(number)}`), { maxBytes: 1_000_000 });
        await database.pool.query(`update ${table} set ${column} = $1 where id = $2`, [id, from + number]);
      }
  });
}

async function* someBytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text.repeat(10_000));
}

/** Puts a database that nobody has used where the embedded one is looked for: creating it takes seconds of processor time. */
export async function placeDatabase(dataDir: string): Promise<void> {
  const directory = join(dataDir, 'database');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  tar('-xf', await prepareClosedDatabase(), '-C', directory);
}

/** The template after it was opened once, and closed. Otherwise PostgreSQL recovers it as after a crash, for which it syncs
 * each of its thousand files. Made once, and kept next to the template. */
async function prepareClosedDatabase(): Promise<string> {
  const template = await prepareTemplate();
  const path = template.replace(/\.tar$/, '-closed.tar');
  if (existsSync(path)) return path;
  const directory = await mkdtemp(join(tmpdir(), 'grt-closed-'));
  tar('-xf', template, '-C', directory);
  await (await startEngine({ directory })).close();
  const unfinished = `${path}.${randomUUID()}`;
  tar('-cf', unfinished, '-C', directory, '.');
  await rename(unfinished, path);
  await rm(directory, { recursive: true });
  return path;
}

function tar(...parameters: readonly string[]): void {
  execFileSync('tar', parameters, { stdio: 'ignore' });
}

/** Fills an empty place with the demo's people, and a domain that acme may send feeds for: what most processes need of the
 * demo, in a tenth of the processor time. */
export async function fillWithPeople(settings: PlaceSettings): Promise<void> {
  await withPlatform(settings, async (services) => {
    await createPeople(services);
    await addDomain(services.database, placeClock.now(), { clientId: 1 });
  });
}

/** A new data directory that a server process starts on at once, with the demo's people instead of the demo. */
export async function aPlaceWithPeople(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grt-process-'));
  await placeDatabase(dataDir);
  await fillWithPeople({ GRT_DATA_DIR: dataDir });
  return dataDir;
}

/** Everything of a platform: a hash per table that does not depend on the order of rows, the last ids, and a hash per
 * file, wherever it is kept. */
export async function contentOf(settings: PlaceSettings): Promise<Record<string, string>> {
  const { dataDir, databaseUrl, files: place } = readConfig(settings);
  const database = await openDatabaseAsIs({ dataDir, databaseUrl, clock: placeClock });
  try {
    const options = {
      place,
      dataDir,
      queries: () => database.current(),
      clock: placeClock,
      random: seededRandom('files'),
    };
    return await contentIn({ database, files: await openFileStore(options) });
  } finally {
    await database.close();
  }
}

/** The same of a platform that is open. */
export async function contentIn({
  database,
  files,
}: Pick<Services, 'database' | 'files'>): Promise<Record<string, string>> {
  const client = await database.pool.connect();
  const content: Record<string, string> = {};
  try {
    await client.query('BEGIN');
    for (const table of await readTables(client)) {
      if (fileTables.includes(table.name)) continue;
      const lines: string[] = [];
      for await (const batch of readRows(client, table)) lines.push(...batch.lines.trimEnd().split('\n'));
      const hash = createHash('sha256').update(lines.sort().join('\n')).digest('hex');
      content[table.name] = `${String(lines.length)} rows ${hash}`;
    }
    const { rows } = await client.query<{ name: string; value: string }>(
      `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE last_value IS NOT NULL`,
    );
    for (const { name, value } of rows) content[name] = value;
    const { rows: ids } =
      content['imports'] === undefined ? { rows: [] } : await client.query<{ id: string }>(referencedFiles);
    await client.query('ROLLBACK');
    client.release();
    for (const { id } of ids) {
      const found = await files.open(id);
      content[id] = found
        ? createHash('sha256')
            .update(await bytesOf(found.stream))
            .digest('hex')
        : 'missing';
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  return content;
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Backup, verification, restore, and move of a platform with 1,000,000 items on both databases: time, size, and the
 * memory of the command. Ends with an error unless every row is the same afterward. `GRT_BENCH_SCALE=0.01 npm run bench backup` uses a hundredth. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../mock-server/src/core/clock.ts';
import { readTables } from '../mock-server/src/core/backup/table-rows.ts';
import { openDatabase, openDatabaseAsIs } from '../mock-server/src/core/database/database.ts';
import { findPostgres, startPostgres } from '../mock-server/src/testing/postgres-server.ts';
import { administer, databaseUrl } from '../mock-server/src/testing/test-database.ts';
import { startServerProcess } from '../mock-server/src/testing/server-process.ts';
import { fill, sizesAt } from '../mock-server/src/testing/full-platform.ts';

const admin = fileURLToPath(new URL('../mock-server/src/admin.ts', import.meta.url));

type Environment = Readonly<Record<string, string>>;

/** Prints the table. */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'grt-bench-backup-'));
  const found = findPostgres();
  const postgres = found && (await startPostgres(found));
  try {
    const embedded = { GRT_DATA_DIR: join(folder, 'embedded') };
    await fillPlace(embedded.GRT_DATA_DIR);
    console.log('| step | seconds | memory of the command (MB) |\n|---|---|---|');
    const before = await contentOf(embedded);
    const [first, second] = [join(folder, 'first.grt'), join(folder, 'second.grt')];
    await step('backup, embedded, stopped', embedded, ['backup', first]);
    await step('verify', embedded, ['verify', first]);
    await besideServer(embedded, join(folder, 'running.grt'));
    const restored = { GRT_DATA_DIR: join(folder, 'restored') };
    await step('restore, embedded', restored, ['restore', first]);
    same('restored', before, await contentOf(restored));
    if (postgres) {
      await administer(postgres.url, 'CREATE DATABASE bench_backup');
      const url = databaseUrl(postgres.url, 'bench_backup');
      const remote = { GRT_DATA_DIR: join(folder, 'remote'), DATABASE_URL: url };
      const present = await contentOf(embedded); // the server has added entries about failed sign-ins
      await step('move, embedded to PostgreSQL', embedded, ['move', '--to', url]);
      same('moved', present, await contentOf(remote));
      await step('backup, PostgreSQL', remote, ['backup', second]);
      await step('restore, PostgreSQL', remote, ['restore', second, '--replace']);
      same('restored on PostgreSQL', present, await contentOf(remote));
    }
    console.log(`\nThe backup has ${(statSync(first).size / 1e6).toFixed(0)} MB.`);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillPlace(dataDir: string): Promise<void> {
  const scale = Number(process.env['GRT_BENCH_SCALE'] ?? '1');
  const database = await openDatabase({ dataDir, clock: systemClock });
  await fill(database, sizesAt(0), sizesAt(scale));
  const { sizeBytes } = await database.maintain();
  const { rows } = await database.pool.query<{ items: number }>('SELECT count(*)::int AS items FROM items');
  await database.close();
  console.log(`${String(rows[0]?.items)} items; the database has ${(sizeBytes / 1e6).toFixed(0)} MB.\n`);
}

/** The number of rows of each table, and the sum of their hashes, by its name. */
async function contentOf({ GRT_DATA_DIR, DATABASE_URL }: Environment): Promise<Record<string, string>> {
  const place = { dataDir: GRT_DATA_DIR ?? '', databaseUrl: DATABASE_URL, clock: systemClock };
  const database = await openDatabaseAsIs(place);
  const client = await database.pool.connect();
  try {
    await client.query(`SET timezone = 'UTC'`);
    const content: Record<string, string> = {};
    for (const { name } of await readTables(client)) {
      const { rows } = await client.query<{ content: string }>(
        `SELECT count(*) || ' rows ' || coalesce(sum(hashtextextended(rows::text, 0)), 0) AS content FROM "${name}" AS rows`,
      );
      content[name] = rows[0]?.content ?? '';
    }
    return content;
  } finally {
    client.release(true);
    await database.close();
  }
}

/** @throws Error when a table differs */
function same(name: string, one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): void {
  const differing = Object.keys({ ...one, ...other }).filter((table) => one[table] !== other[table]);
  const lines = differing.map((table) => `${table}: ${String(one[table])} before, ${String(other[table])} after`);
  if (lines.length > 0) throw new Error(`What was ${name} differs:\n${lines.join('\n')}`);
  console.log(`| every row of ${String(Object.keys(one).length)} tables, ${name} | the same | |`);
}

/** A backup while a server answers, and the slowest of its answers meanwhile. */
async function besideServer(environment: Environment, file: string): Promise<void> {
  const server = await startServerProcess({ ...environment, GRT_DEMO: '0', GRT_TRAFFIC: 'off' });
  const end = new AbortController();
  const slowest = slowestUntil(end.signal, `${server.baseUrl}/auth/admin/login`);
  await step('backup, embedded, beside a running server', environment, ['backup', file]);
  end.abort();
  console.log(`| slowest answer of that server meanwhile | ${((await slowest) / 1000).toFixed(1)} | |`);
  await server.stop();
}

async function slowestUntil(signal: AbortSignal, url: string): Promise<number> {
  let slowestMs = 0;
  while (!signal.aborted) {
    const startedMs = performance.now();
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'nobody', password: 'not the one' }),
    });
    await response.arrayBuffer();
    if (response.status !== 401) throw new Error(`${url} answers ${String(response.status)}`);
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
  }
  return slowestMs;
}

async function step(name: string, environment: Environment, words: readonly string[]): Promise<void> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', admin, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
  });
  let refused = '';
  child.stderr.on('data', (chunk: Buffer) => (refused += chunk.toString()));
  let memoryMb = 0;
  const watching = setInterval(() => {
    memoryMb = peakOf(child.pid) ?? memoryMb;
  }, 100);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(watching);
  if (code !== 0) throw new Error(`${name} failed: ${refused}`);
  const seconds = (performance.now() - startedMs) / 1000;
  console.log(`| ${name} | ${seconds.toFixed(1)} | ${memoryMb.toFixed(0)} |`);
}

/** The most memory that a process has used so far, in MB; undefined once it has ended, and without /proc. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
    return peak === undefined ? undefined : Number(peak) / 1000;
  } catch {
    return undefined;
  }
}

/** Lists on a platform with 100,000 registrations, 100,000 feeds, 1,000,000 items, 10,000 clients, and 10,000 domains:
 * the time of each at a hundredth, a tenth, and the full size, on both databases, and whether both use the same plan.
 * Lists take turns, and a time is the median of its rounds. `GRT_BENCH_SCALE=0.01 npm run bench lists` uses a hundredth of
 * these sizes, `GRT_BENCH_DATABASE=embedded` or `postgres` one of the databases. */
import { loadavg } from 'node:os';
import { Client } from 'pg';
import { openPostgresDatabase } from '../mock-server/src/testing/test-database.ts';
import { findPostgres, startPostgres } from '../mock-server/src/testing/postgres-server.ts';
import { prepareTemplateDatabase } from '../mock-server/src/testing/postgres-setup.ts';
import { createTestServer, type TestServer } from '../mock-server/src/testing.ts';
import { fixedClock } from '../mock-server/src/core/clock.ts';
import { openDatabase, type Database } from '../mock-server/src/core/database/database.ts';
import { fill, sizesAt } from '../mock-server/src/testing/full-platform.ts';
import { recordQueries } from '../mock-server/src/testing/sent-queries.ts';
import { median } from './feeds/median.ts';
import { planOf } from './lists/plans.ts';

const steps = [0.01, 0.1, 1] as const;
const now = '2026-11-20T10:00:00.000Z';
const rounds = 15;
/** Before the first size, for the compilers: it would seem slower than the others. */
const warmUps = 30;

/** What the screens request. */
const lists = [
  '/admin/registrations?per_page=20',
  '/admin/registrations?per_page=20&status=pending&page=50',
  '/admin/registrations?per_page=20&search=company%2042',
  '/admin/clients?per_page=8',
  '/admin/clients?per_page=8&status=active&sort=company_asc&page=20',
  '/admin/clients?per_page=8&search=company%2042',
  '/admin/feeds?per_page=20',
  '/admin/feeds?per_page=20&search=feed%2042',
  '/admin/feed-review?per_page=20',
  '/admin/domains?per_page=10',
  '/admin/domains?per_page=10&status=pending',
  '/admin/bidding/domains?per_page=20',
  '/admin/feeds/101/items?per_page=20',
  '/admin/feeds/101/items?per_page=20&search=video%2042',
  '/admin/audit?per_page=20',
  '/admin/outbox?per_page=20',
] as const;

/** Prints the table. */
export async function bench(): Promise<void> {
  const scale = Number(process.env['GRT_BENCH_SCALE'] ?? '1');
  const wanted = process.env['GRT_BENCH_DATABASE'];
  const found = wanted === 'embedded' ? undefined : findPostgres();
  const postgres = found && (await startPostgres(found));
  if (postgres) await prepareTemplateDatabase(postgres.url);
  const plans = new Map<string, string[]>();
  try {
    if (wanted !== 'postgres') {
      const embedded = await openDatabase({ dataDir: 'memory', clock: fixedClock(now) });
      await measure(embedded, 'PGlite', { scale, plans });
    }
    if (!postgres) return console.log('Without PostgreSQL, there is no comparison.');
    await measure(await openPostgresDatabase(postgres.url, { clock: fixedClock(now) }), 'PostgreSQL', { scale, plans });
    compare(plans);
  } finally {
    await postgres?.stop();
  }
}

async function measure(
  database: Database,
  name: string,
  { scale, plans }: { scale: number; plans: Map<string, string[]> },
): Promise<void> {
  const server = await createTestServer({
    now,
    database,
    environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' },
  });
  const token = await server.signIn('admin');
  const ask = (list: string) => load(server, list, token);
  const times = new Map<string, number[]>(lists.map((list) => [list, []]));
  let filled = 0;
  for (const step of steps) {
    await fill(database, sizesAt(filled * scale), sizesAt(step * scale));
    await database.pool.query('analyze');
    filled = step;
    if (step === steps[0]) await inTurns(ask, warmUps);
    for (const [list, taken] of await inTurns(ask, rounds)) times.get(list)?.push(median(taken));
  }
  for (const list of lists) {
    const { queries, stop } = recordQueries(Client);
    await load(server, list, token);
    stop();
    const shapes: string[] = [];
    for (const query of queries) shapes.push(await planOf(database, query));
    plans.set(list, [...(plans.get(list) ?? []), shapes.join('\n')]);
  }
  const sizes = steps.map((step) => `${String(step * 100)} %`.padStart(10)).join('');
  console.log(`${name.padEnd(64)}${sizes}   largest : smallest`);
  for (const [list, row] of times) {
    const ratio = ((row.at(-1) ?? NaN) / (row[0] ?? NaN)).toFixed(2);
    console.log(
      `${list.padEnd(64)}${row.map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join('')}${ratio.padStart(10)}`,
    );
  }
  const met = loadavg().map((one) => one.toFixed(1));
  console.log(`load ${met.join(' ')}\n`);
  await server.close();
  await database.close();
}

async function load(server: TestServer, list: string, token: string): Promise<void> {
  const response = await server.fetch(`${server.baseUrl}${list}`, { headers: { Authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${list} answered ${String(response.status)}: ${text.slice(0, 300)}`);
}

/** @returns what each list took in each round, in wall-clock milliseconds */
async function inTurns(ask: (list: string) => Promise<void>, count: number): Promise<ReadonlyMap<string, number[]>> {
  const taken = new Map<string, number[]>(lists.map((list) => [list, []]));
  for (const list of lists) await ask(list);
  for (let round = 0; round < count; round += 1) {
    for (const [list, seen] of taken) {
      const startMs = performance.now();
      await ask(list);
      seen.push(performance.now() - startMs);
    }
  }
  return taken;
}

function compare(plans: ReadonlyMap<string, readonly string[]>): void {
  for (const [list, [embedded, postgres]] of plans) {
    console.log(`${list.padEnd(64)}${embedded === postgres ? 'same plans' : 'plans differ'}`);
    if (embedded !== postgres && process.env['GRT_BENCH_PLANS'] === '1')
      console.log(`${embedded ?? ''}\n--\n${postgres ?? ''}`);
  }
}

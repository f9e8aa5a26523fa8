import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { seededRandom, type Random } from '../../core/ids.ts';
import { openDiskFileStore } from '../../core/files/disk-file-store.ts';
import { createDemoAccounts } from '../../demo/demo-accounts.ts';
import { call } from '../api-calls.ts';
import { withPlatform } from '../places.ts';
import { findPostgres, startPostgres } from '../postgres-server.ts';
import { administer } from '../test-database.ts';
import { balance, spentBudgets, type Books } from './books.ts';
import { startMember, type Member } from './crew.ts';
import { visit, type Clicks } from './visitors.ts';
import { work, wholeFrom, type Acknowledged } from './hands.ts';
import { createSender, type Send, type Tally } from './requests.ts';
import { testPassword } from '../../testing.ts';

export interface ChaosOptions {
  /** The same seed gives the same order of faults and calls; when each happens depends on the machine. */
  readonly seed: string;
  /** How many processes and rounds of database connections are ended. */
  readonly kills: number;
  readonly apis: number;
  readonly workers: number;
  /** People who work at the same time. */
  readonly hands: number;
  /** Ends early, after this time, with the kills that there were by then. */
  readonly limitMs: number;
  /** Starts with the demo's domains and feeds, besides its accounts, which takes a while. */
  readonly demo: boolean;
  readonly say?: (text: string) => void;
}

/** What a run did to the platform, and what came of it. */
export interface ChaosReport {
  readonly kills: { readonly worker: number; readonly api: number; readonly connections: number };
  /** How often a clock was moved ahead, and how often the disk became full. */
  readonly clockMoves: number;
  readonly fullDisks: number;
  readonly tally: Tally;
  readonly acknowledged: Acknowledged;
  /** Clicks of visitors, as they were answered. */
  readonly clicks: Clicks;
  /** Domains whose budget visitors had spent, before they got new ones. */
  readonly spentBudgets: number;
  readonly books: Books;
  /** Unhandled errors that processes logged, and ends of processes that nobody ended. */
  readonly crashes: readonly string[];
  readonly seconds: number;
}

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'grt'`;

/** Calls that are answered between two faults. */
const callsBetween = 2;
/** For visitors to spend a budget. */
const mostClickingMs = 60_000;
const betweenEndsMs = 500;
/** Domains that get a new budget before the simulated market runs. */
const mostTrading = 30;
/** Longer than a key is held for a call that its process did not finish. */
const heldSeconds = 70;

/** Kills workers, API processes, and database connections, moves clocks, and fills the disk, while people work on the
 * platform; then lets everything come to rest, and balances the books. @returns undefined where PostgreSQL is not installed. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  const postgres = await startPostgres(programs, { synchronous_commit: 'on' });
  const dataDir = await mkdtemp(join(tmpdir(), 'grt-chaos-'));
  const pool = new Pool({ connectionString: postgres.url, max: 1 });
  pool.on('error', () => undefined); // PostgreSQL may stop before the connection is closed
  const place = { DATABASE_URL: postgres.url, GRT_DATA_DIR: dataDir };
  const environment = { ...place, GRT_DEMO: options.demo ? '1' : '0', GRT_TRAFFIC: 'simulated' };
  const crew: Member[] = [];
  try {
    if (!options.demo) await withPlatform(environment, async (services) => void (await createDemoAccounts(services)));
    const roles = [...Array<'api'>(options.apis).fill('api'), ...Array<'worker'>(options.workers).fill('worker')];
    const [first = 'api', ...others] = roles;
    crew.push(await startMember(first, environment)); // fills the database
    crew.push(...(await Promise.all(others.map((role) => startMember(role, environment)))));
    return await disturbAndBalance(options, { crew, pool, dataDir, url: postgres.url });
  } finally {
    await Promise.all(crew.map((member) => member.stop()));
    await pool.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Platform {
  readonly crew: readonly Member[];
  readonly pool: Pool;
  readonly dataDir: string;
  readonly url: string;
}

async function disturbAndBalance(options: ChaosOptions, platform: Platform): Promise<ChaosReport> {
  const { crew, pool, dataDir } = platform;
  const startMs = performance.now();
  const tally: Tally = { acknowledged: 0, unanswered: 0, replayed: 0, signIns: 0, unknown: 0 };
  const acknowledged: Acknowledged = { domains: [], bids: new Map(), feeds: [], serving: [], unexpected: [] };
  const clicks: Clicks = { known: new Set(), charged: 0, repeats: 0, refused: 0, unanswered: 0 };
  const apis = crew.filter(({ role }) => role === 'api');
  const send = createSender(apis, tally);
  const state = { isOver: false, isClosed: false };
  const isOver = (): boolean => state.isOver;
  const clicking = visit({
    url: platform.url,
    random: seededRandom(`${options.seed} visitors`),
    acknowledged,
    clicks,
    isOver: () => state.isClosed,
  });
  const working = Promise.all(
    Array.from({ length: options.hands }, (_, number) => {
      const name = `hand${String(number + 1)}`;
      const random = seededRandom(`${options.seed} ${name}`);
      return work({ send, random, tally, acknowledged, name, isOver });
    }),
  );
  const faults = await disturb(options, platform, tally);
  state.isOver = true;
  await settle(working, apis);
  await allJobsEnded(pool, apis);
  const spent = await budgetsSpent(platform, clicks);
  state.isClosed = true;
  await clicking;
  await trade(send, apis, { url: platform.url, serving: acknowledged.serving });
  await Promise.all(crew.map((member) => member.stop()));
  const books = await balance(pool, { acknowledged, clicks, dataDir });
  await sweepFiles(books, dataDir);
  const logged = crew.flatMap((member) => member.output().match(/.*unhandled error.*/gu) ?? []);
  const crashes = [...logged, ...crew.flatMap(({ ends }) => ends)];
  return {
    ...faults,
    tally,
    acknowledged,
    clicks,
    spentBudgets: spent,
    books,
    crashes,
    seconds: (performance.now() - startMs) / 1000,
  };
}

/** Faults one after another, each after some more calls were answered, so that each meets work. */
async function disturb(options: ChaosOptions, { crew, url }: Platform, tally: Tally) {
  const { seed, kills: wanted, limitMs, say } = options;
  const random = seededRandom(`${seed} faults`);
  const kills = { worker: 0, api: 0, connections: 0 };
  let clockMoves = 0;
  let fullDisks = 0;
  const untilMs = performance.now() + limitMs;
  const restarts = new Set<Promise<void>>();
  const moreCalls = async (): Promise<void> => {
    const enough = tally.acknowledged + callsBetween;
    while (tally.acknowledged < enough && performance.now() < untilMs) await pause(10);
  };
  for (let done = 0; done < wanted && performance.now() < untilMs; done += 1) {
    await moreCalls();
    const victim = aVictim(crew, { random, done });
    if (victim) {
      kills[victim.role] += 1;
      const restarted = victim.killAndRestart().finally(() => restarts.delete(restarted));
      restarts.add(restarted);
    } else {
      kills.connections += 1;
      await administer(url, endConnections);
    }
    if (done === 1 || wholeFrom(random, 0, 10) === 0) clockMoves += await moveClock(crew, random);
    if (done === 2 || wholeFrom(random, 0, 20) === 0) {
      fullDisks += 1;
      await withFullDisk(crew, moreCalls);
    }
    if (done % 50 === 49) say?.(`${String(done + 1)} kills, ${String(tally.acknowledged)} calls acknowledged`);
  }
  await Promise.all(restarts);
  return { kills, clockMoves, fullDisks };
}

/** The first two faults end an API process and a worker. After them, every other fault ends a process, unless it is the
 * last one of its kind or still starting; the others end the connections. */
function aVictim(
  crew: readonly Member[],
  { random, done }: { readonly random: Random; readonly done: number },
): Member | undefined {
  const isProcess = done < 2 || wholeFrom(random, 0, 2) === 0;
  const chosen = done < 2 ? crew.at(-done) : crew[wholeFrom(random, 0, crew.length)];
  const isLast = crew.filter((member) => member.role === chosen?.role && member.isUp()).length <= 1;
  return isProcess && chosen?.isUp() === true && !isLast ? chosen : undefined;
}

/** Files that the processes write find no room until some more calls were answered. */
async function withFullDisk(crew: readonly Member[], moreCalls: () => Promise<void>): Promise<void> {
  for (const member of crew) member.limitFiles('0:unlimited');
  await moreCalls();
  for (const member of crew) member.limitFiles('unlimited:unlimited');
}

async function moveClock(crew: readonly Member[], random: Random): Promise<number> {
  const [baseUrl] = crew.flatMap((member) => member.baseUrl() ?? []);
  return baseUrl === undefined ? 0 : advance(baseUrl, wholeFrom(random, 1, 60));
}

async function advance(baseUrl: string, seconds: number): Promise<number> {
  const json = { advance_seconds: seconds };
  const seen = await call({ baseUrl, fetch: globalThis.fetch }, '/control/clock', { json }).catch(() => undefined);
  return seen?.status === 200 ? 1 : 0;
}

/** Lets the last calls be answered: those whose process was killed hold their key for a minute of the clock. */
async function settle(working: Promise<unknown>, apis: readonly Member[]): Promise<void> {
  const state = { isDone: false };
  const done = working.finally(() => (state.isDone = true));
  while (!state.isDone) {
    for (const api of apis) await advance(api.baseUrl() ?? '', heldSeconds);
    await Promise.race([done, pause(2_000)]);
  }
  await done;
}

/** Waits for every import, also for those that are tried again later. */
async function allJobsEnded(pool: Pool, apis: readonly Member[]): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      `select count(*)::int as left from jobs where state in ('queued', 'active') and name like 'feeds.%'`,
    );
    if (rows[0]?.left === 0) return;
    for (const api of apis) await advance(api.baseUrl() ?? '', 10);
    await pause(500);
  }
}

/** Visitors click on, while connections end, until they have spent a budget. @returns the number of domains */
async function budgetsSpent({ pool, url }: Platform, clicks: Clicks): Promise<number> {
  for (const untilMs = performance.now() + mostClickingMs; ; await pause(betweenEndsMs)) {
    const spent = await spentBudgets(pool);
    if ((spent > 0 && clicks.charged > 0) || performance.now() > untilMs) return spent;
    await administer(url, endConnections);
  }
}

interface Trade {
  readonly url: string;
  readonly serving: Acknowledged['serving'];
}

/** Two hours of the simulated market, whose clicks are charged while connections end. Jobs would wait for clocks that are
 * behind. Visitors may have spent the budgets, so there are new ones first. */
async function trade(send: Send, apis: readonly Member[], { url, serving }: Trade): Promise<void> {
  const json = { username: 'acme', password: testPassword };
  const { token: owner } = (await send('/auth/client/login', { json })).body;
  for (const id of [...new Set(serving.map(({ domainId }) => domainId))].slice(0, mostTrading))
    await send(`/domains/${String(id)}/bidding/update`, {
      token: owner,
      json: { daily_budget: 500 },
      key: `budget-${String(id)}`,
    });
  for (let half = 0; half < 4; half += 1) {
    for (const api of apis) await advance(api.baseUrl() ?? '', 1_800);
    const { token } = (await send('/auth/client/login', { json })).body;
    const seen = send('/client/dashboard', { token }); // charges what was clicked until then
    await administer(url, endConnections);
    await seen;
  }
}

/** What no row names goes with the next sweep, and nothing else does. */
async function sweepFiles({ unreferencedFiles }: Books, dataDir: string): Promise<void> {
  const unreferenced = new Set(unreferencedFiles);
  const files = await openDiskFileStore({ folder: join(dataDir, 'files'), random: seededRandom('sweep') });
  const removed = await files.sweep(async (id) => !unreferenced.has(id), new Date(8.64e15));
  if (removed !== unreferenced.size)
    throw new Error(`The sweep removed ${String(removed)} of ${String(unreferenced.size)} files`);
}

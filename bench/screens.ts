/** How long a screen takes to show the first rows of a list of 100,000, in a browser, on the embedded database: by itself, and
 * while a feed is imported. A time is from the beginning of the navigation to the first row, the median of its rounds, with
 * the files of the app in the browser's cache, as on every day but the first. Screens take turns. Needs the built app
 * (`npm run build -w web`) and Chromium. `GRT_BENCH_SCALE=0.1 npm run bench screens` uses a tenth of the rows. */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenStorageKey, userStorageKey, type Feed } from '@grt/sdk/contract';
import { chromium, type Page } from '@playwright/test';
import { systemClock } from '../mock-server/src/core/clock.ts';
import { openDatabase } from '../mock-server/src/core/database/database.ts';
import { silentLog } from '../mock-server/src/core/log.ts';
import { sendFeed, started } from '../mock-server/src/modules/feeds/testing.ts';
import { call } from '../mock-server/src/testing/api-calls.ts';
import { fill, sizesAt } from '../mock-server/src/testing/full-platform.ts';
import { startServerProcess, type ServerProcess } from '../mock-server/src/testing/server-process.ts';
import { testPassword } from '../mock-server/src/testing.ts';
import { median } from './feeds/median.ts';

const rows = 100_000;
const importedRows = 300_000;
const rounds = 7;
const wantedMs = 1000;
/** One of the demo data that feeds may be added to. */
const acmesDomain = 1;

/** Screens, and what a row of theirs says. */
const screens = [
  ['/admin/registrations', /Company \d/],
  ['/admin/registrations?status=pending&sort=oldest', /Company \d/],
  ['/admin/clients', /Company \d/],
  ['/admin/clients?page=500', /Company \d/],
  ['/admin/clients?search=company%2042', /Company 42/],
  ['/admin/domains', /bench-\d/],
  ['/admin/feeds?tab=management', /Feed \d/],
] as const;
type Times = ReadonlyMap<string, readonly number[]>;

/** Prints the table. */
export async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'grt-bench-screens-'));
  const environment = { GRT_DATA_DIR: folder, GRT_TRAFFIC: 'off' };
  try {
    // The demo people first: they are added to an empty database only.
    await (await startServerProcess(environment)).stop();
    await fillUp(folder);
    const server = await startServerProcess(environment);
    try {
      await measure(server);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillUp(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, clock: systemClock, log: silentLog });
  const count = Math.round(rows * Number(process.env['GRT_BENCH_SCALE'] ?? '1'));
  await fill(database, sizesAt(0), {
    registrations: count,
    clients: count,
    domains: count,
    feeds: count,
    items: count,
  });
  await database.pool.query('analyze');
  await database.close();
}

async function measure(server: ServerProcess): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['GRT_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      baseURL: new URL(server.baseUrl).origin,
      viewport: { width: 1440, height: 900 },
    });
    await signIn(page, await login(server, 'admin'));
    await inTurns(page, 1);
    const idle = await inTurns(page, rounds);
    const { token } = await login(server, 'acme');
    const { feed } = started(await sendFeed(server, token, { domainId: acmesDomain, file: generated() }));
    const isImporting = async () => {
      const { data } = (await call(server, `/client/feeds/${String(feed.id)}`, { token })).body as unknown as {
        data: Feed;
      };
      return data.last_import?.state !== 'done';
    };
    print(idle, await inTurns(page, rounds, isImporting));
  } finally {
    await browser.close();
  }
}

interface Session {
  readonly token: string;
  readonly user: object;
}

async function login(server: ServerProcess, username: 'admin' | 'acme'): Promise<Session> {
  const json = { username, password: testPassword };
  const kind = username === 'acme' ? 'client' : 'admin';
  return (await call(server, `/auth/${kind}/login`, { json })).body as unknown as Session;
}

async function signIn(page: Page, { token, user }: Session): Promise<void> {
  const entries = JSON.stringify({ [tokenStorageKey]: token, [userStorageKey]: JSON.stringify(user) });
  // A page without an origin has no storage.
  await page.addInitScript(`if (location.protocol === 'http:') Object.assign(localStorage, ${entries})`);
}

/** @param goesOn - asked after each screen, whose time does not count if not
 * @returns what each screen took in each round, in wall-clock milliseconds */
async function inTurns(page: Page, count: number, goesOn = () => Promise.resolve(true)): Promise<Times> {
  const taken = new Map<string, number[]>(screens.map(([path]) => [path, []]));
  for (let round = 0; round < count; round += 1) {
    for (const [path, row] of screens) {
      const ms = await open(page, path, row);
      if (!(await goesOn())) return taken;
      taken.get(path)?.push(ms);
    }
  }
  return taken;
}

/** Opens a screen anew. @returns when its first row was there, in milliseconds since the navigation began */
async function open(page: Page, path: string, row: RegExp): Promise<number> {
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'commit' });
  const shows = `${String(row)}.test(document.querySelector('main')?.textContent)`;
  const found = await page.waitForFunction(`${shows} ? performance.now() : false`, undefined, {
    polling: 'raf',
    timeout: 60_000,
  });
  return Number(await found.jsonValue());
}

function print(idle: Times, beside: Times): void {
  console.log(
    `${'a screen with 100,000 rows'.padEnd(52)}      idle   beside an import   (at most ${String(wantedMs)} ms)`,
  );
  for (const [path, times] of idle) {
    const [alone, busy] = [median(times), median(beside.get(path) ?? [])];
    console.log(
      `${path.padEnd(52)}${alone.toFixed(0).padStart(7)} ms${busy.toFixed(0).padStart(10)} ms  ${(busy / alone).toFixed(2)} × idle  ${String(beside.get(path)?.length ?? 0)} rounds`,
    );
  }
  console.log(
    `load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
}

function generated(): File {
  const lines = ['external_id,title,thumbnail_url'];
  for (let row = 0; row < importedRows; row += 1)
    lines.push(`v${String(row)},Title ${String(row)} of a feed,https://img.example/v${String(row)}.jpg`);
  return new File([`${lines.join('\n')}\n`], 'generated.csv');
}

/** What 1,002 calls at once do to a server that is otherwise idle, for `GRT_BENCH_ROUNDS` rounds: how soon the refused ones learn
 * of it, how long the answered ones and health checks beside them take, and what the process has in memory at the end. Ratios are
 * to the same server while it has one caller. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { call } from '../mock-server/src/testing/api-calls.ts';
import { findPostgres, startPostgres } from '../mock-server/src/testing/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '../mock-server/src/testing/server-process.ts';
import { testPassword } from '../mock-server/src/testing.ts';
import { median } from './feeds/median.ts';
import type { Flood, Flooded } from './overload/flood.ts';
import { ask, megabytesOf } from './peers/asking.ts';
import { inWords, timesOf } from './times/times.ts';

const rounds = Number(process.env['GRT_BENCH_ROUNDS'] ?? 15);
const atOnce = 1002;
const idleCalls = 50;
const pauseMs = 20;

/** Wall-clock milliseconds of the calls of each kind. */
interface Times {
  readonly answered: number[];
  readonly refused: number[];
  readonly health: number[];
}

/** Sends calls from a process of its own. */
interface Sender {
  send(flood: Flood): Promise<Flooded>;
  stop(): void;
}

/** Prints the tables of docs/operations.md. */
export async function bench(): Promise<void> {
  console.log('  Embedded database');
  await measure({});
  const found = findPostgres();
  if (!found) return;
  console.log(`  PostgreSQL ${found.version}`);
  const postgres = await startPostgres(found, { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' });
  try {
    await measure({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function measure(environment: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServerProcess({ ...environment, GRT_TRAFFIC: 'off', GRT_VALIDATE_REPLIES: '0' });
  const sender = startSender();
  try {
    const json = { username: 'acme', password: testPassword };
    const { token } = (await call(server, '/auth/client/login', { json })).body;
    const flood = { url: `${server.baseUrl}/domains`, token };
    const idle: Times = { answered: [], refused: [], health: [] };
    for (let count = 0; count < idleCalls; count += 1) {
      idle.answered.push(...(await sender.send({ ...flood, calls: 1 })).answered);
      await healthOf(server, idle);
    }
    const idleMegabytes = megabytesOf(server.pid);
    const busy: Times = { answered: [], refused: [], health: [] };
    const megabytes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await meet(server, sender.send({ ...flood, calls: atOnce }), busy);
      megabytes.push(megabytesOf(server.pid));
    }
    print('list, answered', busy.answered, median(idle.answered));
    print('list, refused with 503', busy.refused, median(idle.answered));
    print('health beside them', busy.health, median(idle.health));
    const [first = 0, last = 0] = [megabytes[0], megabytes.at(-1)];
    console.log(
      `  memory ${last.toFixed(0)} MB, ${(last / idleMegabytes).toFixed(2)} × idle (${(first / idleMegabytes).toFixed(2)} × after the first round)`,
    );
  } finally {
    sender.stop();
    await server.stop();
  }
}

function startSender(): Sender {
  const child = fork(fileURLToPath(new URL('overload/flood.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  return {
    async send(flood) {
      const answer = once(child, 'message', { signal: ended.signal });
      child.send(flood);
      return ((await answer) as [Flooded])[0];
    },
    stop: () => child.kill(),
  };
}

/** All calls at once, with a health check every 20 ms until the last one is answered. */
async function meet(server: ServerProcess, flood: Promise<Flooded>, times: Times): Promise<void> {
  const state = { isOver: false };
  const over = flood.finally(() => (state.isOver = true));
  while (!state.isOver) {
    await healthOf(server, times);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  const { answered, refused } = await over;
  times.answered.push(...answered);
  times.refused.push(...refused);
}

async function healthOf({ baseUrl }: ServerProcess, { health }: Times): Promise<void> {
  const startMs = performance.now();
  await ask({ url: `${baseUrl}/health` });
  health.push(performance.now() - startMs);
}

function print(name: string, ms: readonly number[], idleMs: number): void {
  const times = timesOf(ms);
  console.log(
    `  ${name.padEnd(24)} ${String(times.calls).padStart(6)}  ${inWords(times)}  ${(times.median / idleMs).toFixed(1)} × idle`,
  );
}

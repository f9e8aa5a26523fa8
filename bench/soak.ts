/** What a server becomes while people work on it for `GRT_BENCH_MINUTES` minutes: four of them add domains, have them approved,
 * bid, and upload feeds without a pause, and one asks for a list, and again 50 ms after each reply. Each row is a sixth of that time;
 * ratios are to the same server before they came, and with `GRT_BENCH_MINUTES=60` the figures of an hour say more than those of three. */
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../mock-server/src/core/ids.ts';
import { call } from '../mock-server/src/testing/api-calls.ts';
import { work, type Acknowledged } from '../mock-server/src/testing/chaos/hands.ts';
import { createSender, type Tally } from '../mock-server/src/testing/chaos/requests.ts';
import { startServerProcess, type ServerProcess } from '../mock-server/src/testing/server-process.ts';
import { testPassword } from '../mock-server/src/testing.ts';
import { megabytesOf } from './peers/asking.ts';
import { inWords, timesOf, type Times } from './times/times.ts';

const minutes = Number(process.env['GRT_BENCH_MINUTES'] ?? 3);
const rows = 6;
const people = 4;
const pauseMs = 50;
const idleMs = 10_000;

/** Prints the table of docs/operations.md. */
export async function bench(): Promise<void> {
  const server = await startServerProcess({ GRT_TRAFFIC: 'simulated', GRT_VALIDATE_REPLIES: '0' });
  try {
    const json = { username: 'acme', password: testPassword };
    const { token } = (await call(server, '/auth/client/login', { json })).body;
    const idle = await listTimes(server, token, idleMs);
    const idleMegabytes = megabytesOf(server.pid);
    print('before', idle, { idle, megabytes: idleMegabytes, idleMegabytes });
    const tally: Tally = { acknowledged: 0, unanswered: 0, replayed: 0, signIns: 0, unknown: 0 };
    const acknowledged: Acknowledged = { domains: [], bids: new Map(), feeds: [], serving: [], unexpected: [] };
    const state = { isOver: false };
    const send = createSender([{ baseUrl: () => server.baseUrl }], tally);
    const working = Array.from({ length: people }, (_, index) =>
      work({
        send,
        tally,
        acknowledged,
        random: seededRandom(`soak ${String(index)}`),
        name: `soak${String(index)}`,
        isOver: () => state.isOver,
      }),
    );
    for (let row = 1; row <= rows; row += 1) {
      const beside = await listTimes(server, token, (minutes * 60_000) / rows);
      const name = `after ${((minutes * row) / rows).toFixed(1)} minutes`;
      print(name, beside, { idle, megabytes: megabytesOf(server.pid), idleMegabytes });
    }
    state.isOver = true;
    await Promise.all(working);
    const { domains, feeds, unexpected } = acknowledged;
    console.log(
      `  acknowledged calls ${String(tally.acknowledged)} (${String(domains.length)} domains, ${String(feeds.length)} feeds), without an answer ${String(tally.unanswered)}, unexpected answers ${String(unexpected.length)}`,
    );
  } finally {
    await server.stop();
  }
}

async function listTimes(server: ServerProcess, token: string, forMs: number): Promise<Times> {
  const times: number[] = [];
  const untilMs = performance.now() + forMs;
  while (performance.now() < untilMs) {
    const startMs = performance.now();
    const { status } = await call(server, '/domains?per_page=20', { token });
    if (status !== 200) throw new Error(`The list answered ${String(status)}`);
    times.push(performance.now() - startMs);
    await pause(pauseMs);
  }
  return timesOf(times);
}

interface Beside {
  readonly idle: Times;
  readonly megabytes: number;
  readonly idleMegabytes: number;
}

function print(name: string, list: Times, { idle, megabytes, idleMegabytes }: Beside): void {
  const slower = `${(list.median / idle.median).toFixed(1)} / ${(list.p99 / idle.p99).toFixed(1)} × idle`;
  const larger = `${megabytes.toFixed(0)} MB, ${(megabytes / idleMegabytes).toFixed(2)} × idle`;
  console.log(`  ${name.padEnd(18)} list ${inWords(list)}  ${slower}  memory ${larger}`);
}

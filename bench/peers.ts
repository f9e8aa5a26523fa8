/** What a team would test against instead, on our contract: from its start to the first answer, how many lists of 20 it
 * answers in a second, what it takes to begin again, and its memory. Beside it the platform itself and a bare route with the
 * same query. Servers take turns; ratios are medians of the rounds. Wall-clock time, except where it says processor time:
 * that of the server's process. `GRT_BENCH_STARTS` sets how often each is started. */
import { loadavg } from 'node:os';
import { createGrt } from '@grt/sdk';
import { startTestServer } from '../mock-server/src/test-double/index.ts';
import { median } from './feeds/median.ts';
import { ask, askOften, megabytesOf, processorMsOf, type Asked } from './peers/asking.ts';
import { installPeers, listLength } from './peers/install.ts';
import { peers, startMsw, startPlatform, testServer, type Running, type Server } from './peers/servers.ts';

const rounds = 15;
const callsPerRound = 200;
const starts = Number(process.env['GRT_BENCH_STARTS'] ?? 5);

/** Prints the tables of docs/benchmarks.md and docs/testing.md. */
export async function bench(): Promise<void> {
  await installPeers();
  const servers = [testServer, ...peers()];
  await starting(servers);
  const running = new Map<string, Running>();
  for (const { name, start } of servers) running.set(name, await start());
  try {
    await replying(running);
    await resetting(running);
  } finally {
    for (const one of running.values()) await one.stop();
  }
  await inProcess();
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`load ${load.join(' ')}`);
}

async function starting(servers: readonly Server[]): Promise<void> {
  const times = new Map<string, number[]>();
  const startOf = [
    ...servers.map(({ name, start }) => [name, start] as const),
    ['MSW, in the process that asks', startMsw] as const,
  ];
  // Before the first round, everything is read from the disk and prepared once.
  for (let round = -1; round < starts; round += 1) {
    for (const [name, start] of startOf) {
      const startMs = performance.now();
      const started = await start();
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - startMs]);
      await started.stop();
    }
  }
  console.log(`start of a process to its first answer, ${String(starts)} rounds`);
  for (const [name, seen] of times) say(name, `${(median(seen) / 1000).toFixed(2)} s`);
}

/** What a contender's rounds took, per call in milliseconds. */
interface Taken {
  readonly wall: number[];
  readonly processor: number[];
}

async function replying(running: ReadonlyMap<string, Running>): Promise<void> {
  const [platform, msw] = [await startPlatform(), await startMsw()];
  const ways = new Map<string, () => Promise<readonly [wall: number, processor: number]>>();
  const add = (name: string, pid: number, asked: Asked) =>
    ways.set(name, async () => {
      const beforeMs = processorMsOf(pid);
      const wall = await askOften(asked, callsPerRound);
      return [wall, processorMsOf(pid) - beforeMs];
    });
  add('a bare Hono route, the same query', platform.pid, platform.bare);
  add('the platform', platform.pid, platform.ours);
  for (const [name, { pid, asked }] of running) add(name, pid, asked);
  ways.set('MSW, in the process that asks', async () => {
    const { tookMs, processorMs } = await msw.ask(callsPerRound);
    return [tookMs, processorMs];
  });
  for (const asked of [platform.bare, platform.ours, ...[...running.values()].map((one) => one.asked)])
    await expectList(asked);
  const taken = new Map([...ways.keys()].map((name): [string, Taken] => [name, { wall: [], processor: [] }]));
  // The first three rounds are for the compilers.
  for (let round = -3; round < rounds; round += 1) {
    for (const [name, way] of round % 2 === 0 ? ways : [...ways].toReversed()) {
      const [wall, processor] = await way();
      if (round < 0) continue;
      taken.get(name)?.wall.push(wall / callsPerRound);
      taken.get(name)?.processor.push(processor / callsPerRound);
    }
  }
  sayReplies(taken);
  console.log('memory after that');
  for (const [name, { pid }] of running) say(name, `${megabytesOf(pid).toFixed(0)} MB`);
  say('MSW, with the process that asks', `${megabytesOf(msw.pid).toFixed(0)} MB`);
  await platform.stop();
  await msw.stop();
}

function sayReplies(taken: ReadonlyMap<string, Taken>): void {
  console.log(`lists of ${String(listLength)}, ${String(rounds)} rounds of ${String(callsPerRound)}`);
  for (const [name, { wall, processor }] of taken)
    say(
      name,
      `${(1000 / median(wall)).toFixed(0).padStart(5)} a second, ${mean(processor).toFixed(2)} ms of processor time each`,
    );
  for (const [ours, other, aim] of [
    ['the platform', 'a bare Hono route, the same query', 0.8],
    ['the platform', 'Prism', 10],
    ['grt-server --test', 'Prism', 10],
  ] as const) {
    const [one, two] = [taken.get(ours), taken.get(other)];
    if (!one || !two) continue;
    const wall = median(two.wall.map((time, round) => time / (one.wall[round] ?? NaN)));
    const processor = mean(two.processor) / mean(one.processor);
    say(`${ours} : ${other}`, `${wall.toFixed(2)}, in processor time ${processor.toFixed(2)} (aim ${String(aim)})`);
  }
}

async function resetting(running: ReadonlyMap<string, Running>): Promise<void> {
  console.log('begin again, in the same process');
  for (const [name, { change, reset }] of running) {
    if (!reset) {
      say(name, 'only by another process');
      continue;
    }
    const times: number[] = [];
    for (let round = 0; round < rounds * 2; round += 1) {
      await change?.();
      const startMs = performance.now();
      await reset();
      times.push(performance.now() - startMs);
    }
    say(name, spread(times));
  }
}

/** Ours without a process of its own, as tests in JavaScript use it. */
async function inProcess(): Promise<void> {
  console.log('in the process of the test, after the first one');
  await using server = await startTestServer();
  const [ready, reset]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const startMs = performance.now();
    const other = await startTestServer();
    ready.push(performance.now() - startMs);
    await other.close();
  }
  for (let round = 0; round < rounds * 2; round += 1) {
    const grt = createGrt(await server.as('acme'));
    await grt.domains.create({
      domain_name: 'clips.example',
      dmca_compliance_url: 'https://clips.example/dmca',
      content_removal_email: 'removal@clips.example',
    });
    const startMs = performance.now();
    await server.reset();
    reset.push(performance.now() - startMs);
  }
  say('startTestServer()', spread(ready));
  say('reset(), after a new domain', spread(reset));
}

function spread(times: readonly number[]): string {
  return `${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`;
}

async function expectList(asked: Asked): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by the contract
  const { data } = JSON.parse(await ask(asked)) as { readonly data: readonly unknown[] };
  if (data.length !== listLength) throw new Error(`${asked.url} has ${String(data.length)} items`);
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, one) => sum + one, 0) / figures.length;
}

function say(name: string, figure: string): void {
  console.log(`  ${name.padEnd(52)}${figure}`);
}

/** What bulk calls save: applications approved in calls of 100, compared with one call for each; the same again while a list
 * is asked for, and how long that takes. These take turns in 15 rounds, and a ratio is the median of the rounds. A list's time
 * is that of the clock; an approval's also the processor time of the server's process, which other work on the machine
 * changes less. `GRT_BENCH_MANY` sets another number of approvals in bulk, of which half as many are made beside the list. */
import { loadavg } from 'node:os';
import { startServer, type BenchServer } from './cli/server.ts';
import { median } from './feeds/median.ts';
import { processorMsOf } from './peers/asking.ts';

const rounds = 15;
const approvals = Math.ceil(Number(process.env['GRT_BENCH_MANY'] ?? 10_000) / rounds);
const perCall = 100;
const singles = Math.ceil(approvals / 20);
const idleMs = 1000;
const pauseMs = 20;

/** What a round's approvals took each, in milliseconds, and its lists. */
interface Round {
  readonly single: Taken;
  readonly alone: Taken;
  readonly beside: Taken;
  readonly idleLists: readonly number[];
  readonly listsBeside: readonly number[];
}

interface Taken {
  readonly wall: number;
  readonly processor: number;
}

/** Prints the ratios of docs/benchmarks.md. */
export async function bench(): Promise<void> {
  const server = await startServer();
  try {
    // The first two rounds are for the compilers.
    for (let round = 0; round < 2; round += 1) await measure(server);
    const seen: Round[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await measure(server));
    print(seen);
  } finally {
    await server.stop();
  }
}

async function measure(server: BenchServer): Promise<Round> {
  const { send, list } = callsOf(server);
  const each = (count: number, work: (ids: readonly number[]) => Promise<void>): Promise<Taken> =>
    takenBy(server, count, work);
  const single = await each(singles, async (ids) => {
    for (const id of ids) await send(`/admin/registrations/${String(id)}/approve`, {});
  });
  const idleLists = await timesBeside(list, new Promise((resolve) => setTimeout(resolve, idleMs)));
  const alone = await each(approvals, (ids) => decideAll(send, ids));
  let listsBeside: readonly number[] = [];
  const beside = await each(Math.ceil(approvals / 2), async (ids) => {
    listsBeside = await timesBeside(list, decideAll(send, ids));
  });
  return { single, alone, beside, idleLists, listsBeside };
}

async function takenBy(
  { seed, pid }: BenchServer,
  count: number,
  work: (ids: readonly number[]) => Promise<void>,
): Promise<Taken> {
  const ids = await seed(count);
  const [startMs, beforeMs] = [performance.now(), processorMsOf(pid)];
  await work(ids);
  return { wall: (performance.now() - startMs) / count, processor: (processorMsOf(pid) - beforeMs) / count };
}

function print(seen: readonly Round[]): void {
  const say = (name: string, of: (round: Round) => Taken): void => {
    const [wall, processor] = (['wall', 'processor'] as const).map((kind) => {
      const ratio = median(seen.map((round) => of(round)[kind] / round.single[kind]));
      const [ours, single] = [of, (round: Round) => round.single].map((one) =>
        median(seen.map((round) => one(round)[kind])),
      );
      return `${ratio.toFixed(3)} (${ours?.toFixed(2) ?? ''} and ${single?.toFixed(2) ?? ''} ms)`;
    });
    console.log(`${name.padEnd(36)}${wall ?? ''}, in processor time ${processor ?? ''}, target 0.100`);
  };
  console.log(`approvals in calls of ${String(perCall)}, ${String(rounds)} rounds of ${String(approvals)}`);
  say('of the time of one call each', ({ alone }) => alone);
  say('the same while a list is asked for', ({ beside }) => beside);
  const times = (at: number) =>
    median(seen.map(({ idleLists, listsBeside }) => quantile(listsBeside, at) / quantile(idleLists, at)));
  console.log(
    `${'a list beside, idle = 1'.padEnd(36)}${times(0.5).toFixed(1)} (median), ${times(0.95).toFixed(1)} (95 %), target 3.0`,
  );
  for (const [name, of] of [
    ['the list idle', ({ idleLists }: Round) => idleLists],
    ['the list beside', ({ listsBeside }: Round) => listsBeside],
  ] as const) {
    const all = seen.flatMap(of);
    const [p50, p99] = [0.5, 0.99].map((at) => quantile(all, at).toFixed(1));
    console.log(`${name.padEnd(36)}${p50 ?? ''} ms, p99 ${p99 ?? ''} ms, ${String(all.length)} times`);
  }
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`load ${load.join(' ')}`);
}

function callsOf({ apiUrl, token }: BenchServer) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const read = async (response: Response): Promise<string> => {
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}: ${text.slice(0, 300)}`);
    return text;
  };
  return {
    send: async (path: string, body: object) =>
      read(await fetch(`${apiUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })),
    list: async () => read(await fetch(`${apiUrl}/admin/domains?per_page=20`, { headers })),
  };
}

async function decideAll(send: (path: string, body: object) => Promise<string>, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += perCall) {
    const decisions = ids.slice(at, at + perCall).map((id) => ({ id, decision: 'approve' }));
    const text = await send('/admin/registrations/decide', { decisions });
    if (text.includes('"outcome":"refused"')) throw new Error(`An approval was refused: ${text.slice(0, 300)}`);
  }
}

async function timesBeside(list: () => Promise<unknown>, work: Promise<unknown>): Promise<readonly number[]> {
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  const times: number[] = [];
  while (!state.isOver) {
    const startMs = performance.now();
    await list();
    times.push(performance.now() - startMs);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await over;
  return times;
}

function quantile(times: readonly number[], at: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? NaN;
}

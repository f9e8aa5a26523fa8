/** What bulk calls save: applications approved in calls of 100, compared with one call for each, and how long a list takes
 * beside them. `GRT_BENCH_MANY` sets another number of approvals; single calls get a twentieth, half before and half after,
 * because the machine may speed up or slow down in between. */
import { loadavg } from 'node:os';
import { startServer, type BenchServer } from './cli/server.ts';

const approvals = Number(process.env['GRT_BENCH_MANY'] ?? 10_000);
const perCall = 100;
const singles = Math.ceil(approvals / 20);
const pauseMs = 20;

/** Prints the ratios of docs/benchmarks.md. */
export async function bench(): Promise<void> {
  const server = await startServer();
  try {
    const { send, list } = callsOf(server);
    for (let round = 0; round < 20; round += 1) await list();
    const idle = await timesBeside(list, () => new Promise((resolve) => setTimeout(resolve, 5000)));
    const single = async (): Promise<number> => {
      const ids = await server.seed(Math.ceil(singles / 2));
      return timed(async () => {
        for (const id of ids) await send(`/admin/registrations/${String(id)}/approve`, {});
      });
    };
    const before = await single();
    const ids = await server.seed(approvals);
    let bulkMs = 0;
    const beside = await timesBeside(list, async () => {
      bulkMs = await timed(() => decideAll(send, ids));
    });
    const singleMs = before + (await single());
    const [perBulk, perSingle] = [bulkMs / approvals, singleMs / singles];
    const ratio = (perBulk / perSingle).toFixed(3);
    console.log(`${String(approvals)} approvals, ${String(perCall)} a call   ${(bulkMs / 1000).toFixed(1)} s`);
    console.log(
      `of the time of one call each        ${ratio} (${perBulk.toFixed(2)} and ${perSingle.toFixed(2)} ms each; target 0.100)`,
    );
    console.log(
      `a list beside, idle = 1             ${(beside.p50 / idle.p50).toFixed(1)} (median), ${(beside.p99 / idle.p99).toFixed(1)} (p99), target 3.0`,
    );
    console.log(
      `the list idle                       ${idle.p50.toFixed(1)} ms, p99 ${idle.p99.toFixed(1)} ms, ${String(idle.count)} times`,
    );
    console.log(
      `the list beside                     ${beside.p50.toFixed(1)} ms, p99 ${beside.p99.toFixed(1)} ms, ${String(beside.count)} times`,
    );
    console.log(
      `load                                ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
  } finally {
    await server.stop();
  }
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

async function timed(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

async function timesBeside(list: () => Promise<unknown>, work: () => Promise<unknown>) {
  const state = { isOver: false };
  const over = work().finally(() => (state.isOver = true));
  const times: number[] = [];
  while (!state.isOver) {
    times.push(await timed(async () => void (await list())));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await over;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: times.length, p50: at(0.5), p99: at(0.99) };
}

/** What the command line costs: startup time relative to `node -e 0` and a list relative to its bare request, both in
 * CPU time, and ten thousand approvals compared with a shell loop over curl. All in the same run, in turns;
 * `GRT_BENCH_MANY` sets another number of approvals. Needs the built program: `npm run build -w cli`. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from '../scripts/nodes.mjs';
import { startServer, type BenchServer } from './cli/server.ts';

const program = fileURLToPath(new URL('../cli/dist/grt.cjs', import.meta.url));
/** Odd, so that there is a median. */
const rounds = 31;
const approvals = Number(process.env['GRT_BENCH_MANY'] ?? 10_000);
/** The loop starts a process per approval, so it gets a tenth as many. */
const approvalsOfLoop = Math.ceil(approvals / 10);

/** Prints the ratios. */
export async function bench(): Promise<void> {
  if (!existsSync(program)) throw new Error('The built program is missing. Run: npm run build -w cli');
  const server = await startServer();
  const home = await mkdtemp(join(tmpdir(), 'grt-bench-'));
  try {
    const env = { ...process.env, GRT_API_URL: server.apiUrl, GRT_TOKEN: server.token, XDG_CONFIG_HOME: home };
    await starting(env);
    besideGh(env);
    await listing(env, home, server);
    await approving({ ...env, XDG_STATE_HOME: home }, home, server);
  } finally {
    await server.stop();
    await rm(home, { recursive: true });
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** On the recommended Node and on the oldest one, each compared with itself. */
async function starting(env: Environment): Promise<void> {
  for (const [version, target] of [
    [24, '1.25'],
    [20, '1.60'],
  ] as const) {
    const { path: node, missing } = await findNode(version);
    if (node === undefined) {
      console.log(missing);
      continue;
    }
    const [printed = 0, help = 0] = ratios(
      () => cpuTime(env, node, '-e', '0'),
      () => cpuTime(env, node, program, '--version'),
      () => cpuTime(env, node, program, '--help'),
    );
    say(`grt --version on Node ${String(version)}, its node -e 0 = 1`, printed, `target ${target}`);
    say(`grt --help on Node ${String(version)}`, help, `target ${target}`);
  }
}

/** GitHub's command line, a compiled program, doing the same: `gh`, or the program that `GRT_BENCH_GH` names. */
function besideGh(env: Environment): void {
  const gh = env['GRT_BENCH_GH'] ?? 'gh';
  if (spawnSync(gh, ['--version'], { env }).status !== 0) {
    console.log('gh is not installed: not compared');
    return;
  }
  const grt = (word: string) => () => cpuTime(env, process.execPath, program, word);
  for (const word of ['--version', '--help']) {
    const [cpu = 0] = ratios(() => cpuTime(env, gh, word), grt(word));
    const [wall = 0] = ratios(
      () => time(run, env, gh, word),
      () => time(run, env, process.execPath, program, word),
    );
    say(`grt ${word}, gh ${word} = 1`, cpu, `processor time; ${wall.toFixed(2)} in wall-clock time`);
  }
}

/** The bare request uses Node's fetch for the same rows, printed as they arrive: what a script without grt would do. */
async function listing(env: Environment, home: string, { apiUrl }: BenchServer): Promise<void> {
  const script = join(home, 'bare.cjs');
  const headers = '{ authorization: `Bearer ${process.env.GRT_TOKEN}` }';
  await writeFile(
    script,
    `fetch('${apiUrl}/domains?per_page=200', { headers: ${headers} }).then((r) => r.text()).then((t) => process.stdout.write(t))`,
  );
  const [list = 0] = ratios(
    () => cpuTime(env, process.execPath, script),
    () => cpuTime(env, process.execPath, program, 'domains', 'list'),
  );
  say('grt domains list, a script with its request = 1', list, 'target 1.70');
}

async function approving(env: Environment, home: string, { seed, apiUrl }: BenchServer): Promise<void> {
  const write = async (ids: readonly number[]): Promise<string> => {
    const file = join(home, 'ids.txt');
    await writeFile(file, `${ids.join('\n')}\n`);
    return file;
  };
  const loop = `while read id; do curl -sf -o /dev/null -X POST -H "Authorization: Bearer $GRT_TOKEN" -H 'Content-Type: application/json' -d '{}' "${apiUrl}/admin/registrations/$id/approve" || exit 1; done`;
  // Half of the loop runs before and half after: the machine may have sped up or slowed down in between.
  const half = async (): Promise<number> =>
    time(run, env, 'bash', '-c', `${loop} < ${await write(await seed(approvalsOfLoop / 2))}`);
  const firstMs = await half();
  const file = await write(await seed(approvals));
  const approve = ['registrations', 'approve', '--from', file, '--yes', '--quiet'];
  const grtMs = time(run, env, process.execPath, program, ...approve);
  const loopMs = firstMs + (await half());
  const grtRate = (approvals / grtMs) * 1000;
  const loopRate = (approvalsOfLoop / loopMs) * 1000;
  say(
    `${String(approvals)} approvals in one command, a loop over curl = 1`,
    loopRate / grtRate,
    `${(grtMs / 1000).toFixed(0)} s; ${grtRate.toFixed(0)} and ${loopRate.toFixed(0)} a second`,
  );
}

/**
 * The cost of each workload relative to the bare one: the median of several rounds in which every workload runs once.
 */
function ratios(bare: () => number, ...works: readonly (() => number)[]): readonly number[] {
  const seen = works.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const bareTime = bare();
    for (const [at, work] of works.entries()) seen[at]?.push(work() / bareTime);
  }
  return seen.map((values) => values.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0);
}

function say(what: string, ratio: number, remark: string): void {
  console.log(`${what.padEnd(60)}${ratio.toFixed(2).padStart(5)}  ${remark}`);
}

/** CPU time in seconds: on a busy machine, wall-clock time of short runs varies most. */
function cpuTime(env: Environment, ...command: readonly string[]): number {
  const script = `TIMEFORMAT='%U %S'; { time "$@" > /dev/null 2>&1; } 2>&1`;
  const printed = String(run(env, 'bash', '-c', script, 'bash', ...command).stdout);
  return printed
    .trim()
    .split(' ')
    .reduce((sum, seconds) => sum + Number(seconds), 0);
}

function time<Args extends readonly unknown[]>(work: (...args: Args) => unknown, ...args: Args): number {
  const startMs = performance.now();
  work(...args);
  return performance.now() - startMs;
}

function run(env: Environment, command: string, ...args: readonly string[]): SpawnSyncReturns<Buffer> {
  const done = spawnSync(command, args, { env, maxBuffer: 100_000_000 });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${String(done.stderr)}`);
  return done;
}

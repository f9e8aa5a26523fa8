/** What the command line costs: starting as a ratio to `node -e 0` and a list beside its bare request, both in time on the
 * processor, and many approvals beside a shell loop over curl. All in the same run, in turns. Needs the built program: `npm run build -w cli`. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type BenchServer } from './cli/server.ts';

const program = fileURLToPath(new URL('../cli/dist/grt.cjs', import.meta.url));
const rounds = 10;
const approvals = 100;

/** Prints the ratios. */
export async function bench(): Promise<void> {
  if (!existsSync(program)) throw new Error('There is no built program. Run: npm run build -w cli');
  const server = await startServer();
  const home = await mkdtemp(join(tmpdir(), 'grt-bench-'));
  try {
    const env = { ...process.env, GRT_API_URL: server.apiUrl, GRT_TOKEN: server.token, XDG_CONFIG_HOME: home };
    starting(env);
    await listing(env, home, server);
    await approving({ ...env, XDG_STATE_HOME: home }, home, server);
  } finally {
    await server.stop();
    await rm(home, { recursive: true });
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

function starting(env: Environment): void {
  const [bare = 0, version = 0, help = 0] = fastest([
    () => cpuTime(env, process.execPath, '-e', '0'),
    () => cpuTime(env, process.execPath, program, '--version'),
    () => cpuTime(env, process.execPath, program, '--help'),
  ]);
  console.log(`grt --version, node -e 0 = 1                       ${ratio(version, bare)}  aim 1.25`);
  console.log(`grt --help                                         ${ratio(help, bare)}  aim 1.25`);
}

/** The bare request is Node's own fetch of the same rows, printed as they come: what a script without grt would be. */
async function listing(env: Environment, home: string, { apiUrl }: BenchServer): Promise<void> {
  const script = join(home, 'bare.cjs');
  const headers = '{ authorization: `Bearer ${process.env.GRT_TOKEN}` }';
  await writeFile(
    script,
    `fetch('${apiUrl}/domains?per_page=200', { headers: ${headers} }).then((r) => r.text()).then((t) => process.stdout.write(t))`,
  );
  const [bare = 0, list = 0] = fastest([
    () => cpuTime(env, process.execPath, script),
    () => cpuTime(env, process.execPath, program, 'domains', 'list'),
  ]);
  console.log(`grt domains list, a script with its request = 1    ${ratio(list, bare)}  aim 1.70`);
}

async function approving(env: Environment, home: string, { seed, apiUrl }: BenchServer): Promise<void> {
  const write = async (ids: readonly number[]): Promise<string> => {
    const file = join(home, 'ids.txt');
    await writeFile(file, `${ids.join('\n')}\n`);
    return file;
  };
  const loop = `while read id; do curl -sf -o /dev/null -X POST -H "Authorization: Bearer $GRT_TOKEN" -H 'Content-Type: application/json' -d '{}' "${apiUrl}/admin/registrations/$id/approve" || exit 1; done`;
  const byLoop = time(run, env, 'bash', '-c', `${loop} < ${await write(await seed(approvals))}`);
  const file = await write(await seed(approvals));
  const byGrt = time(
    run,
    env,
    process.execPath,
    program,
    'registrations',
    'approve',
    '--from',
    file,
    '--yes',
    '--quiet',
  );
  console.log(
    `${String(approvals)} approvals in one command, a loop over curl = 1   ${ratio(byGrt, byLoop)}  (${perSecond(byGrt)} and ${perSecond(byLoop)} a second)`,
  );
}

/** The least of some rounds of each, in turns: what nothing else on the machine disturbed. */
function fastest(works: readonly (() => number)[]): readonly number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, work] of works.entries()) best[at] = Math.min(best[at] ?? 0, work());
  }
  return best;
}

/** Time on the processor, in seconds: a busy machine stretches the time on the clock of short runs most. */
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

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2).padStart(5);
}

function perSecond(ms: number): string {
  return (approvals / (ms / 1000)).toFixed(0);
}

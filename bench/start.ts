/** Starting the server once more, on an embedded database with demo data: how long until its first answer, and what it has in
 * memory while nobody asks; and beside it what is part of that: Node, the database, and the modules with the contract. They
 * take turns, and a time is the median of its rounds. */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './feeds/median.ts';
import { megabytesOf, processorMsOf } from './peers/asking.ts';
import { parts, server, type Begun, type Program } from './start/programs.ts';

const rounds = Number(process.env['GRT_BENCH_STARTS'] ?? 15);
const idleMs = 40_000;

/** Prints the table of docs/benchmarks.md. */
export async function bench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grt-start-'));
  try {
    // The first start fills the database.
    await (await server(dataDir).begin()).stop();
    await measure([...parts(dataDir), server(dataDir)]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Taken {
  readonly wall: number;
  readonly processor: number;
}

async function measure(programs: readonly Program[]): Promise<void> {
  const taken = new Map<Program, Taken[]>(programs.map((program) => [program, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [program, seen] of taken) {
      const startMs = performance.now();
      const begun = await program.begin();
      seen.push({ wall: performance.now() - startMs, processor: processorMsOf(begun.pid) });
      await begun.stop();
    }
  }
  console.log(`${String(rounds)} rounds; memory of one more, ${String(idleMs / 1000)} s later`);
  for (const [program, seen] of taken) {
    const [wall, processor] = (['wall', 'processor'] as const).map((kind) => median(seen.map((one) => one[kind])));
    const begun = await program.begin();
    const times = [wall, processor].map((ms) => `${((ms ?? NaN) / 1000).toFixed(2)} s`.padStart(8)).join('');
    console.log(`  ${program.name.padEnd(44)}${times}${await idleMemory(begun)}`);
    await begun.stop();
  }
  console.log(
    `load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
}

async function idleMemory({ pid }: Begun): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  return `${megabytesOf(pid).toFixed(0)} MB`.padStart(9);
}

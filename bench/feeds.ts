/** What feeds cost: reading compared with other readers, memory by format, storing compared with a bare bulk load. */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answers, Importing } from './feeds/importing.ts';
import type { Reading } from './feeds/reading.ts';
import { sampleFormats, writeSample } from './feeds/sample-feed.ts';
import type { Storing } from './feeds/storing.ts';

/** Just below the 50 MB limit of a feed. */
const sizeBytes = 52_000_000;
const storedBytes = 10_000_000;
const smallBytes = 2_000_000;

/** Prints the tables of docs/benchmarks.md. */
export async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'grt-bench-'));
  try {
    const [cpu] = cpus();
    const load = loadNow();
    console.log(`Node ${process.version}, ${String(cpus().length)} × ${cpu?.model ?? 'unknown processor'}\n`);
    const csv = join(folder, 'sample.csv');
    const rows = await writeSample(csv, 'csv', sizeBytes);
    await reading(csv, rows);
    await memory(folder, csv);
    await importing(folder, csv);
    await storing(folder);
    console.log(`\nload met: ${load} at the start, ${loadNow()} at the end (processes that want a processor)`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function reading(csv: string, rows: number): Promise<void> {
  console.log(
    `reading ${megabytes(sizeBytes)} of CSV, ${rows.toLocaleString('en-US')} rows of 14 columns, processor time`,
  );
  const readings = await measured<Reading[]>('reading', csv);
  for (const { name, cpuMs, ratio, agrees } of readings) {
    const told = agrees ? ratio.toFixed(2) : 'other rows';
    console.log(
      `  ${name.padEnd(12)} ${cpuMs.toFixed(0).padStart(6)} ms   ${told.padStart(10)}${name === 'ours' ? '   target 1.20' : ''}`,
    );
  }
}

async function memory(folder: string, csv: string): Promise<void> {
  console.log(`\npeak memory above idle while reading and checking ${megabytes(sizeBytes)}`);
  for (const format of sampleFormats) {
    const path = join(folder, format.replaceAll(' ', '-'));
    // A compressed file is small and unpacks to the limit.
    await writeSample(path, format, sizeBytes);
    console.log(
      `  ${format.padEnd(12)} ${megabytes(await measured<number>('memory', path)).padStart(8)}   target 100 MB`,
    );
    await rm(path);
  }
  console.log(
    `  ${'four × csv'.padEnd(12)} ${megabytes(await measured<number>('memory', csv, csv, csv, csv)).padStart(8)}   target 300 MB`,
  );
}

/** Each in its own process, with a single garbage collection thread: several threads would spend CPU time waiting for
 * each other on a busy machine, and that would be counted. */
function measured<Result>(what: string, ...paths: readonly string[]): Promise<Result> {
  const execArgv = [...process.execArgv, '--single-threaded-gc'];
  const child = fork(fileURLToPath(new URL('./feeds/measure.ts', import.meta.url)), [what, ...paths], { execArgv });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as Result));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The ${what} measurement exited with ${String(code)}`)));
  });
}

async function importing(folder: string, csv: string): Promise<void> {
  const small = join(folder, 'small.csv');
  await writeSample(small, 'csv', smallBytes);
  const { peakBytes, health, list } = await measured<Importing>('importing', csv, small);
  console.log(`  whole import ${megabytes(peakBytes).padStart(8)}   target 100 MB`);
  const line = (name: string, { asked, medianMs, worstMs }: Answers) =>
    console.log(
      `  ${name} meanwhile: ${String(asked)} times, median ${medianMs.toFixed(0)} ms, worst ${worstMs.toFixed(0)} ms`,
    );
  line('health', health);
  line('a list', list);
}

async function storing(folder: string): Promise<void> {
  const path = join(folder, 'stored.csv');
  const rows = await writeSample(path, 'csv', storedBytes);
  console.log(
    `\nstoring ${megabytes(storedBytes)} of CSV, ${rows.toLocaleString('en-US')} rows, embedded database, processor time`,
  );
  const { ms, ratios } = await measured<Storing>('storing', path);
  const line = (name: string, key: keyof typeof ms, aim = '') =>
    console.log(`  ${name.padEnd(34)} ${ms[key].toFixed(0).padStart(6)} ms   ${ratios[key].toFixed(2)}${aim}`);
  line('bare bulk load of the same rows', 'bareMs');
  line('import: read, check, store', 'firstMs', '   target 1.50');
  line('same ids again, all changed', 'againMs');
  line('same rows again in another file', 'sameMs');
}

function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

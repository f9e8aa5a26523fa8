/** `npm run bench` runs every benchmark of this folder, `npm run bench sdk` one of them. Each prints a small table. */
import { readdir } from 'node:fs/promises';

/** What a file of this folder exports. */
interface Benchmark {
  readonly bench: () => Promise<void>;
}

const present = (await readdir(new URL('.', import.meta.url)))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !present.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${present.join(', ')}`);
  process.exitCode = 1;
} else {
  for (const name of wanted.length > 0 ? wanted : present) {
    const loaded: unknown = await import(`./${name}.ts`);
    if (!isBenchmark(loaded)) throw new TypeError(`bench/${name}.ts exports no function bench`);
    console.log(`${name}\n`);
    await loaded.bench();
    console.log();
  }
}

function isBenchmark(loaded: unknown): loaded is Benchmark {
  return typeof loaded === 'object' && loaded !== null && 'bench' in loaded && typeof loaded.bench === 'function';
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let folder: string | undefined;

/** What can be started: the server, its administration, and its examination; what tests of other programs import; and what
 * tests start to kill it. */
export type ServerProgram = 'main' | 'admin' | 'doctor' | 'packaged' | 'test-double/index' | ChildProgram;
export type ChildProgram =
  | 'testing/crash-worker'
  | 'testing/crash-writer'
  | 'testing/full-disk-writer'
  | 'modules/bidding/testing/click-worker';

/** For the Node of a test's process: PGlite's code is compiled once, and not a second time to run faster, which saves a third
 * of the processor time of a start. Benchmarks run without. */
export const startsQuickly = process.env['VITEST'] === undefined ? [] : ['--liftoff-only'];

/** A program of the server, compiled from the present sources. It starts in a third of the time of the sources, which matters
 * where many processes start; anything else is the same. Made in about two seconds if there is none yet. */
export function builtModule(program: ServerProgram): string {
  const script = fileURLToPath(new URL('../../../scripts/compile-server.mjs', import.meta.url));
  folder ??= execFileSync(process.execPath, [script], { encoding: 'utf8' });
  return join(folder, 'mock-server', 'src', `${program}.js`);
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let folder: string | undefined;

/** What can be started: the server, its administration, and its examination. */
export type ServerProgram = 'main' | 'admin' | 'doctor' | 'packaged';

/** A program of the server, compiled from the present sources. It starts in half the time of the sources, which matters
 * where many processes start; anything else is the same. Made in about two seconds if there is none yet. */
export function builtModule(program: ServerProgram): string {
  const script = fileURLToPath(new URL('../../../scripts/compile-server.mjs', import.meta.url));
  folder ??= execFileSync(process.execPath, [script], { encoding: 'utf8' });
  return join(folder, 'mock-server', 'src', `${program}.js`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Pager } from '../core/world.ts';
import { findsProgram } from './find-program.ts';

/** Starts the user's pager on the terminal. Undefined: there is no such program.
 * `less` exits immediately if everything fits, keeps colors, and leaves the text on the screen, unless LESS is set. */
export async function openPager(command: string, env: NodeJS.ProcessEnv): Promise<Pager | undefined> {
  if (!(await findsProgram(command, { env, platform: process.platform }))) return undefined;
  const child = spawn(command, {
    shell: true,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...env, LESS: env['LESS'] ?? 'FRX' },
  });
  const closed = once(child, 'close');
  const { stdin } = child;
  // The writer gets the error too; without a listener the process would crash here.
  stdin.on('error', () => undefined);
  await once(child, 'spawn');
  return {
    write: (chunk) =>
      new Promise((resolve, reject) => {
        stdin.write(chunk, (error) => (error ? reject(error) : resolve()));
      }),
    close: async () => {
      stdin.end();
      await closed;
    },
  };
}

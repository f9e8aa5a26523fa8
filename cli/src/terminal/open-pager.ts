import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Pager } from '../core/world.ts';

/** Starts the user's pager on the terminal. Where there is none, the text goes to the terminal itself.
 * `less` ends at once when everything fits, keeps colours, and leaves the text on the screen, unless LESS says otherwise. */
export async function openPager(command: string, env: NodeJS.ProcessEnv): Promise<Pager> {
  const child = spawn(command, {
    shell: true,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...env, LESS: env['LESS'] ?? 'FRX' },
  });
  const closed = once(child, 'close');
  const { stdin } = child;
  // Whoever writes is told too; without a listener the process would end here.
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

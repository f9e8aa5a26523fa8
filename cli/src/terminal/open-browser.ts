import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from '../core/command-error.ts';
import { exitCode } from '../core/exit-code.ts';
import { openerOf } from './opener.ts';

/** Opens an address in the user's browser: with BROWSER, otherwise with the system's opener.
 * @throws CommandError if there is none; the message contains the address */
export async function openBrowser(url: string, env: NodeJS.ProcessEnv): Promise<void> {
  const [command, ...args] = openerOf(url, { env, platform: process.platform });
  try {
    // Windows refuses some programs, such as a .cmd, before it tries to start them.
    const child = spawn(command, args, { stdio: 'ignore', detached: true });
    await once(child, 'spawn');
    child.unref();
  } catch (error) {
    throw new CommandError(`No browser found (set BROWSER). Open this URL: ${url}`, {
      exitCode: exitCode.failed,
      code: 'no_browser',
      cause: error,
    });
  }
}

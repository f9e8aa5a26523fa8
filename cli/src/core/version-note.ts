// Accessed as a property of `node:fs`, so it loads on first use and startup is faster.
import { promises as fs } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '@grt/sdk/credentials';
import type { Context } from './context.ts';
import { downloadsUrl } from './downloads-url.ts';
import { version } from './version.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Nobody waits longer than this for a note. */
const patienceMs = 2000;

/** Says that the server is of another version, at most once a day. Whatever goes wrong, nothing is said. */
export async function tellOtherVersion(
  context: Pick<Context, 'accounts' | 'grt' | 'note' | 'now' | 'ownProgram' | 'preferencesPath' | 'signal'>,
): Promise<void> {
  try {
    const path = join(dirname(context.preferencesPath), 'version-check.json');
    const looked = Number(await fs.readFile(path, 'utf8').catch(() => '0'));
    if (context.now() - looked < dayMs) return;
    await makeFolder(dirname(path));
    await fs.writeFile(path, `${String(context.now())}\n`);
    const { apiUrl } = await context.accounts.chosen();
    const options = { signal: context.signal, timeoutMs: patienceMs, retries: 0 };
    const { version: theirs } = await (await context.grt()).system.health(undefined, options);
    if (theirs === version) return;
    const { name } = (await context.ownProgram()) ?? { name: 'grt.cjs' };
    const { href } = new URL(name, downloadsUrl(apiUrl));
    await context.note(
      `The server is version ${theirs}, but grt is ${version}. To match it, run: grt upgrade, or\n  curl -fsSO ${href}`,
    );
  } catch {
    // The command itself has succeeded.
  }
}

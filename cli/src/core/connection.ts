import type { Clock, Grt, TokenStore } from '@grt/sdk';
import { isOpenToOthers, profileTokenStore } from '@grt/sdk/credentials';
import type { Account } from './account.ts';
import { damagedFields } from './damaged-fields.ts';
import type { GlobalFlags } from './global-flags.ts';
import { intactToken } from './intact-token.ts';
import type { Prompt } from './prompt.ts';
import { persistence } from './persistence.ts';
import { askAgain } from './step-up.ts';
import { version } from './version.ts';
import type { World } from './world.ts';

/** What a connection needs besides the account. */
export interface ConnectionParts {
  /** The credentials file. */
  readonly path: string;
  readonly world: World;
  readonly flags: Pick<GlobalFlags, 'verbose' | 'quiet' | 'timeout'>;
  /** How much longer calls go on through setbacks, in a command that waits. */
  readonly leftMs: () => number | undefined;
  /** Called before each request, with its operation. */
  readonly beforeCall?: ((operation: string) => Promise<void>) | undefined;
  /** Where to store the session, if not with the account. */
  readonly tokenStore?: TokenStore | undefined;
  readonly prompt: Prompt;
}

/** Creates the client for the chosen account. */
export async function connect(
  account: Account,
  { path, world, flags, leftMs, beforeCall, tokenStore, prompt }: ConnectionParts,
): Promise<Grt> {
  const { createGrt, debugLog, sharedAnswer } = await import('@grt/sdk');
  const tell = (line: string): void => void world.stderr.write(`${line}\n`);
  // On a terminal, a line of progress may be there.
  const say = (line: string): void =>
    flags.quiet === true ? undefined : tell(world.stderr.isTTY ? `\r\u001B[K${line}` : line);
  const usesKept = tokenStore === undefined && account.environmentToken === undefined;
  if (usesKept && account.keptForOther !== undefined && flags.quiet !== true) {
    tell(`The account "${account.profile}" belongs to ${account.keptForOther} and is not used for ${account.apiUrl}.`);
  }
  if (account.stored !== undefined && (await isOpenToOthers(path))) {
    tell(`Others can read ${path}. Run: chmod 600 ${path}`);
  }
  const grt: Grt = createGrt({
    baseUrl: account.apiUrl,
    tokenStore: tokenStore ?? (await tokenStoreOf(account, path, world)),
    clock: clockOf(world),
    userAgent: `grt/${version}`,
    ...(flags.timeout === undefined ? {} : { timeoutMs: flags.timeout * 1000 }),
    checkBody: async (operation, fields) =>
      damagedFields(fields) ?? (await import('@grt/sdk/check-body')).checkBody(operation, fields),
    ...(beforeCall === undefined ? {} : { onRequest: ({ operation }) => beforeCall(operation) }),
    onForbidden: sharedAnswer(
      askAgain(
        () => grt,
        prompt,
        async (line) => world.stderr.write(`${line}\n`),
      ),
    ),
    ...(world.fetch === undefined ? {} : { fetch: world.fetch }),
    ...(flags.verbose === true || world.env['GRT_DEBUG'] === 'api' ? { debug: debugLog(tell) } : {}),
    ...(await persistence(leftMs, say)),
  });
  return grt;
}

/** The clock for the SDK. An interrupted wait ends immediately; the call then reports it. */
export function clockOf({ now, sleep, signal }: Pick<World, 'now' | 'sleep' | 'signal'>): Clock {
  return { now, sleep: (delayMs, chosen) => sleep(delayMs, chosen ?? signal) };
}

/** A token from the environment is used as is; a stored session is renewed if possible. */
async function tokenStoreOf(account: Account, path: string, world: World): Promise<TokenStore> {
  if (account.environmentToken !== undefined) {
    const { fixedTokenStore } = await import('@grt/sdk');
    return fixedTokenStore(intactToken(account.environmentToken, 'GRT_TOKEN'));
  }
  return profileTokenStore({ path, profile: account.profile, apiUrl: account.apiUrl }, world);
}

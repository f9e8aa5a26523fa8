import type { StoredSession } from '@grt/sdk';
import {
  changeCredentials,
  credentialPath,
  profileOf,
  profileTokenStore,
  readCredentials,
  type Credentials,
  type StoredProfile,
} from '@grt/sdk/credentials';
import { chooseAccount, namedProfile, profileForNew, type Account } from './account.ts';
import { CommandError } from './command-error.ts';
import { exitCode } from './exit-code.ts';
import type { GlobalFlags } from './global-flags.ts';
import type { World } from './world.ts';

/** The accounts on this machine, and the one in use. */
export interface Accounts {
  /** The file that stores them. */
  readonly path: string;
  /** `wasStored`: it had a session earlier in this run, which has ended since if it has none now. */
  chosen(): Promise<Account & { readonly wasStored: boolean }>;
  /** Saves a session under the named profile, or an unused one, and makes it current.
   * @returns the profile's name */
  keep(session: StoredSession): Promise<string>;
  /** Removes what is stored under the chosen profile. */
  forget(): Promise<void>;
  /** Every stored account, and which one is the default. */
  kept(): Promise<Credentials>;
  /** Makes this the current profile. @throws CommandError with exit code 6 if there is none with that name */
  use(profile: string): Promise<StoredProfile>;
  /** Removes a profile. @throws CommandError with exit code 6 if there is none with that name */
  remove(profile: string): Promise<StoredProfile>;
}

/** @param flags - a function, since they are parsed after this is created */
export function createAccounts(world: World, flags: () => GlobalFlags): Accounts {
  const path = credentialPath(world);
  let wasStored = false;
  const chosen: Accounts['chosen'] = async () => {
    const account = chooseAccount(flags(), world.env, await readCredentials(path));
    wasStored ||= account.stored !== undefined;
    return { ...account, wasStored };
  };
  return {
    path,
    chosen,
    keep: async (session) => {
      const { apiUrl } = await chosen();
      let profile = '';
      await changeCredentials(path, world, (credentials) => {
        const { profiles } = credentials;
        const username = session.user?.username;
        profile = namedProfile(flags(), world.env) ?? profileForNew(credentials, { apiUrl, username });
        return { current: profile, profiles: new Map([...profiles, [profile, profileOf(session, apiUrl)]]) };
      });
      return profile;
    },
    kept: () => readCredentials(path),
    use: async (profile) => {
      await changeCredentials(path, world, (credentials) => {
        profileNamed(credentials, profile);
        return { ...credentials, current: profile };
      });
      return profileNamed(await readCredentials(path), profile);
    },
    remove: async (profile) => {
      const removed = profileNamed(await readCredentials(path), profile);
      await profileTokenStore({ path, profile, apiUrl: removed.api_url }, world).clear();
      return removed;
    },
    forget: async () => {
      const account = await chosen();
      await profileTokenStore({ path, ...account }, world).clear();
    },
  };
}

function profileNamed({ profiles }: Credentials, name: string): StoredProfile {
  const found = profiles.get(name);
  if (found !== undefined) return found;
  throw new CommandError(`No profile named "${name}". See: grt profile list`, {
    exitCode: exitCode.notFound,
    code: 'no_profile',
  });
}

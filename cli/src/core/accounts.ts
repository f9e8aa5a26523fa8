import type { StoredSession } from '@grt/sdk';
import { chooseAccount, namedProfile, profileForNew, type Account } from './account.ts';
import { CommandError } from './command-error.ts';
import {
  changeCredentials,
  credentialPath,
  readCredentials,
  type Credentials,
  type StoredProfile,
} from './credential-file.ts';
import { exitCode } from './exit-code.ts';
import type { GlobalFlags } from './global-flags.ts';
import { profileOf, profileTokenStore } from './profile-store.ts';
import type { World } from './world.ts';

/** The accounts on this machine, and the one in use. */
export interface Accounts {
  /** The file that they are kept in. */
  readonly path: string;
  chosen(): Promise<Account>;
  /** Keeps a session under the named profile, else under one that nobody else has, and uses it from now on.
   * @returns the profile's name */
  keep(session: StoredSession): Promise<string>;
  /** Forgets what is kept under the chosen profile. */
  forget(): Promise<void>;
  /** Every account that is kept, and which one is used when none is named. */
  kept(): Promise<Credentials>;
  /** Uses this profile from now on. @throws CommandError with exit code 6 when there is none of that name */
  use(profile: string): Promise<StoredProfile>;
  /** Forgets a profile. @throws CommandError with exit code 6 when there is none of that name */
  remove(profile: string): Promise<StoredProfile>;
}

/** @param flags - asked each time, since they are read after this is made */
export function createAccounts(world: World, flags: () => GlobalFlags): Accounts {
  const path = credentialPath(world);
  const chosen = async (): Promise<Account> => chooseAccount(flags(), world.env, await readCredentials(path));
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
  throw new CommandError(`There is no profile "${name}". See: grt profile list`, {
    exitCode: exitCode.notFound,
    code: 'no_profile',
  });
}

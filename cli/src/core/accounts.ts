import type { StoredSession } from '@grt/sdk';
import { chooseAccount, namedProfile, profileForNew, type Account } from './account.ts';
import { changeCredentials, credentialPath, readCredentials } from './credential-file.ts';
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
    forget: async () => {
      const account = await chosen();
      await profileTokenStore({ path, ...account }, world).clear();
    },
  };
}

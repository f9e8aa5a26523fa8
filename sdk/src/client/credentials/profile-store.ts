import type { StoredSession, TokenStore } from '../session.ts';
import {
  changeCredentials,
  exclusively,
  readCredentials,
  type StoredProfile,
  type Waiting,
} from './credential-file.ts';

/** Which entry of the file to use. */
export interface ProfilePlace {
  readonly path: string;
  readonly profile: string;
  readonly apiUrl: string;
}

/** Stores the session of one profile in the credentials file. Processes renew a session one at a time. */
export function profileTokenStore({ path, profile, apiUrl }: ProfilePlace, world: Waiting): TokenStore {
  return {
    read: async () => {
      const kept = (await readCredentials(path)).profiles.get(profile);
      return kept === undefined || kept.api_url !== apiUrl ? undefined : sessionOf(kept);
    },
    write: (session) =>
      changeCredentials(path, world, ({ current, profiles }) => ({
        current: current ?? profile,
        profiles: new Map([...profiles, [profile, profileOf(session, apiUrl)]]),
      })),
    clear: () =>
      changeCredentials(path, world, ({ current, profiles }) => {
        const left = new Map([...profiles].filter(([name]) => name !== profile));
        return { current: current === profile ? undefined : current, profiles: left };
      }),
    exclusively: (work) => exclusively(`${path}.renewal-lock`, world, work),
  };
}

function sessionOf({ token, kind, expires_at, refresh_until }: StoredProfile): StoredSession {
  return {
    token,
    refreshable: kind === 'session',
    ...(expires_at === undefined ? {} : { expires_at }),
    ...(refresh_until === undefined ? {} : { refresh_until }),
  };
}

/** The stored part of a session. */
export function profileOf(
  { token, refreshable, user, expires_at, refresh_until }: StoredSession,
  apiUrl: string,
): StoredProfile {
  return {
    api_url: apiUrl,
    token,
    kind: refreshable === false ? 'token' : 'session',
    ...(user === undefined
      ? {}
      : {
          user: {
            username: user.username,
            type: user.type,
            company_name: user.company_name,
            is_super_admin: user.is_super_admin,
          },
        }),
    ...(expires_at === undefined ? {} : { expires_at }),
    ...(refresh_until === undefined ? {} : { refresh_until }),
  };
}

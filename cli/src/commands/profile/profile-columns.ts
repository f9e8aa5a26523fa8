import type { Column } from '../../core/column.ts';
import type { Credentials } from '@grt/sdk/credentials';

/** A profile as listed, without its token. */
export interface ProfileRow {
  readonly profile: string;
  readonly api_url: string;
  readonly username: string | null;
  readonly kind: 'session' | 'token';
  readonly is_current: boolean;
}

/** What a list of profiles shows. */
export const profileColumns: readonly Column<ProfileRow>[] = [
  { name: 'Profile', whole: true, value: (row) => row.profile },
  { name: 'Username', value: (row) => row.username },
  { name: 'Server', value: (row) => row.api_url },
  { name: 'Kind', value: (row) => row.kind },
  { name: 'Used', value: (row) => row.is_current, tone: (row) => (row.is_current ? 'good' : undefined) },
];

/** The profiles on this machine, by name. */
export function profileRows({ current, profiles }: Credentials): readonly ProfileRow[] {
  return [...profiles]
    .map(([profile, { api_url, kind, user }]) => ({
      profile,
      api_url,
      username: user?.username ?? null,
      kind,
      is_current: profile === current,
    }))
    .toSorted((one, other) => (one.profile < other.profile ? -1 : 1));
}

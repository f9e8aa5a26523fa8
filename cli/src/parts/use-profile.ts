import type { Context } from '../core/context.ts';

/** Makes a profile the default and prints it. */
export async function useProfile(context: Context, profile: string): Promise<void> {
  const used = await context.accounts.use(profile);
  await context.output.result({ profile, api_url: used.api_url, username: used.user?.username ?? null }, [
    { name: 'Profile', value: (row) => row.profile },
    { name: 'Username', value: (row) => row.username },
    { name: 'Server', value: (row) => row.api_url },
  ]);
}

import type { OpenedSession, SessionOrigin } from '../modules/accounts/sessions.store.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'accounts' | 'sessions' | 'database'>;

/** Signs an account in without its password.
 * @throws Error that names those that there are, if it is none of them */
export async function signIn(parts: Parts, person: string, origin: SessionOrigin): Promise<OpenedSession> {
  const found = await parts.accounts.findByName(person);
  if (!found) throw new Error(`There is no account ${person}. There are: ${await usernamesIn(parts)}`);
  return parts.sessions.open(found.account.id, origin);
}

async function usernamesIn({ database }: Parts): Promise<string> {
  const { rows } = await database.pool.query<{ username: string }>(
    'select username from accounts where username is not null order by id limit 20',
  );
  return rows.map(({ username }) => username).join(', ') || 'none';
}

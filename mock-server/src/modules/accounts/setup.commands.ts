import { eq } from 'drizzle-orm';
import { constraintOf } from '../../core/database/constraint.ts';
import type { RequestOf } from '../../core/http/handlers.ts';
import { networkOf } from '../../core/rate-limits/network.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { clients } from '../../tables/clients.tables.ts';
import { requireUsableSetupLink } from './mailed-links.rules.ts';
import type { AccountParts } from './parts.ts';

/** Guessing is limited by address; a correct token does not count as an attempt. */
export async function usableLink({ links, limits, clock }: AccountParts, token: string, address: string) {
  await limits.consume('setup_token', networkOf(address));
  const found = requireUsableSetupLink(await links.find('setup', token.trim()), clock.now());
  await limits.reward('setup_token', networkOf(address));
  return found;
}

/** Gives the account of a setup link its name and password; its client becomes active. @returns the username.
 * @throws Refusal 404 or 410 for the link, 422 for a refused field, 429 */
export async function createAccount(
  parts: AccountParts,
  { body, address, requestId }: RequestOf<'setup.createAccount'>,
): Promise<string> {
  const { accounts, links, audit, database, clock, passwords } = parts;
  const { link, account, client } = await usableLink(parts, body.token, address);
  const { username } = body;
  if (await accounts.isUsernameTaken(username)) throw invalid({ username: [taken] });
  const passwordHash = await passwords.hashNew(body.password);
  try {
    await database.transaction(async (queries) => {
      if (!(await links.use(link.id)))
        throw new Refusal(410, 'This setup link has already been used.', { code: 'link_used' });
      await accounts.update(account.id, { username, passwordHash });
      if (client)
        await queries
          .update(clients)
          .set({ status: 'active', statusChangedAt: clock.now(), updatedAt: clock.now() })
          .where(eq(clients.id, client.id));
      await audit.record({
        action: 'setup.createAccount',
        actor: { address, requestId },
        subject: { type: 'account', id: account.id, label: username },
      });
    });
  } catch (error) {
    if (constraintOf(error)?.constraint === 'accounts_username_key') throw invalid({ username: [taken] });
    throw error;
  }
  return username;
}

const taken = 'This username is taken. Please choose another one.';

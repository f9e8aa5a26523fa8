import { eq } from 'drizzle-orm';
import type { Profile } from '@grt/sdk/contract';
import { constraintOf } from '../../core/database/constraint.ts';
import type { RequestOf } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import { clients } from '../../tables/clients.tables.ts';
import { profileOf } from './account-view.rules.ts';
import { addressChangedMail } from './accounts.mail.ts';
import { requireAccount } from './access.rules.ts';
import { nameKey } from './accounts.store.ts';
import type { AccountParts } from './parts.ts';
import { lockDomains } from './domain-lock.store.ts';
import { emailInUse, readProfile } from './profile.rules.ts';

/** Changes the signed-in user's account.
 * @throws Refusal 403 for a token that would change the address: anyone who controls the address can have a new
 * password mailed to it. */
export async function updateProfile(
  parts: AccountParts,
  { body, principal, address, requestId }: RequestOf<'auth.updateProfile'>,
): Promise<Profile> {
  const { accounts, audit, database, mailer, clock } = parts;
  try {
    return await database.transaction(async (queries) => {
      if (principal.client_id !== undefined && body.timezone !== undefined)
        await lockDomains(database, principal.client_id);
      const before = requireAccount(await accounts.find(principal.account_id));
      const changes = readProfile(body, before, clock.now());
      const { email } = changes.account;
      const isNewAddress = email !== undefined && nameKey(email) !== nameKey(before.account.email);
      if (isNewAddress && principal.kind === 'token')
        throw new Refusal(403, 'A token cannot change the email address. Please sign in to do that.');
      if (isNewAddress && (await accounts.isEmailTaken(email, before.account.id))) throw emailInUse;
      await accounts.update(before.account.id, changes.account);
      if (before.client && Object.keys(changes.client).length > 0)
        await queries
          .update(clients)
          .set({ ...changes.client, updatedAt: clock.now() })
          .where(eq(clients.id, before.client.id));
      const after = requireAccount(await accounts.find(principal.account_id));
      await audit.record({
        action: 'auth.updateProfile',
        actor: { principal, address, requestId },
        subject: { type: 'account', id: before.account.id, label: principal.username },
        before: { ...profileOf(before, clock.now()) },
        after: { ...profileOf(after, clock.now()) },
      });
      if (isNewAddress) await mailer.send(addressChangedMail(before.account, email));
      return profileOf(after, clock.now());
    });
  } catch (error) {
    if (constraintOf(error)?.constraint === 'accounts_email_key') throw emailInUse;
    throw error;
  }
}

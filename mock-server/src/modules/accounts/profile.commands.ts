import { eq } from 'drizzle-orm';
import type { Profile } from '@grt/sdk/contract';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import type { RequestOf } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import { clients } from '../../tables/clients.tables.ts';
import { profileOf } from './account-view.rules.ts';
import { requireAccount } from './access.rules.ts';
import { nameKey, type AccountWithClient } from './accounts.store.ts';
import type { AccountParts } from './parts.ts';
import { lockDomains } from './domain-lock.store.ts';
import { readProfile } from './profile.rules.ts';

/** Changes the signed-in user's account. A new address waits to be confirmed.
 * @throws Refusal 403 for a token that would change the address: anyone who controls the address can have a new
 * password mailed to it. */
export async function updateProfile(
  parts: AccountParts,
  { body, principal, address, requestId }: RequestOf<'auth.updateProfile'>,
): Promise<Profile> {
  const { accounts, audit, database, clock } = parts;
  const { email } = body;
  const isNewAddress =
    email !== undefined &&
    nameKey(email) !== nameKey(requireAccount(await accounts.find(principal.account_id)).account.email);
  if (isNewAddress && principal.kind === 'token')
    throw new Refusal(403, 'A token cannot change the email address. Please sign in to do that.');
  if (isNewAddress) await countMails(parts, principal.account_id, email);
  return database.transaction(async (queries) => {
    if (principal.client_id !== undefined && body.timezone !== undefined)
      await lockDomains(database, principal.client_id);
    const before = requireAccount(await accounts.find(principal.account_id));
    const shownBefore = await shown(parts, before);
    const changes = readProfile(body, before, clock.now());
    // Only the spelling of the address changes: it is the same mailbox.
    await accounts.update(before.account.id, { ...changes.account, ...(isNewAddress || !email ? {} : { email }) });
    if (before.client && Object.keys(changes.client).length > 0)
      await queries
        .update(clients)
        .set({ ...changes.client, updatedAt: clock.now() })
        .where(eq(clients.id, before.client.id));
    if (isNewAddress) await parts.startEmailChange(before.account, { email, requestedBy: 'owner' });
    const after = await shown(parts, requireAccount(await accounts.find(principal.account_id)));
    await audit.record({
      action: 'auth.updateProfile',
      actor: { principal, address, requestId },
      subject: { type: 'account', id: before.account.id, label: principal.username },
      ...changedFields(shownBefore, after),
    });
    return after;
  });
}

/** An account must not be able to fill someone's mailbox. @throws Refusal 429 */
async function countMails({ limits }: AccountParts, accountId: number, email: string): Promise<void> {
  await limits.consume('email_change', `account:${String(accountId)}`);
  await limits.consume('email_change', `to:${nameKey(email)}`);
}

async function shown({ emailChanges, clock }: AccountParts, found: AccountWithClient): Promise<Profile> {
  const { id } = found.account;
  return profileOf(found, clock.now(), (await emailChanges.of([id])).get(id));
}

import { messages } from '@grt/sdk/contract';
import type { Platform } from '../../core/platform.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { nameKey, type AccountStore } from '../accounts/accounts.store.ts';
import type { EmailChangeStore, StartEmailChange } from '../accounts/email-changes.store.ts';
import type { MailedLinkStore } from '../accounts/mailed-links.store.ts';
import { setupMail, type ClientNews } from './clients.mail.ts';
import type { Actor } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { ClientRecord, ClientStore } from './clients.store.ts';

/** What changing the address of a client needs. */
export interface EmailParts extends Pick<Platform, 'mailer' | 'publicUrl'> {
  readonly accounts: AccountStore;
  readonly links: MailedLinkStore;
  readonly emailChanges: EmailChangeStore;
  readonly startEmailChange: StartEmailChange;
}

export const emailTaken = invalid({ email: [messages.ClientForm.email.unique] });

/** Mails a new setup link; older ones stop working. */
export async function sendSetup(
  { links, mailer, publicUrl }: Pick<EmailParts, 'links' | 'mailer' | 'publicUrl'>,
  accountId: number,
  news: ClientNews,
): Promise<void> {
  const { token } = await links.create('setup', accountId);
  await mailer.send(setupMail(news, `${publicUrl()}/setup?token=${token}`));
}

/** An administrator enters another address for a client, within a transaction. The new mailbox confirms it before it takes
 * effect. An account that is not set up yet has no other use for the address than its setup link, which is sent again.
 * @throws Refusal 422 for an address that is taken. @see docs/specification/decisions.md §14 */
export async function changeContactEmail(
  parts: EmailParts,
  { client, contact }: ClientRecord,
  email: string,
): Promise<void> {
  const { accounts } = parts;
  if (await accounts.isEmailTaken(email, contact.id)) throw emailTaken;
  const isSameMailbox = nameKey(email) === nameKey(contact.email);
  if (isSameMailbox || !contact.isSetUp) await accounts.update(contact.id, { email });
  if (isSameMailbox) return;
  if (!contact.isSetUp)
    return sendSetup(parts, contact.id, { to: email, firstName: contact.firstName, companyName: client.companyName });
  const account = (await accounts.find(contact.id))?.account;
  if (account) await parts.startEmailChange(account, { email, requestedBy: 'administrator' });
}

/** Within a transaction. @throws Refusal 404 */
export async function cancelContactEmail(
  { clients, emailChanges, audit }: EmailParts & { readonly clients: ClientStore; readonly audit: AuditStore },
  { id, actor }: { readonly id: number; readonly actor: Actor },
): Promise<ClientRecord> {
  const before = await clients.find(id);
  if (!before) throw new Refusal(404, 'Client not found');
  if (!(await emailChanges.end(before.contact.id))) return before;
  await audit.record({
    action: 'clients.cancelEmail',
    actor,
    subject: { type: 'client', id, label: before.client.companyName },
    before: { pending_email: before.emailChange?.email },
  });
  return { ...before, emailChange: null };
}

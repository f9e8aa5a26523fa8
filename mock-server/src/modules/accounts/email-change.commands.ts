import type { EmailLink } from '@grt/sdk/contract';
import { constraintOf } from '../../core/database/constraint.ts';
import type { RequestOf } from '../../core/http/handlers.ts';
import type { Platform } from '../../core/platform.ts';
import { networkOf } from '../../core/rate-limits/network.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  addressChangedMail,
  addressChangesMail,
  addressInUseMail,
  confirmCurrentAddressMail,
  confirmNewAddressMail,
} from './accounts.mail.ts';
import type { Account, AccountStore } from './accounts.store.ts';
import { waitsFor } from './email-change.rules.ts';
import type { EmailChange, EmailChangeStore, StartEmailChange } from './email-changes.store.ts';
import { requireUsableEmailLink } from './mailed-links.rules.ts';
import type { MailedLinkStore } from './mailed-links.store.ts';
import type { AccountParts } from './parts.ts';

/** What starting a change of address needs. */
interface StartParts extends Pick<Platform, 'mailer' | 'publicUrl'> {
  readonly accounts: AccountStore;
  readonly links: MailedLinkStore;
  readonly emailChanges: EmailChangeStore;
}

export function createStartEmailChange(parts: StartParts): StartEmailChange {
  const { accounts, links, emailChanges, mailer, publicUrl } = parts;
  return async (account, wish) => {
    await emailChanges.start({ accountId: account.id, ...wish });
    const linkOf = async (kind: 'email_new' | 'email_current') =>
      `${publicUrl()}/email-change?token=${(await links.create(kind, account.id)).token}`;
    const news = { account, newEmail: wish.email };
    const isTaken = await accounts.isEmailTaken(wish.email, account.id);
    const toNew = { ...news, link: await linkOf('email_new') };
    await mailer.send(isTaken ? addressInUseMail(toNew) : confirmNewAddressMail(toNew));
    const toCurrent = { ...news, link: await linkOf('email_current') };
    await mailer.send(
      wish.requestedBy === 'owner' ? confirmCurrentAddressMail(toCurrent) : addressChangesMail(toCurrent),
    );
  };
}

type LinkRequest = Pick<RequestOf<'email.confirm'>, 'address' | 'requestId' | 'body'>;

/** What a link is for. Guessing is limited by address; a correct token does not count as an attempt.
 * @throws Refusal 404, 410, 429 */
async function usableLink(parts: AccountParts, { body, address }: Pick<LinkRequest, 'address' | 'body'>) {
  const { links, emailChanges, limits, clock } = parts;
  await limits.consume('setup_token', networkOf(address));
  const token = body.token.trim();
  const isNew = await links.find('email_new', token);
  const found = isNew ?? (await links.find('email_current', token));
  const change = found && (await emailChanges.hold(found.account.id));
  const usable = requireUsableEmailLink(found, change, clock.now());
  await limits.reward('setup_token', networkOf(address));
  return { ...usable, side: isNew ? ('new' as const) : ('current' as const) };
}

export async function checkEmailLink(parts: AccountParts, request: LinkRequest): Promise<EmailLink> {
  const { side, change, link } = await usableLink(parts, request);
  return {
    side,
    new_email: change.email,
    must_confirm: waitsFor(change).includes(side),
    expires_at: link.expiresAt.toISOString(),
  };
}

/** Confirms for one mailbox; the last one puts the new address into effect.
 * @returns what was achieved, in a sentence. @throws Refusal 404, 409, 410, 429 */
export async function confirmEmail(parts: AccountParts, request: LinkRequest): Promise<string> {
  const { database, links, emailChanges, clock } = parts;
  try {
    const found = await usableLink(parts, request);
    return await database.transaction(async () => {
      const { link, account, side } = found;
      const { change } = requireUsableEmailLink(found, await emailChanges.hold(account.id), clock.now());
      if (!waitsFor(change).includes(side))
        throw new Refusal(409, 'This mailbox does not need to confirm the change. It can only cancel it.');
      if (!(await links.use(link.id)))
        throw new Refusal(410, 'This link has already been used.', { code: 'link_used' });
      await emailChanges.markConfirmed(account.id, side);
      if (waitsFor(change).length > 1) {
        const other =
          side === 'new'
            ? 'the link in the email to your current address'
            : 'the link in the email to your new address';
        return `Thank you. The address changes once you also open ${other}.`;
      }
      await putIntoEffect(parts, { account, change, request });
      return `Your email address is now ${change.email}.`;
    });
  } catch (error) {
    if (constraintOf(error)?.constraint !== 'accounts_email_key') throw error;
    throw new Refusal(409, 'The change can no longer be made. Please sign in and enter another address.');
  }
}

interface Confirmed {
  readonly account: Account;
  readonly change: EmailChange;
  readonly request: LinkRequest;
}

async function putIntoEffect(parts: AccountParts, { account, change, request }: Confirmed): Promise<void> {
  const { accounts, links, emailChanges, mailer, audit } = parts;
  await accounts.update(account.id, { email: change.email });
  await emailChanges.end(account.id);
  // A link for a new password that lies in the old mailbox must not outlive it.
  await links.end('password_reset', account.id);
  await audit.record({
    action: 'email.confirm',
    actor: { address: request.address, requestId: request.requestId },
    subject: { type: 'account', id: account.id, label: account.username ?? account.email },
    before: { email: account.email },
    after: { email: change.email },
  });
  await mailer.send(addressChangedMail(account, change.email));
}

/** Cancels a change with a link from either mailbox. @throws Refusal 404, 410, 429 */
export async function declineEmail(parts: AccountParts, request: LinkRequest): Promise<void> {
  const { database, emailChanges, audit } = parts;
  const { account, change } = await usableLink(parts, request);
  await database.transaction(async () => {
    await emailChanges.end(account.id);
    await audit.record({
      action: 'email.decline',
      actor: { address: request.address, requestId: request.requestId },
      subject: { type: 'account', id: account.id, label: account.username ?? account.email },
      before: { pending_email: change.email },
    });
  });
}

/** Cancels the change of the signed-in user's address. */
export async function cancelEmail(
  { database, emailChanges, audit }: AccountParts,
  { principal, address, requestId }: Pick<RequestOf<'email.cancel'>, 'principal' | 'address' | 'requestId'>,
): Promise<void> {
  await database.transaction(async () => {
    const change = await emailChanges.hold(principal.account_id);
    if (!change) return;
    await emailChanges.end(principal.account_id);
    await audit.record({
      action: 'email.cancel',
      actor: { principal, address, requestId },
      subject: { type: 'account', id: principal.account_id, label: principal.username },
      before: { pending_email: change.email },
    });
  });
}

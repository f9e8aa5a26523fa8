import { newPasswordErrors } from '@grt/sdk/rules';
import type { RequestOf } from '../../core/http/handlers.ts';
import { networkOf } from '../../core/rate-limits/network.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { passwordChangedMail } from './accounts.mail.ts';
import { nameKey } from './accounts.store.ts';
import { requireUsableResetLink } from './mailed-links.rules.ts';
import type { AccountParts } from './parts.ts';
import { MAIL_LINK, type Wish } from './password-reset.jobs.ts';

/** Accepts a request for a new password.
 * @throws Refusal 429 after too many for the same name, or from the same address. */
export async function forgetPassword(
  { limits, queue }: AccountParts,
  { body, address }: RequestOf<'auth.forgotPassword'>,
): Promise<void> {
  const { username } = body;
  await limits.consume('password_reset', `name:${nameKey(username)}`);
  await limits.consume('password_reset', `address:${networkOf(address)}`);
  await queue.enqueue(MAIL_LINK, { username } satisfies Wish);
}

/** The link of a mail, and whose it is. Guesses count against the address.
 * @throws Refusal 404, 410 for a link that does not work */
export async function usableResetLink(
  { clock, limits, links }: Pick<AccountParts, 'clock' | 'limits' | 'links'>,
  token: string,
  address: string,
) {
  await limits.consume('setup_token', networkOf(address));
  const found = requireUsableResetLink(await links.find('password_reset', token.trim()), clock.now());
  await limits.reward('setup_token', networkOf(address));
  return found;
}

/** Sets a new password with a mailed link, and ends every session and token.
 * @throws Refusal 404, 410 for a link that does not work, 422 for a password that is not accepted */
export async function resetPassword(
  parts: AccountParts,
  { body, address, requestId }: RequestOf<'auth.resetPassword'>,
): Promise<void> {
  const { accounts, audit, database, links, mailer, passwords } = parts;
  const { link, account } = await usableResetLink(parts, body.token, address);
  const errors = newPasswordErrors(body, { username: account.username ?? '' });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const passwordHash = await passwords.hashNew(body.password);
  await database.transaction(async () => {
    if (!(await links.use(link.id))) throw new Refusal(410, 'This link has already been used.', { code: 'link_used' });
    await accounts.update(account.id, { passwordHash });
    await accounts.endAccess(account.id);
    await audit.record({
      action: 'auth.resetPassword',
      actor: { address, requestId },
      subject: { type: 'account', id: account.id, label: account.username ?? account.email },
    });
    await mailer.send(passwordChangedMail(account));
  });
}

import { newPasswordErrors } from '@grt/sdk/rules';
import type { RequestOf } from '../../core/http/handlers.ts';
import { invalid } from '../../core/refusal.ts';
import { requireAccount } from './access.rules.ts';
import type { AccountParts } from './parts.ts';

/** Changes the signed-in user's password, and ends every other session and token. @throws Refusal 422 */
export async function changePassword(
  parts: AccountParts,
  { body, principal, address, requestId }: RequestOf<'auth.changePassword'>,
): Promise<void> {
  const { accounts, audit, database, limits, links, passwords } = parts;
  const found = requireAccount(await accounts.find(principal.account_id));
  const key = `current password of ${String(found.account.id)}`;
  await limits.consume('sign_in', key);
  const isKnown = await passwords.matches(found.account.passwordHash, body.current_password);
  const whose = {
    actor: { principal, address, requestId },
    subject: { type: 'account', id: found.account.id, label: principal.username },
  };
  if (isKnown) await limits.reset('sign_in', key);
  else await audit.record({ action: 'auth.step_up_failed', ...whose, after: { by: 'password' } });
  const errors = {
    ...(isKnown ? {} : { current_password: ['The current password is incorrect'] }),
    ...newPasswordErrors(body, { username: found.account.username ?? '' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const passwordHash = await passwords.hashNew(body.password);
  await database.transaction(async () => {
    await accounts.update(found.account.id, { passwordHash });
    await accounts.endAccess(found.account.id, { exceptSession: principal.credential_id });
    await links.end('password_reset', found.account.id);
    await audit.record({ action: 'auth.changePassword', ...whose });
  });
}

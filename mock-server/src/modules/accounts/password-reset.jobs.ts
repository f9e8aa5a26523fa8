import { mayUse } from './access.rules.ts';
import { passwordLinkMail } from './accounts.mail.ts';
import type { AccountParts } from './parts.ts';

/** The job that mails a link for a new password. */
export const MAIL_LINK = 'accounts.mail_password_link';

export interface Wish {
  readonly username: string;
}

/** Defines how a request for a new password is handled. Looking up the account is left to a job, so that neither the
 * reply nor its timing reveals whether there is one.
 * @see docs/specification/decisions.md §2 */
export function definePasswordMail({ accounts, links, database, mailer, queue, publicUrl }: AccountParts): void {
  queue.define<Wish>(MAIL_LINK, {
    queue: 'mail',
    async handler({ payload }) {
      const found = await accounts.findByName(payload.username);
      // A client without a password sets the account up first; a new administrator's link may have expired.
      const isSetUp = found?.account.passwordHash !== null || found.account.role !== 'client';
      if (!found || !mayUse(found) || !isSetUp) return;
      await database.transaction(async () => {
        const { token } = await links.create('password_reset', found.account.id);
        await mailer.send(passwordLinkMail(found.account, `${publicUrl()}/login/reset?token=${token}`));
      });
    },
  });
}

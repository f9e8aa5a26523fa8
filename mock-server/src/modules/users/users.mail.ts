import { setupLinkDays } from '@grt/sdk/contract';
import type { Account } from '../accounts/accounts.store.ts';

/** The mail to a new administrator. `link` works once, for `setupLinkDays`. */
export function administratorMail({ email, firstName, username }: Account, link: string) {
  return {
    to: email,
    subject: 'You are now an administrator',
    text: [
      `Hello ${firstName},`,
      '',
      `An administrator account ${username ?? email} was created for you. Choose a password here:`,
      '',
      link,
      '',
      `The link works once and for ${String(setupLinkDays)} days. If it has expired, please use “Forgot password?” on the sign-in page.`,
    ].join('\n'),
  };
}

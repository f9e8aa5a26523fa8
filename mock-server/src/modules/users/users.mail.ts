import type { Account } from '../accounts/accounts.store.ts';

/** What a new administrator is sent. `link` works once, for 7 days. */
export function administratorMail({ email, firstName, username }: Account, link: string) {
  return {
    to: email,
    subject: 'You are an administrator now',
    text: [
      `Hello ${firstName},`,
      '',
      `there is an administrator's account ${username ?? email} for you. Please choose a password here:`,
      '',
      link,
      '',
      'The link works once and for 7 days. If it has expired, please use “Forgotten password?” on the sign-in page.',
    ].join('\n'),
  };
}

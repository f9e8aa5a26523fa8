import type { Account } from './accounts.store.ts';

/** What goes to the old address when an account got another one. */
export function addressChangedMail({ email, firstName }: Account, newEmail: string) {
  return {
    to: email,
    subject: 'Your email address was changed',
    text: [
      `Hello ${firstName},`,
      '',
      `your account now uses the address ${newEmail}. From now on, mails go there.`,
      '',
      'If it was not you, please contact us at once.',
    ].join('\n'),
  };
}

/** What somebody is sent who forgot the password. `link` works once, for an hour. */
export function passwordLinkMail({ email, firstName, username }: Account, link: string) {
  return {
    to: email,
    subject: 'Choose a new password',
    text: [
      `Hello ${firstName},`,
      '',
      `somebody asked for a new password of your account ${username ?? email}. Please choose it here:`,
      '',
      link,
      '',
      'The link works once and for an hour. If it was not you, there is nothing to do: your password stays as it is.',
    ].join('\n'),
  };
}

/** What somebody is sent whose password was changed with a mailed link. */
export function passwordChangedMail({ email, firstName }: Account) {
  return {
    to: email,
    subject: 'Your password was changed',
    text: [
      `Hello ${firstName},`,
      '',
      'the password of your account was changed, and every session and token has ended.',
      '',
      'If it was not you, please contact us at once.',
    ].join('\n'),
  };
}

import type { Account } from './accounts.store.ts';

/** The mail to the old address when an account's address changes. */
export function addressChangedMail({ email, firstName }: Account, newEmail: string) {
  return {
    to: email,
    subject: 'Your email address was changed',
    text: [
      `Hello ${firstName},`,
      '',
      `Your account now uses the address ${newEmail}. Future emails will go there.`,
      '',
      'If this was not you, please contact us immediately.',
    ].join('\n'),
  };
}

/** The mail to someone who forgot their password. `link` works once, for an hour. */
export function passwordLinkMail({ email, firstName, username }: Account, link: string) {
  return {
    to: email,
    subject: 'Choose a new password',
    text: [
      `Hello ${firstName},`,
      '',
      `Someone requested a new password for your account ${username ?? email}. Choose one here:`,
      '',
      link,
      '',
      'The link works once and expires after an hour. If this was not you, you can ignore this email: your password stays the same.',
    ].join('\n'),
  };
}

/** The mail to someone whose password was changed with a mailed link. */
export function passwordChangedMail({ email, firstName }: Account) {
  return {
    to: email,
    subject: 'Your password was changed',
    text: [
      `Hello ${firstName},`,
      '',
      'The password of your account was changed. You were signed out everywhere, and all API tokens were revoked.',
      '',
      'If this was not you, please contact us immediately.',
    ].join('\n'),
  };
}

import { emailLinkHours } from '@grt/sdk/contract';
import type { Account } from './accounts.store.ts';

/** What the mails about a changed address say. `link` works once, for `emailLinkHours`. */
export interface AddressNews {
  readonly account: Account;
  readonly newEmail: string;
  readonly link: string;
}

const lifeOfLink = `The link works once and expires after ${String(emailLinkHours)} hours.`;

/** To the new address: whoever reads it confirms that the mailbox is theirs. */
export function confirmNewAddressMail({ newEmail, link }: AddressNews) {
  return {
    to: newEmail,
    subject: 'Please confirm your new email address',
    text: [
      'Hello,',
      '',
      'This address was entered as the new email address for an account. Please confirm that it is yours:',
      '',
      link,
      '',
      `${lifeOfLink} If you did not expect this, you can ignore this email, or use the link to cancel the change.`,
    ].join('\n'),
  };
}

/** To a new address that another account already uses: only its owner learns that. */
export function addressInUseMail({ newEmail }: AddressNews) {
  return {
    to: newEmail,
    subject: 'This email address is already in use',
    text: [
      'Hello,',
      '',
      'This address was entered as the new email address for an account, but you already have an account with it. An address can belong to only one account.',
      '',
      'If this was you, please sign in to that account, or choose another address. Otherwise you can ignore this email: nothing has changed.',
    ].join('\n'),
  };
}

/** To the address in effect, when its owner asked for another one: both mailboxes must confirm. */
export function confirmCurrentAddressMail({ account, newEmail, link }: AddressNews) {
  return {
    to: account.email,
    subject: 'Please confirm the change of your email address',
    text: [
      `Hello ${account.firstName},`,
      '',
      `You asked to change the email address of your account to ${newEmail}. Confirm or cancel the change here:`,
      '',
      link,
      '',
      `${lifeOfLink} The address changes once both mailboxes have confirmed. If this was not you, please cancel the change and choose a new password.`,
    ].join('\n'),
  };
}

/** To the address in effect, when an administrator entered another one: it may be lost, so it need not confirm. */
export function addressChangesMail({ account, newEmail, link }: AddressNews) {
  return {
    to: account.email,
    subject: 'Your email address is about to change',
    text: [
      `Hello ${account.firstName},`,
      '',
      `An administrator entered ${newEmail} as the new email address of your account. It takes effect when that mailbox confirms it. If this is a mistake, cancel the change here:`,
      '',
      link,
      '',
      lifeOfLink,
    ].join('\n'),
  };
}

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
      'The password for your account was changed. You were signed out everywhere, and all API tokens were revoked.',
      '',
      'If this was not you, please contact us immediately.',
    ].join('\n'),
  };
}

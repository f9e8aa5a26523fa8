import type { Account } from './accounts.store.ts';

type Recipient = Pick<Account, 'email' | 'firstName'>;

/** The mail about each change of the account's second factor. @param change - a whole sentence. */
export function factorMail({ email, firstName }: Recipient, subject: string, change: string) {
  return {
    to: email,
    subject,
    text: [`Hello ${firstName},`, '', change, '', 'If this was not you, please contact us immediately.'].join('\n'),
  };
}

/** The mail after a recovery code was used. @param left - how many still work. */
export function recoveryCodeMail(account: Recipient, left: number) {
  const rest =
    left === 0 ? 'You have none left. Please generate new ones in your settings.' : `You have ${String(left)} left.`;
  return factorMail(
    account,
    'A recovery code was used',
    `A recovery code was used on your account instead of your second factor. ${rest}`,
  );
}

/** The mail to someone whose second factor an administrator removed. */
export function factorsRemovedMail(account: Recipient) {
  return factorMail(
    account,
    'Your second factor was removed',
    'An administrator removed the second factor from your account. You were signed out everywhere, and your next sign-in will require only your password. Please set up a new second factor in your settings.',
  );
}

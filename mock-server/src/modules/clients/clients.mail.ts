import { setupLinkDays } from '@grt/sdk/contract';

/** Who is notified, and about which company. */
export interface ClientNews {
  readonly to: string;
  readonly firstName: string;
  readonly companyName: string;
}

/** The mail to a new client's contact. `link` works once, for `setupLinkDays`. */
export function setupMail({ to, firstName, companyName }: ClientNews, link: string) {
  return {
    to,
    subject: 'Set up your account',
    text: [
      `Hello ${firstName},`,
      '',
      `An account for ${companyName} is ready. Choose a username and a password here:`,
      '',
      link,
      '',
      `The link works once and expires after ${String(setupLinkDays)} days. Older links no longer work. If it has expired, please ask us for a new one.`,
    ].join('\n'),
  };
}

/** The mail to a client that was suspended. */
export function suspendedMail({ to, firstName, companyName }: ClientNews, reason: string | null) {
  return {
    to,
    subject: 'Your account was suspended',
    text: [
      `Hello ${firstName},`,
      '',
      `The account of ${companyName} was suspended. Everyone was signed out, your bidding has stopped, and your feeds are hidden. Your data is not affected.`,
      ...(reason === null ? [] : ['', `Reason: ${reason}`]),
      '',
      'Please contact us to resolve this.',
    ].join('\n'),
  };
}

/** The mail to a client that was activated again. */
export function activatedMail({ to, firstName, companyName }: ClientNews) {
  return {
    to,
    subject: 'Your account is active again',
    text: [
      `Hello ${firstName},`,
      '',
      `The account of ${companyName} is active again. You can sign in, and your feeds and bidding resume with their previous settings.`,
    ].join('\n'),
  };
}

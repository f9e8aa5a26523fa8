import { setupLinkDays } from '@grt/sdk/contract';
import type { RegistrationRow } from './registrations.store.ts';

/** The mail to the applicant when the application is approved. `link` works once, for `setupLinkDays`. */
export function approvalMail({ firstName, companyName, email }: RegistrationRow, link: string) {
  return {
    to: email,
    subject: 'Your application was approved',
    text: [
      `Hello ${firstName},`,
      '',
      `Your application for ${companyName} was approved. Choose a username and a password here:`,
      '',
      link,
      '',
      `The link works once and expires after ${String(setupLinkDays)} days. If it has expired, please ask us for a new one.`,
    ].join('\n'),
  };
}

/** The mail to the applicant when the application is rejected. */
export function rejectionMail({ firstName, companyName, email }: RegistrationRow, reason: string) {
  return {
    to: email,
    subject: 'Your application',
    text: [
      `Hello ${firstName},`,
      '',
      `We have reviewed your application for ${companyName} and cannot accept it at this time.`,
      '',
      `Reason: ${reason}`,
      '',
      'You are welcome to apply again.',
    ].join('\n'),
  };
}

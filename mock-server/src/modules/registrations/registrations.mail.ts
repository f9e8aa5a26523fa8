import { applicationLinkDays, reviewTimeText, setupLinkDays } from '@grt/sdk/contract';
import type { RegistrationRow } from './registrations.store.ts';

/** The mail that confirms that an application was received. `link` shows where it stands, for `applicationLinkDays`. */
export function receiptMail({ firstName, companyName, applicationId, email }: RegistrationRow, link: string) {
  return {
    to: email,
    subject: `We received your application (${applicationId})`,
    text: [
      `Hello ${firstName},`,
      '',
      `We received your application for ${companyName}. Its reference number is ${applicationId}.`,
      `A person reviews it within ${reviewTimeText}. You can see where it stands here:`,
      '',
      link,
      '',
      `The link works for ${String(applicationLinkDays)} days. Whoever has it sees where your application stands, so keep it to yourself.`,
    ].join('\n'),
  };
}

/** The mail to the applicant when something is missing. @param asked - `link`: where it is answered */
export function questionMail(
  { firstName, companyName, applicationId, email }: RegistrationRow,
  { question, link }: { readonly question: string; readonly link: string },
) {
  return {
    to: email,
    subject: `A question about your application (${applicationId})`,
    text: [
      `Hello ${firstName},`,
      '',
      `We are reviewing your application for ${companyName} and need something more from you:`,
      '',
      question,
      '',
      'Please answer here, with files if you like:',
      '',
      link,
      '',
      `The review goes on once we have your answer. The link works for ${String(applicationLinkDays)} days.`,
    ].join('\n'),
  };
}

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

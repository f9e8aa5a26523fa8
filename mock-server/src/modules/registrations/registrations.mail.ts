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
      `A person will review it within ${reviewTimeText}. You can check its status here:`,
      '',
      link,
      '',
      `The link works for ${String(applicationLinkDays)} days. Anyone who has it can see the status of your application, so keep it private.`,
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
      `We are reviewing your application for ${companyName} and need more information from you:`,
      '',
      question,
      '',
      'Please answer here. You can also attach files:',
      '',
      link,
      '',
      `We will continue the review once we have your answer. The link works for ${String(applicationLinkDays)} days.`,
    ].join('\n'),
  };
}

/** The mail to whoever looks at an application when its applicant answers. @param link - leads to the application */
export function answeredMail(
  { companyName, applicationId }: RegistrationRow,
  { email, firstName }: { readonly email: string; readonly firstName: string },
  link: string,
) {
  return {
    to: email,
    subject: `${companyName} answered a question (${applicationId})`,
    text: [
      `Hello ${firstName},`,
      '',
      `${companyName} answered the question about its application, which is assigned to you. Go on with the review here:`,
      '',
      link,
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

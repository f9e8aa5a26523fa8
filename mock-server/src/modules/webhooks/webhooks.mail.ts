import { momentInWords } from '../../basics/moment.rules.ts';

/** A webhook that the platform disabled, and who is notified. */
export interface DisabledNews {
  readonly to: string;
  readonly firstName: string;
  readonly url: string;
  readonly reason: 'gone' | 'failing';
  readonly failingSince: Date;
  /** Where the webhook is in the web app. */
  readonly link: string;
}

/** The mail to the owner of a webhook that the platform disabled. */
export function webhookDisabledMail({ to, firstName, url, reason, failingSince, link }: DisabledNews) {
  const { host } = new URL(url);
  const why =
    reason === 'gone'
      ? 'It responded with 410 Gone, which means that it no longer wants events.'
      : `No event has been delivered to it since ${momentInWords(failingSince)}.`;
  return {
    to,
    subject: `Your webhook to ${host} was disabled`,
    text: [
      `Hello ${firstName},`,
      '',
      `The platform no longer sends events to ${url}. ${why}`,
      '',
      'Once the receiver works again, enable the webhook and resend what it missed:',
      link,
    ].join('\n'),
  };
}

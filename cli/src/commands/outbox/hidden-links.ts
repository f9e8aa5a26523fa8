import type { OutboxMail } from '@grt/sdk/contract';

const reasons: Readonly<Record<NonNullable<OutboxMail['links_hidden']>, string>> = {
  mail_server: 'Links are hidden as [redacted]: a mail server is configured, so that only the recipient gets them.',
  administrator:
    'Links of administrators are hidden as [redacted]: only super admins see them, signed in and not by API token. Sign in as one with: grt auth login',
};

/** Why the links of a mail are hidden, in a sentence. Undefined when they are not. */
export function hiddenBecause({ links_hidden: because }: OutboxMail): string | undefined {
  return because === null ? undefined : reasons[because];
}

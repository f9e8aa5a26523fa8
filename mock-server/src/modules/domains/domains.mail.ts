/** Who is notified about a domain, and which one it is. */
export interface DomainNews {
  readonly to: string;
  readonly firstName: string;
  readonly domainName: string;
  readonly adminNotes: string | null;
  /** Where it goes on: to its bidding, or to the list of domains. */
  readonly link: string;
}

/** The mail to the client when a domain is approved. */
export function domainApprovedMail({ to, firstName, domainName, adminNotes, link }: DomainNews) {
  const notes = adminNotes === null ? [] : ['', `Note from the reviewer: ${adminNotes}`];
  return {
    to,
    subject: `${domainName} was approved`,
    text: [
      `Hello ${firstName},`,
      '',
      `Your domain ${domainName} was approved. You can now add feeds to it and set its bid and budget.`,
      ...notes,
      '',
      `Set its bid and budget here: ${link}`,
    ].join('\n'),
  };
}

/** The mail to the client when a domain is rejected. */
export function domainRejectedMail({ to, firstName, domainName, adminNotes, link }: DomainNews) {
  return {
    to,
    subject: `${domainName} was rejected`,
    text: [
      `Hello ${firstName},`,
      '',
      `Your domain ${domainName} was rejected.`,
      '',
      `Reason: ${adminNotes ?? 'none given'}`,
      '',
      `You can add the domain again once this is resolved: ${link}`,
    ].join('\n'),
  };
}

/** The mail to the client when the approval of a domain is taken back. */
export function domainRevokedMail({ to, firstName, domainName, adminNotes, link }: DomainNews) {
  return {
    to,
    subject: `${domainName} is no longer approved`,
    text: [
      `Hello ${firstName},`,
      '',
      `The approval of your domain ${domainName} was revoked. Its feeds are paused, and its bidding has stopped.`,
      '',
      `Reason: ${adminNotes ?? 'none given'}`,
      '',
      `You can add the domain again once this is resolved: ${link}`,
    ].join('\n'),
  };
}

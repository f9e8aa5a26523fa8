/** Who is told about a feed, and which one it is. */
export interface FeedNews {
  readonly to: string;
  readonly firstName: string;
  readonly feedName: string;
  readonly domainName: string;
  readonly reviewNotes: string | null;
}

/** What the client is sent when a feed was approved. */
export function feedApprovedMail({ to, firstName, feedName, domainName, reviewNotes }: FeedNews) {
  const notes = reviewNotes === null ? [] : ['', `Notes of the reviewer: ${reviewNotes}`];
  return {
    to,
    subject: `Your feed ${feedName} was approved`,
    text: [
      `Hello ${firstName},`,
      '',
      `your feed ${feedName} for ${domainName} was approved and is now active.`,
      ...notes,
    ].join('\n'),
  };
}

/** What the client is sent when a feed was rejected. */
export function feedRejectedMail({ to, firstName, feedName, domainName, reviewNotes }: FeedNews) {
  return {
    to,
    subject: `Your feed ${feedName} was rejected`,
    text: [
      `Hello ${firstName},`,
      '',
      `your feed ${feedName} for ${domainName} was rejected and is not active.`,
      '',
      `Reason: ${reviewNotes ?? 'none was given'}`,
      '',
      'When you change the feed or send a new file, it is reviewed again.',
    ].join('\n'),
  };
}

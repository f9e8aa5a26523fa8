import { feedFetch } from '@grt/sdk/contract';

/** Who is notified about a feed, and which one it is. */
export interface FeedNews {
  readonly to: string;
  readonly firstName: string;
  readonly feedName: string;
  readonly domainName: string;
  readonly reviewNotes: string | null;
  /** To the feed's page. */
  readonly link: string;
}

/** The mail to the client when a feed is approved. */
export function feedApprovedMail({ to, firstName, feedName, domainName, reviewNotes, link }: FeedNews) {
  const notes = reviewNotes === null ? [] : ['', `Note from the reviewer: ${reviewNotes}`];
  return {
    to,
    subject: `Your feed ${feedName} was approved`,
    text: [
      `Hello ${firstName},`,
      '',
      `Your feed ${feedName} for ${domainName} was approved and is now active.`,
      ...notes,
      '',
      `See the feed here: ${link}`,
    ].join('\n'),
  };
}

/** The mail to the client when a feed is rejected. */
export function feedRejectedMail({ to, firstName, feedName, domainName, reviewNotes, link }: FeedNews) {
  return {
    to,
    subject: `Your feed ${feedName} was rejected`,
    text: [
      `Hello ${firstName},`,
      '',
      `Your feed ${feedName} for ${domainName} was rejected and is not active.`,
      '',
      `Reason: ${reviewNotes ?? 'none given'}`,
      '',
      `If you change the feed or upload a new file, we will review it again: ${link}`,
    ].join('\n'),
  };
}

/** The mail to the client when the approval of a feed is taken back. */
export function feedRevokedMail({ to, firstName, feedName, domainName, reviewNotes, link }: FeedNews) {
  return {
    to,
    subject: `Your feed ${feedName} is no longer approved`,
    text: [
      `Hello ${firstName},`,
      '',
      `The approval of your feed ${feedName} for ${domainName} was revoked, and the feed is no longer active.`,
      '',
      `Reason: ${reviewNotes ?? 'none given'}`,
      '',
      `If you change the feed or upload a new file, we will review it again: ${link}`,
    ].join('\n'),
  };
}

/** The mail to the client when the new version of an approved feed is approved. */
export function versionApprovedMail({ to, firstName, feedName, domainName, reviewNotes, link }: FeedNews) {
  const notes = reviewNotes === null ? [] : ['', `Note from the reviewer: ${reviewNotes}`];
  return {
    to,
    subject: `The new version of your feed ${feedName} was approved`,
    text: [
      `Hello ${firstName},`,
      '',
      `The new version of your feed ${feedName} for ${domainName} was approved and is being imported. The feed is active.`,
      ...notes,
      '',
      `See the feed here: ${link}`,
    ].join('\n'),
  };
}

/** The mail to the client when the new version of an approved feed is rejected. */
export function versionRejectedMail({ to, firstName, feedName, domainName, reviewNotes, link }: FeedNews) {
  return {
    to,
    subject: `The new version of your feed ${feedName} was rejected`,
    text: [
      `Hello ${firstName},`,
      '',
      `The new version of your feed ${feedName} for ${domainName} was rejected. The approved version stays as it is.`,
      '',
      `Reason: ${reviewNotes ?? 'none given'}`,
      '',
      `If you upload another file or set another URL, we will review it again: ${link}`,
    ].join('\n'),
  };
}

/** What the mail to a feed's owner says about its import. */
export interface ImportNews {
  readonly to: string;
  readonly firstName: string;
  readonly feedName: string;
  readonly domainName: string;
  /** Why it failed, or waits. */
  readonly reason: string | null;
  /** Where the feed is managed. */
  readonly link: string;
}

/** The mail to the client when an import fails. */
export function feedFailedMail({ to, firstName, feedName, domainName, reason, link }: ImportNews) {
  return {
    to,
    subject: `The import of your feed ${feedName} failed`,
    text: [
      `Hello ${firstName},`,
      '',
      `The last import of your feed ${feedName} for ${domainName} failed. Its videos stay unchanged.`,
      '',
      `Reason: ${reason ?? 'none given'}`,
      '',
      `See the feed and its imports here: ${link}`,
    ].join('\n'),
  };
}

/** The mail to the client when a feed repeatedly could not be fetched. */
export function feedPausedMail({ to, firstName, feedName, domainName, reason, link }: ImportNews) {
  return {
    to,
    subject: `Your feed ${feedName} was paused`,
    text: [
      `Hello ${firstName},`,
      '',
      `Your feed ${feedName} for ${domainName} was paused because its last ${String(feedFetch.pausedAfterFailures)} imports failed.`,
      'It is no longer fetched, and its videos are hidden.',
      '',
      `Last failure: ${reason ?? 'none given'}`,
      '',
      `When its URL works again, resume the feed here: ${link}`,
    ].join('\n'),
  };
}

/** The mail to the client when an import waits for a decision. */
export function feedWaitsMail({ to, firstName, feedName, domainName, reason, link }: ImportNews) {
  return {
    to,
    subject: `Your feed ${feedName} needs your decision`,
    text: [
      `Hello ${firstName},`,
      '',
      `The latest import of your feed ${feedName} for ${domainName} is on hold for your decision. Its videos stay unchanged until then.`,
      '',
      `Reason: ${reason ?? 'none given'}`,
      '',
      `See the feed and its imports here: ${link}`,
    ].join('\n'),
  };
}

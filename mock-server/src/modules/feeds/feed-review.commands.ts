import { feedStateOf } from './feed-change.commands.ts';
import { foundFeed, holdFeedDomain } from './records/feed-domain.ts';
import type { FeedParts } from './feed-parts.ts';
import type { FeedRecord } from './records/feed-select.ts';
import type { Actor } from '../audit/actor.rules.ts';
import { feedDecided } from './records/feeds.events.ts';
import { feedApprovedMail, feedRejectedMail, feedRevokedMail } from './records/feeds.mail.ts';
import { requirePending } from '../review/review.rules.ts';
import { approveFeed, rejectFeed, reviewOf } from './records/feeds.rules.ts';
import type { FeedChange } from './records/feeds.store.ts';

export interface ReviewRequest {
  readonly id: number;
  readonly adminId: number;
  readonly actor: Actor;
}

interface Resolution {
  readonly resolution: 'approved' | 'rejected';
  readonly notes?: string | undefined;
  /** A rejection also takes back an approval. */
  readonly revoke?: boolean | undefined;
}

/** Decides on a pending feed: one rule, one audit entry and one mail, whichever call asks for it.
 * @throws Refusal 404; 409 when it is already decided, or its domain is no longer approved; 422 without a reason. */
export async function decideOnFeed(
  parts: FeedParts,
  { id, adminId, actor }: ReviewRequest,
  { resolution, notes, revoke }: Resolution,
): Promise<FeedRecord> {
  const { database, feeds, domains, clock, audit, webhookEvents } = parts;
  return database.transaction(async () => {
    const known = foundFeed(await feeds.find(id));
    const domain = await holdFeedDomain(domains, {
      domainId: known.feed.domainId,
      domainName: known.domain.domainName,
    });
    const decision = { adminId, at: clock.now(), notes, revoke };
    const decide = (record: FeedRecord) =>
      resolution === 'approved'
        ? approveFeed(feedStateOf(record), domain, decision)
        : rejectFeed(feedStateOf(record), decision);
    const { before, after } = foundFeed(await feeds.update(id, (record) => ({ ...decide(record) })));
    await tell(parts, after, before.feed.reviewStatus === 'approved');
    await webhookEvents.record(feedDecided(after));
    await audit.record({
      action: resolution === 'approved' ? 'adminFeeds.approve' : 'adminFeeds.reject',
      actor,
      subject: { type: 'feed', id, label: after.feed.feedName },
      before: stateIn(before),
      after: stateIn(after),
    });
    return after;
  });
}

function stateIn({ feed }: FeedChange['before']) {
  return { review_status: feed.reviewStatus, review_notes: feed.reviewNotes, is_active: feed.isActive };
}

async function tell(
  { accounts, mailer, publicUrl }: FeedParts,
  { feed, domain }: FeedRecord,
  isRevoked: boolean,
): Promise<void> {
  const client = await accounts.findOfClient(feed.clientId);
  if (client?.account.notifications.feed_reviewed !== true) return;
  const { email: to, firstName } = client.account;
  const { feedName, reviewNotes } = feed;
  const link = `${publicUrl()}/client/feeds/${String(feed.id)}`;
  const news = { to, firstName, feedName, domainName: domain.domainName, reviewNotes, link };
  const rejected = isRevoked ? feedRevokedMail : feedRejectedMail;
  await mailer.send((feed.reviewStatus === 'approved' ? feedApprovedMail : rejected)(news));
}

/** Assigns a pending feed to an administrator, or back to everyone.
 * @throws Refusal 404; 409 when it is already decided. */
export function assignFeed(
  parts: FeedParts,
  { id, actor }: ReviewRequest,
  assigneeId: number | null,
): Promise<FeedRecord> {
  const { database, feeds, audit } = parts;
  return database.transaction(async () => {
    const rule = (record: FeedRecord) => (requirePending(reviewOf(feedStateOf(record))), { reviewAdminId: assigneeId });
    const { before, after } = foundFeed(await feeds.update(id, rule));
    const subject = { type: 'feed', id, label: after.feed.feedName };
    const assigned = ({ assignee }: FeedRecord) => ({ assigned_to: assignee });
    await audit.record({
      action: 'feedReview.assign',
      actor,
      subject,
      before: assigned(before),
      after: assigned(after),
    });
    return after;
  });
}

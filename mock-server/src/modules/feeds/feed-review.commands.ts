import { changedFields } from '../../basics/changed-fields.rules.ts';
import { feedStateOf } from './feed-change.commands.ts';
import { foundFeed, holdFeedDomain } from './records/feed-domain.ts';
import type { FeedParts } from './feed-parts.ts';
import type { FeedRecord } from './records/feed-select.ts';
import type { Actor } from '../audit/actor.rules.ts';
import { feedDecided } from './records/feeds.events.ts';
import {
  feedApprovedMail,
  feedRejectedMail,
  feedRevokedMail,
  versionApprovedMail,
  versionRejectedMail,
} from './records/feeds.mail.ts';
import { requirePending } from '../review/review.rules.ts';
import { approveFeed, isAboutVersion, rejectFeed, reviewOf } from './records/feeds.rules.ts';
import { fieldsInAudit } from './records/feed-audit.ts';
import { sourceColumns } from './records/new-source.rules.ts';
import { applyVersion, dropWaiting, holdVersion } from './imports/version-decision.ts';
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

/** Decides on a pending feed, or on the new version of an approved one: one rule, one audit entry and one mail, whichever
 * call asks for it. An approved version takes effect; a rejected one leaves the approved feed as it is.
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
    const version = await holdVersion(parts, known);
    const at = clock.now();
    const decision = { adminId, at, notes, revoke };
    const stateOf = (record: FeedRecord) => ({ ...feedStateOf(record), hasVersionInReview: version !== undefined });
    const decide = (record: FeedRecord) =>
      resolution === 'approved'
        ? {
            ...sourceColumns(record.feed, version?.newSource?.fields ?? {}, at),
            ...approveFeed(stateOf(record), domain, decision),
          }
        : rejectFeed(stateOf(record), decision);
    const { before } = foundFeed(await feeds.update(id, (record) => ({ ...decide(record) })));
    const reason = notes?.trim() || null;
    if (version && resolution === 'approved') await applyVersion(parts, version, { before: before.feed, at });
    if (version && resolution === 'rejected') await dropWaiting(parts, { record: before, id: version.id }, reason);
    const after = foundFeed(await feeds.find(id));
    const outcome = { before, after, resolution, reason, isVersion: isAboutVersion(stateOf(before), { revoke }) };
    await tell(parts, outcome);
    if (!isRejectedVersion(outcome)) await webhookEvents.record(feedDecided(after));
    await audit.record({
      action: resolution === 'approved' ? 'adminFeeds.approve' : 'adminFeeds.reject',
      actor,
      subject: { type: 'feed', id, label: after.feed.feedName },
      ...inAudit(outcome),
    });
    return after;
  });
}

interface Outcome extends FeedChange {
  readonly resolution: Resolution['resolution'];
  readonly reason: string | null;
  /** Only a new version of an approved feed was decided on. */
  readonly isVersion: boolean;
}

const isRejectedVersion = ({ isVersion, resolution }: Outcome): boolean => isVersion && resolution === 'rejected';

/** What the decision changed. A rejected version leaves the feed itself as it was. */
function inAudit(outcome: Outcome) {
  const { before, after, reason, isVersion } = outcome;
  if (isRejectedVersion(outcome))
    return { before: versionIn(before), after: { ...versionIn(after), review_notes: reason } };
  if (!isVersion) return { before: stateIn(before), after: stateIn(after) };
  const source = changedFields(fieldsInAudit(before.feed), fieldsInAudit(after.feed));
  return {
    before: { ...source.before, ...stateIn(before), ...versionIn(before) },
    after: { ...source.after, ...stateIn(after), ...versionIn(after) },
  };
}

function stateIn({ feed }: FeedChange['before']) {
  return { review_status: feed.reviewStatus, review_notes: feed.reviewNotes, is_active: feed.isActive };
}

function versionIn({ lastImport }: FeedChange['before']) {
  return { import_id: lastImport?.id ?? null, import_state: lastImport?.state ?? null };
}

async function tell({ accounts, mailer, publicUrl }: FeedParts, outcome: Outcome): Promise<void> {
  const { before, after, resolution, reason, isVersion } = outcome;
  const { feed, domain } = after;
  const client = await accounts.findOfClient(feed.clientId);
  if (client?.account.notifications.feed_reviewed !== true) return;
  const { email: to, firstName } = client.account;
  const { feedName } = feed;
  const reviewNotes = isRejectedVersion(outcome) ? reason : feed.reviewNotes;
  const link = `${publicUrl()}/client/feeds/${String(feed.id)}`;
  const news = { to, firstName, feedName, domainName: domain.domainName, reviewNotes, link };
  const rejectedMail = before.feed.reviewStatus === 'approved' ? feedRevokedMail : feedRejectedMail;
  const [approved, rejected] = isVersion
    ? [versionApprovedMail, versionRejectedMail]
    : [feedApprovedMail, rejectedMail];
  await mailer.send((resolution === 'approved' ? approved : rejected)(news));
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

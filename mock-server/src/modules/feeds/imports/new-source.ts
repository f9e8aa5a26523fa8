import { changedFields } from '../../../basics/changed-fields.rules.ts';
import { fieldsInAudit } from '../records/feed-audit.ts';
import type { ImportRow } from '../records/feed-select.ts';
import type { FeedChange } from '../records/feeds.store.ts';
import {
  isStillReplacing,
  withNewSource,
  withReplacedSource,
  withVersionInReview,
} from '../records/new-source.rules.ts';
import type { ImportingParts } from './importing-parts.ts';

type Parts = Pick<ImportingParts, 'feeds' | 'clock' | 'audit'>;

/** Says what comes after an import was read, or its hold accepted, in that transaction: a new version of an approved
 * feed is submitted for review; of any other feed, the new file or URL becomes the source, and its rows are applied.
 * @returns the import's next move
 * @see docs/specification/decisions.md §7 */
export async function submitOrApply(parts: Parts, { id, feedId, newSource }: ImportRow): Promise<'review' | 'apply'> {
  if (newSource === null) return 'apply';
  const at = parts.clock.now();
  const change = await parts.feeds.update(feedId, ({ feed }) =>
    feed.reviewStatus === 'approved' ? withVersionInReview(at) : withNewSource(feed, newSource.fields, at),
  );
  if (!change) return 'apply';
  const { reviewStatus, feedName: label } = change.before.feed;
  if (reviewStatus === 'rejected') await recordChange(parts, 'feeds.sourceApplied', change);
  if (reviewStatus !== 'approved') return 'apply';
  const subject = { type: 'feed', id: feedId, label };
  await parts.audit.record({ action: 'feeds.versionSubmitted', actor: {}, subject, after: { import_id: id } });
  return 'review';
}

/** A feed is again what it was before a new source took effect, in the transaction that ends the reverted import. */
export async function putBack(parts: Parts, { feedId, newSource }: ImportRow): Promise<void> {
  const replaced = newSource?.replaced;
  if (!replaced) return;
  const at = parts.clock.now();
  const change = await parts.feeds.update(feedId, ({ feed }) => withReplacedSource(feed, replaced, at));
  if (change && isStillReplacing(change.before.feed, replaced))
    await recordChange(parts, 'feeds.sourceReverted', change);
}

async function recordChange({ audit }: Parts, action: string, { before, after }: FeedChange): Promise<void> {
  const { id, feedName: label } = after.feed;
  const difference = changedFields(fieldsInAudit(before.feed), fieldsInAudit(after.feed));
  await audit.record({ action, actor: {}, subject: { type: 'feed', id, label }, ...difference });
}

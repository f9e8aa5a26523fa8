import { changedFields } from '../../../basics/changed-fields.rules.ts';
import { fieldsInAudit } from '../records/feed-audit.ts';
import type { ImportRow } from '../records/feed-select.ts';
import type { FeedChange } from '../records/feeds.store.ts';
import { replacedBy, withNewSource, withReplacedSource } from '../records/new-source.rules.ts';
import type { ImportingParts } from './importing-parts.ts';

type Parts = Pick<ImportingParts, 'feeds' | 'imports' | 'clock' | 'audit'>;

/** A new file or URL becomes the source of its feed, in the transaction that begins to apply its rows. */
export async function takeEffect(parts: Parts, { id, feedId, newSource }: ImportRow): Promise<void> {
  if (newSource === null) return;
  const { feeds, imports, clock } = parts;
  const at = clock.now();
  const change = await feeds.update(feedId, ({ feed }) => withNewSource(feed, newSource.fields, at));
  if (!change || change.before.feed.reviewStatus === 'pending') return;
  if (change.before.feed.reviewStatus === 'approved')
    await imports.update(id, { newSource: { ...newSource, replaced: replacedBy(change.before.feed, at) } });
  await recordChange(parts, 'feeds.sourceApplied', change);
}

/** A feed is again what it was before a new source took effect, in the transaction that ends the reverted import. */
export async function putBack(parts: Parts, { feedId, newSource }: ImportRow): Promise<void> {
  const replaced = newSource?.replaced;
  if (!replaced) return;
  const at = parts.clock.now();
  const change = await parts.feeds.update(feedId, ({ feed }) => withReplacedSource(feed, replaced, at));
  if (change?.after.feed.reviewStatus === 'approved') await recordChange(parts, 'feeds.sourceReverted', change);
}

async function recordChange({ audit }: Parts, action: string, { before, after }: FeedChange): Promise<void> {
  const { id, feedName: label } = after.feed;
  const difference = changedFields(fieldsInAudit(before.feed), fieldsInAudit(after.feed));
  await audit.record({ action, actor: {}, subject: { type: 'feed', id, label }, ...difference });
}

import type { NewWebhookEvent } from '../../webhooks/webhooks.rules.ts';
import type { FeedRecord, ImportRow } from './feed-select.ts';

/** What webhooks are told when a feed is decided on. */
export function feedDecided(record: FeedRecord): NewWebhookEvent {
  const { clientId, reviewStatus, reviewNotes, reviewedAt, updatedAt } = record.feed;
  const review = { review_notes: reviewNotes, reviewed_at: (reviewedAt ?? updatedAt).toISOString() };
  return reviewStatus === 'approved'
    ? { type: 'feed.approved', clientId, data: { ...feedIn(record), review_status: reviewStatus, ...review } }
    : { type: 'feed.rejected', clientId, data: { ...feedIn(record), review_status: 'rejected', ...review } };
}

/** What webhooks are told when an import has ended. */
export function importFinished(
  record: FeedRecord,
  {
    id,
    state,
    counts,
    switchedOff,
    error,
  }: Pick<ImportRow, 'id' | 'counts' | 'switchedOff' | 'error'> & {
    state: 'done' | 'failed' | 'dropped' | 'rolled_back';
  },
): NewWebhookEvent {
  const { rows, added, changed, rejected } = counts;
  const outcome = { state, rows, added, changed, rejected, switched_off: switchedOff, error };
  return {
    type: 'import.finished',
    clientId: record.feed.clientId,
    data: { import_id: id, ...feedIn(record), ...outcome },
  };
}

/** What webhooks are told when an import waits for a person. */
export function importHeld(record: FeedRecord, importId: number, holdReason: string): NewWebhookEvent {
  return {
    type: 'import.held',
    clientId: record.feed.clientId,
    data: { import_id: importId, ...feedIn(record), hold_reason: holdReason },
  };
}

function feedIn({ feed, domain }: FeedRecord) {
  return {
    feed_id: feed.id,
    feed_name: feed.feedName,
    domain_id: feed.domainId,
    domain_name: domain.domainName,
    client_id: feed.clientId,
  };
}

import type { ImportingParts } from './importing-parts.ts';
import type { FeedRecord } from '../records/feed-select.ts';
import { afterFailedRun } from '../records/feed-runs.rules.ts';
import { importFinished, importHeld } from '../records/feeds.events.ts';
import { feedFailedMail, feedPausedMail, feedWaitsMail } from '../records/feeds.mail.ts';
import type { ImportRow } from '../records/feed-select.ts';
import { putBack } from './new-source.ts';

export type FailureParts = Pick<
  ImportingParts,
  'database' | 'imports' | 'feeds' | 'clock' | 'log' | 'mailer' | 'accounts' | 'audit' | 'publicUrl' | 'webhookEvents'
>;

export const failedOnOurSide = 'Something went wrong on our side. Please send the file again.';

/** Ends an import that cannot be done, with the reason for the person whose feed it is: on the import, on the feed, and
 * by mail. The fifth failed run of a fetched feed pauses it. @see docs/specification/decisions.md §7 */
export async function failImport(parts: FailureParts, importId: number, message: string): Promise<void> {
  const { database, imports, feeds, clock, log, audit, webhookEvents } = parts;
  const error = message.slice(0, 1000);
  await database.transaction(async () => {
    const row = await imports.find(importId);
    if (!row || !(await imports.move(importId, 'fail', { error, finishedAt: clock.now() }))) return;
    await putBack(parts, row);
    // The source that a feed has is not at fault when a new one fails.
    const outcomeOf = ({ feed }: FeedRecord) => (row.newSource ? { isPaused: false } : afterFailedRun(feed));
    const change = await feeds.update(row.feedId, (found) => {
      const { isPaused: _, ...outcome } = outcomeOf(found);
      return { lastError: error, ...outcome };
    });
    if (!change) return;
    await webhookEvents.record(importFinished(change.after, { ...row, state: 'failed', error }));
    const { isPaused } = outcomeOf(change.before);
    await tell(parts, change.after, isPaused ? feedPausedMail : feedFailedMail);
    if (!isPaused) return;
    const { id, feedName } = change.after.feed;
    const stateOf = ({ feed }: FeedRecord) => ({ is_active: feed.isActive, failed_runs: feed.failedRuns });
    await audit.record({
      action: 'feeds.pause',
      actor: {},
      subject: { type: 'feed', id, label: feedName },
      before: stateOf(change.before),
      after: stateOf(change.after),
    });
  });
  log.info('An import failed', { import_id: importId, reason: message });
}

/** Tells that an import is waiting for a person, in the transaction that makes it wait: webhooks always, and the owner of
 * the feed by mail, unless whoever asked for the import is there to see it. */
export async function tellThatItWaits(
  parts: FailureParts,
  { id, feedId }: Pick<ImportRow, 'id' | 'feedId'>,
  { reason, byMail }: { readonly reason: string; readonly byMail: boolean },
): Promise<void> {
  const record = await parts.feeds.find(feedId);
  if (!record) return;
  await parts.webhookEvents.record(importHeld(record, id, reason));
  if (byMail) await tell(parts, record, feedWaitsMail, reason);
}

async function tell(
  { accounts, mailer, publicUrl }: FailureParts,
  { feed, domain }: FeedRecord,
  mail: typeof feedFailedMail,
  reason = feed.lastError,
): Promise<void> {
  const client = await accounts.findOfClient(feed.clientId);
  if (client?.account.notifications.feed_failed !== true) return;
  const { email: to, firstName } = client.account;
  const { feedName } = feed;
  const link = `${publicUrl()}/client/feeds/${String(feed.id)}`;
  await mailer.send(mail({ to, firstName, feedName, domainName: domain.domainName, reason, link }));
}

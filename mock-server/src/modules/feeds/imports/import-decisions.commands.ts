import { importsKept } from '@grt/sdk/contract';
import { Refusal } from '../../../core/refusal.ts';
import { foundFeed } from '../records/feed-domain.ts';
import type { FeedRequest } from '../records/record-parts.ts';
import type { ImportingParts } from './importing-parts.ts';
import type { FeedRecord, ImportRow } from '../records/feed-select.ts';
import { enqueueImport, requireNoImport } from './import-start.ts';
import { submitOrApply } from './new-source.ts';
import { dropWaiting } from './version-decision.ts';
import { momentInWords } from '../../../basics/moment.rules.ts';

/** An import of a feed. */
export interface ImportPlace {
  readonly id: number;
  readonly importId: number;
}

/** @throws Refusal 404 for a feed or an import that does not exist, or that belongs to someone else. */
export async function requireImport(
  { feeds, imports }: Pick<ImportingParts, 'feeds' | 'imports'>,
  { id, importId }: ImportPlace,
  { scope }: Pick<FeedRequest, 'scope'>,
): Promise<{ feed: FeedRecord; run: ImportRow }> {
  const feed = foundFeed(await feeds.find(id, scope));
  const run = await imports.find(importId);
  if (!run || run.feedId !== id) throw new Refusal(404, 'Import not found');
  return { feed, run };
}

/** Accepts an import that is on hold: its rows are applied, or an administrator reviews them first if it has a new
 * version of an approved feed. @throws Refusal 404 or 409 */
export function acceptImport(parts: ImportingParts, place: ImportPlace, request: FeedRequest): Promise<ImportRow> {
  return decide(parts, { place, request }, async (run, { feed }) => {
    if (run.state === 'in_review')
      throw conflict(run, 'It is applied when an administrator approves the new version of the feed.');
    if (run.state !== 'held') throw conflict(run, 'Only an import that is on hold can be accepted.');
    if ((await submitOrApply(parts, run)) === 'review') return (await parts.imports.move(run.id, 'review')) ?? run;
    return enqueueImport(parts, (await parts.imports.move(run.id, 'accept')) ?? run, feed);
  });
}

/** Drops an import that is on hold or in review: the items stay as they are. @throws Refusal 404 or 409 */
export function dropImport(parts: ImportingParts, place: ImportPlace, request: FeedRequest): Promise<ImportRow> {
  return decide(parts, { place, request }, async (run, record) => {
    if (run.state !== 'held' && run.state !== 'in_review')
      throw conflict(run, 'Only an import that is on hold or in review can be discarded.');
    return (await dropWaiting(parts, { record, id: run.id }, null)) ?? run;
  });
}

/** Rolls back the last import of a feed, as a job: the items are then as they were before it.
 * @throws Refusal 404; 409 unless it is the last one that is done, and nothing else is in progress. */
export function rollBackImport(parts: ImportingParts, place: ImportPlace, request: FeedRequest): Promise<ImportRow> {
  return decide(parts, { place, request }, async (run, { feed }) => {
    if (run.state !== 'done') throw conflict(run, 'Only a completed import can be rolled back.');
    const last = await parts.imports.lastDone(feed.id);
    if (last?.id !== run.id) throw conflict(run, 'Only a feed’s last import can be rolled back.');
    requireNoImport(feed, await parts.imports.unfinishedOf(feed.id));
    if (run.fileId === null)
      throw conflict(run, `Only a feed’s last ${String(importsKept)} imports can be rolled back.`);
    return enqueueImport(parts, (await parts.imports.move(run.id, 'rollBack')) ?? run, feed);
  });
}

interface Decision {
  readonly place: ImportPlace;
  readonly request: FeedRequest;
}

function decide(
  parts: ImportingParts,
  { place, request }: Decision,
  rule: (run: ImportRow, feed: FeedRecord) => Promise<ImportRow>,
): Promise<ImportRow> {
  const { database, imports, audit } = parts;
  const { action, actor } = request;
  return database.transaction(async () => {
    await requireImport(parts, place, request);
    await imports.lock(place.importId);
    const { feed, run } = await requireImport(parts, place, request);
    const decided = await rule(run, feed);
    const subject = { type: 'import', id: run.id, label: feed.feed.feedName };
    const states = {
      before: { state: run.state, feed_id: run.feedId },
      after: { state: decided.state, feed_id: run.feedId },
    };
    await audit.record({ action, actor, subject, ...states });
    return (await imports.find(run.id)) ?? decided;
  });
}

function conflict({ id, state, finishedAt }: ImportRow, rule: string): Refusal {
  const since = finishedAt === null ? '' : ` since ${momentInWords(finishedAt)}`;
  return new Refusal(409, `Import ${String(id)} is ${state.replace('_', ' ')}${since}. ${rule}`, {
    current: { import_id: id, state },
  });
}

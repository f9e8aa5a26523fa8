import type { FeedRecord, FeedRow, ImportRow } from '../records/feed-select.ts';
import { importFinished } from '../records/feeds.events.ts';
import { replacedBy } from '../records/new-source.rules.ts';
import { enqueueImport } from './import-start.ts';
import type { ImportingParts } from './importing-parts.ts';

/** Locks the version of a feed that is in review, so that no one else decides on it. Undefined when there is none. */
export async function holdVersion(
  { imports }: Pick<ImportingParts, 'imports'>,
  { lastImport }: Pick<FeedRecord, 'lastImport'>,
): Promise<ImportRow | undefined> {
  if (lastImport?.state !== 'in_review') return undefined;
  const held = await imports.lock(lastImport.id);
  return held?.state === 'in_review' ? held : undefined;
}

/** Applies the rows of a version, whose source the feed has by now. @param before - the feed as it was until then */
export async function applyVersion(
  parts: ImportingParts,
  { id, newSource }: ImportRow,
  { before, at }: { readonly before: FeedRow; readonly at: Date },
): Promise<void> {
  const replaced = before.reviewStatus === 'approved' ? { replaced: replacedBy(before, at) } : {};
  const changes = newSource && { newSource: { ...newSource, ...replaced } };
  const accepted = await parts.imports.move(id, 'accept', changes ?? {});
  if (accepted) await enqueueImport(parts, accepted, before);
}

/** Ends an import that waits for a person: the items stay as they are.
 * @param reason - why a new version of an approved feed was rejected; null if the import was discarded
 * @returns undefined if it no longer waits */
export async function dropWaiting(
  { imports, clock, webhookEvents }: Pick<ImportingParts, 'imports' | 'clock' | 'webhookEvents'>,
  { record, id }: { readonly record: FeedRecord; readonly id: number },
  reason: string | null,
): Promise<ImportRow | undefined> {
  const dropped = await imports.move(id, 'drop', { finishedAt: clock.now(), error: reason?.slice(0, 1000) ?? null });
  if (dropped) await webhookEvents.record(importFinished(record, { ...dropped, state: 'dropped' }));
  return dropped;
}

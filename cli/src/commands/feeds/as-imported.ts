import { isDeepStrictEqual } from 'node:util';
import type { ColumnMapping } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';
import { sha256Of } from '../../core/replace-file.ts';
import { feedCalls, type FeedCalls } from './feed-calls.ts';
import type { GivenMapping } from './mapping-source.ts';

/** What a feed is to be. */
export interface FeedSource {
  /** Where the file is. */
  readonly path: string;
  readonly given: GivenMapping;
  /** By wire name; what is undefined stays as it is. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Whether a feed has been imported from the same file, and has the same settings and mapping. */
export async function isAsImported(
  context: Context,
  id: number,
  { path, given, settings }: FeedSource,
): Promise<boolean> {
  const calls = await feedCalls(context);
  const feed = await calls.show({ id }, { signal: context.signal });
  const { last_import: last } = feed;
  if (last === null || (last.state !== 'done' && last.state !== 'unchanged')) return false;
  if (changedFields(feed, settings).length > 0 || last.sha256 !== (await sha256Of(await context.files.existing(path))))
    return false;
  return given.mapping === undefined || isDeepStrictEqual(await savedMapping(context, calls, id), given.mapping);
}

/** A setting that a command changes. */
export interface ChangedField {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** Settings that differ from what they were, by wire name; what is undefined stays as it is. */
export function changedFields(
  before: object,
  after: Readonly<Record<string, unknown>>,
  prefix = '',
): readonly ChangedField[] {
  const kept = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .map(([field, value]) => ({ field: prefix + field, old: kept.get(field) ?? null, new: keptAs(field, value) }))
    .filter((change) => change.new !== undefined && !isDeepStrictEqual(change.old, change.new));
}

/** A format that is sent as the type says how to read the file, and is a type like that of most feeds. */
function keptAs(field: string, value: unknown): unknown {
  return field === 'feed_type' && value !== undefined && value !== 'disabled' ? 'insert_update' : value;
}

/** The mapping that is saved with a feed, if one is. */
export async function savedMapping(context: Context, calls: FeedCalls, id: number): Promise<ColumnMapping | undefined> {
  const { NotFoundError } = await import('@grt/sdk');
  try {
    // Of a choice in an answer, a newer server may have more.
    return (await calls.showMapping({ id }, { signal: context.signal })).mapping as ColumnMapping;
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

import { isDeepStrictEqual } from 'node:util';
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
  const isSet = Object.entries(settings).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(Reflect.get(feed, name), value),
  );
  if (!isSet || last.sha256 !== (await sha256Of(await context.files.existing(path)))) return false;
  return given.mapping === undefined || isDeepStrictEqual(await savedMapping(context, calls, id), given.mapping);
}

async function savedMapping(context: Context, calls: FeedCalls, id: number): Promise<unknown> {
  const { NotFoundError } = await import('@grt/sdk');
  try {
    return (await calls.showMapping({ id }, { signal: context.signal })).mapping;
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

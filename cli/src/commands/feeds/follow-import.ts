import type { Feed, Import } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';
import type { Wait } from '../../core/persistence.ts';
import type { FeedCalls } from './feed-calls.ts';
import { showImportProgress } from './import-progress.ts';

/** An import to wait for. */
interface Followed {
  readonly feed: Pick<Feed, 'feed_name'>;
  readonly import: Import;
  readonly wait: Wait;
}

/** Waits for an import, and shows how far it is. @returns its last state */
export async function followImport(
  context: Context,
  calls: FeedCalls,
  { feed, import: run, wait }: Followed,
): Promise<Import> {
  const { signal, clock } = context;
  const { waitForImport } = await import('@grt/sdk');
  const progress = await showImportProgress(context, feed.feed_name);
  return progress.during(() => waitForImport(calls, run, { signal, clock, ...wait, onImport: progress.imported }));
}

import { reviewTimeText, type Feed, type Import } from '@grt/sdk/contract';
import type { Printed } from '../../core/asked-fields.ts';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { exitCode, type ExitCode } from '../../core/exit-code.ts';
import { counted } from '../../core/quantities.ts';
import { statusTone } from '../../parts/tones.ts';
import { feedCalls } from './feed-calls.ts';
import { reviewText } from './feed-columns.ts';
import { switchedOffText } from './switched-off-text.ts';

/** A feed with one of its imports. */
export interface FeedImport {
  readonly feed: Feed;
  /** Null when there was nothing to import. */
  readonly import: Import | null;
}

/** What the commands print that start an import: that, or an analysis of the file. */
export const printedImport: Printed = {
  fields:
    'feed feed.* import import.* upload_id expires_at columns column_counts analyzed_rows sample_data available_fields suggestions saved_mapping saved_mapping.* feed_info feed_info.*'.split(
      ' ',
    ),
};

const counts = ['rows', 'items', 'added', 'changed', 'unchanged', 'removed', 'repeated', 'rejected'] as const;

const named: readonly Column<FeedImport>[] = [
  { name: 'Feed', value: ({ feed }) => feed.id, align: 'right' },
  { name: 'Name', value: ({ feed }) => feed.feed_name },
];

const review: Column<FeedImport> = {
  name: 'Review',
  value: ({ feed }) => feed.review_status,
  shown: ({ feed }) => reviewText(feed),
  tone: ({ feed }) => statusTone(feed.review_status),
};

const state: readonly Column<FeedImport>[] = [
  { name: 'Import', value: (row) => row.import?.id, align: 'right' },
  { name: 'State', value: (row) => row.import?.state, tone: (row) => statusTone(row.import?.state ?? '') },
];

const started: readonly Column<FeedImport>[] = [...named, review, ...state];

/** What became of the import itself comes first. */
const ended: readonly Column<FeedImport>[] = [
  ...named,
  ...state,
  { name: 'Held because', value: (row) => row.import?.hold_reason },
  { name: 'Error', value: (row) => row.import?.error },
  ...counts.map((name): Column<FeedImport> => ({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value: (row) => row.import?.counts[name],
  })),
  { name: 'Switched off', value: (row) => switchedOffText(row.import?.switched_off) },
  review,
];

/** Prints that an import is under way. */
export async function reportStart(context: Context, result: FeedImport): Promise<void> {
  await context.output.result(result, started);
  const { id, review_status } = result.feed;
  const text =
    review_status === 'approved'
      ? 'A new version is reviewed before it replaces the approved one, which stays live until then'
      : 'The feed is pending review';
  await context.note(`${text} (${reviewTimeText}). For the import, see: grt feeds report ${String(id)}`);
}

/** Prints the result of an import and anything notable about it. The import may have changed the feed, which is printed as
 * it is by now. */
export async function reportImport(context: Context, { feed: { id }, import: run }: FeedImport): Promise<void> {
  const feed = await (await feedCalls(context)).show({ id }, { signal: context.signal });
  const result = { feed, import: run };
  await context.output.record(
    result,
    ended.filter(({ value }) => value(result) !== null && value(result) !== undefined),
  );
  if (run?.state === 'unchanged')
    await context.note(
      'The file has not changed since it was last imported; the results of that import are repeated here.',
    );
  if (run?.state === 'in_review') await context.note(inReview);
  for (const line of findings(run)) await context.note(line);
  if (run !== null && run.counts.rejected > 0) await context.note(rowsHint(feed));
}

/** The same for one of several feeds, in a few lines that begin with its file: a pipeline's log has nothing else to go by. */
export async function noteImport(context: Context, file: string, { feed, import: run }: FeedImport): Promise<void> {
  const held = run?.hold_reason ?? undefined;
  const lines = [
    ...(held === undefined ? [] : [`The import is held: ${held}`]),
    ...(run?.state === 'in_review' ? [inReview] : []),
    ...(run?.error ? [run.error] : []),
    ...findings(run),
    ...(run !== null && run.counts.rejected > 0 ? [rowsHint(feed)] : []),
  ];
  for (const line of lines) await context.note(`${file}: ${line}`);
}

const inReview = `The new version is being reviewed (${reviewTimeText}). The approved version stays live until then.`;

function findings(run: Import | null): readonly string[] {
  const found = [...(run?.errors_by_code ?? []), ...(run?.warnings ?? [])];
  return found.map(({ count, message }) => `${counted(count, 'row')}: ${message}`);
}

function rowsHint({ id }: Feed): string {
  return `For details on each row: grt feeds report ${String(id)} --rows`;
}

const good: ReadonlySet<Import['state']> = new Set(['done', 'unchanged', 'in_review']);

/** Exit code of a command that waited for an import: 0 when it is done or in review, 1 when it failed, is on hold, or was
 * discarded. */
export function importExitCode(run: Import | null, { failOnRejected }: { readonly failOnRejected: boolean }): ExitCode {
  if (run === null) return exitCode.ok;
  if (!good.has(run.state)) return exitCode.failed;
  return failOnRejected && run.counts.rejected > 0 ? exitCode.partlyDone : exitCode.ok;
}

import type { FeedUpload, NamedFileSource } from '@grt/sdk';
import type { ColumnMapping, Feed, Input } from '@grt/sdk/contract';
import { fieldsRefused } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';
import { accountType } from '../../parts/account-type.ts';
import { refuseUnapproved } from './approved-domain.ts';
import { changedFields, isAsImported, savedMapping, type ChangedField } from './as-imported.ts';
import { feedCalls } from './feed-calls.ts';
import { sayResult } from './check-result.ts';
import { analyzeLocally, checkLocally } from './local-check.ts';
import type { GivenMapping } from './mapping-source.ts';
import { headerRowOf, localOptions, type ReadingFlags } from './reading-flags.ts';

const columns: readonly Column<ChangedField>[] = [
  { name: 'Field', value: (row) => row.field },
  { name: 'Old', value: (row) => valueText(row.old) },
  { name: 'New', value: (row) => valueText(row.new) },
];

const valueText = (value: unknown): string | null =>
  typeof value === 'string' || value === null ? value : JSON.stringify(value);

type Fields = Readonly<Record<string, unknown>>;

/** Prints what an edit would change; nothing is sent but questions.
 * @throws CommandError for what the server would refuse */
export async function planEdit(context: Context, { id, ...changes }: Input<'clientFeeds.update'>): Promise<void> {
  const calls = await feedCalls(context);
  const feed = await calls.show({ id }, { signal: context.signal });
  const role = await accountType(context);
  await refuseFields(context, `${role}Feeds.update`, changes);
  const planned = changedFields(feed, changes);
  await print(context, planned, `Edit feed ${String(id)}: ${planned.length === 0 ? 'unchanged 1' : 'update 1'}`);
}

/** A file, and what it would be uploaded as. */
export interface PlannedUpload {
  readonly path: string;
  readonly file: NamedFileSource;
  readonly upload: FeedUpload;
  readonly given: GivenMapping;
  readonly flags: ReadingFlags;
}

/** Checks every row of a file as its import would, and prints what an upload would add or change; nothing is sent but questions.
 * @throws CommandError for what the server would refuse */
export async function planUpload(context: Context, planned: PlannedUpload): Promise<void> {
  const { path, file, given, flags } = planned;
  const { as, ...whole } = planned.upload;
  const { id, file: _file, ...settings } = { id: undefined, file: undefined, ...whole };
  const verb = id !== undefined ? 'update' : as === 'admin' ? 'upload' : 'create';
  await refuseFields(context, `${as}Feeds.${verb}`, { ...settings, file });
  const calls = id === undefined ? undefined : await feedCalls(context);
  const [feed, saved] =
    calls === undefined || id === undefined
      ? []
      : [await calls.show({ id }, { signal: context.signal }), await savedMapping(context, calls, id)];
  const local = { file, ...localOptions(asKept(flags, given, feed), given.options) };
  const mapping = given.mapping ?? saved ?? (await naturalMapping(local));
  const report = await checkLocally(local, mapping);
  const isSame = id !== undefined && path !== '-' && (await isAsImported(context, id, { path, given, settings }));
  const action = id === undefined ? 'add' : isSame ? 'unchanged' : 'update';
  const changes = [...changedFields(feed ?? {}, settings), ...changedFields(saved ?? {}, mapping, 'mapping.')];
  await sayResult(context, report, {});
  await print(context, changes, `Upload ${file.name}: ${action} 1`);
}

/** How the file is read: where nothing is said, as the feed is. */
function asKept(flags: ReadingFlags, { options }: GivenMapping, feed: Feed | undefined): ReadingFlags {
  const stated = flags.header ?? options.hasHeaderRow;
  const line = headerRowOf(flags, options) ?? (stated === undefined ? feed?.header_row : null) ?? undefined;
  const header = stated ?? (line !== undefined || (feed?.has_header_row ?? false));
  const kept = { ...flags, header, ...(line === undefined ? {} : { headerRow: line }) };
  return feed?.feed_type === 'disabled' && flags.type === undefined ? { ...kept, type: 'disabled' } : kept;
}

/** The mapping that the server gives a file by the names of its columns alone.
 * @throws CommandError with exit code 8 for a file whose columns need one */
async function naturalMapping(local: Parameters<typeof analyzeLocally>[0]): Promise<ColumnMapping> {
  const analysis = await analyzeLocally(local);
  // The two types differ in how they represent an omitted part.
  if (!analysis.needs_mapping) return analysis.natural_mapping as ColumnMapping;
  throw new CommandError(`These columns need a mapping: ${analysis.columns.join(', ')}`, {
    exitCode: exitCode.invalid,
    code: 'needs_mapping',
    next: 'Create one: grt feeds mapping init FILE > mapping.yaml',
  });
}

/** @throws CommandError with exit code 8 for fields that the server would refuse, and for a domain that it would */
async function refuseFields(context: Context, operation: string, fields: Fields): Promise<void> {
  const { checkBody } = await import('@grt/sdk/check-body');
  const faults = await checkBody(operation, fields);
  if (faults !== undefined)
    throw new CommandError(fieldsRefused, { exitCode: exitCode.invalid, code: 'invalid', fields: faults });
  const { domain_id: domain } = fields;
  if (typeof domain === 'number') await refuseUnapproved(context, domain);
}

async function print(context: Context, changes: readonly ChangedField[], summary: string): Promise<void> {
  await context.output.list(changes, columns);
  await context.note(`${summary}. Nothing was changed (--dry-run)`);
}

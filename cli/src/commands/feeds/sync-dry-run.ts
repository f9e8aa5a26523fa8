import type { NamedFileSource } from '@grt/sdk';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';
import { counted } from '../../core/quantities.ts';
import { requireFlags } from '../../core/require-flags.ts';
import { openUpload } from '../../core/upload-file.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { refuseUnapproved } from './approved-domain.ts';
import { analyzeLocally, checkLocally } from './local-check.ts';
import { isAsImported } from './as-imported.ts';
import { readGivenMapping, type GivenMapping } from './mapping-source.ts';
import { presentFeed } from './present-feed.ts';
import { readingFields } from './reading-fields.ts';
import { localOptions } from './reading-flags.ts';
import { forEachFeed } from './sync-each.ts';
import { mappingNeeded } from './sync-feed.ts';
import type { ManifestFeed } from './sync-manifest.ts';

interface PlannedFeed extends ManifestFeed {
  readonly action: PlannedAction;
}

type PlannedAction = 'add' | 'update' | 'unchanged';

const columns: readonly Column<PlannedFeed>[] = [
  { name: 'File', value: (feed) => feed.file },
  { name: 'Name', value: (feed) => feed.name },
  { name: 'Domain', value: (feed) => feed.domain },
  { name: 'Mapping', value: (feed) => feed.mapping },
  { name: 'Action', value: (feed) => feed.action },
];

/** Looks at everything that a sync would use, and prints what it would do. */
export async function planSync(context: Context, feeds: readonly ManifestFeed[]): Promise<void> {
  const planned: PlannedFeed[] = [];
  const domains = new Map<string, Promise<void>>();
  await forEachFeed(context, feeds, async (feed) => {
    const { domain } = feed;
    const checked = domains.get(domain) ?? findDomain(context, { domain }).then((id) => refuseUnapproved(context, id));
    domains.set(domain, checked);
    await checked;
    const id = await presentFeed(context, { replace: true, domain, name: feed.name });
    if (id === undefined) requireFlags({ '--category': feed.category });
    const given = await readableMapping(context, feed, { isNew: id === undefined });
    planned.push({ ...feed, action: await actionOf(context, feed, { given, id }) });
    return exitCode.ok;
  });
  await context.output.list(planned, columns);
  const count = (wanted: PlannedAction): string =>
    `${wanted} ${String(planned.filter(({ action }) => action === wanted).length)}`;
  const refused = feeds.length - planned.length;
  const parts = [
    count('add'),
    count('update'),
    count('unchanged'),
    ...(refused === 0 ? [] : [`refused ${String(refused)}`]),
  ];
  await context.note(`Sync ${counted(feeds.length, 'feed')}: ${parts.join(', ')}. Nothing was changed (--dry-run)`);
}

async function actionOf(
  context: Context,
  { file: path, category, description, header }: ManifestFeed,
  { id, given }: { readonly id: number | undefined; readonly given: GivenMapping },
): Promise<PlannedAction> {
  if (id === undefined) return 'add';
  const read = readingFields(header === undefined ? {} : { header }, given.options);
  const settings = { category, feed_description: description, ...read };
  return (await isAsImported(context, id, { path, given, settings })) ? 'unchanged' : 'update';
}

/** The mapping of a feed.
 * @throws CommandError for a file or a mapping that the server would refuse as a whole */
async function readableMapping(
  context: Context,
  { file: path, mapping: mappingPath, header }: ManifestFeed,
  { isNew }: { readonly isNew: boolean },
): Promise<GivenMapping> {
  const given = await readGivenMapping(context, mappingPath === undefined ? {} : { mapping: mappingPath });
  const { feedFileRule } = await import('./feed-file-rule.ts');
  const file: NamedFileSource = await openUpload(context, path, feedFileRule);
  // Unlike a check, an upload takes the first row for a header only if it is told to.
  const line = header === undefined ? given.options.headerRow : undefined;
  const isHeader = header ?? given.options.hasHeaderRow ?? line !== undefined;
  const feed = {
    file,
    ...localOptions({ header: isHeader, ...(line === undefined ? {} : { headerRow: line }) }, given.options),
  };
  if (given.mapping !== undefined) await checkLocally(feed, given.mapping);
  else {
    const analysis = await analyzeLocally(feed);
    // What is not new may have a mapping saved with it.
    if (isNew && analysis.needs_mapping) throw mappingNeeded(analysis);
  }
  return given;
}

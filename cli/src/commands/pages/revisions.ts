import type { SitePageRevisionSummary } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, wholeNumber, type LimitFlag } from '../../core/list.ts';
import { findPage } from './find-page.ts';
import { pageResult } from './page-columns.ts';

interface RevisionFlags extends LimitFlag {
  readonly content?: number;
}

const columns: readonly Column<SitePageRevisionSummary>[] = [
  { name: 'Revision', align: 'right', value: (row) => row.revision },
  { name: 'Title', value: (row) => row.title },
  { name: 'Slug', value: (row) => row.slug },
  { name: 'Status', value: (row) => row.status },
  { name: 'By', value: (row) => row.updater.full_name },
  { name: 'Restored from', align: 'right', value: (row) => row.restored_from },
  { name: 'Saved', value: (row) => row.created_at, time: true },
];

/** `grt pages revisions` */
export function revisionsCommand(context: Context): Command {
  const command = new Command('revisions')
    .description('list the revisions of a page, newest first, or print the content of one')
    .argument('<page>', 'page id or slug')
    .option('--content <revision>', "print only this revision's content, as HTML", wholeNumber)
    .action((page: string, flags: RevisionFlags) => listRevisions(context, page, flags));
  return withExample(
    addLimit(command),
    'grt pages revisions content-removal',
    'diff <(grt pages revisions content-removal --content 1) <(grt pages show content-removal --content)',
  );
}

async function listRevisions(context: Context, named: string, { content, limit }: RevisionFlags): Promise<void> {
  const id = await findPage(context, named);
  const grt = await context.grt();
  const options = { signal: context.signal };
  if (content !== undefined) {
    const revision = await grt.pages.showRevision({ id, revision: content }, options);
    if (context.output.isJson) await context.output.record(revision, []);
    else await context.output.raw(`${revision.content}\n`);
    return;
  }
  const revisions = grt.pages.listRevisions({ id }, options);
  await printList(context, revisions, columns, { limit, empty: 'No earlier revisions.' });
}

/** `grt pages restore` */
export function restoreCommand(context: Context): Command {
  const command = new Command('restore')
    .description('restore an earlier revision of a page as a new revision')
    .argument('<page>', 'page id or slug')
    .argument('<revision>', 'revision number', wholeNumber)
    .action((page: string, revision: number) => restore(context, page, revision));
  return withExample(command, 'grt pages restore content-removal 1');
}

async function restore(context: Context, named: string, revision: number): Promise<void> {
  const id = await findPage(context, named);
  const grt = await context.grt();
  await context.output.result(
    await grt.pages.restoreRevision({ id, revision }, { signal: context.signal }),
    pageResult,
  );
}

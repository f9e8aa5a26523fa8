import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { findPage } from './find-page.ts';
import { pageResult } from './page-columns.ts';
import { addPageFlags, pageFields, type PageFlags } from './page-flags.ts';

/** `grt pages edit` */
export function editCommand(context: Context): Command {
  const command = addPageFlags(new Command('edit').argument('<page>', 'page id or slug'))
    .description('change a page; fields you leave out stay unchanged, and the old version is saved as a revision')
    .action((page: string, flags: PageFlags) => editPage(context, page, flags));
  return withExample(
    command,
    'grt pages edit contact --content about.html',
    'grt pages edit contact --status archived',
  );
}

/** Sends the version that was read, so that a change by someone else in the meantime causes a 409 and is not
 * overwritten. */
async function editPage(context: Context, named: string, flags: PageFlags): Promise<void> {
  const changes = await pageFields(context, flags);
  if (Object.keys(changes).length === 0) throw new UsageError('Nothing to change. See: grt pages edit --help');
  const id = await findPage(context, named);
  const grt = await context.grt();
  const { title, slug, content, version } = await grt.pages.show({ id }, { signal: context.signal });
  const page = await grt.pages.update({ title, slug, content, ...changes, version, id }, { signal: context.signal });
  await context.output.result(page, pageResult);
  if (page.unknown_variables.length > 0) {
    await context.note(`Unknown variables: ${page.unknown_variables.map((name) => `{${name}}`).join(', ')}.`);
  }
}

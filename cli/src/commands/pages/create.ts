import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { pageResult } from './page-columns.ts';
import { addPageFlags, pageFields, type PageFlags } from './page-flags.ts';

/** `grt pages create` */
export function createCommand(context: Context): Command {
  const command = addPageFlags(new Command('create').alias('add'))
    .description('create a page (a draft unless you set --status)')
    .action((flags: PageFlags) => createPage(context, flags));
  for (const option of command.options)
    if (/^--(?:title|content)$/.test(option.long ?? '')) option.makeOptionMandatory();
  return withExample(
    command,
    'grt pages create --title "About us" --content about.html --status published',
    'echo "<p>Soon.</p>" | grt pages create --title Terms --slug terms --content -',
  );
}

async function createPage(context: Context, flags: PageFlags): Promise<void> {
  const given = await pageFields(context, flags);
  const { title = '', content = '' } = given;
  const { slugOf } = await import('@grt/sdk/rules');
  const grt = await context.grt();
  const page = await grt.pages.create(
    { ...given, title, content, slug: given.slug ?? slugOf(title) },
    { signal: context.signal },
  );
  await context.output.result(page, pageResult);
  if (page.unknown_variables.length > 0) {
    await context.note(`Unknown variables: ${page.unknown_variables.map((name) => `{${name}}`).join(', ')}.`);
  }
}

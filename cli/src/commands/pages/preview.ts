import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';

interface PreviewFlags extends WebFlag {
  readonly domain?: string;
}

/** `grt pages preview` */
export function previewCommand(context: Context): Command {
  const command = addWeb(new Command('preview'))
    .description('print a page as it appears on the sites, with its variables filled in')
    .argument('<slug>', 'page slug')
    .option('--domain <name>', "use this domain's values (default: the default values)")
    .action((slug: string, flags: PreviewFlags) => preview(context, slug, flags));
  return withExample(command, 'grt pages preview contact --domain daily-clips.example > about.html');
}

async function preview(context: Context, slug: string, { domain, web }: PreviewFlags): Promise<void> {
  if (web === true) return openScreen(context, `/preview/pages/${encodeURIComponent(slug)}`);
  const grt = await context.grt();
  const page = await grt.pages.view({ slug, domain }, { signal: context.signal });
  if (context.output.isJson) await context.output.record(page, []);
  else await context.output.raw(`${page.content}\n`);
  const unknown = page.unknown_variables ?? [];
  if (unknown.length > 0) await context.note(`Not filled in: ${unknown.map((name) => `{${name}}`).join(', ')}`);
}

import type { FeedUpload, NamedFileSource } from '@grt/sdk';
import { feedCategoryValues } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { asksFor } from '../../core/needed-input.ts';
import { missingFlags, requireFlags, type Given } from '../../core/require-flags.ts';
import { accountType } from '../../parts/account-type.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { clientFlag, clientId } from '../../parts/review/client-records.ts';
import type { GivenMapping } from './mapping-source.ts';
import { presentFeed } from './present-feed.ts';
import { readingFields } from './reading-fields.ts';
import { addReadingFlags, type ReadingFlags } from './reading-flags.ts';

/** What the flags say about the feed. */
export interface FeedFlags extends ReadingFlags {
  /** The feed to update instead of adding one. */
  readonly feed?: string;
  /** Update the feed with this name, if it exists. */
  readonly replace?: true;
  readonly domain?: string;
  readonly client?: string;
  readonly name?: string;
  readonly description?: string;
  readonly category?: (typeof feedCategoryValues)[number];
}

/** Where the items come from. */
type FeedContent =
  | { readonly file: NamedFileSource }
  | { readonly feed_url: string; readonly refresh_interval_minutes: number | undefined };

/** Adds a flag for every setting of a new feed, whose items come from a file or a URL. */
export function addFeedFlags(command: Command, source: 'file' | 'url'): Command {
  asksFor(command, (flags: FeedFlags) => {
    const { feed, replace, domain, name } = flags;
    if (feed !== undefined) return {};
    return replace === true ? { '--domain': domain, '--name': name } : neededFlags(source, flags);
  });
  const described = command
    .option('--domain <name-or-id>', 'approved domain for the feed')
    .option(clientFlag, 'client who owns the feed (administrators)')
    .option('-n, --name <text>', 'feed name')
    .option('--description <text>', 'what the feed contains')
    .addOption(new Option('--category <name>', 'required unless the type is disabled').choices(feedCategoryValues));
  return addReadingFlags(described);
}

/** Adds the flags that give the file to a feed that may already exist. */
export function addUpdateFlags(command: Command): Command {
  return command
    .option('--feed <name-or-id>', 'update this feed instead of adding one')
    .option('--replace', 'update the feed with this name on the domain, or add it if it does not exist');
}

/** The upload described by the flags. Prompts for what is missing. */
export async function describeUpload(
  context: Context,
  content: FeedContent,
  flags: FeedFlags,
  { options }: GivenMapping,
): Promise<FeedUpload> {
  const read = readingFields(flags, options);
  const id = await presentFeed(context, flags);
  if (id !== undefined) return changedFeed(context, { id, ...content, ...read }, flags);
  const { client, domain, description: feed_description } = flags;
  if (!context.prompt.canAsk) requireFlags(neededFlags('file' in content ? 'file' : 'url', flags));
  const feed_name = flags.name ?? (await askName(context, content));
  const form = { ...read, feed_name, feed_description, category: flags.category };
  if (client !== undefined) {
    const client_id = await clientId(context, client);
    const domain_id = domain === undefined ? undefined : await findDomain(context, { domain, clientId: client_id });
    if ('file' in content) return { as: 'admin', ...form, ...content, client_id, domain_id };
    if (domain_id === undefined) throw missingFlags({ '--domain': domain });
    return { as: 'admin', ...form, ...content, client_id, domain_id };
  }
  const domain_id = await domainOf(context, domain);
  const category = flags.category ?? (flags.type === 'disabled' ? undefined : await askCategory(context));
  return { as: 'client', ...form, ...content, domain_id, category };
}

/** The flags without which a feed cannot be added. */
function neededFlags(source: 'file' | 'url', { client, domain, name, type, category }: FeedFlags): Given {
  return {
    ...(client !== undefined && source === 'file' ? {} : { '--domain': domain }),
    '--name': name,
    ...(client !== undefined || type === 'disabled' ? {} : { '--category': category }),
  };
}

/** New content for an existing feed. Settings without a flag stay unchanged. */
async function changedFeed(
  context: Context,
  fields: { readonly id: number },
  { name, description, category }: FeedFlags,
): Promise<FeedUpload> {
  const said = {
    ...fields,
    ...(name === undefined ? {} : { feed_name: name }),
    ...(description === undefined ? {} : { feed_description: description }),
    ...(category === undefined ? {} : { category }),
  };
  return (await accountType(context)) === 'admin' ? { as: 'admin', ...said } : { as: 'client', ...said };
}

async function askName(context: Context, content: FeedContent): Promise<string> {
  const [path = ''] = 'file' in content ? [content.file.name] : content.feed_url.split(/[?#]/, 1);
  return context.prompt.text({
    message: 'Name of the feed:',
    flag: '--name',
    initial: (path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, ''),
    check: (text) => (text.trim() === '' ? 'Please provide a feed name' : undefined),
  });
}

async function askCategory(context: Context): Promise<(typeof feedCategoryValues)[number]> {
  const choices = feedCategoryValues.map((value) => ({ name: value, value }));
  return context.prompt.choose({ message: 'Category:', flag: '--category', choices });
}

async function domainOf(context: Context, domain: string | undefined): Promise<number> {
  if (domain !== undefined) return findDomain(context, { domain });
  const grt = await context.grt();
  const { data } = await grt.domains.listApproved({}, { signal: context.signal });
  if (data.length === 0) throw new UsageError('No approved domains yet. See: grt domains list');
  return context.prompt.choose({
    message: 'Domain:',
    flag: '--domain',
    choices: data.map(({ id, domain_name }) => ({ name: domain_name, value: id })),
  });
}

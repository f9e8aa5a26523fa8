import type { FeedUpload, NamedFileSource } from '@grt/sdk';
import type { BodyAs } from '@grt/sdk/contract';
import { delimiterValues, feedCategoryValues } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { wholeNumber } from '../../core/list.ts';
import { accountType } from '../../parts/account-type.ts';
import { findDomain } from '../../parts/find-domain.ts';
import type { GivenMapping } from './mapping-source.ts';
import { presentFeed } from './present-feed.ts';
import { addReadingFlags, type ReadingFlags } from './reading-flags.ts';

type FileForm = BodyAs<'clientFeeds.create', 'multipart/form-data'>;

/** What the flags say about the feed. */
export interface FeedFlags extends ReadingFlags {
  /** The feed to update instead of adding one. */
  readonly feed?: number;
  /** Update the feed with this name, if it exists. */
  readonly replace?: true;
  readonly domain?: string;
  readonly client?: number;
  readonly name?: string;
  readonly description?: string;
  readonly category?: (typeof feedCategoryValues)[number];
}

/** Adds a flag for every setting of a file feed. */
export function addFeedFlags(command: Command): Command {
  const described = command
    .option('--domain <name-or-id>', 'approved domain for the feed')
    .option('--feed <id>', 'update this feed instead of adding one', wholeNumber)
    .option('--replace', 'update the feed with this name on the domain, or add it if it does not exist')
    .option('--client <id>', 'client who owns the feed (administrators)', wholeNumber)
    .option('-n, --name <text>', 'feed name')
    .option('--description <text>', 'what the feed contains')
    .addOption(new Option('--category <name>', 'required unless the type is disabled').choices(feedCategoryValues));
  return addReadingFlags(described);
}

/** The upload described by the flags. Prompts for what is missing. */
export async function describeUpload(
  context: Context,
  file: NamedFileSource,
  flags: FeedFlags,
  { options }: GivenMapping,
): Promise<FeedUpload> {
  const read = readingFields(flags, options);
  const id = await presentFeed(context, flags);
  if (id !== undefined) return newFile(context, { id, file, ...read }, flags);
  const name = flags.name ?? (await askName(context, file.name));
  const form = { ...read, feed_name: name, feed_description: flags.description, category: flags.category, file };
  if (flags.client !== undefined) {
    const { domain, client } = flags;
    const domainId = domain === undefined ? undefined : await findDomain(context, { domain, client });
    return { as: 'admin', ...form, client_id: client, domain_id: domainId };
  }
  const domainId = await domainOf(context, flags.domain);
  const category = flags.category ?? (flags.type === 'disabled' ? undefined : await askCategory(context));
  return { as: 'client', ...form, domain_id: domainId, category };
}

/** A new file for an existing feed. Settings without a flag stay unchanged. */
async function newFile(
  context: Context,
  fields: { readonly id: number; readonly file: NamedFileSource } & Partial<ReadingFields>,
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

type ReadingFields = Pick<
  FileForm,
  | 'feed_type'
  | 'delimiter'
  | 'quote_char'
  | 'lazy_quotes'
  | 'has_header_row'
  | 'url_parameters'
  | 'record_path'
  | 'encoding'
>;

/** How to read the file: a flag takes precedence over the mapping file. */
function readingFields(flags: FeedFlags, options: GivenMapping['options']): Partial<ReadingFields> {
  const type = flags.type ?? (options.format === 'ndjson' ? 'json' : options.format);
  const delimiter = flags.delimiter ?? delimiterOf(options.delimiter);
  const quote = flags.quote ?? options.quote;
  const header = flags.header ?? options.hasHeaderRow;
  const path = flags.recordPath ?? options.recordPath;
  const encoding = flags.encoding ?? options.encoding;
  return {
    ...(type === undefined ? {} : { feed_type: type }),
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(quote === undefined ? {} : { quote_char: quote }),
    ...(flags.lazyQuotes === undefined ? {} : { lazy_quotes: flags.lazyQuotes }),
    ...(header === undefined ? {} : { has_header_row: header }),
    ...(flags.urlParameters === undefined ? {} : { url_parameters: flags.urlParameters }),
    ...(path === undefined ? {} : { record_path: path }),
    ...(encoding === undefined ? {} : { encoding }),
  };
}

function delimiterOf(stated: string | undefined): FeedFlags['delimiter'] {
  if (stated === undefined) return undefined;
  const known = delimiterValues.find((value) => value === stated);
  if (known === undefined) throw new UsageError('delimiter: choose comma, semicolon, pipe, or tab');
  return known;
}

async function askName(context: Context, fileName: string): Promise<string> {
  return context.prompt.text({
    message: 'Name of the feed:',
    flag: '--name',
    initial: fileName.replace(/\.[^.]+$/, ''),
    check: (text) => (text.trim() === '' ? 'Please provide a feed name' : undefined),
  });
}

async function askCategory(context: Context): Promise<(typeof feedCategoryValues)[number]> {
  const choices = feedCategoryValues.map((value) => ({ name: value, value }));
  return context.prompt.choose({ message: 'Category:', flag: '--category', choices });
}

async function domainOf(context: Context, domain: string | undefined): Promise<number> {
  if (domain !== undefined) return findDomain(context, { domain });
  const question = { message: 'Domain:', flag: '--domain' };
  // Prompting without choices first: when not interactive, it fails before the server is called.
  if (!context.prompt.canAsk) return context.prompt.choose({ ...question, choices: [] });
  const grt = await context.grt();
  const { data } = await grt.domains.listApproved({}, { signal: context.signal });
  if (data.length === 0) throw new UsageError('No approved domains yet. See: grt domains list');
  return context.prompt.choose({
    ...question,
    choices: data.map(({ id, domain_name }) => ({ name: domain_name, value: id })),
  });
}

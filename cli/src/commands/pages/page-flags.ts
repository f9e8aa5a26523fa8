import { sitePageStatusValues, sitePageTypeValues, type SitePageStatus, type SitePageType } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import type { Context } from '../../core/context.ts';

/** What can be said of a page by flags. */
export interface PageFlags {
  readonly title?: string;
  readonly slug?: string;
  readonly content?: string;
  readonly metaDescription?: string;
  readonly metaKeywords?: string;
  readonly type?: SitePageType;
  readonly status?: SitePageStatus;
  readonly active?: boolean;
}

/** Adds a flag for everything that a page has. */
export function addPageFlags(command: Command): Command {
  return command
    .option('--title <text>', 'title')
    .option('--slug <slug>', 'the last part of its address: lower-case letters, digits and hyphens')
    .option('--content <file>', 'file with its content as HTML, - for standard input')
    .option('--meta-description <text>', 'description for search engines')
    .option('--meta-keywords <text>', 'keywords for search engines')
    .addOption(new Option('--type <type>', 'what kind of page').choices(sitePageTypeValues))
    .addOption(new Option('--status <status>', 'draft, published or archived').choices(sitePageStatusValues))
    .option('--active', 'show it where it is published')
    .option('--no-active', 'hide it');
}

/** The fields that the flags give, by their names on the wire. Its content is read from the file. */
export async function pageFields(
  context: Pick<Context, 'files'>,
  { title, slug, content, metaDescription, metaKeywords, type, status, active }: PageFlags,
): Promise<GivenPage> {
  return {
    ...(title === undefined ? {} : { title }),
    ...(slug === undefined ? {} : { slug }),
    ...(content === undefined ? {} : { content: await context.files.readText(content) }),
    ...(metaDescription === undefined ? {} : { meta_description: metaDescription }),
    ...(metaKeywords === undefined ? {} : { meta_keywords: metaKeywords }),
    ...(type === undefined ? {} : { page_type: type }),
    ...(status === undefined ? {} : { status }),
    ...(active === undefined ? {} : { is_active: active }),
  };
}

/** Fields of a page, by their names on the wire. */
export interface GivenPage {
  readonly title?: string;
  readonly slug?: string;
  readonly content?: string;
  readonly meta_description?: string;
  readonly meta_keywords?: string;
  readonly page_type?: SitePageType;
  readonly status?: SitePageStatus;
  readonly is_active?: boolean;
}

import { sitePageStatusValues, sitePageTypeValues, type SitePageStatus, type SitePageType } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import type { Context } from '../../core/context.ts';

/** Page fields that have a flag. */
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
    .option('--slug <slug>', 'last part of the URL: lowercase letters, digits, and hyphens')
    .option('--content <file>', 'HTML file with the content (- for standard input)')
    .option('--meta-description <text>', 'description for search engines')
    .option('--meta-keywords <text>', 'keywords for search engines')
    .addOption(new Option('--type <type>', 'page type').choices(sitePageTypeValues))
    .addOption(new Option('--status <status>', 'draft, published, or archived').choices(sitePageStatusValues))
    .option('--active', 'make the page visible once published')
    .option('--no-active', 'hide the page');
}

/** The fields given by the flags, by wire name. The content is read from the file. */
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

/** Page fields by wire name. */
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

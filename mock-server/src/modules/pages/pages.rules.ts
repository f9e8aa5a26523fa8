import { messages, pageDefaults, type SitePageChanges, type SitePageForm } from '@grt/sdk/contract';
import { pageErrors } from '@grt/sdk/rules';
import { invalid, Refusal } from '../../core/refusal.ts';
import { momentInWords } from '../../basics/moment.rules.ts';
import { DeepContentError, sanitizeContent } from './page-content.rules.ts';
import type { PageRow, RevisionRow } from '../../tables/pages.tables.ts';

const words = messages.SitePageForm;

/** As in the contract. Sanitizing can make content longer, because it escapes characters. */
const contentMaxLength = 500_000;

/** The parts of a page that an administrator writes. */
export type PageFields = Pick<
  PageRow,
  'title' | 'slug' | 'content' | 'metaDescription' | 'metaKeywords' | 'pageType' | 'status' | 'isActive'
>;

/** A new page as stored. @throws Refusal 422 with every refused field. */
export function readPageForm(form: SitePageForm): PageFields {
  return fieldsOf(form, {
    pageType: pageDefaults.page_type,
    status: pageDefaults.status,
    isActive: pageDefaults.is_active,
    metaDescription: null,
    metaKeywords: null,
  });
}

/** A page with the editor's changes. Omitted optional fields keep their values.
 * @throws Refusal 422 with every refused field. */
export function readPageChanges(page: PageFields, changes: SitePageChanges): PageFields {
  return fieldsOf(changes, page);
}

function fieldsOf(
  form: SitePageForm | SitePageChanges,
  kept: Omit<PageFields, 'title' | 'slug' | 'content'>,
): PageFields {
  const content = readContent(form.content);
  const errors = pageErrors({ content });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    title: form.title,
    slug: form.slug,
    content,
    metaDescription: textOf(form.meta_description, kept.metaDescription),
    metaKeywords: textOf(form.meta_keywords, kept.metaKeywords),
    pageType: form.page_type ?? kept.pageType,
    status: form.status ?? kept.status,
    isActive: form.is_active ?? kept.isActive,
  };
}

/** Content as it is stored. @throws Refusal 422 if it is too long, or its elements are too deep in one another. */
export function readContent(html: string): string {
  const content = sanitizedOrRefused(html);
  if (content.length > contentMaxLength) throw invalid({ content: [words.content.maxLength] });
  return content;
}

function sanitizedOrRefused(html: string): string {
  try {
    return sanitizeContent(html);
  } catch (error) {
    if (error instanceof DeepContentError) throw invalid({ content: [words.content.depth] });
    throw error;
  }
}

function textOf(text: string | null | undefined, kept: string | null): string | null {
  return text === undefined ? kept : text || null;
}

/** The fields of a revision, sanitized by today's rules. */
export function fieldsOfRevision(revision: RevisionRow): PageFields {
  const { title, slug, content, metaDescription, metaKeywords, pageType, status, isActive } = revision;
  return { title, slug, content: sanitizeContent(content), metaDescription, metaKeywords, pageType, status, isActive };
}

/** What the editor started from, to detect that someone else has saved since. */
export type ReadState = Pick<SitePageChanges, 'version' | 'updated_at'>;

/** @param updater - the full name of whoever saved last.
 * @throws Refusal 409 naming who changed the page, and when. */
export function requireCurrent(page: PageRow, updater: string, read: ReadState): void {
  const isOld =
    (read.version !== undefined && read.version !== page.version) ||
    (read.updated_at !== undefined && Date.parse(read.updated_at) !== page.updatedAt.getTime());
  if (!isOld) return;
  const message = `${updater} changed this page on ${momentInWords(page.updatedAt)}. Reload the page before you save.`;
  throw new Refusal(409, message, {
    current: { version: page.version, updated_at: page.updatedAt.toISOString(), updated_by: updater },
  });
}

/** Another page has the slug. @see docs/specification/decisions.md §9 */
export const slugTaken = invalid({ slug: [words.slug.unique] });

/** @returns whether everyone may see it, not only administrators.
 * @see docs/specification/decisions.md §3 */
export function isPublic({ status, isActive }: Pick<PageRow, 'status' | 'isActive'>): boolean {
  return status === 'published' && isActive;
}

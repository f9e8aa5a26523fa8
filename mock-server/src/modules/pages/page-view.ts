import type { SitePage, SitePageRevision, SitePageRevisionSummary, SitePageSummary } from '@grt/sdk/contract';
import { unknownWords } from '@grt/sdk/rules';
import type { PageRecord, PageSummaryRecord, Writer } from './pages.store.ts';
import type { RevisionRecord, RevisionSummaryRecord } from './revisions.store.ts';

/** 'Ada Admin' */
export function nameOf({ firstName, lastName }: Writer): string {
  return `${firstName} ${lastName}`.trim();
}

const updaterOf = (writer: Writer) => ({ id: writer.id, full_name: nameOf(writer) });

/** A page as lists show it. */
export function summaryOf({ page, updater }: PageSummaryRecord): SitePageSummary {
  return {
    id: page.id,
    title: page.title,
    slug: page.slug,
    meta_description: page.metaDescription,
    meta_keywords: page.metaKeywords,
    page_type: page.pageType,
    status: page.status,
    is_active: page.isActive,
    version: page.version,
    created_at: page.createdAt.toISOString(),
    updated_at: page.updatedAt.toISOString(),
    updater: updaterOf(updater),
  };
}

/** A page as the editor shows it.
 * @param keys - the keys of all variables; other words in curly braces are reported. */
export function pageOf(record: PageRecord, keys: ReadonlySet<string>): SitePage {
  const { content } = record.page;
  return { ...summaryOf(record), content, unknown_variables: unknownWords(content, keys).map(({ name }) => name) };
}

/** A revision as lists show it. */
export function revisionSummaryOf({ revision, updater }: RevisionSummaryRecord): SitePageRevisionSummary {
  return {
    revision: revision.revision,
    title: revision.title,
    slug: revision.slug,
    page_type: revision.pageType,
    status: revision.status,
    is_active: revision.isActive,
    restored_from: revision.restoredFrom,
    created_at: revision.createdAt.toISOString(),
    updater: updaterOf(updater),
  };
}

export function revisionOf(record: RevisionRecord): SitePageRevision {
  const { content, metaDescription, metaKeywords } = record.revision;
  return {
    ...revisionSummaryOf(record),
    content,
    meta_description: metaDescription,
    meta_keywords: metaKeywords,
  };
}

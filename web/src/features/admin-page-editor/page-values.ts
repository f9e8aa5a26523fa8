import { pageDefaults, type SitePage, type SitePageForm } from '@grt/sdk/contract';

/** Form values, except the content, which is in the editor. */
export interface PageValues {
  readonly title: string;
  readonly slug: string;
  readonly meta_description: string;
  readonly meta_keywords: string;
  readonly page_type: SitePage['page_type'];
  readonly status: SitePage['status'];
  readonly is_active: boolean;
}

export function valuesOf(page: SitePage | undefined): PageValues {
  return {
    title: page?.title ?? '',
    slug: page?.slug ?? '',
    meta_description: page?.meta_description ?? '',
    meta_keywords: page?.meta_keywords ?? '',
    page_type: page?.page_type ?? pageDefaults.page_type,
    status: page?.status ?? pageDefaults.status,
    is_active: page?.is_active ?? pageDefaults.is_active,
  };
}

/** What is sent. */
export function formOf(values: PageValues, content: string): SitePageForm {
  return {
    ...values,
    title: values.title.trim(),
    slug: values.slug.trim(),
    meta_description: values.meta_description.trim() || null,
    meta_keywords: values.meta_keywords.trim() || null,
    content,
  };
}

import type { SitePage } from '@grt/sdk/contract';

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

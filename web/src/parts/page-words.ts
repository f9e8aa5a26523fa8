import type { SitePage } from '@grt/sdk/contract';
import type { StatusTone } from '../ui/status-badge.tsx';

/** Labels and tones of page statuses. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const pageStatusWords: Record<SitePage['status'], { readonly word: string; readonly tone: StatusTone }> = {
  draft: { word: 'Draft', tone: 'wait' },
  published: { word: 'Published', tone: 'good' },
  archived: { word: 'Archived', tone: 'rest' },
};

/** Labels of page types. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const pageTypeWords: Record<SitePage['page_type'], string> = {
  custom: 'Custom',
  legal: 'Legal',
  policy: 'Policy',
  info: 'Information',
};

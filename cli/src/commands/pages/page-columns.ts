import type { SitePage, SitePageSummary } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { statusTone } from '../../parts/tones.ts';

type Shown = Omit<SitePageSummary, 'updater'>;

/** What is printed after changing a page. */
export const pageResult: readonly Column<Shown>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Slug', value: (row) => row.slug },
  { name: 'Title', value: (row) => row.title },
  { name: 'Status', value: (row) => row.status, tone: (row) => statusTone(row.status) },
];

/** What a list of pages shows. */
export const pageColumns: readonly Column<SitePageSummary>[] = [
  ...pageResult,
  { name: 'Active', minor: true, value: (row) => row.is_active },
  { name: 'Type', value: (row) => row.page_type },
  { name: 'Version', minor: true, align: 'right', value: (row) => row.version },
  { name: 'Updated', value: (row) => row.updated_at, time: true },
];

/** What is shown for one page, besides its content. */
export const pageDetails: readonly Column<SitePage>[] = [
  ...pageResult,
  { name: 'Active', value: (row) => row.is_active },
  { name: 'Type', value: (row) => row.page_type },
  { name: 'Version', value: (row) => row.version },
  { name: 'Description', value: (row) => row.meta_description },
  { name: 'Keywords', value: (row) => row.meta_keywords },
  { name: 'Unknown variables', value: (row) => row.unknown_variables, tone: () => 'waiting' },
  { name: 'Updated', value: (row) => row.updated_at, time: true },
];

import { sitePageStatusValues, sitePageTypeValues, type SitePageStatus, type SitePageType } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { addSort, type SortFlags } from '../../parts/list-filters.ts';

const sorts = ['updated_at', 'created_at', 'title', 'status'] as const;

/** Which pages, for the list and the export. */
export interface PageFilters extends SortFlags<(typeof sorts)[number]> {
  readonly status?: SitePageStatus;
  readonly type?: SitePageType;
  readonly search?: string;
}

/** Adds the flags that choose pages. */
export function addPageFilters(command: Command): Command {
  command
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(sitePageStatusValues))
    .addOption(new Option('--type <type>', 'only this type').choices(sitePageTypeValues))
    .option('--search <text>', 'match part of a title or slug');
  return addSort(command, sorts);
}

/** The filters in the names of the contract. */
export const askedPages = ({ status, type, search, sort, order }: PageFilters) => ({
  status,
  page_type: type,
  search,
  sort_by: sort,
  sort_order: order,
});

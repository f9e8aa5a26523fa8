import { NativeSelect } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import type { ListParams } from '../../core/use-list-params.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { feedFilters } from './client-feeds.queries.ts';
import styles from './feed-toolbar.module.css';

const words: Record<(typeof feedFilters)[number], string> = {
  active: 'Active',
  inactive: 'Not active',
  pending: 'Pending review',
  approved: 'Approved',
  rejected: 'Rejected',
};

interface FeedToolbarProps {
  readonly list: ListParams<(typeof feedFilters)[number]>;
  /** Feeds that the filter leaves; undefined while that is not known. */
  readonly total: number | undefined;
}

/** What narrows the list, and how much is left. */
export function FeedToolbar({ list, total }: FeedToolbarProps) {
  return (
    // Not yet known to every browser that we support.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles['toolbar']} role="search">
      <SearchField label="Search by feed name or URL" value={list.search} onSearch={list.setSearch} />
      <NativeSelect
        aria-label="Status"
        value={list.status ?? ''}
        onChange={({ currentTarget }) => list.setStatus(feedFilters.find((known) => known === currentTarget.value))}
        data={[{ value: '', label: 'All statuses' }, ...feedFilters.map((value) => ({ value, label: words[value] }))]}
      />
      <output className={styles['total']}>
        {total === undefined ? '' : `${formatCount(total)} ${total === 1 ? 'feed' : 'feeds'}`}
      </output>
    </div>
  );
}

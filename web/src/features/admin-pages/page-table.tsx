import type { SitePageSummary } from '@grt/sdk/contract';
import { useNavigate } from 'react-router-dom';
import type { Selection } from '../../core/use-selection.ts';
import type { ListLook } from '../../parts/list-views/use-list-look.ts';
import { ListTable, PickPage, type ListColumn } from '../../ui/list/list-table.tsx';
import { paths } from '../../core/paths.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import type { PagesAddress } from './admin-pages.queries.ts';
import styles from './page-cells.module.css';
import { PageActions, PageName, PageStatus, PageType } from './page-cells.tsx';

interface PageTableProps {
  readonly list: Pick<PagesAddress, 'values' | 'set'>;
  readonly look: ListLook<SitePageSummary>;
  /** Undefined while they are loading. */
  readonly pages: readonly SitePageSummary[] | undefined;
  readonly selection: Selection<SitePageSummary>;
  readonly isOld: boolean;
  readonly onDelete: (page: SitePageSummary) => void;
}

/** The columns of the list, of which each person chooses. */
export const pageColumns = (onDelete: PageTableProps['onDelete']): readonly ListColumn<SitePageSummary>[] => [
  {
    key: 'title',
    head: 'Title',
    sorts: { ascending: 'title', descending: 'title_desc' },
    cell: (page) => <PageName page={page} />,
  },
  { key: 'status', head: 'Status', sorts: { ascending: 'status' }, cell: (page) => <PageStatus page={page} /> },
  { key: 'type', head: 'Type', cell: (page) => <PageType page={page} /> },
  {
    key: 'updated',
    head: 'Updated',
    sorts: { descending: null },
    cell: ({ updated_at }) => <TimeAgo at={updated_at} />,
  },
  { key: 'updater', head: 'By', cell: ({ updater }) => updater.full_name },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    cell: (page) => <PageActions page={page} onDelete={() => onDelete(page)} />,
  },
];

/** The pages as a table. */
export function PageTable({ list, look, pages, selection, isOld }: PageTableProps) {
  const navigate = useNavigate();
  return (
    <>
      <div className={styles['pickOnPhone']}>
        <PickPage
          selection={selection}
          rows={(pages ?? []).map((page) => [page.id, page] as const)}
          label="Select all on this page"
        />
      </div>
      <ListTable
        caption="Pages"
        columns={look.columns}
        density={look.density}
        rows={pages}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        selection={selection}
        sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
        onOpen={(page) => void navigate(paths.adminPageEdit(page))}
        isOld={isOld}
      />
    </>
  );
}

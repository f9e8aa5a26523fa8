import { useState } from 'react';
import type { SitePageSummary } from '@grt/sdk/contract';
import { Button, SegmentedControl } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ListTotal } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import { pageStatusWords, pageTypeWords } from '../../parts/page-words.ts';
import { VariablesDialog } from '../../parts/page-variables/variables-dialog-on-demand.tsx';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { useListLook, type ListLook } from '../../parts/list-views/use-list-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Screen } from '../../ui/screen.tsx';
import {
  orderNames,
  pagesPageSize,
  statuses,
  types,
  usePages,
  usePagesAddress,
  usePagesFile,
  type Order,
  type PagesAddress,
} from './admin-pages.queries.ts';
import { PageGrid } from './page-grid.tsx';
import { pageColumns, PageTable } from './page-table.tsx';
import { PagesBulk } from './pages-bulk.tsx';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const PageDeleteDialog = lazyAhead(async () => ({
  default: (await import('./page-delete-dialog.tsx')).PageDeleteDialog,
}));

/** Page Management. Filters, order, view, and page are in the URL.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function AdminPagesScreen() {
  const list = usePagesAddress();
  const pages = usePages(list);
  const file = usePagesFile(list);
  const dialog = useDialogAddress(['variables']);
  const [deleted, setDeleted] = useState<SitePageSummary>();
  const look = useListLook('pages', list, pageColumns(setDeleted));

  return (
    <Screen>
      <PageHeader
        title="Page Management"
        context="Legal, policy, and other pages for the gallery sites. Each site can have its own values."
        actions={
          <>
            <ExportButton label="Export" file={file} />
            <Button variant="default" onClick={() => dialog.show('variables')}>
              Variables
            </Button>
            <Button component={Link} to={paths.adminPageCreate}>
              Create Page
            </Button>
          </>
        }
      />
      <Toolbar list={list} total={pages.data?.meta} look={look} />
      <PageList {...{ pages, list, look, deleted }} onDelete={setDeleted} />
      <VariablesDialog opened={dialog.isOpen('variables')} onClose={dialog.close} />
    </Screen>
  );
}

const orderWords: Record<Order, string> = {
  created: 'Recently Created',
  title: 'Title A-Z',
  title_desc: 'Title Z-A',
  status: 'Status',
};

const statusChoices = statuses.map((value) => ({ value, label: pageStatusWords[value].word }));
const typeChoices = types.map((value) => ({ value, label: pageTypeWords[value] }));
const orderChoices = orderNames.map((value) => ({ value, label: orderWords[value] }));

interface ToolbarProps {
  readonly list: PagesAddress;
  readonly total: ListTotal | undefined;
  readonly look: ListLook<SitePageSummary>;
}

function Toolbar({ list, total, look }: ToolbarProps) {
  return (
    <FilterBar label="Search by title or slug" list={list} total={total} noun={['page', 'pages']}>
      <FilterSelect list={list} name="status" label="Status" all="All statuses" choices={statusChoices} />
      <FilterSelect list={list} name="type" label="Type" all="All types" choices={typeChoices} />
      <FilterSelect list={list} name="sort" label="Sort" all="Recently Updated" choices={orderChoices} />
      <SegmentedControl
        aria-label="View"
        data={[
          { value: 'list', label: 'List' },
          { value: 'grid', label: 'Grid' },
        ]}
        value={list.values.view ?? 'list'}
        onChange={(value) => list.set('view', value === 'grid' ? 'grid' : undefined)}
      />
      <ViewButton name="pages" list={list} look={look} />
    </FilterBar>
  );
}

interface ShownProps {
  readonly pages: ReturnType<typeof usePages>;
  readonly list: PagesAddress;
  readonly look: ListLook<SitePageSummary>;
  readonly onDelete: (page: SitePageSummary | undefined) => void;
}

interface PageListProps extends ShownProps {
  readonly deleted: SitePageSummary | undefined;
}

/** The rows and the dialogs, which stay when the last row is gone. */
function PageList({ deleted, ...shown }: PageListProps) {
  const { pages, list, onDelete } = shown;
  const selection = useSelection<SitePageSummary>(list.filterKey);
  return (
    <>
      <Rows {...shown} selection={selection} />
      <PagesBulk list={list} selection={selection} total={pages.data?.meta.total ?? 0} />
      <OnDemand opened={deleted !== undefined}>
        {(opened) => (
          <PageDeleteDialog
            page={opened ? deleted : undefined}
            onDeleted={({ id }) => selection.has(id) && selection.clear()}
            onClose={() => onDelete(undefined)}
          />
        )}
      </OnDemand>
    </>
  );
}

interface RowsProps extends ShownProps {
  readonly selection: Selection<SitePageSummary>;
}

function Rows({ pages, list, look, selection, onDelete }: RowsProps) {
  const { data, error, isPlaceholderData, refetch } = pages;
  if (error) {
    return (
      <LoadFailure message="Failed to load pages. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  if (data?.data.length === 0) return <NoPages list={list} />;
  const shown = { pages: data?.data, selection, isOld: isPlaceholderData, onDelete };
  return (
    <>
      {list.values.view === 'grid' ? <PageGrid {...shown} /> : <PageTable list={list} look={look} {...shown} />}
      {data && (
        <PageSteps
          prefix="Showing page"
          page={list.page}
          lastPage={data.meta.last_page}
          onPage={list.setPage}
          size={{ value: list.size ?? pagesPageSize, onSize: list.setSize }}
        />
      )}
    </>
  );
}

function NoPages({ list }: { list: PagesAddress }) {
  if (list.isFiltered || list.page > 1) {
    return (
      <NoMatch title="No pages found" all="Show all pages" list={list}>
        Try adjusting your search criteria.
      </NoMatch>
    );
  }
  return (
    <EmptyState
      title="No pages found"
      action={
        <Button component={Link} to={paths.adminPageCreate}>
          Create Page
        </Button>
      }
    >
      Get started by creating your first page.
    </EmptyState>
  );
}

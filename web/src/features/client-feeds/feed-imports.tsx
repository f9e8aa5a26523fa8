import type { Import } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { importWords } from '../../parts/feed-status.ts';
import { switchedOffWords } from '../../parts/switched-off.ts';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { importsPageSize, importView, useImportHistory, useImportsFile } from './client-feed.queries.ts';
import styles from './client-feed-screen.module.css';

/** What was imported when, and with what errors. @param props - `onOpen`: opens the reports */
export function FeedImports({ feedId, onOpen }: { feedId: number; onOpen: () => void }) {
  const list = useListAddress(noFilters, importView, 'imports_');
  const { data, error, refetch } = useImportHistory(feedId, list);
  const look = useListLook('imports', list);
  const file = useImportsFile(feedId, list);
  return (
    <Panel
      title="Imports"
      aside={
        <>
          <ExportButton isSmall label="Export imports" file={file} />
          <Button variant="subtle" size="compact-sm" onClick={onOpen}>
            Import report
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        {data && data.meta.total > 1 && (
          <FilterBar list={list} total={data.meta} noun={['import', 'imports']}>
            <FilterSelect list={list} name="sort" label="Sort imports by" all="Newest first" choices={orders} />
            <ViewButton name="imports" of="imports" list={list} look={look} />
          </FilterBar>
        )}
        {error && (
          <LoadFailure message="The imports could not be loaded." error={error} onRetry={() => void refetch()} />
        )}
        {!error && !data && (
          <output aria-label="Loading the imports">
            <Skeleton height={120} />
          </output>
        )}
        {data?.data.length === 0 && <p className={styles['quiet']}>Nothing has been imported yet.</p>}
        {data && data.data.length > 0 && (
          <ul className={styles['rows']} aria-label="Imports">
            {data.data.map((run) => (
              <Row key={run.id} run={run} />
            ))}
          </ul>
        )}
        {data && (
          <PageSteps
            page={list.page}
            lastPage={data.meta.last_page}
            onPage={list.setPage}
            size={{ value: list.size ?? importsPageSize, onSize: list.setSize }}
          />
        )}
      </div>
    </Panel>
  );
}

const noFilters = {};
const orders = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'rows_desc', label: 'Most rows' },
  { value: 'rejected_desc', label: 'Most rejected rows' },
] as const;

function Row({ run }: { run: Import }) {
  const { word, tone } = importWords[run.state];
  const { added, changed, removed, rejected } = run.counts;
  const counts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'switched off'],
    [rejected, 'rejected'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
  const off = switchedOffWords(run.switched_off);
  if (off !== undefined) told.push(off);
  return (
    <li>
      <p>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <TimeAgo at={run.created_at} />
      </p>
      <p className={styles['quiet']} dir="auto">
        {[run.source_name, told.length === 0 ? undefined : told.join(', '), run.error].filter(Boolean).join(': ')}
      </p>
    </li>
  );
}

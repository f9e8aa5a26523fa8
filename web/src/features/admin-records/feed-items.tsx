import { useState } from 'react';
import { formatCounted } from '../../core/format.ts';
import { PanelSearch } from '../../parts/record-panel/panel-search.tsx';
import { NothingHere, RecordPanel } from '../../parts/record-panel/record-panel.tsx';
import panelStyles from '../../parts/record-panel/record-panel.module.css';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { Name } from '../../ui/name.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { useFeedItems, useFeedItemsFile } from './record.queries.ts';

/** The items of a feed, as text: what a feed says is not to be trusted. */
export function FeedItems({ id }: { id: number }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const items = useFeedItems(id, { search, page });
  const aside = <ExportButton isSmall label="Export items" file={useFeedItemsFile(id, search)} />;
  return (
    <RecordPanel title="Items" noun="the items" query={items} aside={aside} usualHeight={720}>
      {({ data, meta }) => (
        <>
          <PanelSearch
            label="Search items"
            list={{
              search,
              setSearch: (text) => {
                setSearch(text);
                setPage(1);
              },
            }}
            total={meta}
            noun={['item', 'items']}
          />
          {data.length === 0 && (
            <NothingHere>{search === '' ? 'No items yet.' : `No item matches “${search}”.`}</NothingHere>
          )}
          <ul className={panelStyles['rows']} aria-label="Items">
            {data.map((item) => (
              <li key={item.external_id}>
                <span className={panelStyles['names']}>
                  <Name as="strong">{item.title ?? item.external_id}</Name>
                  <span>{item.external_id}</span>
                </span>
                <span className={panelStyles['figures']}>
                  {formatCounted(item.served_views, ['view', 'views'])} ·{' '}
                  {formatCounted(item.served_clicks, ['click', 'clicks'])}
                </span>
              </li>
            ))}
          </ul>
          <div className={panelStyles['steps']}>
            <PageSteps
              of="items"
              page={page}
              lastPage={meta.last_page}
              isCapped={meta.total_is_capped}
              onPage={setPage}
            />
          </div>
        </>
      )}
    </RecordPanel>
  );
}

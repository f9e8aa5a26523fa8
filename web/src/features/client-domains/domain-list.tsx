import type { Domain } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import type { Selection } from '../../core/use-selection.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListSort } from '../../ui/list/list-column.ts';
import { SortButton } from '../../ui/list/list-head.tsx';
import { PickPage, usePicking } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { figureNames } from './bidding-figures.tsx';
import { domainsPageSize, type DomainList as List, type useDomains } from './client-domains.queries.ts';
import { DomainRow, DomainRowSkeleton } from './domain-row.tsx';
import styles from './domain-row.module.css';

interface DomainListProps {
  readonly domains: ReturnType<typeof useDomains>;
  readonly list: List;
  readonly selection: Selection<Domain>;
  readonly onAdd: () => void;
  readonly onEdit: (domain: Domain) => void;
  readonly onDelete: (domain: Domain) => void;
}

/** A page of domains, in each of its states. */
export function DomainList({ domains, list, selection, onAdd, onEdit, onDelete }: DomainListProps) {
  const { data: page, error, isPending, refetch } = domains;
  const approved = (page?.data ?? []).filter(({ status }) => status === 'approved');
  const pick = usePicking(selection, approved, ({ id }) => id);
  if (isPending) return <Loading />;
  if (error) {
    return (
      <LoadFailure message="Failed to load domains. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  const { data, meta } = page;
  if (data.length === 0 && (list.isFiltered || list.page > 1)) {
    return (
      <NoMatch title="No matching domains" all="Show all domains" list={list}>
        No domains match the search and filters.
      </NoMatch>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No domains" action={<Button onClick={onAdd}>Add Domain</Button>}>
        Get started by adding your first domain.
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles['list']}>
        <Columns
          approved={approved}
          selection={selection}
          sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
        />
        <ul aria-label="Domains">
          {data.map((domain) => (
            <DomainRow
              key={domain.id}
              domain={domain}
              picked={domain.status === 'approved' && selection.has(domain.id)}
              onPick={(isRange) => pick(domain, isRange)}
              onEdit={() => onEdit(domain)}
              onDelete={() => onDelete(domain)}
            />
          ))}
        </ul>
      </div>
      <PageSteps
        page={list.page}
        lastPage={meta.last_page}
        isCapped={meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? domainsPageSize, onSize: list.setSize }}
      />
    </>
  );
}

interface ColumnsProps {
  /** Those on the page that can be selected. */
  readonly approved: readonly Domain[];
  readonly selection: Selection<Domain>;
  readonly sort: ListSort;
}

/** The names of the figures, which each row repeats to screen readers, with the orders by them; and the choice of the
 * whole page. */
function Columns({ approved, selection, sort }: ColumnsProps) {
  return (
    <div className={styles['columns']}>
      <PickPage selection={selection} rows={approved.map((domain) => [domain.id, domain] as const)} />
      <SortButton head="Domain" sorts={{ ascending: 'domain_name', descending: 'domain_name_desc' }} sort={sort} />
      <div className={styles['figures']}>
        {figureNames.map((name, index) =>
          name === 'Current spend' ? (
            <SortButton key={name} head={name} sorts={bySpend} sort={sort} />
          ) : (
            <span key={name} aria-hidden="true" className={kinds[index]}>
              {name}
            </span>
          ),
        )}
      </div>
    </div>
  );
}

/** By figure, what its column is. */
const kinds = [undefined, styles['trend'], styles['number'], undefined, styles['number']];
const bySpend = { ascending: 'current_spend_asc', descending: 'current_spend', first: 'descending' } as const;

function Loading() {
  return (
    <>
      <output>
        <VisuallyHidden>Loading domains...</VisuallyHidden>
      </output>
      <div className={styles['list']}>
        {Array.from({ length: 3 }, (_, index) => (
          <DomainRowSkeleton key={index} />
        ))}
      </div>
    </>
  );
}

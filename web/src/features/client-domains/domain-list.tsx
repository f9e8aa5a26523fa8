import type { Domain } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import type { Selection } from '../../core/use-selection.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PickPage } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { figureNames } from './bidding-figures.tsx';
import type { DomainList as List, useDomains } from './client-domains.queries.ts';
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
        No domain matches the search and filters.
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
        <Columns domains={data} selection={selection} />
        <ul aria-label="Domains">
          {data.map((domain) => (
            <DomainRow
              key={domain.id}
              domain={domain}
              selection={selection}
              onEdit={() => onEdit(domain)}
              onDelete={() => onDelete(domain)}
            />
          ))}
        </ul>
      </div>
      <PageSteps page={list.page} lastPage={meta.last_page} onPage={list.setPage} />
    </>
  );
}

/** The names of the figures, which each row repeats to screen readers; and the choice of the whole page. */
function Columns({ domains, selection }: { domains: readonly Domain[]; selection: Selection<Domain> }) {
  const approved = domains.filter(({ status }) => status === 'approved');
  return (
    <div className={styles['columns']}>
      <PickPage selection={selection} rows={approved.map((domain) => [domain.id, domain] as const)} />
      <span aria-hidden="true">Domain</span>
      <div className={styles['figures']} aria-hidden="true">
        {figureNames.map((name, index) => (
          <span key={name} className={index === 2 || index === 4 ? styles['number'] : undefined}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

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

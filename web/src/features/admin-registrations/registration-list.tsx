import type { Registration } from '@grt/sdk/contract';
import type { Selection } from '../../core/use-selection.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/list/filter-bar.tsx';
import { PickPage, usePicking } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import {
  registrationsPageSize,
  type RegistrationList as List,
  type useRegistrations,
} from './admin-registrations.queries.ts';
import styles from './admin-registrations-screen.module.css';
import { RegistrationCard, RegistrationCardSkeleton } from './registration-card.tsx';
import type { Asked } from './use-asked-decision.ts';

const sorts = [
  { value: 'oldest', label: 'Longest waiting first' },
  { value: 'company', label: 'Company A-Z' },
] as const;

interface RegistrationListProps {
  readonly registrations: ReturnType<typeof useRegistrations>;
  readonly list: List;
  readonly selection: Selection<Registration>;
  readonly onOpen: (id: number) => void;
  readonly onAsk: (asked: Asked) => void;
}

/** The cards of a page, or why it is empty. */
export function RegistrationList({ registrations, list, selection, onOpen, onAsk }: RegistrationListProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = registrations;
  const pick = usePicking(selection, data?.data, ({ id }) => id);
  if (isPending) return <Loading />;
  if (error) {
    return <LoadFailure message="Failed to load registrations" error={error} onRetry={() => void refetch()} />;
  }
  if (data.data.length === 0) return <Nothing list={list} />;
  return (
    <>
      <div className={styles['list']}>
        <div className={styles['listHead']}>
          <PickPage selection={selection} rows={data.data.map((row) => [row.id, row])} label="Select this page" />
          <FilterSelect list={list} name="sort" label="Order" all="Newest first" choices={sorts} />
        </div>
        <ul data-old={isPlaceholderData} aria-label="Applications">
          {data.data.map((registration) => (
            <RegistrationCard
              key={registration.id}
              registration={registration}
              picked={selection.has(registration.id)}
              onPick={(isRange) => pick(registration, isRange)}
              onOpen={() => onOpen(registration.id)}
              onAsk={(kind) => onAsk({ kind, id: registration.id })}
            />
          ))}
        </ul>
      </div>
      <PageSteps
        page={list.page}
        lastPage={data.meta.last_page}
        isCapped={data.meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? registrationsPageSize, onSize: list.setSize }}
      />
    </>
  );
}

function Loading() {
  return (
    <div className={styles['list']}>
      <output>
        <VisuallyHidden>Loading registrations...</VisuallyHidden>
      </output>
      <div className={styles['listHead']} />
      <ul>
        {Array.from({ length: 5 }, (_, index) => (
          <RegistrationCardSkeleton key={index} />
        ))}
      </ul>
    </div>
  );
}

function Nothing({ list }: { list: List }) {
  if (!list.isFiltered && list.page === 1) {
    return (
      <EmptyState title="No applications yet">
        Applications from the landing page will appear here for your decision.
      </EmptyState>
    );
  }
  return (
    <NoMatch title="No matching applications" all="Show all applications" list={list}>
      {list.search === ''
        ? 'No applications match these filters.'
        : `No company, email, name, or application ID matches “${list.search}”.`}
    </NoMatch>
  );
}

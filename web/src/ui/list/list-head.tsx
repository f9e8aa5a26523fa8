import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { ListColumn, ListSort } from './list-column.ts';
import styles from './list-table.module.css';

interface ListHeadProps<Row> {
  readonly column: ListColumn<Row>;
  readonly sort: ListSort | undefined;
}

/** The head of a column; where the list can be sorted by it, a button that does. */
export function ListHead<Row>({ column: { head, kind, sorts }, sort }: ListHeadProps<Row>) {
  if (sorts === undefined || sort === undefined) {
    return (
      <th scope="col" data-kind={kind}>
        {kind === 'actions' ? <VisuallyHidden>{head}</VisuallyHidden> : head}
      </th>
    );
  }
  const present = directionOf(sorts, sort.value);
  return (
    <th scope="col" data-kind={kind} {...(present === undefined ? {} : { 'aria-sort': present })}>
      <SortButton head={head} sorts={sorts} sort={sort} isCell />
    </th>
  );
}

interface SortButtonProps {
  readonly head: string;
  readonly sorts: NonNullable<ListColumn<never>['sorts']>;
  readonly sort: ListSort;
  /** It is in the head of a table, which tells the order itself. */
  readonly isCell?: boolean;
}

/** Sorts a list by what is below it, and turns the order around when it is pressed again. */
export function SortButton({ head, sorts, sort, isCell = false }: SortButtonProps) {
  const { first = sorts.ascending === undefined ? 'descending' : 'ascending' } = sorts;
  const other = first === 'ascending' ? 'descending' : 'ascending';
  const present = directionOf(sorts, sort.value);
  const Icon = present === undefined ? ChevronsUpDown : present === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={styles['sort']}
      data-sorted={present !== undefined}
      onClick={() =>
        sort.onSort((present === first && sorts[other] !== undefined ? sorts[other] : sorts[first]) ?? undefined)
      }
    >
      {head}
      {!isCell && <VisuallyHidden>{present === undefined ? ': sort' : `: sorted ${present}`}</VisuallyHidden>}
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

function directionOf(
  { ascending, descending }: NonNullable<ListColumn<never>['sorts']>,
  value: string | undefined,
): 'ascending' | 'descending' | undefined {
  if (ascending === (value ?? null)) return 'ascending';
  return descending === (value ?? null) ? 'descending' : undefined;
}

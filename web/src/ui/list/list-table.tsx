import type { ReactNode } from 'react';
import { Checkbox, Skeleton } from '@mantine/core';
import type { Selection } from '../../core/use-selection.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './list-table.module.css';

/** A column of a list. */
export interface ListColumn<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are end-aligned. */
  readonly kind?: 'text' | 'number' | 'actions';
  /** On a phone a row is a card: whether the column's name precedes the value there. True by default, except for
   * the first column and for actions. */
  readonly isNamedOnPhone?: boolean;
}

interface ListTableProps<Row> {
  /** What the table shows. */
  readonly caption: string;
  readonly columns: readonly ListColumn<Row>[];
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly idOf: (row: Row) => number;
  /** A row's name for its checkbox. */
  readonly nameOf: (row: Row) => string;
  readonly selection?: Selection<Row>;
  /** Newer data is loading. */
  readonly isOld?: boolean;
  /** Rows to draw while loading. */
  readonly skeletonRows?: number;
}

/** Rows as a table with a sticky header; on a phone each row becomes a card. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, idOf, nameOf, selection, isOld = false, skeletonRows = 10 } = props;
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} data-old={isOld} aria-busy={rows === undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles['pick']}>
                <PickPage selection={selection} rows={(rows ?? []).map((row) => [idOf(row), row] as const)} />
              </th>
            )}
            {columns.map(({ key, head, kind }) => (
              <th key={key} scope="col" data-kind={kind}>
                {kind === 'actions' ? <VisuallyHidden>{head}</VisuallyHidden> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <SkeletonRows count={skeletonRows} columns={columns.length + (selection ? 1 : 0)} />
          ) : (
            rows.map((row) => (
              <ListRow key={idOf(row)} {...{ row, columns, idOf, nameOf }} {...(selection ? { selection } : {})} />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

type ListRowProps<Row> = Pick<ListTableProps<Row>, 'columns' | 'idOf' | 'nameOf' | 'selection'> & { readonly row: Row };

function ListRow<Row>({ row, columns, idOf, nameOf, selection }: ListRowProps<Row>) {
  const id = idOf(row);
  const isPicked = selection?.has(id) === true;
  return (
    <tr data-picked={isPicked}>
      {selection && (
        <td className={styles['pick']}>
          <PickRow name={nameOf(row)} checked={isPicked} onChange={() => selection.toggle(id, row)} />
        </td>
      )}
      {columns.map(({ key, head, cell, kind, isNamedOnPhone }, index) => (
        <td key={key} data-kind={kind}>
          {(isNamedOnPhone ?? (index > 0 && kind !== 'actions')) && <span className={styles['name']}>{head}</span>}
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** The checkbox of one row. */
export function PickRow({ name, checked, onChange }: { name: string; checked: boolean; onChange: () => void }) {
  return <Checkbox aria-label={`Select ${name}`} checked={checked} onChange={onChange} />;
}

interface PickPageProps<Row> {
  readonly selection: Selection<Row>;
  readonly rows: readonly (readonly [id: number, row: Row])[];
  /** If set, the checkbox has a visible label. */
  readonly label?: string;
}

/** The checkbox for all rows of the page. */
export function PickPage<Row>({ selection, rows, label }: PickPageProps<Row>) {
  const picked = rows.filter(([id]) => selection.has(id)).length;
  return (
    <Checkbox
      {...(label === undefined ? { 'aria-label': 'Select all on this page' } : { label })}
      checked={rows.length > 0 && picked === rows.length}
      indeterminate={picked > 0 && picked < rows.length}
      disabled={rows.length === 0}
      onChange={() => selection.togglePage(rows)}
    />
  );
}

function SkeletonRows({ count, columns }: { count: number; columns: number }) {
  return Array.from({ length: count }, (_row, row) => (
    <tr key={row} className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: columns }, (_column, column) => (
        <td key={column}>
          <Skeleton height={14} width={column === 0 ? '60%' : '45%'} />
        </td>
      ))}
    </tr>
  ));
}

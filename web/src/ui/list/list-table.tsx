import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Checkbox, Skeleton } from '@mantine/core';
import type { Selection } from '../../core/use-selection.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { ListColumn, ListDensity, ListSort } from './list-column.ts';
import { ListHead } from './list-head.tsx';
import styles from './list-table.module.css';

export type { ListColumn } from './list-column.ts';

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
  readonly sort?: ListSort;
  /** Opens a row that was clicked beside its links and buttons. Its name has to open it, too. */
  readonly onOpen?: (row: Row) => void;
  readonly density?: ListDensity;
  /** Newer data is loading. */
  readonly isOld?: boolean;
  /** Rows to draw while loading. */
  readonly skeletonRows?: number;
}

/** Rows as a table with a sticky header; on a phone each row becomes a card. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, idOf, nameOf, selection, sort, onOpen, isOld = false, skeletonRows = 10 } = props;
  const pick = usePicking(selection, rows, idOf);
  return (
    <div className={styles['frame']} data-density={props.density}>
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
            {columns.map((column) => (
              <ListHead key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <SkeletonRows count={skeletonRows} columns={columns.length + (selection ? 1 : 0)} />
          ) : (
            rows.map((row) => (
              <ListRow
                key={idOf(row)}
                {...{ row, columns, onOpen }}
                name={nameOf(row)}
                picking={selection && { isPicked: selection.has(idOf(row)), onPick: (isRange) => pick(row, isRange) }}
              />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Picks one row, or with Shift all from the last picked one to it. */
export function usePicking<Row>(
  selection: Selection<Row> | undefined,
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => number,
) {
  const last = useRef<number>(undefined);
  return (row: Row, isRange: boolean) => {
    if (!selection) return;
    const page = rows ?? [];
    const [from, to] = [page.findIndex((one) => idOf(one) === last.current), page.indexOf(row)].toSorted(
      (one, other) => one - other,
    ) as [number, number];
    last.current = idOf(row);
    if (!isRange || from < 0) selection.toggle(idOf(row), row);
    else
      selection.put(
        page.slice(from, to + 1).map((one) => [idOf(one), one]),
        !selection.has(idOf(row)),
      );
  };
}

interface ListRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly picking: { readonly isPicked: boolean; readonly onPick: (isRange: boolean) => void } | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
}

function ListRow<Row>({ row, name, columns, picking, onOpen }: ListRowProps<Row>) {
  return (
    <tr
      data-picked={picking?.isPicked ?? false}
      data-opens={onOpen !== undefined}
      {...(onOpen ? openingBy(() => onOpen(row)) : {})}
    >
      {picking && (
        <td className={styles['pick']}>
          <PickRow name={name} checked={picking.isPicked} onChange={picking.onPick} />
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

const controls = 'a, button, input, label, select, summary';

/** A click beside a row's controls, unless it ended the selection of text; Enter on its checkbox. */
function openingBy(open: () => void) {
  return {
    onClick: ({ target }: MouseEvent) => {
      const isOfControl = target instanceof Element && target.closest(controls) !== null;
      if (!isOfControl && document.getSelection()?.isCollapsed !== false) open();
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target instanceof HTMLInputElement) open();
    },
  };
}

/** The checkbox of one row. */
export function PickRow({ name, checked, onChange }: PickRowProps) {
  return (
    <Checkbox
      aria-label={`Select ${name}`}
      checked={checked}
      onChange={({ nativeEvent }) => onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  );
}

interface PickRowProps {
  readonly name: string;
  readonly checked: boolean;
  /** @param isRange - Shift was held */
  readonly onChange: (isRange: boolean) => void;
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

import type { ReactNode } from 'react';
import styles from './figures-table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A column of numbers; the first column names the rows. */
export interface FiguresColumn<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Text instead of figures. */
  readonly isText?: boolean;
  /** The column's footer. */
  readonly total?: ReactNode;
}

/** The sort order and how to change it. */
export interface FiguresOrder {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
  readonly onSort: (key: string) => void;
}

interface FiguresTableProps<Row> {
  /** What the table shows. */
  readonly caption: string;
  readonly columns: readonly FiguresColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** If set, the headers are buttons. */
  readonly order?: FiguresOrder;
  /** `cards` if there are too many columns for a phone. @default 'table' */
  readonly onPhone?: 'table' | 'cards';
  /** A highlighted row for the screen's subject, or a future row. */
  readonly stateOf?: (row: Row) => 'current' | 'coming' | undefined;
  /** Newer data is loading. */
  readonly isOld?: boolean;
}

/** A compact table of numbers with row headers. */
export function FiguresTable<Row>(props: FiguresTableProps<Row>) {
  const { caption, columns, rows, keyOf, order, onPhone = 'table', stateOf, isOld = false } = props;
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    <table className={styles['table']} data-phone={onPhone} data-old={isOld}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, head, isText }) => (
            <th
              key={key}
              scope="col"
              data-text={isText}
              {...(order?.by === key ? { 'aria-sort': order.direction } : {})}
            >
              {order ? <SortButton name={head} column={key} order={order} /> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-state={stateOf?.(row)}>
            {columns.map(({ key, head, cell, isText }, index) =>
              index === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} data-name={head} data-text={isText}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {hasTotals && <Totals columns={columns} />}
    </table>
  );
}

function Totals<Row>({ columns }: { columns: readonly FiguresColumn<Row>[] }) {
  return (
    <tfoot>
      <tr>
        {columns.map(({ key, head, total }, index) =>
          index === 0 ? (
            <th key={key} scope="row">
              {total}
            </th>
          ) : (
            <td key={key} data-name={head}>
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}

function SortButton({ name, column, order }: { name: string; column: string; order: FiguresOrder }) {
  const isSorted = order.by === column;
  return (
    <button type="button" data-sorted={isSorted} onClick={() => order.onSort(column)}>
      {name}
      <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
        <path d={isSorted && order.direction === 'ascending' ? 'M0 6 4 1l4 5z' : 'M0 2h8L4 7z'} />
      </svg>
    </button>
  );
}

import type { ReactNode } from 'react';

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
  /** The URL's values of the order by this column; null where that is the order without any. One direction may be
   * missing. */
  readonly sorts?: {
    readonly ascending?: string | null;
    readonly descending?: string | null;
    /** The direction of the first click; ascending by default. */
    readonly first?: 'ascending' | 'descending';
  };
}

/** The order of a list, as in its URL. */
export interface ListSort {
  readonly value: string | undefined;
  readonly onSort: (value: string | undefined) => void;
}

/** How much room the rows of a list take. */
export type ListDensity = 'comfortable' | 'compact';

/** The columns that one may hide: all but the first, which names the row, and its actions. */
export const hideable = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  columns.slice(1).filter(({ kind }) => kind !== 'actions');

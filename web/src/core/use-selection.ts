import { useState } from 'react';

/** Selected rows of a list: individual ones, or all that match the filter except some. */
export interface Selection<Row> {
  /** Individually selected rows; with "all" selected, the excluded ones. */
  readonly rows: ReadonlyMap<number, Row>;
  /** Everything that matches the filter is selected, on every page, except `rows`. */
  readonly isAllMatching: boolean;
  readonly has: (id: number) => boolean;
  /** The number selected. @param total - rows matching the filter */
  readonly count: (total: number) => number;
  readonly toggle: (id: number, row: Row) => void;
  /** Selects these, or deselects them. */
  readonly put: (rows: readonly (readonly [id: number, row: Row])[], isSelected: boolean) => void;
  /** Selects all of these, or deselects them if all are selected. */
  readonly togglePage: (rows: readonly (readonly [id: number, row: Row])[]) => void;
  readonly selectAllMatching: () => void;
  readonly clear: () => void;
}

/** How many selected rows an action is about. Undefined while that is being counted.
 * @param total - those of all that match, for "select all"
 * @param isMeant - whether it is about a row */
export function countMeant<Row>(
  { isAllMatching, rows }: Pick<Selection<Row>, 'isAllMatching' | 'rows'>,
  total: number | undefined,
  isMeant: (row: Row) => boolean,
): number | undefined {
  const meant = [...rows.values()].filter(isMeant).length;
  if (!isAllMatching) return meant;
  return total === undefined ? undefined : Math.max(0, total - meant);
}

interface State<Row> {
  readonly key: string;
  readonly rows: ReadonlyMap<number, Row>;
  readonly isAllMatching: boolean;
}

const nothing = <Row>(key: string): State<Row> => ({ key, rows: new Map(), isAllMatching: false });

/** A selection that survives a page change but not a filter change, so no one acts on rows they can no longer see.
 * @param filterKey - from useListAddress */
export function useSelection<Row>(filterKey: string): Selection<Row> {
  const [state, setState] = useState<State<Row>>(() => nothing(filterKey));
  if (state.key !== filterKey) setState(nothing(filterKey));
  const { rows, isAllMatching } = state.key === filterKey ? state : nothing<Row>(filterKey);
  const keep = (next: ReadonlyMap<number, Row>) => setState({ key: filterKey, rows: next, isAllMatching });
  const has = (id: number) => rows.has(id) !== isAllMatching;
  const put: Selection<Row>['put'] = (page, isSelected) => {
    const next = new Map(rows);
    for (const [id, row] of page) {
      if (isSelected === isAllMatching) next.delete(id);
      else next.set(id, row);
    }
    keep(next);
  };

  return {
    rows,
    isAllMatching,
    has,
    count: (total) => (isAllMatching ? Math.max(0, total - rows.size) : rows.size),
    toggle: (id, row) => {
      const next = new Map(rows);
      if (!next.delete(id)) next.set(id, row);
      keep(next);
    },
    put,
    togglePage: (page) => put(page, !page.every(([id]) => has(id))),
    selectAllMatching: () => setState({ key: filterKey, rows: new Map(), isAllMatching: true }),
    clear: () => setState(nothing(filterKey)),
  };
}

import { useState } from 'react';

/** Rows that somebody has picked out of a list: single ones, or all that the filter leaves but some. */
export interface Selection<Row> {
  /** Those picked one by one; while all that match are meant, those that were taken out again. */
  readonly rows: ReadonlyMap<number, Row>;
  /** All that the filter leaves are meant, on every page, except `rows`. */
  readonly isAllMatching: boolean;
  readonly has: (id: number) => boolean;
  /** How many are meant. @param total - rows that the filter leaves */
  readonly count: (total: number) => number;
  readonly toggle: (id: number, row: Row) => void;
  /** Picks all of these, or takes all of them out when all are in. */
  readonly togglePage: (rows: readonly (readonly [id: number, row: Row])[]) => void;
  readonly selectAllMatching: () => void;
  readonly clear: () => void;
}

interface State<Row> {
  readonly key: string;
  readonly rows: ReadonlyMap<number, Row>;
  readonly isAllMatching: boolean;
}

const nothing = <Row>(key: string): State<Row> => ({ key, rows: new Map(), isAllMatching: false });

/** A selection that outlives a change of page and ends with a change of filter: nobody acts on rows that they no longer see.
 * @param filterKey - from useListAddress */
export function useSelection<Row>(filterKey: string): Selection<Row> {
  const [state, setState] = useState<State<Row>>(() => nothing(filterKey));
  if (state.key !== filterKey) setState(nothing(filterKey));
  const { rows, isAllMatching } = state.key === filterKey ? state : nothing<Row>(filterKey);
  const keep = (next: ReadonlyMap<number, Row>) => setState({ key: filterKey, rows: next, isAllMatching });
  const has = (id: number) => rows.has(id) !== isAllMatching;

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
    togglePage: (page) => {
      const next = new Map(rows);
      const wanted = !page.every(([id]) => has(id));
      for (const [id, row] of page) {
        if (wanted === isAllMatching) next.delete(id);
        else next.set(id, row);
      }
      keep(next);
    },
    selectAllMatching: () => setState({ key: filterKey, rows: new Map(), isAllMatching: true }),
    clear: () => setState(nothing(filterKey)),
  };
}

import type { Selection } from './use-selection.ts';

/** Which rows to export: selected ones, or all that match the filter except some. */
export type ExportChoice = { readonly ids: readonly number[] } | { readonly except: readonly number[] };

/** Everything that matches the filter. */
export const allRows: ExportChoice = { except: [] };

export function selectedRows({
  rows,
  isAllMatching,
}: Pick<Selection<unknown>, 'rows' | 'isAllMatching'>): ExportChoice {
  const ids = [...rows.keys()];
  return isAllMatching ? { except: ids } : { ids };
}

/** The choice in the server's format. @param filter - the list's filter; ignored when rows are selected */
export function exportedRows<Filter extends object>(choice: ExportChoice, filter: Filter) {
  if ('ids' in choice) return { ids: [...choice.ids] };
  return { ...filter, ...(choice.except.length === 0 ? {} : { except: [...choice.except] }) };
}

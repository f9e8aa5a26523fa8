import type { Selection } from './use-selection.ts';

/** Which rows go into a file: chosen ones, or all that the filter leaves but some. */
export type ExportChoice = { readonly ids: readonly number[] } | { readonly except: readonly number[] };

/** All that the filter leaves. */
export const allRows: ExportChoice = { except: [] };

export function selectedRows({
  rows,
  isAllMatching,
}: Pick<Selection<unknown>, 'rows' | 'isAllMatching'>): ExportChoice {
  const ids = [...rows.keys()];
  return isAllMatching ? { except: ids } : { ids };
}

/** The choice as the server takes it. @param filter - what narrows the list; it does not count where rows are chosen */
export function exportedRows<Filter extends object>(choice: ExportChoice, filter: Filter) {
  if ('ids' in choice) return { ids: [...choice.ids] };
  return { ...filter, ...(choice.except.length === 0 ? {} : { except: [...choice.except] }) };
}

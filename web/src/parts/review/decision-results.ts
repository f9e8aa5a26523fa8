import type { BulkItem, BulkResult } from '../../core/bulk-run.ts';

/** What a call for several said about one of them. */
export interface DecisionResult {
  readonly id: number;
  readonly outcome: 'done' | 'refused';
  readonly error?: { readonly message: string } | undefined;
}

/** The replies of a call for several, as results with the names of the items. @param done - the outcome in a word */
export function resultsOf(
  items: readonly BulkItem[],
  replies: readonly DecisionResult[],
  done: string,
): readonly BulkResult[] {
  const labels = new Map(items.map(({ id, label }) => [id, label]));
  return replies.map(({ id, outcome, error }) => ({
    id,
    label: labels.get(id) ?? String(id),
    outcome,
    message: error?.message ?? done,
  }));
}

/** How many decisions go into one call. @param text - the text of each */
export async function perCallOf(text: string): Promise<number> {
  const { decisionsPerCall } = await import('@grt/sdk/rules');
  return decisionsPerCall(text);
}

import { useEffect, useRef, useState } from 'react';
import { AbortedError, ConflictError, ForbiddenError, NotFoundError, ValidationError } from '@grt/sdk';

/** One item of a bulk action. */
export interface BulkItem {
  readonly id: number;
  /** Its name in the results. */
  readonly label: string;
}

/** Its outcome: done; refused, with the server's reason; or not sent, because the run stopped first. */
export interface BulkResult extends BulkItem {
  readonly outcome: 'done' | 'refused' | 'left';
  readonly message: string;
}

export type BulkState =
  | { readonly step: 'asking' }
  | { readonly step: 'gathering' }
  | { readonly step: 'running'; readonly done: number; readonly total: number }
  /** `failure`: why the run stopped early. */
  | { readonly step: 'finished'; readonly results: readonly BulkResult[]; readonly failure: Error | undefined };

export interface BulkRun {
  readonly state: BulkState;
  /** @param gather - determines the items
   * @param act - acts on one item and returns its outcome in a word */
  readonly start: (
    gather: (signal: AbortSignal) => Promise<readonly BulkItem[]>,
    act: (item: BulkItem) => Promise<string>,
  ) => Promise<void>;
  /** Stops the run after the current item. */
  readonly stop: () => void;
  /** Back to the confirmation. */
  readonly reset: () => void;
}

/** Acts on many items, one after another, and records each result. If the server refuses one, such
 * as a decision that someone else already made, the run continues; any other failure stops it. */
export function useBulkRun(): BulkRun {
  const [state, setState] = useState<BulkState>({ step: 'asking' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    async start(gather, act) {
      const { signal } = (running.current = new AbortController());
      setState({ step: 'gathering' });
      const results: BulkResult[] = [];
      let items: readonly BulkItem[] = [];
      let failure: Error | undefined;
      try {
        items = await gather(signal);
        for (const item of items) {
          if (signal.aborted) break;
          setState({ step: 'running', done: results.length, total: items.length });
          results.push(await resultOf(item, act));
        }
      } catch (error) {
        if (!(error instanceof AbortedError)) failure = error instanceof Error ? error : new Error(String(error));
      }
      for (const { id, label } of items.slice(results.length)) {
        results.push({ id, label, outcome: 'left', message: 'Not sent' });
      }
      setState({ step: 'finished', results, failure });
    },
    stop: () => running.current?.abort(),
    reset: () => setState({ step: 'asking' }),
  };
}

async function resultOf(item: BulkItem, act: (item: BulkItem) => Promise<string>): Promise<BulkResult> {
  try {
    return { ...item, outcome: 'done', message: await act(item) };
  } catch (error) {
    if (!(error instanceof Error) || !isAboutOne(error)) throw error;
    return { ...item, outcome: 'refused', message: error.message };
  }
}

/** Refusals that concern this one item. */
const isAboutOne = (error: Error): boolean =>
  error instanceof ConflictError ||
  error instanceof NotFoundError ||
  error instanceof ValidationError ||
  error instanceof ForbiddenError;

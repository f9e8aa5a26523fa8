import { useEffect, useRef, useState } from 'react';
import { AbortedError, ConflictError, ForbiddenError, NotFoundError, ValidationError } from '@grt/sdk';

/** One of several things that something is done to. */
export interface BulkItem {
  readonly id: number;
  /** What the results call it. */
  readonly label: string;
}

/** What became of it: done; refused, with the server's reason; or not sent, because the run ended before. */
export interface BulkResult extends BulkItem {
  readonly outcome: 'done' | 'refused' | 'left';
  readonly message: string;
}

export type BulkState =
  | { readonly step: 'asking' }
  | { readonly step: 'gathering' }
  | { readonly step: 'running'; readonly done: number; readonly total: number }
  /** `failure`: what ended the run early. */
  | { readonly step: 'finished'; readonly results: readonly BulkResult[]; readonly failure: Error | undefined };

export interface BulkRun {
  readonly state: BulkState;
  /** @param gather - finds out which things are meant
   * @param act - does it to one of them and says in a word what became of it */
  readonly start: (
    gather: (signal: AbortSignal) => Promise<readonly BulkItem[]>,
    act: (item: BulkItem) => Promise<string>,
  ) => Promise<void>;
  /** Ends the run after the one that is under way. */
  readonly stop: () => void;
  /** Back to the question. */
  readonly reset: () => void;
}

/** Does something to many things, one after the other, and remembers the result of each. What the server refuses of one, such
 * as a decision that somebody else has made, does not keep it from the next; any other failure ends the run. */
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

/** Refusals that are about this one thing. */
const isAboutOne = (error: Error): boolean =>
  error instanceof ConflictError ||
  error instanceof NotFoundError ||
  error instanceof ValidationError ||
  error instanceof ForbiddenError;

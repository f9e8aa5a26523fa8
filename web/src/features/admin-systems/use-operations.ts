import { useEffect, useState } from 'react';
import type { OperationResult } from '@grt/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useIsHere } from '../../core/use-is-here.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { systemKey, useOperate, type Operation } from './admin-systems.queries.ts';

/** The banner with an operation's result hides after this time.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const operationBannerMs = 10_000;
/** Data loads again this long after an operation. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const reloadAfterOperationMs = 1000;

/** How an operation ended. */
export interface Outcome {
  readonly name: string;
  readonly at: Date;
  readonly result: OperationResult | undefined;
  /** In the stated words. @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
  readonly failure: string | undefined;
}

export interface Operations {
  /** Runs one. The banner and `last` use its name, or a toast on another screen. */
  readonly run: (name: string, operation: Operation) => void;
  /** The running one; undefined if none is running. */
  readonly running: string | undefined;
  /** What the banner shows, for 10 seconds. */
  readonly banner: Outcome | undefined;
  readonly dismiss: () => void;
  /** Each one's last result, while the screen is open. */
  readonly last: ReadonlyMap<string, Outcome>;
}

/** Operations, one at a time. One second after each, everything on screen is refetched. */
export function useOperations(): Operations {
  const queryClient = useQueryClient();
  const operate = useOperate();
  const isHere = useIsHere();
  const [running, setRunning] = useState<string>();
  const [banner, setBanner] = useState<Outcome>();
  const [last, setLast] = useState<ReadonlyMap<string, Outcome>>(new Map());

  useEffect(() => {
    if (!banner) return undefined;
    const hide = setTimeout(() => setBanner(undefined), operationBannerMs);
    const reload = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: systemKey });
    }, reloadAfterOperationMs);
    return () => {
      clearTimeout(hide);
      clearTimeout(reload);
    };
  }, [banner, queryClient]);

  function end(name: string, ended: Pick<Outcome, 'result' | 'failure'>) {
    const outcome = { name, at: new Date(), ...ended };
    setBanner(outcome);
    setLast((before) => new Map(before).set(name, outcome));
  }

  return {
    run(name, operation) {
      setRunning(name);
      operate.mutate(operation, {
        onSuccess(result) {
          if (isHere()) end(name, { result, failure: undefined });
          else toastSuccess(`${name}: done`);
        },
        onError(error) {
          if (isHere()) end(name, { result: undefined, failure: `Operation failed: ${error.message}` });
          else toastFailure(`${name}: operation failed`, error);
        },
        onSettled: () => setRunning(undefined),
      });
    },
    running,
    banner,
    dismiss: () => setBanner(undefined),
    last,
  };
}

import { useCallback } from 'react';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useIsHere } from '../core/use-is-here.ts';
import { toastFailure, toastSuccess } from './toast.ts';

/** What follows from the outcome of a change. */
interface Consequences<Data> {
  readonly onSuccess?: ((data: Data) => void) | undefined;
  readonly onError?: ((error: Error) => void) | undefined;
  readonly onSettled?: (() => void) | undefined;
}

/** What follows from one change. What stands at the top happens wherever the user is by then: toasts, and files to save. */
export interface Outcome<Data> extends Consequences<Data> {
  /** What concerns the component alone: it closes its dialog, fills its form, or leads on. Left out once the component is
   * gone, so that no one is pulled back to where they were, and no other dialog closes. */
  readonly here?: Consequences<Data>;
}

/** Sends a change. */
export type Mutate<Data, Variables> = (
  ...args: undefined extends Variables
    ? [variables?: Variables, outcome?: Outcome<Data>]
    : [variables: Variables, outcome?: Outcome<Data>]
) => void;

type Change<Data, Variables, Result> = Result extends unknown
  ? Omit<Result, 'mutate'> & { readonly mutate: Mutate<Data, Variables> }
  : never;

/** A change on the server, of which every outcome is told. The library's own `mutate` calls back only while its component
 * is mounted; but a row disappears with the decision about it, and people go on to another screen meanwhile. What only
 * the component would have shown, success or failure, is told by a toast once the component is gone. */
export function useChange<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): Change<Data, Variables, UseMutationResult<Data, Error, Variables, Context>> {
  const change = useMutation(options);
  const { mutateAsync } = change;
  const isHere = useIsHere();

  const send = useCallback(
    async (variables: Variables, { here, ...told }: Outcome<Data> = {}) => {
      const follow = (each: (consequences: Consequences<Data>) => void) => {
        each(told);
        if (here && isHere()) each(here);
      };
      const [reply] = await Promise.allSettled([mutateAsync(variables)]);
      if (reply.status === 'fulfilled') {
        if (here && !told.onSuccess && !isHere()) toastSuccess('Your last action was completed');
        follow(({ onSuccess }) => onSuccess?.(reply.value));
      } else {
        const error = reply.reason as Error;
        if (!told.onError && !isHere()) toastFailure('Your last action failed', error);
        follow(({ onError }) => onError?.(error));
      }
      follow(({ onSettled }) => onSettled?.());
    },
    [mutateAsync, isHere],
  );
  const mutate = useCallback((...sent: Parameters<typeof send>): void => void send(...sent), [send]);
  return { ...change, mutate } as unknown as Change<Data, Variables, typeof change>;
}

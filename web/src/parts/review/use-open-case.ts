import { anId } from '../../core/use-list-address.ts';
import { useSearchParams } from '../../core/use-search-params.ts';
import type { OpenCase } from './use-place.ts';

/** Which case is open in the workspace. */
export interface OpenCaseAddress {
  readonly open: OpenCase | undefined;
  readonly show: (to: OpenCase) => void;
  /** The same from a row of the list, so that the queue goes on as the list does. */
  readonly showRow: (to: number) => void;
  /** Whether it was opened from a row. */
  readonly isFromRow: boolean;
  /** To another case in the workspace; Back does not lead through all of them. */
  readonly move: (to: OpenCase) => void;
  readonly close: () => void;
}

/** Beside the open case: `list` when it was opened from a row. */
const orderParam = 'queue';

/** Keeps the open case in the URL, so that a link leads to it: `?open=42`, or `?open=next` for the first that waits. */
export function useOpenCase(param: string): OpenCaseAddress {
  const [params, setParams] = useSearchParams();
  const value = params.get(param);
  const change = (to: OpenCase | undefined, replace: boolean, isFromRow?: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (to === undefined) next.delete(param);
        else next.set(param, String(to));
        if (isFromRow === true) next.set(orderParam, 'list');
        else if (isFromRow === false) next.delete(orderParam);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    open: value === 'next' ? 'next' : anId(value ?? ''),
    show: (to) => change(to, false, false),
    showRow: (to) => change(to, false, true),
    isFromRow: params.get(orderParam) === 'list',
    move: (to) => change(to, true),
    close: () => change(undefined, true, false),
  };
}

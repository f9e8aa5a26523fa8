import { useSearchParams } from 'react-router-dom';
import { anId } from '../../core/use-list-address.ts';
import type { OpenCase } from './use-workspace.ts';

/** Which case is open in the workspace. */
export interface OpenCaseAddress {
  readonly open: OpenCase | undefined;
  readonly show: (to: OpenCase) => void;
  /** To another case in the workspace; Back does not lead through all of them. */
  readonly move: (to: OpenCase) => void;
  readonly close: () => void;
}

/** Keeps the open case in the URL, so that a link leads to it: `?open=42`, or `?open=next` for the first that waits. */
export function useOpenCase(param: string): OpenCaseAddress {
  const [params, setParams] = useSearchParams();
  const value = params.get(param);
  const change = (to: OpenCase | undefined, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (to === undefined) next.delete(param);
        else next.set(param, String(to));
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    open: value === 'next' ? 'next' : anId(value ?? ''),
    show: (to) => change(to, false),
    move: (to) => change(to, true),
    close: () => change(undefined, true),
  };
}

import { anId } from './use-list-address.ts';
import { useSearchParams } from './use-search-params.ts';

/** Which dialog of a screen is open, from the URL: `?open=7` for one row, `?add=1` for none. */
export interface DialogAddress<Name extends string> {
  readonly idOf: (name: Name) => number | undefined;
  readonly isOpen: (name: Name) => boolean;
  /** Opens one, replacing any other; Back closes it. */
  readonly show: (name: Name, id?: number) => void;
  readonly close: () => void;
}

/** Keeps the open dialog in the URL, so that it can be linked to. @param names - the screen's dialogs */
export function useDialogAddress<Name extends string>(names: readonly Name[]): DialogAddress<Name> {
  const [params, setParams] = useSearchParams();
  const change = (shown: readonly [name: Name, value: string] | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of names) next.delete(name);
        if (shown) next.set(...shown);
        return next;
      },
      { replace: !shown, preventScrollReset: true },
    );
  return {
    idOf: (name) => anId(params.get(name) ?? ''),
    isOpen: (name) => params.has(name),
    show: (name, id) => change([name, String(id ?? 1)]),
    close: () => change(undefined),
  };
}

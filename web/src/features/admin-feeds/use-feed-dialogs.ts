import { useSearchParams } from 'react-router-dom';
import { anId } from '../../core/use-list-address.ts';

/** Dialogs of one feed, by their names in the address: `?open=7`. */
export type FeedDialog = 'open' | 'edit' | 'file' | 'report';
/** Dialogs without one: `?add=1`. */
export type NewFeedDialog = 'add' | 'upload';

export interface FeedDialogAddress {
  readonly idOf: (name: FeedDialog) => number | undefined;
  readonly isOpen: (name: NewFeedDialog) => boolean;
  /** Opens one in the place of any other. */
  readonly show: (name: FeedDialog | NewFeedDialog, id?: number) => void;
  readonly close: () => void;
}

const names = ['open', 'edit', 'file', 'report', 'add', 'upload'] as const;

/** Which dialog is open, as the address holds it. */
export function useFeedDialogs(): FeedDialogAddress {
  const [params, setParams] = useSearchParams();
  const change = (shown: readonly [name: string, value: string] | undefined) =>
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

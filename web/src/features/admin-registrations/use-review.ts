import { useSearchParams } from 'react-router-dom';
import { anId } from '../../core/use-list-address.ts';
import type { DecisionKind } from './admin-registrations.queries.ts';

/** A pending decision. */
export interface Asked {
  readonly kind: DecisionKind;
  readonly id: number;
}

/** Which application is open, and which decision: in the URL as `?open=42` and `?approve=42` or `?reject=42`, so that a
 * link leads to it. */
export interface Review {
  readonly openId: number | undefined;
  readonly asked: Asked | undefined;
  readonly open: (id: number) => void;
  /** To another application in the same dialog; Back does not lead through all of them. */
  readonly move: (id: number) => void;
  readonly close: () => void;
  readonly ask: (asked: Asked) => void;
  readonly endAsking: () => void;
}

const kinds = ['approve', 'reject'] as const;

export function useReview(): Review {
  const [params, setParams] = useSearchParams();
  const idIn = (name: string) => anId(params.get(name) ?? '');
  const kind = kinds.find((name) => idIn(name) !== undefined);
  const id = kind && idIn(kind);

  function change(changes: Readonly<Record<string, number | undefined>>, replace: boolean) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  const nothingAsked = { approve: undefined, reject: undefined };
  return {
    openId: idIn('open'),
    asked: kind && id !== undefined ? { kind, id } : undefined,
    open: (opened) => change({ open: opened }, false),
    move: (opened) => change({ ...nothingAsked, open: opened }, true),
    close: () => change({ ...nothingAsked, open: undefined }, true),
    ask: (asked) => change({ ...nothingAsked, [asked.kind]: asked.id }, true),
    endAsking: () => change(nothingAsked, true),
  };
}

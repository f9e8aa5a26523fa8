import { anId } from '../../core/use-list-address.ts';
import { useSearchParams } from '../../core/use-search-params.ts';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';

/** A pending decision. */
export interface Asked {
  readonly kind: DecisionKind;
  readonly id: number;
}

/** Which decision is asked for, without opening the application: in the URL as `?approve=42` or `?reject=42`. */
export interface AskedDecision {
  readonly asked: Asked | undefined;
  readonly ask: (asked: Asked) => void;
  readonly endAsking: () => void;
}

const kinds = ['approve', 'reject'] as const;

export function useAskedDecision(): AskedDecision {
  const [params, setParams] = useSearchParams();
  const idIn = (name: string) => anId(params.get(name) ?? '');
  const kind = kinds.find((name) => idIn(name) !== undefined);
  const id = kind && idIn(kind);

  const change = (asked: Asked | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of kinds) next.delete(name);
        if (asked) next.set(asked.kind, String(asked.id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    asked: kind && id !== undefined ? { kind, id } : undefined,
    ask: (asked) => change(asked),
    endAsking: () => change(undefined),
  };
}

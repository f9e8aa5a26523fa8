import { useState } from 'react';
import type { DecisionKind } from './held-decisions.ts';
import type { Reviewable, ReviewKind } from './review-kind.ts';

/** The text of a decision on the open case while it is written. */
export interface DecisionDraft {
  /** The decision that it is for; undefined while nothing is written. */
  readonly kind: DecisionKind | undefined;
  readonly text: string;
  /** Why the text was not sent. */
  readonly fault: string | undefined;
  /** Whether anything is written that was not sent. */
  readonly isDirty: boolean;
  /** Starts writing, with nothing in the field. */
  readonly open: (kind: DecisionKind) => void;
  readonly write: (text: string) => void;
  /** What goes with a decision: only a text that is on the screen is ever sent. */
  readonly textOf: (kind: DecisionKind) => string;
  /** @returns whether the text can be sent; if it cannot, the field says why. */
  readonly check: (kind: DecisionKind) => Promise<boolean>;
  /** Stops writing, and forgets what was written. */
  readonly drop: () => void;
  /** The text of a decision that was taken back is in the field again, as soon as its case is open. */
  readonly restore: (of: { readonly id: number; readonly kind: DecisionKind; readonly notes: string }) => void;
}

interface Draft {
  readonly id: number;
  readonly kind: DecisionKind;
  readonly text: string;
  readonly fault?: string | undefined;
}

/** Keeps what is written about the open case. @param id - of the open case */
export function useDecisionDraft<Row extends Reviewable>(texts: ReviewKind<Row>['texts'], id: number): DecisionDraft {
  const [latest, setLatest] = useState<Draft>();
  const draft = latest?.id === id ? latest : undefined;
  const text = draft?.text ?? '';
  const textOf = (kind: DecisionKind) => (draft?.kind === kind ? text : '');

  return {
    kind: draft?.kind,
    text,
    fault: draft?.fault,
    isDirty: text.trim() !== '',
    open: (kind) => setLatest({ id, kind, text: '' }),
    write: (written) => draft && setLatest({ ...draft, text: written, fault: undefined }),
    textOf,
    async check(kind) {
      if (kind === 'approve' && textOf(kind).trim() === '') return true;
      // If the check cannot be loaded, the server alone says what is wrong.
      const fault = await texts[kind]?.faultIn(textOf(kind)).catch(() => undefined);
      // What was canceled or rewritten during the check stays so.
      if (fault !== undefined) setLatest((now) => (now && now === draft ? { ...now, fault } : now));
      return fault === undefined;
    },
    drop: () => setLatest(undefined),
    restore: ({ id: of, kind, notes }) => setLatest({ id: of, kind, text: notes }),
  };
}

import { useState } from 'react';
import type { DecisionKind } from './held-decisions.ts';
import type { Reviewable, ReviewKind } from './review-kind.ts';

/** What is being written about a case: `reject` while a reason is chosen or written, `note` while a note is. */
export type DraftMode = 'look' | 'reject' | 'note';

export interface DecisionDraft {
  readonly mode: DraftMode;
  readonly setMode: (mode: DraftMode) => void;
  readonly textOf: (kind: DecisionKind) => string;
  readonly write: (kind: DecisionKind, text: string) => void;
  /** Why the text of this kind was not sent. */
  readonly fault: string | undefined;
  /** @returns whether the text can be sent; if it cannot, the field says why. */
  readonly check: (kind: DecisionKind) => Promise<boolean>;
  /** Whether anything is written that was not sent. */
  readonly isDirty: boolean;
  /** Forgets what was written about the case. */
  readonly drop: () => void;
  /** What was written about another case is there again. */
  readonly restore: (of: { readonly id: number; readonly kind: DecisionKind; readonly notes: string }) => void;
}

interface Draft {
  readonly approve: string;
  readonly reject: string;
}

const blank: Draft = { approve: '', reject: '' };

/** Keeps what is written about each case, so that one may look at others meanwhile. @param id - of the open case */
export function useDecisionDraft<Row extends Reviewable>(texts: ReviewKind<Row>['texts'], id: number): DecisionDraft {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const [at, setAt] = useState<{
    readonly id: number;
    readonly mode: DraftMode;
    readonly fault?: string | undefined;
  }>();
  const draft = drafts.get(id) ?? blank;
  const { mode, fault } = at?.id === id ? at : { mode: 'look' as const, fault: undefined };
  const keep = (next: Draft) => setDrafts(new Map(drafts).set(id, next));

  return {
    mode,
    fault,
    setMode: (next) => setAt({ id, mode: next }),
    textOf: (kind) => draft[kind],
    write(kind, text) {
      keep({ ...draft, [kind]: text });
      setAt({ id, mode });
    },
    async check(kind) {
      if (kind === 'approve' && draft.approve.trim() === '') return true;
      // If the check cannot be loaded, the server alone says what is wrong.
      const found = await texts[kind]?.faultIn(draft[kind]).catch(() => undefined);
      if (found !== undefined) setAt({ id, mode, fault: found });
      return found === undefined;
    },
    isDirty: [...drafts.values()].some(({ approve, reject }) => (approve + reject).trim() !== ''),
    drop() {
      const left = new Map(drafts);
      left.delete(id);
      setDrafts(left);
      setAt(undefined);
    },
    restore: ({ id: of, kind, notes }) => setDrafts(new Map(drafts).set(of, { ...blank, [kind]: notes })),
  };
}

import { useLayoutEffect, useRef } from 'react';
import { toastWarning } from '../../ui/toast.ts';
import { useCommonReasons } from './common-reasons.ts';
import type { DecisionKind } from './held-decisions.ts';
import type { Reviewable, ReviewKind } from './review-kind.ts';
import type { Caution } from './use-caution.ts';
import type { DecisionDraft } from './use-decision-draft.ts';
import type { Desk } from './use-desk.ts';
import type { OpenCase, Place } from './use-place.ts';

/** What is decided on the open case. */
export interface Deciding {
  readonly approve: () => void;
  /** @param reason - a usual one; without it, what is written */
  readonly reject: (reason?: string) => void;
  /** @param reasonAt - which usual one, from 0 */
  readonly rejectFor: (reasonAt: number) => void;
  readonly undo: () => void;
  /** Goes on to the next case that waits, and says why. */
  readonly goOn: (because: string) => void;
}

interface DecidingOptions<Row extends Reviewable> {
  readonly kind: ReviewKind<Row>;
  readonly isOpen: boolean;
  readonly place: Place<Row>;
  readonly desk: Desk;
  readonly draft: DecisionDraft;
  readonly caution: Caution;
  readonly canDecide: boolean;
  readonly canRevoke: boolean;
  readonly leave: (then: () => void) => void;
  readonly onMove: (to: OpenCase) => void;
}

/** Decides on the open case. A decision whose checks take a while is made only if its case is still open then and
 * nothing was canceled meanwhile. */
export function useDeciding<Row extends Reviewable>(options: DecidingOptions<Row>): Deciding {
  const { kind, place, desk, draft, caution, canDecide, canRevoke, leave, onMove } = options;
  const { id, row, summary, next } = place;
  const usual = useCommonReasons(kind.texts.reject.reasonsOf);
  const shown = useShown(options.isOpen ? id : undefined, draft.kind);

  async function moveOn() {
    const to = (await next())?.id ?? 'next';
    if (shown.isCaseOpen()) onMove(to);
  }

  /** @returns whether a decision can still be made after its checks; says so if its case is no longer open. */
  function isStillAsked(decided: DecisionKind): boolean {
    if (summary && !shown.isCaseOpen()) {
      toastWarning(`${summary.name} was not ${past[decided]}: you left before its checks were done.`);
    }
    return shown.isUnchanged();
  }

  async function decide(decided: DecisionKind, notes: string) {
    if (!row || !summary || !isStillAsked(decided)) return;
    desk.decide({ id: row.id, name: summary.name }, { kind: decided, notes: notes.trim(), revoke: canRevoke });
    draft.drop();
    await moveOn();
  }

  async function approve() {
    if (!canDecide) return;
    if (!caution.isAsked && (await caution.find()) !== undefined) {
      if (isStillAsked('approve')) caution.ask();
    } else if (await draft.check('approve')) await decide('approve', draft.textOf('approve'));
  }

  async function reject(reason?: string) {
    if (!canDecide && !canRevoke) return;
    if (reason !== undefined || (await draft.check('reject'))) await decide('reject', reason ?? draft.textOf('reject'));
  }

  async function rejectFor(reasonAt: number) {
    const reason = (await usual.find())[reasonAt];
    if (isStillAsked('reject') && reason) await reject(reason.text);
  }

  const undo = () =>
    leave(() => {
      draft.drop();
      const back = desk.takeBack();
      if (!back) {
        desk.tell({ tone: 'rest', text: 'There is nothing left to take back.' });
        return;
      }
      if (back.notes !== '' && !usual.list?.some(({ text }) => text === back.notes)) draft.restore(back);
      onMove(back.id);
    });

  async function goOn(because: string) {
    await moveOn();
    desk.tell({ tone: 'rest', text: because });
  }

  return {
    approve: () => void approve(),
    reject: (reason) => void reject(reason),
    rejectFor: (reasonAt) => void rejectFor(reasonAt),
    undo,
    goOn: (because) => void goOn(because),
  };
}

const past = { approve: 'approved', reject: 'rejected' } as const;

/** Compares what was shown when a key was pressed with what is shown now.
 * @param id - of the open case; undefined when the workspace is closed
 * @param writing - the decision whose text is being written */
function useShown(id: number | undefined, writing: DecisionKind | undefined) {
  const now = useRef<{ readonly id?: number | undefined; readonly writing?: DecisionKind | undefined }>({});
  useLayoutEffect(() => {
    now.current = { id, writing };
    return () => {
      now.current = {};
    };
  }, [id, writing]);
  const isCaseOpen = () => id !== undefined && now.current.id === id;
  return { isCaseOpen, isUnchanged: () => isCaseOpen() && now.current.writing === writing };
}

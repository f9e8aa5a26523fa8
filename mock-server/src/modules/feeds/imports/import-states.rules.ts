import type { ImportRow } from '../records/feed-select.ts';

type State = ImportRow['state'];

/** One step in the life of an import: the states it may leave, and what it sets. */
interface Move {
  readonly from: readonly State[];
  readonly to: Partial<ImportRow> & { readonly state: State };
}

/** The life of an import, and the only ways through it:
 *
 * ```
 * queued ⇄ fetching ─┬─▶ unchanged
 *                    ├─▶ needs_mapping ─▶ queued
 *                    └─▶ queued
 * queued ─▶ running (reading) ─┬─▶ held ─┬─▶ in_review, or queued (applying)
 *                              │         └─▶ dropped
 *                              ├─▶ in_review ─┬─▶ queued (applying)
 *                              │              └─▶ dropped
 *                              └─▶ running (applying) ─▶ done ─▶ queued (reverting)
 * running (applying) ─▶ running (reverting) ─▶ failed
 * queued (reverting) ─▶ running (reverting) ─▶ rolled_back
 * ```
 *
 * A job that was interrupted begins again in the phase that the row names. `fail` and `drop` end an import that has not
 * begun to change items, or has reverted them.
 * @see docs/specification/decisions.md §7 */
export const importMoves = {
  /** The host is asked for the file, and asked again after an interruption. */
  fetch: { from: ['queued', 'fetching'], to: { state: 'fetching' } },
  /** What went wrong may pass: the next attempt fetches again. */
  retryFetch: { from: ['fetching'], to: { state: 'queued' } },
  /** The host sent what the feed already has. */
  endUnchanged: { from: ['fetching'], to: { state: 'unchanged', percent: 100 } },
  /** A person must map the columns of the fetched file. */
  askForMapping: { from: ['fetching'], to: { state: 'needs_mapping' } },
  takeMapping: { from: ['needs_mapping'], to: { state: 'queued', phase: 'reading' } },
  takeFile: { from: ['fetching'], to: { state: 'queued', phase: 'reading' } },
  /** A worker starts on it; an interrupted one continues in its phase. */
  begin: { from: ['queued', 'running'], to: { state: 'running' } },
  /** All of the file was read, and a person must decide. */
  hold: { from: ['running'], to: { state: 'held', phase: null } },
  /** All of a new version of an approved feed was read, and an administrator must decide. */
  review: { from: ['running', 'held'], to: { state: 'in_review', phase: null, holdReason: null } },
  /** A person wants its rows to be applied: whoever accepts a held import, or approves a version in review. */
  accept: {
    from: ['held', 'in_review'],
    to: { state: 'queued', phase: 'applying', appliedRows: 0, holdReason: null, firstItems: null },
  },
  apply: { from: ['running'], to: { state: 'running', phase: 'applying', appliedRows: 0 } },
  finish: { from: ['running'], to: { state: 'done', phase: null, percent: 100, error: null } },
  /** A person wants the items back as they were before. */
  rollBack: { from: ['done'], to: { state: 'queued', phase: 'reverting', percent: 0, finishedAt: null } },
  finishRollBack: { from: ['running'], to: { state: 'rolled_back', phase: null, percent: 100, error: null } },
  /** It cannot continue, and what it has changed is reverted before it fails. */
  takeBack: { from: ['running'], to: { state: 'running', phase: 'reverting' } },
  fail: { from: ['queued', 'fetching', 'running'], to: { state: 'failed', phase: null } },
  drop: {
    from: ['queued', 'fetching', 'running', 'held', 'in_review'],
    to: { state: 'dropped', phase: null, firstItems: null },
  },
} as const satisfies Readonly<Record<string, Move>>;

export type ImportMove = keyof typeof importMoves;

/** States in which an import still needs its feed for itself. */
export const unfinishedStates = importMoves.drop.from;

/** States in which a job works on an import, or will. */
export const workedOnStates = importMoves.fail.from;

/** A job works on the import, or will. */
export function isWorkedOn(state: State): boolean {
  return (workedOnStates as readonly State[]).includes(state);
}

/** The import has ended in a way that can be reported: nothing works on it anymore, and no one needs to decide. */
export function hasEnded(state: State): boolean {
  return !(unfinishedStates as readonly State[]).includes(state) && state !== 'needs_mapping';
}

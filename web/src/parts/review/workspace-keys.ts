import type { Reviewable, ReviewKind } from './review-kind.ts';
import type { KeyHelp } from './shortcut-help.tsx';
import type { KeyActions } from './use-review-keys.ts';
import type { Workspace } from './use-workspace.ts';

interface Openings {
  readonly help: () => void;
  readonly ask: (() => void) | undefined;
  readonly note: () => void;
  /** Shows what became of the decisions. */
  readonly see: () => void;
}

/** What the single keys do now. While a text is written, none does anything but choose a common reason instead. */
export function keysOf<Row extends Reviewable>(
  kind: ReviewKind<Row>,
  work: Workspace<Row>,
  { help, ask, note, see }: Openings,
): KeyActions {
  const { draft, canDecide, canRevoke, assigning } = work;
  const moving: KeyActions = {
    j: () => work.step(1),
    k: () => work.step(-1),
    u: work.undo,
    n: note,
    o: see,
    '/': () => document.querySelector<HTMLElement>('[role="dialog"] input[type="search"]')?.focus(),
    '?': help,
  };
  if (!canDecide && !canRevoke) return moving;
  const reasons: KeyActions = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [String(index + 1), () => work.rejectFor(index)]),
  );
  if (draft.kind !== undefined) return draft.kind === 'reject' ? reasons : {};
  const reject = () => draft.open('reject');
  if (canRevoke) return { ...moving, r: reject };
  const { presentId, myId, isReady, give } = assigning ?? {};
  return {
    ...moving,
    ...reasons,
    a: work.approve,
    r: reject,
    q: ask,
    w: kind.texts.approve && (() => draft.open('approve')),
    m: isReady === true && give ? () => give(presentId === myId ? undefined : myId) : undefined,
  };
}

/** What Escape does: one step out of the search, which it has emptied before, out of the text, or out of the workspace.
 * @param root - of the workspace */
export function stepOut<Row extends Reviewable>(root: HTMLElement | null, { draft, close }: Workspace<Row>): void {
  if (isSearch(document.activeElement)) root?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  else if (draft.kind !== undefined) draft.drop();
  else close();
}

export const isSearch = (element: Element | null): boolean => element?.matches('input[type="search"]') === true;

/** What the list of keys says. */
export function helpOf<Row extends Reviewable>(kind: ReviewKind<Row>): KeyHelp {
  return [
    ['J', 'Next'],
    ['K', 'Previous'],
    ['A', 'Approve'],
    ['R', 'Reject'],
    ...(kind.texts.reject.reasonsOf ? ([['1–9', 'Reject for a common reason']] as const) : []),
    ...(kind.ask ? ([['Q', kind.ask.label]] as const) : []),
    ...(kind.texts.approve ? ([['W', 'Approve with a note']] as const) : []),
    ['N', 'Add an internal note'],
    ...(kind.assign ? ([['M', 'Assign to me, or return it']] as const) : []),
    ['U', 'Undo the last decision'],
    ['O', 'Outcomes of the decisions'],
    ['/', 'Search'],
    ['?', 'This list'],
  ];
}

/** What the question before something is lost says besides itself. */
export interface LeaveWords {
  readonly title: string;
  readonly leave: string;
  readonly stay: string;
}

/** Unsaved changes, and the confirmation before they are lost. */
export interface Guarded {
  /** Replaces the usual question if the specification has its own. */
  readonly question?: string | undefined;
  /** Replaces the usual words around the question. */
  readonly words?: LeaveWords | undefined;
  /** The search parameter that keeps a dialog open: removing it closes the dialog. */
  readonly param?: string | undefined;
}

/** An open question. */
export interface LeaveQuestion {
  readonly question: string;
  readonly words: LeaveWords;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

const usualWords: LeaveWords = { title: 'Discard changes?', leave: 'Discard changes', stay: 'Keep editing' };
const usualQuestion = 'Your changes are not saved. If you leave now, they will be lost.';

const guarded = new Map<symbol, Guarded>();
let asked: LeaveQuestion | undefined;
const listeners = new Set<() => void>();

/** From now on, leaving asks first, and so does closing or reloading the tab, in the browser's own words. */
export function guard(key: symbol, unsaved: Guarded): void {
  if (guarded.size === 0) window.addEventListener('beforeunload', holdTab);
  guarded.set(key, unsaved);
}

/** Saved or discarded. */
export function release(key: symbol): void {
  guarded.delete(key);
  if (guarded.size === 0) window.removeEventListener('beforeunload', holdTab);
}

const errands = new Set<() => Promise<void>>();

/** Does this before everything is left: what is on its way is sent while there is a session. @returns a function that
 * undoes this. */
export function beforeLeaving(errand: () => Promise<void>): () => void {
  errands.add(errand);
  return () => errands.delete(errand);
}

/** Leaves everything, asking first if anything is unsaved. */
export function leaveAll(onLeave: () => void, onStay: () => void = () => {}): void {
  const last = [...guarded.values()].at(-1);
  if (!last) {
    if (errands.size === 0) onLeave();
    else void Promise.allSettled([...errands].map((errand) => errand())).then(onLeave);
  } else {
    ask(last, {
      onStay,
      onLeave: () => {
        for (const key of guarded.keys()) release(key);
        leaveAll(onLeave);
      },
    });
  }
}

/** Leaves one form, asking first if it is unsaved. */
export function leaveOne(key: symbol, onLeave: () => void): void {
  const unsaved = guarded.get(key);
  if (!unsaved) onLeave();
  else {
    ask(unsaved, {
      onStay: () => {},
      onLeave: () => {
        release(key);
        onLeave();
      },
    });
  }
}

/** Whether a move within the app would lose something: to another screen, or away from a dialog's parameter. */
export function losesUnsaved(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return guarded.size > 0;
  const next = new URLSearchParams(to.search);
  return [...guarded.values()].some(({ param }) => param !== undefined && !next.has(param));
}

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The open question. */
export const readQuestion = (): LeaveQuestion | undefined => asked;

/** Withdraws the open question, unanswered: what would show it is gone. */
export const dropQuestion = (): void => tell(undefined);

/** Calls back when a question is asked or answered. @returns an unsubscribe function. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One question at a time: a second attempt to leave while it is open is ignored. */
function ask(
  { question = usualQuestion, words = usualWords }: Guarded,
  ways: Pick<LeaveQuestion, 'onLeave' | 'onStay'>,
): void {
  if (asked) {
    ways.onStay();
    return;
  }
  const close = (then: () => void) => () => {
    tell(undefined);
    then();
  };
  tell({ question, words, onLeave: close(ways.onLeave), onStay: close(ways.onStay) });
}

function tell(question: LeaveQuestion | undefined): void {
  asked = question;
  for (const listener of listeners) listener();
}

function holdTab(event: Event): void {
  event.preventDefault();
}

import { ServerError } from '@grt/sdk';
import { readAccount } from '../../core/account.ts';
import { beforeLeaving } from '../unsaved-guard/unsaved.ts';
import { newIdempotencyKey } from '../../core/idempotency-key.ts';

/** How long a decision can be taken back before it is sent. @see docs/decisions/0021-review-workspace.md */
export const undoMs = 5000;
/** The first wait before a decision that could not be sent is tried again, and the longest. */
const retryMs = { first: 4000, longest: 60_000 } as const;

export type DecisionKind = 'approve' | 'reject';

/** A decision that was made here and that the server does not know yet, or not for long. */
export interface HeldDecision {
  /** What is reviewed: `registrations`. */
  readonly queue: string;
  readonly id: number;
  readonly name: string;
  readonly kind: DecisionKind;
  /** Notes of an approval, or the reason for a rejection. */
  readonly notes: string;
  /** `held`: it can be taken back. `unsent`: the server could not be reached, and is tried again.
   * `sent`: known to the server; it stays until the lists show so. */
  readonly state: 'held' | 'sending' | 'unsent' | 'sent';
}

export interface NewDecision extends Omit<HeldDecision, 'state'> {
  /** @param idempotencyKey - the same for every try, so that a lost reply does not decide twice */
  readonly send: (idempotencyKey: string) => Promise<void>;
  /** The server has it. Resolves when the lists show so. */
  readonly onSent: () => Promise<void>;
  /** The server refused it for good. */
  readonly onRefused: (error: Error) => Promise<void>;
  /** It could not be sent, for the first time. */
  readonly onUnsent: (error: Error) => void;
}

interface Entry {
  shown: HeldDecision;
  readonly decision: NewDecision;
  readonly key: string;
  /** Who decided: nobody else's session may send it. */
  readonly username: string | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  tries: number;
}

let entries: readonly Entry[] = [];
let shown: readonly HeldDecision[] = [];
const listeners = new Set<() => void>();

/** Every decision that is not yet in the lists, oldest first; the same array until one changes. */
export const readHeldDecisions = (): readonly HeldDecision[] => shown;

/** Calls back when a decision is made, taken back, or sent. @returns an unsubscribe function. */
export function onHeldDecisions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes a decision, which is sent when the time to take it back is over. A second one on the same case is ignored. */
export function holdDecision(decision: NewDecision): void {
  const { queue, id, name, kind, notes } = decision;
  if (shown.some((one) => one.queue === queue && one.id === id)) return;
  if (entries.length === 0) watchPage();
  const entry: Entry = {
    decision,
    shown: { queue, id, name, kind, notes, state: 'held' },
    key: newIdempotencyKey(),
    username: readAccount()?.username,
    timer: setTimeout(() => void send(entry), undoMs),
    tries: 0,
  };
  tell([...entries, entry]);
}

/** Takes back the latest decision of a queue that the server does not know. */
export function takeBackDecision(queue: string): HeldDecision | undefined {
  const last = entries.findLast(({ shown: one }) => one.queue === queue && one.state === 'held');
  if (!last) return undefined;
  drop(last);
  return last.shown;
}

/** Sends whatever can still be taken back, and tries again what could not be sent. */
export async function sendHeldDecisions(): Promise<void> {
  await Promise.all(entries.filter(({ shown: { state } }) => state === 'held' || state === 'unsent').map(send));
}

async function send(entry: Entry): Promise<void> {
  clearTimeout(entry.timer);
  turn(entry, 'sending');
  try {
    if (readAccount()?.username !== entry.username) throw new SessionOverError();
    await entry.decision.send(entry.key);
  } catch (error) {
    await notSent(entry, error instanceof Error ? error : new Error(String(error)));
    return;
  }
  turn(entry, 'sent');
  await entry.decision.onSent().finally(() => drop(entry));
}

async function notSent(entry: Entry, error: Error): Promise<void> {
  if (isFinal(error)) {
    await entry.decision.onRefused(error).finally(() => drop(entry));
    return;
  }
  const waitMs = Math.min(retryMs.first * 2 ** entry.tries, retryMs.longest);
  if (entry.tries === 0) entry.decision.onUnsent(error);
  entry.tries += 1;
  entry.timer = setTimeout(() => void send(entry), waitMs);
  turn(entry, 'unsent');
}

/** Without a reply it is not known whether the decision arrived; a server that is busy may take it later. */
const isFinal = (error: Error): boolean =>
  error instanceof SessionOverError || (error instanceof ServerError && error.status < 500 && error.status !== 429);

class SessionOverError extends Error {
  override readonly name = 'SessionOverError';
  override readonly message = 'You signed out before it was sent. It is still waiting in the queue.';
}

function turn(entry: Entry, state: HeldDecision['state']): void {
  entry.shown = { ...entry.shown, state };
  tell(entries);
}

function drop(entry: Entry): void {
  clearTimeout(entry.timer);
  tell(entries.filter((one) => one !== entry));
  if (entries.length === 0) leavePage();
}

function tell(next: readonly Entry[]): void {
  entries = next;
  shown = next.map((entry) => entry.shown);
  for (const listener of listeners) listener();
}

/** The browser is online again, or the page is closed. */
function sendAll(): void {
  void sendHeldDecisions();
}

/** The browser asks before a page is closed whose decisions cannot be sent. */
function onBeforeUnload(event: Event): void {
  if (shown.some(({ state }) => state === 'unsent')) event.preventDefault();
}

let endErrand: (() => void) | undefined;

function watchPage(): void {
  endErrand = beforeLeaving(sendHeldDecisions);
  window.addEventListener('online', sendAll);
  window.addEventListener('pagehide', sendAll);
  window.addEventListener('beforeunload', onBeforeUnload);
}

function leavePage(): void {
  endErrand?.();
  window.removeEventListener('online', sendAll);
  window.removeEventListener('pagehide', sendAll);
  window.removeEventListener('beforeunload', onBeforeUnload);
}

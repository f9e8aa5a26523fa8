import { followPolicy, retryDelayMs } from '@grt/sdk';
import { onAccountElsewhere, readAccount } from '../../core/account.ts';
import { onConnection, readConnection } from '../../core/connection.ts';
import { newIdempotencyKey } from '../../core/idempotency-key.ts';
import { readEndedAccount } from '../../core/session-end.ts';
import { onSignOut } from '../../core/sign-out.ts';
import { beforeLeaving } from '../unsaved-guard/unsaved.ts';
import { decidedHere } from './decided-here.ts';
import { SessionOverError, troubleOf, unreachable } from './decision-trouble.ts';

/** How long a decision can be taken back before it is sent. @see docs/decisions/0021-review-workspace.md */
export const undoMs = 5000;
/** So often the server may fail over a decision; then a person has to look. */
const mostFailures = 3;
/** How long the number of decisions that were sent is shown. */
const countMs = 10_000;

export type DecisionKind = 'approve' | 'reject';

/** A decision that was made here, until it is in the lists, or, if it is never sent, until that was seen. */
export interface HeldDecision {
  /** The same for every try, so that a lost reply does not decide twice. */
  readonly key: string;
  /** What is reviewed: `registrations`. */
  readonly queue: string;
  readonly id: number;
  readonly name: string;
  /** What it is about: `application`. */
  readonly noun: string;
  /** Where its case is shown. */
  readonly address: string;
  readonly kind: DecisionKind;
  /** Notes of an approval, or the reason for a rejection. */
  readonly notes: string;
  /** Who decided: nobody else's session may send it, and nobody else sees it. */
  readonly username: string | undefined;
  /** `held`: it can be taken back. `waiting`: it could not be sent, and is tried again.
   * `sent`: known to the server; it stays until the lists show so.
   * `refused` and `failed`: it is not sent again by itself, and stays until that was seen. */
  readonly state: 'held' | 'sending' | 'waiting' | 'sent' | 'refused' | 'failed';
  /** Why it waits, was refused, or failed. */
  readonly why?: string;
  /** The server's ID for the request that failed. */
  readonly requestId?: string | undefined;
  /** The server does not know it. */
  readonly canTakeBack: boolean;
  /** Whether the lists show what became of it. */
  readonly isListed: boolean;
}

export interface NewDecision extends Pick<
  HeldDecision,
  'queue' | 'id' | 'name' | 'noun' | 'address' | 'kind' | 'notes'
> {
  readonly send: (idempotencyKey: string) => Promise<void>;
  /** The server has it. Resolves when the lists show so. */
  readonly onSent: () => Promise<void>;
  /** The server refused it for good, or failed too often. Resolves when the lists show what the case is. */
  readonly onFailed: (error: Error) => Promise<void>;
  /** It could not be sent, for the first time. */
  readonly onWaiting: () => void;
}

interface Entry {
  shown: HeldDecision;
  readonly decision: NewDecision;
  /** The try that is under way. */
  attempt: Promise<void> | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  tries: number;
  /** How often the server failed over it. */
  failures: number;
  /** A try without a reply may have arrived. */
  mayBeDone: boolean;
}

let entries: readonly Entry[] = [];
let shown: readonly HeldDecision[] = [];
let sent = 0;
let countTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Every decision that is not yet in the lists, or whose end was not seen, oldest first; the same array until one changes. */
export const readHeldDecisions = (): readonly HeldDecision[] => shown;

/** How many decisions were sent just now. */
export const readSentCount = (): number => sent;

/** Calls back when a decision is made, taken back, or sent. @returns an unsubscribe function. */
export function onHeldDecisions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether it was neither sent nor will be by itself. */
export const isEnded = ({ state }: HeldDecision): boolean => state === 'refused' || state === 'failed';

/** Whose session it is, also while the same person is asked to sign in again. */
export const whoDecides = (): string | undefined => (readAccount() ?? readEndedAccount())?.username;

/** Makes a decision, which is sent when the time to take it back is over. A second one on the same case is ignored,
 * unless the first one came to nothing. */
export function holdDecision(decision: NewDecision): void {
  const { queue, id, name, noun, address, kind, notes } = decision;
  const earlier = entries.find(({ shown: one }) => one.queue === queue && one.id === id);
  if (earlier && !isEnded(earlier.shown)) return;
  if (endWatch.length === 0) watchPage();
  decidedHere();
  const entry: Entry = {
    decision,
    shown: {
      queue,
      id,
      name,
      noun,
      address,
      kind,
      notes,
      key: newIdempotencyKey(),
      username: whoDecides(),
      ...(isUnreachable() ? { state: 'waiting', why: unreachable } : { state: 'held' }),
      canTakeBack: true,
      isListed: false,
    },
    attempt: undefined,
    timer: setTimeout(() => void send(entry), undoMs),
    tries: 0,
    failures: 0,
    mayBeDone: false,
  };
  tell([...entries.filter((one) => one !== earlier), entry]);
}

/** Takes back the latest decision of a queue that the server does not know. */
export function takeBackDecision(queue: string): HeldDecision | undefined {
  const last = entries.findLast(({ shown: one }) => one.queue === queue && one.canTakeBack);
  if (!last) return undefined;
  drop([last]);
  return last.shown;
}

/** Sends whatever can still be taken back, and tries again what could not be sent. */
export async function sendHeldDecisions(): Promise<void> {
  await Promise.all(entries.filter(({ shown: one }) => one.state !== 'sent' && !isEnded(one)).map(send));
}

/** Tries again what the server failed over. */
export function retryDecision(key: string): void {
  const entry = entries.find(({ shown: one }) => one.key === key && one.state === 'failed');
  if (!entry) return;
  turn(entry, { state: 'waiting', isListed: false });
  void send(entry);
}

/** It was seen that these were refused or failed. */
export const dismissDecisions = (keys: readonly string[]): void =>
  drop(entries.filter(({ shown: one }) => isEnded(one) && keys.includes(one.key)));

/** A decision whose try is under way is not sent twice. */
async function send(entry: Entry): Promise<void> {
  entry.attempt ??= attempt(entry).finally(() => (entry.attempt = undefined));
  await entry.attempt;
}

async function attempt(entry: Entry): Promise<void> {
  clearTimeout(entry.timer);
  const wasOffline = !navigator.onLine;
  turn(entry, { canTakeBack: false, ...(entry.shown.state === 'held' && { state: 'sending' }) });
  try {
    if (!isOurs(entry)) throw new SessionOverError();
    await entry.decision.send(entry.shown.key);
  } catch (error) {
    notSent(entry, error instanceof Error ? error : new Error(String(error)), wasOffline);
    return;
  }
  countSent();
  turn(entry, { state: 'sent' });
  await entry.decision.onSent().finally(() => drop([entry]));
}

function notSent(entry: Entry, error: Error, wasOffline: boolean): void {
  const { state, why, requestId, mayBeDone } = troubleOf(error, wasOffline);
  entry.mayBeDone ||= mayBeDone;
  if (state === 'failed') entry.failures += 1;
  if (state === 'refused' || (state === 'failed' && entry.failures >= mostFailures)) {
    turn(entry, { state, why, requestId });
    void entry.decision.onFailed(error).finally(() => listEnded(entry));
    return;
  }
  entry.tries += 1;
  const delayMs = retryDelayMs(followPolicy, { error, attempt: entry.tries }) ?? followPolicy.longestWaitMs;
  entry.timer = setTimeout(() => void send(entry), delayMs);
  if (entry.tries === 1) entry.decision.onWaiting();
  turn(entry, { state: 'waiting', why, canTakeBack: !entry.mayBeDone });
}

/** The lists show what the case is. */
function listEnded(entry: Entry): void {
  if (!isOurs(entry)) drop([entry]);
  else if (isEnded(entry.shown)) turn(entry, { isListed: true });
}

const isOurs = ({ shown: { username } }: Entry): boolean => username === whoDecides();

/** As the browser says, or as the latest calls have shown. */
const isUnreachable = (): boolean => !navigator.onLine || readConnection().isLost;

function countSent(): void {
  sent += 1;
  clearTimeout(countTimer);
  countTimer = setTimeout(forgetCount, countMs);
}

function forgetCount(): void {
  sent = 0;
  drop([]);
}

function turn(entry: Entry, change: Partial<HeldDecision>): void {
  entry.shown = { ...entry.shown, ...change };
  tell(entries);
}

function drop(over: readonly Entry[]): void {
  for (const { timer } of over) clearTimeout(timer);
  tell(entries.filter((one) => !over.includes(one)));
  if (entries.length === 0 && sent === 0) leavePage();
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

function onConnectionChange(): void {
  if (!readConnection().isLost) sendAll();
  else {
    const held = entries.filter(({ shown: { state } }) => state === 'held');
    for (const entry of held) turn(entry, { state: 'waiting', why: unreachable });
  }
}

/** Signed out here or in another tab: what was not sent is told, and nothing is left to see for whoever comes next. */
function onAccountChange(): void {
  sent = 0;
  drop(entries.filter((entry) => !isOurs(entry) && isEnded(entry.shown)));
  for (const entry of entries) if (!isOurs(entry)) void send(entry);
}

/** The browser asks before a page is closed whose decisions cannot be sent. */
function onBeforeUnload(event: Event): void {
  if (shown.some(({ state }) => state === 'waiting' || state === 'failed')) event.preventDefault();
}

let endWatch: readonly (() => unknown)[] = [];

function watchPage(): void {
  endWatch = [
    beforeLeaving(sendHeldDecisions),
    onConnection(onConnectionChange),
    onSignOut(onAccountChange),
    onAccountElsewhere(onAccountChange),
  ];
  window.addEventListener('online', sendAll);
  window.addEventListener('pagehide', sendAll);
  window.addEventListener('beforeunload', onBeforeUnload);
}

function leavePage(): void {
  for (const end of endWatch) end();
  endWatch = [];
  window.removeEventListener('online', sendAll);
  window.removeEventListener('pagehide', sendAll);
  window.removeEventListener('beforeunload', onBeforeUnload);
}

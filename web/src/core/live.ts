import type { LiveChange, LookedAtKind } from '@grt/sdk/contract';

/** Something that happened, and when this page was told. */
export interface LiveNews extends LiveChange {
  /** Milliseconds since 1970, by this machine's clock. */
  readonly toldAtMs: number;
}

/** What the server tells while a console is open. */
export interface Live {
  /** Whether it tells; otherwise counts are polled. */
  readonly isOpen: boolean;
  /** The latest of what others did, oldest first. */
  readonly news: readonly LiveNews[];
}

/** More than anyone counts; a list that was not read again for as long shows the number reached. */
const keptMax = 1000;

let live: Live = { isOpen: false, news: [] };
const listeners = new Set<() => void>();

/** Where it is kept who else is looking at records of a kind; it is read again when that is told. */
export const lookingKey = (kind?: LookedAtKind) => (kind === undefined ? ['looking'] : ['looking', kind]);

/** The latest state; the same object until it changes. */
export const readLive = (): Live => live;

/** Calls back when something happened, or the connection changed. @returns an unsubscribe function. */
export function onLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server tells from now on, or no longer does. */
export function setLiveOpen(isOpen: boolean): void {
  if (live.isOpen !== isOpen) change({ ...live, isOpen });
}

/** What others did; screens follow what is done here by themselves. */
export function addNews(news: readonly LiveNews[]): void {
  const ofOthers = news.filter(({ mine }) => !mine);
  if (ofOthers.length > 0) change({ ...live, news: [...live.news, ...ofOthers].slice(-keptMax) });
}

/** For whoever signs in next. */
export function forgetNews(): void {
  change({ isOpen: false, news: [] });
}

function change(next: Live): void {
  live = next;
  for (const listener of listeners) listener();
}

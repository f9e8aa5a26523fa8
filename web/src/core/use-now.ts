import { useSyncExternalStore } from 'react';

const tickMs = 30_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time, updated every half minute, so that relative times stay correct while the page is open. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, readNow, readNow);
}

const readNow = (): Date => now;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = new Date();
    timer = setInterval(tick, tickMs);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

import { useEffect, useState, useSyncExternalStore } from 'react';

let open: readonly symbol[] = [];
const listeners = new Set<() => void>();

/** Whether nothing opened later is on top of this: only the topmost responds to Escape. */
export function useIsTopmost(opened: boolean): boolean {
  const [key] = useState(() => Symbol('layer'));

  useEffect(() => {
    if (!opened) return undefined;
    change([...open, key]);
    return () => change(open.filter((one) => one !== key));
  }, [opened, key]);

  return useSyncExternalStore(subscribe, readTop, readTop) === key;
}

const readTop = (): symbol | undefined => open.at(-1);

function change(next: readonly symbol[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

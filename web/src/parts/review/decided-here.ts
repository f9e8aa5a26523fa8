let isSo = false;
const listeners = new Set<() => void>();

/** Whether a decision was held since the page was opened. Apart from the decisions, so that screens load none of their code
 * before. */
export const readDecidedHere = (): boolean => isSo;

/** Calls back when the first decision is held. @returns an unsubscribe function. */
export function onDecidedHere(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function decidedHere(): void {
  if (isSo) return;
  isSo = true;
  for (const listener of listeners) listener();
}

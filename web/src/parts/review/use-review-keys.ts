import { useEffect, useRef, type RefObject } from 'react';
import { usePreferences } from '../../core/use-preferences.ts';

/** What each key does, by `event.key`; undefined where it does nothing at the moment. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** The single keys of the workspace. They act neither while one types nor while another dialog is on top, and can be
 * turned off (WCAG 2.1.4).
 * @param root - an element of the workspace's dialog */
export function useReviewKeys(root: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const { shortcuts } = usePreferences();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (shortcuts === 'off') return undefined;
    const onKey = (event: KeyboardEvent) => {
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (!isInWorkspace(event.target, root.current) || isTyping(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shortcuts, root]);
}

/** Focus that was lost to the page counts as the workspace's while no other dialog is open. */
function isInWorkspace(target: EventTarget | null, element: HTMLElement | null): boolean {
  const dialog = element?.closest('[role="dialog"]');
  if (!dialog) return false;
  if (target === document.body) return document.querySelectorAll('[role="dialog"]').length === 1;
  return target instanceof Node && dialog.contains(target);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

import { useEffect, useRef, type RefObject } from 'react';
import { usePreferences } from '../../core/use-preferences.ts';

/** What each key does, by `event.key`; undefined where it does nothing at the moment. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** How long single keys rest after a text lost the focus: whoever still types must not decide with a letter. */
const restMs = 300;

/** The keys of the workspace, none of which acts while another dialog is on top. Single characters act neither while
 * one types nor right after that, and can be turned off (WCAG 2.1.4).
 * @param root - an element of the workspace's dialog */
export function useReviewKeys(root: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const { shortcuts } = usePreferences();
  const latest = useRef({ actions, shortcuts });
  useEffect(() => {
    latest.current = { actions, shortcuts };
  });
  useEffect(() => {
    const texts = watchTexts();
    const onKey = (event: KeyboardEvent) => {
      const isSingle = event.key.length === 1;
      const act = latest.current.actions[isSingle ? event.key.toLowerCase() : event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
      if (!isInWorkspace(event.target, root.current)) return;
      if (isSingle && (latest.current.shortcuts === 'off' || texts.areBusy(event))) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      texts.end();
    };
  }, [root]);
}

/** Follows the focus into texts and out of them. The times are those of the events, so that a key that had to wait for
 * the page counts from when it was pressed. */
function watchTexts() {
  let isInText = isText(document.activeElement);
  let lostAt = -Infinity;
  const onFocus = ({ type, target, timeStamp }: FocusEvent) => {
    // Not every browser tells that a text lost the focus by being removed: then the next element that gets it does.
    if (isInText) lostAt = timeStamp;
    isInText = type === 'focusin' && isText(target);
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onFocus);
  return {
    areBusy: ({ target, timeStamp }: KeyboardEvent) => isText(target) || timeStamp - lostAt < restMs,
    end() {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onFocus);
    },
  };
}

/** Focus that was lost to the page counts as the workspace's while no other dialog is open. */
function isInWorkspace(target: EventTarget | null, element: HTMLElement | null): boolean {
  const dialog = element?.closest('[role="dialog"]');
  if (!dialog) return false;
  if (target === document.body) return document.querySelectorAll('[role="dialog"]').length === 1;
  return target instanceof Node && dialog.contains(target);
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

import { useEffect, useRef } from 'react';

/** Tabs may be wider than a phone: scrolls the open one into view.
 * @param open - its zero-based index
 * @returns a `ref` for the tab list */
export function useTabInSight(open: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.children[open];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return list;
}

import { useEffect, useRef } from 'react';

/** Tabs may be wider than a phone: the open one is moved into sight.
 * @param open - its place among them, from 0
 * @returns what the list of tabs takes as its `ref` */
export function useTabInSight(open: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.children[open];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return list;
}

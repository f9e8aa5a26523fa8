import { useEffect, useRef } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { toastMs } from '../core/screen-constants.ts';
import styles from './toast-place.module.css';

/** Where toasts appear: in the line that consoles keep for them at the foot of the window; those that
 * find no room there wait for it. Bulk actions stand above that line, and everything else makes room for them. */
export function ToastPlace() {
  const isNarrow = useMediaQuery('(max-width: 860px)');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const runs = box.current?.querySelector<HTMLElement>('[data-position="bottom-center"]');
    if (!runs) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--grt-runs', `${String(runs.offsetHeight)}px`));
    observer.observe(runs);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--grt-runs');
    };
  }, []);
  return (
    <div ref={box}>
      <Notifications
        className={styles['place'] ?? ''}
        position="bottom-right"
        withinPortal={false}
        autoClose={toastMs}
        limit={isNarrow ? 1 : 3}
        transitionDuration={120}
      />
    </div>
  );
}

import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './header-panel.module.css';

interface PanelBodyProps {
  /** The button with its panel. */
  readonly box: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel below a button of the header. It is closed by Escape, which gives the focus back to the button; by a click or the
 * focus elsewhere; and when another screen opens. */
export function PanelBody({ box, title, onClose, children }: PanelBodyProps) {
  const close = useEffectEvent(onClose);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) close();
  }, [key, openedAt]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    const ends = new AbortController();
    const listening = { signal: ends.signal };
    document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), listening);
    element.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), listening);
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
      element.querySelector('button')?.focus();
    };
    element.addEventListener('keydown', byKey, listening);
    return () => ends.abort();
  }, [box]);
  return (
    <section className={styles['panel']} aria-label={title}>
      {children}
    </section>
  );
}

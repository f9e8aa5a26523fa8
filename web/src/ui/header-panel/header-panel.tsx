import { Suspense, useRef, useState, type ReactNode } from 'react';
import styles from './header-panel.module.css';
import { lazyPart } from '../lazy-part.tsx';

const PanelBody = lazyPart(async () => ({ default: (await import('./panel-body.tsx')).PanelBody }));

interface HeaderPanelProps {
  /** What the button is called, unless what it shows says so. */
  readonly label?: string;
  /** What the panel is called. */
  readonly title: string;
  /** What the button shows. */
  readonly button: ReactNode;
  /** The panel's content, rendered while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button in the header with a panel below it, which is loaded when it first opens. */
export function HeaderPanel({ label, title, button, children }: HeaderPanelProps) {
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => setOpened(false);
  return (
    <div ref={box} className={styles['box']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={label}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {button}
      </button>
      {opened && (
        <Suspense>
          <PanelBody box={box} title={title} onClose={close}>
            {children(close)}
          </PanelBody>
        </Suspense>
      )}
    </div>
  );
}

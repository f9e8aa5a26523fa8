import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useIsTopmost } from '../core/use-topmost.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Widest, in pixels; 560 by default. */
  readonly width?: number;
  /** Small ones stay small on a phone, others fill the screen there. */
  readonly small?: boolean;
  /** False while Escape would stop work that is going on. */
  readonly closesByKey?: boolean;
  /** Whether a click beside it closes it: not where it would lose what somebody has typed. */
  readonly closesByClick?: boolean;
  /** What stands over every other dialog, whichever was opened first: the sign-in, and over it a question. */
  readonly level?: keyof typeof levels;
}

/** A dialog over the screen. It holds the focus, gives it back, and closes on Escape while no other stands over it. */
export function Dialog(props: DialogProps) {
  const { title, opened, onClose, children, width = 560, small = false, closesByKey = true } = props;
  const isPhone = useMediaQuery('(max-width: 40em)');
  const isTopmost = useIsTopmost(opened);
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      size={width}
      {...(props.level === undefined ? {} : { zIndex: levels[props.level] })}
      centered={small}
      fullScreen={isPhone && !small}
      closeOnClickOutside={props.closesByClick ?? small}
      closeOnEscape={closesByKey && isTopmost}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 120 }}
      overlayProps={{ backgroundOpacity: 0.5 }}
      classNames={{ title: styles['title'] ?? '', content: styles['content'] ?? '', header: styles['header'] ?? '' }}
    >
      {children}
    </Modal>
  );
}

/** Over dialogs (200) and below notifications (400). */
const levels = { session: 300, question: 350 } as const;

/** The buttons at the end of a dialog: they stay in reach while what is above them scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

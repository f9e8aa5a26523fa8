import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import styles from './dialog.module.css';

interface DialogProps {
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
}

/** A dialog over the screen. It holds the focus, gives it back, and closes on Escape. */
export function Dialog(props: DialogProps) {
  const { title, opened, onClose, children, width = 560, small = false, closesByKey = true } = props;
  const isPhone = useMediaQuery('(max-width: 40em)');
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      size={width}
      centered={small}
      fullScreen={isPhone && !small}
      closeOnClickOutside={props.closesByClick ?? small}
      closeOnEscape={closesByKey}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 120 }}
      overlayProps={{ backgroundOpacity: 0.5 }}
      classNames={{ title: styles['title'] ?? '', content: styles['content'] ?? '', header: styles['header'] ?? '' }}
    >
      {children}
    </Modal>
  );
}

/** The buttons at the end of a dialog: they stay in reach while what is above them scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

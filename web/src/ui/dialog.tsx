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
  /** Fills the window, for work that takes a while. */
  readonly full?: boolean;
  /** Small ones stay small on a phone; others fill the screen. */
  readonly small?: boolean;
  /** False while Escape would interrupt running work. */
  readonly closesByKey?: boolean;
  /** Whether a click outside closes it: not if it would lose input. */
  readonly closesByClick?: boolean;
  /** For dialogs above all others regardless of order: the sign-in, and above it a confirmation. */
  readonly level?: keyof typeof levels;
}

/** A dialog over the screen. It traps focus, restores it, and closes on Escape while it is topmost. */
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
      fullScreen={props.full === true || (isPhone && !small)}
      closeOnClickOutside={props.closesByClick ?? small}
      closeOnEscape={closesByKey && isTopmost}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 120 }}
      overlayProps={{ backgroundOpacity: 0.5 }}
      classNames={{ title: styles['title'] ?? '', content: styles['content'] ?? '', header: styles['header'] ?? '' }}
    >
      <span hidden ref={preferFirstField} />
      {children}
    </Modal>
  );
}

const fields = [
  'input:not([type="hidden"], [type="radio"], [tabindex="-1"], :disabled)',
  'input[type="radio"]:checked:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
].join(', ');

/** Lets the focus start in the first field instead of on Close, unless the content says where.
 * @param mark - in the dialog's content */
function preferFirstField(mark: HTMLElement | null) {
  const body = mark?.parentElement;
  if (body?.querySelector('[data-autofocus]') === null) {
    body.querySelector(fields)?.setAttribute('data-autofocus', '');
  }
}

/** Over dialogs (200) and below notifications (400). */
const levels = { session: 300, question: 350 } as const;

/** The buttons at the end of a dialog, which stay visible while the content scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles['actions']} data-foot>
      {children}
    </div>
  );
}

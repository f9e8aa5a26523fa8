import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useIsTopmost } from '../core/use-topmost.ts';
import { Name } from './name.tsx';
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
  /** A call is under way that closing would not cancel: nothing closes it until the reply. A form inside says so with
   * `useDialogBusy`. */
  readonly busy?: boolean;
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
  const [calls, countCalls] = useState(0);
  const isBusy = props.busy === true || calls > 0;
  return (
    <Modal
      title={<Name>{title}</Name>}
      opened={opened}
      onClose={isBusy ? stayOpen : onClose}
      size={width}
      {...(props.level === undefined ? {} : { zIndex: levels[props.level] })}
      centered={small}
      fullScreen={props.full === true || (isPhone && !small)}
      closeOnClickOutside={props.closesByClick ?? small}
      closeOnEscape={closesByKey && isTopmost}
      closeButtonProps={{ 'aria-label': 'Close', disabled: isBusy }}
      transitionProps={{ duration: 120 }}
      overlayProps={{ backgroundOpacity: 0.5 }}
      classNames={{ title: styles['title'] ?? '', content: styles['content'] ?? '', header: styles['header'] ?? '' }}
      // The banner is that of the screen.
      attributes={{ header: { role: 'none' } }}
    >
      <FocusKeeper isBusy={isBusy} />
      <CallsContext value={countCalls}>
        <BusyContext value={isBusy}>{children}</BusyContext>
      </CallsContext>
    </Modal>
  );
}

const stayOpen = () => {};

const CallsContext = createContext<(change: (calls: number) => number) => void>(stayOpen);
const BusyContext = createContext(false);

/** Keeps the dialog around it open while a call is under way that closing would not cancel, or its text is being checked
 * before. Does nothing outside of one. */
export function useDialogBusy(isBusy: boolean): void {
  const countCalls = useContext(CallsContext);
  // Before the next key press.
  useLayoutEffect(() => {
    if (!isBusy) return undefined;
    countCalls((calls) => calls + 1);
    return () => countCalls((calls) => calls - 1);
  }, [isBusy, countCalls]);
}

/** Says where the focus starts. A button that is disabled would lose it: meanwhile the dialog has it, and afterwards the
 * button again. */
function FocusKeeper({ isBusy }: { isBusy: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  const lost = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => preferFirstField(mark.current), []);

  useLayoutEffect(() => {
    const dialog = mark.current?.closest<HTMLElement>('[role="dialog"]');
    const { activeElement: focused } = document;
    if (!isBusy) {
      if (focused === dialog) lost.current?.focus({ preventScroll: true });
      lost.current = undefined;
    } else if (focused instanceof HTMLElement && focused.matches(':disabled') && dialog?.contains(focused) === true) {
      lost.current = focused;
      dialog.focus({ preventScroll: true });
    }
  }, [isBusy]);

  return <span hidden ref={mark} />;
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

/** The buttons at the end of a dialog, which stay visible while the content scrolls. Like every other way out, none of them
 * works while a call is under way. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles['actions']} role="presentation" disabled={useContext(BusyContext)} data-print="no">
      {children}
    </fieldset>
  );
}

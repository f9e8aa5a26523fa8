import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import styles from './confirm-dialog.module.css';
import { Dialog, DialogActions } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  /** The question, as the specification words it. */
  readonly question: string;
  /** What to know before deciding. */
  readonly children?: ReactNode;
  readonly opened: boolean;
  readonly confirm: { readonly label: string; readonly busyLabel: string; readonly tone?: 'red' | 'cobalt' };
  /** Label of the cancel button if "Cancel" would be ambiguous. */
  readonly cancelLabel?: string;
  /** Over every other dialog, whichever was opened first. */
  readonly level?: 'question';
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something irreversible. Once confirmed, nothing closes it until the reply. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, children, opened, confirm, busy, onConfirm, onClose } = props;
  return (
    <Dialog
      title={title}
      opened={opened}
      onClose={onClose}
      width={440}
      small
      busy={busy}
      {...(props.level === undefined ? {} : { level: props.level })}
    >
      <div className={styles['question']}>
        <p>{question}</p>
        {children}
      </div>
      <DialogActions>
        <Button variant="default" disabled={busy} onClick={onClose} data-autofocus>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button color={confirm.tone ?? 'red'} disabled={busy} onClick={onConfirm}>
          {busy ? confirm.busyLabel : confirm.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

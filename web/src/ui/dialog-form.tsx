import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { DialogActions } from './dialog.tsx';
import styles from './dialog-form.module.css';

interface DialogFormProps {
  readonly children: ReactNode;
  /** The button that sends it; left out where only the way back is left. */
  readonly send?: {
    readonly label: string;
    readonly busyLabel: string;
    readonly busy: boolean;
    readonly disabled?: boolean;
    readonly tone?: 'red' | 'cobalt';
  };
  readonly cancelLabel?: string;
  /** The way back has the focus: for what cannot be taken back. */
  readonly isCautious?: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** A form in a dialog: its fields one below the other, and the two ways out at the end. */
export function DialogForm(props: DialogFormProps) {
  const { children, send, cancelLabel = 'Cancel', isCautious = false, onSend, onCancel } = props;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <DialogActions>
        <Button variant="default" onClick={onCancel} {...(isCautious ? { 'data-autofocus': true } : {})}>
          {cancelLabel}
        </Button>
        {send && (
          <Button type="submit" color={send.tone ?? 'cobalt'} disabled={send.busy || send.disabled === true}>
            {send.busy ? send.busyLabel : send.label}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

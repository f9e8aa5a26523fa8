import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { DialogActions, useDialogBusy } from './dialog.tsx';
import styles from './dialog-form.module.css';

interface DialogFormProps {
  readonly children: ReactNode;
  /** The submit button; omitted if only the back button remains. */
  readonly send?: {
    readonly label: string;
    readonly busyLabel: string;
    readonly busy: boolean;
    readonly disabled?: boolean;
    readonly tone?: 'red' | 'cobalt';
  };
  readonly cancelLabel?: string;
  /** The cancel button gets focus: for irreversible actions. */
  readonly isCautious?: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** A form in a dialog: stacked fields, with the two buttons at the end. While it is being sent, nothing closes the dialog:
 * it would look canceled, and be done. */
export function DialogForm(props: DialogFormProps) {
  const { children, send, cancelLabel = 'Cancel', isCautious = false, onSend, onCancel } = props;
  const isBusy = send?.busy === true;
  useDialogBusy(isBusy);
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
        <Button
          variant="default"
          disabled={isBusy}
          onClick={onCancel}
          {...(isCautious ? { 'data-autofocus': true } : {})}
        >
          {cancelLabel}
        </Button>
        {send && (
          <Button type="submit" color={send.tone ?? 'cobalt'} disabled={isBusy || send.disabled === true}>
            {isBusy ? send.busyLabel : send.label}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

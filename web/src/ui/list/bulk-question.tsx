import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../dialog.tsx';
import styles from './bulk-dialog.module.css';

interface BulkQuestionProps {
  readonly title: string;
  /** What will happen, with the count. */
  readonly question: string;
  /** Additional fields, such as a reason. */
  readonly children?: ReactNode;
  readonly opened: boolean;
  readonly confirm: { readonly label: string; readonly tone?: 'red' | 'cobalt'; readonly disabled?: boolean };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms a bulk action, which then goes on at the foot of the window. */
export function BulkQuestion(props: BulkQuestionProps) {
  const { title, question, children, opened, confirm, onConfirm, onClose } = props;
  return (
    <Dialog title={title} opened={opened} onClose={onClose} width={600}>
      <div className={styles['question']}>
        <p>{question}</p>
        {children}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color={confirm.tone ?? 'cobalt'} disabled={confirm.disabled ?? false} onClick={onConfirm}>
          {confirm.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

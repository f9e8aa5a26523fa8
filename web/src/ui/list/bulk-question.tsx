import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { Dialog, DialogActions } from '../dialog.tsx';
import styles from './bulk-question.module.css';

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
  const { title, children, opened, confirm, onConfirm, onClose } = props;
  // The selection is cleared as it closes; what was asked stays until it is gone.
  const question = useLastDefined(opened ? props.question : undefined) ?? props.question;
  const label = useLastDefined(opened ? confirm.label : undefined) ?? confirm.label;
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
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { LeaveQuestion } from './unsaved.ts';

interface QuestionDialogProps {
  readonly asked: LeaveQuestion;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The confirmation before unsaved work is lost. */
export function QuestionDialog({ asked, opened, onClose }: QuestionDialogProps) {
  return (
    <ConfirmDialog
      title={asked.words.title}
      question={asked.question}
      opened={opened}
      confirm={{ label: asked.words.leave, busyLabel: asked.words.leave }}
      cancelLabel={asked.words.stay}
      level="question"
      busy={false}
      onConfirm={asked.onLeave}
      onClose={onClose}
    />
  );
}

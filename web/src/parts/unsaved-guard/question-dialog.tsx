import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { LeaveQuestion } from './unsaved.ts';

/** The confirmation before unsaved work is lost. */
export function QuestionDialog({ asked, opened }: { asked: LeaveQuestion | undefined; opened: boolean }) {
  return (
    <ConfirmDialog
      title="Discard changes?"
      question={asked?.question ?? ''}
      opened={opened}
      confirm={{ label: 'Discard changes', busyLabel: 'Discarding...' }}
      cancelLabel="Keep editing"
      level="question"
      busy={false}
      onConfirm={() => asked?.onLeave()}
      onClose={() => asked?.onStay()}
    />
  );
}

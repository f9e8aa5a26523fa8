import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { leaveAll, losesUnsaved, onQuestion, readQuestion } from './unsaved.ts';

/** Asks before unsaved work is lost. It stands once in the app, because the router takes one blocker at a time. */
export function UnsavedQuestion() {
  const asked = useSyncExternalStore(onQuestion, readQuestion, readQuestion);
  const shown = useLastDefined(asked);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesUnsaved(currentLocation, nextLocation));

  useEffect(() => {
    if (blocker.state === 'blocked') leaveAll(blocker.proceed, blocker.reset);
  }, [blocker]);

  return (
    <ConfirmDialog
      title="Discard changes?"
      question={shown?.question ?? ''}
      opened={asked !== undefined}
      confirm={{ label: 'Discard changes', busyLabel: 'Discarding...' }}
      cancelLabel="Keep editing"
      level="question"
      busy={false}
      onConfirm={() => asked?.onLeave()}
      onClose={() => asked?.onStay()}
    />
  );
}

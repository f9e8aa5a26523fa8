import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { dropQuestion, leaveAll, losesUnsaved, onQuestion, readQuestion } from './unsaved.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const QuestionDialog = lazyAhead(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }));

/** Asks before unsaved work is lost. Rendered once in the app, because the router supports one blocker at a time. */
export function UnsavedQuestion() {
  const asked = useSyncExternalStore(onQuestion, readQuestion, readQuestion);
  const shown = useLastDefined(asked);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesUnsaved(currentLocation, nextLocation));

  useEffect(() => {
    if (blocker.state === 'blocked') leaveAll(blocker.proceed, blocker.reset);
  }, [blocker]);

  // Whatever is shown next did not ask it.
  useEffect(() => dropQuestion, []);

  return (
    <OnDemand opened={asked !== undefined}>
      {(opened) => shown && <QuestionDialog asked={shown} opened={opened} onClose={shown.onStay} />}
    </OnDemand>
  );
}

import { useEffect, useSyncExternalStore } from 'react';
import { isAsking, keepAsking, onConfirmation } from '../core/confirmation.ts';
import { OnDemand } from '../ui/on-demand.tsx';
import { lazyAhead } from '../ui/lazy-part.tsx';

const StepUpDialog = lazyAhead(async () => ({
  default: (await import('../parts/step-up/step-up-dialog.tsx')).StepUpDialog,
}));

/** Asks for the password or a code, over the current screen, when a call needs it. */
export function ConfirmationKeeper() {
  const isOpen = useSyncExternalStore(onConfirmation, isAsking, isAsking);
  useEffect(() => keepAsking(), []);
  return <OnDemand opened={isOpen}>{(opened) => <StepUpDialog opened={opened} />}</OnDemand>;
}

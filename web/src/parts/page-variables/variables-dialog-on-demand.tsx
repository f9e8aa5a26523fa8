import { OnDemand } from '../../ui/on-demand.tsx';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const Loaded = lazyAhead(async () => ({ default: (await import('./variables-dialog.tsx')).VariablesDialog }));

interface VariablesDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The page variables dialog, loaded on demand. */
export function VariablesDialog({ opened, onClose }: VariablesDialogProps) {
  return <OnDemand opened={opened}>{(isOpen) => <Loaded opened={isOpen} onClose={onClose} />}</OnDemand>;
}

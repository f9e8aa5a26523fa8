import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { OnDemand } from './on-demand.tsx';
import { lazyAhead } from './lazy-part.tsx';

const ConfirmDialog = lazyAhead(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** A question whose dialog is loaded when it is first asked. */
export function ConfirmOnDemand(props: ConfirmDialogProps) {
  return <OnDemand opened={props.opened}>{(opened) => <ConfirmDialog {...props} opened={opened} />}</OnDemand>;
}

import { OnDemand } from '../../ui/on-demand.tsx';
import type { RevisionsDialogProps } from './revisions-dialog.tsx';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const Loaded = lazyAhead(async () => ({ default: (await import('./revisions-dialog.tsx')).RevisionsDialog }));

/** The revisions of a page, loaded on demand. */
export function RevisionsDialog({ opened, ...rest }: RevisionsDialogProps) {
  return <OnDemand opened={opened}>{(isOpen) => <Loaded {...rest} opened={isOpen} />}</OnDemand>;
}

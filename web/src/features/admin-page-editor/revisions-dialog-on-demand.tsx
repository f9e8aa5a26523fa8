import { lazy } from 'react';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { RevisionsDialogProps } from './revisions-dialog.tsx';

const Loaded = lazy(async () => ({ default: (await import('./revisions-dialog.tsx')).RevisionsDialog }));

/** The revisions of a page, loaded on demand. */
export function RevisionsDialog({ opened, ...rest }: RevisionsDialogProps) {
  return <OnDemand opened={opened}>{(isOpen) => <Loaded {...rest} opened={isOpen} />}</OnDemand>;
}

import { lazy } from 'react';
import type { SitePage } from '@grt/sdk/contract';
import { OnDemand } from '../../ui/on-demand.tsx';

const Loaded = lazy(async () => ({ default: (await import('./revisions-dialog.tsx')).RevisionsDialog }));

export interface RevisionsDialogProps {
  readonly page: SitePage;
  /** Whether the editor holds something that restoring would lose. */
  readonly isDirty: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The revisions of a page, whose code comes when somebody opens them. */
export function RevisionsDialog({ opened, ...rest }: RevisionsDialogProps) {
  return <OnDemand opened={opened}>{(isOpen) => <Loaded {...rest} opened={isOpen} />}</OnDemand>;
}

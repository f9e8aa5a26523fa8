import type { DialogAddress } from '../../core/use-dialog-address.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const FeedUploadDialog = lazyPart(async () => ({
  default: (await import('../../parts/feed-upload/feed-upload-dialog.tsx')).FeedUploadDialog,
}));
const FeedFileDialog = lazyPart(async () => ({
  default: (await import('../../parts/feed-upload/feed-file-dialog.tsx')).FeedFileDialog,
}));
const ScheduleDialog = lazyPart(async () => ({ default: (await import('./schedule-dialog.tsx')).ScheduleDialog }));
const FeedReportDialog = lazyPart(async () => ({
  default: (await import('../../parts/import-report/feed-report-dialog.tsx')).FeedReportDialog,
}));

/** Their names in the URL. */
export const feedDialogNames = ['add', 'schedule', 'file', 'report'] as const;

/** Dialogs with their own URL: `?add=1`, `?schedule=1`, `?file=<feed id>` and `?report=<feed id>`. Each is
 * loaded when it is first opened. */
export function FeedDialogs({ dialogs }: { dialogs: DialogAddress<(typeof feedDialogNames)[number]> }) {
  const { idOf, isOpen, close } = dialogs;
  const reported = idOf('report');
  const renewed = idOf('file');
  return (
    <>
      <OnDemand opened={isOpen('add')}>
        {(opened) => <FeedUploadDialog as="client" param="add" opened={opened} onClose={close} />}
      </OnDemand>
      <OnDemand opened={isOpen('schedule')}>{(opened) => <ScheduleDialog opened={opened} onClose={close} />}</OnDemand>
      <OnDemand opened={renewed !== undefined}>
        {(opened) => <FeedFileDialog as="client" param="file" feedId={opened ? renewed : undefined} onClose={close} />}
      </OnDemand>
      <OnDemand opened={reported !== undefined}>
        {(opened) => <FeedReportDialog as="client" feedId={opened ? reported : undefined} onClose={close} />}
      </OnDemand>
    </>
  );
}

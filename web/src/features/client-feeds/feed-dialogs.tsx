import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OnDemand } from '../../ui/on-demand.tsx';

const FeedUploadDialog = lazy(async () => ({
  default: (await import('../../parts/feed-upload/feed-upload-dialog.tsx')).FeedUploadDialog,
}));
const FeedFileDialog = lazy(async () => ({
  default: (await import('../../parts/feed-upload/feed-file-dialog.tsx')).FeedFileDialog,
}));
const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog.tsx')).ScheduleDialog }));
const FeedReportDialog = lazy(async () => ({
  default: (await import('../../parts/import-report/feed-report-dialog.tsx')).FeedReportDialog,
}));

/** The dialogs that have an address of their own: `?add=1`, `?schedule=1`, `?file=<feed id>` and `?report=<feed id>`. Each is
 * loaded when it is first opened. */
export function FeedDialogs() {
  const [params, setParams] = useSearchParams();
  const close = (name: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const reported = idOf(params.get('report'));
  const renewed = idOf(params.get('file'));
  return (
    <>
      <OnDemand opened={params.has('add')}>
        {(opened) => <FeedUploadDialog as="client" param="add" opened={opened} onClose={() => close('add')} />}
      </OnDemand>
      <OnDemand opened={params.has('schedule')}>
        {(opened) => <ScheduleDialog opened={opened} onClose={() => close('schedule')} />}
      </OnDemand>
      <OnDemand opened={renewed !== undefined}>
        {(opened) => (
          <FeedFileDialog
            as="client"
            param="file"
            feedId={opened ? renewed : undefined}
            onClose={() => close('file')}
          />
        )}
      </OnDemand>
      <OnDemand opened={reported !== undefined}>
        {(opened) => (
          <FeedReportDialog as="client" feedId={opened ? reported : undefined} onClose={() => close('report')} />
        )}
      </OnDemand>
    </>
  );
}

function idOf(text: string | null): number | undefined {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

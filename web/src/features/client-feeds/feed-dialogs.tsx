import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OnDemand } from '../../ui/on-demand.tsx';

const FeedUploadDialog = lazy(async () => ({
  default: (await import('../../parts/feed-upload/feed-upload-dialog.tsx')).FeedUploadDialog,
}));
const FeedReportDialog = lazy(async () => ({
  default: (await import('../../parts/import-report/feed-report-dialog.tsx')).FeedReportDialog,
}));

/** The two dialogs that have an address of their own: `?add=1` and `?report=<feed id>`. Each is loaded when it is first opened. */
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
  return (
    <>
      <OnDemand opened={params.has('add')}>
        {(opened) => <FeedUploadDialog as="client" opened={opened} onClose={() => close('add')} />}
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

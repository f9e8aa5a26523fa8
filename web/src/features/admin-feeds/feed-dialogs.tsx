import { may } from '../../core/may.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { FeedDialogAddress } from './feed-dialog-names.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const FeedDetailsDialog = lazyAhead(async () => ({
  default: (await import('./feed-details-dialog.tsx')).FeedDetailsDialog,
}));
const EditFeedDialog = lazyAhead(async () => ({ default: (await import('./edit-feed-dialog.tsx')).EditFeedDialog }));
const AddFeedDialog = lazyAhead(async () => ({ default: (await import('./add-feed-dialog.tsx')).AddFeedDialog }));
const FeedUploadDialog = lazyAhead(async () => ({
  default: (await import('../../parts/feed-upload/feed-upload-dialog.tsx')).FeedUploadDialog,
}));
const FeedFileDialog = lazyAhead(async () => ({
  default: (await import('../../parts/feed-upload/feed-file-dialog.tsx')).FeedFileDialog,
}));
const FeedReportDialog = lazyAhead(async () => ({
  default: (await import('../../parts/import-report/feed-report-dialog.tsx')).FeedReportDialog,
}));

/** This screen's dialogs. Each has its own URL and is loaded when first opened. */
export function FeedDialogs({ dialogs }: { dialogs: FeedDialogAddress }) {
  const { idOf, isOpen, show, close } = dialogs;
  const isAdding = may('adminFeeds.create') && (isOpen('add') || isOpen('upload'));
  const mayChange = may('adminFeeds.update');
  const ids = {
    open: idOf('open'),
    edit: mayChange ? idOf('edit') : undefined,
    file: mayChange ? idOf('file') : undefined,
    report: idOf('report'),
  };
  return (
    <>
      <OnDemand opened={ids.open !== undefined}>
        {(opened) => <FeedDetailsDialog feedId={opened ? ids.open : undefined} dialogs={dialogs} />}
      </OnDemand>
      <OnDemand opened={ids.edit !== undefined}>
        {(opened) => <EditFeedDialog feedId={opened ? ids.edit : undefined} onClose={close} />}
      </OnDemand>
      <OnDemand opened={isAdding && isOpen('add')}>
        {(opened) => <AddFeedDialog opened={opened} onClose={close} onUpload={() => show('upload')} />}
      </OnDemand>
      <OnDemand opened={isAdding && isOpen('upload')}>
        {(opened) => (
          <FeedUploadDialog as="admin" title="Upload Feeds" param="upload" opened={opened} onClose={close} />
        )}
      </OnDemand>
      <OnDemand opened={ids.file !== undefined}>
        {(opened) => <FeedFileDialog as="admin" param="file" feedId={opened ? ids.file : undefined} onClose={close} />}
      </OnDemand>
      <OnDemand opened={ids.report !== undefined}>
        {(opened) => <FeedReportDialog as="admin" feedId={opened ? ids.report : undefined} onClose={close} />}
      </OnDemand>
    </>
  );
}

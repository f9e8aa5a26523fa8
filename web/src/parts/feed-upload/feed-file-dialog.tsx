import { useEffect } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import type { Feed } from '@grt/sdk/contract';
import { fileForm as newFileForm } from '@grt/sdk/forms/clientFeeds.update';
import { feedReadingErrors } from '@grt/sdk/rules';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ReadingFields } from '../feed-form/feed-fields.tsx';
import { feedFormOf, fileChangesOf, type FeedFormValues } from '../feed-form/feed-form-values.ts';
import { showFieldRefusals } from '../field-refusals.ts';
import { formResolver } from '../form-resolver.ts';
import { useReportedFeed } from '../import-report/import-report.queries.ts';
import { useUnsavedGuard } from '../unsaved-guard/use-unsaved-guard.ts';
import styles from './feed-upload.module.css';
import { dialogWidths } from './dialog-widths.ts';
import { useFeedUpload, type Uploader } from './feed-upload.queries.ts';
import { FileField, UploadFailure } from './source-step.tsx';
import { changeReading, type ReadingFix } from './reading-fixes.ts';
import { StepsAfterForm } from './steps-after-form.tsx';

interface FeedFileDialogProps {
  readonly as: Uploader;
  /** The feed to update; open while defined. */
  readonly feedId: number | undefined;
  readonly onClose: () => void;
  /** The search parameter that opens it, if any. */
  readonly param?: string;
}

/**
 * Uploads a new file for an existing feed: the file, the upload, the columns if changed, the import, and its report.
 */
export function FeedFileDialog({ as, feedId, onClose, param }: FeedFileDialogProps) {
  const shown = useLastDefined(feedId);
  const feed = useReportedFeed({ as, feedId: shown });
  if (feed.data) {
    return (
      <Steps
        key={feed.data.id}
        as={as}
        feed={feed.data}
        opened={feedId !== undefined}
        onClose={onClose}
        {...(param === undefined ? {} : { param })}
      />
    );
  }
  return (
    <Dialog title="New file" opened={feedId !== undefined} onClose={onClose} width={600}>
      {feed.error ? (
        <LoadFailure message="The feed could not be loaded." error={feed.error} onRetry={() => void feed.refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  );
}

const sentFields = ['file', 'delimiter', 'quote_char', 'header_row', 'url_parameters'] as const;

interface StepsProps extends Pick<FeedFileDialogProps, 'as' | 'onClose' | 'param'> {
  readonly feed: Feed;
  readonly opened: boolean;
}

function Steps({ as, feed, opened, onClose, param }: StepsProps) {
  const upload = useFeedUpload(as);
  const form = useForm<FeedFormValues>({
    defaultValues: feedFormOf(feed),
    resolver: formResolver((values) =>
      checkForm(newFileForm, { ...fileChangesOf(feed, values), file: values.file }, feedReadingErrors),
    ),
  });
  const { phase } = upload;
  const guard = useUnsavedGuard(opened && phase.step !== 'importing' && form.formState.isDirty, { param });
  const failure = phase.step === 'form' ? phase.failure : undefined;
  useEffect(() => {
    if (failure) showFieldRefusals(form, failure, sentFields);
  }, [failure, form]);

  const close = () =>
    guard.leave(() => {
      onClose();
      upload.close();
      form.reset(feedFormOf(feed));
    });
  const send = (values: FeedFormValues) => {
    if (values.file) void upload.replaceFile(feed.id, { ...fileChangesOf(feed, values), file: values.file });
  };
  function reread(changes: ReadingFix) {
    changeReading(form, changes);
    send(form.getValues());
  }

  return (
    <Dialog
      title={`New file for ${feed.feed_name}`}
      opened={opened}
      onClose={close}
      width={dialogWidths[phase.step]}
      closesByKey={phase.step !== 'sending'}
    >
      {phase.step === 'form' && (
        <form className={styles['step']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
          {failure && <UploadFailure failure={failure} fields={sentFields} />}
          <Alert color="cobalt" variant="light" role="note">
            {aboutNewFile(feed)}
          </Alert>
          <FileField form={form} />
          <ReadingFields form={form} />
          <DialogActions>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Upload File</Button>
          </DialogActions>
        </form>
      )}
      {phase.step !== 'form' && (
        <StepsAfterForm as={as} phase={phase} upload={upload} onClose={close} onReread={reread} />
      )}
    </Dialog>
  );
}

/** What the file does to the feed. @see docs/specification/decisions.md §7 */
const aboutNewFile = ({ feed_type, review_status }: Feed): string =>
  [
    feed_type === 'disabled'
      ? 'Videos with IDs in this file will be switched off.'
      : 'Existing IDs are updated, and new ones are added. Nothing is deleted.',
    review_status === 'approved' ? 'The feed stays live as it is until the file is approved.' : '',
  ].join(' ');

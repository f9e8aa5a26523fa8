import { useForm } from 'react-hook-form';
import { Dialog } from '../../ui/dialog.tsx';
import { emptyFeedForm, wireFieldsOf, type FeedFormValues } from '../feed-form/feed-form-values.ts';
import { formResolver } from '../form-resolver.ts';
import { useUnsavedGuard } from '../unsaved-guard/use-unsaved-guard.ts';
import { dialogWidths } from './dialog-widths.ts';
import { useFeedUpload, type Uploader, type UploadPhase } from './feed-upload.queries.ts';
import { checkNewFeed } from './check-new-feed.ts';
import { SourceStep } from './source-step.tsx';
import { changeReading, type ReadingFix } from './reading-fixes.ts';
import { StepsAfterForm } from './steps-after-form.tsx';

interface FeedUploadDialogProps {
  readonly as: Uploader;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The search parameter that opens it, if any. */
  readonly param?: string;
  /** Its title; 'Add New Feed' by default. */
  readonly title?: string;
}

/** The title's suffix in each step. */
const steps: Record<UploadPhase['step'], string> = {
  form: '',
  sending: ': upload',
  mapping: ': map columns',
  importing: ': import',
};

/** Adds a feed: its fields and file, the upload, the columns, the import, and its report, in one
 * dialog.
 * @see docs/specification/part-1-public-and-client.md §2; docs/specification/decisions.md §7 */
export function FeedUploadDialog(props: FeedUploadDialogProps) {
  const { as, opened, onClose, param, title = 'Add New Feed' } = props;
  const upload = useFeedUpload(as);
  const form = useForm<FeedFormValues>({
    defaultValues: emptyFeedForm,
    resolver: formResolver((values) => checkNewFeed(as, values)),
  });
  const { phase } = upload;
  const guard = useUnsavedGuard(opened && phase.step !== 'importing' && form.formState.isDirty, { param });

  const close = () =>
    guard.leave(() => {
      onClose();
      upload.close();
      form.reset(emptyFeedForm);
    });

  function send(values: FeedFormValues) {
    const { file } = values;
    if (as === 'client') void upload.send({ as, ...fieldsOf(values), ...sourceOf(values) });
    else if (values.mode === 'file' && file)
      void upload.sendForClient({ ...fieldsOf(values), client_id: Number(values.client_id), file });
    else
      void upload.send({
        as,
        ...fieldsOf(values),
        client_id: Number(values.client_id),
        feed_url: values.feed_url.trim(),
      });
  }

  function reread(changes: ReadingFix) {
    changeReading(form, changes);
    send(form.getValues());
  }

  return (
    <Dialog
      title={title + steps[phase.step]}
      opened={opened}
      onClose={close}
      width={dialogWidths[phase.step]}
      closesByKey={phase.step !== 'sending'}
    >
      {phase.step === 'form' && (
        <SourceStep as={as} form={form} failure={phase.failure} onSend={send} onCancel={close} />
      )}
      {phase.step !== 'form' && (
        <StepsAfterForm as={as} phase={phase} upload={upload} onClose={close} onReread={reread} />
      )}
    </Dialog>
  );
}

/** The request fields; empty ones are omitted, so that the server's defaults apply. */
function fieldsOf(values: FeedFormValues) {
  const [description, parameters] = [values.feed_description.trim(), values.url_parameters.trim()];
  return {
    ...wireFieldsOf(values),
    ...(description === '' ? {} : { feed_description: description }),
    ...(parameters === '' ? {} : { url_parameters: parameters }),
  };
}

/** A file, or the URL that it is fetched from. */
const sourceOf = ({ mode, file, feed_url }: FeedFormValues) =>
  mode === 'file' && file !== undefined ? { file } : { feed_url: feed_url.trim() };

import { useEffect, useState } from 'react';
import { ValidationError } from '@grt/sdk';
import { checkForm } from '@grt/sdk/check-form';
import {
  adminFeedExtensions,
  adminFeedFileMaxBytes,
  delimiters,
  megabytes,
  type FeedTypeInput,
} from '@grt/sdk/contract';
import { form as uploadForm } from '@grt/sdk/forms/adminFeeds.upload';
import { adminFeedFileProblem } from '@grt/sdk/rules';
import { Alert, Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { failureWords } from '../../core/failure-words.ts';
import { dialogWidths } from '../../parts/feed-upload/dialog-widths.ts';
import { useFeedUpload } from '../../parts/feed-upload/feed-upload.queries.ts';
import { isLineRefused, type ReadingFix } from '../../parts/feed-upload/reading-fixes.ts';
import { StepsAfterForm } from '../../parts/feed-upload/steps-after-form.tsx';
import { clientKind } from '../../parts/record-select/record-kinds.ts';
import { RecordSelect } from '../../parts/record-select/record-select.tsx';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/file-drop/file-drop.tsx';
import { anId } from '../../core/use-list-address.ts';
import styles from './feed-form.module.css';
import { feedTypeChoices } from './feed-type.ts';

interface AddFeedDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Opens the dialog that supports URLs and all options. */
  readonly onUpload: () => void;
}

interface Values {
  mode: 'file' | 'url';
  client_id: string;
  feed_name: string;
  feed_type: FeedTypeInput;
  csv_delimiter: keyof typeof delimiters;
  feed_url: string;
  /** Undefined: as the server finds out. */
  has_header_row: boolean | undefined;
  header_row: number | undefined;
  record_path: string | undefined;
  file: File | undefined;
}

const empty: Values = {
  mode: 'file',
  client_id: '',
  feed_name: '',
  feed_type: 'csv',
  csv_delimiter: 'comma',
  feed_url: '',
  has_header_row: undefined,
  header_row: undefined,
  record_path: undefined,
  file: undefined,
};

/** A quick way to add a client's feed: four fields and a CSV or TXT file of at most 10 MB. Its domain is the client's
 * only approved one.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5; docs/specification/decisions.md §7 */
export function AddFeedDialog({ opened, onClose, onUpload }: AddFeedDialogProps) {
  const upload = useFeedUpload('admin');
  const form = useForm<Values>({ defaultValues: empty });
  const { phase } = upload;
  const failure = phase.step === 'form' ? phase.failure : undefined;
  useEffect(() => {
    if (failure && isLineRefused(failure)) form.setValue('header_row', undefined);
  }, [failure, form]);
  const isDirty = opened && phase.step !== 'importing' && form.formState.isDirty;
  const guard = useUnsavedGuard(isDirty, { param: 'add' });
  const close = () =>
    guard.leave(() => {
      onClose();
      upload.close();
      form.reset(empty);
    });

  function send(values: Values) {
    const { file } = values;
    if (!file) return;
    void upload.send({ as: 'admin', ...bodyOf(values), file });
  }

  function reread({ has_header_row, header_row, delimiter, record_path }: ReadingFix) {
    if (record_path !== undefined) form.setValue('record_path', record_path);
    if (has_header_row !== undefined || header_row !== undefined) {
      form.setValue('has_header_row', header_row === undefined ? has_header_row : true);
      form.setValue('header_row', header_row);
    }
    const name = delimiterNames.find((known) => delimiters[known] === delimiter);
    if (name !== undefined) form.setValue('csv_delimiter', name);
    send(form.getValues());
  }

  return (
    <Dialog
      title="Add New Feed"
      opened={opened}
      onClose={close}
      width={dialogWidths[phase.step]}
      closesByKey={phase.step !== 'sending'}
    >
      {phase.step === 'form' && (
        <AddForm form={form} failure={failure} onSend={send} onCancel={close} onUpload={onUpload} />
      )}
      {phase.step !== 'form' && (
        <StepsAfterForm as="admin" phase={phase} upload={upload} onClose={close} onReread={reread} />
      )}
    </Dialog>
  );
}

const delimiterNames = Object.keys(delimiters) as (keyof typeof delimiters)[];

const bodyOf = (values: Values) => ({
  client_id: Number(values.client_id),
  feed_name: values.feed_name.trim(),
  feed_type: values.feed_type,
  csv_delimiter: delimiters[values.csv_delimiter],
  ...(values.has_header_row === undefined ? {} : { has_header_row: values.has_header_row }),
  ...(values.header_row === undefined || values.has_header_row === false ? {} : { header_row: values.header_row }),
  ...(values.record_path === undefined ? {} : { record_path: values.record_path }),
});

interface AddFormProps extends Pick<AddFeedDialogProps, 'onUpload'> {
  readonly form: UseFormReturn<Values>;
  readonly failure: Error | undefined;
  readonly onSend: (values: Values) => void;
  readonly onCancel: () => void;
}

function chooseFile({ setValue }: UseFormReturn<Values>, file: File | undefined) {
  setValue('file', file, { shouldDirty: true });
  setValue('record_path', undefined); // It was of the other file, and so was the line.
  setValue('header_row', undefined);
}

const urlWords = 'Please use the Feed Upload button for URL feeds to ensure all required fields are captured.';
const missingWords = 'Please fill in all required fields';

function AddForm({ form, failure, onSend, onCancel, onUpload }: AddFormProps) {
  const [problem, setProblem] = useState<string>();
  const { mode, file } = form.watch();
  const fileProblem = file && adminFeedFileProblem(file);

  function submit(values: Values) {
    const isMissing = values.client_id === '' || values.feed_name.trim() === '' || !values.file;
    if (values.mode === 'url') setProblem(urlWords);
    else if (isMissing) setProblem(missingWords);
    else if (fileProblem === undefined) {
      const { errors = {} } = checkForm(uploadForm, { ...bodyOf(values), file: values.file });
      const refused = Object.values(errors)[0]?.[0];
      setProblem(refused);
      if (refused === undefined) onSend(values);
    } else setProblem(undefined);
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Problem problem={problem} failure={failure} onUpload={onUpload} />
      <SegmentedControl
        aria-label="Feed source"
        fullWidth
        data={[
          { value: 'file', label: 'Upload a file' },
          { value: 'url', label: 'From a URL' },
        ]}
        value={mode}
        onChange={(value) => {
          form.setValue('mode', value === 'url' ? 'url' : 'file');
          setProblem(undefined);
        }}
      />
      <Fields form={form} />
      {mode === 'url' ? (
        <TextInput
          label="Feed URL"
          type="url"
          placeholder="https://example.com/videos.csv"
          {...form.register('feed_url')}
        />
      ) : (
        <FileDrop
          label="Feed file"
          hint={`CSV or TXT, up to ${megabytes(adminFeedFileMaxBytes)}MB`}
          accept={adminFeedExtensions.join(',')}
          file={file}
          error={fileProblem}
          onFile={(chosen) => chooseFile(form, chosen)}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Create Feed</Button>
      </DialogActions>
    </form>
  );
}

interface ProblemProps extends Pick<AddFormProps, 'failure' | 'onUpload'> {
  readonly problem: string | undefined;
}

/** Why it was not sent or was refused; and the way to the fields that this dialog does not have. */
function Problem({ problem, failure, onUpload }: ProblemProps) {
  const words = problem ?? (failure && failureWords(failure));
  if (words === undefined) return null;
  const title = problem === undefined ? { title: 'Failed to create feed...' } : {};
  const isDomainRefused = problem === undefined && failure instanceof ValidationError && 'domain_id' in failure.fields;
  return (
    <Alert color="red" variant="light" role="alert" {...title}>
      <p>{words}</p>
      {problem === undefined && failure && isLineRefused(failure) && (
        <p>Choose Create Feed to see the columns again and enter another line.</p>
      )}
      {isDomainRefused && <p>If the client has several approved domains, choose one with Upload Feed.</p>}
      {(isDomainRefused || problem === urlWords) && (
        <Button variant="default" size="xs" mt={8} onClick={onUpload}>
          Upload Feed
        </Button>
      )}
    </Alert>
  );
}

const headerChoices = [
  { value: '', label: 'Find out from the file' },
  { value: 'true', label: 'Has a header row' },
  { value: 'false', label: 'Has no header row' },
];

const delimiterChoices = [
  { value: 'comma', label: 'Comma ,' },
  { value: 'semicolon', label: 'Semicolon ;' },
  { value: 'pipe', label: 'Pipe |' },
  { value: 'tab', label: 'Tab' },
];

const headerRowOf = (choice: string) => (choice === '' ? undefined : choice === 'true');

function Fields({ form }: Pick<AddFormProps, 'form'>) {
  return (
    <>
      <Controller
        control={form.control}
        name="client_id"
        render={({ field }) => (
          <RecordSelect
            kind={clientKind}
            label="Client"
            none="Select a client"
            withAsterisk
            value={anId(field.value)}
            onChange={(id) => field.onChange(id === undefined ? '' : String(id))}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        )}
      />
      <TextInput label="Feed name" withAsterisk {...form.register('feed_name')} />
      <div className={styles['pair']}>
        <NativeSelect
          label="Feed type"
          data={feedTypeChoices.filter(({ value }) => value !== 'disabled')}
          {...form.register('feed_type')}
        />
        <NativeSelect label="CSV delimiter" data={delimiterChoices} {...form.register('csv_delimiter')} />
      </div>
      <Controller
        control={form.control}
        name="has_header_row"
        render={({ field: { value, onChange, ...field } }) => (
          <NativeSelect
            label="First row"
            data={headerChoices}
            value={value === undefined ? '' : String(value)}
            onChange={({ currentTarget }) => onChange(headerRowOf(currentTarget.value))}
            {...field}
          />
        )}
      />
      <p className={styles['quiet']}>
        The feed is added to the client’s only approved domain. If there are several, use Upload Feed to choose one.
      </p>
    </>
  );
}

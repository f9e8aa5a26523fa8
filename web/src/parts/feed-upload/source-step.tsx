import { useEffect } from 'react';
import { ServerError, ValidationError } from '@grt/sdk';
import { feedExtensions, feedFileMaxBytes, megabytes } from '@grt/sdk/contract';
import { Alert, Button, SegmentedControl, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { paths } from '../../core/paths.ts';
import { failureWords } from '../../core/failure-words.ts';
import { anId } from '../../core/use-list-address.ts';
import { DialogActions } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/file-drop/file-drop.tsx';
import { FeedFields, ReadingFields } from '../feed-form/feed-fields.tsx';
import type { FeedFormValues } from '../feed-form/feed-form-values.ts';
import { showFieldRefusals } from '../field-refusals.ts';
import { nameFromFile } from '../feed-form/name-from-file.ts';
import { clientKind } from '../record-select/record-kinds.ts';
import { RecordSelect } from '../record-select/record-select.tsx';
import styles from './feed-upload.module.css';
import { useOwnApproved, type Uploader } from './feed-upload.queries.ts';

interface SourceStepProps {
  readonly as: Uploader;
  readonly form: UseFormReturn<FeedFormValues>;
  readonly failure: Error | undefined;
  readonly onSend: (values: FeedFormValues) => void;
  readonly onCancel: () => void;
}

/** Feed source and settings. */
export function SourceStep({ as, form, failure, onSend, onCancel }: SourceStepProps) {
  const mode = form.watch('mode');
  const domains = useOwnApproved({ enabled: as === 'client' });
  const clientId = anId(form.watch('client_id')) ?? null;
  useEffect(() => {
    if (failure) showFieldRefusals(form, failure, sentFields);
  }, [failure, form]);

  const only = domains.data?.only;
  useEffect(() => {
    // The only choice is no input that could be lost.
    if (only) form.resetField('domain_id', { defaultValue: String(only.id) });
  }, [only, form]);

  if (domains.data?.hasAny === false) return <NoDomain onCancel={onCancel} />;
  return (
    <form className={styles['step']} noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
      {failure && <UploadFailure failure={failure} fields={sentFields} />}
      {domains.isError && (
        <Alert
          color="red"
          variant="light"
          role="alert"
        >{`Your domains could not be loaded. ${domains.error.message}`}</Alert>
      )}
      <ModeSwitch form={form} />
      {mode === 'file' ? (
        <FileField form={form} onChosen={(chosen) => proposeName(form, chosen)} />
      ) : (
        <UrlField form={form} />
      )}
      {as === 'admin' && <ClientField form={form} />}
      <FeedFields
        form={form}
        {...(as === 'admin' ? { clientId } : {})}
        {...(only ? { domainName: shownDomain(only.domain_name) } : {})}
      />
      <ReadingFields form={form} />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">{mode === 'file' ? 'Upload Feed' : 'Add Feed'}</Button>
      </DialogActions>
    </form>
  );
}

/** A file, or the URL of one. */
function ModeSwitch({ form }: Pick<SourceStepProps, 'form'>) {
  return (
    <Controller
      control={form.control}
      name="mode"
      render={({ field }) => (
        <SegmentedControl
          aria-label="Feed source"
          fullWidth
          data={[
            { value: 'file', label: 'Upload a file' },
            { value: 'url', label: 'From a URL' },
          ]}
          value={field.value}
          onChange={(value) => {
            field.onChange(value);
            form.clearErrors(['file', 'feed_url']);
          }}
        />
      )}
    />
  );
}

const sentFields = [
  'file',
  'feed_url',
  'client_id',
  'feed_name',
  'feed_description',
  'feed_type',
  'category',
  'domain_id',
  'delimiter',
  'quote_char',
  'header_row',
  'url_parameters',
] as const;

/** A file, whether the form refuses it, and the one that was chosen before it. */
interface ChosenFile {
  readonly file: File;
  readonly isRefused: boolean;
  readonly earlier: File | undefined;
}

interface FileFieldProps {
  readonly form: SourceStepProps['form'];
  readonly onChosen?: (chosen: ChosenFile) => void;
}

/** The drop zone. A file that cannot be sent is refused as soon as it is chosen. */
export function FileField({ form, onChosen }: FileFieldProps) {
  async function check(file: File, earlier: File | undefined) {
    onChosen?.({ file, isRefused: !(await form.trigger('file')), earlier });
  }

  return (
    <Controller
      control={form.control}
      name="file"
      render={({ field, fieldState }) => (
        <FileDrop
          label="Feed file"
          hint={`CSV, JSON, XML, or TXT, up to ${megabytes(feedFileMaxBytes)}MB`}
          accept={[...feedExtensions, '.gz'].join(',')}
          ref={field.ref}
          file={field.value}
          error={fieldState.error?.message}
          onFile={(file) => {
            field.onChange(file);
            form.setValue('record_path', ''); // It was of the other file.
            if (file) void check(file, field.value);
            else form.clearErrors('file');
          }}
        />
      )}
    />
  );
}

/** A name for the feed that has none, or only that of the file before. A file that is refused names nothing. */
function proposeName(form: SourceStepProps['form'], { file, isRefused, earlier }: ChosenFile) {
  const given = form.getValues('feed_name').trim();
  if (given !== '' && given !== (earlier && nameFromFile(earlier.name))) return;
  const name = isRefused ? '' : nameFromFile(file.name);
  form.setValue('feed_name', name, { shouldDirty: true });
  if (name !== '') form.clearErrors('feed_name');
}

function UrlField({ form }: { form: SourceStepProps['form'] }) {
  return (
    <TextInput
      label="Feed URL"
      type="url"
      withAsterisk
      placeholder="https://example.com/videos.csv"
      error={form.formState.errors.feed_url?.message}
      {...form.register('feed_url')}
    />
  );
}

function ClientField({ form }: { form: SourceStepProps['form'] }) {
  return (
    <Controller
      control={form.control}
      name="client_id"
      render={({ field, fieldState }) => (
        <RecordSelect
          kind={clientKind}
          label="Client"
          none="Select a client"
          withAsterisk
          error={fieldState.error?.message}
          value={anId(field.value)}
          onChange={(id) => {
            field.onChange(id === undefined ? '' : String(id));
            form.setValue('domain_id', '');
          }}
          onBlur={field.onBlur}
          inputRef={field.ref}
        />
      )}
    />
  );
}

/** The specified text, followed by the server's reason. @see docs/specification/part-1-public-and-client.md §8 */
export function UploadFailure({ failure, fields }: { failure: Error; fields: readonly string[] }) {
  const isServers = failure instanceof ServerError;
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      title={isServers ? `Upload failed: ${failureWords(failure, fields) ?? failure.message}` : 'Upload failed'}
    >
      {isServers ? undefined : failure.message}
      {isServers && !(failure instanceof ValidationError) && failure.requestId !== undefined
        ? `Request ID: ${failure.requestId}`
        : undefined}
    </Alert>
  );
}

function NoDomain({ onCancel }: { onCancel: () => void }) {
  return (
    <>
      <p role="alert">You need to add and get approval for at least one domain first.</p>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button component={Link} to={paths.clientDomains}>
          Manage Domains
        </Button>
      </DialogActions>
    </>
  );
}

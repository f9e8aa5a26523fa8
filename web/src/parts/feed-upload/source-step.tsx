import { useEffect } from 'react';
import { ServerError, ValidationError } from '@grt/sdk';
import { feedExtensions, feedFileMaxBytes, megabytes } from '@grt/sdk/contract';
import { Alert, Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { DialogActions } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/file-drop/file-drop.tsx';
import { FeedFields, ReadingFields, type Choice } from '../feed-form/feed-fields.tsx';
import type { FeedFormValues } from '../feed-form/feed-form-values.ts';
import { showFieldRefusals } from '../field-refusals.ts';
import styles from './feed-upload.module.css';
import { useUploadDomains, type Uploader } from './feed-upload.queries.ts';

interface SourceStepProps {
  readonly as: Uploader;
  readonly clients: readonly Choice[] | undefined;
  readonly form: UseFormReturn<FeedFormValues>;
  readonly failure: Error | undefined;
  readonly onSend: (values: FeedFormValues) => void;
  readonly onCancel: () => void;
}

/** Feed source and settings. */
export function SourceStep({ as, clients, form, failure, onSend, onCancel }: SourceStepProps) {
  const mode = form.watch('mode');
  const domains = useUploadDomains(as, form.watch('client_id'));
  useEffect(() => {
    if (failure) showFieldRefusals(form, failure, sentFields);
  }, [failure, form]);

  if (as === 'client' && domains.data?.length === 0) return <NoDomain onCancel={onCancel} />;
  const choices = (domains.data ?? []).map(({ id, domain_name }) => ({ value: String(id), label: domain_name }));
  return (
    <form className={styles['step']} noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
      {failure && <UploadFailure failure={failure} />}
      {domains.isError && (
        <Alert
          color="red"
          variant="light"
          role="alert"
        >{`Your domains could not be loaded. ${domains.error.message}`}</Alert>
      )}
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
      {mode === 'file' ? <FileField form={form} /> : <UrlField form={form} />}
      {as === 'admin' && <ClientField form={form} clients={clients ?? []} />}
      <FeedFields form={form} domains={choices} />
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
  'url_parameters',
] as const;

/** The drop zone. */
export function FileField({ form }: { form: SourceStepProps['form'] }) {
  return (
    <Controller
      control={form.control}
      name="file"
      render={({ field, fieldState }) => (
        <FileDrop
          label="Feed file"
          hint={`CSV, JSON, XML, or TXT, up to ${megabytes(feedFileMaxBytes)}MB`}
          accept={[...feedExtensions, '.gz'].join(',')}
          file={field.value}
          error={fieldState.error?.message}
          onFile={(file) => {
            field.onChange(file);
            form.clearErrors('file');
          }}
        />
      )}
    />
  );
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

function ClientField({ form, clients }: { form: SourceStepProps['form']; clients: readonly Choice[] }) {
  return (
    <NativeSelect
      label="Client"
      withAsterisk
      data={[{ value: '', label: 'Select a client' }, ...clients]}
      error={form.formState.errors.client_id?.message}
      {...form.register('client_id', {
        onChange: () => form.setValue('domain_id', ''),
      })}
    />
  );
}

/** The specified text, followed by the server's reason. @see docs/specification/part-1-public-and-client.md §8 */
export function UploadFailure({ failure }: { failure: Error }) {
  const isServers = failure instanceof ServerError;
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      title={isServers ? `Upload failed: ${failure.message}` : 'Upload failed'}
    >
      {isServers ? undefined : failure.message}
      {isServers && !(failure instanceof ValidationError) && failure.requestId !== undefined
        ? `Request id: ${failure.requestId}`
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

import type { Feed } from '@grt/sdk/contract';
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { FeedFields, ReadingFields } from '../../parts/feed-form/feed-fields.tsx';
import { feedChangesOf, feedFormOf, feedRules, type FeedFormValues } from '../../parts/feed-form/feed-form-values.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useApprovedDomains, useUpdateFeed } from './client-feeds.queries.ts';
import styles from './feed-edit-dialog.module.css';
import { intervalChoices } from './refresh-intervals.ts';

/** Edits a feed; open while there is one. */
export function FeedEditDialog({ feed, onClose }: { feed: Feed | undefined; onClose: () => void }) {
  const shown = useLastDefined(feed);
  return (
    <FormDialog title="Edit Feed" opened={feed !== undefined} onClose={onClose}>
      {shown && <EditForm key={shown.id} feed={shown} />}
    </FormDialog>
  );
}

function EditForm({ feed }: { feed: Feed }) {
  const domains = useApprovedDomains({ enabled: true });
  const update = useUpdateFeed();
  const form = useForm<FeedFormValues>({ defaultValues: feedFormOf(feed) });
  const { cancel, done } = useFormDialog(form.formState.isDirty);
  const choices = (domains.data ?? []).map(({ id, domain_name }) => ({ value: String(id), label: domain_name }));
  const current = { value: String(feed.domain_id), label: feed.domain_name };

  function save(values: FeedFormValues) {
    const changes = feedChangesOf(feed, values);
    if (Object.keys(changes).length === 0) {
      done();
      return;
    }
    update.mutate(
      { id: feed.id, changes },
      {
        onSuccess: (reply) => {
          const goesBack =
            feed.review_status !== 'pending' && !reply.needs_mapping && reply.data.review_status === 'pending';
          toastSuccess(
            goesBack ? `${values.feed_name} is saved and under review again` : `${values.feed_name} is saved`,
          );
          done();
        },
        onError: (error) => {
          if (!showFieldRefusals(form, error, fields)) toastFailure('Failed to save feed...', error);
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)} className={styles['form']}>
      <Alert color="cobalt" variant="light">
        A new domain, category, type or URL sends the feed back to review. A new name or description does not.
      </Alert>
      <FeedFields
        form={form}
        domains={choices.some(({ value }) => value === current.value) ? choices : [current, ...choices]}
      />
      {feed.is_fetched && <SourceFields form={form} />}
      <h3>How the next file is read</h3>
      <ReadingFields form={form} />
      <DialogActions>
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={update.isPending}>
          {update.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Of a feed that is fetched: from where, and how often. */
function SourceFields({ form }: { form: ReturnType<typeof useForm<FeedFormValues>> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label="Feed URL"
        type="url"
        withAsterisk
        error={errors.feed_url?.message}
        {...form.register('feed_url', { validate: feedRules.feed_url })}
      />
      <NativeSelect
        label="Fetched"
        data={intervalChoices(form.formState.defaultValues?.refresh_interval_minutes ?? '')}
        error={errors.refresh_interval_minutes?.message}
        {...form.register('refresh_interval_minutes')}
      />
    </>
  );
}

const fields = [
  'feed_name',
  'feed_description',
  'feed_type',
  'category',
  'domain_id',
  'feed_url',
  'refresh_interval_minutes',
  'delimiter',
  'quote_char',
  'url_parameters',
] as const;

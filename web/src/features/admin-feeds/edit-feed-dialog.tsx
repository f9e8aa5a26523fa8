import type { Feed } from '@grt/sdk/contract';
import { Alert, Button, Skeleton, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { FeedFields, ReadingFields } from '../../parts/feed-form/feed-fields.tsx';
import { feedChangesOf, feedFormOf, feedRules, type FeedFormValues } from '../../parts/feed-form/feed-form-values.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useApprovedDomains, useFeed, useUpdateFeed } from './admin-feeds.queries.ts';
import styles from './feed-form.module.css';
import { feedTypeChoices, formTypeOf } from './feed-type.ts';

/** Edits a feed of any client; open while there is one. */
export function EditFeedDialog({ feedId, onClose }: { feedId: number | undefined; onClose: () => void }) {
  const shown = useLastDefined(feedId);
  return (
    <FormDialog title="Edit Feed" opened={feedId !== undefined} onClose={onClose} param="edit">
      {shown !== undefined && <Loader key={shown} id={shown} />}
    </FormDialog>
  );
}

function Loader({ id }: { id: number }) {
  const { data, error, refetch } = useFeed(id);
  if (data) return <EditForm feed={data} />;
  if (error) {
    return (
      <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  return <Skeleton height={320} />;
}

const formOf = (feed: Feed): FeedFormValues => ({ ...feedFormOf(feed), feed_type: formTypeOf(feed) });

/** Only what somebody touched: the type of the form stands for two facts of the feed. */
function changesOf(feed: Feed, values: FeedFormValues) {
  const isSameType = values.feed_type === formTypeOf(feed);
  return feedChangesOf(feed, isSameType ? { ...values, feed_type: feed.feed_type } : values);
}

function EditForm({ feed }: { feed: Feed }) {
  const domains = useApprovedDomains(feed.client_id);
  const update = useUpdateFeed();
  const form = useForm<FeedFormValues>({ defaultValues: formOf(feed) });
  const { cancel, done } = useFormDialog(form.formState.isDirty);
  const current = { value: String(feed.domain_id), label: feed.domain_name };
  const choices = (domains.data ?? []).map(({ id, domain_name }) => ({ value: String(id), label: domain_name }));

  function save(values: FeedFormValues) {
    const changes = changesOf(feed, values);
    if (Object.keys(changes).length === 0) {
      done();
      return;
    }
    update.mutate(
      { id: feed.id, changes },
      {
        onSuccess: () => {
          toastSuccess(`${values.feed_name} is saved`);
          done();
        },
        onError: (error) => {
          if (!showFieldRefusals(form, error, fields)) toastFailure('Failed to save feed...', error);
        },
      },
    );
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Alert color="cobalt" variant="light" role="note">
        A feed of {feed.company_name}. A new domain, category, type or URL sends it back to review; a new name or
        description does not.
      </Alert>
      <FeedFields
        form={form}
        types={feedTypeChoices}
        domains={choices.some(({ value }) => value === current.value) ? choices : [current, ...choices]}
      />
      {feed.is_fetched && (
        <TextInput
          label="Feed URL"
          type="url"
          withAsterisk
          error={form.formState.errors.feed_url?.message}
          {...form.register('feed_url', { validate: feedRules.feed_url })}
        />
      )}
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

const fields = [
  'feed_name',
  'feed_description',
  'feed_type',
  'category',
  'domain_id',
  'feed_url',
  'delimiter',
  'quote_char',
  'url_parameters',
] as const;

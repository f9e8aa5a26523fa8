import type { ReactNode } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import type { Feed, FeedChanges, FeedTypeInput } from '@grt/sdk/contract';
import { form as changesForm } from '@grt/sdk/forms/clientFeeds.update';
import { categoryErrors, feedReadingErrors } from '@grt/sdk/rules';
import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { shownDomain } from '../../core/domain-name.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { formResolver } from '../form-resolver.ts';
import { showFieldRefusals } from '../field-refusals.ts';
import { useFormDialog } from '../unsaved-guard/form-dialog.tsx';
import { FeedFields, ReadingFields, type Choice } from './feed-fields.tsx';
import { chosenId, feedChangesOf, feedFormOf, type FeedFormValues } from './feed-form-values.ts';
import { intervalChoices } from './refresh-intervals.ts';

interface FeedEditFormProps {
  readonly feed: Feed;
  /** What to know before changing it. */
  readonly children: ReactNode;
  /** An administrator chooses among the domains of the feed's client. */
  readonly as: 'admin' | 'client';
  /**
   * The types to choose from and the feed's own among them, if different from the two upload types.
   */
  readonly types?: { readonly choices: readonly Choice[]; readonly present: FeedTypeInput };
  readonly busy: boolean;
  /** Sends the changes. @returns the success message */
  readonly onSave: (changes: FeedChanges) => Promise<string>;
}

/** The fields of an existing feed, inside a `FormDialog`. Only changed fields are sent. */
export function FeedEditForm({ feed, children, as, types, busy, onSave }: FeedEditFormProps) {
  const present = types?.present ?? feed.feed_type;
  const form = useForm<FeedFormValues>({
    defaultValues: { ...feedFormOf(feed), feed_type: present },
    resolver: formResolver((values) =>
      checkForm(
        changesForm,
        { ...feedChangesOf(feed, values), domain_id: chosenId(values.domain_id) ?? null },
        (body) => ({ ...categoryErrors(chosenCategory(values)), ...feedReadingErrors(body) }),
      ),
    ),
  });
  const { cancel, done } = useFormDialog(form.formState.isDirty);

  async function save(values: FeedFormValues) {
    // The form's type may represent two of the feed's fields.
    const changes = feedChangesOf(
      feed,
      values.feed_type === present ? { ...values, feed_type: feed.feed_type } : values,
    );
    try {
      if (Object.keys(changes).length > 0) toastSuccess(await onSave(changes));
      done();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const rest = showFieldRefusals(form, error, fields);
      if (rest !== undefined) toastFailure('Failed to save feed...', error, feed.feed_name);
    }
  }

  return (
    <DialogForm
      send={{ label: 'Save Changes', busyLabel: 'Saving...', busy }}
      onSend={() => void form.handleSubmit(save)()}
      onCancel={cancel}
    >
      <Alert color="cobalt" variant="light" role="note">
        {children}
      </Alert>
      <FeedFields
        form={form}
        {...(types ? { types: types.choices } : {})}
        domainName={shownDomain(feed.domain_name)}
        {...(as === 'admin' ? { clientId: feed.client_id } : {})}
      />
      {feed.is_fetched && <SourceFields form={form} />}
      <h3>How to read the next file</h3>
      <ReadingFields form={form} />
    </DialogForm>
  );
}

/** A feed with items keeps a category, whatever else changes. */
const chosenCategory = ({ feed_type, category }: FeedFormValues) => ({
  feed_type,
  ...(category === '' ? {} : { category }),
});

/** For a URL feed: its URL and interval. */
function SourceFields({ form }: { form: UseFormReturn<FeedFormValues> }) {
  const { errors, defaultValues } = form.formState;
  return (
    <>
      <TextInput
        label="Feed URL"
        type="url"
        withAsterisk
        error={errors.feed_url?.message}
        {...form.register('feed_url')}
      />
      <NativeSelect
        label="Fetched"
        data={intervalChoices(defaultValues?.refresh_interval_minutes ?? '')}
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
  'header_row',
  'url_parameters',
] as const;

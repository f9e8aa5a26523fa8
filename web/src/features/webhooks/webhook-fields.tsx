import { checkForm } from '@grt/sdk/check-form';
import { webhookEventTypeValues, type Webhook, type WebhookEventType, type WebhookForm } from '@grt/sdk/contract';
import { form as webhookForm } from '@grt/sdk/forms/webhooks.create';
import { administratorEvents } from '@grt/sdk/rules';
import { Alert, Checkbox, TextInput } from '@mantine/core';
import { Controller, useForm, type Control } from 'react-hook-form';
import { failureWords } from '../../core/failure-words.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { formResolver } from '../../parts/form-resolver.ts';
import { useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { webhookPaths } from './webhook-paths.ts';
import { eventWords, hostOf } from './webhook-words.ts';
import { useCreateWebhook, useUpdateWebhook } from './webhooks.queries.ts';
import styles from './webhooks.module.css';

interface Values {
  readonly url: string;
  readonly events: WebhookEventType[];
  readonly description: string;
}

const names = ['url', 'events', 'description'] as const;
const resolver = formResolver((values: Values) => checkForm(webhookForm, formOf(values)));

interface WebhookFieldsProps {
  /** None for a new one. */
  readonly webhook: Webhook | undefined;
  /** Gets the secret of a new one. */
  readonly onSecret: (secret: string) => void;
}

export function WebhookFields({ webhook, onSecret }: WebhookFieldsProps) {
  const create = useCreateWebhook();
  const update = useUpdateWebhook();
  const save = webhook ? update : create;
  const form = useForm<Values>({ defaultValues: valuesOf(webhook), resolver });
  const { errors, isDirty } = form.formState;
  const { cancel, done } = useFormDialog(isDirty);
  const onError = (error: Error) => void showFieldRefusals(form, error, names);

  function send(values: Values) {
    const filled = formOf(values);
    if (!webhook) return create.mutate(filled, { here: { onSuccess: ({ secret }) => onSecret(secret), onError } });
    const onSuccess = (saved: Webhook) => toastSuccess(`The webhook to ${hostOf(saved)} was saved`);
    update.mutate({ webhook, changes: filled }, { onSuccess, here: { onSuccess: done, onError } });
  }

  return (
    <DialogForm
      send={{ label: webhook ? 'Save Webhook' : 'Add Webhook', busyLabel: 'Saving...', busy: save.isPending }}
      onSend={() => void form.handleSubmit(send)()}
      onCancel={cancel}
    >
      {save.error && <SaveFailure error={save.error} />}
      <TextInput
        label="Address"
        withAsterisk
        type="url"
        data-autofocus
        autoComplete="off"
        placeholder="https://hooks.example.com/grt"
        description="Your program’s public address. We send it a POST request with JSON."
        error={errors.url?.message}
        {...form.register('url')}
      />
      <Events control={form.control} error={errors.events?.message} />
      <TextInput
        label="Description"
        placeholder="Tells our team chat"
        error={errors.description?.message}
        {...form.register('description')}
      />
    </DialogForm>
  );
}

function Events({ control, error }: { control: Control<Values>; error: string | undefined }) {
  const { isAdministrator } = webhookPaths();
  const isOffered = (type: WebhookEventType) =>
    isAdministrator || !(administratorEvents as readonly string[]).includes(type);
  return (
    <Controller
      control={control}
      name="events"
      render={({ field: { value, onChange, ref } }) => (
        <Checkbox.Group<WebhookEventType>
          label="Events"
          withAsterisk
          error={error}
          value={value}
          onChange={(chosen) => onChange(chosen)}
        >
          <div className={styles['events']}>
            {webhookEventTypeValues.filter(isOffered).map((type, index) => (
              <Checkbox
                key={type}
                value={type}
                label={eventWords[type]}
                description={type}
                {...(index === 0 ? { ref } : {})}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
    />
  );
}

/** What the server said, except what is shown under a field. */
function SaveFailure({ error }: { error: Error }) {
  const refusal = failureWords(error, names);
  if (refusal === undefined) return null;
  return (
    <Alert color="red" variant="light" role="alert" title="The webhook could not be saved">
      {refusal}
    </Alert>
  );
}

function valuesOf(webhook: Webhook | undefined): Values {
  return {
    url: webhook?.url ?? '',
    events: [...(webhook?.events ?? [])],
    description: webhook?.description ?? '',
  };
}

function formOf({ url, events, description }: Values): WebhookForm {
  return { url: url.trim(), events, description: description.trim() || null };
}

import { checkForm } from '@grt/sdk/check-form';
import { countries, statesByCountry, timezoneValues, type Client, type Timezone } from '@grt/sdk/contract';
import { form as newClientForm } from '@grt/sdk/forms/clients.create';
import { form as clientChangesForm } from '@grt/sdk/forms/clients.update';
import { stateErrors } from '@grt/sdk/rules';
import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureWords } from '../../core/failure-words.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { formResolver } from '../../parts/form-resolver.ts';
import { zoneInWords } from '../../core/zone-time.ts';
import { useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import styles from './client-form.module.css';

const fields = [
  { name: 'company_name', label: 'Company name', required: true, wide: true },
  { name: 'first_name', label: 'First name', required: true },
  { name: 'last_name', label: 'Last name', required: true },
  { name: 'email', label: 'Email', required: true, type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'job_title', label: 'Job title' },
  { name: 'website', label: 'Website', type: 'url' },
] as const;

/** Form values: strings as typed. */
export type ClientValues = Record<
  (typeof fields)[number]['name'] | 'country' | 'state' | 'subscription_plan',
  string
> & {
  timezone: Timezone;
};

const names = [...fields.map(({ name }) => name), 'country', 'state', 'subscription_plan', 'timezone'] as const;

/** The request: blank optional fields are omitted. */
export interface ClientFormBody extends Pick<ClientValues, 'company_name' | 'first_name' | 'last_name' | 'email'> {
  readonly phone: string | null;
  readonly job_title: string | null;
  readonly website: string | null;
  readonly country: string | null;
  readonly state: string | null;
  readonly timezone: Timezone;
  readonly subscription_plan: string;
}

interface ClientFormProps {
  /** The client being edited; undefined for a new one. */
  readonly client?: Client;
  /** `dirty`: names of the changed fields. */
  readonly onSend: (
    body: ClientFormBody,
    ways: { done: () => void; fail: (error: Error) => void; dirty: string[] },
  ) => void;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly labels: { readonly send: string; readonly busy: string };
}

/** The fields of a client, inside a `FormDialog`. */
export function ClientForm({ client, onSend, error, busy, labels }: ClientFormProps) {
  const form = useForm<ClientValues>({
    defaultValues: valuesOf(client),
    resolver: formResolver((values) =>
      client
        ? checkForm(clientChangesForm, bodyOf(values), stateErrors)
        : checkForm(newClientForm, bodyOf(values), stateErrors),
    ),
  });
  const { dirtyFields, isDirty } = form.formState;
  const { cancel, done } = useFormDialog(isDirty);
  const refusal = error && failureWords(error, names);
  const send = (values: ClientValues) =>
    onSend(bodyOf(values), {
      done,
      fail: (failure) => void showFieldRefusals(form, failure, names),
      dirty: Object.keys(dirtyFields),
    });
  return (
    <DialogForm
      send={{ label: labels.send, busyLabel: labels.busy, busy, disabled: client !== undefined && !isDirty }}
      onSend={() => void form.handleSubmit(send)()}
      onCancel={cancel}
    >
      {refusal && (
        <Alert color="red" variant="light" role="alert">
          {refusal}
        </Alert>
      )}
      <div className={styles['fields']}>
        <Texts form={form} />
        <Places form={form} />
      </div>
    </DialogForm>
  );
}

function Texts({ form }: { form: UseFormReturn<ClientValues> }) {
  const { errors } = form.formState;
  return fields.map((field) => (
    <TextInput
      key={field.name}
      label={field.label}
      withAsterisk={'required' in field}
      type={'type' in field ? field.type : 'text'}
      autoComplete="off"
      wrapperProps={{ 'data-wide': 'wide' in field }}
      data-autofocus={'wide' in field || undefined}
      error={errors[field.name]?.message}
      {...form.register(field.name)}
    />
  ));
}

const countryChoices = [
  { value: '', label: 'Unknown' },
  ...countries.map(({ code, name }) => ({ value: code, label: name })),
];
const zoneChoices = timezoneValues.map((value) => ({ value, label: zoneInWords(value) }));

function Places({ form }: { form: UseFormReturn<ClientValues> }) {
  const { errors } = form.formState;
  const states = statesByCountry[form.watch('country')];
  const state = { label: 'State or province', error: errors.state?.message, ...form.register('state') };
  return (
    <>
      <NativeSelect
        label="Country"
        data={countryChoices}
        error={errors.country?.message}
        {...form.register('country', { onChange: () => form.setValue('state', '', { shouldDirty: true }) })}
      />
      {states ? (
        <NativeSelect
          {...state}
          data={[{ value: '', label: 'Unknown' }, ...states.map(({ code, name }) => ({ value: code, label: name }))]}
        />
      ) : (
        <TextInput {...state} autoComplete="off" />
      )}
      <NativeSelect
        label="Timezone"
        description="Budgets reset at midnight in this timezone."
        data={zoneChoices}
        error={errors.timezone?.message}
        {...form.register('timezone')}
      />
      <TextInput
        label="Subscription plan"
        description="Standard unless otherwise agreed."
        autoComplete="off"
        error={errors.subscription_plan?.message}
        {...form.register('subscription_plan')}
      />
    </>
  );
}

function valuesOf(client: Client | undefined): ClientValues {
  return {
    company_name: client?.company_name ?? '',
    first_name: client?.first_name ?? '',
    last_name: client?.last_name ?? '',
    email: client?.email ?? '',
    phone: client?.phone ?? '',
    job_title: client?.job_title ?? '',
    website: client?.website ?? '',
    country: client?.country ?? '',
    state: client?.state ?? '',
    timezone: (client?.pending_timezone ?? client?.timezone ?? 'America/New_York') as Timezone,
    subscription_plan: client?.subscription_plan ?? 'Standard',
  };
}

function bodyOf(values: ClientValues): ClientFormBody {
  const optional = (text: string) => text.trim() || null;
  return {
    company_name: values.company_name.trim(),
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    phone: optional(values.phone),
    job_title: optional(values.job_title),
    website: optional(values.website),
    country: optional(values.country),
    state: optional(values.state),
    timezone: values.timezone,
    subscription_plan: values.subscription_plan.trim(),
  };
}

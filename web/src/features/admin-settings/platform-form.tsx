import { logLevelValues, type BodyOf, type PlatformSettings } from '@grt/sdk/contract';
import { readAmount } from '@grt/sdk/rules';
import { useState } from 'react';
import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { failureWords } from '../../core/failure-words.ts';
import { maySend } from '../../core/may.ts';
import { refusedFields, tellDone, tellFailed } from '../../parts/account-settings/saved.ts';
import styles from '../../parts/account-settings/settings-forms.module.css';
import { lazyFormResolver } from '../../parts/form-resolver.ts';
import { goOnFrom } from '../../parts/go-on-from.ts';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import screenStyles from './admin-settings-screen.module.css';
import { useSaveSettings } from './admin-settings.queries.ts';
import { minutesInWords } from './minutes-in-words.ts';

type Values = Omit<Required<BodyOf<'settings.update'>>, 'maintenance_notice'> & { maintenance_notice: string };
type Name = keyof Values;

const numbers = [
  {
    name: 'feed_refresh_min_minutes',
    label: 'Shortest feed refresh interval',
    suffix: 'min',
    min: 15,
    max: 10_080,
  },
  {
    name: 'hold_bad_rows_percent',
    label: 'Hold imports with more bad rows than',
    suffix: '%',
    min: 0,
    max: 100,
  },
  {
    name: 'hold_fewer_rows_percent',
    label: 'Hold imports with fewer rows than last time by',
    suffix: '%',
    min: 0,
    max: 100,
  },
  {
    name: 'audit_keep_days',
    label: 'Keep the audit log for',
    suffix: 'days',
    min: 30,
    max: 3650,
  },
  {
    name: 'outbox_keep_days',
    label: 'Keep emails for',
    suffix: 'days',
    min: 7,
    max: 3650,
  },
  {
    name: 'admin_idle_minutes',
    label: 'Sign administrators out without use after',
    suffix: 'min',
    min: 5,
    max: 20_160,
  },
  {
    name: 'client_idle_minutes',
    label: 'Sign clients out without use after',
    suffix: 'min',
    min: 5,
    max: 20_160,
  },
  {
    name: 'storage_limit_mb_per_client',
    label: 'Room for the feed files of a client',
    suffix: 'MB',
    min: 50,
    max: 1_000_000,
  },
  {
    name: 'floor_price',
    label: 'Minimum price of a click',
    prefix: '$',
    min: 0.01,
    max: 100,
  },
] as const;

const prices = [
  { value: 'first', label: 'The bid' },
  { value: 'second', label: 'The smallest price that keeps the place' },
];

const resolver = lazyFormResolver<Values>(async () => (await import('./check-settings.ts')).checkSettings);

/** Whether the account's role may change this setting. */
const isOffered = (name: Name) => maySend('settings.update', name);

/** Platform settings that the account's role may change. Only changes are sent. */
export function PlatformForm({ settings }: { settings: PlatformSettings }) {
  const save = useSaveSettings();
  const form = useForm<Values>({ values: valuesOf(settings), resetOptions: { keepDirtyValues: true }, resolver });
  const { isDirty, dirtyFields } = form.formState;
  useUnsavedGuard(isDirty);

  function send(values: Values) {
    const changed = Object.fromEntries(Object.entries(values).filter(([name]) => dirtyFields[name as Name] === true));
    save.mutate(changed satisfies BodyOf<'settings.update'>, {
      onSuccess: () => tellDone('Settings saved.'),
      here: {
        onSuccess: (saved) => goOnFrom(form, values, valuesOf(saved)),
        onError: (error) => {
          if (failureWords(error, Object.keys(changed)) !== undefined)
            tellFailed(error, 'Failed to save the settings. Please try again.');
          for (const [name, message] of refusedFields(error) ?? [])
            form.setError(name as Name, { message }, { shouldFocus: true });
        },
      },
    });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {isOffered('public_name') && <Texts form={form} />}
      {numbers
        .filter(({ name }) => isOffered(name))
        .map((look) => (
          <NumberField key={look.name} form={form} {...look} />
        ))}
      <NativeSelect label="What a click costs" data={prices} {...form.register('pricing')} />
      {isOffered('log_level') && (
        <div data-wide>
          <LogLevelField form={form} environment={settings.log_level_environment} />
        </div>
      )}
      <div data-wide>
        <Button type="submit" disabled={!isDirty || save.isPending}>
          {save.isPending ? 'Saving...' : 'Save settings'}
        </Button>
        {settings.updated_at !== null && (
          <p className={styles['note']}>
            Changed by {settings.updated_by} <TimeAgo at={settings.updated_at} />
          </p>
        )}
      </div>
    </form>
  );
}

function Texts({ form }: { form: UseFormReturn<Values> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label="Public name"
        description="The platform’s name in emails."
        error={errors.public_name?.message}
        {...form.register('public_name')}
      />
      <TextInput
        label="Support email"
        description="The contact address in emails."
        type="email"
        error={errors.support_email?.message}
        {...form.register('support_email')}
      />
      <div data-wide>
        <Controller
          control={form.control}
          name="registration_open"
          render={({ field: { value, ...field } }) => (
            <Switch
              label="Accept applications"
              description="When off, new applications are refused."
              checked={value}
              {...field}
            />
          )}
        />
      </div>
      <div data-wide>
        <Controller
          control={form.control}
          name="require_second_factor_for_administrators"
          render={({ field: { value, ...field } }) => (
            <Switch
              label="Require a second factor for administrators"
              description="Administrators without one have to set one up before anything else."
              checked={value}
              {...field}
            />
          )}
        />
      </div>
      <div data-wide>
        <Textarea
          label="Maintenance notice"
          description="Shown on every screen until you clear it."
          rows={2}
          error={errors.maintenance_notice?.message}
          {...form.register('maintenance_notice')}
        />
      </div>
    </>
  );
}

interface LogLevelFieldProps {
  readonly form: UseFormReturn<Values>;
  /** LOG_LEVEL of the server. */
  readonly environment: PlatformSettings['log_level_environment'];
}

/** The level of the log: that of the environment, or one chosen here instead. */
function LogLevelField({ form, environment }: LogLevelFieldProps) {
  return (
    <Controller
      control={form.control}
      name="log_level"
      render={({ field: { value, onChange, ...field } }) => (
        <NativeSelect
          label="Log level"
          data={[
            { value: '', label: `From the environment (LOG_LEVEL=${environment})` },
            ...logLevelValues.map((level) => ({ value: level, label: level })),
          ]}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
          {...field}
        />
      )}
    />
  );
}

/** A unit, and for many minutes what they come to: `min = 14 days`. */
function suffixOf(unit: string, value: number) {
  const isLong = unit === 'min' && Number.isInteger(value) && value >= 60;
  if (!isLong) return { rightSection: unit, rightSectionWidth: 52 };
  return {
    rightSection: `${unit} = ${minutesInWords(value)}`,
    rightSectionWidth: 196,
    rightSectionProps: { className: screenStyles['duration'] ?? '' },
  };
}

type NumberFieldProps = (typeof numbers)[number] & { readonly form: UseFormReturn<Values> };

/** A number with its unit. What is typed stays as it is while it is no number, for its error to make sense. */
function NumberField({ form, name, label, ...unit }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <TextInput
          label={label}
          inputMode="decimal"
          autoComplete="off"
          {...('prefix' in unit
            ? { leftSection: unit.prefix, leftSectionWidth: 28 }
            : suffixOf(unit.suffix, field.value))}
          error={fieldState.error && (readAmount(typed ?? '').problem ?? fieldState.error.message)}
          ref={field.ref}
          value={typed ?? (Number.isNaN(field.value) ? '' : String(field.value))}
          onBlur={() => {
            if (!Number.isNaN(field.value)) setTyped(undefined);
            field.onBlur();
          }}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            field.onChange(readAmount(value).dollars);
          }}
        />
      )}
    />
  );
}

function valuesOf(settings: PlatformSettings): Values {
  return {
    support_email: settings.support_email,
    public_name: settings.public_name,
    feed_refresh_min_minutes: settings.feed_refresh_min_minutes,
    hold_bad_rows_percent: settings.hold_bad_rows_percent,
    hold_fewer_rows_percent: settings.hold_fewer_rows_percent,
    registration_open: settings.registration_open,
    maintenance_notice: settings.maintenance_notice ?? '',
    log_level: settings.log_level_source === 'settings' ? settings.log_level : null,
    pricing: settings.pricing,
    floor_price: settings.floor_price,
    audit_keep_days: settings.audit_keep_days,
    outbox_keep_days: settings.outbox_keep_days,
    admin_idle_minutes: settings.admin_idle_minutes,
    client_idle_minutes: settings.client_idle_minutes,
    storage_limit_mb_per_client: settings.storage_limit_mb_per_client,
    require_second_factor_for_administrators: settings.require_second_factor_for_administrators,
  };
}

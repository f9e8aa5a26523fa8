import type { ChangeEvent, ReactNode } from 'react';
import { feedCategoryValues } from '@grt/sdk/contract';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { anId } from '../../core/use-list-address.ts';
import { approvedDomainKind } from '../record-select/record-kinds.ts';
import { RecordSelect } from '../record-select/record-select.tsx';
import styles from './feed-fields.module.css';
import type { FeedFormValues } from './feed-form-values.ts';

/** Help text below the field, and its error below that. */
export const fieldOrder: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

type FeedForm = UseFormReturn<FeedFormValues>;

/** A select option. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const categories: Choice[] = [
  { value: '', label: 'Select a category' },
  ...feedCategoryValues.map((value) => ({ value, label: value })),
];

const uploadTypes: readonly Choice[] = [
  { value: 'insert_update', label: 'Insert and update' },
  { value: 'disabled', label: 'Disabled: a removal list' },
];

const delimiterChoices: Choice[] = [
  { value: ',', label: 'Comma ,' },
  { value: ';', label: 'Semicolon ;' },
  { value: '|', label: 'Pipe |' },
  { value: '\t', label: 'Tab' },
];

interface FeedFieldsProps {
  readonly form: FeedForm;
  /** For an administrator: whose feed it is; null while no client is chosen. Clients choose among their own domains. */
  readonly clientId?: number | null;
  /** The name of the present domain, if there is one. */
  readonly domainName?: string;
  /** The types to choose from, if different from the two upload types. */
  readonly types?: readonly Choice[];
}

/** What a feed is: its name, type, category and domain. */
export function FeedFields({ form, clientId, domainName, types = uploadTypes }: FeedFieldsProps) {
  const { errors } = form.formState;
  const isRemovalList = form.watch('feed_type') === 'disabled';
  return (
    <div className={styles['fields']}>
      <TextInput label="Feed name" withAsterisk error={errors.feed_name?.message} {...form.register('feed_name')} />
      <Textarea
        label="Description"
        rows={2}
        error={errors.feed_description?.message}
        {...form.register('feed_description')}
      />
      <Pair>
        <NativeSelect
          label="Feed type"
          data={[...types]}
          inputWrapperOrder={fieldOrder}
          description={isRemovalList ? 'Videos with these IDs will be switched off.' : undefined}
          error={errors.feed_type?.message}
          {...form.register('feed_type', { onChange: () => form.clearErrors('category') })}
        />
        <NativeSelect
          label="Category"
          withAsterisk={!isRemovalList}
          data={categories}
          error={errors.category?.message}
          {...form.register('category')}
        />
      </Pair>
      <DomainField
        form={form}
        {...(clientId === undefined ? {} : { clientId })}
        {...(domainName === undefined ? {} : { domainName })}
      />
    </div>
  );
}

function DomainField({ form, clientId, domainName }: Omit<FeedFieldsProps, 'types'>) {
  const present = form.formState.defaultValues?.domain_id;
  return (
    <Controller
      control={form.control}
      name="domain_id"
      render={({ field, fieldState }) => (
        <RecordSelect
          kind={approvedDomainKind(clientId ?? undefined)}
          label="Domain"
          none={clientId === null ? 'Select a client first' : 'Select a domain'}
          withAsterisk
          disabled={clientId === null}
          description="Only approved domains can be chosen."
          error={fieldState.error?.message}
          value={anId(field.value)}
          name={field.value === present ? domainName : undefined}
          onChange={(id) => field.onChange(id === undefined ? '' : String(id))}
          onBlur={field.onBlur}
          inputRef={field.ref}
        />
      )}
    />
  );
}

/** How to read a feed's content. */
export function ReadingFields({ form }: { form: FeedForm }) {
  const { errors } = form.formState;
  return (
    <div className={styles['fields']}>
      <Pair>
        <NativeSelect
          label="Delimiter"
          data={delimiterChoices}
          error={errors.delimiter?.message}
          {...form.register('delimiter')}
        />
        <TextInput
          label="Quote character"
          inputWrapperOrder={fieldOrder}
          description="Leave empty to turn off quoting."
          error={errors.quote_char?.message}
          {...form.register('quote_char')}
        />
      </Pair>
      <Checkbox
        label="Has a header row"
        {...form.register('has_header_row', {
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
            if (!target.checked) form.setValue('header_row', '', { shouldDirty: true });
          },
        })}
      />
      <TextInput
        label="Line of the header row"
        inputWrapperOrder={fieldOrder}
        description="If other lines are above it. Leave empty to have it found."
        inputMode="numeric"
        error={errors.header_row?.message}
        {...form.register('header_row', {
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
            if (target.value !== '') form.setValue('has_header_row', true, { shouldDirty: true });
          },
        })}
      />
      <Checkbox
        label="Lazy quotes"
        description="Allow quotes inside unquoted fields."
        {...form.register('lazy_quotes')}
      />
      <TextInput
        label="URL parameters"
        inputWrapperOrder={fieldOrder}
        description="Added to every video’s link, without a leading ?"
        placeholder="ref=grt&campaign=1"
        error={errors.url_parameters?.message}
        {...form.register('url_parameters')}
      />
    </div>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>;
}

import { GrtError } from '@grt/sdk';
import { checkForm } from '@grt/sdk/check-form';
import type { Domain, DomainForm } from '@grt/sdk/contract';
import { form as domainForm } from '@grt/sdk/forms/domains.create';
import { Alert, TextInput } from '@mantine/core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { domainIn, shownDomain } from '../../core/domain-name.ts';
import { failureWords } from '../../core/failure-words.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { domainStatusWords, reviewNoteOf } from '../../parts/domain-status.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { formResolver } from '../../parts/form-resolver.ts';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useSaveDomain } from './client-domains.queries.ts';
import styles from './domain-dialog.module.css';

interface DomainDialogProps {
  /** The domain being edited; open while defined. */
  readonly domain: Domain | 'new' | undefined;
  readonly onClose: () => void;
}

/** Adds a domain, or edits a pending one. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function DomainDialog({ domain, onClose }: DomainDialogProps) {
  const shown = useLastDefined(domain);
  return (
    <FormDialog
      title={shown === 'new' ? 'Add New Domain' : 'Edit Domain'}
      opened={domain !== undefined}
      onClose={onClose}
      param={shown === 'new' ? 'add' : undefined}
    >
      {shown && <Fields domain={shown === 'new' ? undefined : shown} />}
    </FormDialog>
  );
}

const names = ['domain_name', 'domain_url', 'dmca_compliance_url', 'content_removal_email'] as const;
type Values = Record<(typeof names)[number], string>;
const resolver = formResolver((values: Values) => checkForm(domainForm, formOf(values)));

function Fields({ domain }: { domain: Domain | undefined }) {
  const save = useSaveDomain();
  const form = useForm<Values>({ defaultValues: valuesOf(domain), resolver });
  const { cancel, done } = useFormDialog(form.formState.isDirty);

  const submit = (values: Values) =>
    save.mutate(
      { domain, form: formOf(values) },
      {
        onSuccess: ({ domain_name }) => {
          const name = shownDomain(domain_name);
          toastSuccess(domain ? `${name} was saved` : `${name} was submitted for review`);
        },
        here: { onSuccess: done, onError: (error) => void showFieldRefusals(form, error, names) },
      },
    );

  return (
    <DialogForm
      send={{ label: domain ? 'Update Domain' : 'Add Domain', busyLabel: 'Saving...', busy: save.isPending }}
      onSend={() => void form.handleSubmit(submit)()}
      onCancel={cancel}
    >
      {domain && <Standing domain={domain} />}
      {save.error && <SaveFailure error={save.error} />}
      <Inputs form={form} />
      <Alert color="cobalt" variant="light" role="note">
        The admin team reviews the domain after submission. Only approved domains can be selected when uploading feeds.
      </Alert>
    </DialogForm>
  );
}

/** The four fields. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
function Inputs({ form }: { form: UseFormReturn<Values> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label="Domain Name"
        withAsterisk
        placeholder="example.com"
        description="Without www"
        inputWrapperOrder={order}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.domain_name?.message}
        {...form.register('domain_name', {
          onBlur: () => {
            const typed = form.getValues('domain_name');
            if (domainIn(typed) !== typed.trim()) form.setValue('domain_name', domainIn(typed), { shouldDirty: true });
          },
        })}
      />
      <TextInput
        label="Domain URL"
        type="url"
        placeholder="https://example.com"
        description="Optional"
        inputWrapperOrder={order}
        error={errors.domain_url?.message}
        {...form.register('domain_url')}
      />
      <TextInput
        label="DMCA Policy URL"
        withAsterisk
        type="url"
        placeholder="https://example.com/dmca"
        error={errors.dmca_compliance_url?.message}
        {...form.register('dmca_compliance_url')}
      />
      <TextInput
        label="Content Removal Notification Email"
        withAsterisk
        type="email"
        placeholder="removal@example.com"
        error={errors.content_removal_email?.message}
        {...form.register('content_removal_email')}
      />
    </>
  );
}

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** How an existing domain's review stands. */
function Standing({ domain }: { domain: Domain }) {
  const { word, tone } = domainStatusWords[domain.status];
  const note = reviewNoteOf(domain);
  return (
    <div className={styles['standing']}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {note !== undefined && <p dir="auto">{note}</p>}
    </div>
  );
}

/** The server's message, unless it concerns single fields.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
function SaveFailure({ error }: { error: Error }) {
  const refusal = failureWords(error, names);
  if (refusal === undefined) return null;
  const isServers = error instanceof GrtError && 'status' in error;
  return (
    <Alert color="red" variant="light" role="alert">
      {isServers ? refusal : 'Failed to save domain. Please try again.'}
    </Alert>
  );
}

function valuesOf(domain: Domain | undefined): Values {
  return {
    domain_name: shownDomain(domain?.domain_name ?? ''),
    domain_url: domain?.domain_url ?? '',
    dmca_compliance_url: domain?.dmca_compliance_url ?? '',
    content_removal_email: domain?.content_removal_email ?? '',
  };
}

function formOf(values: Values): DomainForm {
  return {
    domain_name: domainIn(values.domain_name),
    domain_url: values.domain_url.trim() || null,
    dmca_compliance_url: values.dmca_compliance_url.trim(),
    content_removal_email: values.content_removal_email.trim(),
  };
}

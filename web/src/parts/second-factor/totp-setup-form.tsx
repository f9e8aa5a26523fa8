import { useEffect } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import type { TotpSetup } from '@grt/sdk/contract';
import { form as confirmationForm } from '@grt/sdk/forms/factors.confirmTotp';
import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { failureWords } from '../../core/failure-words.ts';
import { tellDone } from '../account-settings/saved.ts';
import { FailedPart, LoadingRows } from '../account-settings/settings-section.tsx';
import { showFieldRefusals } from '../field-refusals.ts';
import { formResolver } from '../form-resolver.ts';
import { DialogActions, useDialogBusy } from '../../ui/dialog.tsx';
import { useConfirmTotp, useStartTotp } from './factor-changes.queries.ts';
import { QrCode } from './qr-code.tsx';
import styles from './totp-setup-form.module.css';

interface TotpSetupFormProps {
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onCancel?: () => void;
}

/** The secret as a QR code and as text, and the code that shows that the app has it. */
export function TotpSetupForm({ onAdded, onCancel }: TotpSetupFormProps) {
  const { mutate: start, data: setup, error } = useStartTotp();
  useEffect(() => start(), [start]);
  if (error) return <FailedPart what="a secret" error={error} onRetry={() => start()} />;
  if (!setup) return <LoadingRows label="Preparing..." />;
  return <Confirmation setup={setup} onAdded={onAdded} {...(onCancel === undefined ? {} : { onCancel })} />;
}

const names = ['code', 'name'] as const;
const resolver = formResolver((fields: { code: string; name: string }) => checkForm(confirmationForm, fields));

function Confirmation({ setup, onAdded, onCancel }: TotpSetupFormProps & { setup: TotpSetup }) {
  const confirm = useConfirmTotp();
  useDialogBusy(confirm.isPending);
  const form = useForm({ defaultValues: { code: '', name: '' }, resolver });
  useEffect(() => form.setFocus('code'), [form]);
  const { errors } = form.formState;
  const refusal = confirm.error && failureWords(confirm.error, names);
  const send = form.handleSubmit((given) =>
    confirm.mutate(given, {
      onSuccess: ({ factor }) => tellDone(`${factor.name} was added.`),
      here: {
        onSuccess: ({ recovery_codes: codes }) => onAdded(codes),
        onError: (error) => void showFieldRefusals(form, error, names),
      },
    }),
  );

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <p>Scan this with an authenticator app, or enter the secret there.</p>
      <div className={styles['secret']}>
        <QrCode text={setup.uri} label="QR code with the secret" />
        <p>
          Secret <code>{setup.secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</code>
        </p>
      </div>
      <TextInput
        label="Code"
        description="The six digits that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...form.register('code')}
      />
      <TextInput
        label="Name"
        description="Optional. A name such as Phone, to tell your authenticator apps apart."
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      {refusal && (
        <Alert role="alert" color="red" variant="light">
          {refusal}
        </Alert>
      )}
      <DialogActions>
        {onCancel && (
          <Button variant="default" disabled={confirm.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" disabled={confirm.isPending}>
          {confirm.isPending ? 'Adding...' : 'Add'}
        </Button>
      </DialogActions>
    </form>
  );
}

import { useState } from 'react';
import { Alert, Button, TextInput } from '@mantine/core';
import { tellDone } from '../account-settings/saved.ts';
import { DialogActions, useDialogBusy } from '../../ui/dialog.tsx';
import { FailedPart, LoadingRows } from '../account-settings/settings-section.tsx';
import { useFactors } from './factors.queries.ts';
import { passkeyObstacle } from './passkey-place.ts';
import { useAddPasskey } from './factor-changes.queries.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import styles from './totp-setup-form.module.css';

/** The steps of a dialog, or why there can be no passkeys here. */
export function NewPasskey({ onClose }: { onClose: () => void }) {
  const overview = useFactors();
  if (overview.isPending) return <LoadingRows label="One moment..." />;
  if (overview.isLoadingError)
    return <FailedPart what="your second factor" error={overview.error} onRetry={() => void overview.refetch()} />;
  const obstacle = passkeyObstacle(overview.data.passkey_origin);
  if (obstacle === undefined) return <PasskeySteps onDone={onClose} onCancel={onClose} />;
  return (
    <>
      <p>{obstacle}</p>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

interface PasskeyStepsProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A name, the browser's own dialog, and with the first factor the recovery codes. */
export function PasskeySteps({ onDone, onCancel }: PasskeyStepsProps) {
  const add = useAddPasskey();
  const [name, setName] = useState('');
  useDialogBusy(add.isPending);
  const codes = add.data?.recovery_codes ?? [];
  if (codes.length > 0) return <RecoveryCodeList codes={codes} onDone={onDone} />;

  function send() {
    add.mutate(name, {
      onSuccess: ({ factor }) => tellDone(`${factor.name} was added.`),
      here: {
        onSuccess: ({ recovery_codes: made }) => {
          if (made.length === 0) onDone();
        },
      },
    });
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>
        Your device, phone, or security key stores the passkey and asks for your fingerprint, face, or PIN when you use
        it.
      </p>
      <TextInput
        label="Name"
        description="Optional. A name such as Laptop, to tell your passkeys apart."
        autoComplete="off"
        maxLength={60}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {add.error && (
        <Alert role="alert" color="red" variant="light">
          {add.error.message}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" disabled={add.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={add.isPending}>
          {add.isPending ? 'Waiting for your passkey...' : 'Create passkey'}
        </Button>
      </DialogActions>
    </form>
  );
}

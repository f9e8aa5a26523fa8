import { useState } from 'react';
import { Alert, Button, TextInput } from '@mantine/core';
import { tellDone } from '../account-settings/saved.ts';
import { DialogActions } from '../../ui/dialog.tsx';
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
  if (overview.isError)
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
  const codes = add.data?.recovery_codes ?? [];
  if (codes.length > 0) return <RecoveryCodeList codes={codes} onDone={onDone} />;

  function send() {
    add.mutate(name, {
      onSuccess: ({ factor, recovery_codes: made }) => {
        tellDone(`${factor.name} was added.`);
        if (made.length === 0) onDone();
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
      <p>Your device, phone, or security key keeps the passkey, and asks for your finger, face, or PIN to use it.</p>
      <TextInput
        label="Name"
        description="To tell several apart, such as Laptop. Optional."
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
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={add.isPending}>
          {add.isPending ? 'Waiting for your passkey...' : 'Create passkey'}
        </Button>
      </DialogActions>
    </form>
  );
}

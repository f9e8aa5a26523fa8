import { useEffect, useState } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import { form as stepUpForm } from '@grt/sdk/forms/factors.stepUp';
import { Alert, Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { settleConfirmation } from '../../core/confirmation.ts';
import { useGrt } from '../../core/use-grt.ts';
import { LoadingRows } from '../account-settings/settings-section.tsx';
import { showFieldRefusals } from '../field-refusals.ts';
import { formResolver } from '../form-resolver.ts';
import { useFactors } from '../second-factor/factors.queries.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './step-up-dialog.module.css';

/** Asks who it is, over the page as it is; the call that needs it is then sent again.
 * @see docs/specification/decisions.md §2 */
export function StepUpDialog({ opened }: { opened: boolean }) {
  return (
    <Dialog
      title="Confirm that it is you"
      opened={opened}
      onClose={() => settleConfirmation(false)}
      width={420}
      small
      closesByClick={false}
      level="session"
    >
      <Confirmation />
    </Dialog>
  );
}

function Confirmation() {
  const factors = useFactors({ fresh: true });
  const [wanted, setWanted] = useState<'code' | 'password'>();
  if (!factors.isFetchedAfterMount) return <LoadingRows label="One moment..." />;
  const hasFactor = factors.data !== undefined && factors.data.factors.length > 0;
  const by = wanted ?? (hasFactor ? 'code' : 'password');
  const other = by === 'code' ? 'password' : 'code';
  return (
    <>
      <Answer key={by} by={by} />
      {hasFactor && (
        <Button variant="subtle" size="xs" onClick={() => setWanted(other)}>
          {other === 'code' ? 'Use a code instead' : 'Use your password instead'}
        </Button>
      )}
    </>
  );
}

function Answer({ by }: { by: 'code' | 'password' }) {
  const grt = useGrt();
  const form = useForm({
    defaultValues: { password: '', code: '' },
    resolver: formResolver((fields) => checkForm(stepUpForm, { [by]: fields[by] })),
  });
  const confirm = useMutation({
    mutationFn: async (answer: string) =>
      await grt.factors.stepUp(by === 'code' ? { code: answer } : { password: answer }),
    onSuccess: () => settleConfirmation(true),
    onError: (error) => void showFieldRefusals(form, error, [by]),
  });
  useEffect(() => form.setFocus(by), [form, by]);
  const error = form.formState.errors[by]?.message;
  const send = form.handleSubmit((given) => confirm.mutate(given[by]));

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <p>This needs your {by === 'code' ? 'second factor' : 'password'} again. What you entered is still here.</p>
      {by === 'code' ? (
        <TextInput
          label="Code"
          description="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          error={error}
          {...form.register('code')}
        />
      ) : (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus
          error={error}
          {...form.register('password')}
        />
      )}
      {confirm.error && error === undefined && (
        <Alert role="alert" color="red" variant="light">
          {confirm.error.message}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={() => settleConfirmation(false)}>
          Cancel
        </Button>
        <Button type="submit" disabled={confirm.isPending}>
          {confirm.isPending ? 'Confirming...' : 'Confirm'}
        </Button>
      </DialogActions>
    </form>
  );
}

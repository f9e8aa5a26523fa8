import { ValidationError } from '@grt/sdk';
import { messages } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { EntryFrame } from '../../parts/entry-frame.tsx';
import { PasswordStrength } from '../../parts/password-strength.tsx';
import { serverMessage } from '../../parts/server-message.ts';
import type { SignInHandOver } from '../../parts/sign-in-hand-over.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './forgotten-password.module.css';
import { useResetPassword, type NewPassword } from './forgotten-password.queries.ts';

const words = messages.PasswordReset;

/** Chooses a new password from the mailed link, and leads to the sign-in. @see decisions, section 2 */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  return (
    <EntryFrame>
      <title>New password · GRT</title>
      <div className={styles['screen']}>
        <h1>New password</h1>
        {token === '' ? (
          <p role="alert" className={styles['refused']}>
            {words.token.required}
          </p>
        ) : (
          <ResetPasswordForm token={token} />
        )}
        <p className={styles['ways']}>
          <Link to={paths.forgotPassword}>Ask for a new link</Link>
          <Link to={paths.login}>Back to the sign-in</Link>
        </p>
      </div>
    </EntryFrame>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const { form, send, isPending, refusal } = useResetForm(token);
  const { errors } = form.formState;
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'password_confirmation'] });
  const isSame = password === confirmation;
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <PasswordField
        label="New password"
        size="md"
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', { required: words.password.required })}
      />
      <PasswordStrength password={password} />
      <PasswordField
        label="Confirm new password"
        size="md"
        autoComplete="new-password"
        error={
          isSame || confirmation === '' ? errors.password_confirmation?.message : words.password_confirmation.required
        }
        {...form.register('password_confirmation')}
      />
      <Button type="submit" size="md" fullWidth disabled={!isSame || isPending}>
        {isPending ? 'Saving...' : 'Set password'}
      </Button>
      {refusal !== undefined && (
        <Alert role="alert" color="red" variant="light">
          {refusal}
        </Alert>
      )}
    </form>
  );
}

/** The form's fields and sending them; afterwards to the sign-in, which shows what the server said. */
function useResetForm(token: string) {
  const reset = useResetPassword(token);
  const navigate = useNavigate();
  const form = useForm<NewPassword>({ defaultValues: { password: '', password_confirmation: '' } });
  const { error } = reset;

  function onError(refused: Error) {
    if (!(refused instanceof ValidationError)) return;
    for (const field of ['password_confirmation', 'password'] as const) {
      const message = refused.fields[field]?.[0];
      if (message !== undefined) form.setError(field, { message }, { shouldFocus: true });
    }
  }

  const send = (given: NewPassword) =>
    reset.mutate(given, {
      onSuccess: (message) => void navigate(paths.login, { state: { message } satisfies SignInHandOver }),
      onError,
    });
  const refusal =
    error && !(error instanceof ValidationError)
      ? (serverMessage(error) ?? 'The password could not be set. Please try again.')
      : undefined;
  return { form, send, isPending: reset.isPending, refusal };
}

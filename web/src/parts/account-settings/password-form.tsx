import { messages } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordStrength } from '../password-strength.tsx';
import { useUnsavedGuard } from '../unsaved-guard/use-unsaved-guard.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useChangePassword } from './account.queries.ts';
import { refusedFields, tellDone, tellFailed } from './saved.ts';
import styles from './settings-forms.module.css';

const words = messages.PasswordChange;
const empty = { current_password: '', password: '', password_confirmation: '' };

/** The present password, the new one, and the new one again. */
export function PasswordForm() {
  const change = useChangePassword();
  const form = useForm({ defaultValues: empty });
  const { errors, isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'password_confirmation'] });
  const isSame = password === confirmation;

  function send(given: typeof empty) {
    change.mutate(given, {
      onSuccess: () => {
        form.reset(empty);
        tellDone('Password changed. Every other session and every API token has ended.');
      },
      onError: (error) => {
        const refused = refusedFields(error);
        if (!refused) tellFailed(error, 'Failed to change your password. Please try again.');
        for (const [name, message] of refused ?? []) {
          if (name in empty) form.setError(name as keyof typeof empty, { message }, { shouldFocus: true });
        }
      },
    });
  }

  return (
    <form
      className={`${styles['form'] ?? ''} ${styles['narrow'] ?? ''}`}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password', { required: words.current_password.required })}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', { required: words.password.required })}
      />
      <PasswordStrength password={password} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={
          isSame || confirmation === '' ? errors.password_confirmation?.message : words.password_confirmation.required
        }
        {...form.register('password_confirmation')}
      />
      <div>
        <Button type="submit" disabled={!isDirty || !isSame || change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}

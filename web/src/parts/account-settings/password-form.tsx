import { messagesOfPasswordChange } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { failureWords } from '../../core/failure-words.ts';
import { FixedUsername } from '../fixed-username.tsx';
import { lazyFormResolver } from '../form-resolver.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useUnsavedGuard } from '../unsaved-guard/use-unsaved-guard.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useChangePassword } from './account.queries.ts';
import { refusedFields, tellDone, tellFailed } from './saved.ts';
import styles from './settings-forms.module.css';

const words = messagesOfPasswordChange;
const empty = { current_password: '', password: '', password_confirmation: '' };

const resolver = lazyFormResolver<typeof empty>(async () => (await import('./check-password.ts')).checkPassword);

/** The current password, the new one, and its confirmation. */
export function PasswordForm() {
  const change = useChangePassword();
  const form = useForm({ defaultValues: empty, resolver });
  const { errors, isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  const typed = useWatch({ control: form.control, name: ['password', 'password_confirmation'] });

  function send(given: typeof empty) {
    change.mutate(given, {
      onSuccess: () =>
        tellDone('Password changed. You were signed out everywhere else, and your API tokens were revoked.'),
      here: {
        onSuccess: () => form.reset(empty),
        onError: (error) => {
          if (failureWords(error, Object.keys(empty)) !== undefined)
            tellFailed(error, 'Failed to change your password. Please try again.');
          for (const [name, message] of refusedFields(error) ?? []) {
            if (name in empty) form.setError(name as keyof typeof empty, { message }, { shouldFocus: true });
          }
        },
      },
    });
  }

  return (
    <form
      className={`${styles['form'] ?? ''} ${styles['narrow'] ?? ''}`}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FixedUsername />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <NewPasswordFields
        labels={{ password: 'New password', confirmation: 'Confirm new password' }}
        fields={{
          password: form.register('password'),
          confirmation: form.register('password_confirmation'),
        }}
        errors={errors}
        typed={typed}
        mismatch={words.password_confirmation.required}
      />
      <div>
        <Button type="submit" disabled={!isDirty || typed[0] !== typed[1] || change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}

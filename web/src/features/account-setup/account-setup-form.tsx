import { ValidationError } from '@grt/sdk';
import { messages, type SetupToken } from '@grt/sdk/contract';
import { Alert, Button, TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { PasswordStrength } from '../../parts/password-strength.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './account-setup-screen.module.css';
import { setupRefusal, useCreateAccount, type SetUpAccount, type SetupFields } from './account-setup.queries.ts';

interface AccountSetupFormProps {
  readonly token: string;
  readonly details: SetupToken;
  readonly onDone: (account: SetUpAccount) => void;
}

const words = messages.AccountSetupForm;

/** For whom the account is, and what its owner chooses. */
export function AccountSetupForm({ token, details, onDone }: AccountSetupFormProps) {
  const { form, send, isPending, refusal } = useSetupForm(token, onDone);
  const { errors } = form.formState;
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'password_confirmation'] });
  const isSame = password === confirmation;

  return (
    <>
      <h1>Account setup</h1>
      <Details details={details} />
      <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <TextInput
          label="Username"
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username', { validate: (value) => value.trim() !== '' || words.username.required })}
        />
        <div className={styles['password']}>
          <PasswordField
            label="Password"
            size="md"
            autoComplete="new-password"
            error={errors.password?.message}
            {...form.register('password', { required: words.password.required })}
          />
          <PasswordStrength password={password} />
        </div>
        <PasswordField
          label="Confirm password"
          size="md"
          autoComplete="new-password"
          error={
            isSame || confirmation === '' ? errors.password_confirmation?.message : words.password_confirmation.required
          }
          {...form.register('password_confirmation')}
        />
        <Button type="submit" size="md" fullWidth disabled={!isSame || isPending}>
          {isPending ? 'Creating your account...' : 'Create account'}
        </Button>
        {refusal !== undefined && (
          <Alert role="alert" color="red" variant="light">
            {refusal}
          </Alert>
        )}
      </form>
    </>
  );
}

/** The form's fields and sending them; what the server refuses comes back under the fields. */
function useSetupForm(token: string, onDone: AccountSetupFormProps['onDone']) {
  const create = useCreateAccount(token);
  const form = useForm<SetupFields>({ defaultValues: { username: '', password: '', password_confirmation: '' } });

  function onError(error: Error) {
    if (!(error instanceof ValidationError)) return;
    for (const field of ['password_confirmation', 'password', 'username'] as const) {
      const message = error.fields[field]?.[0];
      if (message !== undefined) form.setError(field, { message }, { shouldFocus: true });
    }
  }

  return {
    form,
    send: (fields: SetupFields) =>
      create.mutate({ ...fields, username: fields.username.trim() }, { onSuccess: onDone, onError }),
    isPending: create.isPending,
    refusal: create.error ? setupRefusal(create.error) : undefined,
  };
}

function Details({ details }: { details: SetupToken }) {
  return (
    <dl className={styles['details']}>
      <div>
        <dt>Company</dt>
        <dd>{details.company_name}</dd>
      </div>
      <div>
        <dt>Contact</dt>
        <dd>{details.client_name}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{details.email}</dd>
      </div>
      <div>
        <dt>Link expires</dt>
        <dd>{formatExactTime(new Date(details.expires_at))}</dd>
      </div>
    </dl>
  );
}

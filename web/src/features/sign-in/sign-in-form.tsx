import { useEffect } from 'react';
import { messages } from '@grt/sdk/contract';
import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import entryStyles from '../../parts/entry-screen.module.css';
import styles from './sign-in-form.module.css';
import { useSignIn, type Credentials } from './sign-in.queries.ts';

/** Username or email, password, and what came of it. @param username - filled in at first. */
export function SignInForm({ username }: { username: string }) {
  const signIn = useSignIn();
  const form = useForm<Credentials>({ defaultValues: { username, password: '' } });
  const { errors } = form.formState;
  const first = username === '' ? 'username' : 'password';

  useEffect(() => form.setFocus(first), [form, first]);

  return (
    <form
      className={entryStyles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit((given) => signIn.send(given))(event)}
    >
      <TextInput
        label="Username or email"
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', {
          validate: (value) => value.trim() !== '' || messages.Credentials.username.required,
        })}
      />
      <PasswordField
        label="Password"
        size="md"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: messages.Credentials.password.required })}
      />
      <p className={styles['forgotten']}>
        <Link to={paths.forgotPassword}>Forgotten password?</Link>
      </p>
      <Button type="submit" size="md" fullWidth disabled={signIn.busy}>
        {signIn.busy ? 'Signing In...' : 'Sign In'}
      </Button>
      {signIn.refusal && (
        <Alert role="alert" color="red" variant="light">
          {signIn.refusal.message}
          {signIn.refusal.detail !== undefined && <span className={styles['detail']}>{signIn.refusal.detail}</span>}
        </Alert>
      )}
    </form>
  );
}

import { checkForm } from '@grt/sdk/check-form';
import { form as forgottenForm } from '@grt/sdk/forms/auth.forgotPassword';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { EntryFrame } from '../../parts/entry-frame.tsx';
import { formResolver } from '../../parts/form-resolver.ts';
import { serverMessage } from '../../parts/server-message.ts';
import { EntryFormEnd } from '../../parts/entry-form-end.tsx';
import { UsernameField } from '../../parts/username-field.tsx';
import styles from '../../parts/entry-screen.module.css';
import { useForgetPassword } from './forgotten-password.queries.ts';

/** Requests a password reset link. @see docs/specification/decisions.md §2 */
export function ForgotPasswordScreen() {
  const forget = useForgetPassword();
  return (
    <EntryFrame>
      <title>Forgot password · GRT</title>
      <div className={styles['screen']}>
        <h1>Forgot password</h1>
        {forget.data === undefined ? (
          <ForgotPasswordForm
            isBusy={forget.isPending}
            refusal={forget.error ? (serverMessage(forget.error) ?? unsent) : undefined}
            onSend={forget.mutate}
          />
        ) : (
          <>
            <output className={styles['done']}>{forget.data}</output>
            <p className={styles['help']}>
              The link works once and expires after an hour. Nothing in your inbox? Check your spam folder, then try
              again.
            </p>
          </>
        )}
        <p className={styles['ways']}>
          <Link to={paths.login}>Back to sign-in</Link>
        </p>
      </div>
    </EntryFrame>
  );
}

const unsent = 'The email could not be sent. Please try again.';

interface ForgotPasswordFormProps {
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onSend: (username: string) => void;
}

const resolver = formResolver((body: { username: string }) => checkForm(forgottenForm, body));

function ForgotPasswordForm({ isBusy, refusal, onSend }: ForgotPasswordFormProps) {
  const form = useForm({ defaultValues: { username: '' }, resolver });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ username }) => onSend(username.trim()))(event)}
    >
      <p className={styles['help']}>
        Enter your username or email, and we’ll send you a link to choose a new password.
      </p>
      <UsernameField
        label="Username or email"
        error={form.formState.errors.username?.message}
        field={form.register('username')}
      />
      <EntryFormEnd label="Send the link" busyLabel="Sending..." busy={isBusy} refusal={refusal} />
    </form>
  );
}

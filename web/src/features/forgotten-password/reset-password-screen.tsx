import { GoneError, NotFoundError } from '@grt/sdk';
import { checkForm } from '@grt/sdk/check-form';
import { messagesOfPasswordReset } from '@grt/sdk/contract';
import { form as resetForm } from '@grt/sdk/forms/auth.resetPassword';
import { newPasswordErrors } from '@grt/sdk/rules';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { failureWords } from '../../core/failure-words.ts';
import { paths } from '../../core/paths.ts';
import { EntryFrame } from '../../parts/entry-frame.tsx';
import { formResolver } from '../../parts/form-resolver.ts';
import { FixedUsername } from '../../parts/fixed-username.tsx';
import { NewPasswordFields } from '../../parts/new-password-fields.tsx';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { serverMessage } from '../../parts/server-message.ts';
import type { SignInHandOver } from '../../parts/sign-in-hand-over.ts';
import { EntryFormEnd } from '../../parts/entry-form-end.tsx';
import styles from '../../parts/entry-screen.module.css';
import { useResetLink, useResetPassword, type NewPassword } from './forgotten-password.queries.ts';

const words = messagesOfPasswordReset;

/** Sets a new password from the emailed link and goes to sign-in. @see docs/specification/decisions.md §2 */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  return (
    <EntryFrame>
      <title>New password · GRT</title>
      <div className={styles['screen']}>
        <h1>New password</h1>
        <ResetSteps token={token} />
        <p className={styles['ways']}>
          <Link to={paths.forgotPassword}>Request a new link</Link>
          <Link to={paths.login}>Back to sign-in</Link>
        </p>
      </div>
    </EntryFrame>
  );
}

/** The form only with a link that works. If that cannot be found out, the form does. */
function ResetSteps({ token }: { token: string }) {
  const link = useResetLink(token);
  if (token === '') return <Refused>{words.token.required}</Refused>;
  if (link.isPending) return <output className={styles['help']}>Checking your link...</output>;
  const { error } = link;
  if (error instanceof NotFoundError || error instanceof GoneError) return <Refused>{error.message}</Refused>;
  return <ResetPasswordForm token={token} username={link.data?.username} />;
}

const Refused = ({ children }: { children: string }) => (
  <p role="alert" className={styles['refused']}>
    {children}
  </p>
);

interface ResetProps {
  readonly token: string;
  /** Undefined if it could not be found out. */
  readonly username: string | undefined;
}

function ResetPasswordForm({ token, username = '' }: ResetProps) {
  const { form, send, isPending, refusal } = useResetForm(token, username);
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: ['password', 'password_confirmation'] });
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <FixedUsername username={username} />
      <NewPasswordFields
        labels={{ password: 'New password', confirmation: 'Confirm new password' }}
        fields={{
          password: form.register('password'),
          confirmation: form.register('password_confirmation'),
        }}
        errors={errors}
        size="md"
        typed={typed}
        mismatch={words.password_confirmation.required}
      />
      <EntryFormEnd
        label="Set password"
        busyLabel="Saving..."
        busy={isPending}
        disabled={typed[0] !== typed[1]}
        refusal={refusal}
      />
    </form>
  );
}

const passwordFields = ['password', 'password_confirmation'] as const;

/** The form's fields and submission; then goes to sign-in, which shows the server's message. */
function useResetForm(token: string, username: string) {
  const reset = useResetPassword(token);
  const navigate = useNavigate();
  const form = useForm<NewPassword>({
    defaultValues: { password: '', password_confirmation: '' },
    resolver: formResolver((given) =>
      checkForm(resetForm, { ...given, token }, (body) => newPasswordErrors(body, { username })),
    ),
  });
  const { error } = reset;

  const onError = (refused: Error) => void showFieldRefusals(form, refused, passwordFields);

  const send = (given: NewPassword) =>
    reset.mutate(given, {
      here: {
        onSuccess: (message) => void navigate(paths.login, { state: { message } satisfies SignInHandOver }),
        onError,
      },
    });
  const refusal =
    error && failureWords(error, passwordFields) !== undefined
      ? (serverMessage(error) ?? 'The password could not be set. Please try again.')
      : undefined;
  return { form, send, isPending: reset.isPending, refusal };
}

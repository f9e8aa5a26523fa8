import { useEffect } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import { form as signInForm } from '@grt/sdk/forms/auth.clientLogin';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { useGrt } from '../../core/use-grt.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { formResolver } from '../../parts/form-resolver.ts';
import { EntryFormEnd } from '../../parts/entry-form-end.tsx';
import { PasskeyButton } from '../../parts/second-factor/passkey-button.tsx';
import { canUsePasskeys } from '../../parts/second-factor/passkey-place.ts';
import { SignInCodeForm } from '../../parts/second-factor/sign-in-code-form.tsx';
import { useRefusedPassword } from '../../parts/use-refused-password.ts';
import { UsernameField } from '../../parts/username-field.tsx';
import entryStyles from '../../parts/entry-screen.module.css';
import styles from './sign-in-form.module.css';
import type { SignInRefusal } from '../../parts/sign-in-refusal.ts';
import { useSignIn, type Credentials } from './sign-in.queries.ts';
import { useEarlyInput } from './use-early-input.ts';

const resolver = formResolver((fields: Credentials) => checkForm(signInForm, fields));

/** Username or email, password, and the result. @param props - `username`: initial value; `next`: where to go on */
export function SignInForm({ username, next }: { username: string; next?: string | undefined }) {
  const grt = useGrt();
  const signIn = useSignIn(next);
  const form = useForm<Credentials>({ defaultValues: { username, password: '' }, resolver });
  const { errors } = form.formState;
  const first = username === '' ? 'username' : 'password';
  const place = useRefusedPassword(signIn.refusal);

  useEarlyInput(form, place, signIn.send);
  useEffect(() => {
    if (!signIn.challenge && place.current?.contains(document.activeElement) !== true) form.setFocus(first);
  }, [form, first, place, signIn.challenge]);

  if (signIn.challenge) {
    return (
      <SignInCodeForm
        challenge={signIn.challenge}
        onSignedIn={(reply) => void signIn.goHome(reply)}
        onBack={signIn.startOver}
      />
    );
  }
  return (
    <form
      ref={place}
      className={entryStyles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit((given) => signIn.send(given))(event)}
    >
      <UsernameField label="Username or email" error={errors.username?.message} field={form.register('username')} />
      <PasswordField
        label="Password"
        size="md"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <p className={styles['forgotten']}>
        <Link to={paths.forgotPassword}>Forgot password?</Link>
      </p>
      <EntryFormEnd
        label="Sign In"
        busyLabel="Signing In..."
        busy={signIn.busy}
        refusal={signIn.refusal && <Refusal {...signIn.refusal} />}
      />
      {canUsePasskeys() && (
        <PasskeyButton
          label="Sign in with a passkey"
          size="md"
          ask={() => grt.factors.startPasskeySignIn({})}
          send={(passkey) => grt.completeSignIn({ passkey })}
          onSuccess={(reply) => void signIn.goHome(reply)}
        />
      )}
    </form>
  );
}

function Refusal({ message, detail }: SignInRefusal) {
  return (
    <>
      {message}
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
    </>
  );
}

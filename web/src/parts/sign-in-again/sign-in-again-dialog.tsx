import { challengeOf } from '@grt/sdk';
import { checkForm } from '@grt/sdk/check-form';
import { form as signInForm } from '@grt/sdk/forms/auth.clientLogin';
import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import type { Account } from '../../core/account.ts';
import { useGrt } from '../../core/use-grt.ts';
import { Dialog, DialogActions, useDialogBusy } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { formResolver } from '../form-resolver.ts';
import { SignInCodeForm } from '../second-factor/sign-in-code-form.tsx';
import { signInRefusal } from '../sign-in-refusal.ts';
import { useRefusedPassword } from '../use-refused-password.ts';
import { useChange } from '../../ui/use-change.ts';
import styles from '../second-factor/sign-in-code-form.module.css';

interface SignInAgainDialogProps {
  /** Whose session has ended. */
  readonly account: Account | undefined;
  readonly opened: boolean;
  readonly onSignedIn: () => void;
  /** To the sign-in screen, for any account. */
  readonly onLeave: () => void;
}

/** Asks the same person for the password again, over the page as it is: nothing is redirected.
 * @see docs/specification/decisions.md §2 */
export function SignInAgainDialog({ account, opened, onSignedIn, onLeave }: SignInAgainDialogProps) {
  return (
    <Dialog title="Your session has ended" opened={opened} onClose={onLeave} width={420} small level="session">
      {account && <PasswordForm username={account.username} onSignedIn={onSignedIn} onLeave={onLeave} />}
    </Dialog>
  );
}

interface PasswordFormProps extends Pick<SignInAgainDialogProps, 'onSignedIn' | 'onLeave'> {
  readonly username: string;
}

function PasswordForm({ username, onSignedIn, onLeave }: PasswordFormProps) {
  const grt = useGrt();
  const form = useForm({
    defaultValues: { password: '' },
    resolver: formResolver(({ password }) => checkForm(signInForm, { username, password })),
  });
  const signIn = useChange({
    mutationFn: async (password: string) => await grt.signIn({ username, password }),
    onSuccess: onSignedIn,
  });
  const place = useRefusedPassword(signIn.error);
  useDialogBusy(signIn.isPending);
  const challenge = challengeOf(signIn.error);
  if (challenge)
    return <SignInCodeForm challenge={challenge} onSignedIn={onSignedIn} onBack={() => signIn.reset()} size="sm" />;
  const refusal = signIn.error ? signInRefusal(signIn.error) : undefined;
  const send = form.handleSubmit(({ password }) => {
    if (!signIn.isPending) signIn.mutate(password);
  });

  return (
    <form ref={place} className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <p>Sign in again to pick up where you left off. What you entered is still here.</p>
      <TextInput label="Username" value={username} readOnly autoComplete="username" />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        data-autofocus
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      {refusal && (
        <Alert role="alert" color="red" variant="light">
          {refusal.message}
          {refusal.detail !== undefined && ` ${refusal.detail}`}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={onLeave}>
          Use another account
        </Button>
        <Button type="submit" disabled={signIn.isPending}>
          {signIn.isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </DialogActions>
    </form>
  );
}

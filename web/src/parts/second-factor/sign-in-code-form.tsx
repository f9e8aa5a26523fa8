import { useEffect } from 'react';
import { NotSignedInError } from '@grt/sdk';
import { checkForm } from '@grt/sdk/check-form';
import type { SignInChallenge, SignInReply } from '@grt/sdk/contract';
import { form as completionForm } from '@grt/sdk/forms/factors.completeSignIn';
import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { formResolver } from '../form-resolver.ts';
import { signInRefusal } from '../sign-in-refusal.ts';
import { useChange } from '../../ui/use-change.ts';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in-code-form.module.css';

interface SignInCodeFormProps {
  readonly challenge: SignInChallenge;
  readonly onSignedIn: (reply: SignInReply) => void;
  /** Back to the password. @param why - shown there */
  readonly onBack: (why?: string) => void;
  /** As tall as on the sign-in screens. */
  readonly size?: 'sm' | 'md';
}

const helpOf = (challenge: SignInChallenge) =>
  challenge.methods.includes('totp')
    ? 'Six digits from your authenticator app, or one of your recovery codes.'
    : 'One of your recovery codes, if you don’t have your passkey here.';

/** The second step of a sign-in: a passkey, a code from the authenticator app, or a recovery code. */
export function SignInCodeForm({ challenge, onSignedIn, onBack, size = 'md' }: SignInCodeFormProps) {
  const grt = useGrt();
  const form = useForm({
    defaultValues: { code: '' },
    resolver: formResolver(({ code }) => checkForm(completionForm, { challenge: challenge.token, code })),
  });
  const complete = useCompletion(challenge, onSignedIn);
  const hasPasskey = challenge.methods.includes('passkey');
  useEffect(() => {
    if (!hasPasskey) form.setFocus('code');
  }, [form, hasPasskey]);
  function goBackIfLate(error: Error): boolean {
    const isLate = error instanceof NotSignedInError && error.code === 'challenge_expired';
    if (isLate) onBack(error.message);
    return isLate;
  }
  const send = form.handleSubmit(({ code }) => {
    if (complete.isPending) return;
    complete.mutate(code, {
      onError: (error) => {
        if (!goBackIfLate(error)) form.setFocus('code', { shouldSelect: true });
      },
    });
  });

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      {hasPasskey && (
        <PasskeyButton
          label="Use a passkey"
          size={size}
          variant="filled"
          ask={() => grt.factors.startPasskeySignIn({ challenge: challenge.token })}
          send={(passkey) => grt.completeSignIn({ challenge: challenge.token, passkey })}
          onSuccess={onSignedIn}
          onError={goBackIfLate}
        />
      )}
      <TextInput
        label="Code"
        description={helpOf(challenge)}
        size={size}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <FormEnd error={complete.error} busy={complete.isPending} size={size} isOneOfTwo={hasPasskey} />
      <Button variant="subtle" size="sm" onClick={() => onBack()}>
        Start over
      </Button>
    </form>
  );
}

/** Sends the code, which works once: after a lost reply it is the same sign-in. */
function useCompletion({ token }: SignInChallenge, onSuccess: SignInCodeFormProps['onSignedIn']) {
  const grt = useGrt();
  const once = useOnce();
  return useChange({
    mutationFn: async (code: string) => {
      const completion = { challenge: token, code };
      return await once(completion, (options) => grt.completeSignIn(completion, options));
    },
    onSuccess,
  });
}

interface FormEndProps {
  readonly error: Error | null;
  readonly busy: boolean;
  readonly size: 'sm' | 'md';
  /** Beside a passkey, which is the first thing to try. */
  readonly isOneOfTwo: boolean;
}

function FormEnd({ error, busy, size, isOneOfTwo }: FormEndProps) {
  return (
    <>
      {error && (
        <Alert role="alert" color="red" variant="light">
          {signInRefusal(error).message}
        </Alert>
      )}
      <Button type="submit" size={size} fullWidth variant={isOneOfTwo ? 'default' : 'filled'} disabled={busy}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
    </>
  );
}

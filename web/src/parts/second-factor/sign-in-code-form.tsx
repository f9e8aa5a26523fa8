import { useEffect } from 'react';
import { NotSignedInError } from '@grt/sdk';
import { checkForm } from '@grt/sdk/check-form';
import type { SignInChallenge, SignInReply } from '@grt/sdk/contract';
import { form as completionForm } from '@grt/sdk/forms/factors.completeSignIn';
import { Alert, Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useGrt } from '../../core/use-grt.ts';
import { formResolver } from '../form-resolver.ts';
import { signInRefusal } from '../sign-in-refusal.ts';
import styles from './sign-in-code-form.module.css';

interface SignInCodeFormProps {
  readonly challenge: SignInChallenge;
  readonly onSignedIn: (reply: SignInReply) => void;
  /** Back to the password. @param why - shown there */
  readonly onBack: (why?: string) => void;
  /** As tall as on the sign-in screens. */
  readonly size?: 'sm' | 'md';
}

/** The second step of a sign-in: a code from the authenticator app, or a recovery code. */
export function SignInCodeForm({ challenge, onSignedIn, onBack, size = 'md' }: SignInCodeFormProps) {
  const grt = useGrt();
  const form = useForm({
    defaultValues: { code: '' },
    resolver: formResolver(({ code }) => checkForm(completionForm, { challenge: challenge.token, code })),
  });
  const complete = useMutation({
    mutationFn: async (code: string) => await grt.completeSignIn({ challenge: challenge.token, code }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof NotSignedInError && error.code === 'challenge_expired') onBack(error.message);
      else form.setFocus('code', { shouldSelect: true });
    },
  });
  useEffect(() => form.setFocus('code'), [form]);
  const send = form.handleSubmit(({ code }) => {
    if (!complete.isPending) complete.mutate(code);
  });

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        label="Code"
        description="Six digits from your authenticator app, or one of your recovery codes."
        size={size}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      {complete.error && (
        <Alert role="alert" color="red" variant="light">
          {signInRefusal(complete.error).message}
        </Alert>
      )}
      <Button type="submit" size={size} fullWidth disabled={complete.isPending}>
        {complete.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
      <Button variant="subtle" size="sm" onClick={() => onBack()}>
        Start over
      </Button>
    </form>
  );
}

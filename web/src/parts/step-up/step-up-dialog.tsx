import { useEffect, useState, type ReactNode } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import type { FactorOverview } from '@grt/sdk/contract';
import { form as stepUpForm } from '@grt/sdk/forms/factors.stepUp';
import { Alert, Button, TextInput } from '@mantine/core';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { settleConfirmation } from '../../core/confirmation.ts';
import { failureWords } from '../../core/failure-words.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { LoadingRows } from '../account-settings/settings-section.tsx';
import { showFieldRefusals } from '../field-refusals.ts';
import { FixedUsername } from '../fixed-username.tsx';
import { formResolver } from '../form-resolver.ts';
import { useFactors } from '../second-factor/factors.queries.ts';
import { PasskeyButton } from '../second-factor/passkey-button.tsx';
import { passkeyObstacle } from '../second-factor/passkey-place.ts';
import { Dialog, DialogActions, useDialogBusy } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useChange } from '../../ui/use-change.ts';
import styles from './step-up-dialog.module.css';

/** Asks who it is, over the page as it is; the call that needs it is then sent again.
 * @see docs/specification/decisions.md §2 */
export function StepUpDialog({ opened }: { opened: boolean }) {
  return (
    <Dialog
      title="Confirm it’s you"
      opened={opened}
      onClose={() => settleConfirmation(false)}
      width={420}
      small
      closesByClick={false}
      level="session"
    >
      <Confirmation />
    </Dialog>
  );
}

type Way = 'passkey' | 'code' | 'password';

const others: Readonly<Record<Way, string>> = {
  passkey: 'Use a passkey instead',
  code: 'Use a code instead',
  password: 'Use your password instead',
};

function Confirmation() {
  const factors = useFactors({ fresh: true });
  const [wanted, setWanted] = useState<Way>();
  if (!factors.isFetchedAfterMount) return <LoadingRows label="One moment..." />;
  const ways = waysOf(factors.data);
  const by = wanted ?? ways[0] ?? 'password';
  const otherWays = (
    <div className={styles['ways']}>
      {ways
        .filter((way) => way !== by)
        .map((way) => (
          <Button key={way} variant="subtle" size="xs" onClick={() => setWanted(way)}>
            {others[way]}
          </Button>
        ))}
    </div>
  );
  if (by === 'passkey') return <PasskeyAnswer>{otherWays}</PasskeyAnswer>;
  return (
    <Answer key={by} by={by}>
      {otherWays}
    </Answer>
  );
}

/** What the person can confirm with, the best first. */
function waysOf(overview: FactorOverview | undefined): readonly Way[] {
  const { factors = [], passkey_origin: origin = null } = overview ?? {};
  const hasPasskey = factors.some(({ kind }) => kind === 'passkey') && passkeyObstacle(origin) === undefined;
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(factors.length > 0 ? (['code'] as const) : []),
    'password',
  ];
}

function PasskeyAnswer({ children }: { children: ReactNode }) {
  const grt = useGrt();
  return (
    <div className={styles['form']}>
      <p>This needs your passkey again. What you entered is still here.</p>
      <PasskeyButton
        label="Use a passkey"
        variant="filled"
        isFirst
        ask={() => grt.factors.startPasskeyStepUp()}
        send={(passkey) => grt.factors.stepUp({ passkey })}
        onSuccess={() => settleConfirmation(true)}
      />
      {children}
      <DialogActions>
        <Button variant="default" onClick={() => settleConfirmation(false)}>
          Cancel
        </Button>
      </DialogActions>
    </div>
  );
}

function Answer({ by, children }: { by: 'code' | 'password'; children: ReactNode }) {
  const grt = useGrt();
  // A code works once.
  const once = useOnce();
  const form = useForm({
    defaultValues: { password: '', code: '' },
    resolver: formResolver((fields) => checkForm(stepUpForm, { [by]: fields[by] })),
  });
  const confirm = useChange({
    mutationFn: async (answer: string) => {
      const given = by === 'code' ? { code: answer } : { password: answer };
      return await once(given, (options) => grt.factors.stepUp(given, options));
    },
    onSuccess: () => settleConfirmation(true),
  });
  useDialogBusy(confirm.isPending);
  useEffect(() => form.setFocus(by), [form, by]);
  const error = form.formState.errors[by]?.message;
  const refusal = confirm.error && failureWords(confirm.error, [by]);
  const send = form.handleSubmit((given) =>
    confirm.mutate(given[by], { onError: (failure) => void showFieldRefusals(form, failure, [by]) }),
  );

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <p>This needs your {by === 'code' ? 'second factor' : 'password'} again. What you entered is still here.</p>
      <AnswerField by={by} error={error} {...form.register(by)} />
      {refusal && (
        <Alert role="alert" color="red" variant="light">
          {refusal}
        </Alert>
      )}
      {children}
      <DialogActions>
        <Button variant="default" onClick={() => settleConfirmation(false)}>
          Cancel
        </Button>
        <Button type="submit" disabled={confirm.isPending}>
          {confirm.isPending ? 'Confirming...' : 'Confirm'}
        </Button>
      </DialogActions>
    </form>
  );
}

interface AnswerFieldProps extends UseFormRegisterReturn {
  readonly by: 'code' | 'password';
  readonly error: string | undefined;
}

function AnswerField({ by, ...field }: AnswerFieldProps) {
  if (by === 'password') {
    return (
      <>
        <FixedUsername />
        <PasswordField label="Password" autoComplete="current-password" data-autofocus {...field} />
      </>
    );
  }
  return (
    <TextInput
      label="Code"
      description="From your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus
      {...field}
    />
  );
}

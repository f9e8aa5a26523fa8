import { useState, type FormEvent } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import { apiTokenDays, type Scope } from '@grt/sdk/contract';
import { form as tokenForm } from '@grt/sdk/forms/tokens.create';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { failureWords } from '../../core/failure-words.ts';
import { FormDialog, useFormDialog, useShownOnce } from '../unsaved-guard/form-dialog.tsx';
import { CommandLine } from '../../ui/command-line.tsx';
import { useDialogBusy } from '../../ui/dialog.tsx';
import { useCreateToken } from './account.queries.ts';
import { customPreset, PresetCards } from './preset-cards.tsx';
import { refusedFields, tellFailed } from './saved.ts';
import { ScopeGroups } from './scope-groups.tsx';
import styles from './token-dialog.module.css';
import type { TokenScope } from './token-scopes.ts';

interface TokenDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Permissions to choose from. */
  readonly scopes: readonly TokenScope[];
}

const lives = [7, 30, apiTokenDays, 365].map((days) => ({ value: String(days), label: `${String(days)} days` }));

/** Creates a token and shows it once. Closing it then asks first. */
export function TokenDialog({ open, onClose, scopes }: TokenDialogProps) {
  return (
    <FormDialog title="Create API token" opened={open} onClose={onClose} width={640}>
      <TokenSteps onClose={onClose} scopes={scopes} />
    </FormDialog>
  );
}

function TokenSteps({ onClose, scopes }: Pick<TokenDialogProps, 'onClose' | 'scopes'>) {
  const create = useCreateToken();
  if (!create.data) return <TokenForm create={create} scopes={scopes} />;
  return <TokenShown token={create.data.token} onDone={onClose} />;
}

function TokenShown({ token, onDone }: { token: string; onDone: () => void }) {
  const done = useShownOnce('the token', onDone);
  return (
    <>
      <p role="alert">Copy the token now. You won’t be able to see it again.</p>
      <div className={styles['secret']}>
        <CommandLine command={token} prompt="" />
      </div>
      <p className={styles['help']}>
        Scripts can read it from the GRT_TOKEN environment variable, or send it as Authorization: Bearer.
      </p>
      <div className={styles['actions']}>
        <Button onClick={done}>Done</Button>
      </div>
    </>
  );
}

interface TokenFormProps extends Pick<TokenDialogProps, 'scopes'> {
  readonly create: ReturnType<typeof useCreateToken>;
}

function TokenForm({ create, scopes }: TokenFormProps) {
  const { entered, errors, enter, send } = useTokenForm(create);
  useDialogBusy(create.isPending);
  useFormDialog(entered.name !== '' || entered.scopes.length > 0);
  return (
    <form className={styles['form']} noValidate onSubmit={send}>
      <TextInput
        label="Name"
        placeholder="Nightly feed upload"
        data-autofocus
        autoComplete="off"
        error={errors.name}
        value={entered.name}
        onChange={(event) => enter({ name: event.currentTarget.value })}
      />
      <PresetCards
        own={scopes.map(({ scope }) => scope)}
        chosen={entered.preset}
        onChoose={(preset, chosen) => enter({ preset, ...(chosen ? { scopes: chosen } : {}) })}
      />
      <ScopeGroups
        offered={scopes}
        chosen={entered.scopes}
        error={errors.scopes}
        onChange={(chosen) => enter({ preset: customPreset, scopes: chosen })}
      />
      <NativeSelect
        label="Expires after"
        data={lives}
        value={entered.days}
        onChange={(event) => enter({ days: event.currentTarget.value })}
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={create.isPending}>
          {create.isPending ? 'Creating...' : 'Create token'}
        </Button>
      </div>
    </form>
  );
}

interface EnteredToken {
  readonly name: string;
  /** The preset that the scopes are from, or `custom`. */
  readonly preset: string;
  readonly scopes: readonly Scope[];
  readonly days: string;
}

type TokenErrors = Readonly<Partial<Record<keyof EnteredToken, string | undefined>>>;

/** Form values and errors. Editing a field clears its error. */
function useTokenForm(create: ReturnType<typeof useCreateToken>) {
  const [entered, setEntered] = useState<EnteredToken>({
    name: '',
    preset: customPreset,
    scopes: [],
    days: String(apiTokenDays),
  });
  const [errors, setErrors] = useState<TokenErrors>({});

  function enter(change: Partial<EnteredToken>) {
    setEntered({ ...entered, ...change });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change))));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const { name, scopes, days } = entered;
    const { body, errors: refused } = checkForm(tokenForm, { name, scopes, expires_in_days: Number(days) });
    setErrors({ name: refused?.['name']?.[0], scopes: refused?.['scopes']?.[0] });
    if (!body) return;
    create.mutate(body, {
      here: {
        onError: (error) => {
          setErrors(Object.fromEntries(refusedFields(error) ?? []));
          const rest = failureWords(error, ['name', 'scopes']);
          if (rest !== undefined) tellFailed(error, 'Failed to create the token. Please try again.');
        },
      },
    });
  }

  return { entered, errors, enter, send };
}

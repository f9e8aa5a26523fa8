import { useState } from 'react';
import type { Bidding } from '@grt/sdk/contract';
import { Alert, Checkbox, NumberInput, Textarea } from '@mantine/core';
import { withShownDomains } from '../../core/domain-name.ts';
import { refusedFields } from '../../parts/account-settings/saved.ts';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import styles from './record.module.css';
import { useChangeBids } from './record.queries.ts';

interface BidsDialogProps {
  readonly id: number;
  readonly present: Bidding;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Changes bid and budget for a client, who is told the reason in the history. */
export function BidsDialog({ opened, onClose, ...form }: BidsDialogProps) {
  return (
    <FormDialog title="Change bid" opened={opened} onClose={onClose} width={480}>
      {opened && <BidsForm {...form} />}
    </FormDialog>
  );
}

type Terms = Readonly<Pick<Bidding, 'daily_budget' | 'is_active'> & { bid_amount: number; change_reason: string }>;

function BidsForm({ id, present }: Pick<BidsDialogProps, 'id' | 'present'>) {
  const [seen] = useState(present);
  const [terms, setTerms] = useState<Terms>(() => ({ ...termsOf(seen), change_reason: '' }));
  const change = useChangeBids(id);
  const before = termsOf(seen);
  const isChanged = termNames.some((name) => terms[name] !== before[name]);
  const { cancel, done } = useFormDialog(isChanged || terms.change_reason !== '');

  const send = () =>
    change.mutate(
      { ...terms, change_reason: terms.change_reason.trim(), version: seen.version },
      {
        onSuccess: ({ domain, message }) =>
          toastSuccess(withShownDomains(message ?? `Bidding for ${domain.domain_name} was changed`)),
        here: { onSuccess: done },
      },
    );

  return (
    <DialogForm
      send={{ label: 'Save', busyLabel: 'Saving...', busy: change.isPending, disabled: !isChanged }}
      onSend={send}
      onCancel={cancel}
    >
      <Fields
        terms={terms}
        failure={change.error}
        onPut={(changes) => setTerms((entered) => ({ ...entered, ...changes }))}
      />
    </DialogForm>
  );
}

interface FieldsProps {
  readonly terms: Terms;
  readonly failure: Error | null;
  readonly onPut: (changes: Partial<Terms>) => void;
}

function Fields({ terms, failure, onPut }: FieldsProps) {
  const refused = failure ? refusedFields(failure) : undefined;
  const errors = Object.fromEntries(refused ?? []);
  return (
    <>
      {failure && !refused && (
        <Alert color="red" variant="light" role="alert" title="The bidding was not changed">
          {failure.message}
        </Alert>
      )}
      <div className={styles['pair']}>
        <Amount
          label="Bid per click"
          value={terms.bid_amount}
          error={errors['bid_amount']}
          onAmount={(bid_amount) => onPut({ bid_amount })}
        />
        <Amount
          label="Daily budget"
          value={terms.daily_budget}
          error={errors['daily_budget']}
          onAmount={(daily_budget) => onPut({ daily_budget })}
        />
      </div>
      <Checkbox
        label="Bidding is active"
        checked={terms.is_active}
        onChange={({ currentTarget }) => onPut({ is_active: currentTarget.checked })}
      />
      <Textarea
        label="Reason"
        description="The client sees it in the history."
        withAsterisk
        rows={2}
        error={errors['change_reason']}
        value={terms.change_reason}
        onChange={({ currentTarget }) => onPut({ change_reason: currentTarget.value })}
      />
    </>
  );
}

const termNames = ['bid_amount', 'daily_budget', 'is_active'] as const;

const termsOf = ({ bid_amount, daily_budget, is_active }: Bidding) => ({ bid_amount, daily_budget, is_active });

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly error: string | undefined;
  readonly onAmount: (dollars: number) => void;
}

function Amount({ label, value, error, onAmount }: AmountProps) {
  return (
    <NumberInput
      label={label}
      prefix="$"
      decimalScale={2}
      hideControls
      clampBehavior="none"
      error={error}
      value={value}
      onChange={(next) => typeof next === 'number' && onAmount(next)}
    />
  );
}

import { useState } from 'react';
import type { Bidding, Domain } from '@grt/sdk/contract';
import { Alert, Checkbox, Textarea } from '@mantine/core';
import { shownDomain, withShownDomains } from '../../core/domain-name.ts';
import { failureWords } from '../../core/failure-words.ts';
import { refusedFields } from '../../parts/account-settings/saved.ts';
import { AmountInput } from '../../parts/bidding-terms/amount-input.tsx';
import { faultsIn, isSame, termsIn, valuesOf, type BiddingValues } from '../../parts/bidding-terms/bidding-values.ts';
import { questionBefore } from '../../parts/bidding-terms/terms-questions.ts';
import { TermsConfirmation, useTermsQuestion } from '../../parts/bidding-terms/use-terms-question.tsx';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import styles from './record.module.css';
import { useChangeBids, useHighestRival } from './record.queries.ts';

interface BidsDialogProps {
  readonly domain: Pick<Domain, 'id' | 'domain_name' | 'client_id'>;
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

interface Entered extends BiddingValues {
  readonly change_reason: string;
}

function BidsForm({ domain, present }: Pick<BidsDialogProps, 'domain' | 'present'>) {
  const [seen] = useState(present);
  const [entered, setEntered] = useState<Entered>(() => ({ ...valuesOf(seen), change_reason: '' }));
  const [hasTried, setTried] = useState(false);
  const change = useChangeBids(domain.id);
  const asking = useTermsQuestion();
  const rival = useHighestRival(domain.client_id);
  const isChanged = !isSame(entered, valuesOf(seen));
  const { cancel, done } = useFormDialog(isChanged || entered.change_reason !== '');
  const faults = faultsIn(entered);

  function send() {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const question = questionBefore(seen, termsIn(entered), shownDomain(domain.domain_name), rival.data ?? undefined);
    asking.saveAfter(question, save);
  }

  const save = () =>
    change.mutate(
      { ...termsIn(entered), change_reason: entered.change_reason.trim(), version: seen.version },
      {
        onSuccess: ({ message }) =>
          toastSuccess(withShownDomains(message ?? `Bidding for ${domain.domain_name} was changed`)),
        here: { onSuccess: done },
      },
    );

  return (
    <>
      <DialogForm
        send={{
          label: 'Save',
          busyLabel: 'Saving...',
          busy: change.isPending,
          disabled: !isChanged || rival.isLoading,
        }}
        onSend={send}
        onCancel={cancel}
      >
        <Fields
          entered={entered}
          faults={hasTried ? faults : {}}
          failure={change.error}
          onPut={(changes) => setEntered((before) => ({ ...before, ...changes }))}
        />
      </DialogForm>
      <TermsConfirmation asking={asking} />
    </>
  );
}

interface FieldsProps {
  readonly entered: Entered;
  readonly faults: ReturnType<typeof faultsIn>;
  readonly failure: Error | null;
  readonly onPut: (changes: Partial<Entered>) => void;
}

function Fields({ entered, faults, failure, onPut }: FieldsProps) {
  const refused = failure ? refusedFields(failure) : undefined;
  const refusal = failure && failureWords(failure, ['bid_amount', 'daily_budget', 'change_reason']);
  const errors: Readonly<Record<string, string>> = { ...Object.fromEntries(refused ?? []), ...faults };
  return (
    <>
      {refusal && (
        <Alert color="red" variant="light" role="alert" title="The bidding was not changed">
          {refusal}
        </Alert>
      )}
      <div className={styles['pair']}>
        <AmountInput
          label="Bid per click"
          leftSection="$"
          value={entered.bid_amount}
          error={errors['bid_amount']}
          onText={(bid_amount) => onPut({ bid_amount })}
        />
        <AmountInput
          label="Daily budget"
          leftSection="$"
          value={entered.daily_budget}
          error={errors['daily_budget']}
          onText={(daily_budget) => onPut({ daily_budget })}
        />
      </div>
      <Checkbox
        label="Bidding is active"
        checked={entered.is_active}
        onChange={({ currentTarget }) => onPut({ is_active: currentTarget.checked })}
      />
      <Textarea
        label="Reason"
        description="The client sees it in the history."
        withAsterisk
        rows={2}
        error={errors['change_reason']}
        value={entered.change_reason}
        onChange={({ currentTarget }) => onPut({ change_reason: currentTarget.value })}
      />
    </>
  );
}

import type { FormEvent } from 'react';
import { bidAmount, dailyBudget } from '@grt/sdk/contract';
import { Alert, Checkbox, TextInput } from '@mantine/core';
import { Panel } from '../../ui/panel.tsx';
import styles from './bidding-configuration.module.css';
import { biddingRules, settledAmount } from './bidding-values.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { BiddingForm } from './use-bidding-form.ts';

/** The button that saves stands in the head of the screen. */
export const biddingFormId = 'bidding';

type AmountField = keyof typeof biddingRules;

/** Bid, budget and toggle; specification part 2, sections 2 and 5. */
export function BiddingConfiguration({ editing }: { editing: BiddingForm }) {
  const { form, failure, conflict } = editing;
  const { errors } = form.formState;

  function submit(event: FormEvent) {
    event.preventDefault();
    editing.save();
  }

  const amount = (field: AmountField) => ({
    error: errors[field]?.message,
    ...form.register(field, {
      validate: biddingRules[field],
      onBlur: () => {
        const typed = form.getValues(field);
        const settled = settledAmount(typed);
        if (settled !== typed) form.setValue(field, settled, { shouldDirty: true });
      },
    }),
  });

  return (
    <Panel title="Bidding Configuration">
      <form id={biddingFormId} className={styles['form']} noValidate onSubmit={submit}>
        {failure !== undefined && (
          <Alert color="red" variant="light" role="alert">
            {failure}
          </Alert>
        )}
        {conflict && <ConflictNotice conflict={conflict} mine={form.getValues()} editing={editing} />}
        <TextInput
          label="Bid Amount ($ per click)"
          type="number"
          inputMode="decimal"
          step={bidAmount.step}
          min={bidAmount.min}
          description="Up to $100. A click never costs more than this."
          inputWrapperOrder={order}
          {...amount('bid_amount')}
        />
        <TextInput
          label="Daily Budget ($)"
          type="number"
          inputMode="decimal"
          step={dailyBudget.step}
          min={dailyBudget.min}
          description="Up to $100,000. It is never exceeded, whatever the traffic."
          inputWrapperOrder={order}
          {...amount('daily_budget')}
        />
        <Checkbox label="Enable bidding for this domain" {...form.register('is_active')} />
      </form>
    </Panel>
  );
}

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

import type { ChangeEvent, FormEvent } from 'react';
import { bidAmount, dailyBudget } from '@grt/sdk/contract';
import { Alert, TextInput } from '@mantine/core';
import { Panel } from '../../ui/panel.tsx';
import styles from './bidding-configuration.module.css';
import { settledAmount, type AmountField } from './bidding-values.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { Estimate } from './estimate.tsx';
import type { BiddingForm } from './use-bidding-form.ts';

/** The save button is in the screen's header. */
export const biddingFormId = 'bidding';

/** Bid, budget and toggle. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §5 */
export function BiddingConfiguration({ domainId, editing }: { domainId: number; editing: BiddingForm }) {
  const { values, set, faults, inputs, failure, conflict } = editing;

  function submit(event: FormEvent) {
    event.preventDefault();
    editing.save();
  }

  const amount = (field: AmountField) => ({
    ref: inputs[field],
    value: values[field],
    error: faults[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => set({ [field]: currentTarget.value }),
    onBlur: () => {
      const settled = settledAmount(values[field]);
      if (settled !== values[field]) set({ [field]: settled });
    },
  });

  return (
    <Panel title="Bidding Configuration">
      <form id={biddingFormId} className={styles['form']} noValidate onSubmit={submit}>
        {failure !== undefined && (
          <Alert color="red" variant="light" role="alert">
            {failure}
          </Alert>
        )}
        {conflict && <ConflictNotice conflict={conflict} mine={values} editing={editing} />}
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
          description="Up to $100,000. Clicks that would exceed it are never charged."
          inputWrapperOrder={order}
          {...amount('daily_budget')}
        />
        <label className={styles['toggle']}>
          <input
            type="checkbox"
            checked={values.is_active}
            onChange={({ currentTarget }) => set({ is_active: currentTarget.checked })}
          />
          Enable bidding for this domain
        </label>
        <Estimate domainId={domainId} values={values} />
      </form>
    </Panel>
  );
}

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { AmountInput } from '../../parts/bidding-terms/amount-input.tsx';
import type { AmountField } from '../../parts/bidding-terms/bidding-values.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './bidding-configuration.module.css';
import { ConflictNotice } from './conflict-notice.tsx';
import { Estimate } from './estimate.tsx';
import { SaveBar } from './save-bar.tsx';
import type { BiddingForm } from './use-bidding-form.ts';

/** The header has a save button, too. */
export const biddingFormId = 'bidding';

/** Bid, budget and toggle. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §5 */
export function BiddingConfiguration({ domainId, editing }: { domainId: number; editing: BiddingForm }) {
  const { values, set, faults, inputs, conflict, isDirty } = editing;

  const form = useRef<HTMLFormElement>(null);
  const wasDirty = useRef(false);
  // The button or the choice that had the focus went away with the changes.
  useLayoutEffect(() => {
    if (wasDirty.current && !isDirty && document.activeElement === document.body)
      form.current?.focus({ preventScroll: true });
    wasDirty.current = isDirty;
  }, [isDirty]);

  function submit(event: FormEvent) {
    event.preventDefault();
    editing.save();
  }

  const amount = (field: AmountField) => ({
    ref: inputs[field],
    value: values[field],
    error: faults[field],
    onText: (text: string) => set({ [field]: text }),
  });

  return (
    <Panel title="Bidding Configuration">
      <form id={biddingFormId} ref={form} className={styles['form']} tabIndex={-1} noValidate onSubmit={submit}>
        {conflict && <ConflictNotice conflict={conflict} mine={values} editing={editing} />}
        <AmountInput
          label="Bid Amount ($ per click)"
          description="Up to $100. A click never costs more than this."
          inputWrapperOrder={order}
          {...amount('bid_amount')}
        />
        <AmountInput
          label="Daily Budget ($)"
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
        {isDirty && <SaveBar editing={editing} />}
      </form>
    </Panel>
  );
}

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

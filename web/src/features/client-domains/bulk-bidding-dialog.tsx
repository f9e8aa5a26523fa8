import { useState } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import type { BiddingChanges, Domain } from '@grt/sdk/contract';
import { form as biddingForm } from '@grt/sdk/forms/bidding.update';
import { TextInput } from '@mantine/core';
import { bulkMax } from '../../core/bulk-limits.ts';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCounted, formatMoney } from '../../core/format.ts';
import { useBulkRun } from '../../core/use-bulk-run.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { BulkDialog } from '../../ui/list/bulk-dialog.tsx';
import { bulkLabels, type BulkKind } from './bulk-kinds.ts';
import { useBulkBidding, type DomainList } from './client-domains.queries.ts';

interface BulkBiddingDialogProps {
  /** Open while there is one. */
  readonly kind: BulkKind | undefined;
  readonly selection: Selection<Domain>;
  readonly list: DomainList;
  /** Domains that "all" would mean. */
  readonly total: number;
  readonly onClose: () => void;
}

/** Pauses, resumes, or sets the budget of all selected domains, and shows each result. */
export function BulkBiddingDialog({ kind, selection, list, total, onClose }: BulkBiddingDialogProps) {
  const shown = useLastDefined(kind) ?? 'pause';
  const [budget, setBudget] = useState('');
  const [fault, setFault] = useState<string>();
  const calls = useBulkBidding(list);
  const count = selection.count(total);
  const changes = changesOf(shown, budget);
  const run = useBulkRun();

  async function gather(signal: AbortSignal) {
    const meant = selection.isAllMatching ? await calls.matching(signal) : [...selection.rows.values()];
    return meant
      .filter(({ id }) => selection.has(id))
      .map(({ id, domain_name }) => ({ id, label: shownDomain(domain_name) }));
  }

  async function start() {
    await run.start(gather, async ({ id }) => outcomeOf(shown, await calls.change(id, changes)));
    await calls.refresh();
  }

  function close() {
    onClose();
    setBudget('');
    setFault(undefined);
    if (run.state.step === 'finished') selection.clear();
    run.reset();
  }

  function confirm() {
    const found = shown === 'budget' ? budgetFault(budget) : undefined;
    setFault(found);
    if (found === undefined) void start();
  }

  return (
    <BulkDialog
      title={bulkLabels[shown]}
      question={questionOf(shown, count)}
      opened={kind !== undefined}
      run={run}
      confirm={{
        label: `${bulkLabels[shown]} of ${formatCounted(Math.min(count, bulkMax), ['domain', 'domains'])}`,
        tone: shown === 'pause' ? 'red' : 'cobalt',
      }}
      onConfirm={confirm}
      onClose={close}
    >
      {shown === 'budget' && (
        <TextInput
          label="Daily Budget ($)"
          type="number"
          inputMode="decimal"
          min={0}
          step={1}
          value={budget}
          error={fault}
          onChange={({ currentTarget }) => setBudget(currentTarget.value)}
        />
      )}
    </BulkDialog>
  );
}

const changesOf = (kind: BulkKind, budget: string): BiddingChanges =>
  kind === 'budget' ? { daily_budget: Number(budget) } : { is_active: kind === 'resume' };

/** In the server's words. An empty field is no budget of 0 here: it would stop many domains at once. */
function budgetFault(budget: string): string | undefined {
  if (budget.trim() === '') return 'Please enter the daily budget as a number';
  return checkForm(biddingForm, changesOf('budget', budget)).errors?.['daily_budget']?.[0];
}

function outcomeOf(kind: BulkKind, { daily_budget, is_active }: { daily_budget: number; is_active: boolean }): string {
  if (kind === 'budget') return `${formatMoney(daily_budget)} a day`;
  return is_active ? 'Bidding' : 'Paused';
}

const effects: Record<BulkKind, string> = {
  pause: 'They get no more visits until you resume them. Bids and budgets stay.',
  resume: 'They bid again with the bids and budgets that they have.',
  budget: 'The new budget applies from now on, today included.',
};

function questionOf(kind: BulkKind, count: number): string {
  const whose = count === 1 ? 'the selected domain' : `the ${formatCounted(count, ['domain', 'selected domains'])}`;
  const most = count > bulkMax ? ` The first ${String(bulkMax)} are changed now.` : '';
  return `${bulkLabels[kind]} of ${whose}?${most} ${effects[kind]}`;
}

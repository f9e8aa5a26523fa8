import { useState } from 'react';
import type { Bidding, BiddingChanges, BiddingStatus, Domain } from '@grt/sdk/contract';
import { readAmount } from '@grt/sdk/rules';
import { bulkMax } from '../../core/bulk-limits.ts';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCount, formatCounted, formatMoney } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { countMeant, type Selection } from '../../core/use-selection.ts';
import { AmountInput } from '../../parts/bidding-terms/amount-input.tsx';
import { amountFault } from '../../parts/bidding-terms/bidding-values.ts';
import { stopQuestion } from '../../parts/bidding-terms/terms-questions.ts';
import { TermsConfirmation, useTermsQuestion } from '../../parts/bidding-terms/use-terms-question.tsx';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import { useBulkBidding, useMeantTotal } from './bulk-bidding.queries.ts';
import { bulkLabels, type BulkKind } from './bulk-kinds.ts';
import type { DomainList } from './client-domains.queries.ts';

interface BulkBiddingDialogProps {
  /** Open while there is one. */
  readonly kind: BulkKind | undefined;
  readonly selection: Selection<Domain>;
  readonly list: DomainList;
  /** Domains that "all" would mean. */
  readonly total: number;
  readonly onClose: () => void;
}

/** The bidding status that an action changes; undefined where it changes all. */
const changedFrom: Record<BulkKind, BiddingStatus | undefined> = {
  pause: 'active',
  resume: 'paused',
  budget: undefined,
};

/** Pauses, resumes, or sets the budget of all selected domains that it would change. */
export function BulkBiddingDialog({ kind, selection, list, total, onClose }: BulkBiddingDialogProps) {
  const shown = useLastDefined(kind) ?? 'pause';
  const [budget, setBudget] = useState('');
  const [fault, setFault] = useState<string>();
  const asking = useTermsQuestion();
  const calls = useBulkBidding(list);
  const from = changedFrom[shown];
  const isMeant = ({ bidding_status }: Domain) => from === undefined || bidding_status === from;
  const meant = useMeantTotal(list, from, kind !== undefined && selection.isAllMatching);
  const count = countMeant(selection, meant, isMeant);
  const promised = count === undefined ? undefined : Math.min(count, bulkMax);
  const { start, close } = useBulkActs({
    title: bulkLabels[shown],
    opened: kind !== undefined,
    selection,
    matching: async (signal) => await calls.matching(signal, from),
    itemOf: (domain) => (isMeant(domain) ? { id: domain.id, label: shownDomain(domain.domain_name) } : undefined),
    act: async (items, { call }) => await calls.change(changesOf(shown, budget), outcomeOf(shown))(items, call),
    refresh: calls.refresh,
    onClose: () => {
      setBudget('');
      setFault(undefined);
      onClose();
    },
  });

  function confirm() {
    const found = shown === 'budget' ? amountFault('daily_budget', budget) : undefined;
    setFault(found);
    if (found !== undefined) return;
    const stops = shown === 'budget' && readAmount(budget).dollars === 0;
    asking.saveAfter(stops ? stopQuestion(formatCounted(promised ?? 0, domains)) : undefined, start);
  }

  return (
    <BulkQuestion
      title={bulkLabels[shown]}
      question={questionOf(shown, count, selection.count(total))}
      opened={kind !== undefined}
      confirm={{
        label:
          promised === undefined ? bulkLabels[shown] : `${bulkLabels[shown]} for ${formatCounted(promised, domains)}`,
        tone: shown === 'pause' ? 'red' : 'cobalt',
        disabled: promised === undefined || promised === 0,
      }}
      onConfirm={confirm}
      onClose={close}
    >
      {shown === 'budget' && <AmountInput label="Daily Budget ($)" value={budget} error={fault} onText={setBudget} />}
      <TermsConfirmation asking={asking} />
    </BulkQuestion>
  );
}

const domains = ['domain', 'domains'] as const;

const changesOf = (kind: BulkKind, budget: string): BiddingChanges =>
  kind === 'budget' ? { daily_budget: readAmount(budget).dollars } : { is_active: kind === 'resume' };

const outcomeOf =
  (kind: BulkKind) =>
  ({ daily_budget, is_active }: Pick<Bidding, 'daily_budget' | 'is_active'>): string => {
    if (kind === 'budget') return `${formatMoney(daily_budget)} a day`;
    return is_active ? 'Bidding' : 'Paused';
  };

const effects: Record<BulkKind, string> = {
  pause: 'They get no more visits until you resume them. Their bids and budgets are kept.',
  resume: 'They start bidding again with their current bids and budgets.',
  budget: 'The new budget applies from now on, including today.',
};

const alreadySo: Record<BulkKind, string> = { pause: 'already paused', resume: 'already bidding', budget: '' };

/** @param count - those that it would change; undefined while they are being counted */
function questionOf(kind: BulkKind, count: number | undefined, selected: number): string {
  if (count === undefined) return `${bulkLabels[kind]} for the selected domains? ${effects[kind]}`;
  const left = kind === 'budget' ? 0 : Math.max(0, selected - count);
  const without = left > 0 ? ` ${formatCount(left)} ${left === 1 ? 'is' : 'are'} ${alreadySo[kind]} and left out.` : '';
  if (count === 0) return `There is nothing to do.${without}`;
  const all = count === 1 ? 'the selected domain' : `the ${formatCount(count)} selected domains`;
  const whose = left === 0 ? all : `${formatCount(count)} of the ${formatCount(selected)} selected domains`;
  const most = count > bulkMax ? ` Only the first ${formatCount(bulkMax)} will be changed.` : '';
  return `${bulkLabels[kind]} for ${whose}?${without}${most} ${effects[kind]}`;
}

import { useState } from 'react';
import type { BidChange, Bidding } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount, formatMoney } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { NothingHere, RecordPanel } from '../../parts/record-panel/record-panel.tsx';
import panelStyles from '../../parts/record-panel/record-panel.module.css';
import { Facts } from '../../ui/facts.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './record.module.css';
import { useBidChanges, useDomainBidding } from './record.queries.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const BidsDialog = lazyAhead(async () => ({ default: (await import('./bids-dialog.tsx')).BidsDialog }));

/** The terms of an approved domain, its day so far, and how the terms came about. */
export function DomainBidding({ id }: { id: number }) {
  const bidding = useDomainBidding(id);
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <RecordPanel
        title="Bidding"
        noun="the bidding"
        query={bidding}
        aside={
          may('bidding.update') && (
            <Button size="xs" variant="default" onClick={() => setChanging(true)}>
              Change bid
            </Button>
          )
        }
      >
        {({ data, domain }) => (
          <div className={styles['inset']}>
            <Facts facts={[...termsOf(data), ...dayOf(domain.pacing_stats)]} />
          </div>
        )}
      </RecordPanel>
      <Changes id={id} />
      {bidding.data && (
        <OnDemand opened={isChanging}>
          {(opened) => (
            <BidsDialog
              domain={bidding.data.domain}
              present={bidding.data.data}
              opened={opened}
              onClose={() => setChanging(false)}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

function termsOf({ bid_amount, daily_budget, is_active, current_spend, clicks_today }: Bidding) {
  return [
    { label: 'Bid per click', value: formatMoney(bid_amount), note: is_active ? 'active' : 'paused' },
    { label: 'Daily budget', value: formatMoney(daily_budget) },
    { label: 'Spend today', value: formatMoney(current_spend) },
    { label: 'Clicks today', value: formatCount(clicks_today) },
  ];
}

const paces = { ahead: 'Ahead of pace', behind: 'Behind pace', on_track: 'On track' } as const;

function dayOf(
  pacing: ReturnType<typeof useDomainBidding>['data'] extends (infer Data) | undefined
    ? Data extends { domain: { pacing_stats: infer Pacing } }
      ? Pacing
      : never
    : never,
) {
  if (pacing === null) return [];
  return [
    { label: 'Pace', value: paces[pacing.current_pace], note: `${String(pacing.budget_utilization)}% of the budget` },
    { label: 'Recommendation', value: pacing.recommended_action },
  ];
}

function Changes({ id }: { id: number }) {
  const [page, setPage] = useState(1);
  const changes = useBidChanges(id, page);
  return (
    <RecordPanel title="Bid changes" noun="the bid changes" query={changes}>
      {({ data, last_page }) =>
        data.length === 0 ? (
          <NothingHere>The bid and the budget have not been changed yet.</NothingHere>
        ) : (
          <>
            <ul className={panelStyles['rows']} aria-label="Bid changes">
              {data.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ul>
            <div className={panelStyles['steps']}>
              <PageSteps of="bid changes" page={page} lastPage={last_page} onPage={setPage} />
            </div>
          </>
        )
      }
    </RecordPanel>
  );
}

function Change({ change }: { change: BidChange }) {
  return (
    <li>
      <span className={panelStyles['names']}>
        <strong>
          Bid {formatMoney(change.old_bid_amount)} to {formatMoney(change.new_bid_amount)}, budget{' '}
          {formatMoney(change.old_daily_budget)} to {formatMoney(change.new_daily_budget)}
        </strong>
        <span>{change.change_reason}</span>
      </span>
      <span className={panelStyles['figures']}>{change.changed_by ?? 'The platform'}</span>
      <span className={panelStyles['figures']}>
        <TimeAgo at={change.created_at} />
      </span>
    </li>
  );
}

import type { BiddingChanges, PacingStats } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { toastFailure } from '../../ui/toast.ts';
import type { AmountField } from '../../parts/bidding-terms/bidding-values.ts';
import { useUpdateBidding } from './client-bidding.queries.ts';
import styles from './recommendation.module.css';
import { tellSaved } from './use-bidding-form.ts';

interface RecommendationProps {
  readonly stats: PacingStats;
  /** The version of the bidding that the recommendation is about. */
  readonly version: number;
  readonly onEdit: (field: AmountField) => void;
}

/** The server's recommended next step, with a button for it. */
export function Recommendation({ stats, version, onEdit }: RecommendationProps) {
  return (
    <div className={styles['recommendation']}>
      <p>
        <span>Recommendation</span>
        {stats.recommended_action}
      </p>
      <NextStep stats={stats} version={version} onEdit={onEdit} />
    </div>
  );
}

function NextStep({ stats, version, onEdit }: RecommendationProps) {
  const { domain_id, reason_code, suggested_bid, suggested_daily_budget } = stats;
  const step = { domainId: domain_id, version };
  if (suggested_daily_budget !== null) {
    const label = `Set the daily budget to ${formatMoney(suggested_daily_budget)}`;
    return <Apply {...step} changes={{ daily_budget: suggested_daily_budget }} label={label} />;
  }
  if (suggested_bid !== null) {
    const label = `Set the bid to ${formatMoney(suggested_bid)}`;
    return <Apply {...step} changes={{ bid_amount: suggested_bid }} label={label} />;
  }
  if (reason_code === 'paused') return <Apply {...step} changes={{ is_active: true }} label="Enable bidding" />;
  if (reason_code === 'no_bid') return <Edit label="Set a bid" onClick={() => onEdit('bid_amount')} />;
  if (reason_code === 'bid_above_remaining_budget')
    return <Edit label="Lower the bid" onClick={() => onEdit('bid_amount')} />;
  if (reason_code === 'no_budget' || reason_code === 'budget_below_click')
    return <Edit label="Set a daily budget" onClick={() => onEdit('daily_budget')} />;
  if (reason_code === 'no_active_feed') {
    return (
      <Button variant="default" component={Link} to={paths.clientFeeds}>
        Go to My Feeds
      </Button>
    );
  }
  return null;
}

interface ApplyProps {
  readonly domainId: number;
  readonly version: number;
  readonly changes: BiddingChanges;
  readonly label: string;
}

/** Changes only what the recommendation is about. */
function Apply({ domainId, version, changes, label }: ApplyProps) {
  const update = useUpdateBidding(domainId);
  const apply = () =>
    update.mutate(
      { ...changes, version },
      {
        onSuccess: tellSaved,
        onError: (error) => toastFailure('Failed to update bidding settings', error),
      },
    );
  return (
    <Button variant="default" disabled={update.isPending} onClick={apply}>
      {update.isPending ? 'Saving...' : label}
    </Button>
  );
}

function Edit({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );
}

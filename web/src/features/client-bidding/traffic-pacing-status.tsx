import type { Domain, PacingStats } from '@grt/sdk/contract';
import { formatMoney, formatPercent } from '../../core/format.ts';
import { zoneInWords } from '../../core/zone-time.ts';
import { BiddingStatus } from '../../parts/bidding-status.tsx';
import { Meter } from '../../ui/charts/meter.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { AmountField } from '../../parts/bidding-terms/bidding-values.ts';
import { Recommendation } from './recommendation.tsx';
import styles from './traffic-pacing-status.module.css';

interface TrafficPacingStatusProps {
  readonly domain: Domain;
  /** The version of the bidding shown. */
  readonly version: number;
  readonly onEdit: (field: AmountField) => void;
}

/** The day at a glance: pace, budget, time, and what to do.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function TrafficPacingStatus({ domain, version, onEdit }: TrafficPacingStatusProps) {
  const stats = domain.pacing_stats;
  return (
    <Panel title="Traffic Pacing Status">
      <div className={styles['block']}>
        {stats ? (
          <>
            <Spent stats={stats} />
            <Facts facts={factsOf(domain, stats)} />
            <Recommendation stats={stats} version={version} onEdit={onEdit} />
          </>
        ) : (
          <p className={styles['none']}>This domain’s pacing is currently unknown.</p>
        )}
      </div>
    </Panel>
  );
}

/** Budget spent, and planned spend by now. */
function Spent({ stats }: { stats: PacingStats }) {
  const { budget_utilization, spend_today, daily_budget, planned_spend } = stats;
  return (
    <div className={styles['spent']}>
      <p>
        <strong>{formatMoney(spend_today)}</strong> of {formatMoney(daily_budget)} spent
        <span>{formatMoney(planned_spend)} planned by now</span>
      </p>
      <Meter percent={budget_utilization} tone={toneOf(stats)} />
    </div>
  );
}

function factsOf(domain: Domain, stats: PacingStats) {
  return [
    { label: 'Pace', value: <BiddingStatus domain={domain} /> },
    { label: 'Budget used', value: formatPercent(stats.budget_utilization / 100) },
    {
      label: 'Hours remaining',
      value: `${String(stats.hours_remaining)} h`,
      note: `to midnight, ${zoneInWords(stats.timezone)}`,
    },
    { label: 'Efficiency score', value: `${String(stats.efficiency_score)}%` },
  ];
}

const toneOf = ({ current_pace }: PacingStats) =>
  current_pace === 'ahead' ? 'wait' : current_pace === 'on_track' ? 'good' : 'primary';

import { formatCount, formatCounted, formatMoney } from '../../core/format.ts';
import { zoneInWords } from '../../core/zone-time.ts';
import { Facts } from '../../ui/facts.tsx';
import { useClientBidding } from './client-page.queries.ts';
import { RecordPanel, NothingHere } from '../../parts/record-panel/record-panel.tsx';
import styles from '../../parts/record-panel/record-panel.module.css';

/** What a client bids and spends: today, and the last 30 days. */
export function ClientBidding({ id }: { id: number }) {
  const overview = useClientBidding(id);
  return (
    <RecordPanel title="Bidding overview" noun="the bidding" query={overview}>
      {({ totals, timezone }) =>
        totals.approved_domains === 0 ? (
          <NothingHere>No approved domains yet, so there is no bidding.</NothingHere>
        ) : (
          <div className={styles['inset']}>
            <Facts
              facts={[
                {
                  label: 'Active domains',
                  value: `${formatCount(totals.active_domains)} of ${formatCount(totals.approved_domains)}`,
                  note: 'approved',
                },
                {
                  label: 'Spend today',
                  value: formatMoney(totals.spend_today),
                  note: `of ${formatMoney(totals.total_daily_budget)} (${String(totals.budget_utilization)}%)`,
                },
                { label: 'Clicks today', value: formatCount(totals.clicks_today), note: zoneInWords(timezone) },
                {
                  label: 'Efficiency',
                  value: `${String(totals.average_efficiency)}%`,
                  note: 'average',
                },
                {
                  label: 'Behind / ahead of pace',
                  value: `${formatCount(totals.domains_behind_pace)} / ${formatCount(totals.domains_ahead_pace)}`,
                  note: 'domains',
                },
                {
                  label: 'Last 30 days',
                  value: formatMoney(totals.spend_30_days),
                  note: formatCounted(totals.clicks_30_days, ['click', 'clicks']),
                },
              ]}
            />
          </div>
        )
      }
    </RecordPanel>
  );
}

import type { Bidding, Domain } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCount, formatMoney } from '../../core/format.ts';
import { zoneInWords } from '../../core/zone-time.ts';
import { TermsConfirmation } from '../../parts/bidding-terms/use-terms-question.tsx';
import { SpendChart } from '../../parts/spend-chart/spend-chart.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { BackToDomains } from './back-to-domains.tsx';
import { BidHistory } from './bid-history.tsx';
import { BiddingConfiguration, biddingFormId } from './bidding-configuration.tsx';
import type { AmountField } from '../../parts/bidding-terms/bidding-values.ts';
import styles from './client-bidding-screen.module.css';
import { useHours } from './client-bidding.queries.ts';
import { screenContext } from './screen-context.ts';
import { PacingPanel } from './pacing-panel/pacing-panel.tsx';
import { TrafficPacingStatus } from './traffic-pacing-status.tsx';
import { useBiddingForm, type BiddingForm } from './use-bidding-form.ts';

interface BiddingEditorProps {
  readonly bidding: Bidding;
  readonly domain: Domain;
}

/** The screen of an approved domain. All header metrics and both pacing blocks come from one reply. */
export function BiddingEditor({ bidding, domain }: BiddingEditorProps) {
  const editing = useBiddingForm(domain, bidding);
  function focusField(field: AmountField) {
    const input = editing.inputs[field].current;
    input?.focus();
    input?.select();
  }

  return (
    <Screen>
      <BackToDomains />
      <PageHeader
        title={shownDomain(domain.domain_name)}
        mark={<SimulatedTraffic />}
        context={screenContext}
        actions={<HeadActions isActive={bidding.is_active} editing={editing} />}
      />
      <StatTiles>
        <StatTile label="Current Bid" figure={formatMoney(bidding.bid_amount)} note="per click" />
        <StatTile label="Daily Budget" figure={formatMoney(bidding.daily_budget)} note="a hard cap" />
        <StatTile label="Spend Today" figure={formatMoney(bidding.current_spend)} note="charged so far" />
        <StatTile label="Clicks Today" figure={formatCount(bidding.clicks_today)} note="charged clicks" />
      </StatTiles>
      <DayPanel domainId={domain.id} />
      <div className={styles['columns']}>
        <TrafficPacingStatus domain={domain} version={bidding.version} onEdit={focusField} />
        <BiddingConfiguration domainId={domain.id} editing={editing} />
      </div>
      <PacingPanel domain={domain} />
      <TermsConfirmation asking={editing.asking} />
      <BidHistory domainId={domain.id} />
    </Screen>
  );
}

/** The day at full width: the same hours as in the pacing panel below, added up. If they cannot be loaded, that panel says so.
 */
function DayPanel({ domainId }: { domainId: number }) {
  const { data, error } = useHours(domainId);
  if (error && !data) return null;
  return (
    <Panel title="Spend vs. Plan Today" aside={data && <span>{zoneInWords(data.meta.timezone)}</span>}>
      <div className={styles['day']}>
        {data ? <SpendChart hours={data.data} day={data.meta} /> : <Skeleton height={280} />}
      </div>
    </Panel>
  );
}

function HeadActions({ isActive, editing }: { isActive: boolean; editing: BiddingForm }) {
  return (
    <>
      <StatusBadge tone={isActive ? 'good' : 'rest'}>{isActive ? 'Active' : 'Paused'}</StatusBadge>
      {/* What was changed is saved beside the form. */}
      {!editing.isDirty && (
        <Button type="submit" form={biddingFormId}>
          Save Changes
        </Button>
      )}
    </>
  );
}

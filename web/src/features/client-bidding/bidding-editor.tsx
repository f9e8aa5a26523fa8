import type { Bidding, Domain } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount, formatMoney } from '../../core/format.ts';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { BackToDomains } from './back-to-domains.tsx';
import { BidHistory } from './bid-history.tsx';
import { BiddingConfiguration, biddingFormId } from './bidding-configuration.tsx';
import type { AmountField } from './bidding-values.ts';
import styles from './client-bidding-screen.module.css';
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
  const editing = useBiddingForm(domain.id, bidding);
  function focusField(field: AmountField) {
    const input = editing.inputs[field].current;
    input?.focus();
    input?.select();
  }

  return (
    <Screen>
      <BackToDomains />
      <PageHeader
        title={domain.domain_name}
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
      <div className={styles['columns']}>
        <TrafficPacingStatus domain={domain} version={bidding.version} onEdit={focusField} />
        <BiddingConfiguration domainId={domain.id} editing={editing} />
      </div>
      <PacingPanel domain={domain} />
      <BidHistory domainId={domain.id} />
      {editing.isDirty && <div className={styles['room']} />}
    </Screen>
  );
}

function HeadActions({ isActive, editing }: { isActive: boolean; editing: BiddingForm }) {
  return (
    <>
      <StatusBadge tone={isActive ? 'good' : 'rest'}>{isActive ? 'Active' : 'Paused'}</StatusBadge>
      <div className={styles['save']} data-dirty={editing.isDirty}>
        {editing.isDirty && <span>Unsaved changes</span>}
        <Button type="submit" form={biddingFormId} disabled={editing.isSaving}>
          {editing.isSaving ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
    </>
  );
}

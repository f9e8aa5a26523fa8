import { Skeleton } from '@mantine/core';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BackToDomains } from './back-to-domains.tsx';
import styles from './client-bidding-screen.module.css';
import { screenContext } from './screen-context.ts';

/** Loading state: the header and panels at roughly their final height. */
export function BiddingLoading() {
  return (
    <Screen>
      <BackToDomains />
      <PageHeader
        title="Bidding"
        context={screenContext}
        actions={
          <output>
            <VisuallyHidden>Loading domain data...</VisuallyHidden>
          </output>
        }
      />
      <StatTiles>
        <StatTile label="Current Bid" figure={undefined} note="per click" />
        <StatTile label="Daily Budget" figure={undefined} note="a hard cap" />
        <StatTile label="Spend Today" figure={undefined} note="charged so far" />
        <StatTile label="Clicks Today" figure={undefined} note="charged clicks" />
      </StatTiles>
      <WaitingPanel title="Spend vs. Plan Today" lines={10} />
      <div className={styles['columns']}>
        <WaitingPanel title="Traffic Pacing Status" lines={6} />
        <WaitingPanel title="Bidding Configuration" lines={6} />
      </div>
      <WaitingPanel title="Current Pacing Status" lines={4} />
      <WaitingPanel title="Hourly Traffic Distribution" lines={14} />
    </Screen>
  );
}

function WaitingPanel({ title, lines }: { title: string; lines: number }) {
  return (
    <Panel title={title}>
      <div className={styles['waiting']} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} height={14} width={line % 3 === 1 ? '55%' : '85%'} />
        ))}
      </div>
    </Panel>
  );
}

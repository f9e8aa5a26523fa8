import type { Client } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatCount, formatMoney } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { PickRow } from '../../ui/list/list-table.tsx';
import { Name } from '../../ui/name.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { ClientActions } from './client-actions.tsx';
import styles from './client-card.module.css';
import { clientWords } from '../../parts/client-status.ts';
import type { AskStatus } from './use-status-dialogs.ts';

interface ClientCardProps {
  readonly client: Client;
  readonly isPicked: boolean;
  /** @param isRange - Shift was held */
  readonly onPick: (isRange: boolean) => void;
  readonly onAct: AskStatus;
}

/** One client in the grid. */
export function ClientCard({ client, isPicked, onPick, onAct }: ClientCardProps) {
  const { client_id: id, company_name: name, full_name, email, status, last_login_at } = client;
  return (
    <li className={styles['card']} data-picked={isPicked}>
      <div className={styles['head']}>
        <Link to={paths.adminClient({ clientId: id })}>
          <Name>{name}</Name>
        </Link>
        <PickRow name={name} checked={isPicked} onChange={onPick} />
      </div>
      <p className={styles['contact']} dir="auto">
        {full_name}
        <br />
        {email}
      </p>
      <StatusBadge tone={clientWords[status].tone}>{clientWords[status].word}</StatusBadge>
      <dl>
        <dt>Active feeds</dt>
        <dd>
          {formatCount(client.active_feeds)} of {formatCount(client.feed_count)}
        </dd>
        <dt>Revenue</dt>
        <dd>{formatMoney(client.total_revenue)}</dd>
        <dt>Last sign-in</dt>
        <dd>{last_login_at === null ? 'Never' : <TimeAgo at={last_login_at} />}</dd>
      </dl>
      <ClientActions client={client} onAct={onAct} />
    </li>
  );
}

export function ClientCardSkeleton() {
  return (
    <li className={styles['card']} aria-hidden="true">
      <Skeleton height={18} width="60%" />
      <Skeleton height={40} width="80%" />
      <Skeleton height={20} width={72} />
      <Skeleton height={70} />
      <Skeleton height={30} width="50%" />
    </li>
  );
}

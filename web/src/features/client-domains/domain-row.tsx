import { useId } from 'react';
import type { Domain, DomainStatus } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDay } from '../../core/elapsed-time.ts';
import { formatCount, formatMoney, formatPercent } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { domainStatusWords } from '../../parts/domain-status.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { BiddingStatus } from '../../parts/bidding-status.tsx';
import styles from './domain-row.module.css';

interface DomainRowProps {
  readonly domain: Domain;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const explanations: Record<DomainStatus, string> = {
  pending: 'Under review by the admin team. You can still edit it.',
  approved: 'You can select it when uploading feeds.',
  rejected: 'It cannot have feeds. Delete it to add it again.',
};

/** One domain with its details. The row of an approved one opens its bidding. */
export function DomainRow({ domain, onEdit, onDelete }: DomainRowProps) {
  const id = useId();
  const { word, tone } = domainStatusWords[domain.status];
  const isApproved = domain.status === 'approved';
  return (
    <li className={styles['row']} data-opens={isApproved} aria-labelledby={id}>
      <div className={styles['main']}>
        <div className={styles['head']}>
          <h2 id={id}>
            {isApproved ? (
              <Link className={styles['open']} to={paths.clientBidding({ domainId: domain.id })}>
                {domain.domain_name}
              </Link>
            ) : (
              domain.domain_name
            )}
          </h2>
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </div>
        <p className={styles['links']}>
          {domain.domain_url !== null && <Outside to={domain.domain_url}>{domain.domain_url}</Outside>}
          <Outside to={domain.dmca_compliance_url}>DMCA policy</Outside>
          <a href={`mailto:${domain.content_removal_email}`}>{domain.content_removal_email}</a>
        </p>
        <p className={styles['status']}>
          {explanations[domain.status]} Added {formatDay(new Date(domain.created_at))}.
        </p>
        {domain.admin_notes !== null && <p className={styles['notes']}>Admin notes: {domain.admin_notes}</p>}
      </div>
      <div className={styles['side']}>
        <BiddingStatus domain={domain} />
        <div className={styles['actions']}>
          {domain.status === 'pending' && (
            <Button variant="default" size="xs" onClick={onEdit}>
              Edit
            </Button>
          )}
          <Button variant="subtle" color="red" size="xs" onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
      {isApproved && <Figures domain={domain} />}
    </li>
  );
}

/** A page of the client's site, in a new tab. */
function Outside({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Bid, budget, and today's metrics of an approved domain, as far as the server provides them. */
function Figures({ domain: { bidding, pacing_stats } }: { domain: Domain }) {
  const none = '—';
  const figures = [
    ['Bid per click', bidding ? formatMoney(bidding.bid_amount) : none],
    ['Daily budget', bidding ? formatMoney(bidding.daily_budget) : none],
    ['Current spend', bidding ? formatMoney(bidding.current_spend) : none],
    ['Clicks today', pacing_stats ? formatCount(pacing_stats.clicks_today) : none],
    ['Budget used', pacing_stats ? formatPercent(pacing_stats.budget_utilization / 100) : none],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A row while it is loading. */
export function DomainRowSkeleton() {
  return (
    <div className={styles['row']} aria-hidden="true">
      <div className={styles['main']}>
        <Skeleton height={18} width={220} mt={3} />
        <Skeleton height={12} width="70%" mt={12} />
        <Skeleton height={12} width="50%" mt={10} />
      </div>
      <Skeleton height={44} className={styles['figures'] ?? ''} />
    </div>
  );
}

import { useId } from 'react';
import type { Domain, DomainStatus } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatDay } from '../../core/elapsed-time.ts';
import { paths } from '../../core/paths.ts';
import { domainStatusWords, reviewNoteOf } from '../../parts/domain-status.ts';
import { PickRow } from '../../ui/list/list-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BiddingFigures } from './bidding-figures.tsx';
import styles from './domain-row.module.css';

interface DomainRowProps {
  readonly domain: Domain;
  readonly picked: boolean;
  /** @param isRange - Shift was held */
  readonly onPick: (isRange: boolean) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const explanations: Record<DomainStatus, string> = {
  pending: 'Under review by the admin team. You can still edit it.',
  approved: 'You can select it when uploading feeds.',
  rejected: 'It cannot have feeds. Delete it to add it again.',
};

/** One domain in a line: what it is, and how it bids today. The line of an approved one opens its bidding, and can be
 * selected. */
export function DomainRow({ domain, picked, onPick, onEdit, onDelete }: DomainRowProps) {
  const id = useId();
  const { word, tone } = domainStatusWords[domain.status];
  const isApproved = domain.status === 'approved';
  const name = shownDomain(domain.domain_name);
  return (
    <li className={styles['row']} data-opens={isApproved} data-picked={picked} aria-labelledby={id}>
      <div className={styles['pick']}>{isApproved && <PickRow name={name} checked={picked} onChange={onPick} />}</div>
      <div className={styles['main']}>
        <div className={styles['head']}>
          <h2 id={id} dir="auto">
            {isApproved ? (
              <Link className={styles['open']} to={paths.clientBidding({ domainId: domain.id })}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <span title={explanations[domain.status]}>
            <StatusBadge tone={tone}>{word}</StatusBadge>
          </span>
        </div>
        <Contacts domain={domain} />
        {isApproved && <ReviewNote domain={domain} />}
      </div>
      {isApproved ? (
        <>
          <VisuallyHidden>{explanations.approved}</VisuallyHidden>
          <BiddingFigures domain={domain} />
        </>
      ) : (
        <div className={styles['standing']}>
          <p>
            {explanations[domain.status]} <strong>Not eligible for bidding</strong>
          </p>
          <ReviewNote domain={domain} />
        </div>
      )}
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
    </li>
  );
}

function ReviewNote({ domain }: { domain: Domain }) {
  const note = reviewNoteOf(domain);
  return note === undefined ? null : (
    <p className={styles['notes']} dir="auto">
      {note}
    </p>
  );
}

/** The site, its policy, and whom to write to, on one line, by what they are: an address would be cut to a few letters. */
function Contacts({ domain }: { domain: Domain }) {
  return (
    <p className={styles['contacts']}>
      {domain.domain_url !== null && <Outside to={domain.domain_url}>Website</Outside>}
      <Outside to={domain.dmca_compliance_url}>DMCA policy</Outside>
      <a href={`mailto:${domain.content_removal_email}`} title={domain.content_removal_email}>
        Removal email
      </a>
      <span>Added {formatDay(new Date(domain.created_at))}</span>
    </p>
  );
}

/** A page of the client's site, in a new tab. */
function Outside({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} title={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** A row while it is loading. */
export function DomainRowSkeleton() {
  return (
    <div className={styles['row']} aria-hidden="true">
      <div className={styles['pick']} />
      <div className={styles['main']}>
        <Skeleton height={14} width="60%" mt={6} />
        <Skeleton height={10} width="85%" mt={12} />
      </div>
      <Skeleton height={14} className={styles['standing'] ?? ''} />
    </div>
  );
}

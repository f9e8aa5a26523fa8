import { useMemo } from 'react';
import type { Domain } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { may } from '../../core/may.ts';
import type { Selection } from '../../core/use-selection.ts';
import { domainStatusWords } from '../../parts/domain-status.ts';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { OpenRow } from '../../ui/list/open-row.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './domain-table.module.css';
import type { DomainAct } from './admin-domains.queries.ts';

interface DomainTableProps {
  /** Undefined while they are loading. */
  readonly domains: readonly Domain[] | undefined;
  readonly isOld: boolean;
  readonly selection: Selection<Domain>;
  readonly onAct: (domain: Domain, kind: DomainAct['kind']) => void;
  readonly onOpen: (id: number) => void;
}

/** Whether the account's role has anything to do with a domain besides reading about it. */
export const canAct = () => may('domains.approve') || may('domains.removeAsAdmin');

function columnsOf({ onAct, onOpen }: Pick<DomainTableProps, 'onAct' | 'onOpen'>): ListColumn<Domain>[] {
  const columns: ListColumn<Domain>[] = [
    { key: 'domain', head: 'Domain', cell: (domain) => <Name domain={domain} onOpen={onOpen} /> },
    { key: 'client', head: 'Client', cell: (domain) => <Owner domain={domain} /> },
    { key: 'status', head: 'Status', cell: (domain) => <Standing domain={domain} /> },
    { key: 'submitted', head: 'Submitted', cell: ({ created_at }) => <TimeAgo at={created_at} /> },
  ];
  if (canAct())
    columns.push({
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      cell: (domain) => <Actions domain={domain} onAct={onAct} />,
    });
  return columns;
}

/** The domains of a page. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function DomainTable({ domains, isOld, selection, onAct, onOpen }: DomainTableProps) {
  return (
    <ListTable
      caption="Domains"
      columns={useMemo(() => columnsOf({ onAct, onOpen }), [onAct, onOpen])}
      rows={domains}
      idOf={({ id }) => id}
      nameOf={({ domain_name, client }) => `${domain_name} of ${client.company_name}`}
      {...(canAct() ? { selection } : {})}
      isOld={isOld}
    />
  );
}

function Name({ domain, onOpen }: { domain: Domain } & Pick<DomainTableProps, 'onOpen'>) {
  const { id, domain_name, domain_url, dmca_compliance_url, content_removal_email } = domain;
  return (
    <div className={styles['name']}>
      <OpenRow onOpen={() => onOpen(id)}>
        <strong>{domain_name}</strong>
      </OpenRow>
      <p>
        {domain_url !== null && <Outside to={domain_url}>Website</Outside>}
        <Outside to={dmca_compliance_url}>DMCA policy</Outside>
        <a href={`mailto:${content_removal_email}`}>{content_removal_email}</a>
      </p>
      <Conflicts domain={domain} />
    </div>
  );
}

function Conflicts({ domain: { name_conflicts } }: { domain: Domain }) {
  if (name_conflicts === null || name_conflicts.length === 0) return null;
  return (
    <p className={styles['conflict']} role="note">
      Also added by{' '}
      {name_conflicts
        .map(({ company_name, status }) => `${company_name} (${domainStatusWords[status].word.toLowerCase()})`)
        .join(', ')}
    </p>
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

function Owner({ domain: { client } }: { domain: Domain }) {
  return (
    <div className={styles['owner']}>
      <span>{client.company_name}</span>
      <p>
        {client.full_name}
        {client.full_name !== '' && client.email !== '' && ', '}
        {client.email}
      </p>
    </div>
  );
}

function Standing({ domain: { status, reviewed_by, reviewed_at, admin_notes } }: { domain: Domain }) {
  const { word, tone } = domainStatusWords[status];
  return (
    <div className={styles['standing']}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {status !== 'pending' && (
        <p>
          by {reviewed_by ?? 'an administrator'}
          {reviewed_at !== null && (
            <>
              , <TimeAgo at={reviewed_at} />
            </>
          )}
        </p>
      )}
      {admin_notes !== null && admin_notes !== '' && <q>{admin_notes}</q>}
    </div>
  );
}

function Actions({ domain, onAct }: { domain: Domain } & Pick<DomainTableProps, 'onAct'>) {
  return (
    <div className={styles['actions']}>
      {domain.status === 'pending' && may('domains.approve') && (
        <>
          <Button variant="light" color="green" size="xs" onClick={() => onAct(domain, 'approve')}>
            Approve
          </Button>
          <Button variant="light" color="red" size="xs" onClick={() => onAct(domain, 'reject')}>
            Reject
          </Button>
        </>
      )}
      {may('domains.removeAsAdmin') && (
        <Button variant="subtle" color="red" size="xs" onClick={() => onAct(domain, 'delete')}>
          Delete
        </Button>
      )}
    </div>
  );
}

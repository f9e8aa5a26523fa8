import type { Domain } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { shownDomain } from '../../core/domain-name.ts';
import { may } from '../../core/may.ts';
import type { Selection } from '../../core/use-selection.ts';
import { domainStatusWords } from '../../parts/domain-status.ts';
import type { ListLook } from '../../parts/list-views/use-list-look.ts';
import { andMore } from '../../parts/name-conflicts.ts';
import type { ListSort } from '../../ui/list/list-column.ts';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { OpenRow } from '../../ui/list/open-row.tsx';
import { Name } from '../../ui/name.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './domain-table.module.css';
import type { DomainAct } from './admin-domains.queries.ts';

interface DomainTableProps {
  /** Undefined while they are loading. */
  readonly domains: readonly Domain[] | undefined;
  readonly look: ListLook<Domain>;
  readonly sort: ListSort;
  readonly isOld: boolean;
  readonly selection: Selection<Domain>;
  readonly onOpen: (id: number) => void;
}

/** Whether the account's role has anything to do with a domain besides reading about it. */
export const canAct = () => may('domains.approve') || may('domains.removeAsAdmin');

interface ColumnActions {
  readonly onAct: (domain: Domain, kind: DomainAct['kind']) => void;
  readonly onOpen: (id: number) => void;
}

/** The columns of the list, of which each person chooses. */
export function domainColumns({ onAct, onOpen }: ColumnActions): ListColumn<Domain>[] {
  const columns: ListColumn<Domain>[] = [
    {
      key: 'domain',
      head: 'Domain',
      sorts: { ascending: 'domain', descending: 'domain_desc' },
      cell: (domain) => <NameCell domain={domain} onOpen={onOpen} />,
    },
    {
      key: 'client',
      head: 'Client',
      sorts: { ascending: 'client', descending: 'client_desc' },
      cell: (domain) => <Owner domain={domain} />,
    },
    {
      key: 'status',
      head: 'Status',
      sorts: { ascending: 'status' },
      cell: (domain) => <Standing domain={domain} />,
    },
    {
      key: 'submitted',
      head: 'Submitted',
      sorts: { ascending: 'oldest', descending: null, first: 'descending' },
      cell: ({ created_at }) => <TimeAgo at={created_at} />,
    },
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
export function DomainTable({ domains, look, sort, isOld, selection, onOpen }: DomainTableProps) {
  return (
    <ListTable
      caption="Domains"
      columns={look.columns}
      density={look.density}
      sort={sort}
      onOpen={({ id }) => onOpen(id)}
      rows={domains}
      idOf={({ id }) => id}
      nameOf={({ domain_name, client }) => `${shownDomain(domain_name)} of ${client.company_name}`}
      {...(canAct() ? { selection } : {})}
      isOld={isOld}
    />
  );
}

function NameCell({ domain, onOpen }: { domain: Domain } & Pick<ColumnActions, 'onOpen'>) {
  const { id, domain_name, domain_url, dmca_compliance_url, content_removal_email } = domain;
  return (
    <div className={styles['name']}>
      <OpenRow onOpen={() => onOpen(id)}>
        <Name as="strong">{shownDomain(domain_name)}</Name>
      </OpenRow>
      <p>
        {domain_url !== null && <Outside to={domain_url}>Website</Outside>}
        <Outside to={dmca_compliance_url}>DMCA policy</Outside>
        <a href={`mailto:${content_removal_email}`} title={content_removal_email}>
          {content_removal_email}
        </a>
      </p>
      <Conflicts domain={domain} />
    </div>
  );
}

function Conflicts({ domain: { name_conflicts } }: { domain: Domain }) {
  if (name_conflicts === null || name_conflicts.length === 0) return null;
  const others = name_conflicts
    .map(({ company_name, status }) => `${company_name} (${domainStatusWords[status].word.toLowerCase()})`)
    .join(', ');
  return (
    <p className={styles['conflict']} role="note">
      <Name>{`Also added by ${others}${andMore(name_conflicts)}`}</Name>
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
      <Name>{client.company_name}</Name>
      <p>
        <Name lines={1}>{[client.full_name, client.email].filter((part) => part !== '').join(', ')}</Name>
      </p>
    </div>
  );
}

function Standing({ domain: { status, reviewed_by, reviewed_at, assigned_to, admin_notes } }: { domain: Domain }) {
  const { word, tone } = domainStatusWords[status];
  return (
    <div className={styles['standing']}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {status === 'pending' && assigned_to !== null && <p>{assigned_to} is reviewing it</p>}
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
      {admin_notes !== null && admin_notes !== '' && (
        <q dir="auto" title={admin_notes}>
          {admin_notes}
        </q>
      )}
    </div>
  );
}

function Actions({ domain, onAct }: { domain: Domain } & Pick<ColumnActions, 'onAct'>) {
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

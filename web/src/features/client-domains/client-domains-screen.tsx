import { lazy, useState } from 'react';
import type { Domain } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isBidding } from '../../parts/bidding-label.ts';
import styles from './client-domains-screen.module.css';
import { useDomains } from './client-domains.queries.ts';
import { DomainDeleteDialog } from './domain-delete-dialog.tsx';
import { DomainRow, DomainRowSkeleton } from './domain-row.tsx';

const DomainDialog = lazy(async () => ({ default: (await import('./domain-dialog.tsx')).DomainDialog }));

/** Domain Management. `?add=1` opens the form of a new domain.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function ClientDomainsScreen() {
  const domains = useDomains();
  const [changed, setChanged] = useState<Domain>();
  const dialog = useDialogAddress(['add']);
  const [deleted, setDeleted] = useState<Domain>();
  const add = () => dialog.show('add');
  const edited = dialog.isOpen('add') ? 'new' : changed;
  const close = () => (dialog.isOpen('add') ? dialog.close() : setChanged(undefined));

  return (
    <Screen>
      <PageHeader
        title="Domain Management"
        mark={<SimulatedTraffic />}
        context="The sites that receive your visits. Only approved domains can have feeds and bids."
        actions={<Button onClick={add}>Add Domain</Button>}
      />
      <Totals domains={domains.data} />
      <DomainList domains={domains} onAdd={add} onEdit={setChanged} onDelete={setDeleted} />
      <OnDemand opened={edited !== undefined}>
        {(opened) => <DomainDialog domain={opened ? edited : undefined} onClose={close} />}
      </OnDemand>
      <DomainDeleteDialog domain={deleted} onClose={() => setDeleted(undefined)} />
    </Screen>
  );
}

function Totals({ domains }: { domains: readonly Domain[] | undefined }) {
  const count = (fits: (domain: Domain) => boolean) => domains && formatCount(domains.filter(fits).length);
  return (
    <StatTiles>
      <StatTile
        label="Approved Domains"
        figure={count(({ status }) => status === 'approved')}
        note="can have feeds and bids"
      />
      <StatTile label="Active Bidding" figure={count(isBidding)} note="bidding for visits now" />
      <StatTile label="Pending Approval" figure={count(({ status }) => status === 'pending')} note="under review" />
      <StatTile label="Total Domains" figure={count(() => true)} note="in your account" />
    </StatTiles>
  );
}

interface DomainListProps {
  readonly domains: ReturnType<typeof useDomains>;
  readonly onAdd: () => void;
  readonly onEdit: (domain: Domain) => void;
  readonly onDelete: (domain: Domain) => void;
}

function DomainList({ domains: { data, error, isPending, refetch }, onAdd, onEdit, onDelete }: DomainListProps) {
  if (isPending) {
    return (
      <>
        <output>
          <VisuallyHidden>Loading domains...</VisuallyHidden>
        </output>
        <div className={styles['list']}>
          {Array.from({ length: 3 }, (_, index) => (
            <DomainRowSkeleton key={index} />
          ))}
        </div>
      </>
    );
  }
  if (error) {
    return (
      <LoadFailure message="Failed to load domains. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No domains" action={<Button onClick={onAdd}>Add Domain</Button>}>
        Get started by adding your first domain.
      </EmptyState>
    );
  }
  return (
    <ul className={styles['list']} aria-label="Domains">
      {data.map((domain) => (
        <DomainRow key={domain.id} domain={domain} onEdit={() => onEdit(domain)} onDelete={() => onDelete(domain)} />
      ))}
    </ul>
  );
}

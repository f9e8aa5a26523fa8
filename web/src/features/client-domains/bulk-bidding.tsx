import { useState } from 'react';
import type { Domain } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import type { Selection } from '../../core/use-selection.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { bulkKinds, bulkLabels, type BulkKind } from './bulk-kinds.ts';
import type { DomainList } from './client-domains.queries.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const BulkBiddingDialog = lazyPart(async () => ({
  default: (await import('./bulk-bidding-dialog.tsx')).BulkBiddingDialog,
}));

interface BulkBiddingProps {
  readonly selection: Selection<Domain>;
  readonly list: DomainList;
  /** Domains that match the filter. */
  readonly listed: number;
}

/** What can be done to the bidding of the selected domains. */
export function BulkBidding({ selection, list, listed }: BulkBiddingProps) {
  const [kind, setKind] = useState<BulkKind>();
  // Only approved domains bid, so that all can only be meant where only those are listed.
  const total = list.values.status === 'approved' ? listed : selection.rows.size;
  return (
    <>
      <BulkBar selection={selection} total={total}>
        {bulkKinds.map((one) => (
          <Button key={one} variant="default" onClick={() => setKind(one)}>
            {bulkLabels[one]}
          </Button>
        ))}
      </BulkBar>
      <OnDemand opened={kind !== undefined}>
        {(opened) => (
          <BulkBiddingDialog
            kind={opened ? kind : undefined}
            selection={selection}
            list={list}
            total={total}
            onClose={() => setKind(undefined)}
          />
        )}
      </OnDemand>
    </>
  );
}

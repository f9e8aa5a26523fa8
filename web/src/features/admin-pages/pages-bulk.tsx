import { useState } from 'react';
import { Button } from '@mantine/core';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { BulkDeleteDialogProps } from './bulk-delete-dialog.tsx';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const BulkDeleteDialog = lazyAhead(async () => ({
  default: (await import('./bulk-delete-dialog.tsx')).BulkDeleteDialog,
}));

/** Deletes the selected pages.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §8 */
export function PagesBulk({ list, selection, total }: Pick<BulkDeleteDialogProps, 'list' | 'selection' | 'total'>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <BulkBar selection={selection} total={total} clearLabel="Clear Selection">
        <Button color="red" variant="light" onClick={() => setIsAsking(true)}>
          Delete Selected
        </Button>
      </BulkBar>
      <OnDemand opened={isAsking}>
        {(opened) => <BulkDeleteDialog {...{ opened, list, selection, total }} onClose={() => setIsAsking(false)} />}
      </OnDemand>
    </>
  );
}

import { lazy, useState } from 'react';
import type { SitePageSummary } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { useBulkRun } from '../../core/use-bulk-run.ts';
import type { Selection } from '../../core/use-selection.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { useAllPages, useBulkDeletion, type PagesAddress } from './admin-pages.queries.ts';

const BulkDialog = lazy(async () => ({ default: (await import('../../ui/list/bulk-dialog.tsx')).BulkDialog }));

interface PagesBulkProps {
  readonly list: PagesAddress;
  readonly selection: Selection<SitePageSummary>;
  readonly total: number;
}

/** Deletes the selected pages and shows each result.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §8 */
export function PagesBulk({ list, selection, total }: PagesBulkProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, start } = useDeletion({ list, selection });
  const [asked, setAsked] = useState(0);
  const noun = asked === 1 ? '1 page' : `${formatCount(asked)} pages`;

  function ask() {
    setAsked(selection.count(total));
    setIsAsking(true);
  }

  function close() {
    setIsAsking(false);
    if (run.state.step === 'finished') selection.clear();
    run.reset();
  }

  return (
    <>
      <BulkBar selection={selection} total={total} clearLabel="Clear Selection">
        <Button color="red" variant="light" onClick={ask}>
          Delete Selected
        </Button>
      </BulkBar>
      <OnDemand opened={isAsking}>
        {(opened) => (
          <BulkDialog
            title="Delete pages"
            question={`Are you sure you want to delete ${noun}? This action cannot be undone.`}
            opened={opened}
            run={run}
            confirm={{ label: `Delete ${noun}`, tone: 'red' }}
            onConfirm={() => void start()}
            onClose={close}
          />
        )}
      </OnDemand>
    </>
  );
}

function useDeletion({ list, selection }: Pick<PagesBulkProps, 'list' | 'selection'>) {
  const run = useBulkRun();
  const allPages = useAllPages();
  const { remove, reload } = useBulkDeletion();

  async function gather(signal: AbortSignal) {
    const pages = selection.isAllMatching
      ? (await allPages(list, signal)).filter(({ id }) => selection.has(id))
      : [...selection.rows.values()];
    return pages.map(({ id, title }) => ({ id, label: title }));
  }

  async function start() {
    let failure: Error | undefined;
    await run.start(gather, async ({ id }) => {
      try {
        return await remove(id);
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        throw error;
      }
    });
    if (failure) toastFailure('Failed to delete some pages. Please try again.', failure);
    await reload();
  }

  return { run, start };
}

import { useId } from 'react';
import type { SitePageSummary } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import type { Selection } from '../../core/use-selection.ts';
import { PickPage, PickRow, usePicking } from '../../ui/list/list-table.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { PageActions, PageName, PageStatus, PageType } from './page-cells.tsx';
import styles from './page-grid.module.css';

interface PageGridProps {
  /** Undefined while they are loading. */
  readonly pages: readonly SitePageSummary[] | undefined;
  readonly selection: Selection<SitePageSummary>;
  readonly isOld: boolean;
  readonly onDelete: (page: SitePageSummary) => void;
}

/** The pages as cards, with their descriptions. */
export function PageGrid({ pages, selection, isOld, onDelete }: PageGridProps) {
  const pick = usePicking(selection, pages, ({ id }) => id);
  if (!pages) {
    return (
      <div className={styles['grid']} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles['card']}>
            <Skeleton height={16} width="55%" />
            <Skeleton height={12} width="35%" />
            <Skeleton height={36} mt={8} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      <PickPage
        selection={selection}
        rows={pages.map((page) => [page.id, page] as const)}
        label="Select all on this page"
      />
      <ul className={styles['grid']} data-old={isOld} aria-label="Pages">
        {pages.map((page) => (
          <PageCard
            key={page.id}
            page={page}
            isPicked={selection.has(page.id)}
            onPick={(isRange) => pick(page, isRange)}
            onDelete={() => onDelete(page)}
          />
        ))}
      </ul>
    </>
  );
}

interface PageCardProps {
  readonly page: SitePageSummary;
  readonly isPicked: boolean;
  /** @param isRange - Shift was held */
  readonly onPick: (isRange: boolean) => void;
  readonly onDelete: () => void;
}

function PageCard({ page, isPicked, onPick, onDelete }: PageCardProps) {
  const id = useId();
  const { title, meta_description, updated_at, updater } = page;
  return (
    <li className={styles['card']} data-picked={isPicked} aria-labelledby={id}>
      <div className={styles['head']}>
        <div id={id}>
          <PageName page={page} />
        </div>
        <PickRow name={title} checked={isPicked} onChange={onPick} />
      </div>
      <p className={styles['about']} dir="auto">
        {meta_description ?? 'No meta description'}
      </p>
      <div className={styles['badges']}>
        <PageStatus page={page} />
        <PageType page={page} />
      </div>
      <div className={styles['foot']}>
        <p>
          <TimeAgo at={updated_at} /> by {updater.full_name}
        </p>
        <PageActions page={page} onDelete={onDelete} />
      </div>
    </li>
  );
}

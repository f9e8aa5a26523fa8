import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import type { Selection } from '../../core/use-selection.ts';
import styles from './bulk-bar.module.css';

interface BulkBarProps<Row> {
  readonly selection: Selection<Row>;
  /** Rows matching the filter, on every page. */
  readonly total: number;
  /** There are more than were counted, and an action takes only those. */
  readonly isCapped?: boolean | undefined;
  /** Buttons that act on the selection. */
  readonly children: ReactNode;
  readonly clearLabel?: string;
}

/** Bulk actions for the selected rows, at the bottom of the window while there are any. */
export function BulkBar<Row>({
  selection,
  total,
  isCapped = false,
  children,
  clearLabel = 'Clear',
}: BulkBarProps<Row>) {
  const count = selection.count(total);
  if (count === 0) return null;
  return (
    <section className={styles['bar']} aria-label="Selection" data-print="no">
      <p>
        <output>
          <strong>{formatCount(count)}</strong> selected
        </output>
        {count < total && (
          <button type="button" onClick={selection.selectAllMatching}>
            {isCapped
              ? `Select the first ${formatCount(total)} of ${formatCount(total)}+ that match`
              : `Select all ${formatCount(total)} that match`}
          </button>
        )}
      </p>
      <div className={styles['actions']}>
        {children}
        <Button variant="subtle" onClick={selection.clear}>
          {clearLabel}
        </Button>
      </div>
    </section>
  );
}

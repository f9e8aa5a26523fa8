import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import styles from './filter-bar.module.css';

interface MoreFiltersProps {
  /** The values of the filters in it. */
  readonly values: readonly (string | number | undefined)[];
  readonly children: ReactNode;
}

/** Filters that are wanted less often: shown once they are asked for, and whenever one of them is set. */
export function MoreFilters({ values, children }: MoreFiltersProps) {
  const [chosen, setChosen] = useState<boolean>();
  const count = values.filter((value) => value !== undefined).length;
  const isOpen = chosen ?? count > 0;
  return (
    <>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
        {count === 0 ? 'Filters' : `Filters (${String(count)})`}
      </Button>
      {isOpen && <div className={styles['more']}>{children}</div>}
    </>
  );
}

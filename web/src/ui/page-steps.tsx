import { Button } from '@mantine/core';
import styles from './page-steps.module.css';

interface PageStepsProps {
  readonly page: number;
  readonly lastPage: number;
  readonly onPage: (page: number) => void;
  /** The text before `1 of 4`. */
  readonly prefix?: string;
}

/** Previous and next page of a list, shown only when there is more than one. */
export function PageSteps({ page, lastPage, onPage, prefix = 'Page' }: PageStepsProps) {
  if (lastPage <= 1) return null;
  return (
    <nav className={styles['steps']} aria-label="Pages">
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span>
        {prefix} {page} of {lastPage}
      </span>
      <Button variant="default" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

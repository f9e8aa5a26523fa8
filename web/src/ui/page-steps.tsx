import { useState } from 'react';
import { pageMax } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount } from '../core/format.ts';
import { pageSizes } from '../core/use-list-address.ts';
import styles from './page-steps.module.css';

interface PageStepsProps {
  readonly page: number;
  readonly lastPage: number;
  /** There are more rows than were counted, so that there may be more pages. */
  readonly isCapped?: boolean | undefined;
  readonly onPage: (page: number) => void;
  /** The text before `1 of 4`. */
  readonly prefix?: string;
  /** What is listed, where a screen has several lists. */
  readonly of?: string;
  /** Rows of a page, where they can be chosen. */
  readonly size?: { readonly value: number; readonly onSize: (size: number) => void };
}

/** From here on one jumps. */
const many = 4;

/** The pages of a list: the first, previous, next, and last one, and any by its number. Shown only when there is more
 * than one, or fewer rows could be shown. A page beyond the last one is answered with the last one (`existingPages`). */
export function PageSteps({
  page: asked,
  lastPage,
  isCapped = false,
  onPage,
  prefix = 'Page',
  of,
  size,
}: PageStepsProps) {
  const end = isCapped ? pageMax : lastPage;
  const page = asked === pageMax ? lastPage : Math.min(asked, end);
  if (lastPage <= 1 && (size === undefined || size.value <= pageSizes[0])) return null;
  const isLong = lastPage >= many;
  return (
    <nav className={styles['steps']} aria-label={of ? `Pages of ${of}` : 'Pages'} data-print="no">
      {isLong && (
        <Button variant="default" className={styles['end'] ?? ''} disabled={page <= 1} onClick={() => onPage(1)}>
          First
        </Button>
      )}
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className={styles['place']}>
        {prefix} {isLong ? <Jump key={page} page={page} end={end} onPage={onPage} /> : page} of {formatCount(lastPage)}
        {isCapped && '+'}
      </span>
      <Button variant="default" disabled={page >= end} onClick={() => onPage(page + 1)}>
        Next
      </Button>
      {isLong && (
        <Button variant="default" className={styles['end'] ?? ''} disabled={page >= end} onClick={() => onPage(end)}>
          Last
        </Button>
      )}
      {size && <Size {...size} />}
    </nav>
  );
}

/** The page's number, which can be changed: Enter goes there. */
function Jump({ page, end, onPage }: Pick<PageStepsProps, 'page' | 'onPage'> & { readonly end: number }) {
  const [text, setText] = useState(String(page));
  const wanted = Math.min(end, Math.trunc(Number(text)));
  return (
    <form
      className={styles['jump']}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted >= 1 && wanted !== page) onPage(wanted);
        else setText(String(page));
      }}
    >
      <input
        aria-label="Page number"
        inputMode="numeric"
        size={Math.max(2, String(page).length)}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setText(currentTarget.value.replaceAll(/\D/g, ''))}
        onBlur={() => setText(String(page))}
      />
    </form>
  );
}

function Size({ value, onSize }: NonNullable<PageStepsProps['size']>) {
  const sizes = [...new Set<number>([value, ...pageSizes])].toSorted((one, other) => one - other);
  return (
    <label className={styles['size']}>
      Rows
      <select value={value} onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}

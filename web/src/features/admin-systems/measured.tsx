import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './measured.module.css';

interface MeasuredProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What it is, within "… could not be loaded." */
  readonly what: string;
  /** Expected height, in lines. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** The result of one call, with its states: loading, failed, loaded. Old data stays if a refetch fails. */
export function Measured<Data>({ query, what, lines = 3, children }: MeasuredProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <div className={styles['failed']}>
        <LoadFailure
          message={`${what} could not be loaded.`}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  return <Loading lines={lines} />;
}

/** Placeholder lines. */
export function Loading({ lines }: { lines: number }) {
  return (
    <div className={styles['loading']}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={14} width={line % 2 === 0 ? '70%' : '45%'} />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './record-panel.module.css';

interface RecordPanelProps<Data> {
  readonly title: string;
  /** What could not be loaded, for use mid-sentence. */
  readonly noun: string;
  readonly query: UseQueryResult<Data>;
  readonly aside?: ReactNode;
  /** How high it usually is, in px: what is below it does not move when it comes. */
  readonly usualHeight?: number;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a record's page that loads, fails, and retries independently. */
export function RecordPanel<Data>({ title, noun, query, aside, usualHeight, children }: RecordPanelProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <Panel title={title} aside={aside}>
      {data === undefined ? (
        <div className={styles['inset']} style={error ? undefined : { minHeight: usualHeight }}>
          {error ? (
            <LoadFailure message={`Failed to load ${noun}`} error={error} onRetry={() => void refetch()} />
          ) : (
            <Waiting noun={noun} />
          )}
        </div>
      ) : (
        children(data)
      )}
    </Panel>
  );
}

function Waiting({ noun }: { noun: string }) {
  return (
    <>
      <output>
        <VisuallyHidden>Loading {noun}...</VisuallyHidden>
      </output>
      <Skeleton height={14} width="45%" mb={14} />
      <Skeleton height={14} width="60%" />
    </>
  );
}

/** Why the part is empty. */
export function NothingHere({ children }: { children: string }) {
  return <p className={styles['nothing']}>{children}</p>;
}

import type { ReactNode } from 'react';
import { NotFoundError } from '@grt/sdk';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './record.module.css';

interface RecordStatesProps<Data> {
  /** `Domain` */
  readonly kind: string;
  readonly list: { readonly label: string; readonly to: string };
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
}

/** The page of one record: loading, failed, unknown, or there. */
export function RecordStates<Data>({ kind, list, query: { data, error, refetch }, children }: RecordStatesProps<Data>) {
  if (error instanceof NotFoundError) return <NoRecord kind={kind} list={list} />;
  return (
    <Screen>
      <Link to={list.to} className={styles['back']}>
        {list.label}
      </Link>
      {data === undefined ? (
        <>
          <PageHeader title={kind} />
          {error ? (
            <LoadFailure
              message={`Failed to load the ${kind.toLowerCase()}`}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Waiting kind={kind} />
          )}
        </>
      ) : (
        children(data)
      )}
    </Screen>
  );
}

export function NoRecord({ kind, list }: Pick<RecordStatesProps<never>, 'kind' | 'list'>) {
  return (
    <MessageScreen title={`${kind} not found`} actions={<Link to={list.to}>{list.label}</Link>}>
      It may have been deleted, or the link is wrong.
    </MessageScreen>
  );
}

function Waiting({ kind }: { kind: string }) {
  return (
    <>
      <output>
        <VisuallyHidden>Loading the {kind.toLowerCase()}...</VisuallyHidden>
      </output>
      <Skeleton height={150} radius={12} />
      <Skeleton height={220} radius={12} />
    </>
  );
}

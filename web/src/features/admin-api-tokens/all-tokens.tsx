import { lazy, useState } from 'react';
import type { ApiToken } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatDay } from '../../core/elapsed-time.ts';
import { useListAddress, type SearchedList } from '../../core/use-list-address.ts';
import { useNow } from '../../core/use-now.ts';
import { endOf } from '../../parts/account-settings/tokens-section.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { tokensPageSize, useAllTokens } from './admin-api-tokens.queries.ts';
import styles from './all-tokens.module.css';

const RevokeAnyTokenDialog = lazy(async () => ({
  default: (await import('./revoke-any-token-dialog.tsx')).RevokeAnyTokenDialog,
}));
const noFilters = {};

/** Everyone's tokens: super admins can revoke any of them. */
export function AllTokens() {
  const list = useListAddress(noFilters);
  const tokens = useAllTokens(list);
  const [ending, setEnding] = useState<ApiToken>();
  const { data, error } = tokens;
  return (
    <section className={styles['part']} aria-labelledby="all-tokens">
      <h2 id="all-tokens">Everyone’s tokens</h2>
      <FilterBar label="Search token or username" list={list} total={data?.meta.total} noun={['token', 'tokens']} />
      {error ? (
        <LoadFailure message="Failed to load API tokens" error={error} onRetry={() => void tokens.refetch()} />
      ) : data?.data.length === 0 ? (
        <Nothing list={list} />
      ) : (
        <TokenTable rows={data?.data} isOld={tokens.isPlaceholderData} onRevoke={setEnding} />
      )}
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        onPage={list.setPage}
        size={{ value: list.size ?? tokensPageSize, onSize: list.setSize }}
      />
      <OnDemand opened={ending !== undefined}>
        {(opened) => <RevokeAnyTokenDialog token={opened ? ending : undefined} onClose={() => setEnding(undefined)} />}
      </OnDemand>
    </section>
  );
}

interface TokenTableProps {
  readonly rows: readonly ApiToken[] | undefined;
  readonly isOld: boolean;
  readonly onRevoke: (token: ApiToken) => void;
}

function TokenTable({ rows, isOld, onRevoke }: TokenTableProps) {
  return (
    <ListTable
      caption="API tokens of everyone"
      columns={columnsWith(onRevoke)}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      isOld={isOld}
    />
  );
}

function columnsWith(onRevoke: (token: ApiToken) => void): readonly ListColumn<ApiToken>[] {
  return [
    {
      key: 'name',
      head: 'Token',
      cell: ({ name, prefix, scopes }) => (
        <span className={styles['names']}>
          <strong>{name}</strong>
          <span>
            {prefix}… · {scopes.join(', ')}
          </span>
        </span>
      ),
    },
    { key: 'owner', head: 'Owner', cell: ({ owner }) => owner },
    { key: 'state', head: 'State', cell: (token) => <TokenState token={token} /> },
    {
      key: 'used',
      head: 'Last used',
      cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : <TimeAgo at={last_used_at} />),
    },
    { key: 'expires', head: 'Expires', cell: ({ expires_at }) => formatDay(new Date(expires_at)) },
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      cell: (token) =>
        token.revoked_at === null && (
          <Button
            size="xs"
            variant="default"
            aria-label={`Revoke ${token.name} of ${token.owner}`}
            onClick={() => onRevoke(token)}
          >
            Revoke
          </Button>
        ),
    },
  ];
}

function TokenState({ token }: { token: ApiToken }) {
  const ended = endOf(token, useNow());
  return <StatusBadge tone={ended === undefined ? 'good' : 'rest'}>{ended ?? 'Works'}</StatusBadge>;
}

function Nothing({ list }: { list: SearchedList }) {
  if (!list.isFiltered) return <EmptyState title="No tokens yet">No one has created an API token.</EmptyState>;
  return (
    <NoMatch title="No matching tokens" all="Show all tokens" list={list}>
      No token names or owners match your search.
    </NoMatch>
  );
}

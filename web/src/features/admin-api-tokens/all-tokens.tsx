import { useState } from 'react';
import type { ApiToken } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useListAddress } from '../../core/use-list-address.ts';
import { useNow } from '../../core/use-now.ts';
import { endOf } from '../../parts/account-settings/token-end.ts';
import { tokensPageSize } from '../../parts/account-settings/token-orders.ts';
import { tokenTimes } from '../../parts/account-settings/token-times.tsx';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { tokensView, useAllTokens, useAllTokensFile, type AllTokenList } from './admin-api-tokens.queries.ts';
import styles from './all-tokens.module.css';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const RevokeAnyTokenDialog = lazyAhead(async () => ({
  default: (await import('./revoke-any-token-dialog.tsx')).RevokeAnyTokenDialog,
}));
const noFilters = {};

/** Everyone's tokens: super admins can revoke any of them. */
export function AllTokens() {
  const list = useListAddress(noFilters, tokensView);
  const tokens = useAllTokens(list);
  const file = useAllTokensFile(list);
  const [ending, setEnding] = useState<ApiToken>();
  const look = useListLook('api_tokens', list, columnsWith(setEnding));
  const { data, error } = tokens;
  return (
    <section className={styles['part']} aria-labelledby="all-tokens">
      <h2 id="all-tokens">Everyone’s tokens</h2>
      <FilterBar label="Search token or username" list={list} total={data?.meta} noun={['token', 'tokens']}>
        <ExportButton label="Export all tokens" file={file} />
        <ViewButton name="api_tokens" of="everyone’s tokens" list={list} look={look} />
      </FilterBar>
      {error ? (
        <LoadFailure message="Failed to load API tokens" error={error} onRetry={() => void tokens.refetch()} />
      ) : data?.data.length === 0 ? (
        <Nothing list={list} />
      ) : (
        <ListTable
          caption="API tokens of everyone"
          columns={look.columns}
          density={look.density}
          sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
          rows={data?.data}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          isOld={tokens.isPlaceholderData}
        />
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

function columnsWith(onRevoke: (token: ApiToken) => void): readonly ListColumn<ApiToken>[] {
  return [
    {
      key: 'name',
      head: 'Token',
      sorts: { ascending: 'name', descending: 'name_desc' },
      cell: ({ name, prefix, scopes }) => (
        <span className={styles['names']}>
          <strong>{name}</strong>
          <span>
            {prefix}… · {scopes.join(', ')}
          </span>
        </span>
      ),
    },
    {
      key: 'owner',
      head: 'Owner',
      sorts: { ascending: 'owner', descending: 'owner_desc' },
      cell: ({ owner }) => owner,
    },
    { key: 'state', head: 'State', cell: (token) => <TokenState token={token} /> },
    ...tokenTimes,
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

function Nothing({ list }: { list: AllTokenList }) {
  if (!list.isFiltered && list.page === 1)
    return <EmptyState title="No tokens yet">No one has created an API token.</EmptyState>;
  return (
    <NoMatch title="No matching tokens" all="Show all tokens" list={list}>
      No token names or owners match your search.
    </NoMatch>
  );
}

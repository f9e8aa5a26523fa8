import { useState } from 'react';
import type { ApiToken } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatDay } from '../../core/elapsed-time.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useNow } from '../../core/use-now.ts';
import { tellDone, tellFailed } from '../../parts/account-settings/saved.ts';
import { endOf } from '../../parts/account-settings/tokens-section.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useAllTokens, useRevokeAnyToken } from './admin-api-tokens.queries.ts';
import styles from './all-tokens.module.css';

const noFilters = {};

/** Everyone's tokens: super admins can end any of them. */
export function AllTokens() {
  const list = useListAddress(noFilters);
  const tokens = useAllTokens(list);
  const [ending, setEnding] = useState<ApiToken>();
  const { data, error } = tokens;
  return (
    <section className={styles['part']} aria-labelledby="all-tokens">
      <h2 id="all-tokens">Everyone’s tokens</h2>
      <FilterBar
        label="Search token or username"
        search={list.search}
        onSearch={list.setSearch}
        total={data?.meta.total}
        noun={['token', 'tokens']}
      />
      {error ? (
        <LoadFailure message="Failed to load API tokens" error={error} onRetry={() => void tokens.refetch()} />
      ) : data?.data.length === 0 ? (
        <Nothing isFiltered={list.isFiltered} onClear={list.clear} />
      ) : (
        <TokenTable rows={data?.data} isOld={tokens.isPlaceholderData} onRevoke={setEnding} />
      )}
      <PageSteps page={list.page} lastPage={data?.meta.last_page ?? 1} onPage={list.setPage} />
      <RevokeDialog token={ending} onClose={() => setEnding(undefined)} />
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

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title="No tokens yet">Nobody has created an API token.</EmptyState>;
  return (
    <EmptyState
      title="No token matches"
      action={
        <Button variant="default" onClick={onClear}>
          Show all tokens
        </Button>
      }
    >
      Nothing was found in the names of tokens and their owners.
    </EmptyState>
  );
}

function RevokeDialog({ token, onClose }: { token: ApiToken | undefined; onClose: () => void }) {
  const shown = useLastDefined(token);
  const revoke = useRevokeAnyToken();
  if (!shown) return null;
  const confirm = () =>
    revoke.mutate(shown.id, {
      onSuccess: () => tellDone('The token is revoked.'),
      onError: (error) => tellFailed(error, 'Failed to revoke the token. Please try again.'),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={`Revoke ${shown.name}`}
      question={`Whatever ${shown.owner} uses it for is refused from now on. This cannot be undone.`}
      opened={token !== undefined}
      confirm={{ label: 'Revoke', busyLabel: 'Revoking...' }}
      busy={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

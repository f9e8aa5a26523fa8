import type { ApiToken, PageMeta } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useNow } from '../../core/use-now.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { useListLook } from '../list-views/use-list-look.ts';
import { ViewButton } from '../list-views/view-button.tsx';
import { useTokensFile } from './account.queries.ts';
import styles from './settings-list.module.css';
import { endOf } from './token-end.ts';
import { tokensPageSize, type OwnTokenOrder, type TokenList } from './token-orders.ts';
import { tokenTimes } from './token-times.tsx';

interface TokensTableProps {
  readonly list: TokenList<OwnTokenOrder>;
  readonly page: { readonly data: readonly ApiToken[]; readonly meta: PageMeta };
  readonly isOld: boolean;
  readonly onRevoke: (token: ApiToken) => void;
}

/** One's own tokens, a page at a time. */
export function TokensTable({ list, page: { data, meta }, isOld, onRevoke }: TokensTableProps) {
  const look = useListLook('own_tokens', list, tokenColumns(onRevoke));
  const file = useTokensFile(list);
  return (
    <div className={styles['tokens']}>
      <FilterBar label="Search your tokens" list={list} total={meta} noun={['token', 'tokens']}>
        <ExportButton label="Export your tokens" file={file} />
        <ViewButton name="own_tokens" of="your tokens" list={list} look={look} />
      </FilterBar>
      {data.length === 0 ? (
        <NoMatch title="No matching tokens" all="Show all tokens" list={list}>
          No token names match your search.
        </NoMatch>
      ) : (
        <ListTable
          caption="Your API tokens"
          columns={look.columns}
          density={look.density}
          sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
          rows={data}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          isOld={isOld}
        />
      )}
      <PageSteps
        of="API tokens"
        page={list.page}
        lastPage={meta.last_page}
        onPage={list.setPage}
        size={{ value: list.size ?? tokensPageSize, onSize: list.setSize }}
      />
    </div>
  );
}

function tokenColumns(onRevoke: (token: ApiToken) => void): readonly ListColumn<ApiToken>[] {
  return [
    {
      key: 'name',
      head: 'Token',
      sorts: { ascending: 'name', descending: 'name_desc' },
      cell: (token) => <TokenName token={token} />,
    },
    ...tokenTimes,
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      cell: (token) => <Revoke token={token} onRevoke={onRevoke} />,
    },
  ];
}

function TokenName({ token }: { token: ApiToken }) {
  const ended = endOf(token, useNow());
  return (
    <div>
      <p>
        <strong>{token.name}</strong>
        {ended !== undefined && (
          <span className={styles['badge']} data-tone="off">
            {ended}
          </span>
        )}
      </p>
      <p className={styles['detail']}>
        {token.prefix}… · {token.scopes.join(', ')}
      </p>
    </div>
  );
}

function Revoke({ token, onRevoke }: { token: ApiToken; onRevoke: (token: ApiToken) => void }) {
  if (endOf(token, useNow()) !== undefined) return null;
  return (
    <Button size="xs" variant="default" aria-label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
      Revoke
    </Button>
  );
}

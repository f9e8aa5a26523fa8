import { Suspense, useEffect, useState } from 'react';
import type { ApiToken } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { oneOfOrders, useListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { useTokens } from './account.queries.ts';
import styles from './settings-list.module.css';
import { PipelineLine } from './pipeline-line.tsx';
import { FailedPart, LoadingRows, SettingsSection } from './settings-section.tsx';
import { ownTokenOrders, type OwnTokenOrder } from './token-orders.ts';
import type { TokenScope } from './token-scopes.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

// Most people have no tokens, and a table takes more than the rest of the section.
const TokensTable = lazyAhead(async () => ({ default: (await import('./tokens-table.tsx')).TokensTable }));
const TokenDialog = lazyAhead(async () => ({ default: (await import('./token-dialog.tsx')).TokenDialog }));
const RevokeDialog = lazyAhead(async () => ({ default: (await import('./revoke-dialog.tsx')).RevokeDialog }));

interface TokensSectionProps {
  readonly scopes: readonly TokenScope[];
  readonly title?: string;
  /** What a pipeline may want to do, as a command of `grt` without its name. */
  readonly example: string;
  /** Called once the list is there, at its height: what stands below it is best shown from then on. */
  readonly onSettled?: () => void;
}

/** API tokens: list, create, and revoke. @see docs/specification/decisions.md §2 */
export function TokensSection({ scopes, title = 'API tokens', example, onSettled }: TokensSectionProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiToken>();
  return (
    <SettingsSection
      title={title}
      about="For scripts and pipelines. A token can do what you can do, limited to the permissions you choose."
      action={
        <Button variant="default" onClick={() => setCreating(true)}>
          Create token
        </Button>
      }
    >
      <TokensList onRevoke={setRevoking} onSettled={setSettled} />
      <div hidden={!isSettled}>
        <PipelineLine example={example} />
      </div>
      <OnDemand opened={isCreating}>
        {(opened) => <TokenDialog open={opened} onClose={() => setCreating(false)} scopes={scopes} />}
      </OnDemand>
      <OnDemand opened={revoking !== undefined}>
        {(opened) => <RevokeDialog token={opened ? revoking : undefined} onClose={() => setRevoking(undefined)} />}
      </OnDemand>
    </SettingsSection>
  );
}

interface TokensListProps {
  readonly onRevoke: (token: ApiToken) => void;
  readonly onSettled: (isSettled: true) => void;
}

function TokensList({ onRevoke, onSettled }: TokensListProps) {
  const list = useListAddress(noFilters, ownTokensView, 'tokens_');
  const tokens = useTokens(list);
  const loading = <LoadingRows label="Loading API tokens..." rows={1} />;
  if (tokens.isPending) return loading;
  return (
    <Suspense fallback={loading}>
      {tokens.isError ? (
        <FailedPart what="API tokens" error={tokens.error} onRetry={() => void tokens.refetch()} />
      ) : tokens.data.meta.total === 0 && !list.isFiltered ? (
        <p className={styles['empty']}>No tokens yet. Create one to let a script act for you.</p>
      ) : (
        <TokensTable list={list} page={tokens.data} isOld={tokens.isPlaceholderData} onRevoke={onRevoke} />
      )}
      <Settled onSettled={onSettled} />
    </Suspense>
  );
}

/** Is drawn with what it stands beside, not while that loads. */
function Settled({ onSettled }: Pick<TokensListProps, 'onSettled'>) {
  useEffect(() => onSettled(true), [onSettled]);
  return null;
}

const noFilters = {};
const ownTokensView: { sort: ValueReader<OwnTokenOrder> } = { sort: oneOfOrders(ownTokenOrders) };

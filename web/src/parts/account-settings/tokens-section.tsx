import { lazy, useState } from 'react';
import type { ApiToken } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatDay } from '../../core/elapsed-time.ts';
import { useNow } from '../../core/use-now.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useTokens } from './account.queries.ts';
import styles from './settings-list.module.css';
import { PipelineLine } from './pipeline-line.tsx';
import { FailedPart, LoadingRows, SettingsSection } from './settings-section.tsx';
import type { TokenScope } from './token-scopes.ts';

const TokenDialog = lazy(async () => ({ default: (await import('./token-dialog.tsx')).TokenDialog }));
const RevokeDialog = lazy(async () => ({ default: (await import('./revoke-dialog.tsx')).RevokeDialog }));

interface TokensSectionProps {
  readonly scopes: readonly TokenScope[];
  readonly title?: string;
  /** What a pipeline may want to do, as a command of `grt` without its name. */
  readonly example: string;
}

/** API tokens: list, create, and revoke. @see docs/specification/decisions.md §2 */
export function TokensSection({ scopes, title = 'API tokens', example }: TokensSectionProps) {
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
      <TokensList onRevoke={setRevoking} />
      <PipelineLine example={example} />
      <OnDemand opened={isCreating}>
        {(opened) => <TokenDialog open={opened} onClose={() => setCreating(false)} scopes={scopes} />}
      </OnDemand>
      <OnDemand opened={revoking !== undefined}>
        {(opened) => <RevokeDialog token={opened ? revoking : undefined} onClose={() => setRevoking(undefined)} />}
      </OnDemand>
    </SettingsSection>
  );
}

function TokensList({ onRevoke }: { onRevoke: (token: ApiToken) => void }) {
  const tokens = useTokens();
  if (tokens.isPending) return <LoadingRows label="Loading API tokens..." />;
  if (tokens.isError) {
    return <FailedPart what="API tokens" error={tokens.error} onRetry={() => void tokens.refetch()} />;
  }
  if (tokens.data.length === 0) {
    return <p className={styles['empty']}>No tokens yet. Create one to let a script act for you.</p>;
  }
  return (
    <ul className={styles['list']}>
      {tokens.data.map((token) => (
        <TokenRow key={token.id} token={token} onRevoke={() => onRevoke(token)} />
      ))}
    </ul>
  );
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const ended = endOf(token, useNow());
  return (
    <li>
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
        <p className={styles['detail']}>
          {token.last_used_at === null ? (
            'Never used'
          ) : (
            <>
              Last used <TimeAgo at={token.last_used_at} />
            </>
          )}{' '}
          · expires {formatDay(new Date(token.expires_at))}
        </p>
      </div>
      {ended === undefined && (
        <Button variant="default" aria-label={`Revoke ${token.name}`} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </li>
  );
}

/** Why a token no longer works; undefined if it does. */
export function endOf({ revoked_at, expires_at }: ApiToken, now: Date): string | undefined {
  if (revoked_at !== null) return 'Revoked';
  return new Date(expires_at) <= now ? 'Expired' : undefined;
}

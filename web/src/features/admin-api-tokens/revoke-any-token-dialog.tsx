import type { ApiToken } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { tellDone, tellFailed } from '../../parts/account-settings/saved.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRevokeAnyToken } from './admin-api-tokens.queries.ts';

/** Asks before any user's token is revoked. */
export function RevokeAnyTokenDialog({ token, onClose }: { token: ApiToken | undefined; onClose: () => void }) {
  const shown = useLastDefined(token);
  const revoke = useRevokeAnyToken();
  function confirm() {
    if (!shown) return;
    revoke.mutate(shown.id, {
      onSuccess: () => tellDone('The token was revoked.', shown.name),
      onError: (error) => tellFailed(error, 'Failed to revoke the token. Please try again.', shown.name),
      here: { onSettled: onClose },
    });
  }

  return (
    <ConfirmDialog
      title={`Revoke ${shown?.name ?? 'token'}`}
      question={`Anything ${shown?.owner ?? 'its owner'} uses it for will stop working. This cannot be undone.`}
      opened={token !== undefined}
      confirm={{ label: 'Revoke', busyLabel: 'Revoking...' }}
      busy={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

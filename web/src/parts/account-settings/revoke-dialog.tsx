import type { ApiToken } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRevokeToken } from './account.queries.ts';
import { tellDone, tellFailed } from './saved.ts';

/** Asks before a token is revoked; open while there is one. */
export function RevokeDialog({ token, onClose }: { token: ApiToken | undefined; onClose: () => void }) {
  const shown = useLastDefined(token);
  const revoke = useRevokeToken();

  function confirm() {
    if (!token) return;
    revoke.mutate(token.id, {
      onSuccess: () => tellDone('The token was revoked.', token.name),
      onError: (error) => tellFailed(error, 'Failed to revoke the token. Please try again.', token.name),
      here: { onSettled: onClose },
    });
  }

  return (
    <ConfirmDialog
      title="Revoke this token?"
      question={`Anything that uses ${shown?.name ?? 'it'} will stop working. This cannot be undone.`}
      opened={token !== undefined}
      confirm={{ label: 'Revoke', busyLabel: 'Revoking...' }}
      cancelLabel="Keep it"
      busy={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import type { Factor, FactorOverview } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import listStyles from '../account-settings/settings-list.module.css';
import { tellDone, tellFailed } from '../account-settings/saved.ts';
import { ConfirmOnDemand } from '../../ui/confirm-on-demand.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './factor-actions.module.css';
import { useRemoveFactor } from './factor-changes.queries.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const RecoveryCodesDialog = lazyAhead(async () => ({
  default: (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
}));

const RenameFactorDialog = lazyAhead(async () => ({
  default: (await import('./rename-factor-dialog.tsx')).RenameFactorDialog,
}));

/** The factors, each with its removal, and the recovery codes. */
export function FactorList({ overview }: { overview: FactorOverview }) {
  const [leaving, setLeaving] = useState<Factor>();
  const [renaming, setRenaming] = useState<Factor>();
  const renamed = useLastDefined(renaming);
  const { factors } = overview;
  return (
    <>
      <ul className={listStyles['list']} aria-label="Second factors">
        {factors.map((factor) => (
          <li key={factor.id}>
            <div>
              <p>
                <strong>{factor.name}</strong>
              </p>
              <p className={listStyles['detail']}>
                {factor.kind === 'passkey' ? 'Passkey' : 'Authenticator app'} · added <TimeAgo at={factor.created_at} />
                {factor.last_used_at !== null && (
                  <>
                    {' '}
                    · last used <TimeAgo at={factor.last_used_at} />
                  </>
                )}
              </p>
            </div>
            <div className={styles['actions']}>
              <Button variant="subtle" aria-label={`Rename ${factor.name}`} onClick={() => setRenaming(factor)}>
                Rename
              </Button>
              <Button variant="default" aria-label={`Remove ${factor.name}`} onClick={() => setLeaving(factor)}>
                Remove
              </Button>
            </div>
          </li>
        ))}
        <RecoveryCodesRow overview={overview} />
      </ul>
      <OnDemand opened={renaming !== undefined}>
        {(opened) => <RenameFactorDialog factor={renamed} opened={opened} onClose={() => setRenaming(undefined)} />}
      </OnDemand>
      <RemoveFactorDialog factor={leaving} isLast={factors.length === 1} onClose={() => setLeaving(undefined)} />
    </>
  );
}

function RecoveryCodesRow({ overview }: { overview: FactorOverview }) {
  const [isReplacing, setReplacing] = useState(false);
  return (
    <li>
      <div>
        <p>
          <strong>Recovery codes</strong>
        </p>
        <p className={listStyles['detail']}>{overview.recovery_codes_left} of 10 left, each for one sign-in.</p>
      </div>
      <Button variant="default" onClick={() => setReplacing(true)}>
        New codes
      </Button>
      <OnDemand opened={isReplacing}>
        {(opened) => <RecoveryCodesDialog opened={opened} onClose={() => setReplacing(false)} />}
      </OnDemand>
    </li>
  );
}

interface RemoveFactorDialogProps {
  readonly factor: Factor | undefined;
  readonly isLast: boolean;
  readonly onClose: () => void;
}

function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const shown = useLastDefined(factor);
  const remove = useRemoveFactor();

  function confirm() {
    if (!factor) return;
    remove.mutate(factor.id, {
      onSuccess: () => tellDone(`${factor.name} was removed.`),
      onError: (error) => tellFailed(error, `Failed to remove ${factor.name}. Please try again.`),
      here: { onSettled: onClose },
    });
  }

  return (
    <ConfirmOnDemand
      title={`Remove ${shown?.name ?? 'this factor'}?`}
      question={
        isLast
          ? 'Signing in will require only your password, and your recovery codes will stop working.'
          : 'It will stop working. Your other factors are not affected.'
      }
      opened={factor !== undefined}
      confirm={{ label: 'Remove', busyLabel: 'Removing...' }}
      cancelLabel="Keep it"
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

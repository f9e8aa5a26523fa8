import { lazy, useState } from 'react';
import type { Factor, FactorOverview } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import listStyles from '../account-settings/settings-list.module.css';
import { tellDone, tellFailed } from '../account-settings/saved.ts';
import { FailedPart, LoadingRows, SettingsSection } from '../account-settings/settings-section.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useFactors, useRemoveFactor } from './factors.queries.ts';

const TotpDialog = lazy(async () => ({ default: (await import('./totp-dialog.tsx')).TotpDialog }));
const RecoveryCodesDialog = lazy(async () => ({
  default: (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
}));

/** The account's second factors and recovery codes. @see docs/specification/decisions.md §2 */
export function FactorsSection() {
  const [isAdding, setAdding] = useState(false);
  return (
    <SettingsSection
      title="Second factor"
      about="Signing in then needs a code from your authenticator app besides your password. API tokens are not affected."
      action={
        <Button variant="default" onClick={() => setAdding(true)}>
          Set up authenticator app
        </Button>
      }
    >
      <Factors />
      <OnDemand opened={isAdding}>
        {(opened) => <TotpDialog opened={opened} onClose={() => setAdding(false)} />}
      </OnDemand>
    </SettingsSection>
  );
}

function Factors() {
  const overview = useFactors();
  const [leaving, setLeaving] = useState<Factor>();
  if (overview.isPending) return <LoadingRows label="Loading your second factor..." />;
  if (overview.isError) {
    return <FailedPart what="your second factor" error={overview.error} onRetry={() => void overview.refetch()} />;
  }
  const { factors } = overview.data;
  if (factors.length === 0)
    return <p className={listStyles['empty']}>Not set up. Whoever has your password can sign in.</p>;
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
                Added <TimeAgo at={factor.created_at} />
                {factor.last_used_at !== null && (
                  <>
                    {' '}
                    · last used <TimeAgo at={factor.last_used_at} />
                  </>
                )}
              </p>
            </div>
            <Button variant="default" aria-label={`Remove ${factor.name}`} onClick={() => setLeaving(factor)}>
              Remove
            </Button>
          </li>
        ))}
        <RecoveryCodesRow overview={overview.data} />
      </ul>
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
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      title={`Remove ${shown?.name ?? 'this factor'}?`}
      question={
        isLast
          ? 'Signing in will need your password only, and your recovery codes stop working.'
          : 'Its codes stop working. Your other factors stay.'
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

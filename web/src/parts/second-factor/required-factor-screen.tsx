import { Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { setBarred } from '../../core/confirmation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingRows } from '../account-settings/settings-section.tsx';
import { useFactors } from './factors.queries.ts';
import { passkeyObstacle } from './passkey-place.ts';
import styles from './required-factor-screen.module.css';
import { TotpSteps } from './totp-steps.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const PasskeySteps = lazyPart(async () => ({ default: (await import('./new-passkey.tsx')).PasskeySteps }));

/** In place of every screen of an administrator who must set up a second factor first. */
export function RequiredFactorScreen() {
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<'totp' | 'passkey'>('totp');
  const overview = useFactors();
  const canAddPasskey = overview.data !== undefined && passkeyObstacle(overview.data.passkey_origin) === undefined;

  function goOn() {
    queryClient.clear();
    setBarred(false);
  }

  return (
    <div>
      <PageHeader
        title="Set up a second factor"
        context="Administrators need one here. You can go on as soon as it is set up."
      />
      <div className={styles['steps']}>
        {kind === 'passkey' ? (
          <Suspense fallback={<LoadingRows label="Preparing..." />}>
            <PasskeySteps onDone={goOn} onCancel={() => setKind('totp')} />
          </Suspense>
        ) : (
          <>
            <TotpSteps onDone={goOn} />
            {canAddPasskey && (
              <Button variant="subtle" size="sm" onClick={() => setKind('passkey')}>
                Add a passkey instead
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

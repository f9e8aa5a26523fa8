import { Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import listStyles from '../account-settings/settings-list.module.css';
import { FailedPart, LoadingRows, SettingsSection } from '../account-settings/settings-section.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { useFactors } from './factors.queries.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const FactorDialog = lazyPart(async () => ({ default: (await import('./factor-dialog.tsx')).FactorDialog }));
const FactorList = lazyPart(async () => ({ default: (await import('./factor-list.tsx')).FactorList }));

/** The account's second factors and recovery codes. @see docs/specification/decisions.md §2 */
export function FactorsSection() {
  const [adding, setAdding] = useState<'totp' | 'passkey'>();
  return (
    <SettingsSection
      title="Second factor"
      about="Require a passkey or a code from your authenticator app at sign-in. API tokens are not affected."
      action={
        <>
          <Button variant="default" mr={8} mb={8} onClick={() => setAdding('passkey')}>
            Add passkey
          </Button>
          <Button variant="default" onClick={() => setAdding('totp')}>
            Set up authenticator app
          </Button>
        </>
      }
    >
      <Factors />
      <OnDemand opened={adding !== undefined}>
        {(opened) => <FactorDialog kind={adding} opened={opened} onClose={() => setAdding(undefined)} />}
      </OnDemand>
    </SettingsSection>
  );
}

function Factors() {
  const overview = useFactors();
  if (overview.isPending) return <LoadingRows label="Loading your second factor..." rows={1} />;
  if (overview.isLoadingError) {
    return <FailedPart what="your second factor" error={overview.error} onRetry={() => void overview.refetch()} />;
  }
  if (overview.data.factors.length === 0)
    return <p className={listStyles['empty']}>Not set up. Anyone with your password can sign in.</p>;
  return (
    <Suspense fallback={<LoadingRows label="Loading your second factor..." rows={1} />}>
      <FactorList overview={overview.data} />
    </Suspense>
  );
}

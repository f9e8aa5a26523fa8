import { lazy, Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import listStyles from '../account-settings/settings-list.module.css';
import { FailedPart, LoadingRows, SettingsSection } from '../account-settings/settings-section.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { useFactors } from './factors.queries.ts';

const TotpDialog = lazy(async () => ({ default: (await import('./totp-dialog.tsx')).TotpDialog }));
const FactorList = lazy(async () => ({ default: (await import('./factor-list.tsx')).FactorList }));

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
  if (overview.isPending) return <LoadingRows label="Loading your second factor..." />;
  if (overview.isError) {
    return <FailedPart what="your second factor" error={overview.error} onRetry={() => void overview.refetch()} />;
  }
  if (overview.data.factors.length === 0)
    return <p className={listStyles['empty']}>Not set up. Whoever has your password can sign in.</p>;
  return (
    <Suspense fallback={<LoadingRows label="Loading your second factor..." />}>
      <FactorList overview={overview.data} />
    </Suspense>
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import { formatCounted } from '../../core/format.ts';
import listStyles from '../../parts/account-settings/settings-list.module.css';
import { FailedPart, LoadingRows, SettingsSection } from '../../parts/account-settings/settings-section.tsx';
import type { ReasonList } from '../../parts/review/common-reasons.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { reasonListNames } from './reason-list-names.ts';
import { useReasons } from './reasons.queries.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const ReasonsDialog = lazyAhead(async () => ({ default: (await import('./reasons-dialog.tsx')).ReasonsDialog }));
const lists = ['registrations', 'feeds', 'domains'] as const;

/** The common reasons for rejections, a list for each of what is reviewed. */
export function ReasonsSection() {
  return (
    <SettingsSection
      title="Reasons for rejections"
      about="What reviewers choose by R and a digit instead of writing it. Earlier decisions keep their reasons."
    >
      <Lists />
    </SettingsSection>
  );
}

function Lists() {
  const reasons = useReasons();
  const [edited, setEdited] = useState<ReasonList>();
  if (reasons.isPending) return <LoadingRows label="Loading the reasons..." rows={4} phoneRows={5} />;
  if (reasons.isError) {
    return <FailedPart what="the reasons" error={reasons.error} onRetry={() => void reasons.refetch()} />;
  }
  return (
    <>
      <ul className={listStyles['list']} aria-label="Reasons">
        {lists.map((of) => (
          <li key={of}>
            <div>
              <strong>{reasonListNames[of].title}</strong>
              <p className={listStyles['detail']}>
                {reasons.data[of].length === 0
                  ? 'None: each reason is written.'
                  : `${formatCounted(reasons.data[of].length, ['reason', 'reasons'])}: ${reasons.data[of].map(({ name }) => name).join(', ')}`}
              </p>
            </div>
            <Button
              size="xs"
              flex="none"
              variant="default"
              aria-label={`Edit the reasons for ${reasonListNames[of].several}`}
              onClick={() => setEdited(of)}
            >
              Edit
            </Button>
          </li>
        ))}
      </ul>
      <OnDemand opened={edited !== undefined}>
        {(opened) => (
          <ReasonsDialog of={opened ? edited : undefined} reasons={reasons.data} onClose={() => setEdited(undefined)} />
        )}
      </OnDemand>
    </>
  );
}

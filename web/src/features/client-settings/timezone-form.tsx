import { useState } from 'react';
import { timezoneValues, type Profile } from '@grt/sdk/contract';
import { Button, NativeSelect } from '@mantine/core';
import { zoneInWords } from '../../core/zone-time.ts';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { useSaveProfile } from '../../parts/account-settings/account.queries.ts';
import { tellDone, tellFailed } from '../../parts/account-settings/saved.ts';
import { zoneChangeInWords } from '../../parts/zone-change-words.ts';
import styles from '../../parts/account-settings/settings-forms.module.css';

const choices = timezoneValues.map((value) => ({ value, label: zoneInWords(value) }));

/** The timezone of budget days. A change takes effect at the next midnight.
 * @see docs/specification/decisions.md §8 */
export function TimezoneForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const change = zoneChangeInWords(profile);
  const standing = profile.pending_timezone ?? profile.timezone;
  const [chosen, setChosen] = useState<string>(standing);
  useUnsavedGuard(chosen !== standing);

  function send() {
    const timezone = timezoneValues.find((value) => value === chosen);
    if (timezone === undefined) return;
    save.mutate(
      { timezone },
      {
        onSuccess: (saved) => tellDone(zoneChangeInWords(saved) ?? 'Timezone saved.'),
        onError: (error) => tellFailed(error, 'Failed to save your timezone. Please try again.'),
      },
    );
  }

  return (
    <div className={`${styles['form'] ?? ''} ${styles['narrow'] ?? ''}`}>
      <NativeSelect
        label="Timezone"
        data={choices}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {change !== undefined && <p className={styles['note']}>{change}</p>}
      <div>
        <Button onClick={send} disabled={chosen === standing || save.isPending}>
          {save.isPending ? 'Saving...' : 'Save timezone'}
        </Button>
      </div>
    </div>
  );
}

import type { NotificationSettings, Profile } from '@grt/sdk/contract';
import { Switch } from '@mantine/core';
import { useSaveProfile } from '../../parts/account-settings/account.queries.ts';
import { tellDone, tellFailed } from '../../parts/account-settings/saved.ts';
import styles from '../../parts/account-settings/settings-forms.module.css';

const mails: readonly { name: keyof NotificationSettings; label: string; about: string }[] = [
  { name: 'feed_reviewed', label: 'A feed was reviewed', about: 'Approved, or rejected with the reason.' },
  { name: 'feed_failed', label: 'A feed failed', about: 'It could not be fetched or read, or it was put on hold.' },
  { name: 'domain_reviewed', label: 'A domain was reviewed', about: 'Approved, or rejected with a note.' },
  {
    name: 'budget_exhausted',
    label: 'A daily budget is used up',
    about: 'Once at 80%, and once when it is spent.',
  },
];

/** Email preferences. Each choice is saved immediately. */
export function NotificationsForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const shown = save.isPending ? (save.variables.notifications ?? profile.notifications) : profile.notifications;

  function choose(name: keyof NotificationSettings, isWanted: boolean) {
    save.mutate(
      { notifications: { ...profile.notifications, [name]: isWanted } },
      {
        onSuccess: () => tellDone('Notifications saved.'),
        onError: (error) => tellFailed(error, 'Failed to save your notifications. Please try again.'),
      },
    );
  }

  return (
    <div className={styles['choices']}>
      {mails.map(({ name, label, about }) => (
        <Switch
          key={name}
          label={label}
          description={about}
          checked={shown[name]}
          disabled={save.isPending}
          onChange={(event) => choose(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}

import { Link } from 'react-router-dom';
import { may, mayOpen } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { useProfile } from '../../parts/account-settings/account.queries.ts';
import { PasswordForm } from '../../parts/account-settings/password-form.tsx';
import { ProfileForm } from '../../parts/account-settings/profile-form.tsx';
import { SessionsList } from '../../parts/account-settings/sessions-list.tsx';
import { FailedPart, LoadingRows, SettingsSection } from '../../parts/account-settings/settings-section.tsx';
import { FactorsSection } from '../../parts/second-factor/factors-section.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { AdministratorsSection } from './administrators-section.tsx';
import { useSettings } from './admin-settings.queries.ts';
import styles from './admin-settings-screen.module.css';
import { PlatformForm } from './platform-form.tsx';
import { ReasonsSection } from './reasons-section.tsx';

/** Administrators' settings: the platform, the administrators, and their own account.
 * @see docs/specification/decisions.md §3 and §5 */
export function AdminSettingsScreen() {
  return (
    <Screen isForm>
      <PageHeader
        title="Settings"
        context={
          may('users.list') && may('settings.update')
            ? 'The platform, its administrators, and your own account.'
            : 'Your own account, and what your role may change.'
        }
      />
      <div>
        {may('settings.update') && (
          <SettingsSection title="Platform" about="Changes take effect immediately and are recorded in the audit log.">
            <Platform />
          </SettingsSection>
        )}
        {may('settings.updateReasons') && <ReasonsSection />}
        {may('users.list') && <AdministratorsSection />}
        <Records />
        <SettingsSection title="Your profile" about="How you appear to other administrators.">
          <Profile />
        </SettingsSection>
        <SettingsSection
          title="Password"
          about="Changing it signs you out everywhere else and revokes all your API tokens."
        >
          <PasswordForm />
        </SettingsSection>
        <FactorsSection />
        <SettingsSection title="Sessions" about="Where your account is signed in. End any session you don’t recognize.">
          <SessionsList />
        </SettingsSection>
      </div>
    </Screen>
  );
}

const allRecords = [
  { to: paths.adminAudit, name: 'Audit', about: 'Who did what, when, and from where' },
  { to: paths.adminOutbox, name: 'Outbox', about: 'All email sent by the platform' },
  { to: paths.adminWebhooks, name: 'Webhooks', about: 'Addresses that we notify of what happens' },
];

function Records() {
  const records = allRecords.filter(({ to }) => mayOpen(to));
  if (records.length === 0) return null;
  return (
    <SettingsSection title="Records" about="Decisions, email sent to people, and events sent to programs.">
      <ul className={styles['records']}>
        {records.map(({ to, name, about }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

function Platform() {
  const settings = useSettings();
  if (settings.isPending) return <LoadingRows label="Loading the settings..." rows={16} phoneRows={27} />;
  if (settings.isError) {
    return <FailedPart what="the settings" error={settings.error} onRetry={() => void settings.refetch()} />;
  }
  return <PlatformForm settings={settings.data} />;
}

function Profile() {
  const profile = useProfile();
  if (profile.isPending) return <LoadingRows label="Loading your profile..." rows={4} phoneRows={7} />;
  if (profile.isError) {
    return <FailedPart what="your profile" error={profile.error} onRetry={() => void profile.refetch()} />;
  }
  return <ProfileForm profile={profile.data} />;
}

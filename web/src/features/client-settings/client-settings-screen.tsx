import type { ReactNode } from 'react';
import type { Profile } from '@grt/sdk/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useProfile } from '../../parts/account-settings/account.queries.ts';
import { NotificationsForm } from './notifications-form.tsx';
import { PasswordForm } from '../../parts/account-settings/password-form.tsx';
import { ProfileForm } from '../../parts/account-settings/profile-form.tsx';
import { SessionsList } from '../../parts/account-settings/sessions-list.tsx';
import { FailedPart, LoadingRows, SettingsSection } from '../../parts/account-settings/settings-section.tsx';
import { TimezoneForm } from './timezone-form.tsx';
import { FactorsSection } from '../../parts/second-factor/factors-section.tsx';
import { clientScopes } from '../../parts/account-settings/token-scopes.ts';
import { TokensSection } from '../../parts/account-settings/tokens-section.tsx';

/** The account of a client: profile, password, timezone, emails, sessions, tokens.
 * @see docs/specification/decisions.md §2 and §5 */
export function ClientSettingsScreen() {
  return (
    <Screen isForm>
      <PageHeader title="Settings" context="Your profile, sign-in, and API tokens." />
      <div>
        <SettingsSection title="Profile" about="Your name and contact details.">
          <OfProfile rows={5} phoneRows={10}>
            {(profile) => <ProfileForm profile={profile} />}
          </OfProfile>
        </SettingsSection>
        <SettingsSection
          title="Password"
          about="Changing it signs you out everywhere else and revokes all your API tokens."
        >
          <PasswordForm />
        </SettingsSection>
        <FactorsSection />
        <SettingsSection title="Timezone" about="Budgets reset at midnight in this timezone.">
          <OfProfile rows={2}>{(profile) => <TimezoneForm profile={profile} />}</OfProfile>
        </SettingsSection>
        <SettingsSection title="Notifications" about="Which emails you get.">
          <OfProfile rows={3}>{(profile) => <NotificationsForm profile={profile} />}</OfProfile>
        </SettingsSection>
        <SettingsSection title="Sessions" about="Where your account is signed in. End any session you don’t recognize.">
          <SessionsList />
        </SettingsSection>
        <TokensSection scopes={clientScopes} example="feeds sync feeds.yaml" />
        <SettingsSection
          title="Webhooks"
          about="Send events about your feeds, domains, and budgets to your own program."
        >
          <Link to={paths.clientWebhooks}>Open webhooks</Link>
        </SettingsSection>
      </div>
    </Screen>
  );
}

interface OfProfileProps {
  readonly rows: number;
  readonly phoneRows?: number;
  readonly children: (profile: Profile) => ReactNode;
}

/** A part that needs the profile, with as many placeholder rows as it is high. */
function OfProfile({ children, ...rows }: OfProfileProps) {
  const profile = useProfile();
  if (profile.isPending) return <LoadingRows label="Loading your profile..." {...rows} />;
  if (profile.isError) {
    return <FailedPart what="your profile" error={profile.error} onRetry={() => void profile.refetch()} />;
  }
  return children(profile.data);
}

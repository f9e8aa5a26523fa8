import { Suspense } from 'react';
import type { PendingEmail, Profile } from '@grt/sdk/contract';
import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { failureWords } from '../../core/failure-words.ts';
import { lazyFormResolver } from '../form-resolver.ts';
import { goOnFrom } from '../go-on-from.ts';
import { useUnsavedGuard } from '../unsaved-guard/use-unsaved-guard.ts';
import { refusedFields, tellDone, tellFailed } from './saved.ts';
import { useCancelEmail, useSaveProfile } from './account.queries.ts';
import styles from './settings-forms.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';

const PendingEmailNotice = lazyPart(async () => ({
  default: (await import('../pending-email/pending-email-notice.tsx')).PendingEmailNotice,
}));

const fields = [
  { name: 'first_name', label: 'First Name', autoComplete: 'given-name', ofClients: false },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name', ofClients: false },
  { name: 'email', label: 'Email', autoComplete: 'email', ofClients: false },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', ofClients: true },
  { name: 'job_title', label: 'Job Title', autoComplete: 'organization-title', ofClients: false },
  { name: 'website', label: 'Website', autoComplete: 'url', ofClients: true },
] as const;

type ProfileFields = Record<(typeof fields)[number]['name'], string>;

/** Name, email, and job title; for clients, phone and website too. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const shown = fields.filter(({ ofClients }) => !ofClients || profile.company_name !== null);
  const bodyOf = (given: ProfileFields) => Object.fromEntries(shown.map(({ name }) => [name, given[name]]));
  const form = useForm<ProfileFields>({
    values: fieldsOf(profile),
    resetOptions: { keepDirtyValues: true },
    resolver: lazyFormResolver(async () => {
      const { checkProfile } = await import('./check-profile.ts');
      return (given) => checkProfile(bodyOf(given));
    }),
  });
  const { errors, isDirty, dirtyFields } = form.formState;
  useUnsavedGuard(isDirty);

  function send(given: ProfileFields) {
    // Only what changed: a new address needs a confirmation, the rest does not.
    const changed = shown.filter(({ name }) => dirtyFields[name] === true);
    save.mutate(Object.fromEntries(changed.map(({ name }) => [name, given[name]])), {
      onSuccess: (saved) => {
        const isNewAddress = given.email.trim() !== saved.email;
        tellDone(
          isNewAddress ? `Profile saved. Please confirm ${given.email.trim()} in both mailboxes.` : 'Profile saved.',
        );
      },
      here: {
        onSuccess: (saved) => goOnFrom(form, given, fieldsOf(saved)),
        onError: (error) => {
          const names = shown.map(({ name }) => name);
          if (failureWords(error, names) !== undefined)
            tellFailed(error, 'Failed to save your profile. Please try again.');
          for (const [name, message] of refusedFields(error) ?? []) {
            const field = fields.find((one) => one.name === name);
            if (field) form.setError(field.name, { message }, { shouldFocus: true });
          }
        },
      },
    });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {shown.map(({ name, label, autoComplete }) => (
        <TextInput
          key={name}
          label={label}
          autoComplete={autoComplete}
          error={errors[name]?.message}
          {...form.register(name)}
        />
      ))}
      <OwnPendingEmail pending={profile.pending_email} />
      <div data-wide>
        <Button type="submit" disabled={!isDirty || save.isPending}>
          {save.isPending ? 'Saving...' : 'Save profile'}
        </Button>
      </div>
    </form>
  );
}

/** Stays mounted when the change has ended, to say so. */
function OwnPendingEmail({ pending }: { pending: PendingEmail | null }) {
  const save = useSaveProfile();
  const cancel = useCancelEmail();
  if (!pending) return null;
  const resend = () =>
    save.mutate(
      { email: pending.email },
      {
        onSuccess: () => tellDone('We sent the links again. Older links no longer work.'),
        onError: (error) => tellFailed(error, 'Failed to send the links. Please try again.'),
      },
    );
  const end = () =>
    cancel.mutate(undefined, {
      onSuccess: () => tellDone('The change to your email address was canceled.'),
      onError: (error) => tellFailed(error, 'Failed to cancel the change. Please try again.'),
    });
  return (
    <div data-wide>
      <Suspense>
        <PendingEmailNotice
          pending={pending}
          busy={save.isPending || cancel.isPending}
          onResend={resend}
          onCancel={end}
        />
      </Suspense>
    </div>
  );
}

const fieldsOf = (profile: Profile): ProfileFields => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  email: profile.email,
  phone: profile.phone ?? '',
  job_title: profile.job_title ?? '',
  website: profile.website ?? '',
});

import { messages, type Profile } from '@grt/sdk/contract';
import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useUnsavedGuard } from '../unsaved-guard/use-unsaved-guard.ts';
import { refusedFields, tellDone, tellFailed } from './saved.ts';
import { useSaveProfile } from './account.queries.ts';
import styles from './settings-forms.module.css';

const words = messages.ProfileForm;

const fields = [
  {
    name: 'first_name',
    label: 'First Name',
    autoComplete: 'given-name',
    required: words.first_name.minLength,
    ofClients: false,
  },
  {
    name: 'last_name',
    label: 'Last Name',
    autoComplete: 'family-name',
    required: words.last_name.minLength,
    ofClients: false,
  },
  { name: 'email', label: 'Email', autoComplete: 'email', required: words.email.minLength, ofClients: false },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', required: words.phone.minLength, ofClients: true },
  { name: 'job_title', label: 'Job Title', autoComplete: 'organization-title', required: undefined, ofClients: false },
  { name: 'website', label: 'Website', autoComplete: 'url', required: undefined, ofClients: true },
] as const;

type ProfileFields = Record<(typeof fields)[number]['name'], string>;

/** Name, email, and job title; for clients, phone and website too. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const shown = fields.filter(({ ofClients }) => !ofClients || profile.company_name !== null);
  const form = useForm<ProfileFields>({ values: fieldsOf(profile), resetOptions: { keepDirtyValues: true } });
  const { errors, isDirty } = form.formState;
  useUnsavedGuard(isDirty);

  function send(given: ProfileFields) {
    save.mutate(Object.fromEntries(shown.map(({ name }) => [name, given[name]])), {
      onSuccess: (saved) => {
        form.reset(fieldsOf(saved));
        tellDone('Profile saved.');
      },
      onError: (error) => {
        const refused = refusedFields(error);
        if (!refused) tellFailed(error, 'Failed to save your profile. Please try again.');
        for (const [name, message] of refused ?? []) {
          const field = fields.find((one) => one.name === name);
          if (field) form.setError(field.name, { message }, { shouldFocus: true });
        }
      },
    });
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {shown.map(({ name, label, autoComplete, required }) => (
        <TextInput
          key={name}
          label={label}
          autoComplete={autoComplete}
          error={errors[name]?.message}
          {...form.register(
            name,
            required === undefined ? {} : { validate: (value) => value.trim() !== '' || required },
          )}
        />
      ))}
      <div data-wide>
        <Button type="submit" disabled={!isDirty || save.isPending}>
          {save.isPending ? 'Saving...' : 'Save profile'}
        </Button>
      </div>
    </form>
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

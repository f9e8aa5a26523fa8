import { TextInput } from '@mantine/core';
import { checkForm } from '@grt/sdk/check-form';
import { messagesOfFirstAdministratorForm } from '@grt/sdk/contract';
import { form as administratorForm } from '@grt/sdk/forms/setup.createAdministrator';
import { newPasswordErrors } from '@grt/sdk/rules';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { EntryFormEnd } from '../../parts/entry-form-end.tsx';
import { EntryFrame } from '../../parts/entry-frame.tsx';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { formResolver } from '../../parts/form-resolver.ts';
import { NewPasswordFields } from '../../parts/new-password-fields.tsx';
import { UsernameField } from '../../parts/username-field.tsx';
import styles from '../../parts/entry-screen.module.css';
import {
  fieldNames,
  refusalOf,
  useCreateAdministrator,
  type FirstAdministrator,
} from './first-administrator.queries.ts';

const words = messagesOfFirstAdministratorForm;

/** Sets up the first super admin with the link that the server printed at startup; docs/decisions/0009. */
export function FirstAdministratorScreen() {
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  return (
    <EntryFrame long>
      <title>First administrator · GRT</title>
      <div className={styles['screen']}>
        <h1>First administrator</h1>
        {token === '' ? (
          <p role="alert" className={styles['refused']}>
            {words.token.required}
          </p>
        ) : (
          <FirstAdministratorForm token={token} />
        )}
        <p className={styles['ways']}>
          <Link to={paths.login}>Back to sign-in</Link>
        </p>
      </div>
    </EntryFrame>
  );
}

function FirstAdministratorForm({ token }: { token: string }) {
  const { form, send, isPending, refusal } = useAdministratorForm(token);
  const typed = useWatch({ control: form.control, name: ['password', 'password_confirmation'] });
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <UsernameField
        label="Username"
        error={form.formState.errors.username?.message}
        field={form.register('username')}
      />
      <PersonFields form={form} />
      <NewPasswordFields
        labels={{ password: 'Password', confirmation: 'Confirm password' }}
        fields={{
          password: form.register('password'),
          confirmation: form.register('password_confirmation'),
        }}
        errors={form.formState.errors}
        size="md"
        typed={typed}
        mismatch={words.password_confirmation.required}
      />
      <EntryFormEnd
        label="Create super admin"
        busyLabel="Creating the account..."
        busy={isPending}
        disabled={typed[0] !== typed[1]}
        refusal={refusal}
      />
    </form>
  );
}

function PersonFields({ form }: { form: UseFormReturn<FirstAdministrator> }) {
  const fields = [
    { name: 'first_name', label: 'First name', autoComplete: 'given-name', type: 'text' },
    { name: 'last_name', label: 'Last name', autoComplete: 'family-name', type: 'text' },
    { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  ] as const;
  return fields.map(({ name, ...field }) => (
    <TextInput key={name} size="md" {...field} error={form.formState.errors[name]?.message} {...form.register(name)} />
  ));
}

/** The form's fields and submission; then goes to sign-in, which shows the server's message. */
function useAdministratorForm(token: string) {
  const create = useCreateAdministrator(token);
  const navigate = useNavigate();
  const form = useForm<FirstAdministrator>({
    defaultValues: { username: '', first_name: '', last_name: '', email: '', password: '', password_confirmation: '' },
    resolver: formResolver((fields) =>
      checkForm(administratorForm, { ...fields, token }, (body) => newPasswordErrors(body, body)),
    ),
  });
  const send = (given: FirstAdministrator) =>
    create.mutate(
      { ...given, username: given.username.trim(), email: given.email.trim() },
      {
        here: {
          onSuccess: (state) => void navigate(paths.login, { state }),
          onError: (error) => void showFieldRefusals(form, error, fieldNames),
        },
      },
    );
  return { form, send, isPending: create.isPending, refusal: create.error ? refusalOf(create.error) : undefined };
}

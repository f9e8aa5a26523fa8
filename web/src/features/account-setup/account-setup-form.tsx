import { checkForm } from '@grt/sdk/check-form';
import { messagesOfAccountSetupForm, type SetupToken } from '@grt/sdk/contract';
import { form as accountForm } from '@grt/sdk/forms/setup.createAccount';
import { newPasswordErrors } from '@grt/sdk/rules';
import { useForm, useWatch } from 'react-hook-form';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { formResolver } from '../../parts/form-resolver.ts';
import { NewPasswordFields } from '../../parts/new-password-fields.tsx';
import { EntryFormEnd } from '../../parts/entry-form-end.tsx';
import { UsernameField } from '../../parts/username-field.tsx';
import styles from '../../parts/entry-screen.module.css';
import detailStyles from './account-details.module.css';
import { setupRefusal, useCreateAccount, type SetUpAccount, type SetupFields } from './account-setup.queries.ts';

interface AccountSetupFormProps {
  readonly token: string;
  readonly details: SetupToken;
  readonly onDone: (account: SetUpAccount) => void;
}

const words = messagesOfAccountSetupForm;

/** Who the account is for, and what its owner chooses. */
export function AccountSetupForm({ token, details, onDone }: AccountSetupFormProps) {
  const { form, send, isPending, refusal } = useSetupForm(token, onDone);
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: ['password', 'password_confirmation'] });

  return (
    <>
      <h1>Account setup</h1>
      <Details details={details} />
      <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <UsernameField
          label="Username"
          help="3 to 32 letters, digits, dots, hyphens, or underscores."
          error={errors.username?.message}
          field={form.register('username')}
        />
        <NewPasswordFields
          labels={{ password: 'Password', confirmation: 'Confirm password' }}
          fields={{
            password: form.register('password'),
            confirmation: form.register('password_confirmation'),
          }}
          errors={errors}
          size="md"
          typed={typed}
          mismatch={words.password_confirmation.required}
        />
        <EntryFormEnd
          label="Create account"
          busyLabel="Creating your account..."
          busy={isPending}
          disabled={typed[0] !== typed[1]}
          refusal={refusal}
        />
      </form>
    </>
  );
}

/** The form's fields and submission; the server's refusals appear under the fields. */
function useSetupForm(token: string, onDone: AccountSetupFormProps['onDone']) {
  const create = useCreateAccount(token);
  const form = useForm<SetupFields>({
    defaultValues: { username: '', password: '', password_confirmation: '' },
    resolver: formResolver((fields) =>
      checkForm(accountForm, { ...fields, token }, (body) => newPasswordErrors(body, body)),
    ),
  });

  const onError = (error: Error) =>
    void showFieldRefusals(form, error, ['username', 'password', 'password_confirmation']);

  return {
    form,
    send: (fields: SetupFields) =>
      create.mutate({ ...fields, username: fields.username.trim() }, { here: { onSuccess: onDone, onError } }),
    isPending: create.isPending,
    refusal: create.error ? setupRefusal(create.error) : undefined,
  };
}

function Details({ details }: { details: SetupToken }) {
  return (
    <dl className={detailStyles['details']}>
      <div>
        <dt>Company</dt>
        <dd>{details.company_name}</dd>
      </div>
      <div>
        <dt>Contact</dt>
        <dd>{details.client_name}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{details.email}</dd>
      </div>
      <div>
        <dt>Link expires</dt>
        <dd>{formatExactTime(new Date(details.expires_at))}</dd>
      </div>
    </dl>
  );
}

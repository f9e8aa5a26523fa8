import { checkForm, type CheckedForm } from '@grt/sdk/check-form';
import { administratorRoleValues, type AdministratorRole, type AdminUser } from '@grt/sdk/contract';
import { form as newUserForm } from '@grt/sdk/forms/users.create';
import { form as userChangesForm } from '@grt/sdk/forms/users.update';
import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureWords } from '../../core/failure-words.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { tellDone } from '../../parts/account-settings/saved.ts';
import { roleNames } from '../../parts/administrator-roles.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { formResolver } from '../../parts/form-resolver.ts';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useChangeUser, type UserChange } from './user-changes.queries.ts';

interface UserDialogProps {
  /** The administrator being edited; open while defined. */
  readonly user: AdminUser | 'new' | undefined;
  readonly onClose: () => void;
}

/** Adds an administrator, or edits one's name, email, and role. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const shown = useLastDefined(user);
  const title = shown === 'new' || !shown ? 'Add administrator' : `Edit ${shown.full_name}`;
  return (
    <FormDialog title={title} opened={user !== undefined} onClose={onClose} width={480}>
      {shown && <Fields user={shown === 'new' ? undefined : shown} />}
    </FormDialog>
  );
}

const names = ['username', 'first_name', 'last_name', 'email', 'role'] as const;

interface Values {
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  role: AdministratorRole;
}

function Fields({ user }: { user: AdminUser | undefined }) {
  const change = useChangeUser();
  const form = useForm<Values>({
    defaultValues: valuesOf(user),
    resolver: formResolver((values) => checked(user, values)),
  });
  const { isDirty } = form.formState;
  const { cancel, done } = useFormDialog(isDirty);
  const refusal = change.error && failureWords(change.error, names);

  const send = (values: Values) =>
    change.mutate(changeOf(user, values), {
      onSuccess: () =>
        tellDone(
          user ? `${values.first_name} was saved.` : `A link to choose a password is on its way to ${values.email}.`,
        ),
      here: { onSuccess: done, onError: (error) => void showFieldRefusals(form, error, names) },
    });

  return (
    <DialogForm
      send={{
        label: user ? 'Save changes' : 'Add and send link',
        busyLabel: 'Saving...',
        busy: change.isPending,
        disabled: user !== undefined && !isDirty,
      }}
      onSend={() => void form.handleSubmit(send)()}
      onCancel={cancel}
    >
      {refusal && (
        <Alert color="red" variant="light" role="alert">
          {refusal}
        </Alert>
      )}
      <Inputs form={form} isNew={user === undefined} />
    </DialogForm>
  );
}

function Inputs({ form, isNew }: { form: UseFormReturn<Values>; isNew: boolean }) {
  const { errors } = form.formState;
  return (
    <>
      {isNew && (
        <TextInput
          label="Username"
          withAsterisk
          data-autofocus
          autoComplete="off"
          error={errors.username?.message}
          {...form.register('username')}
        />
      )}
      {textFields.map(({ name, label }) => (
        <TextInput
          key={name}
          label={label}
          withAsterisk
          autoComplete="off"
          error={errors[name]?.message}
          {...form.register(name)}
        />
      ))}
      <NativeSelect
        label="Role"
        description={roleRights[form.watch('role')]}
        data={administratorRoleValues.map((value) => ({ value, label: roleNames[value] }))}
        error={errors.role?.message}
        {...form.register('role')}
      />
    </>
  );
}

const roleRights: Readonly<Record<AdministratorRole, string>> = {
  reviewer: 'Decides on registrations, feeds, and domains, and sees clients.',
  operator: 'Geo rules, systems, tasks, pages, variables, and the audit log.',
  finance: 'Pricing, bids, clicks, and analytics; sees clients and domains.',
  admin: 'Everything except other administrators.',
  super_admin: "Everything, including administrators and everyone's API tokens.",
};

const textFields = [
  { name: 'first_name', label: 'First name' },
  { name: 'last_name', label: 'Last name' },
  { name: 'email', label: 'Email' },
] as const;

function valuesOf(user: AdminUser | undefined): Values {
  return {
    username: user?.username ?? '',
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    role: user?.role ?? 'admin',
  };
}

/** Checks it with the form of the call that is sent. */
function checked(user: AdminUser | undefined, { username, ...values }: Values): CheckedForm<unknown> {
  return user ? checkForm(userChangesForm, values) : checkForm(newUserForm, { username, ...values });
}

function changeOf(user: AdminUser | undefined, { username, email, ...values }: Values): UserChange {
  const form = { ...values, email: email.trim() };
  return user
    ? { kind: 'update', user, changes: form }
    : { kind: 'create', form: { ...form, username: username.trim() } };
}

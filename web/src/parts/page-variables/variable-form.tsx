import { checkForm } from '@grt/sdk/check-form';
import type { PageVariable, PageVariableForm } from '@grt/sdk/contract';
import { form as variableForm } from '@grt/sdk/forms/variables.create';
import { Alert, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { showFieldRefusals } from '../field-refusals.ts';
import { formResolver } from '../form-resolver.ts';
import { useFormDialog } from '../unsaved-guard/form-dialog.tsx';
import { useSaveVariable } from './page-variables.queries.ts';

const names = ['variable_key', 'variable_name', 'default_value', 'description'] as const;
type Values = Record<(typeof names)[number], string>;
const resolver = formResolver((values: Values) => checkForm(variableForm, formOf(values)));

interface VariableFormProps {
  /** The variable being edited; undefined for a new one. */
  readonly variable: PageVariable | undefined;
  readonly onBack: () => void;
}

/** Creates or edits a variable. The key cannot change, since pages refer to it. */
export function VariableForm({ variable, onBack }: VariableFormProps) {
  const save = useSaveVariable();
  const form = useForm<Values>({ defaultValues: valuesOf(variable), resolver });
  const { errors, isDirty } = form.formState;
  const { leave } = useFormDialog(isDirty);

  const submit = (values: Values) =>
    save.mutate(
      { variable, form: formOf(values) },
      {
        onSuccess: ({ variable_key }) => toastSuccess(`{${variable_key}} was saved`),
        here: {
          onSuccess: onBack,
          onError: (error) => {
            const rest = showFieldRefusals(form, error, names);
            if (rest !== undefined) form.setError('root', { message: rest });
          },
        },
      },
    );

  return (
    <DialogForm
      send={{ label: 'Save variable', busyLabel: 'Saving...', busy: save.isPending }}
      cancelLabel="Back"
      onSend={() => void form.handleSubmit(submit)()}
      onCancel={() => leave(onBack)}
    >
      {errors.root && (
        <Alert color="red" variant="light" role="alert">
          Failed to save the variable. {errors.root.message}
        </Alert>
      )}
      <Inputs form={form} isNew={variable === undefined} />
    </DialogForm>
  );
}

function Inputs({ form, isNew }: { form: UseFormReturn<Values>; isNew: boolean }) {
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label="Key"
        description="The name used in curly braces. It cannot be changed later."
        placeholder="support_phone"
        disabled={!isNew}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.variable_key?.message}
        {...form.register('variable_key')}
      />
      <TextInput label="Name" error={errors.variable_name?.message} {...form.register('variable_name')} />
      <Textarea
        label="Default value"
        description="Used when a domain has no value of its own. Without a default, pages show the name in curly braces."
        rows={2}
        error={errors.default_value?.message}
        {...form.register('default_value')}
      />
      <TextInput label="Description" error={errors.description?.message} {...form.register('description')} />
    </>
  );
}

const valuesOf = (variable: PageVariable | undefined): Values => ({
  variable_key: variable?.variable_key ?? '',
  variable_name: variable?.variable_name ?? '',
  default_value: variable?.default_value ?? '',
  description: variable?.description ?? '',
});

const formOf = (values: Values): PageVariableForm => ({
  variable_key: values.variable_key.trim(),
  variable_name: values.variable_name.trim(),
  default_value: values.default_value === '' ? null : values.default_value,
  description: values.description.trim() || null,
});

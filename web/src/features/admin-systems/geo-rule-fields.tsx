import { useId, useState } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import { geoName, messagesOfGeoRuleForm, type GeoRule } from '@grt/sdk/contract';
import { form as ruleForm } from '@grt/sdk/forms/geo.create';
import { geoCodeErrors } from '@grt/sdk/rules';
import { normalizeGeoCode } from '@grt/sdk/formats/geo-code';
import { Alert, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureWords } from '../../core/failure-words.ts';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { formResolver } from '../../parts/form-resolver.ts';
import { useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useSaveRule } from './admin-systems.queries.ts';
import styles from './geo-rule-fields.module.css';

const names = ['type', 'code', 'name', 'block_reason'] as const;

interface RuleValues {
  readonly type: 'country' | 'state';
  readonly code: string;
  readonly name: string;
  readonly block_reason: string;
}

const words = messagesOfGeoRuleForm;
const kinds = [
  { value: 'country', label: 'Country' },
  { value: 'state', label: 'State' },
];

const resolver = formResolver((values: RuleValues) => checkForm(ruleForm, filledRule(values), geoCodeErrors));

const filledRule = ({ type, code, name, block_reason }: RuleValues) => ({
  type,
  code: normalizeGeoCode(code),
  name: name.trim(),
  block_reason: block_reason.trim() || null,
});

/** The message below a field. For an empty field, the alert above shows it. */
const fieldError = (error: { readonly message?: string } | undefined) =>
  error !== undefined && (error.message === words.code.required || error.message);

/** The fields of a rule. A new one blocks immediately. */
export function GeoRuleFields({ rule }: { rule: GeoRule | undefined }) {
  const save = useSaveRule();
  const form = useForm<RuleValues>({ defaultValues: valuesOf(rule), shouldFocusError: true, resolver });
  const { errors, isDirty } = form.formState;
  const { cancel, done } = useFormDialog(isDirty);
  const alertId = useId();
  const refusal = save.error && failureWords(save.error, names);
  const isIncomplete = [errors.code, errors.name].some((error) => error?.message === words.code.required);

  const send = form.handleSubmit((values) => {
    const filled = filledRule(values);
    save.mutate(
      { rule, form: filled },
      {
        onSuccess: () =>
          rule
            ? toastSuccess('Rule saved', filled.name)
            : toastSuccess(`Successfully added ${filled.type}: ${filled.name}`),
        here: {
          onSuccess: done,
          onError: (error) => void showFieldRefusals(form, error, names),
        },
      },
    );
  });

  return (
    <DialogForm
      send={{ label: rule ? 'Save Rule' : 'Add Rule', busyLabel: 'Saving...', busy: save.isPending }}
      onSend={() => void send()}
      onCancel={cancel}
    >
      {isIncomplete && (
        <Alert id={alertId} color="red" variant="light" role="alert">
          {words.code.required}
        </Alert>
      )}
      {refusal && (
        <Alert color="red" variant="light" role="alert" title={rule ? 'Failed to save rule' : 'Failed to add rule'}>
          {refusal}
        </Alert>
      )}
      <Fields form={form} described={isIncomplete ? alertId : undefined} />
    </DialogForm>
  );
}

function Fields({ form, described }: { form: UseFormReturn<RuleValues>; described: string | undefined }) {
  const { register, formState, getValues, setValue, watch } = form;
  const { errors } = formState;
  const type = watch('type');
  const [proposed, setProposed] = useState('');
  /** Suggests the name of a known code until the user types one. It follows each key of the code, so that it is there
   * before the name has the focus; what is typed then replaces it. */
  const proposeName = () => {
    const { code, name } = getValues();
    if (!['', proposed].includes(name.trim())) return;
    const known = geoName(normalizeGeoCode(code)) ?? '';
    setProposed(known);
    setValue('name', known, { shouldDirty: true });
  };
  return (
    <>
      <NativeSelect label="Type" data={kinds} error={errors.type?.message} data-autofocus {...register('type')} />
      <TextInput
        label="Code"
        required
        autoComplete="off"
        placeholder={type === 'country' ? 'GB' : 'US-NY'}
        description={type === 'country' ? 'ISO 3166-1, such as GB, FR, DE' : 'ISO 3166-2, such as US-NY, US-TX'}
        classNames={{ input: styles['code'] ?? '' }}
        error={fieldError(errors.code)}
        aria-describedby={described}
        {...register('code', { onChange: proposeName })}
      />
      <TextInput
        label="Name"
        required
        autoComplete="off"
        placeholder={type === 'country' ? 'United Kingdom' : 'New York'}
        error={fieldError(errors.name)}
        onFocus={({ currentTarget }) => {
          if (currentTarget.value === proposed) currentTarget.select();
        }}
        {...register('name')}
      />
      <Textarea
        label="Block reason"
        description="Optional. Visible to administrators, not to visitors."
        rows={3}
        error={errors.block_reason?.message}
        {...register('block_reason')}
      />
    </>
  );
}

function valuesOf(rule: GeoRule | undefined): RuleValues {
  return {
    type: rule?.type ?? 'country',
    code: rule?.code ?? '',
    name: rule?.name ?? '',
    block_reason: rule?.block_reason ?? '',
  };
}

import { checkForm, type FormErrors } from '@grt/sdk/check-form';
import type { FormRules } from '../core/form.ts';

/** Checks each answer by the form that will be sent, in the words of the contract.
 * @param rule - looks at several fields. */
export function formCheck<Body>(
  form: Parameters<typeof checkForm<Body>>[0],
  rule?: (body: Partial<Body>) => FormErrors,
): FormRules['check'] {
  return (name, answer, answers) => checkForm(form, { ...answers, [name]: answer }, rule).errors?.[name]?.[0];
}

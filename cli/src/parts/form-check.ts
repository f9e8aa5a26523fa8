import { checkForm, type FormErrors } from '@grt/sdk/check-form';
import type { FormRules } from '../core/form.ts';

/** Checks each answer against the form that will be sent, in the contract's words.
 * @param rule - checks several fields together. */
export function formCheck<Body>(
  form: Parameters<typeof checkForm<Body>>[0],
  rule?: (body: Partial<Body>) => FormErrors,
): FormRules['check'] {
  return (name, answer, answers) => checkForm(form, { ...answers, [name]: answer }, rule).errors?.[name]?.[0];
}

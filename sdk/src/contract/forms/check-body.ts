import type { FlatInput } from '../operation-row.ts';
import { formRules } from '../rules/form-rules.ts';
import type { FormErrors, FormSender } from '../rules/form-rule.ts';
import { forms } from './all.gen.ts';
import { checkForm } from './check-form.ts';

const rules: Readonly<Partial<Record<string, (body: FlatInput, sender: FormSender) => FormErrors>>> = formRules;

/** What the server would refuse in the body of any operation because of its form alone; undefined if nothing. Only that
 * operation's form is loaded. The sender is unknown, so requirements for administrators alone are not checked. */
export async function checkBody(operation: string, fields: FlatInput): Promise<FormErrors | undefined> {
  const load = forms[operation];
  if (load === undefined) return undefined;
  const { form, fileForm } = await load();
  const hasFile = Object.values(fields).some(
    (value) => typeof value === 'object' && value !== null && 'stream' in value,
  );
  const rule = rules[operation];
  return checkForm<object>(
    (hasFile ? fileForm : undefined) ?? form,
    fields,
    rule && ((right) => rule({ ...right }, { role: 'client' })),
  ).errors;
}

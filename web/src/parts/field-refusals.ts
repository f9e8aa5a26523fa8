import { ValidationError } from '@grt/sdk';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows under each field what the server said about it, the first message only, and puts the focus on the first.
 * @returns whether any of the form's fields was named. */
export function showFieldRefusals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: Error,
  fields: readonly FieldPath<Values>[],
): boolean {
  if (!(error instanceof ValidationError)) return false;
  const named = fields.filter((field) => error.fields[field]?.[0] !== undefined);
  for (const [index, field] of named.entries()) {
    form.setError(field, { message: error.fields[field]?.[0] ?? error.message }, { shouldFocus: index === 0 });
  }
  return named.length > 0;
}

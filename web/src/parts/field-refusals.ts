import { ValidationError } from '@grt/sdk';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows the server's first message under each field and focuses the first one.
 * @returns whether any of the form's fields was affected. */
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

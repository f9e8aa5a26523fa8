import { ValidationError } from '@grt/sdk';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { failureWords } from '../core/failure-words.ts';

/** Shows the server's first message under each field and focuses the first one.
 * @returns what remains to be said elsewhere: `failureWords` */
export function showFieldRefusals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: Error,
  fields: readonly FieldPath<Values>[],
): string | undefined {
  const refused = error instanceof ValidationError ? error.fields : {};
  const named = fields.filter((field) => refused[field]?.[0] !== undefined);
  for (const [index, field] of named.entries()) {
    form.setError(field, { message: refused[field]?.[0] ?? error.message }, { shouldFocus: index === 0 });
  }
  return failureWords(error, fields);
}

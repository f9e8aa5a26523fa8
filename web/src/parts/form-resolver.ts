import type { CheckedForm } from '@grt/sdk/check-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Checks a form as the server will, in its words, before anything is sent. Errors that no field of the form shows are
 * left to the server.
 * @param check - checks the body built from the values: `checkForm` with a form of `@grt/sdk/forms/<operation>`. */
export function formResolver<Values extends FieldValues>(
  check: (values: Values) => CheckedForm<unknown>,
): Resolver<Values> {
  return (values, _context, { fields }) => {
    const { errors = {} } = check(values);
    const shown = Object.entries(fields).flatMap(([name, field]) => {
      const message = errors[name]?.[0];
      return message === undefined ? [] : [[name, { type: 'refused', message, ref: field.ref }] as const];
    });
    if (shown.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(shown) as FieldErrors<Values> };
  };
}

/** The same with a check that is loaded on first use, so that a screen that people mostly read does not include it. If
 * it cannot be loaded, only the server checks. */
export function lazyFormResolver<Values extends FieldValues>(
  load: () => Promise<(values: Values) => CheckedForm<unknown>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const check = await load().catch(() => undefined);
    return check ? await formResolver(check)(values, context, options) : { values, errors: {} };
  };
}

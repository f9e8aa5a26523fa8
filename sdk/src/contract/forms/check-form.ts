import * as z from 'zod/mini';
import { labelOf } from '../rules/fault-sentence.ts';
import type { FormErrors } from '../rules/form-rule.ts';

export type { FormErrors };
import type { Form } from './fields.ts';

/** A valid form with its texts normalized, or all of its faults together, with the server's words, order, and shape. */
export type CheckedForm<Body> =
  | { readonly body: Body; readonly errors?: undefined }
  | { readonly body?: undefined; readonly errors: FormErrors };

/** Checks what is about to be sent, as the server will.
 * @param value - the request's body. Undefined values count as omitted.
 * @param rule - checks several fields together; it gets those that are valid on their own. */
export function checkForm<Body>(
  form: Form<Body>,
  value: object,
  rule?: (body: Partial<Body>) => FormErrors,
): CheckedForm<Body> {
  const given = Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined));
  const parsed = z.safeParse(form, given);
  const own = parsed.success ? {} : errorsOf(parsed.error.issues);
  const others = rule?.(parsed.success ? parsed.data : rightFields(form, given, own)) ?? {};
  const errors = inOrder({ ...others, ...own }, form);
  return parsed.success && Object.keys(errors).length === 0 ? { body: parsed.data } : { errors };
}

/** The fields without a fault, whose types the form has checked, normalized like those of a valid form. */
function rightFields<Body>(form: Form<Body>, given: object, errors: FormErrors): Partial<Body> {
  const faulty = new Set(Object.keys(errors).map((field) => field.split('.')[0]));
  const right = Object.entries(given).filter(([name]) => !faulty.has(name));
  const fields = shapeOf(form);
  return Object.fromEntries(
    right.map(([name, value]) => {
      const field = fields[name];
      return [name, field ? z.safeParse(field, value).data : value];
    }),
  ) as Partial<Body>;
}

function shapeOf<Body>({ _zod: { def } }: Form<Body>): Readonly<Record<string, z.core.$ZodType>> {
  return 'shape' in def && typeof def.shape === 'object' && def.shape !== null ? { ...def.shape } : {};
}

/** In the contract's order, with unknown fields last. */
function inOrder<Body>(errors: FormErrors, form: Form<Body>): FormErrors {
  const names = Object.keys(shapeOf(form));
  const rank = ([field]: readonly [string, unknown]) => {
    const index = names.indexOf(field.split('.')[0] ?? '');
    return index === -1 ? names.length : index;
  };
  return Object.fromEntries(Object.entries(errors).toSorted((one, other) => rank(one) - rank(other)));
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): FormErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const field = [...path, key].join('.');
        errors[field] = [`${field} is not a known field`];
      }
      continue;
    }
    const field = path.join('.') || 'body';
    (errors[field] ??= []).push(issue.message.replace('{label}', () => labelOf(field)));
  }
  return errors;
}

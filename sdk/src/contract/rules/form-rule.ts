import type { CallerRole } from '../operation-row.ts';
import type { BodyOf, OperationId } from '../operation-types.ts';

/** Field name as on the wire (dotted when nested), to its messages; the first one is the one to show. */
export type FormErrors = Readonly<Record<string, readonly string[]>>;

/** What rules need to know about the sender of a form. */
export interface FormSender {
  readonly role: CallerRole;
}

/** Checks several fields of a body together, without a database. It gets the fields that are valid on their own, so
 * that all faults of a form are reported together: those of single fields and those across fields. */
export type FormRule<Id extends OperationId> = FormRuleHolder<BodyOf<Id>>['check'];

interface FormRuleHolder<Body> {
  /** As a method, so that a table of rules can be used by any caller that has checked each body by its own schema. */
  check(body: Partial<Body>, sender: FormSender): FormErrors;
}
